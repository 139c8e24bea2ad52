import { memo } from 'react';
import { round, scatter } from '@tafelrunde/ui/board';
import type { Terrain } from '../shape.ts';

/** The ground of a hex, drawn from a few strokes: 100 by 108 units around its middle. */

type Colours = readonly [light: string, middle: string, dark: string];
const colours: Readonly<Record<Terrain, Colours>> = {
  meadow: ['#a3b06a', '#8fa05a', '#71844a'],
  forest: ['#76905a', '#5f7d49', '#2f4a2a'],
  moor: ['#7d8a6a', '#687a5f', '#3c4f42'],
  barren: ['#cba873', '#b8935f', '#86653e'],
  mountain: ['#b3a58c', '#9a8a70', '#5d4f3f'],
  lake: ['#6ea0ad', '#578c9d', '#2f5d72'],
  cave: ['#6b5a55', '#574845', '#332726'],
};

/** One path for all shapes of a colour: a map of two hundred hexes stays light. */
interface Strokes {
  /** Filled in the dark colour, and its shaded sides. */
  dark: string;
  shade: string;
  light: string;
  /** Drawn as lines. */
  line: string;
}

const pine = (into: Strokes, x: number, y: number, h: number): void => {
  into.dark += `M${round(x - h * 0.34)} ${round(y)}L${round(x)} ${round(y - h)}L${round(x + h * 0.34)} ${round(y)}Z`;
  into.shade += `M${round(x)} ${round(y - h)}L${round(x + h * 0.34)} ${round(y)}L${round(x + h * 0.06)} ${round(y)}Z`;
};
const peak = (into: Strokes, x: number, y: number, h: number, w: number): void => {
  into.dark += `M${round(x - w)} ${y}L${round(x - w * 0.1)} ${round(y - h)}L${round(x + w)} ${y}Z`;
  into.shade += `M${round(x - w * 0.1)} ${round(y - h)}L${round(x + w)} ${y}L${round(x + w * 0.1)} ${y}L${round(x - w * 0.02)} ${round(y - h * 0.5)}Z`;
  into.light += `M${round(x - w * 0.37)} ${round(y - h * 0.7)}L${round(x - w * 0.1)} ${round(y - h)}L${round(x + w * 0.2)} ${round(y - h * 0.73)}L${round(x + w * 0.02)} ${round(y - h * 0.62)}L${round(x - w * 0.16)} ${round(y - h * 0.74)}Z`;
};

type Draw = (into: Strokes, random: () => number) => void;
const drawings: Readonly<Record<Terrain, Draw>> = {
  meadow: (into, random) => {
    for (let i = 0; i < 12; i++)
      into.line += `M${round(8 + random() * 84)} ${round(14 + random() * 88)}q2 -6 3 0q2 -7 4 0`;
    for (let i = 0; i < 3; i++) pine(into, 14 + random() * 72, 22 + random() * 76, 13);
  },
  forest: (into, random) => {
    const trees = Array.from({ length: 26 }, () => [6 + random() * 88, 16 + random() * 92] as const);
    for (const [x, y] of trees.toSorted((a, b) => a[1] - b[1])) pine(into, x, y, 17 + random() * 8);
  },
  moor: (into, random) => {
    for (let i = 0; i < 6; i++) {
      const [x, y, r] = [14 + random() * 72, 16 + random() * 80, 8 + random() * 9];
      into.dark += `M${round(x - r)} ${round(y)}a${round(r)} 4.500 0 1 0 ${round(2 * r)} 0a${round(r)} 4.500 0 1 0 ${round(-2 * r)} 0Z`;
    }
    for (let i = 0; i < 14; i++)
      into.line += `M${round(10 + random() * 80)} ${round(24 + random() * 76)}v-11m3 11v-8`;
  },
  barren: (into, random) => {
    for (let i = 0; i < 9; i++)
      into.line += `M${round(8 + random() * 80)} ${round(14 + random() * 86)}l${round(6 + random() * 6)} ${round(-4 + random() * 8)}l${round(5 + random() * 5)} ${round(-2 + random() * 7)}`;
    for (let i = 0; i < 3; i++) {
      const [x, y] = [18 + random() * 62, 30 + random() * 60];
      into.line += `M${round(x - 12)} ${round(y)}L${round(x - 6)} ${round(y - 11)}L${round(x + 5)} ${round(y - 13)}L${round(x + 12)} ${round(y)}Z`;
    }
  },
  mountain: (into) => {
    for (const [x, y, h, w] of [
      [26, 46, 32, 22],
      [70, 40, 30, 20],
      [48, 66, 44, 28],
      [22, 96, 30, 20],
      [78, 98, 38, 24],
    ] as const)
      peak(into, x, y, h, w);
  },
  lake: (into, random) => {
    for (let i = 0; i < 11; i++)
      into.light += `M${round(10 + random() * 66)} ${round(14 + random() * 84)}q5 -5 10 0t10 0q-5 4 -10 1.600t-10 -1.600Z`;
  },
  cave: (into, random) => {
    for (const [x, y, h, w] of [
      [34, 56, 34, 26],
      [70, 84, 38, 28],
      [24, 100, 22, 20],
    ] as const) {
      into.dark += `M${x - w} ${y}Q${x - w * 0.7} ${y - h} ${x} ${y - h}T${x + w} ${y}Z`;
      into.shade += `M${x - w * 0.45} ${y}Q${x - w * 0.3} ${y - h * 0.62} ${x} ${y - h * 0.62}T${x + w * 0.45} ${y}Z`;
    }
    for (let i = 0; i < 8; i++)
      into.line += `M${round(8 + random() * 84)} ${round(12 + random() * 88)}l3 -4l3 4`;
  },
};

const VARIANTS = [0, 1] as const;
const idOf = (terrain: Terrain, variant: number): string => `eu-${terrain}-${variant}`;

/** The symbols of all grounds; `Ground` uses them. */
export const GroundSymbols = memo(function GroundSymbols() {
  return (
    <defs>
      {(Object.keys(colours) as Terrain[]).flatMap((terrain) =>
        VARIANTS.map((variant) => {
          const [light, middle, dark] = colours[terrain];
          const strokes: Strokes = { dark: '', shade: '', light: '', line: '' };
          drawings[terrain](strokes, scatter(terrain.length * 7 + variant * 31 + 3));
          return (
            <symbol key={idOf(terrain, variant)} id={idOf(terrain, variant)} viewBox="0 0 100 108">
              <rect width="100" height="108" fill={light} />
              {terrain === 'lake' ? (
                <ellipse cx="50" cy="56" rx="46" ry="48" fill={middle} />
              ) : (
                <path d="M0 60Q30 46 55 58T100 52V108H0Z" fill={middle} />
              )}
              <path d={strokes.dark} fill={dark} />
              <path d={strokes.shade} fill="#000" opacity=".3" />
              <path
                d={strokes.light}
                fill={terrain === 'lake' ? '#dff0f0' : '#fdf6e4'}
                opacity={terrain === 'lake' ? 0.7 : 1}
              />
              <path d={strokes.line} fill="none" stroke={dark} strokeWidth="1.500" />
            </symbol>
          );
        }),
      )}
    </defs>
  );
});

interface GroundProps {
  readonly terrain: Terrain;
  readonly variant: number;
  readonly x: number;
  readonly y: number;
}

/** The ground of one hex; the outline around it cuts it. */
export function Ground({ terrain, variant, x, y }: GroundProps) {
  return (
    <use href={`#${idOf(terrain, variant)}`} x={round(x - 50)} y={round(y - 54)} width="100" height="108" />
  );
}
