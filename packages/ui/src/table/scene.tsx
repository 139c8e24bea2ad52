import { Fragment, type ReactNode } from 'react';
import { outline, round, scatter, times, type Point } from '../draw.ts';
import type { Palette } from './palettes.ts';

export type SceneName =
  | 'peaks'
  | 'cave'
  | 'rays'
  | 'field'
  | 'hall'
  | 'forest'
  | 'village'
  | 'storm'
  | 'ember'
  | 'crypt'
  | 'deep'
  | 'shelf';

interface SceneProps {
  readonly name: SceneName;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** What a scene is drawn with: its size, its colours, and scatter that is the same on every screen. */
interface Brush {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly random: () => number;
}

/** What stands behind the figure of a card or fills a space of a board. */
export function Scene({ name, palette, width, height, seed }: SceneProps) {
  return (
    <>
      <rect width={width} height={height} fill={palette[dim.has(name) ? 3 : 1]} />
      {scenes[name]({ w: width, h: height, palette, random: scatter(seed) })}
    </>
  );
}

/** Under a roof or without a sun. */
const dim: ReadonlySet<SceneName> = new Set(['cave', 'rays', 'hall', 'crypt', 'storm', 'deep']);

const scenes: Readonly<Record<SceneName, (brush: Brush) => ReactNode>> = {
  peaks: (brush) => (
    <>
      <Sky {...brush} />
      <Sun {...brush} at={[0.26, 0.3]} />
      <path d={ridge(brush, 0.68, 0.46, 26)} fill={brush.palette[2]} />
      <path d={ridge(brush, 0.86, 0.4, 34)} fill={brush.palette[3]} />
      <path d={ridge(brush, 1.02, 0.3, 22)} fill={brush.palette[4]} />
    </>
  ),
  field: (brush) => (
    <>
      <Sky {...brush} />
      <Sun {...brush} at={[0.24, 0.34]} />
      <path d={hills(brush, 0.6, 20)} fill={brush.palette[2]} />
      <path d={hills(brush, 0.76, 16)} fill={brush.palette[3]} />
      <path d={hills(brush, 0.94, 10)} fill={brush.palette[4]} />
    </>
  ),
  forest: (brush) => (
    <>
      <Sky {...brush} />
      <circle cx={brush.w * 0.7} cy={brush.h * 0.3} r={brush.h * 0.2} fill={brush.palette[0]} opacity=".9" />
      <path d={trees(brush, 19, 11, 0.3)} fill={brush.palette[2]} />
      <path d={trees(brush, 30, 17, 0.12)} fill={brush.palette[3]} />
      <path d={hills(brush, 0.92, 6)} fill={brush.palette[4]} />
    </>
  ),
  village: (brush) => (
    <>
      <Sky {...brush} />
      <circle cx={brush.w * 0.75} cy={brush.h * 0.3} r={brush.h * 0.2} fill={brush.palette[0]} />
      <path d={hills(brush, 0.62, 14)} fill={brush.palette[2]} />
      <Houses {...brush} />
    </>
  ),
  ember: (brush) => (
    <>
      <circle cx={brush.w / 2} cy={brush.h * 0.55} r={brush.h * 0.44} fill={brush.palette[0]} opacity=".6" />
      <path d={ridge(brush, 0.8, 0.3, 24)} fill={brush.palette[2]} />
      <path d={hills(brush, 0.84, 12)} fill={brush.palette[3]} />
      <path d={hills(brush, 0.95, 8)} fill={brush.palette[4]} />
      <Sparks {...brush} count={16} fill="#fff0c4" />
    </>
  ),
  shelf: ({ w, h, palette: [, , middle, deep, dark] }) => (
    <>
      <path d={`M${w * 0.62} 0H${w * 0.98}L${w * 0.5} ${h}H${w * 0.02}Z`} fill="#fff4d6" opacity=".4" />
      <path d={`M${w * 0.36} 0H${w * 0.52}L${w * 0.04} ${h}H${-w * 0.14}Z`} fill="#fff4d6" opacity=".28" />
      <rect y={h * 0.8} width={w} height={h * 0.2} fill={deep} />
      <rect y={h * 0.8} width={w} height="4" fill={middle} />
      <path
        d={times(4, (at) => `M${round(w * (0.05 + 0.27 * at))} ${round(h * 0.9)}h${round(w * 0.16)}`).join(
          '',
        )}
        stroke={dark}
        strokeWidth="1.5"
        opacity=".6"
      />
    </>
  ),
  cave: ({ w, h, palette: [, bright, middle, , dark], random }) => (
    <>
      <ellipse cx={w / 2} cy={h * 0.55} rx={w * 0.38} ry={h * 0.5} fill={middle} opacity=".75" />
      <ellipse cx={w / 2} cy={h * 0.58} rx={w * 0.27} ry={h * 0.38} fill={bright} opacity=".6" />
      <path
        d={outline([[0, 0], ...times(18, (at): Point => [(at * w) / 17, 6 + random() * 22]), [w, 0]])}
        fill={dark}
      />
      <path
        d={outline([[0, h], ...times(18, (at): Point => [(at * w) / 17, h - 5 - random() * 18]), [w, h]])}
        fill={dark}
      />
    </>
  ),
  rays: ({ w, h, palette: [, bright, middle] }) => (
    <>
      {times(20, (at) => {
        const from = (at / 20) * 2 * Math.PI;
        const ray = (angle: number): Point => [
          w / 2 + 200 * Math.cos(angle),
          h * 0.52 + 200 * Math.sin(angle),
        ];
        return (
          <path
            key={at}
            d={outline([[w / 2, h * 0.52], ray(from), ray(from + 0.157)])}
            fill={bright}
            opacity=".28"
          />
        );
      })}
      <circle cx={w / 2} cy={h * 0.52} r={h * 0.42} fill={middle} opacity=".8" />
      <circle cx={w / 2} cy={h * 0.52} r={h * 0.3} fill={bright} opacity=".55" />
    </>
  ),
  hall: ({ w, h, palette: [light, bright, , deep, dark] }) => (
    <>
      <circle cx={w / 2} cy={h / 2} r={h * 0.52} fill={bright} opacity=".55" />
      <circle cx={w / 2} cy={h / 2} r={h * 0.34} fill={light} opacity=".5" />
      {[-0.02, 0.8].map((x) => (
        <Fragment key={x}>
          <rect x={w * x} width={w * 0.22} height={h} fill={dark} />
          <path
            d={times(6, (at) => `M${round(w * x)} ${round((at * h) / 5 + 6)}h${round(w * 0.22)}`).join('')}
            stroke={deep}
            strokeWidth="2"
          />
        </Fragment>
      ))}
      <path
        d={`M${w * 0.2} 0V${h * 0.3}Q${w * 0.24} ${h * 0.04} ${w * 0.5} ${h * 0.02}Q${w * 0.76} ${h * 0.04} ${w * 0.8} ${h * 0.3}V0Z`}
        fill={dark}
      />
      <path d={`M0 ${h * 0.86}H${w}V${h}H0Z`} fill={deep} />
      <path
        d={times(
          9,
          (at) => `M${w / 2 + (at - 4) * 14} ${round(h * 0.86)}L${w / 2 + (at - 4) * 44} ${h}`,
        ).join('')}
        stroke={dark}
        strokeWidth="1.6"
      />
    </>
  ),
  crypt: (brush) => (
    <>
      <circle cx={brush.w * 0.72} cy={brush.h * 0.3} r={brush.h * 0.2} fill={brush.palette[0]} />
      <circle cx={brush.w * 0.66} cy={brush.h * 0.26} r={brush.h * 0.17} fill={brush.palette[3]} />
      <path d={hills(brush, 0.74, 12)} fill={brush.palette[2]} />
      <path
        d={times(6, (at) => {
          const x = round(10 + (at * brush.w) / 6 + brush.random() * 10);
          return `M${x} ${brush.h}V${round(brush.h * 0.7 + brush.random() * 12)}a10 11 0 0 1 20 0V${brush.h}Z`;
        }).join('')}
        fill={brush.palette[4]}
      />
    </>
  ),
  storm: (brush) => {
    const { w, h, palette, random } = brush;
    return (
      <>
        {times(4, (at) => (
          <path
            key={at}
            d={`M0 ${at * 20}${times(Math.ceil(w / 30), () => `q15 ${round(18 + random() * 14)} 30 0`).join('')}V0H0Z`}
            transform={`translate(0 ${18 - at * 9})`}
            fill={palette[at < 2 ? 2 : 4]}
            opacity={0.5 + at * 0.14}
          />
        ))}
        <path
          d={`M${w * 0.2} 20L${w * 0.28} ${h * 0.4}L${w * 0.22} ${h * 0.42}L${w * 0.3} ${h * 0.8}M${w * 0.83} 20L${w * 0.76} ${h * 0.36}L${w * 0.82} ${h * 0.4}L${w * 0.74} ${h * 0.86}`}
          fill="none"
          stroke={palette[0]}
          strokeWidth="3"
        />
        <path d={hills(brush, 0.9, 10)} fill={palette[4]} />
      </>
    );
  },
  deep: (brush) => (
    <>
      {times(5, (at) => (
        <ellipse
          key={at}
          cx={brush.w / 2}
          cy={brush.h * 0.62}
          rx={brush.w * (0.55 - at * 0.09)}
          ry={brush.h * (0.55 - at * 0.1)}
          fill={brush.palette[at < 1 ? 3 : at < 3 ? 2 : 1]}
          opacity=".45"
        />
      ))}
      <path d={ridge(brush, 1.02, 0.2, 16)} fill={brush.palette[4]} />
    </>
  ),
};

function Sky({ w, h, palette: [light] }: Brush) {
  return <rect width={w} height={h * 0.42} fill={light} opacity=".58" />;
}

function Sun({ w, h, at: [x, y] }: Brush & { readonly at: Point }) {
  return <circle cx={w * x} cy={h * y} r={h * 0.17} fill="#fff6dd" opacity=".8" />;
}

function Sparks({ w, h, random, count, fill }: Brush & { readonly count: number; readonly fill: string }) {
  const spark = () => {
    const r = round(1 + random() * 1.6);
    return `M${round(random() * w)} ${round(random() * h * 0.7)}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  };
  return <path d={times(count, spark).join('')} fill={fill} />;
}

function Houses({ w, h, palette: [light, , , deep, dark], random }: Brush) {
  const houses: ReactNode[] = [];
  for (let x = -8; x < w;) {
    const wide = 26 + random() * 22;
    const top = h - 26 - random() * 30;
    houses.push(
      <Fragment key={houses.length}>
        <path
          d={`M${round(x)} ${h}V${round(top)}L${round(x + wide / 2)} ${round(top - wide * 0.55)}L${round(x + wide)} ${round(top)}V${h}Z`}
          fill={random() < 0.5 ? deep : dark}
        />
        <rect x={round(x + wide * 0.35)} y={round(top + 8)} width="6" height="8" fill={light} />
      </Fragment>,
    );
    x += wide - 3;
  }
  return <>{houses}</>;
}

/** A jagged line from the left edge to the right, closed at the bottom; heights are parts of the whole. */
function ridge({ w, h, random }: Brush, at: number, tall: number, step: number): string {
  const points: Point[] = [[0, h]];
  for (let x = 0, peak = 0; x <= w + step; x += step, peak++)
    points.push([x, h * at - h * tall * (random() * 0.9 + 0.1) * (peak % 2 === 1 ? 1 : 0.25)]);
  return outline([...points, [w, h]]);
}

function hills({ w, h, random }: Brush, at: number, tall: number): string {
  const y = h * at;
  let path = `M0 ${h}V${round(y)}`;
  for (let part = 0; part < 4; part++) {
    const bend = y - tall * (part % 2 === 1 ? -0.6 : 1) * (random() * 0.5 + 0.6);
    path += `Q${round((w / 4) * (part + 0.5))} ${round(bend)} ${round((w / 4) * (part + 1))} ${round(y + (random() - 0.5) * tall * 0.5)}`;
  }
  return `${path}V${h}Z`;
}

function trees({ w, h, random }: Brush, step: number, girth: number, from: number): string {
  let path = '';
  for (let x = step / 3; x < w + 20; x += step) {
    const top = h * from + random() * h * 0.22;
    const wide = girth + random() * 5;
    for (let tier = 0; tier < 4; tier++) {
      const y = top + (tier * (h - top)) / 4.4;
      const half = wide * (0.45 + tier * 0.28);
      const foot = round(y + (h - top) / 3);
      path += `M${round(x - half)} ${foot}L${round(x)} ${round(y)}L${round(x + half)} ${foot}Z`;
    }
  }
  return path;
}
