import { type TakenFigures, takenOf } from './findings.ts';
import { axis, bar, dot, type Scale, scaleTo } from './plots.ts';
import type { Speech } from './speech.ts';
import { type Row, section, table } from './tables.ts';
import { type Element, h } from './tree.ts';
import { cardName } from './words.ts';

/** How many rows of a table are shown at first; the others open on request. */
const MOST_ROWS = 40;

/** What seats could take: how often they did, what whoever had it won, and how that compares with whoever had not. */
export function taken(speech: Speech, id: string, title: string): Element | null {
  const { m } = speech;
  const all = takenOf(speech, id);
  if (all.length === 0) return null;
  const often = scaleTo(Math.max(...all.map((each) => each.taken.share)));
  const reach = Math.max(
    0.1,
    ...all.map(({ effect }) => (effect === null ? 0 : Math.min(1, Math.abs(effect.by) + 0.1))),
  );
  const moves = { from: -scaleTo(reach).to, to: scaleTo(reach).to };
  const head = headOf(speech, often, moves);
  const rowsOf = (figures: readonly TakenFigures[]): Row[] =>
    figures.map((each) => rowOf(speech, often, moves, each));
  const rest = all.slice(MOST_ROWS);
  return section(
    title,
    h('p', {}, m.takenText),
    table('report-taken', head, rowsOf(all.slice(0, MOST_ROWS))),
    rest.length === 0
      ? null
      : h(
          'details',
          { class: 'report-rest' },
          h('summary', {}, m.rest(rest.length)),
          table('report-taken', head, rowsOf(rest)),
        ),
  );
}

const headOf = ({ m, say }: Speech, often: Scale, moves: Scale): Row => ({
  name: m.what,
  cells: [
    { place: 'bar', content: h('span', {}, m.taken, axis(often, [often.from, often.to], say.percent)) },
    { place: 'taken', content: '' },
    { place: 'won', content: m.won },
    {
      place: 'dot',
      content: h('span', {}, m.effect, axis(moves, [moves.from, 0, moves.to], say.points)),
    },
    { place: 'effect', content: '' },
  ],
});

function rowOf(
  { m, say, words }: Speech,
  often: Scale,
  moves: Scale,
  { kind, taken: had, won, effect }: TakenFigures,
): Row {
  const tone = effect === null ? '' : effect.low > 0 ? 'is-more' : effect.high < 0 ? 'is-less' : '';
  return {
    name: cardName(words, kind),
    cells: [
      { place: 'bar', content: bar(often, had.share) },
      { place: 'taken', content: say.percent(had.share), label: m.taken },
      {
        place: 'won',
        content: won.of === 0 ? '–' : `${say.measured(won)}, ${m.bySeats(won.of, say.plain(won.of))}`,
        label: m.won,
      },
      { place: 'dot', content: effect === null ? '' : dot(moves, effect.by, effect, 0, tone) },
      {
        place: 'effect',
        content:
          effect === null
            ? '–'
            : `${m.points(Math.round(100 * Math.abs(effect.by)), say.points(effect.by))} (${say.points(effect.low)} … ${say.points(effect.high)})`,
      },
    ],
  };
}
