import type { Pile, Seat } from '@tafelrunde/engine';
import { layGame } from '../rules/setup.ts';
import { bothStones } from '../rules/sets.ts';
import type { Thunderstone } from '../shape.ts';

/** What matches of several games share. */

/** Two stones are taken; chance decides with which it begins. TH-CRAWL-02, TH-ODYSSEY-02 */
export const firstStone = (t: Thunderstone): string[] => [bothStones(t)[0]];

/** One of several who are equally good. TH-CRAWL-06, TH-ODYSSEY-08 */
export const byLot = (t: Thunderstone, seats: readonly Seat[]): Seat =>
  seats.length === 1 ? seats[0] : t.pick(seats);

/** Write down how a game ended, and what it was made of. */
export function chronicle(t: Thunderstone, winner: Seat): void {
  const { campaign, sets } = t.state;
  campaign.games.push({ stone: sets.stones[0], winner });
  campaign.dungeons.push([...sets.monsters, ...sets.traps, ...sets.guardians]);
  campaign.heroes.push(sets.heroes.slice());
}

/** The stone of the next game is the one that was not at stake in the last. TH-CRAWL-07, TH-CRAWL-11, TH-ODYSSEY-15 */
export const otherStone = (stone: string): string =>
  stone === 'stoneOfAgony' ? 'stoneOfMystery' : 'stoneOfAgony';

/** Everything goes back into the box, except what these piles hold. TH-CRAWL-07 */
export function putAway(t: Thunderstone, except: readonly Pile[] = []): void {
  const { piles, state } = t;
  const { hand, deck, discard, penalty, laid, rank, stack } = piles;
  const { dungeon, horde, beside, caged, disease, trash, score } = piles;
  const all = [hand, deck, discard, penalty, laid, rank, stack].flat();
  for (const pile of [...all, dungeon, horde, beside, caged, disease, trash, score]) {
    if (except.includes(pile)) continue;
    for (const card of t.cards(pile).slice()) t.move(card, piles.box);
  }
  for (const player of state.players) player.experience = 0;
  state.hall.stones = 0;
  state.idle = 0;
}

/** The next game begins. Sets and stones have been chosen. */
export function nextGame(t: Thunderstone): void {
  const { state } = t;
  state.game++;
  state.phase = 'play';
  layGame(t);
  state.turn = t.pick(Array.from({ length: t.seats }, (_, seat) => seat));
  t.tell('nextGame', { game: state.game, kind: state.sets.stones[0] });
}

/** Names that were not used before; where there are too few, those used longest ago too. TH-HUNT-03, TH-ODYSSEY-14 */
export function fresh(
  names: readonly string[],
  used: readonly (readonly string[])[],
  count: number,
): string[] {
  const lastUse = (name: string): number => used.findLastIndex((game) => game.includes(name));
  const unused = names.filter((name) => lastUse(name) === -1);
  if (unused.length >= count) return unused;
  const again = names.filter((name) => lastUse(name) !== -1).toSorted((a, b) => lastUse(a) - lastUse(b));
  return [...unused, ...again.slice(0, count - unused.length)];
}
