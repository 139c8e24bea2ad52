import type { Seat } from '@tafelrunde/engine';
import { standing } from '../rules/scoring.ts';
import type { Ending, Thunderstone } from '../shape.ts';
import { byLot, chronicle, firstStone, nextGame, otherStone, putAway } from './campaign.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** Games in a row, until somebody has won two of them running and so holds both stones. TH-CRAWL-01 */
export const crawl: Mode = {
  ...standard,
  stones: firstStone, // TH-CRAWL-02
  extras: (t, seat) => stonesOf(t, seat),
  // TH-CRAWL-04, TH-CRAWL-05: the stone ends the game, and nobody takes it before the points are counted.
  stoneArrives: (t) => t.cut('game', 'stone'),
  settle: (t, how) => settle(t, how),
  between: (t) => {
    putAway(t);
    nextGame(t);
  },
};

/** The winner of the last game starts with its stone. TH-CRAWL-08, TH-CRAWL-11 */
function stonesOf(t: Thunderstone, seat: Seat): string[] {
  const last = t.state.campaign.games.at(-1);
  return last !== undefined && last.winner === seat ? [last.stone] : [];
}

/** The stone goes to whoever has most points; with the other one already in hand that wins. TH-CRAWL-05 to TH-CRAWL-12 */
function settle(t: Thunderstone, _how: Ending): void {
  const { state } = t;
  const { scores, winners } = standing(t);
  const winner = byLot(t, winners); // TH-CRAWL-06
  const before = state.campaign.games.at(-1);
  const [stone] = state.sets.stones;
  t.tell('scored', { scores });
  t.tell('stoneAwarded', { seat: winner, kind: stone });
  state.players[winner].wins++;
  chronicle(t, winner);
  if (before !== undefined && before.winner === winner) {
    t.finish({ how: 'bothStones', winners: [winner], scores }); // TH-CRAWL-10, TH-CRAWL-12
    return;
  }
  // TH-CRAWL-11: the older stone is given back and is at stake in the next game.
  state.sets.stones = [otherStone(stone)];
  state.phase = 'between';
}
