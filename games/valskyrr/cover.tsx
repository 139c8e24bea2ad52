import {
  type CoverArt,
  Fall,
  Ground,
  height,
  Pine,
  type Point,
  Polygon,
  round,
  scatter,
  Shine,
  times,
  width,
} from '@tafelrunde/ui/cover';
import { useId } from 'react';

const terror = '#1b1220';
const ember = '#f2694a';
const night = '#12151f';

const random = scatter(17);
const haze = times(8, (i) => {
  const from = round(44 + random() * 10);
  const to = round(190 + random() * 20);
  return { path: `M${from} ${86 + i * 13}H${to}`, thick: round(1 + random() * 2) };
});

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

function forest(
  from: number,
  to: number,
  gap: number,
  spread: number,
  y: number,
  tall: readonly [number, number],
) {
  const trees: Tree[] = [];
  for (let x = from; x < to; x += gap) {
    trees.push({ x: x + random() * spread, y: y + random() * 6, tall: tall[0] + random() * tall[1] });
  }
  return trees;
}

const farForest = forest(2, width, 9, 5, 220, [18, 16]);
const nearForest = forest(-4, width + 8, 13, 6, 252, [30, 22]);
const frontPines: readonly Tree[] = [
  { x: 8, y: 296, tall: 104 },
  { x: 34, y: 296, tall: 74 },
  { x: 222, y: 296, tall: 92 },
  { x: 246, y: 296, tall: 118 },
  { x: 200, y: 296, tall: 62 },
  { x: 56, y: 296, tall: 54 },
];

function Trees({
  trees,
  fill,
  shade,
}: {
  readonly trees: readonly Tree[];
  readonly fill: string;
  readonly shade: number;
}) {
  return trees.map((tree) => <Pine key={tree.x} {...tree} fill={fill} shade={shade} />);
}

function ridge(y: number, rise: number, seed: number): readonly Point[] {
  const noise = scatter(seed);
  const crest = times(19, (i): Point => [i * 14, y - rise * noise()]);
  return [[0, height], [0, y], ...crest, [width, height]];
}

const farRidge = ridge(196, 34, 4);
const nearRidge = ridge(214, 26, 7);

function Fog({ y, tall, fill, opacity }: { y: number; tall: number; fill: string; opacity: number }) {
  return <rect y={y} width={width} height={tall} fill={fill} opacity={opacity} />;
}

/** The horned skull in the red sun. */
function Terror() {
  return (
    <>
      <g transform="translate(126 130)" fill={terror}>
        <path d="M-30 -20C-34 4 -26 20 -18 30L-15 52L-6 44L0 56L6 44L15 52L18 30C26 20 34 4 30 -20C22 -40 -22 -40 -30 -20Z" />
        <path d="M-26 -24C-52 -22 -66 -44 -58 -78C-52 -60 -44 -52 -30 -52C-44 -62 -46 -78 -38 -96C-34 -74 -24 -58 -10 -44Z" />
        <path d="M26 -24C52 -22 66 -44 58 -78C52 -60 44 -52 30 -52C44 -62 46 -78 38 -96C34 -74 24 -58 10 -44Z" />
        <path d="M-58 -52l-16 -8 14 18zM58 -52l16 -8 -14 18z" />
      </g>
      <g transform="translate(126 130)" fill={ember}>
        <path d="M-22 -8L-6 0L-10 12L-22 8ZM22 -8L6 0L10 12L22 8Z" />
        <path d="M0 14L4 26H-4Z" />
        <path d="M-14 34l4 -3 1 10zM14 34l-4 -3 -1 10zM-5 34h3l-1 12zM5 34h-3l1 12z" />
      </g>
    </>
  );
}

/** Four who stand on the ridge: shield, bow, hood and staff. */
function Heroes() {
  return (
    <>
      <g fill={night}>
        <path d="M94 278Q94 254 102 248H110Q118 254 118 278Z" />
        <circle cx="106" cy="242" r="6.5" />
        <path d="M100 238l-5 -8 6 3zM112 238l5 -8 -6 3z" />
        <circle cx="92" cy="264" r="11" />
        <path d="M120 280L124 226" stroke={night} strokeWidth="2.5" />
        <path d="M124 226l-4 -10 8 1z" />
        <path d="M134 276Q133 252 139 246H146Q152 252 152 276Z" />
        <circle cx="142.5" cy="240" r="5.8" />
        <path d="M156 238Q168 256 156 276" fill="none" stroke={night} strokeWidth="2.2" />
        <path d="M156 238V276" stroke={night} strokeWidth=".8" />
        <path d="M166 276Q164 250 172 242L176 232L180 242Q188 250 186 276Z" />
        <path d="M192 278L190 226" stroke={night} strokeWidth="2.5" />
        <circle cx="190" cy="224" r="4" />
      </g>
      <circle cx="190" cy="224" r="8" fill="#ffe2a0" opacity=".55" />
      <circle cx="190" cy="224" r="2.6" fill="#fff6dc" />
      <circle cx="92" cy="264" r="8" fill="none" stroke="#c42f2b" strokeWidth="1.5" opacity=".7" />
    </>
  );
}

const crows = [
  [52, 60, 1],
  [70, 48, 0.7],
  [196, 46, 1],
  [212, 64, 0.7],
  [34, 86, 0.6],
] as const;

const wings = 'm-8 0q4 -6 8 0q4 -6 8 0q-4 -2 -8 3q-4 -5 -8 -3z';

/** Fog over the woods of Valskyrr, and what waits behind it. */
function Picture() {
  const id = useId();
  const mist = `url(#${id}mist)`;
  return (
    <>
      <defs>
        <Fall id={`${id}sky`} stops="#2a3346, #6c7486 55%, #b8a9a3" />
        <Fall id={`${id}mist`} stops="#d9d3cc00, #d9d3ccbf" />
        <Shine id={`${id}sun`} stops="#f2694a, #c42f2b 75%, #a3222a" />
      </defs>
      <Ground fill={`url(#${id}sky)`} />
      <circle cx="126" cy="122" r="96" fill="#e0563f" opacity=".22" />
      <circle cx="126" cy="122" r="82" fill={`url(#${id}sun)`} />
      {haze.map(({ path, thick }) => (
        <path key={path} d={path} stroke="#7d1a22" strokeOpacity=".28" strokeWidth={thick} />
      ))}
      <Terror />
      <Polygon points={farRidge} fill="#6d7283" />
      <Fog y={150} tall={60} fill={mist} opacity={0.8} />
      <Polygon points={nearRidge} fill="#555c70" />
      <Trees trees={farForest} fill="#49516a" shade={0.15} />
      <Fog y={176} tall={58} fill={mist} opacity={0.85} />
      <Trees trees={nearForest} fill="#323a50" shade={0.2} />
      <Fog y={206} tall={62} fill={mist} opacity={0.8} />
      <Trees trees={frontPines} fill="#1d2334" shade={0.25} />
      <path d={`M0 286Q50 268 100 276T178 272Q220 268 ${width} 284V${height}H0Z`} fill={night} />
      <Heroes />
      {crows.map(([x, y, size]) => (
        <path key={x} d={wings} transform={`translate(${x} ${y}) scale(${size})`} fill={terror} />
      ))}
    </>
  );
}

export const cover: CoverArt = { Picture, sign: 'raven', ground: '#3c4663' };
