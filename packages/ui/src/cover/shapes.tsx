import type { SVGProps } from 'react';
import { outline, round, times, type Point } from '../draw.ts';

/** The picture on a box, in units of its drawing. */
export const width = 252;
export const height = 316;

export const ink = '#20160d';

type PathProps = Omit<SVGProps<SVGPathElement>, 'd' | 'points' | 'ref'>;

export function Polygon({ points, ...rest }: PathProps & { readonly points: readonly Point[] }) {
  return <path d={outline(points)} {...rest} />;
}

/** The sky, or any ground: it fills the whole picture. */
export function Ground({ fill }: { readonly fill: string }) {
  return <rect width={width} height={height} fill={fill} />;
}

interface GradientProps {
  readonly id: string;
  /** Colours and where they stand, as style sheets write them: "#1d3f74, #4f7fb8 55%, #cfd8cf". */
  readonly stops: string;
}

function stopsOf(stops: string) {
  const all = stops.split(', ').map((stop) => stop.split(' '));
  return all.map(([color, offset], i) => {
    const at = offset ?? (i === 0 ? '0%' : '100%');
    return <stop key={at} offset={at} stopColor={color} />;
  });
}

/** From top to bottom. */
export function Fall({ id, stops }: GradientProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {stopsOf(stops)}
    </linearGradient>
  );
}

/** From the middle outwards. */
export function Shine({ id, stops }: GradientProps) {
  return <radialGradient id={id}>{stopsOf(stops)}</radialGradient>;
}

interface RaysProps {
  readonly cx: number;
  readonly cy: number;
  readonly count: number;
  readonly fill: string;
  readonly opacity: number;
}

/** Beams of light that reach beyond the picture, every second sector left free. */
export function Rays({ cx, cy, count, fill, opacity }: RaysProps) {
  const reach = 300;
  const sector = (2 * Math.PI) / count;
  const at = (angle: number) =>
    `${round(cx + reach * Math.cos(angle))} ${round(cy + reach * Math.sin(angle))}`;
  const beams = times(count, (i) => `M${cx} ${cy}L${at(i * sector)}L${at((i + 0.5) * sector)}Z`);
  return <path d={beams.join('')} fill={fill} opacity={opacity} />;
}

interface PineProps {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly tall: number;
  readonly fill: string;
  readonly shade?: number;
}

export function Pine({ x, y, tall, fill, shade = 0.3 }: PineProps) {
  return (
    <>
      <path
        d={`M${round(x - tall * 0.3)} ${round(y)}L${round(x)} ${round(y - tall)}L${round(x + tall * 0.3)} ${round(y)}Z`}
        fill={fill}
      />
      <path
        d={`M${round(x)} ${round(y - tall)}L${round(x + tall * 0.3)} ${round(y)}H${round(x + tall * 0.04)}Z`}
        opacity={shade}
      />
    </>
  );
}
