import type { Decided, ScoreSheet, Seat } from '@tafelrunde/engine';
import { artefactOf, heroesOf } from '../rules/models.ts';
import { amountOf, comparedIn, modeOf } from '../rules/victory.ts';
import { type At, read } from './reading.ts';
import { texts } from './texts.ts';

/** Points first; levels and gold say how it came to that. */
export function score(at: At): ScoreSheet {
  const { view, speech } = at;
  const say = texts[speech.language];
  const { points, trophies, teams } = view.state;
  const t = read(view);
  const sum = (of: Seat, value: (hero: ReturnType<typeof heroesOf>[number]) => number): number =>
    heroesOf(t, teams[of]).reduce((all, hero) => all + value(hero), 0);
  const decided = decidedBy(at);
  // Where the result comes with points they stand in its own column.
  const isShown = (id: string): boolean => id !== 'points' || view.result?.scores === undefined;
  const columns = (['points', 'trophies', 'levels', 'gold'] as const).filter(isShown);
  const cells = [0, 1].map((of) => ({
    points: points[of],
    trophies: trophies[of],
    levels: sum(of, ({ level }) => level),
    gold: sum(of, ({ gold }) => gold),
  }));
  return {
    total: say.words.points,
    columns: columns.map((id) => ({ id, name: say.words[id] })),
    cells: cells.map((row) => columns.map((id) => ({ value: row[id] }))),
    ...(decided !== null && { decided }),
  };
}

/** Why one of two with the same points has won, or neither. */
function decidedBy({ view, speech }: At): Decided | null {
  const { result } = view;
  const say = texts[speech.language].decided;
  const t = read(view);
  if (result === null || (result.how !== 'rounds' && result.how !== 'draw')) return null;
  const compared = comparedIn(t);
  const rule = view.options.mode === 'poachers' ? 'EX-MODE-05' : 'EX-GAME-10';
  if (result.how === 'draw') {
    const { goal, trophies } = modeOf(t);
    const both = (have: readonly number[], needed: number | null): boolean =>
      needed !== null && have.every((n) => n >= needed);
    if (!artefactOf(t, 'blue').present) return { line: say.bothArtefacts, rule: 'EX-MODE-03' };
    if (both(view.state.points, goal)) return { line: say.bothReached, rule: 'EX-MODE-02' };
    if (both(view.state.trophies, trophies)) return { line: say.bothReached, rule: 'EX-MODE-04' };
    return { line: say.allEqual(compared.map((by) => say.names[by])), rule };
  }
  const by = compared.find((one) => amountOf(t, 0, one) !== amountOf(t, 1, one));
  const [winner] = result.winners;
  if (by === undefined || by === 'points' || winner === undefined) return null;
  const [own, other] = [amountOf(t, winner, by), amountOf(t, 1 - winner, by)];
  const line = say.broken(speech.seat(winner), say.names[by], own, speech.seat(1 - winner), other);
  return { ...(by === 'trophies' && { column: by }), line, rule };
}
