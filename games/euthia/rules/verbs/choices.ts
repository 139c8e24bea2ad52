import type { Card, Flow, Pile, Seat } from '@tafelrunde/engine';
import type { Effect, Euthia, Level, Range, Verbs } from '../../shape.ts';
import type { Doing } from '../doing.ts';
import { canBeDone, resolve, type VerbRules } from '../effects.ts';
import { rangeOf } from '../fightValues.ts';
import { heroRoll } from '../heroRoll.ts';
import { monsterNextUp } from '../monsterSide.ts';
import { gist, noted, noteOf, tileFace } from '../tiles.ts';
import { pieceOf } from '../pieces.ts';

/** Who decides: the hero where the text says so, otherwise whoever acts. */
function* choose(t: Euthia, at: Doing, { k, of, by }: Verbs['choose']): Flow {
  const seat = by === 'hero' && at.fight !== null ? at.fight.hero : at.seat;
  const left = of
    .map((fx, index) => ({ id: `choice${index}`, text: 'effects', about: { fx: fx as never }, fx }))
    .filter(({ fx }) => canBeDone(t, seat, fx) && brings(fx, at.wanted));
  if (left.length === 0) return;
  const chosen = yield* t.some(seat, {
    prompt: 'chooseEffects',
    about: { k },
    from: left,
    min: Math.min(k, left.length),
    max: Math.min(k, left.length),
  });
  for (const { fx } of chosen) yield* resolve(t, at, fx);
}

/** Who uses a text for an action that is due has chosen already. */
const brings = (fx: readonly Effect[], wanted: Doing['wanted']): boolean =>
  wanted === null || fx.some((effect) => 'action' in effect && effect.action === wanted);

/** Wounds and losses first, then death, then the rest. EU-CONF-06 */
function* resolveResult(t: Euthia, at: Doing, fx: readonly Effect[]): Flow {
  const isBad = (effect: Effect): boolean =>
    'wound' in effect ||
    ('gold' in effect && effect.gold < 0) ||
    ('reputation' in effect && effect.reputation < 0) ||
    ('move' in effect && effect.move === 'loseAll');
  yield* resolve(t, at, fx.filter(isBad));
  yield* resolve(
    t,
    at,
    fx.filter((effect) => !isBad(effect)),
  );
}

const byRange = (t: Euthia, at: Doing, ranges: readonly Range[], value: number): Flow =>
  resolveResult(t, at, rangeOf(ranges, value)?.fx ?? []);

function* roll(t: Euthia, at: Doing, what: Verbs['heroRoll']): Flow {
  if ('double' in what) {
    const { dice } = yield* heroRoll(t, at.seat, { plain: true, fight: at.fight });
    yield* resolveResult(t, at, dice[0] === dice[1] ? what.double : what.other);
    return;
  }
  const { named, ranges } = what;
  const guess =
    named === undefined
      ? null
      : yield* t.number(at.seat, { prompt: 'nameNumber', min: named[0], max: named[1] });
  const { value } = yield* heroRoll(t, at.seat, { fight: at.fight });
  yield* byRange(t, at, ranges, guess === null ? value : Math.abs(value - guess));
}

/** Up to n exhausted abilities ready, or inactive gems active; never a tile that readies. */
function* ready(t: Euthia, { seat }: Doing, { what, n }: Verbs['ready']): Flow {
  const worn = t.cards(t.piles.worn[seat]);
  const from =
    what === 'ability'
      ? worn
          .filter(
            (card) => noteOf(t, card).exhausted && tileFace(t, card).class === 'ability' && !readies(t, card),
          )
          .map((card) => ({ id: `tile${card}`, card, gem: -1 }))
      : gist(t, t.piles.worn[seat]).gemSpots === 0
        ? []
        : worn.flatMap((card) =>
            noteOf(t, card).flipped.flatMap((flipped, gem) =>
              flipped ? [{ id: `gem${card}.${gem}`, card, gem }] : [],
            ),
          );
  if (from.length === 0) return;
  const chosen = yield* t.some(seat, { prompt: 'readyTiles', from, min: 0, max: Math.min(n, from.length) });
  for (const { card, gem } of chosen) {
    if (gem === -1) noted(t, card).exhausted = false;
    else noted(t, card).flipped[gem] = false;
  }
}
const readies = (t: Euthia, card: Card): boolean =>
  t.def(card).does.some(({ fx }) => fx?.some((effect) => 'ready' in effect) === true);

/** Look alone at the top of a stack, put the cards back in any order, some of them to the bottom. */
function* scout(t: Euthia, { seat }: Doing, { stack, n, under }: Verbs['scout']): Flow {
  if (stack === 'map') {
    yield* lookAt(t, seat, t.piles.mapStack, n, under);
    return;
  }
  const level =
    stack === 'monster'
      ? (yield* t.ask(seat, {
          prompt: 'scoutWhich',
          from: ([1, 2, 3] as const).map((one) => ({
            id: `level${one}`,
            value: one,
            text: 'level',
            about: { level: one },
          })),
        })).value
      : (Number(stack.at(-1)) as Level);
  const { monsterNext, monsterDeck } = t.piles;
  const next = t.top(monsterNext[level - 1]);
  if (next !== null) t.move(next, monsterDeck[level - 1]);
  yield* lookAt(t, seat, monsterDeck[level - 1], n, under);
  monsterNextUp(t, level);
}

function* lookAt(t: Euthia, seat: Seat, pile: Pile, n: number, under: number): Flow {
  const top = t.cards(pile).slice(-n).toReversed();
  if (top.length === 0) return;
  t.show(top, [seat]);
  t.tell('scouts', { seat, n: top.length });
  const option = (card: Card) => ({ id: `card${card}`, card });
  const below =
    under === 0
      ? []
      : yield* t.some(seat, {
          prompt: 'scoutUnder',
          from: top.map(option),
          min: 0,
          max: Math.min(under, top.length),
        });
  const kept = top.filter((card) => !below.some((one) => one.card === card));
  const order =
    kept.length < 2
      ? kept
      : (yield* t.order(seat, { prompt: 'scoutOrder', from: kept.map(option) })).map(({ card }) => card);
  if (top.length > 1 || below.length > 0) t.reorder(pile, [...order, ...below.map(({ card }) => card)], seat);
  const places = t.cards(pile).slice(-top.length);
  for (const card of places.slice(0, below.length)) t.move(card, pile, 'bottom');
}

export const choiceVerbs: VerbRules<
  'choose' | 'perEssenceOnTile' | 'heroRoll' | 'byRoll' | 'ready' | 'scout' | 'piece'
> = {
  choose: (t, at, what) => choose(t, at, what),
  perEssenceOnTile: function* (t, at, fx) {
    if (at.tile === null) return;
    const n = noteOf(t, at.tile).essences.length;
    for (let i = 0; i < n; i++) yield* resolve(t, at, fx);
  },
  heroRoll: (t, at, what) => roll(t, at, what),
  byRoll: (t, at, { ranges }) => byRange(t, at, ranges, at.rolled ?? 0),
  ready: (t, at, what) => ready(t, at, what),
  scout: (t, at, what) => scout(t, at, what),
  piece: (t, at, what) => pieceOf(t, at, what),
};
