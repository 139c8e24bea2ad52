import type { Card, Seat } from '@tafelrunde/engine';
import { gemSpots } from '../rules/equipment.ts';
import { hasFreeSlot, maxHealth, onSlot, tileFace } from '../rules/tiles.ts';
import { type ArmourKind, type EuthiaReading, type Gem } from '../shape.ts';
import { type Fighter, fighterOf, GEM, outlook } from './duel.ts';
import type { Foe, Library } from './library.ts';
import { type Attack, NOTHING, type Says, type Traits } from './traits.ts';

/** What the coming rounds will bring, by how well a hero fights with everything it wears; and what a tile would add to it. */

/** What dying costs: points, time, and a marker for somebody else. It also heals, and brings gaar and a gold card. */
export const DEATH = { competitive: 3.4, solo: 2.6, cooperative: 1.4 };
/** A wound, whatever comes of it. */
export const WOUND = 0.1;
/** A turn, whatever is done in it: nobody ends one that could still bring something. */
const TURN = 2.5;
/** What the space of a monster brings, by its level. */
const SPOILS = { 1: 1.5, 2: 2.4, 3: 3.2 };
/** Of what a better hero could win, this much comes to pass. */
const SHARE = 0.7;

export const rewardOf = (t: EuthiaReading, seat: Seat, { reputation, gold, gate }: Foe): number =>
  t.state.heroes[seat].reputation <= gate ? reputation + 0.4 * gold : 0;

const ARMOUR: readonly ArmourKind[] = ['leather', 'chain', 'plate', 'dragon'];
type Sum = { -readonly [K in keyof Traits]: number };

/** Never less than nothing, and always more for more. */
const softly = (x: number): number => Math.log1p(Math.exp(Math.max(-20, Math.min(20, x))));

export interface Future {
  readonly worth: number;
  /** What having this tile would add, in place of another if need be. */
  readonly with: (card: Card) => number;
  /** The same if there was a free slot for it. */
  readonly onFreeSlot: (card: Card) => number;
  /** The worn tile that would make room for it; null where there is room. */
  readonly inPlaceOf: (card: Card) => Card | null;
}

/** A tile on the board, and what it adds to all coming turns or to a single fight. */
interface Gain {
  readonly worth: number;
  readonly off: Card | null;
}
const NO_GAIN: Gain = { worth: 0, off: null };
/** What is used up helps in one fight, and may be kept for the best moment. */
const ONCE = 1.6;
/** What a tile brings outside fights in a turn, and a movement point. */
export const INCOME = 0.7;
export const REACH = 0.22;

export function futureOf(library: Library, t: EuthiaReading, seat: Seat, turnsLeft: number): Future {
  if (turnsLeft <= 0) return { worth: 0, with: () => 0, onFreeSlot: () => 0, inPlaceOf: () => null };
  const fighter = fighterOf(library, t, seat, true);
  const health = maxHealth(t, seat);
  const now = perTurn(library, t, seat, fighter, health);
  const known = new Map<string, Gain>();
  /** By what is added to the traits, and the attacks that are there then. */
  const gain = (added: Traits, attacks: readonly Attack[], times: number): number => {
    const traits: Sum = { ...fighter.traits };
    for (const key in traits) traits[key as keyof Traits] += added[key as keyof Traits];
    const then = perTurn(library, t, seat, { ...fighter, traits, attacks }, health + added.health);
    return times * (SHARE * (then - now) + INCOME * added.income + REACH * added.reach);
  };
  const look = (card: Card, isFree: boolean): Gain => {
    const said = library.says[t.kind(card)];
    const { slot, class: sort } = tileFace(t, card);
    if (sort === 'gemTile' || sort === 'essenceTile') {
      const { stone, lasts } = stoneIn(t, seat, card);
      return { worth: gain(stone, fighter.attacks, lasts ? turnsLeft : ONCE), off: null };
    }
    const all = [...fighter.attacks, ...said.attacks];
    if (said.spent || slot === null)
      return { worth: gain(said.plain, all, said.spent ? Math.min(ONCE, turnsLeft) : turnsLeft), off: null };
    if (isFree || hasFreeSlot(t, seat, slot))
      return { worth: gain(withSets(library, t, seat, card, said), all, turnsLeft), off: null };
    // The one that is missed least makes room.
    let best: Gain | null = null;
    for (const off of onSlot(t, seat, slot)) {
      const gone = library.says[t.kind(off)];
      const added: Sum = { ...said.plain };
      for (const key in added) added[key as keyof Traits] -= gone.plain[key as keyof Traits];
      const worth = gain(
        added,
        all.filter((attack) => !gone.attacks.includes(attack)),
        turnsLeft,
      );
      if (best === null || worth > best.worth) best = { worth, off };
    }
    return best ?? NO_GAIN;
  };
  const seen = (card: Card, isFree: boolean): Gain => {
    const kind = isFree ? `${t.kind(card)} free` : t.kind(card);
    let found = known.get(kind);
    if (found === undefined) known.set(kind, (found = look(card, isFree)));
    return found;
  };
  return {
    worth: turnsLeft * (TURN + SHARE * now),
    with: (card) => seen(card, false).worth,
    onFreeSlot: (card) => seen(card, true).worth,
    inPlaceOf: (card) => seen(card, false).off,
  };
}

/** The part of what needs a larger set that counts where the first piece is there. */
const TOWARDS = 1;

/** With this tile on, what all that is worn says of sets of that size, and in part what larger ones would bring. */
function withSets(
  library: Library,
  t: EuthiaReading,
  seat: Seat,
  card: Card,
  { plain, withSet }: Says,
): Traits {
  const { sets, gems, pouch } = tileFace(t, card);
  const worn = t.cards(t.piles.worn[seat]);
  const pieces = (kind: ArmourKind): number =>
    worn.filter((one) => tileFace(t, one).sets.includes(kind)).length;
  let before = 0;
  let after = 0;
  for (const kind of ARMOUR) {
    const n = pieces(kind);
    before = Math.max(before, n);
    after = Math.max(after, n + (sets.includes(kind) ? 1 : 0));
  }
  const shareOf = (of: number, n: number): number => (n >= of ? 1 : TOWARDS * (n / of) ** 2);
  const added: Sum = { ...plain };
  const add = (traits: Traits, share: number): void => {
    if (share !== 0)
      for (const key in added) added[key as keyof Traits] += share * traits[key as keyof Traits];
  };
  for (const { of, traits } of withSet) add(traits, shareOf(of, after));
  if (after > before)
    for (const one of worn)
      for (const { of, traits } of library.says[t.kind(one)].withSet)
        add(traits, shareOf(of, after) - shareOf(of, before));
  added.income += 0.06 * gems + 0.04 * pouch;
  return added;
}

/** What the stone of a tile brings: a gem for good once it is set, an essence once. */
function stoneIn(
  t: EuthiaReading,
  seat: Seat,
  card: Card,
): { readonly stone: Traits; readonly lasts: boolean } {
  const stone: Sum = { ...NOTHING };
  let lasts = false;
  for (const { fx = [] } of t.def(card).does)
    for (const effect of fx) {
      if ('gem' in effect && typeof effect.gem === 'string' && effect.gem in GEM) {
        const { trait, n } = GEM[effect.gem as Gem];
        const share = gemSpots(t, seat).length > 0 ? 1 : 0.25;
        stone[trait] += share * n;
        lasts = true;
      }
      if ('essence' in effect) stone.strike += 1.6;
    }
  return { stone, lasts };
}

function perTurn(library: Library, t: EuthiaReading, seat: Seat, fighter: Fighter, health: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let all = 0;
  for (const level of [1, 2, 3] as const) {
    const foe = library.usual[level];
    const { chance, wounds } = outlook(fighter, foe, health);
    const gain = rewardOf(t, seat, foe) + SPOILS[level];
    const worth = softly(
      chance * gain - (1 - chance) * DEATH[t.state.mode] - WOUND * Math.min(wounds, health),
    );
    best = Math.max(best, worth);
    all += worth;
  }
  return 0.75 * best + 0.25 * all;
}
