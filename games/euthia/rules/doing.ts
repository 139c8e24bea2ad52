import type { Card, Seat } from '@tafelrunde/engine';
import type { ActionName, Element, Fight } from '../shape.ts';

/** On whose behalf effects are resolved, and what they are part of. */
export interface Doing {
  /** Who gains and suffers: the hero of the fight, of the quest or of the turn, or the owner of a tile used as monster player. */
  readonly seat: Seat;
  /** Whose text it is: a hero's, the monster's (its card, silver and gold cards, tiles used for it) or the world's. */
  readonly side: 'hero' | 'monster' | 'world';
  readonly fight: Fight | null;
  /** The dice an effect on the own roll changes. */
  readonly roll: { dice: number[]; plus: number } | null;
  /** The tile the text stands on. */
  readonly tile: Card | null;
  /** It stands on a silver or gold card. */
  readonly card: boolean;
  /** Kinds of essences just handed in. */
  readonly paid: readonly Element[];
  /** The sum of the hero roll just made. */
  readonly rolled: number | null;
  /** The action it is used for, where several may be chosen. */
  readonly wanted: ActionName | null;
  /** The hero has died of it: nothing more happens. */
  over: boolean;
}

const NOTHING_PAID: readonly Element[] = [];

export const doing = (seat: Seat, more: Partial<Doing> = {}): Doing => ({
  seat,
  side: 'hero',
  fight: null,
  roll: null,
  tile: null,
  card: false,
  paid: NOTHING_PAID,
  rolled: null,
  wanted: null,
  over: false,
  ...more,
});
