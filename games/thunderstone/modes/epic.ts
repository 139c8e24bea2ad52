import { hideBelow, layHorde, shuffleDungeon } from '../rules/dungeonDeck.ts';
import { bothStones } from '../rules/sets.ts';
import type { Thunderstone } from '../shape.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** One long game with five monster types, a guardian and both stones. TH-EPIC-08: the rest is as usual. */
export const epic: Mode = {
  ...standard,
  monsterTypes: 5, // TH-EPIC-01
  alwaysDraws: true,
  features: () => 0,
  stones: bothStones, // TH-EPIC-03
  buildDungeon,
};

/** From the top: ten, ten with the guardian, ten with a stone, twenty with the other. TH-EPIC-02 to TH-EPIC-06 */
function buildDungeon(t: Thunderstone): void {
  const { sets } = t.state;
  sets.guardians = Object.values(t.content).flatMap((def) => (def.guardian ? [def.kind] : []));
  shuffleDungeon(t);
  if (sets.monsters.includes('horde')) layHorde(t);
  const [guardian] = sets.guardians;
  const [first, second] = sets.stones;
  hideBelow(t, []); // TH-EPIC-06
  hideBelow(t, [guardian]); // TH-EPIC-05
  hideBelow(t, [first]); // TH-EPIC-04
  hideBelow(t, [second], 20); // TH-EPIC-03
}
