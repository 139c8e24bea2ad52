import { defineOverview, type Seat, type SeatSummary } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { help, leadsTo, roundLine } from './overview/answers.ts';
import { areasOf } from './overview/areas.ts';
import { namedPlaces } from './overview/places.ts';
import { printedOn } from './overview/printed.ts';
import { type At, isChoosing, rulesOf } from './overview/reading.ts';
import { score } from './overview/score.ts';
import { texts } from './overview/texts.ts';
import type { ExaltedShape } from './shape.ts';

/** The arena in words: what the terminal prints, and where the board takes its sentences from. */

function status(at: At): string {
  const { view, speech } = at;
  const say = texts[speech.language];
  const { stage, actions } = view.state;
  if (isChoosing(view)) return say.stages[stage];
  return `${roundLine(at)} · ${stage === 'activation' && actions > 0 ? say.phase(actions) : say.stages[stage]}`;
}

/** Colour, points, trophies where they count, and what is left of the round. */
function seat(of: Seat, { view, speech }: At): SeatSummary {
  const say = texts[speech.language];
  const { points, trophies, phasesLeft, teams } = view.state;
  const { trophies: hunted, points: scored } = rulesOf(view);
  return {
    title: say.teams[teams[of]],
    figures: [
      ...(Object.values(scored).some((worth) => worth > 0)
        ? [{ id: 'points', name: say.words.points, value: points[of] }]
        : []),
      ...(hunted === null ? [] : [{ id: 'trophies', name: say.words.trophies, value: trophies[of] }]),
      { id: 'activations', name: say.words.activations, value: phasesLeft[of] },
    ],
  };
}

export const overview = defineOverview<ExaltedShape>({
  status,
  seat,
  areas: areasOf,
  leadsTo,
  places: (_question, at) => namedPlaces(at),
  help,
  score,
  card: (kind, { speech }) => (content[kind] === undefined ? [] : printedOn(content[kind], speech)),
});
