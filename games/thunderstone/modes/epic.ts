import { layHorde, shuffleDungeon } from '../rules/dungeonDeck.ts';
import { fetch } from '../rules/box.ts';
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
  sets.traps = [];
  sets.guardians = Object.values(t.content).flatMap((def) => (def.guardian ? [def.kind] : []));
  shuffleDungeon(t);
  if (sets.monsters.includes('horde')) layHorde(t);
  const [guardian] = sets.guardians;
  const [first, second] = sets.stones;
  layUnder(t, 10, []); // TH-EPIC-06
  layUnder(t, 10, [guardian]); // TH-EPIC-05
  layUnder(t, 10, [first]); // TH-EPIC-04
  layUnder(t, 20, [second]); // TH-EPIC-03
}

/** The top cards, shuffled with some others, go under the deck. */
function layUnder(t: Thunderstone, count: number, kinds: readonly string[]): void {
  const { dungeon, aside } = t.piles;
  for (let i = 0; i < count; i++) t.draw(dungeon, aside);
  for (const kind of kinds) fetch(t, kind, aside);
  t.shuffle(aside);
  for (const card of t.cards(aside).slice()) t.move(card, dungeon, 'bottom');
}
