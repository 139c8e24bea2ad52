import { openCards, type ScoreSheet, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { bestMonster, hordePoints, pointsOf } from '../rules/scoring.ts';
import { type At, defsOf } from './reading.ts';
import { texts } from './texts.ts';

/** All cards of a seat: at the end they lie open. TH-END-02 */
function ownDefs({ view: { piles } }: At, seat: Seat): readonly CardDef[] {
  return defsOf([piles.hand, piles.discard, piles.laid, piles.deck].flatMap((each) => openCards(each[seat])));
}

/** What the victory points come from, and what decided a tie. TH-END-02 to TH-END-05 */
export function score(at: At): ScoreSheet {
  const { view, speech } = at;
  const say = texts[speech.language].score;
  const penalties = view.piles.penalty.map(({ count }) => count ?? 0);
  const all = Array.from({ length: view.seats }, (_, seat) => ownDefs(at, seat));
  const cells = all.map((defs, seat) => {
    const horde = defs.filter((def) => def.horde).length;
    const monsters = defs.filter((def) => def.sort === 'monster' && !def.horde);
    const heroes = defs.filter((def) => def.sort === 'hero' && def.points !== 0);
    const stones = defs.filter((def) => def.sort === 'stone');
    const rest = defs.filter((def) => def.points !== 0 && !['monster', 'hero', 'stone'].includes(def.sort));
    return [
      { value: pointsOf(monsters), note: say.monsters(monsters.length, bestMonster(defs)) },
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
  const decided = decidedBy(at, all);
  return {
    note: say.note,
    columns: columns.filter((_, i) => shown[i]),
    cells: cells.map((row) => row.filter((_, i) => shown[i])),
    ...(decided !== null && { decided }),
  };
}

/** TH-END-05: the most valuable single monster breaks a tie. */
function decidedBy(
  { view, speech }: At,
  all: readonly (readonly CardDef[])[],
): NonNullable<ScoreSheet['decided']> | null {
  const { result } = view;
  if (result?.scores === undefined || result.winners.length !== 1 || view.options.mode !== 'standard')
    return null;
  const [winner] = result.winners;
  const tied = all
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner && result.scores![seat] === result.scores![winner]);
  if (tied.length === 0) return null;
  const best = (seat: Seat): number => bestMonster(all[seat]);
  const next = tied.toSorted((a, b) => best(b) - best(a))[0];
  const line = texts[speech.language].score.tie(
    speech.seat(winner),
    best(winner),
    speech.seat(next),
    best(next),
  );
  return { column: 'monster', line, rule: 'TH-END-05' };
}
