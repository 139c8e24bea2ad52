import { defineGame } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { advice } from './judging/advice.ts';
import { judge } from './judging/judge.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { someOfSlot } from './rules/draft.ts';
import { step } from './rules/round.ts';
import { begin, setup } from './rules/setup.ts';
import { everyWindow, kitListening, listening, windows } from './rules/windows.ts';
import { type ExaltedShape, piles } from './shape.ts';

export const game = defineGame<ExaltedShape>({
  id: 'exalted-ones',
  version: 1,
  seats: [2, 2],
  options: {
    mode: {
      choices: ['standard', 'toTheEnd', 'trophyHunters', 'poachers', 'shortDuel'],
      default: 'standard',
    },
    draft: {
      choices: ['open', 'uniqueHeroes', 'teamLists'],
      default: 'open',
      when: [{ options: { mode: ['standard', 'toTheEnd', 'trophyHunters', 'poachers'] } }],
    },
  },
  piles,
  content,
  windows,
  everyWindow,
  listening: { team: listening.team, kit: kitListening },
  secrets: [
    {
      path: 'lists.*.*.kind',
      sees: (viewer, [seat]) => String(viewer) === seat,
      redeal: (random, [, slot]) => someOfSlot(content, Number(slot), random),
    },
  ],
  signed: [
    'models.*.placedIn',
    'lasting.*.what.by',
    'lasting.*.what.plus',
    // Circles and hedges may lie over the edge of the mat. EX-TMPL-06
    'markers.*.x',
    'markers.*.y',
    'barriers.*.corners.*.x',
    'barriers.*.corners.*.y',
  ],
  endings: ['artefact', 'points', 'trophies', 'rounds', 'draw'],
  begin,
  setup,
  step,
  judge,
  advice,
  guide,
  insights,
  words: { de, en },
});
