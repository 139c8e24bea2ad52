import { type Decided, openCards, type ScoreSheet, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { content } from '../content/index.ts';
import { bestMonster, hordePoints, pointsOf } from '../rules/scoring.ts';
import { type At, defsOf } from './reading.ts';
import { texts } from './texts.ts';
import type { ThunderstoneTexts } from './texts-shape.ts';

type Defs = readonly CardDef[];
type Say = ThunderstoneTexts['score'];

/** All cards of a seat: at the end they lie open. TH-END-02 */
function ownDefs({ view: { piles } }: At, seat: Seat): Defs {
  return defsOf([piles.hand, piles.discard, piles.laid, piles.deck].flatMap((each) => openCards(each[seat])));
}

/** What the result is made of, and what decided where it alone did not. */
export function score(at: At): ScoreSheet {
  const { view, speech } = at;
  const say = texts[speech.language].score;
  const all = Array.from({ length: view.seats }, (_, seat) => ownDefs(at, seat));
  return view.result?.how === 'tournament' ? tournament(at, all, say) : victoryPoints(at, all, say);
}

/** What the victory points come from. TH-END-02 to TH-END-05 */
function victoryPoints(at: At, all: readonly Defs[], say: Say): ScoreSheet {
  const penalties = at.view.piles.penalty.map(({ count }) => count ?? 0);
  const cells = all.map((defs, seat) => {
    const horde = defs.filter((def) => def.horde).length;
    const monsters = defs.filter((def) => def.sort === 'monster' && !def.horde);
    const heroes = defs.filter((def) => def.sort === 'hero' && def.points !== 0);
    const stones = defs.filter((def) => def.sort === 'stone');
    const rest = defs.filter((def) => def.points !== 0 && !['monster', 'hero', 'stone'].includes(def.sort));
    return [
      { value: pointsOf(monsters), note: say.monsters(monsters.length, bestMonster(monsters)) },
      { value: hordePoints(horde), note: say.horde(horde, Math.min(horde, 5)) },
      { value: pointsOf(heroes), note: say.heroes(heroes.length) },
      { value: pointsOf(stones), note: say.stones(stones.length) },
      { value: pointsOf(rest) - penalties[seat], note: say.rest(rest.length, penalties[seat]) },
    ];
  });
  const columns = (['monster', 'horde', 'hero', 'stone', 'rest'] as const).map((id) => ({
    id,
    name: say.columns[id],
  }));
  // A category nobody has anything in says nothing.
  const shown = columns.map((_, i) => i < 1 || cells.some((row) => row[i].value !== 0));
  const decided = at.view.seats === 1 ? alone(at, say) : byMonster(at, all, say);
  return {
    note: say.note,
    columns: columns.filter((_, i) => shown[i]),
    cells: cells.map((row) => row.filter((_, i) => shown[i])),
    ...(decided !== null && { decided }),
  };
}

/** The village is the opponent. TH-SOLO-20, TH-SOLO-21 */
function alone({ view: { piles, result } }: At, say: Say): Decided | null {
  if (result?.scores === undefined) return null;
  const village = pointsOf(defsOf(openCards(piles.score)));
  return { line: say.alone(result.scores[0], village), rule: 'TH-SOLO-20' };
}

/** The first of the winners, and who else has the same result. */
function tiedIn({ view: { result } }: At): { readonly winner: Seat; readonly tied: readonly Seat[] } | null {
  const [winner] = result?.winners ?? [];
  if (winner === undefined || result?.scores === undefined) return null;
  const tied = result.scores.flatMap((points, seat) =>
    seat !== winner && points === result.scores![winner] ? [seat] : [],
  );
  return tied.length === 0 ? null : { winner, tied };
}

/** The most valuable single monster breaks a tie; else the win is shared, or the stone drawn by lot. TH-END-05, TH-CRAWL-06 */
function byMonster(at: At, all: readonly Defs[], say: Say): Decided | null {
  const { view, speech } = at;
  const tie = tiedIn(at);
  if (tie === null) return null;
  const { winner, tied } = tie;
  const rule = view.result!.how === 'bothStones' ? 'TH-CRAWL-06' : 'TH-END-05';
  const best = (seat: Seat): number => bestMonster(all[seat]);
  const next = tied.toSorted((a, b) => best(b) - best(a))[0];
  if (best(next) === best(winner)) {
    const isShared = view.result!.winners.includes(next);
    return { line: isShared ? say.shared(best(winner)) : say.lot(speech.seat(winner), best(winner)), rule };
  }
  const isHorde = bestMonster(all[winner].filter((def) => !def.horde)) < best(winner);
  const line = say.tie(speech.seat(winner), best(winner), speech.seat(next), best(next));
  return { column: isHorde ? 'horde' : 'monster', line, rule };
}

/** Of several games the tournament points count, and a stone breaks a tie. TH-ODYSSEY-18, TH-ODYSSEY-19 */
function tournament(at: At, all: readonly Defs[], { tournament: say }: Say): ScoreSheet {
  const { view, speech } = at;
  const { campaign, players } = view.state;
  // A stone that was at stake again belongs to whoever won it last.
  const owners = new Map(campaign.games.map(({ stone, winner }) => [stone, winner]));
  const stonesOf = (seat: Seat): string[] =>
    [...owners].flatMap(([stone, owner]) => (owner === seat ? [stone] : []));
  const worth = (seat: Seat): number =>
    Math.max(0, ...stonesOf(seat).map((stone) => content[stone]?.points ?? 0));
  const cells = all.map((defs, seat) => {
    const points = pointsOf(defs);
    return [
      { value: players[seat].wins, note: say.stonesWon(stonesOf(seat).map(speech.card)) },
      { value: points, note: say.points(points) },
    ];
  });
  const sheet: ScoreSheet = {
    note: say.note(campaign.games.length),
    total: say.total,
    columns: [
      { id: 'wins', name: say.wins },
      { id: 'last', name: say.last },
    ],
    cells,
  };
  const tie = tiedIn(at);
  if (tie === null) return sheet;
  const { winner, tied } = tie;
  const rule = 'TH-ODYSSEY-19';
  const next = tied.toSorted((a, b) => worth(b) - worth(a))[0];
  if (worth(winner) === worth(next)) return { ...sheet, decided: { line: say.shared, rule } };
  const line = say.tie(speech.seat(winner), worth(winner), speech.seat(next), worth(next));
  return { ...sheet, decided: { column: 'wins', line, rule } };
}
