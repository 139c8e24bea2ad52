import type { Card, Seat } from '@tafelrunde/engine';
import {
  type ActionName,
  type ArmourKind,
  type Board,
  type Clause,
  type Effect,
  type Element,
  type Euthia,
  type EuthiaReading,
  type EuthiaShape,
  type Gem,
  type Slot,
  type Tile,
  type TileNote,
  type When,
} from '../shape.ts';
import type { Pile, Reading } from '@tafelrunde/engine';

/** Tiles of heroes: what lies on them, and what follows from those that are worn. */

const FRESH: TileNote = { exhausted: false, gems: [], flipped: [], essences: [] };

export const tileFace = (t: EuthiaReading, card: Card): Tile => t.def(card).tile!;
export const noteOf = (t: EuthiaReading, card: Card): TileNote => (t.note(card) as TileNote | null) ?? FRESH;

/** The same to be changed. */
export function noted(t: Euthia, card: Card): TileNote {
  const note = t.note(card) as TileNote | null;
  if (note !== null) return note;
  t.setNote(card, { exhausted: false, gems: [], flipped: [], essences: [] });
  return t.note(card) as TileNote;
}

export const boardOf = (t: EuthiaReading, seat: Seat): Board => t.content[t.state.heroes[seat].board].board!;

/** Skoldur changes rolls with dwurt instead of gaar. EU-SKOL-06 */
export const usesDwurt = (t: EuthiaReading, seat: Seat): boolean => boardOf(t, seat).dwurtSlots > 0;

/** A clause of a tile that is worn or carried. */
export interface OwnClause {
  readonly card: Card;
  readonly clause: Clause;
  readonly index: number;
}

/** What a clause is for. It follows from its text alone and is asked at every question of a turn. */
interface Purpose {
  /** A mine cart and nothing else: it is used while mining. EU-MINE-07 */
  readonly mineCart: boolean;
  /** Prices and offers concern a trade action only. */
  readonly forTrade: boolean;
  /** A fight that is due cannot be left by teleport. EU-PACIFY-02 */
  readonly leadsAway: boolean;
  readonly healsOnly: boolean;
  readonly wounds: number;
  /** The actions it grants where the hero stands. EU-PACIFY-03 */
  readonly grants: readonly ActionName[];
}
const purposes = new WeakMap<Clause, Purpose>();
export function purposeOf(clause: Clause): Purpose {
  let purpose = purposes.get(clause);
  if (purpose === undefined) purposes.set(clause, (purpose = purposeMade(clause)));
  return purpose;
}
function purposeMade({ fx = [], pay }: Clause): Purpose {
  const all = (test: (effect: Effect) => boolean): boolean => fx.length > 0 && fx.every(test);
  let wounds = pay?.health ?? 0;
  for (const effect of fx) if ('wound' in effect) wounds += effect.wound;
  const leadsAway = fx.some(
    (effect) =>
      'teleport' in effect ||
      ('choose' in effect && effect.choose.of.some((one) => one.some((inner) => 'teleport' in inner))),
  );
  return {
    mineCart: all((effect) => 'mineCart' in effect),
    forTrade: all((effect) => 'discount' in effect || 'sellBonus' in effect || 'freeOfferChange' in effect),
    leadsAway,
    healsOnly: all((effect) => 'heal' in effect),
    wounds,
    grants: leadsAway ? [] : grantedBy(fx),
  };
}
/** Also what may be chosen: an action that is due is chosen then. */
const grantedBy = (fx: readonly Effect[]): ActionName[] =>
  fx.flatMap((effect) => {
    if ('action' in effect) return [effect.action];
    return 'choose' in effect ? effect.choose.of.flatMap(grantedBy) : [];
  });

/** What follows from the faces of a pile of tiles alone. */
interface Gist {
  readonly at: { readonly [W in When]?: readonly OwnClause[] };
  /** The same, but only of tiles that work without a slot: scrolls, potions, items. */
  readonly loose: { readonly [W in When]?: readonly OwnClause[] };
  /** With what permanent texts add, as far as no essence on a tile decides about it. */
  readonly health: number;
  readonly pouch: number;
  /** Permanent texts that look at the essences on their tile. */
  readonly byEssence: readonly OwnClause[];
  /** The largest group of armour of one kind. */
  readonly sets: number;
  readonly gemSpots: number;
  readonly holders: readonly Card[];
}
const NO_CLAUSES: readonly OwnClause[] = [];
function gistOf(t: Reading<EuthiaShape>, pile: Pile): Gist {
  const at: { [W in When]?: OwnClause[] } = {};
  const loose: { [W in When]?: OwnClause[] } = {};
  let health = 0;
  let pouch = 0;
  let gemSpots = 0;
  const kinds: { [K in ArmourKind]: number } = { leather: 0, chain: 0, plate: 0, dragon: 0 };
  const holders: Card[] = [];
  for (const card of t.cards(pile)) {
    const { tile, does } = t.def(card);
    does.forEach((clause, index) => {
      (at[clause.when] ??= []).push({ card, clause, index });
      if (tile?.slot === null) (loose[clause.when] ??= []).push({ card, clause, index });
    });
    if (tile === null) continue;
    health += tile.health;
    pouch += tile.pouch;
    gemSpots += tile.gems;
    for (const kind of tile.sets) kinds[kind]++;
    if (tile.holds > 0) holders.push(card);
  }
  const sets = Math.max(kinds.leather, kinds.chain, kinds.plate, kinds.dragon);
  const byEssence: OwnClause[] = [];
  for (const own of at.permanent ?? NO_CLAUSES) {
    const { needSet, needEssenceOn, fx = [] } = own.clause;
    if (needSet !== undefined && setOf(sets) < needSet) continue;
    if (needEssenceOn !== undefined || fx.some((effect) => 'perEssenceOnTile' in effect)) byEssence.push(own);
    else
      for (const effect of fx) {
        health += healthBy(effect);
        pouch += pouchBy(effect);
      }
  }
  return { at, loose, health, pouch, byEssence, sets, gemSpots, holders };
}
const healthBy = (effect: Effect): number => ('maxHealth' in effect ? effect.maxHealth : 0);
const pouchBy = (effect: Effect): number =>
  'pouch' in effect && effect.onCard === undefined ? effect.pouch : 0;
/** Fewer than three pieces are no set. EU-SET-01 */
const setOf = (pieces: number): number => (pieces >= 3 ? pieces : 0);
export const gist = (t: EuthiaReading, pile: Pile): Gist => t.gist(pile, gistOf);

/** The largest group of worn armour of one kind. EU-SET-01, EU-SET-02 */
export const armourSet = (t: EuthiaReading, seat: Seat): number => setOf(gist(t, t.piles.worn[seat]).sets);

export const wornClauses = (t: EuthiaReading, seat: Seat, when: When): readonly OwnClause[] =>
  gist(t, t.piles.worn[seat]).at[when] ?? NO_CLAUSES;
/** Equipment does nothing in a pouch. EU-EQUIP-02, EU-SHIELD-01 */
export const carriedClauses = (t: EuthiaReading, seat: Seat, when: When): readonly OwnClause[] =>
  t.cards(t.piles.pouch[seat]).length === 0
    ? NO_CLAUSES
    : (gist(t, t.piles.pouch[seat]).loose[when] ?? NO_CLAUSES);
export const companyClauses = (t: EuthiaReading, seat: Seat, when: When): readonly OwnClause[] =>
  t.cards(t.piles.company[seat]).length === 0
    ? NO_CLAUSES
    : (gist(t, t.piles.company[seat]).at[when] ?? NO_CLAUSES);

/** What the tile itself needs: a set of armour, an essence bound to it. EU-SET-02 */
export const isMet = (t: EuthiaReading, seat: Seat, { card, clause }: OwnClause): boolean =>
  (clause.needSet === undefined || armourSet(t, seat) >= clause.needSet) &&
  (clause.needEssenceOn === undefined || noteOf(t, card).essences.includes(clause.needEssenceOn));

/** What permanent texts add because of the essences on their tiles. */
function byEssences(
  t: EuthiaReading,
  seat: Seat,
  texts: readonly OwnClause[],
  count: (effect: Effect) => number,
): number {
  let sum = 0;
  for (const own of texts) {
    if (!isMet(t, seat, own)) continue;
    for (const effect of own.clause.fx ?? []) {
      sum += count(effect);
      if ('perEssenceOnTile' in effect)
        for (const inner of effect.perEssenceOnTile)
          sum += count(inner) * noteOf(t, own.card).essences.length;
    }
  }
  return sum;
}

/** Maximum health: the board, what is worn, rubies in it, permanent effects. EU-HP-03, EU-HP-07, EU-GEM-05 */
export function maxHealth(t: EuthiaReading, seat: Seat): number {
  const { health, gemSpots, byEssence } = gist(t, t.piles.worn[seat]);
  let max = boardOf(t, seat).health + health;
  if (gemSpots > 0)
    for (const card of t.cards(t.piles.worn[seat]))
      for (const gem of noteOf(t, card).gems) if (gem === 'ruby') max++;
  return byEssence.length === 0 ? max : max + byEssences(t, seat, byEssence, healthBy);
}

/** The sum of the pouch modifiers. EU-POUCH-02 */
export function pouchSum(t: EuthiaReading, seat: Seat): number {
  const { pouch, byEssence } = gist(t, t.piles.worn[seat]);
  return byEssence.length === 0 ? pouch : pouch + byEssences(t, seat, byEssence, pouchBy);
}

/** The largest group of one kind of armour among these tiles; 0 if it is no set. */
function setAmong(t: EuthiaReading, cards: readonly Card[]): number {
  const kinds: { [K in ArmourKind]: number } = { leather: 0, chain: 0, plate: 0, dragon: 0 };
  for (const card of cards) for (const kind of tileFace(t, card).sets) kinds[kind]++;
  return setOf(Math.max(kinds.leather, kinds.chain, kinds.plate, kinds.dragon));
}

/** Maximum health and the sum of pouch modifiers if exactly these tiles were worn: a set that breaks takes its bonus along. */
export function valuesOf(
  t: EuthiaReading,
  seat: Seat,
  cards: readonly Card[],
): { readonly health: number; readonly pouch: number } {
  let { health } = boardOf(t, seat);
  let pouch = 0;
  const set = setAmong(t, cards);
  for (const card of cards) {
    const face = tileFace(t, card);
    const { gems, essences } = noteOf(t, card);
    health += face.health + gems.filter((gem) => gem === 'ruby').length;
    pouch += face.pouch;
    for (const { when, needSet = 0, needEssenceOn, fx = [] } of t.def(card).does) {
      if (when !== 'permanent' || needSet > set) continue;
      if (needEssenceOn !== undefined && !essences.includes(needEssenceOn)) continue;
      for (const effect of fx) {
        if ('maxHealth' in effect) health += effect.maxHealth;
        if ('pouch' in effect) pouch += effect.pouch;
        if ('perEssenceOnTile' in effect)
          for (const inner of effect.perEssenceOnTile)
            if ('maxHealth' in inner) health += inner.maxHealth * essences.length;
      }
    }
  }
  return { health, pouch };
}

const POUCHES = 3;
/** Never more than three, however high the sum. EU-POUCH-01, EU-POUCH-02 */
export const pouchesOf = (t: EuthiaReading, seat: Seat): number => POUCHES + Math.min(0, pouchSum(t, seat));

/** Which powers do nothing to this hero. EU-TIME-11 */
export function ignoresPower(t: EuthiaReading, seat: Seat, element: Element): boolean {
  for (const own of wornClauses(t, seat, 'permanent')) {
    if (!isMet(t, seat, own)) continue;
    for (const effect of own.clause.fx ?? []) {
      if (!('ignorePower' in effect)) continue;
      if (effect.ignorePower === 'essencesOnTile' && noteOf(t, own.card).essences.includes(element))
        return true;
      if (effect.ignorePower === element) return true;
    }
  }
  return false;
}

/** Slots of a symbol: unlocked ones, and those that a tile lies on. */
function slotsOf(t: EuthiaReading, seat: Seat, symbol: Slot): number {
  const { unlocked } = t.state.heroes[seat];
  let n = 0;
  boardOf(t, seat).slots.forEach((slot, i) => {
    if (slot.symbol === symbol && unlocked[i]) n++;
  });
  return n;
}
export const onSlot = (t: EuthiaReading, seat: Seat, symbol: Slot): Card[] =>
  t.cards(t.piles.worn[seat]).filter((card) => tileFace(t, card).slot === symbol);
export const hasFreeSlot = (t: EuthiaReading, seat: Seat, symbol: Slot): boolean =>
  onSlot(t, seat, symbol).length < slotsOf(t, seat, symbol);

/** Worn equipment, gem by gem. */
export interface SetGem {
  readonly card: Card;
  readonly index: number;
  readonly gem: Gem;
}
export function activeGems(t: EuthiaReading, seat: Seat): SetGem[] {
  if (gist(t, t.piles.worn[seat]).gemSpots === 0) return [];
  const found: SetGem[] = [];
  for (const card of t.cards(t.piles.worn[seat])) {
    const { gems, flipped } = noteOf(t, card);
    gems.forEach((gem, index) => {
      if (!flipped[index]) found.push({ card, index, gem });
    });
  }
  return found;
}
/** What set gems add to every own roll without being turned. EU-GEM-04, EU-GEM-06 */
export function emeralds(t: EuthiaReading, seat: Seat): number {
  let bonus = 0;
  for (const { gem } of activeGems(t, seat))
    for (const { use, fx = [] } of t.content[`gem.${gem}`].does)
      if (use === 'permanent')
        for (const effect of fx)
          if ('clover' in effect && typeof effect.clover === 'number') bonus += effect.clover;
  return bonus;
}

/** May a gem or an essence be used at one of these times, and is there anything to heal if it only heals? EU-TIME-10 */
export const stoneFits = (
  t: EuthiaReading,
  stone: `gem.${Gem}` | `essence.${Element}`,
  whens: readonly When[],
  full: boolean,
): boolean =>
  t.content[stone].does.some(
    (clause) =>
      clause.use !== 'permanent' && whens.includes(clause.when) && !(full && purposeOf(clause).healsOnly),
  );
