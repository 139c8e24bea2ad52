import type { Card, Seat } from '@tafelrunde/engine';
import { hasFreeSlot, maxHealth, onSlot, tileFace } from '../rules/tiles.ts';
import type { EuthiaReading } from '../shape.ts';
import { type Fighter, fighterOf, outlook } from './duel.ts';
import type { Foe, Library } from './library.ts';
import type { Traits } from './traits.ts';

/** What the coming rounds will bring, by how well a hero fights with everything it wears; and what a tile would add to it. */

/** What dying costs: points, time, and a marker for somebody else. It also heals, and brings gaar and a gold card. */
export const DEATH = { competitive: 3.4, solo: 2.6, cooperative: 2.4 };
/** A wound, whatever comes of it. */
export const WOUND = 0.1;
/** A turn, whatever is done in it: nobody ends one that could still bring something. */
const TURN = 2.5;
/** What the space of a monster brings, by its level. */
const SPOILS = { 1: 1.5, 2: 2.4, 3: 3.2 };
/** Of what a better hero could win, so much comes to pass. */
const SHARE = 0.7;

export const rewardOf = (t: EuthiaReading, seat: Seat, { reputation, gold, gate }: Foe): number =>
  t.state.heroes[seat].reputation <= gate ? reputation + 0.4 * gold : 0;

/** Never less than nothing, and always more for more. */
const softly = (x: number): number => Math.log1p(Math.exp(Math.max(-20, Math.min(20, x))));

export interface Future {
  readonly worth: number;
  /** What wearing this tile would add, in place of another if need be. */
  readonly with: (card: Card) => number;
}

export function futureOf(library: Library, t: EuthiaReading, seat: Seat, turnsLeft: number): Future {
  if (turnsLeft <= 0) return { worth: 0, with: () => 0 };
  const fighter = fighterOf(library, t, seat, true);
  const health = maxHealth(t, seat);
  const now = perTurn(library, t, seat, fighter, health);
  const known = new Map<string, number>();
  return {
    worth: turnsLeft * (TURN + SHARE * now),
    with: (card) => {
      const kind = t.kind(card);
      let gain = known.get(kind);
      if (gain === undefined) {
        const better = wearing(library, t, seat, fighter, card);
        const { income, reach } = better.added;
        gain = SHARE * (perTurn(library, t, seat, better.fighter, health + better.added.health) - now);
        gain = turnsLeft * (gain + 0.5 * (income + 0.12 * reach));
        known.set(kind, gain);
      }
      return gain;
    },
  };
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

/** The hero with this tile on, and what that changes. */
function wearing(
  { says }: Library,
  t: EuthiaReading,
  seat: Seat,
  { traits, attacks, gaar }: Fighter,
  card: Card,
): { fighter: Fighter; added: Traits } {
  const said = says[t.kind(card)];
  const { slot } = tileFace(t, card);
  const added: { -readonly [K in keyof Traits]: number } = { ...said.plain };
  let all = [...attacks, ...said.attacks];
  if (slot !== null && !hasFreeSlot(t, seat, slot)) {
    const worn = onSlot(t, seat, slot);
    // The one that is missed least makes room.
    const off = worn.length === 0 ? undefined : says[t.kind(worn[worn.length - 1])];
    if (off === undefined) return { fighter: { traits, attacks, gaar }, added: { ...said.plain, health: 0 } };
    for (const key in added) added[key as keyof Traits] -= off.plain[key as keyof Traits];
    all = all.filter((attack) => !off.attacks.includes(attack));
  }
  const sum: { -readonly [K in keyof Traits]: number } = { ...traits };
  for (const key in sum) sum[key as keyof Traits] += added[key as keyof Traits];
  return { fighter: { traits: sum, attacks: all, gaar }, added };
}
