import { cardOption, type Card, type Flow, type Seat } from '@tafelrunde/engine';
import { drawNames, randomizers, randomizersOf } from '../rules/sets.ts';
import { ownCards, standing } from '../rules/scoring.ts';
import type { Ending, Thunderstone } from '../shape.ts';
import { byLot, chronicle, firstStone, fresh, nextGame, otherStone, putAway } from './campaign.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** A tournament of two games or more; heroes go along from one to the next. TH-ODYSSEY-01 */
export const odyssey: Mode = {
  ...standard,
  startingDeck: { militia: 2, torch: 2, ironRations: 2, dagger: 2 }, // TH-ODYSSEY-04
  stones: firstStone, // TH-ODYSSEY-02
  extras: (t, seat) => extras(t, seat),
  settle: (t, how) => settle(t, how),
  between: (t) => between(t),
};

/** The winner of the last game has its stone and one hero, everybody else two heroes. TH-ODYSSEY-11, TH-ODYSSEY-12 */
function extras(t: Thunderstone, seat: Seat): string[] {
  const { campaign } = t.state;
  const last = campaign.games.at(-1);
  if (last === undefined) return [];
  return last.winner === seat ? [last.stone, ...campaign.companions[seat]] : campaign.companions[seat];
}

function settle(t: Thunderstone, _how: Ending): void {
  const { state } = t;
  const { scores, winners } = standing(t);
  const winner = byLot(t, winners); // TH-ODYSSEY-08
  t.tell('scored', { scores });
  const points = tournamentPoints(scores, winner);
  state.players.forEach((player, seat) => (player.tournament += points[seat]));
  state.players[winner].wins++;
  t.tell('tournamentPoints', { points, seat: winner });
  chronicle(t, winner);
  if (state.game < t.options.games) {
    state.phase = 'between';
    return;
  }
  const totals = state.players.map((player) => player.tournament);
  t.finish({ how: 'tournament', winners: champions(t, totals), scores: totals }); // TH-ODYSSEY-18
}

/** One for everybody else who is no better, and one more for the winner. TH-ODYSSEY-07, TH-ODYSSEY-08 */
export const tournamentPoints = (scores: readonly number[], winner: Seat): number[] =>
  scores.map(
    (score, seat) =>
      scores.filter((other, i) => i !== seat && other <= score).length + (seat === winner ? 1 : 0),
  );

/** TH-ODYSSEY-19: among equals whoever owns a stone, the more valuable one if both do. */
function champions(t: Thunderstone, totals: readonly number[]): Seat[] {
  const most = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  // A stone that was at stake again belongs to whoever won it last.
  const owners = new Map(t.state.campaign.games.map(({ stone, winner }) => [stone, winner]));
  const best = (seat: Seat): number =>
    Math.max(0, ...[...owners].map(([stone, owner]) => (owner === seat ? t.content[stone].points : 0)));
  const highest = Math.max(...tied.map(best));
  return tied.filter((seat) => best(seat) === highest);
}

/** Choose who goes along, then set up again: other heroes, the other stone. TH-ODYSSEY-11 to TH-ODYSSEY-17, TH-ODYSSEY-20 */
function* between(t: Thunderstone): Flow {
  const { sets, campaign } = t.state;
  const { winner, stone } = campaign.games.at(-1)!;
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const chosen = yield* t.someAll(seats, (seat) => {
    const heroes = eligible(t, seat);
    const count = Math.min(heroes.length, seat === winner ? 1 : 2);
    return {
      prompt: 'companions',
      about: { count },
      // They lie in deck and hand, where a screen knows how many there are but not which is which.
      from: heroes.map((card) => ({ ...cardOption(card), text: 'companion', about: { kind: t.kind(card) } })),
      min: count,
      max: count,
      rules: ['TH-ODYSSEY-11', 'TH-ODYSSEY-12', 'TH-ODYSSEY-13'],
    };
  });
  campaign.companions = chosen.map((options) => options.map(({ card }) => t.kind(card)));
  putAway(t);
  sets.heroes = otherHeroes(t);
  sets.stones = [otherStone(stone)]; // TH-ODYSSEY-15
  nextGame(t);
}

/** TH-ODYSSEY-14: none of the last village. Where one box alone has too few, the other lends the missing ones. */
function otherHeroes(t: Thunderstone): string[] {
  const villages = t.state.campaign.heroes;
  const { heroes } = randomizers(t);
  const isOther = (name: string): boolean => villages.at(-1)?.includes(name) !== true;
  const missing = Math.max(0, 4 - heroes.filter(isOther).length);
  const { heroes: all } = randomizersOf(t.content, { box: 'both', promo: false });
  const lent = fresh(
    all.filter((name) => isOther(name) && !heroes.includes(name)),
    villages,
    missing,
  );
  return drawNames(t, fresh([...heroes, ...drawNames(t, lent, missing)], villages, 4), 4);
}

/** TH-ODYSSEY-13: heroes without victory points, Militia too. All cards lie open since the scoring. */
function eligible(t: Thunderstone, seat: Seat): Card[] {
  return ownCards(t, seat).filter((card) => {
    const { sort, points } = t.def(card);
    return sort === 'hero' && points === 0;
  });
}
