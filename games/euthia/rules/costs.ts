import type { Card, Flow, Seat } from '@tafelrunde/engine';
import {
  type Cost,
  type Element,
  ELEMENTS,
  type Euthia,
  type EuthiaReading,
  type Fight,
  GEMS,
  type Pieces,
  type Raws,
  type Trophies,
} from '../shape.ts';
import { canTakeOff } from './equipment.ts';
import { discardTile, discardTrophy } from './carrying.ts';
import { discardGold, discardSilver, metalOf } from './supply.ts';
import { tileFace, usesDwurt } from './tiles.ts';

/** Costs: whether they can be paid, and paying them. All of it at once, or not at all. */

const held = (t: EuthiaReading, seat: Seat, metal: 'silver' | 'gold'): number =>
  t.cards(t.piles.hand[seat]).filter((card) => metalOf(t, card) === metal).length;

export function canPay(t: EuthiaReading, seat: Seat, cost: Cost | undefined): boolean {
  if (cost === undefined) return true;
  const hero = t.state.heroes[seat];
  const { gaar = 0, dwurt = 0 } = cost;
  if ((cost.gold ?? 0) > hero.gold || gaar > hero.gaar) return false;
  if (dwurt > hero.dwurt + (usesDwurt(t, seat) ? hero.gaar - gaar : 0)) return false; // EU-SKOL-04
  if ((cost.potion ?? 0) > hero.potions) return false;
  if ((cost.faer ?? 0) > t.state.faer) return false;
  if (cost.health !== undefined && hero.health <= cost.health) return false;
  if (cost.silverCard !== undefined && held(t, seat, 'silver') < cost.silverCard) return false;
  if (cost.goldCard !== undefined && held(t, seat, 'gold') < cost.goldCard) return false;
  if (cost.actionMarker !== undefined && !hasMarker(t, seat, cost.actionMarker)) return false;
  for (const pieces of cost.gem ?? []) if (!hasPieces(pieces, GEMS, hero.gems)) return false;
  for (const pieces of cost.essence ?? []) if (!hasPieces(pieces, ELEMENTS, hero.essences)) return false;
  for (const wanted of cost.trophy ?? []) if (trophiesFor(t, seat, wanted).length < wanted.n) return false;
  for (const wanted of cost.treasure ?? []) if (treasuresFor(t, seat, wanted).length < wanted.n) return false;
  for (const wanted of cost.raw ?? []) if (!hasRaws(t, seat, wanted)) return false;
  for (const { n } of cost.equipment ?? []) if (armsFor(t, seat).length < n) return false;
  return cost.oneOf === undefined || cost.oneOf.some((one) => canPay(t, seat, one));
}

const hasMarker = (t: EuthiaReading, seat: Seat, marker: string): boolean => {
  const { markers, reserve } = t.state.heroes[seat];
  return reserve === marker || (markers as readonly string[]).includes(marker);
};

type Counts<K extends string> = Readonly<Record<K, number>>;
function hasPieces<K extends string>(pieces: Pieces<K>, all: readonly K[], counts: Counts<K>): boolean {
  if ('different' in pieces) return all.filter((kind) => counts[kind] > 0).length >= pieces.n;
  return kindsOf(pieces, all).reduce((sum, kind) => sum + counts[kind], 0) >= pieces.n;
}
function kindsOf<K extends string>(pieces: Pieces<K>, all: readonly K[]): readonly K[] {
  if ('oneOf' in pieces) return pieces.oneOf;
  return 'kind' in pieces && pieces.kind !== 'any' ? [pieces.kind] : all;
}

const isWanted = (wanted: Trophies, level: number): boolean =>
  'oneOf' in wanted
    ? (wanted.oneOf as readonly number[]).includes(level)
    : wanted.level === 'any' || wanted.level === level;

/** Trophies in pouches; those of elite enemies count by their level. EU-ELITE-09 */
const trophiesFor = (t: EuthiaReading, seat: Seat, wanted: Trophies): Card[] =>
  t.cards(t.piles.trophies[seat]).filter((card) => isWanted(wanted, t.def(card).enemy!.level));
const owned = (t: EuthiaReading, seat: Seat): Card[] => [
  ...t.cards(t.piles.pouch[seat]),
  ...t.cards(t.piles.worn[seat]).filter((card) => canTakeOff(t, seat, card, null)),
];
const treasuresFor = (t: EuthiaReading, seat: Seat, wanted: Trophies): Card[] =>
  owned(t, seat).filter((card) => {
    const { treasure } = tileFace(t, card);
    return treasure !== null && isWanted(wanted, treasure);
  });
const armsFor = (t: EuthiaReading, seat: Seat): Card[] =>
  owned(t, seat).filter((card) => {
    const { class: sort, hero } = tileFace(t, card);
    return (sort === 'weapon' || sort === 'shield') && hero === null;
  });
function rawsFor(t: EuthiaReading, seat: Seat, wanted: Raws): Card[] {
  return t.cards(t.piles.pouch[seat]).filter((card) => {
    const { class: sort, stack, tag } = tileFace(t, card);
    if (sort !== 'raw') return false;
    if ('tag' in wanted) return tag === wanted.tag;
    if ('oneOf' in wanted) return (wanted.oneOf as readonly (string | null)[]).includes(stack);
    return 'different' in wanted || wanted.stack === 'any' || wanted.stack === stack;
  });
}
function hasRaws(t: EuthiaReading, seat: Seat, wanted: Raws): boolean {
  const raws = rawsFor(t, seat, wanted);
  if (!('different' in wanted)) return raws.length >= wanted.n;
  return new Set(raws.map((card) => tileFace(t, card).stack)).size >= wanted.n;
}

/** Pay. Returns the kinds of essences handed in. */
export function* pay(
  t: Euthia,
  seat: Seat,
  cost: Cost | undefined,
  fight: Fight | null = null,
): Flow<Element[]> {
  const paid: Element[] = [];
  if (cost === undefined) return paid;
  const hero = t.state.heroes[seat];
  hero.gold -= cost.gold ?? 0;
  hero.gaar -= cost.gaar ?? 0;
  hero.potions -= cost.potion ?? 0;
  t.state.faer -= cost.faer ?? 0;
  if (cost.dwurt !== undefined) spendDwurt(t, seat, cost.dwurt);
  if (cost.health !== undefined) {
    hero.health -= cost.health;
    if (fight !== null) fight.unhurt = false;
  }
  if (cost.silverCard !== undefined) yield* discardSilver(t, seat, cost.silverCard, 'payCards');
  if (cost.goldCard !== undefined) yield* discardGold(t, seat, cost.goldCard, 'payCards');
  if (cost.actionMarker !== undefined) takeMarker(t, seat, cost.actionMarker);
  for (const pieces of cost.gem ?? []) yield* payPieces(t, seat, pieces, GEMS, hero.gems, 'payGem');
  for (const pieces of cost.essence ?? [])
    paid.push(...(yield* payPieces(t, seat, pieces, ELEMENTS, hero.essences, 'payEssence')));
  if (fight !== null) for (const element of paid) fight.essencesSpent.push(element);
  for (const wanted of cost.trophy ?? []) {
    const cards = yield* choose(t, seat, trophiesFor(t, seat, wanted), wanted.n, 'payTrophy');
    for (const card of cards) discardTrophy(t, card);
  }
  for (const wanted of cost.treasure ?? [])
    yield* payTiles(t, seat, treasuresFor(t, seat, wanted), wanted.n, 'payTreasure');
  for (const wanted of cost.raw ?? []) yield* payRaws(t, seat, wanted);
  for (const { n } of cost.equipment ?? []) yield* payTiles(t, seat, armsFor(t, seat), n, 'payArms');
  if (cost.oneOf !== undefined) paid.push(...(yield* payOneOf(t, seat, cost.oneOf, fight)));
  return paid;
}

/** Dwurt spent on a roll or a hero tile raises the dwurt die, up to 5; what is missing is gaar turned just now. EU-DWURT-02, EU-SKOL-04 */
export function spendDwurt(t: Euthia, seat: Seat, n: number): void {
  const hero = t.state.heroes[seat];
  const turned = Math.max(0, n - hero.dwurt);
  hero.gaar -= turned;
  hero.dwurt += turned - n;
  hero.dwurtDie = Math.min(5, hero.dwurtDie + n);
}

/** Take an action marker off the board, the regular one first. */
export function takeMarker(t: Euthia, seat: Seat, marker: string): void {
  const hero = t.state.heroes[seat];
  const i = (hero.markers as readonly string[]).indexOf(marker);
  if (i !== -1) hero.markers.splice(i, 1);
  else hero.reserve = null;
}

function* payPieces<K extends string>(
  t: Euthia,
  seat: Seat,
  pieces: Pieces<K>,
  all: readonly K[],
  counts: Record<K, number>,
  prompt: string,
): Flow<K[]> {
  const paid: K[] = [];
  for (let i = 0; i < pieces.n; i++) {
    const kinds = kindsOf(pieces, all).filter(
      (kind) => counts[kind] > 0 && !('different' in pieces && paid.includes(kind)),
    );
    const { kind } = yield* t.ask(seat, { prompt, from: kinds.map((one) => ({ id: one, kind: one })) });
    counts[kind]--;
    paid.push(kind);
  }
  return paid;
}

function* choose(t: Euthia, seat: Seat, cards: readonly Card[], n: number, prompt: string): Flow<Card[]> {
  const from = cards.map((card) => ({ id: `card${card}`, card }));
  return (yield* t.some(seat, { prompt, from, min: n, max: n })).map(({ card }) => card);
}
function* payTiles(t: Euthia, seat: Seat, tiles: readonly Card[], n: number, prompt: string): Flow {
  for (const card of yield* choose(t, seat, tiles, n, prompt)) discardTile(t, card);
}
function* payRaws(t: Euthia, seat: Seat, wanted: Raws): Flow {
  if (!('different' in wanted)) {
    yield* payTiles(t, seat, rawsFor(t, seat, wanted), wanted.n, 'payRaw');
    return;
  }
  const stacks: (string | null)[] = [];
  for (let i = 0; i < wanted.n; i++) {
    const left = rawsFor(t, seat, wanted).filter((card) => !stacks.includes(tileFace(t, card).stack));
    const [card] = yield* choose(t, seat, left, 1, 'payRaw');
    stacks.push(tileFace(t, card).stack);
    discardTile(t, card);
  }
}
function* payOneOf(t: Euthia, seat: Seat, costs: readonly Cost[], fight: Fight | null): Flow<Element[]> {
  const from = costs
    .map((cost, i) => ({ id: `cost${i}`, text: 'cost', about: { cost: cost as never }, cost }))
    .filter(({ cost }) => canPay(t, seat, cost));
  const { cost } = yield* t.ask(seat, { prompt: 'payWhich', from });
  return yield* pay(t, seat, cost, fight);
}
