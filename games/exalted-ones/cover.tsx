import {
  type CoverArt,
  DrawnIcon,
  Fall,
  Ground,
  height,
  ink,
  outline,
  type Point,
  Polygon,
  Rays,
  round,
  Shine,
  times,
  width,
} from '@tafelrunde/ui/cover';
import { useId, type ReactNode } from 'react';

/** The edge of the square arena in inches; the drawing follows the real board, seen from one corner. */
const edge = 35.43;

function onBoard([x, y]: Point): Point {
  return [126 + ((x + y) / edge - 1) * 116, 240 + ((x - y) / edge) * 54];
}

const [blueCorner, farCorner, redCorner, nearCorner] = (
  [
    [0, 0],
    [0, edge],
    [edge, edge],
    [edge, 0],
  ] as const
).map((corner) => onBoard(corner)) as [Point, Point, Point, Point];
const board = [blueCorner, farCorner, redCorner, nearCorner];

function below([x, y]: Point): Point {
  return [x, y + 16];
}

const tiers = ['#4a3f3a', '#6b5b4d', '#8d785f', '#b0966f'] as const;

/** The far half of the amphitheatre: three rows of arches and the wall of the arena. */
function Stands() {
  return tiers.map((fill, tier) => {
    const rx = 150 - tier * 10;
    const ry = 86 - tier * 11;
    const cy = 222;
    const curve = `A${rx} ${ry} 0 0 1 ${126 + rx} ${cy}`;
    const arches = times(30, (i) => {
      const angle = (Math.PI * (i + 0.5)) / 30;
      const x = 126 - rx * Math.cos(angle);
      const y = cy - ry * Math.sin(angle);
      return `M${round(x - 3.2)} ${round(y + 11)}v-6a3.2 3.6 0 0 1 6.4 0v6z`;
    });
    return (
      <g key={fill}>
        <path d={`M${126 - rx} ${cy + 40}V${cy}${curve}V${cy + 40}Z`} fill={fill} />
        <path d={`M${126 - rx} ${cy}${curve}`} fill="none" stroke={ink} strokeWidth="1.8" />
        {tier < 3 && <path d={arches.join('')} fill="#1c1411" opacity=".75" />}
      </g>
    );
  });
}

function Way({ points, wide, color }: { points: readonly Point[]; wide: number; color: string }) {
  const path = points.map((point) => onBoard(point).map(round).join(' ')).join('L');
  return <path d={`M${path}`} fill="none" stroke={color} strokeWidth={wide} strokeLinejoin="round" />;
}

function Arena({ clip }: { readonly clip: string }) {
  return (
    <>
      <ellipse cx="126" cy="268" rx="122" ry="44" fill={ink} opacity=".35" />
      <g stroke={ink} strokeWidth="1.5">
        <Polygon points={[blueCorner, nearCorner, below(nearCorner), below(blueCorner)]} fill="#5c4230" />
        <Polygon points={[nearCorner, redCorner, below(redCorner), below(nearCorner)]} fill="#3a291d" />
        <Polygon points={board} fill="#56673f" strokeWidth="2" />
      </g>
      <clipPath id={clip}>
        <path d={outline(board)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Way
          points={[
            [0, edge],
            [edge, 0],
          ]}
          wide={17}
          color="#8a8f80"
        />
        <Way
          points={[
            [2.6, 0],
            [2.6, 32.8],
            [edge, 32.8],
          ]}
          wide={16}
          color="#d9bd84"
        />
        <Way
          points={[
            [0, 2.6],
            [32.8, 2.6],
            [32.8, edge],
          ]}
          wide={16}
          color="#d9bd84"
        />
        <Way
          points={[
            [0, 0],
            [edge, edge],
          ]}
          wide={11}
          color="#e3ca92"
        />
        <ellipse
          cx={blueCorner[0]}
          cy={blueCorner[1]}
          rx="46"
          ry="21"
          fill="url(#pat-2)"
          stroke={ink}
          strokeWidth="1.5"
        />
        <ellipse
          cx={redCorner[0]}
          cy={redCorner[1]}
          rx="46"
          ry="21"
          fill="url(#pat-1)"
          stroke={ink}
          strokeWidth="1.5"
        />
      </g>
    </>
  );
}

/** Mountains of one quarter; the other three are its mirror images. */
const quarter: readonly (readonly Point[])[] = [
  [
    [5.2, 9.2],
    [10, 13.9],
    [5.2, 15.8],
  ],
  [
    [5.2, 18.6],
    [10.7, 21.3],
    [8.2, 23.9],
    [5.2, 20.9],
  ],
  [
    [11, 16.1],
    [11.8, 15.4],
    [14.2, 17.9],
    [12.4, 19.8],
    [11, 18.3],
  ],
];
const mirrored = quarter.map((shape) => shape.map(([x, y]): Point => [y, x]));
const turned = [...quarter, ...mirrored].map((shape) => shape.map(([x, y]): Point => [edge - x, edge - y]));
const mountains = [...quarter, ...mirrored, ...turned];

function Mountain({
  foot,
  cx,
  cy,
}: {
  readonly foot: readonly Point[];
  readonly cx: number;
  readonly cy: number;
}) {
  const tip: Point = [cx - 1, cy - 17];
  return (
    <g stroke={ink} strokeWidth=".7" strokeLinejoin="round">
      {foot.map((corner, i) => {
        const next = foot[(i + 1) % foot.length] ?? corner;
        const lean = (corner[0] + next[0]) / 2 - cx;
        const fill = lean < -1 ? '#b8a283' : lean < 6 ? '#8d775b' : '#57473a';
        return <Polygon key={corner.join(' ')} points={[corner, next, tip]} fill={fill} />;
      })}
      <Polygon
        points={[[tip[0] - 3.5, tip[1] + 6], tip, [tip[0] + 3.5, tip[1] + 6], [tip[0], tip[1] + 4.5]]}
        fill="#fdf6e4"
        stroke="none"
      />
    </g>
  );
}

function Tower({
  at: [x, y],
  roof,
  big,
}: {
  readonly at: Point;
  readonly roof: string;
  readonly big: boolean;
}) {
  const tall = big ? 20 : 15;
  const half = big ? 5 : 4;
  const [left, right, top] = [round(x - half), round(x + half), round(y - tall)];
  return (
    <>
      <path
        d={`M${left} ${round(y)}V${top}H${right}V${round(y)}A${half} 2.4 0 0 1 ${left} ${round(y)}Z`}
        fill="#e6dac0"
        stroke={ink}
      />
      <path d={`M${round(x)} ${round(y + 2.4)}V${top}H${right}V${round(y)}Z`} opacity=".25" />
      <path
        d={`M${round(left - 1.5)} ${top}L${round(x)} ${round(top - 10)}L${round(right + 1.5)} ${top}Z`}
        fill={roof}
        stroke={ink}
      />
    </>
  );
}

const towers: readonly Point[] = [
  [2.6, 11.6],
  [2.6, 22],
  [7.2, 7.2],
  [12.6, 12.6],
  [11.6, 2.6],
  [22, 2.6],
];

/** Everything that stands on the board, from back to front. */
const standing: readonly { readonly depth: number; readonly drawing: ReactNode }[] = [
  ...mountains.map((shape) => {
    const foot = shape.map((point) => onBoard(point));
    const cx = foot.reduce((sum, [x]) => sum + x, 0) / foot.length;
    const cy = foot.reduce((sum, [, y]) => sum + y, 0) / foot.length;
    return { depth: cy, drawing: <Mountain key={`mountain ${cx} ${cy}`} foot={foot} cx={cx} cy={cy} /> };
  }),
  ...towers.flatMap(([x, y]) => {
    const blue = onBoard([x, y]);
    const red = onBoard([edge - x, edge - y]);
    const big = x === 7.2;
    return [
      { depth: blue[1], drawing: <Tower key={`blue ${x} ${y}`} at={blue} roof="#2d64ab" big={big} /> },
      { depth: red[1], drawing: <Tower key={`red ${x} ${y}`} at={red} roof="#b23c2c" big={big} /> },
    ];
  }),
].toSorted((a, b) => a.depth - b.depth);

function Crystal() {
  const shape = 'M0 -54L21 -20L15 32L0 52L-15 32L-21 -20Z';
  return (
    <g transform="translate(126 106)">
      <path d={shape} fill={ink} opacity=".4" transform="translate(3 5)" />
      <path d={shape} fill="#fdf3dc" stroke={ink} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M-21 -20L-6 -13L0 -54Z" fill="#8dbcf3" />
      <path d="M-6 -13L-15 32L-21 -20Z" fill="#2d64ab" />
      <path d="M-6 -13L0 52L-15 32Z" fill="#5c8fd0" />
      <path d="M21 -20L7 -13L0 -54Z" fill="#f5a08c" />
      <path d="M7 -13L15 32L21 -20Z" fill="#7d2318" />
      <path d="M7 -13L0 52L15 32Z" fill="#b23c2c" />
      <path d="M-6 -13L7 -13L0 -54Z" fill="#fffaf0" />
    </g>
  );
}

function Beams() {
  return (
    <>
      <path d="M12 226Q60 120 122 104L126 120Q72 140 22 234Z" fill="#9ccaff" opacity=".5" />
      <path d="M240 226Q192 120 130 104L126 120Q180 140 230 234Z" fill="#ff9f84" opacity=".5" />
      <path d="M16 229Q66 130 126 111" fill="none" stroke="#eaf5ff" strokeWidth="2" />
      <path d="M236 229Q186 130 126 111" fill="none" stroke="#ffece4" strokeWidth="2" />
    </>
  );
}

function Banner({ x, seat, side }: { readonly x: number; readonly seat: 1 | 2; readonly side: 1 | -1 }) {
  const middle = x + side * 24;
  return (
    <g stroke={ink}>
      <path d={`M${x} 8V196`} strokeWidth="4.5" />
      <path d={`M${x} 8V196`} stroke="#a5845f" strokeWidth="1.8" />
      <path
        d={`M${x} 16h${side * 48}v96L${middle} 94L${x} 112Z`}
        fill={`url(#pat-${seat})`}
        strokeWidth="2"
      />
      <path d={`M${x} 16h${side * 12}v92L${x} 112Z`} fill="#000" opacity=".18" stroke="none" />
      <circle cx={middle} cy="52" r="16" fill="#f5ead0" strokeWidth="1.8" />
      <g stroke="none">
        <DrawnIcon name={seat === 2 ? 'eagle' : 'dragon'} x={middle - 11.5} y={40.5} size={23} fill={ink} />
      </g>
      <circle cx={x} cy="8" r="5.5" fill="#f5ead0" strokeWidth="1.5" />
    </g>
  );
}

/** Two sides of one arena, and the crystal they fight for. */
function Picture() {
  const id = useId();
  return (
    <>
      <defs>
        <Fall id={`${id}blue`} stops="#1d3f74, #4f7fb8 55%, #cfd8cf" />
        <Fall id={`${id}red`} stops="#6d1e1c, #b9503a 55%, #ecc596" />
        <Shine id={`${id}halo`} stops="#fff8e0, #ffe6a6b2 40%, #ffe6a600" />
      </defs>
      <Ground fill={`url(#${id}red)`} />
      <path d={`M0 0H150L102 ${height}H0Z`} fill={`url(#${id}blue)`} />
      <Rays cx={126} cy={150} count={32} fill="#fff" opacity={0.1} />
      <Stands />
      <path d={`M0 226H${width}V${height}H0Z`} fill="#c9a971" />
      <ellipse cx="126" cy="228" rx="140" ry="52" fill="#d9bd84" />
      <Arena clip={`${id}board`} />
      {standing.map(({ drawing }) => drawing)}
      <Beams />
      <circle cx="126" cy="106" r="84" fill={`url(#${id}halo)`} />
      <Crystal />
      <Banner x={13} seat={2} side={1} />
      <Banner x={239} seat={1} side={-1} />
    </>
  );
}

export const cover: CoverArt = { Picture, sign: 'laurel', ground: '#7a4b23' };
