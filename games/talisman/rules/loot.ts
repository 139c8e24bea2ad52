import { type Card, cardOption, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import type { CardType, Talisman } from '../shape.ts';
import type { Space } from '../shape/spaces.ts';
import { barred, carried, drop, room, take } from './objects.ts';
import { settle } from './settle.ts';
import { isToad } from './stats.ts';

export const isLoot = (type: CardType): boolean => type === 'object' || type === 'follower';

/**
 * TA-ENC-16: one thing after the other, until nothing is left or wanted. What can simply be carried goes without saying;
 * for whoever has no room left it is one question what is left here for it.
 */
export function* takeLoot(t: Talisman, seat: Seat, space: Space): Flow<boolean> {
  const chosen = new Set<Card>();
  while (!isToad(t, seat)) {
    const forced = t.cards(t.piles.space[space]).find((card) => joinsByForce(t, seat, card));
    if (forced !== undefined && (yield* take(t, seat, forced))) continue;
    const lying = t
      .cards(t.piles.space[space])
      .filter((card) => isLoot(t.def(card).type) && !chosen.has(card));
    const gold = t.state.goldOn[space];
    if (gold === 0 && lying.length === 0) return false;
    const dear = gold === 0 ? oneTooMany(t, seat, lying) : null;
    if (dear !== null) {
      chosen.add(dear);
      yield* exchange(t, seat, dear, chosen);
    } else {
      const { declines, card } = yield* chooseLoot(t, seat, gold, lying);
      if (declines) return false;
      if (card === undefined) takeGoldHere(t, seat, space);
      else {
        chosen.add(card);
        yield* take(t, seat, card);
      }
    }
    if (yield* settle(t, seat)) return true;
  }
  return false;
}

/** What lies here is left behind with it. */
const LEAVE: Option = { ...PASS, commits: 'ends' };

function chooseLoot(t: Talisman, seat: Seat, gold: number, lying: readonly Card[]): Flow<Option> {
  const from: Option[] = lying.map((card) => cardOption(card, barred(t, seat, card)));
  if (gold > 0) from.unshift({ id: 'gold', value: gold, text: 'takeGoldHere', does: 'takeGoldHere' });
  const usual = gold > 0 ? 'gold' : usualLoot(t, seat, lying);
  const ask = { prompt: 'loot', from: [...from, LEAVE], rules: ['TA-ENC-16'] } as const;
  return t.ask<Option>(seat, usual === null ? ask : { ...ask, usual });
}

/** What there is no reason to think about: to take what can be carried, to leave what one has already and has no room for. */
function usualLoot(t: Talisman, seat: Seat, lying: readonly Card[]): string | null {
  const open = lying.filter((card) => barred(t, seat, card) === null);
  if (open.length === 0 || open.some((card) => t.def(card).joins !== null)) return null;
  const left = room(t, seat);
  const load = open.reduce((sum, card) => sum + weight(t, card), 0);
  if (load <= left) return cardOption(open[0]).id;
  const mine = new Set(carried(t, seat).map((card) => t.kind(card)));
  const spare = left <= 0 && open.every((card) => weight(t, card) > 0 && mine.has(t.kind(card)));
  return spare ? PASS.id : null;
}
/** What vanishes when it is taken (a bag of gold) needs no room either. */
function weight(t: Talisman, card: Card): number {
  const { type, trinket, taken } = t.def(card);
  return type === 'object' && !trinket && taken === null ? 1 : 0;
}

/** The only thing there is to take, where something else must be left for it. */
function oneTooMany(t: Talisman, seat: Seat, lying: readonly Card[]): Card | null {
  const open = lying.filter((card) => barred(t, seat, card) === null);
  if (t.wantsAll(seat) || open.length !== 1 || usualLoot(t, seat, lying) !== null) return null;
  const [card] = open;
  return weight(t, card) === 1 && t.def(card).joins === null && room(t, seat) <= 0 ? card : null;
}

/** TA-ENC-16, TA-CARRY-03: leave something here for it, or leave it lying. */
function* exchange(t: Talisman, seat: Seat, wanted: Card, chosen: Set<Card>): Flow {
  const { card: left } = yield* t.ask<Option>(seat, {
    prompt: 'exchange',
    about: { kind: t.kind(wanted) },
    from: [
      ...carried(t, seat).map((card) => ({
        ...cardOption(card, t.def(card).sticks ? 'TA-CARRY-03' : null),
        commits: 'costs' as const,
      })),
      { ...PASS, text: 'leaveLying', about: { kind: t.kind(wanted) } },
    ],
    rules: ['TA-ENC-16', 'TA-CARRY-03'],
  });
  if (left === undefined) return;
  chosen.add(left);
  drop(t, seat, left);
  yield* take(t, seat, wanted);
}

/** What cannot be left behind cannot be left lying either. */
function joinsByForce(t: Talisman, seat: Seat, card: Card): boolean {
  const { type, sticks } = t.def(card);
  return sticks && isLoot(type) && barred(t, seat, card) === null;
}
function takeGoldHere(t: Talisman, seat: Seat, space: Space): void {
  t.state.players[seat].gold += t.state.goldOn[space];
  t.tell('gained', { seat, stat: 'gold', count: t.state.goldOn[space] });
  t.state.goldOn[space] = 0;
}
