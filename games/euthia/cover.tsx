import {
  type CoverArt,
  DrawnIcon,
  Fall,
  Ground,
  height,
  ink,
  outline,
  Pine,
  type Point,
  Polygon,
  round,
  width,
} from '@tafelrunde/ui/cover';
import { useId } from 'react';

interface Terrain {
  readonly top: string;
  readonly left: string;
  readonly right: string;
  /** How far the tile rises above the plain. */
  readonly rise: number;
}

const terrains = {
  grass: { top: '#9cb45c', left: '#5f7a38', right: '#455c2a', rise: 14 },
  forest: { top: '#6f9150', left: '#446232', right: '#304a26', rise: 18 },
  mountain: { top: '#c2b295', left: '#84725a', right: '#5f503f', rise: 34 },
  lake: { top: '#7cb7c4', left: '#8a6f4c', right: '#66502f', rise: 8 },
  waste: { top: '#dcb878', left: '#a37a45', right: '#7a5830', rise: 18 },
  snow: { top: '#eaf0ea', left: '#8b97a0', right: '#66727d', rise: 52 },
  ash: { top: '#6a5550', left: '#43322f', right: '#2e2120', rise: 44 },
} satisfies Record<string, Terrain>;

type TerrainName = keyof typeof terrains;

/** The map from back to front. */
const rows: readonly (readonly TerrainName[])[] = [
  ['snow', 'mountain', 'ash'],
  ['mountain', 'forest', 'ash', 'waste'],
  ['forest', 'grass', 'mountain', 'waste', 'waste'],
  ['grass', 'lake', 'grass', 'forest'],
  ['forest', 'grass', 'lake'],
];

const side = 27;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly terrain: TerrainName;
}

const tiles: readonly Tile[] = rows.flatMap((row, r) =>
  row.map((terrain, c) => ({
    x: 126 + (c - (row.length - 1) / 2) * side * Math.sqrt(3),
    y: 240 + (r - 2) * side * 0.86 - terrains[terrain].rise,
    terrain,
  })),
);

type Hexagon = readonly [Point, Point, Point, Point, Point, Point];

function hexagon(x: number, y: number): Hexagon {
  const half = side * 0.866;
  return [
    [x, y - side * 0.56],
    [x + half, y - side * 0.28],
    [x + half, y + side * 0.28],
    [x, y + side * 0.56],
    [x - half, y + side * 0.28],
    [x - half, y - side * 0.28],
  ];
}

function HexPrism({ x, y, terrain }: Tile) {
  const { top, left, right, rise } = terrains[terrain];
  const corners = hexagon(x, y);
  const [, , east, front, west] = corners;
  const depth = rise + 34;
  const below = ([px, py]: Point): Point => [px, py + depth];
  const edges = [west, front, east].map(([px, py]) => `M${round(px)} ${round(py)}v${depth}`).join('');
  const layers = [9, 18, 27]
    .map((d) => `M${round(west[0])} ${round(west[1] + d)}L${round(front[0])} ${round(front[1] + d)}`)
    .join('');
  return (
    <>
      <Polygon points={[west, front, below(front), below(west)]} fill={left} />
      <Polygon points={[front, east, below(east), below(front)]} fill={right} />
      <Polygon points={corners} fill={top} stroke={ink} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={edges} stroke={ink} strokeWidth="1.3" />
      <path d={layers} stroke={ink} strokeOpacity=".22" />
    </>
  );
}

function Peak({
  x,
  y,
  tall,
  half,
  fill,
}: {
  x: number;
  y: number;
  tall: number;
  half: number;
  fill: string;
}) {
  const tip: Point = [x - 1, y - tall];
  return (
    <>
      <Polygon points={[[x - half, y], tip, [x + half, y]]} fill={fill} stroke={ink} strokeWidth="1.2" />
      <Polygon points={[tip, [x + half, y], [x + 2, y]]} opacity=".32" />
      <Polygon
        points={[
          [x - half * 0.35, y - tall * 0.66],
          tip,
          [x + half * 0.36, y - tall * 0.66],
          [x, y - tall * 0.58],
        ]}
        fill="#fff9e8"
      />
    </>
  );
}

/** What grows or stands on a tile. */
function Growth({ x, y, terrain }: Tile) {
  switch (terrain) {
    case 'forest':
      return (
        <>
          <Pine x={x - 10} y={y} tall={15} fill="#2f4d2a" />
          <Pine x={x + 6} y={y - 5} tall={16} fill="#2f4d2a" />
          <Pine x={x - 2} y={y + 6} tall={17} fill="#2f4d2a" />
          <Pine x={x + 12} y={y + 5} tall={14} fill="#2f4d2a" />
        </>
      );
    case 'grass':
      return (
        <>
          <Pine x={x - 9} y={y + 3} tall={11} fill="#4d6b33" />
          <path
            d={`M${round(x + 3)} ${round(y)}q2 -5 4 0m2 3q2 -5 4 0`}
            fill="none"
            stroke="#4d6b33"
            strokeWidth="1.3"
          />
        </>
      );
    case 'mountain':
      return (
        <>
          <Peak x={x - 7} y={y + 4} tall={26} half={12} fill="#8d7b64" />
          <Peak x={x + 8} y={y + 7} tall={22} half={11} fill="#8d7b64" />
        </>
      );
    case 'snow':
      return (
        <>
          <Peak x={x - 6} y={y + 6} tall={40} half={15} fill="#b9c4c8" />
          <Peak x={x + 8} y={y + 8} tall={30} half={12} fill="#b9c4c8" />
        </>
      );
    case 'lake':
      return (
        <path
          d={`M${round(x - 12)} ${round(y - 2)}q5 -4 10 0t10 0M${round(x - 6)} ${round(y + 6)}q5 -4 10 0`}
          fill="none"
          stroke="#f0fbfa"
          strokeWidth="1.5"
        />
      );
    case 'waste':
      return <DrawnIcon name="ruins" x={round(x - 9)} y={round(y - 13)} size={18} fill="#6b4a26" />;
    case 'ash':
      return (
        <>
          <path
            d={outline([
              [x - 16, y + 5],
              [x - 4, y - 24],
              [x + 5, y - 24],
              [x + 17, y + 5],
            ])}
            fill="#3b2a28"
            stroke={ink}
            strokeWidth="1.2"
          />
          <path
            d={outline([
              [x - 4, y - 24],
              [x + 5, y - 24],
              [x + 8, y - 8],
              [x + 3, y - 14],
              [x - 1, y - 4],
              [x - 4, y - 12],
            ])}
            fill="#ff8a3c"
          />
        </>
      );
  }
}

function Dragon() {
  return (
    <g transform="translate(138 104) scale(1.08)">
      <path
        d="M16 2C20 -24 30 -50 60 -78C58 -62 62 -52 70 -44C59 -44 53 -38 51 -27C43 -30 37 -23 35 -8C30 -4 24 2 16 8Z"
        fill="#4a2b40"
      />
      <path
        d="M16 2C20 -24 30 -50 60 -78M35 -8C38 -34 46 -56 60 -78M51 -27C53 -46 56 -64 60 -78"
        fill="none"
        stroke="#241523"
        strokeWidth="1.4"
      />
      <g fill="#241523">
        <path d="M-34 12C-12 18 12 14 25 3C34 -5 37 -18 47 -24L52 -34L55 -26L62 -35L63 -26L82 -20L84 -15L72 -14L80 -8L66 -9C56 -8 52 2 44 13C32 27 6 32 -16 26C-40 20 -60 26 -74 42C-82 50 -92 52 -98 46C-88 46 -80 40 -74 32C-64 18 -50 10 -34 12Z" />
        <path d="M-98 46L-116 40L-108 52L-112 64L-96 54Z" />
        <path d="M20 5C12 -18 0 -36 -18 -48C-36 -60 -56 -66 -86 -62C-72 -54 -64 -46 -62 -34C-53 -41 -43 -39 -38 -28C-30 -35 -20 -30 -18 -16C-11 -20 -4 -8 -8 12Z" />
        <path d="M26 24l4 12 -7 -2 -2 6 -4 -14zM-4 28l0 12 -6 -4 -4 5 0 -14z" />
      </g>
      <path
        d="M-18 -48C-30 -42 -36 -36 -38 -28M-18 -48C-20 -38 -20 -28 -18 -16M-86 -62C-74 -56 -66 -48 -62 -34"
        fill="none"
        stroke="#6d4560"
        strokeWidth="1.3"
      />
      <circle cx="60" cy="-22" r="1.9" fill="#ffce5a" />
    </g>
  );
}

const clouds = [
  [30, 60, 60],
  [176, 148, 70],
  [-10, 120, 56],
  [60, 176, 60],
] as const;

/** A map of hexes that grows out of the plain, and the dragon across the sun. */
function Picture() {
  const id = useId();
  return (
    <>
      <defs>
        <Fall id={`${id}sky`} stops="#2f6f78, #9cc3a6 55%, #f3dfa6" />
      </defs>
      <Ground fill={`url(#${id}sky)`} />
      <circle cx="150" cy="96" r="64" fill="#fdf0c4" opacity=".9" />
      <circle cx="150" cy="96" r="80" fill="#fdf0c4" opacity=".25" />
      {clouds.map(([x, y, wide]) => (
        <path
          key={y}
          d={`M${x} ${y}q10 -12 22 -4q8 -12 22 -2q12 -6 16 6z`}
          fill="#fff7e0"
          opacity=".7"
          transform={`scale(${round((wide / 60) * 10) / 10} 1)`}
        />
      ))}
      {tiles.map((tile) => (
        <g key={`${tile.x} ${tile.y}`}>
          <HexPrism {...tile} />
          <Growth {...tile} />
        </g>
      ))}
      <Dragon />
      <path
        d={`M0 ${height - 26}Q60 ${height - 44} 126 ${height - 30}T${width} ${height - 36}V${height}H0Z`}
        fill="#fff7e0"
        opacity=".35"
      />
    </>
  );
}

export const cover: CoverArt = { Picture, sign: 'dragon', ground: '#5d3a2a' };
