import type { ScoreSheet } from '@tafelrunde/engine';
import { type ScoreParts, scoreParts } from '../rules/scoring.ts';
import { type At, tableOf } from './reading.ts';
import { texts } from './texts.ts';

const COLUMNS: readonly (keyof ScoreParts)[] = [
  'reputation',
  'possessions',
  'markers',
  'others',
  'quests',
  'elites',
  'scenario',
  'deaths',
];

/** What the result of a game is made of. Columns in which nobody has anything are left out. */
export function score({ view, speech }: At): ScoreSheet {
  const t = tableOf(view);
  const say = texts[speech.language].score;
  const parts = view.state.heroes.map((_, seat) => scoreParts(t, seat));
  const shown = COLUMNS.filter((id) => id === 'reputation' || parts.some((one) => one[id] !== 0));
  return {
    note: say.note,
    columns: shown.map((id) => ({ id, name: say[id] })),
    cells: parts.map((one) => shown.map((id) => ({ value: one[id] }))),
  };
}
