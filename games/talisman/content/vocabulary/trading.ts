import { type Card, cardOption, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import * as change from '../../rules/change.ts';
import { fromSupply } from '../../rules/decks.ts';
import { barred, loseCard, shedSurplus, take } from '../../rules/objects.ts';
import { fateValue, has, lifeValue } from '../../rules/stats.ts';
import { type Effect, type Talisman } from '../../shape.ts';
import { kindOf } from './composing.ts';

/** Sold for gold, as long as copies last: several may be bought in one visit. TA-SETUP-05 */
export const sells = (prices: Readonly<Record<string, number>>): Effect =>
  function* (t, seat, by) {
    if (has(t, seat, 'stealsWares') && STEALABLE.has(kindOf(t, by)))
      yield* stealWare(t, seat, Object.keys(prices));
    for (;;) {
      const from = Object.entries(prices).flatMap(([kind, price]) => {
        const card = fromSupply(t, kind);
        if (card === null) return [];
        const gold = has(t, seat, 'haggles') ? Math.max(1, price - 1) : price;
        const no = t.state.players[seat].gold < gold ? ('TA-BOARD-10' as const) : barred(t, seat, card);
        return [
          {
            ...cardOption(card, no),
            value: gold,
            text: 'buy',
            does: 'buy',
            about: { gold },
            commits: 'costs',
          },
        ];
      });
      if (from.every(({ no }) => no !== undefined)) return;
      const chosen: Option = yield* t.ask(seat, {
        prompt: 'buy',
        from: [...from, LEAVE] as Option[],
        rules: ['TA-BOARD-10'],
      });
      if (chosen.declines) return;
      if (change.pay(t, seat, chosen.value!)) yield* take(t, seat, chosen.card!);
    }
  };
/** It ends the visit: what could still be bought is gone by. */
const LEAVE: Option = { ...PASS, commits: 'ends' };
/** The Village and the markets, where a thief helps himself to one purchase. */
const STEALABLE: ReadonlySet<string | null> = new Set([null, 'market', 'marketDay', 'marketDayCataclysm']);
function* stealWare(t: Talisman, seat: Seat, kinds: readonly string[]): Flow {
  const from = kinds.flatMap((kind): Option[] => {
    const card = fromSupply(t, kind);
    return card === null ? [] : [cardOption(card, barred(t, seat, card))];
  });
  if (from.every(({ no }) => no !== undefined)) return;
  const { card } = yield* t.ask(seat, { prompt: 'stealWare', from: [...from, LEAVE] });
  if (card !== undefined) yield* take(t, seat, card);
}
/** A supply card for nothing. */
export const takes = (kind: string): Effect =>
  function* (t, seat) {
    const card = fromSupply(t, kind);
    if (card !== null) yield* take(t, seat, card);
  };
/** Healing or fate for gold, up to so many points and the printed value. */
export const healsForGold = (most: number): Effect =>
  function* (t, seat) {
    yield* buyPoints(t, seat, most, 'lives', (count) => change.heal(t, seat, count));
  };
export const fateForGold: Effect = function* (t, seat) {
  yield* buyPoints(t, seat, 99, 'fate', (count) => change.replenish(t, seat, count));
};
function* buyPoints(
  t: Talisman,
  seat: Seat,
  most: number,
  stat: 'lives' | 'fate',
  get: (count: number) => number,
): Flow {
  const player = t.state.players[seat];
  const lacking = Math.max(0, valueOf(t, seat, stat) - player[stat]);
  const max = Math.min(most, lacking, player.gold);
  if (max === 0) return;
  const count = yield* t.number(seat, {
    prompt: stat === 'lives' ? 'healFor' : 'fateFor',
    about: { max },
    min: 0,
    max,
  });
  if (count > 0 && change.pay(t, seat, count)) get(count);
}
const valueOf = (t: Talisman, seat: Seat, stat: 'lives' | 'fate'): number =>
  stat === 'lives' ? lifeValue(t, seat) : fateValue(t, seat);

/** Objects turned into gold, one for each. */
export const objectsToGold: Effect = function* (t, seat) {
  const objects = t.cards(t.piles.objects[seat]).filter((card) => !t.def(card).sticks);
  if (objects.length === 0) return;
  const chosen = yield* t.some(seat, {
    prompt: 'alchemy',
    from: objects.map((card) => cardOption(card)),
    min: 0,
    max: objects.length,
  });
  for (const { card } of chosen) loseCard(t, seat, card);
  yield* shedSurplus(t, seat);
  yield* change.gain(t, seat, 'gold', chosen.length);
};

/** It joins only for gold; whoever does not pay leaves it where it lies. */
export const joinsFor = (gold: number) =>
  function* (t: Talisman, seat: Seat, card: Card): Flow<boolean> {
    if (t.state.players[seat].gold < gold) return false;
    const from: Option[] = [change.payOption(gold), PASS];
    const { declines } = yield* t.ask(seat, {
      prompt: 'payFor',
      about: { kind: t.kind(card), gold },
      from,
    });
    return !declines && change.pay(t, seat, gold);
  };
