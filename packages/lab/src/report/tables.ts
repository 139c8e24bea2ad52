import { shareOf } from '../sure.ts';
import { axis, dot, scaleTo, ticksOf } from './plots.ts';
import type { Speech } from './speech.ts';
import { type Element, h, type Tree } from './tree.ts';

/** A part of the page under a heading of its own. */
export const section = (title: string, ...content: (Tree | null)[]): Element =>
  h('section', { class: 'report-section' }, h('h2', {}, title), content);

/**
 * Where a cell stands. A wide page has a column for each place; a narrow one lays them out again, by the same names, so that
 * all plots of a table stay as wide as its axis.
 */
type Place = 'plot' | 'figure' | 'bar' | 'taken' | 'won' | 'dot' | 'effect';

interface Cell {
  readonly place: Place;
  readonly content: Tree;
  /** What a narrow page says before it, for its head is far away. */
  readonly label?: string;
}

export interface Row {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** A table whose cells hold drawings and figures. Its first row is its head. */
export const table = (name: string, head: Row, rows: readonly Row[]): Element =>
  h(
    'div',
    { class: 'report-table' },
    h(
      'table',
      { class: name },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col', class: 'at-name' }, head.name),
          head.cells.map(({ place, content }) => h('th', { scope: 'col', class: `at-${place}` }, content)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row', class: 'at-name' }, row.name),
            row.cells.map(({ place, content, label }) =>
              h('td', { class: `at-${place}`, 'data-label': label }, content),
            ),
          ),
        ),
      ),
    ),
  );

/** A plot and the figures that say the same. */
export const plotted = (name: string, plot: Tree, figure: Tree): Row => ({
  name,
  cells: [
    { place: 'plot', content: plot },
    { place: 'figure', content: figure },
  ],
});

interface Measured {
  readonly name: string;
  readonly part: number;
  readonly of: number;
  readonly many?: string;
}

/** Shares as dots with their intervals, one row each. */
export function shares({ m, say, fair }: Speech, what: string, rows: readonly Measured[]): Element {
  const measured = rows.map((one) => ({ ...one, share: shareOf(one.part, one.of) }));
  const scale = scaleTo(Math.max(fair, ...measured.map(({ share }) => share.high)));
  const tone = ({ low, high }: { low: number; high: number }) =>
    low > fair ? 'is-more' : high < fair ? 'is-less' : '';
  return table(
    'report-shares',
    plotted(what, axis(scale, ticksOf(scale, 4), say.percent), m.won),
    measured.map(({ name, share, many }) =>
      plotted(
        name,
        dot(scale, share.share, share, fair, tone(share)),
        `${say.measured(share)}${many === undefined ? '' : `, ${many}`}`,
      ),
    ),
  );
}
