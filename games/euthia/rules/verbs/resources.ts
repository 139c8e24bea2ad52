import type { Card, Flow, Seat } from '@tafelrunde/engine';
import {
  type Element,
  ELEMENTS,
  type Euthia,
  type Gain,
  type Gem,
  GEMS,
  type Level,
  type Modifiers,
  type Stack,
} from '../../shape.ts';
import type { Doing } from '../doing.ts';
import { resolve, type VerbRules } from '../effects.ts';
import { elementsOf, powersOn } from '../map.ts';
import { drawCards, drawTile, stackDiscard } from '../supply.ts';
import { takeTile } from '../taking.ts';

type Counter = 'gold' | 'gaar' | 'dwurt' | 'reputation';

/** Gain or lose as far as available; `short` strikes for each that was missing. */
function* count(t: Euthia, at: Doing, what: Counter, n: number, { short, full }: Modifiers): Flow {
  const hero = t.state.heroes[at.seat];
  if (n >= 0) {
    hero[what] += n;
    if (n > 0) t.tell('gained', { seat: at.seat, what, n });
    return;
  }
  if (full === true && hero[what] < -n) return;
  const lost = Math.min(hero[what], -n);
  hero[what] -= lost;
  if (lost > 0) t.tell('lost', { seat: at.seat, what, n: lost });
  if (short !== undefined) for (let i = lost; i < -n && !at.over; i++) yield* resolve(t, at, short);
}

/** Gems or essences of choice, one after the other. */
function* gain<K extends string>(
  t: Euthia,
  seat: Seat,
  what: Gain<K>,
  all: readonly K[],
  counts: { [P in K]: number },
  prompt: string,
  paid: readonly K[],
): Flow {
  const take = (kind: K): void => {
    counts[kind]++;
    t.tell('took', { seat, what: kind });
  };
  if (typeof what === 'string' && what !== 'choice') {
    take(what);
    return;
  }
  if (typeof what === 'object' && 'each' in what) {
    for (const kind of what.each) take(kind);
    return;
  }
  if (typeof what === 'object' && 'kind' in what && what.kind !== 'choice') {
    for (let i = 0; i < what.n; i++) take(what.kind);
    return;
  }
  const n = typeof what === 'object' && 'n' in what ? what.n : 1;
  let from = typeof what === 'object' && 'oneOf' in what ? what.oneOf : all;
  if (typeof what === 'object' && 'notPaid' in what && what.notPaid)
    from = from.filter((kind) => !paid.includes(kind));
  for (let i = 0; i < n && from.length > 0; i++) {
    const { kind } = yield* t.ask(seat, { prompt, from: from.map((one) => ({ id: one, kind: one })) });
    take(kind);
    if (typeof what === 'object' && 'different' in what) from = from.filter((one) => one !== kind);
  }
}

/** Draw, keep some without paying, discard the rest. */
function* drawAndKeep(t: Euthia, seat: Seat, stack: Stack, n: number, keep: number): Flow {
  const { stage } = t.piles;
  const drawn: Card[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawTile(t, stack, stage);
    if (card !== null) drawn.push(card);
  }
  if (drawn.length === 0) return;
  const kept =
    drawn.length <= keep
      ? drawn
      : (yield* t.some(seat, {
          prompt: 'keepTiles',
          from: drawn.map((card) => ({ id: `tile${card}`, card })),
          min: keep,
          max: keep,
        })).map(({ card }) => card);
  for (const card of drawn) if (!kept.includes(card)) t.move(card, stackDiscard(t, stack));
  for (const card of kept) yield* takeTile(t, seat, card);
}

/** Any card of a monster discard pile as a trophy. */
function* trophyFromDiscard(t: Euthia, seat: Seat, level: Level): Flow {
  const cards = t.cards(t.piles.monsterDiscard[level - 1]);
  if (cards.length === 0) return;
  const from = cards.map((card) => ({ id: `trophy${card}`, card }));
  const { card } = yield* t.ask(seat, { prompt: 'takeTrophy', from });
  t.move(card, t.piles.trophies[seat]);
}

export const resourceVerbs: VerbRules<
  | 'gold'
  | 'reputation'
  | 'gaar'
  | 'dwurt'
  | 'silverCard'
  | 'goldCard'
  | 'potion'
  | 'gem'
  | 'essence'
  | 'artefact'
  | 'drawTile'
  | 'monsterTrophy'
> = {
  gold: (t, at, n, how) => count(t, at, 'gold', n, how),
  reputation: (t, at, n, how) => count(t, at, 'reputation', n, how),
  gaar: (t, at, n, how) => count(t, at, 'gaar', n, how),
  dwurt: (t, at, n, how) => count(t, at, 'dwurt', n, how),
  silverCard: (t, at, n) => drawCards(t, at.seat, 'silver', n),
  /** With `from: goldStore` the top cards of the store go under their deck. */
  goldCard: (t, at, n, { from }) => {
    if (from === undefined) {
      drawCards(t, at.seat, 'gold', n);
      return;
    }
    const { goldStore, goldDeck } = t.piles;
    const top = t.cards(goldStore).slice(n);
    for (const card of top) t.move(card, goldDeck, 'bottom');
  },
  potion: (t, { seat }, n) => {
    t.state.heroes[seat].potions += n;
    t.tell('gained', { seat, what: 'potion', n });
  },
  gem: (t, { seat }, what) => gain<Gem>(t, seat, what, GEMS, t.state.heroes[seat].gems, 'takeGem', []),
  /** `underPower`: of a power that affects the hero's space. */
  essence: (t, { seat, paid }, what) => {
    const { essences, space } = t.state.heroes[seat];
    const oneOf = what === 'underPower' ? elementsOf(powersOn(t, space)) : null;
    if (oneOf?.length === 0) return undefined;
    const wanted: Gain<Element> = oneOf === null ? (what as Gain<Element>) : { oneOf };
    return gain<Element>(t, seat, wanted, ELEMENTS, essences, 'takeEssence', paid);
  },
  artefact: (t, { seat }, kind) => {
    const card = t.cards(t.piles.artefacts).find((one) => t.kind(one) === kind);
    return card === undefined ? undefined : takeTile(t, seat, card);
  },
  drawTile: function* (t, { seat }, { stack, n, keep }) {
    if (typeof stack === 'string') {
      yield* drawAndKeep(t, seat, stack, n, keep);
      return;
    }
    const from = stack.oneOf.map((one) => ({ id: one, stack: one }));
    const chosen = yield* t.ask(seat, { prompt: 'chooseStack', from });
    yield* drawAndKeep(t, seat, chosen.stack, n, keep);
  },
  monsterTrophy: (t, { seat }, level) => trophyFromDiscard(t, seat, level),
};
