import type { Interval } from '../sure.ts';
import { type Element, h } from './tree.ts';

/** From which value to which a plot reaches. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

const across = ({ from, to }: Scale, value: number): string =>
  `${(100 * Math.min(1, Math.max(0, (value - from) / (to - from || 1)))).toFixed(2)}%`;

/** A line of a plot is a drawing of its own, as wide as its column; the figures beside it say the same. */
const strip = (...marks: (Element | null)[]): Element =>
  h('svg', { class: 'plot-strip', width: '100%', height: 22, 'aria-hidden': 'true' }, marks);

const upright = (scale: Scale, value: number, name: string): Element =>
  h('line', { class: name, x1: across(scale, value), x2: across(scale, value), y1: 0, y2: 22 });

/** A share with the interval it most likely lies in, and what would be fair. */
export const dot = (scale: Scale, value: number, sure: Interval, fair: number | null, tone = ''): Element =>
  strip(
    fair === null ? null : upright(scale, fair, 'plot-fair'),
    h('line', {
      class: `plot-sure ${tone}`,
      x1: across(scale, sure.low),
      x2: across(scale, sure.high),
      y1: 11,
      y2: 11,
    }),
    h('circle', { class: `plot-dot ${tone}`, cx: across(scale, value), cy: 11, r: 5.5 }),
  );

/** A bar from the left. */
export const bar = (scale: Scale, value: number, tone = ''): Element =>
  strip(h('rect', { class: `plot-bar ${tone}`, x: 0, y: 4, width: across(scale, value), height: 14, rx: 2 }));

/** The figures along a scale, over the strips. */
export const axis = (scale: Scale, ticks: readonly number[], say: (value: number) => string): Element =>
  h(
    'svg',
    { class: 'plot-axis', width: '100%', height: 16, 'aria-hidden': 'true' },
    ticks.map((tick) =>
      h(
        'text',
        {
          x: across(scale, tick),
          y: 12,
          'text-anchor': tick === scale.from ? 'start' : tick === scale.to ? 'end' : 'middle',
        },
        say(tick),
      ),
    ),
  );

/** Even figures along a scale, not too many. */
export function ticksOf({ from, to }: Scale, most = 5): number[] {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step - 1e-9) * step; tick <= to + step * 1e-6; tick += step)
    ticks.push(Number(tick.toFixed(10)));
  return ticks;
}

/** A scale that reaches a little beyond what is to be shown, to an even figure. */
export function scaleTo(most: number): Scale {
  const ticks = ticksOf({ from: 0, to: most <= 0 ? 1 : most });
  const step = ticks.length > 1 ? ticks[1] - ticks[0] : 1;
  const last = ticks.at(-1) ?? 0;
  return { from: 0, to: last >= most ? last : Number((last + step).toFixed(10)) };
}

const WIDE = 440;
const TALL = 204;
const FOOT = 24;
const HEAD = 44;
/** Where the columns begin: left of them is how many they are. */
const SIDE = 30;
const FLOOR = TALL - FOOT;

/** A mark on a histogram: where, and what it is called. */
export interface Mark {
  readonly at: number;
  readonly name: string;
}

/** How the figures of a histogram are said. */
export interface Said {
  /** What is counted. */
  readonly counted: string;
  readonly count: (value: number) => string;
  readonly length: (value: number) => string;
}

/** A histogram: how often each length came up, in columns of equal width. */
export function histogram(
  counts: Readonly<Record<number, number>>,
  label: string,
  marks: readonly Mark[],
  said: Said,
): Element {
  const { from, step, columns } = binned(counts);
  const scale = scaleTo(Math.max(...columns, 1));
  const width = (WIDE - SIDE) / columns.length;
  const height = (games: number): number => ((FLOOR - HEAD) * games) / scale.to;
  const every = Math.max(1, Math.ceil(columns.length / (columns.length > 10 ? 8 : 10)));
  return h(
    'svg',
    { class: 'plot-histogram', viewBox: `0 0 ${WIDE} ${TALL}`, role: 'img', 'aria-label': label },
    countAxis(scale, height, said),
    columns.map((games, i) =>
      h('rect', {
        class: 'plot-column',
        x: (SIDE + i * width + 1).toFixed(1),
        y: (FLOOR - height(games)).toFixed(1),
        width: Math.max(1, width - 2).toFixed(1),
        height: height(games).toFixed(1),
        rx: 1.5,
      }),
    ),
    h('line', { class: 'plot-floor', x1: SIDE, x2: WIDE, y1: FLOOR, y2: FLOOR }),
    columns.map((_, i) => {
      if (i % every !== 0) return null;
      // A column of one length is named by it; a wider one where it begins.
      const x = SIDE + i * width + (step === 1 ? width / 2 : 0);
      return h(
        'text',
        { x: x.toFixed(1), y: TALL - 8, 'text-anchor': 'middle' },
        said.length(from + i * step),
      );
    }),
    marks.map(({ at, name }, i) => {
      const x = SIDE + ((at + 0.5 - from) / step) * width;
      // Where there is no room for the name on the right, about as wide as it is long.
      const left = x + 7.5 * name.length > WIDE;
      const y = 14 * i + 18;
      return h(
        'g',
        { class: 'plot-mark' },
        h('line', { x1: x.toFixed(1), x2: x.toFixed(1), y1: y, y2: FLOOR }),
        h(
          'text',
          { x: (x + (left ? -5 : 5)).toFixed(1), y: y + 9, 'text-anchor': left ? 'end' : 'start' },
          name,
        ),
      );
    }),
  );
}

/** How many games a column stands for: whole ones only. */
function countAxis(scale: Scale, height: (games: number) => number, said: Said): Element {
  const ticks = ticksOf(scale, 3).filter((tick) => Number.isInteger(tick));
  return h(
    'g',
    { class: 'plot-counts' },
    h('text', { x: 0, y: 11 }, said.counted),
    ticks.map((tick) =>
      h('line', {
        x1: SIDE,
        x2: WIDE,
        y1: (FLOOR - height(tick)).toFixed(1),
        y2: (FLOOR - height(tick)).toFixed(1),
      }),
    ),
    ticks.map((tick) =>
      h(
        'text',
        { x: SIDE - 6, y: (FLOOR - height(tick) + 4).toFixed(1), 'text-anchor': 'end' },
        said.count(tick),
      ),
    ),
  );
}

/** Lengths in columns of equal, even width; the last one holds all that are longer. */
export function binned(counts: Readonly<Record<number, number>>): {
  readonly from: number;
  readonly step: number;
  readonly columns: number[];
} {
  const lengths = Object.keys(counts).map(Number);
  const least = Math.min(...lengths);
  const range = Math.max(...lengths) - least + 1;
  const rough = Math.max(1, range / 32);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!,
  );
  const from = Math.floor(least / step) * step;
  const columns = Array<number>(Math.floor((least + range - 1 - from) / step) + 1).fill(0);
  for (const length of lengths) columns[Math.floor((length - from) / step)] += counts[length];
  return { from, step, columns };
}
