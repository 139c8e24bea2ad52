import {
  type CoverArt,
  DrawnIcon,
  Fall,
  Ground,
  height,
  ink,
  Pine,
  type Point,
  Polygon,
  Rays,
  round,
  scatter,
  Shine,
  times,
  width,
} from '@tafelrunde/ui/cover';
import { useId } from 'react';

const cx = 126;

const random = scatter(3);
const stars = times(26, () => ({
  x: round(random() * width),
  y: round(random() * 90),
  r: round(0.6 + random()),
}));
const waves = times(10, () => `M${round(random() * 230)} ${round(268 + random() * 42)}q7 -4 14 0t14 0`).join(
  '',
);

/** A point on a ring of the board, by its angle. */
function onRing(angle: number, rx: number, ry: number, cy: number): Point {
  return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
}

interface TerraceProps {
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly thick: number;
  readonly top: string;
  readonly side: string;
}

/** One ring of the board as a disc that lies on the one below. */
function Terrace({ cy, rx, ry, thick, top, side }: TerraceProps) {
  return (
    <>
      <path
        d={`M${cx - rx} ${cy}V${cy + thick}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + thick}V${cy}Z`}
        fill={side}
      />
      <path
        d={`M${cx} ${cy + ry}V${cy + thick + ry}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + thick}V${cy}Z`}
        opacity=".28"
      />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={top} stroke={ink} strokeOpacity=".6" strokeWidth="1.5" />
    </>
  );
}

/** Layers of earth along the side of a terrace. */
function Strata({ cy, rx, ry, step, opacity }: Record<'cy' | 'rx' | 'ry' | 'step' | 'opacity', number>) {
  const lines = [1, 2, 3].map(
    (i) => `M${cx - rx} ${cy + i * step}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + i * step}`,
  );
  return <path d={lines.join('')} fill="none" stroke={ink} strokeOpacity={opacity} />;
}

function House({ x, y, size, roof = '#8c2f22' }: { x: number; y: number; size: number; roof?: string }) {
  const eaves = y - size * 0.85;
  return (
    <>
      <path
        d={`M${round(x - size)} ${round(y)}V${round(y - size * 0.9)}H${round(x + size)}V${round(y)}Z`}
        fill="#f3e2bd"
      />
      <path
        d={`M${round(x - size * 1.3)} ${round(eaves)}L${round(x)} ${round(y - size * 2)}L${round(x + size * 1.3)} ${round(eaves)}Z`}
        fill={roof}
      />
    </>
  );
}

function OuterRegion() {
  const [castleX, castleY] = onRing(0.02, 101, 33, 250).map(round) as [number, number];
  return (
    <>
      <ellipse cx={cx} cy="282" rx="122" ry="34" fill="#150c18" opacity=".55" />
      <Terrace cy={252} rx={114} ry={38} thick={20} top="#7f9150" side="#4d3a2a" />
      <Strata cy={252} rx={114} ry={38} step={5} opacity={0.35} />
      <ellipse cx={cx} cy="248" rx="88" ry="28" fill="#3e7392" />
      <ellipse
        cx={cx}
        cy="248"
        rx="88"
        ry="28"
        fill="none"
        stroke="#cfe6ea"
        strokeOpacity=".7"
        strokeWidth="1.5"
        strokeDasharray="7 6"
      />
      <path
        d={`M${castleX - 5} ${castleY}v-20h2v3h2v-3h2v3h2v-3h2v20z`}
        fill="#d9d2c4"
        stroke={ink}
        strokeWidth=".8"
      />
    </>
  );
}

function OuterLife() {
  return (
    <>
      {[3.5, 3.8, 4.2, 5.1, 5.5, 5.9].map((angle) => {
        const [x, y] = onRing(angle, 101, 33, 250);
        return <Pine key={angle} x={x} y={y} tall={13} fill="#3c5a2c" />;
      })}
      {[0.25, 0.5, 2.2, 2.5, 2.75, 0.85].map((angle) => {
        const [x, y] = onRing(angle, 101, 33, 252);
        return <Pine key={angle} x={x} y={y + 2} tall={17} fill="#36542a" />;
      })}
      {[1.25, 1.45, 1.75].map((angle) => {
        const [x, y] = onRing(angle, 102, 33, 252);
        return <House key={angle} x={x} y={y + 1} size={5} />;
      })}
      <House
        x={onRing(1.95, 100, 33, 252)[0]}
        y={onRing(1.95, 100, 33, 252)[1] + 1}
        size={6.5}
        roof="#5a3560"
      />
    </>
  );
}

const middlePlaces = [
  [0.5, 'palm'],
  [2.6, 'temple'],
  [1.7, 'runeStone'],
  [1.1, 'ruins'],
] as const;

function MiddleRegion() {
  return (
    <>
      <Terrace cy={230} rx={78} ry={24} thick={18} top="#cfa25f" side="#7c5431" />
      <Strata cy={230} rx={78} ry={24} step={4.5} opacity={0.3} />
      <ellipse cx={cx} cy="226" rx="56" ry="16" fill="#2b0f18" />
      <ellipse
        cx={cx}
        cy="226"
        rx="56"
        ry="16"
        fill="none"
        stroke="#ff8a4a"
        strokeOpacity=".7"
        strokeWidth="1.5"
        strokeDasharray="3 5"
      />
    </>
  );
}

function Spire() {
  return (
    <>
      <Terrace cy={210} rx={46} ry={13} thick={16} top="#6b3550" side="#3a1a33" />
      <path d="M90 211L106 172L112 176L124 118L132 132L140 164L148 170L163 211L126 222Z" fill="#4a2344" />
      <path d="M124 118L132 132L140 164L148 170L163 211L132 221L128 170Z" fill="#2a1129" />
      <path d="M124 118L117 150L123 146L127 156L132 132Z" fill="#ffe2a0" opacity=".75" />
      <path
        d="M96 206Q126 214 152 192Q124 196 110 178Q134 178 139 160"
        fill="none"
        stroke="#ffd08a"
        strokeWidth="1.8"
        strokeDasharray="3 3"
      />
    </>
  );
}

function Crown() {
  const shape = 'M-34 18L-40 -18L-19 -2L0 -32L19 -2L40 -18L34 18Q0 27 -34 18Z';
  return (
    <g transform={`translate(${cx} 84)`} stroke={ink} strokeWidth="2">
      <path d={shape} fill={ink} opacity=".45" transform="translate(3 5)" stroke="none" />
      <path d={shape} fill="#ffe08a" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M0 -32L19 -2L40 -18L34 18Q18 24 4 23Z" fill="#c98a2b" opacity=".75" stroke="none" />
      <path d="M-34 10Q0 19 34 10" fill="none" />
      <circle cy="-33" r="5" fill="#fff6dc" />
      <circle cx="-40" cy="-20" r="4" fill="#fff6dc" />
      <circle cx="40" cy="-20" r="4" fill="#fff6dc" />
      <path d="M0 -8l6 8-6 8-6-8z" fill="#b23c2c" strokeWidth="1.5" />
    </g>
  );
}

/** Three rings rising from the sea, and the crown above the spire. */
function Picture() {
  const id = useId();
  return (
    <>
      <defs>
        <Fall id={`${id}sky`} stops="#3a1b3f, #a0483e 55%, #f0b25e" />
        <Shine id={`${id}halo`} stops="#fff3c4, #ffd97ebf 35%, #ffb03c00" />
      </defs>
      <Ground fill={`url(#${id}sky)`} />
      <Rays cx={cx} cy={84} count={26} fill="#ffe2a0" opacity={0.16} />
      <circle cx={cx} cy="84" r="92" fill={`url(#${id}halo)`} />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#ffeec6" opacity=".8" />
      ))}
      <path d={`M0 236H${width}V${height}H0Z`} fill="#40304f" />
      <path d={`M0 250Q60 244 126 250T252 248V${height}H0Z`} fill="#2f2544" />
      <path d={waves} fill="none" stroke="#c9a4b4" strokeOpacity=".4" strokeWidth="1.5" />
      <OuterRegion />
      <MiddleRegion />
      <Spire />
      <OuterLife />
      {middlePlaces.map(([angle, icon]) => {
        const [x, y] = onRing(angle, 67, 20, 230);
        return (
          <DrawnIcon key={icon} name={icon} x={round(x - 8)} y={round(y - 14)} size={16} fill="#3a2415" />
        );
      })}
      <Polygon
        points={[
          [cx - 5, 283],
          [cx - 4, 262],
          [cx + 5, 262],
          [cx + 6, 283],
        ]}
        fill="#a5764a"
        stroke={ink}
      />
      <Crown />
    </>
  );
}

export const cover: CoverArt = { Picture, sign: 'crown', ground: '#6b2f3a' };
