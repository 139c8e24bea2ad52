import type { CardDef } from '../shape/cards.ts';
import type { Position } from './position.ts';
import type { Level } from '../shape.ts';
import { powerFor } from './outlook.ts';

/** What gets past counts for the other side, cannot be beaten any more, and makes room for the next. */
const LOST = 2.6;

/** Alone: what it costs if a monster gets past. */
export function passing(
  { content, worths, deck, outlook }: Position,
  monster: { kind: string; rank: number },
): number {
  const power = powerFor(content[monster.kind], monster.rank);
  return LOST * worths[monster.kind].points * deck.chanceAgainst(power, outlook);
}

/** Alone: a turn without a fight lets the monsters come closer, and the foremost may get past. TH-SOLO-04 */
export function advance(at: Position): number {
  const { rank } = at.view.piles;
  if (rank[1].count === 0 || rank[2].count === 0 || rank[3].count === 0) return 0;
  const front = rank[1].cards.at(-1);
  if (front === undefined || front === null || !('kind' in front)) return 0;
  return passing(at, { kind: front.kind, rank: 1 });
}

/** TH-SOLO-11, TH-SOLO-28, TH-SOLO-29 */
export const earnsRespite = (level: Level, { experience }: CardDef): boolean =>
  level === 'normal' || (level === 'veteran' && experience >= 2);
