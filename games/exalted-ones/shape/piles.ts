import { open, pile, pileEach, pileRow } from '@tafelrunde/engine';

/** How many heroes a team has at most: their equipment lies in numbered piles, blue's first. */
export const PLACES = 5;

export const piles = {
  /** The heroes to choose from. EX-GAME-09 */
  pool: pile(open),
  /** By seat, the heroes of the team, with their abilities. EX-ARENA-09 */
  team: pileEach(open),
  /** EX-EQUIP-04: everybody buys from it. */
  market: pile(open),
  /** By hero, the equipment. EX-EQUIP-08 */
  kit: pileRow(2 * PLACES, open),
  /** The profiles of golems, towers, artefacts, creatures and monsters. */
  profiles: pile(open),
};
