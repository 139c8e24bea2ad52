import {
  type CoverArt,
  Fall,
  Ground,
  Polygon,
  round,
  scatter,
  Shine,
  times,
  width,
} from '@tafelrunde/ui/cover';
import { useId } from 'react';

const cx = 126;
const dark = '#15131c';
const shadow = '#0b0a12';

interface Arch {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  readonly wall: string;
  readonly shade: string;
  readonly rim: string;
}

/** From the gate to the far end of the hall, each arch bluer than the last. */
const arches: readonly Arch[] = [
  { half: 120, top: -6, bottom: 330, wall: '#3b3a4a', shade: '#2b2a38', rim: '#6b6470' },
  { half: 96, top: 22, bottom: 300, wall: '#34374f', shade: '#252840', rim: '#585a76' },
  { half: 74, top: 48, bottom: 276, wall: '#2f3658', shade: '#20264a', rim: '#4c5684' },
  { half: 55, top: 72, bottom: 256, wall: '#33427a', shade: '#243067', rim: '#4a5fa3' },
  { half: 39, top: 92, bottom: 240, wall: '#4a63a8', shade: '#33488c', rim: '#6d8fd0' },
];

function opening(half: number, top: number, bottom: number): string {
  const spring = round(top + half * 0.95);
  return `M${cx - half} ${bottom}V${spring}Q${cx - half} ${top} ${cx} ${top}T${cx + half} ${spring}V${bottom}Z`;
}

/** The joints between the stones of an arch. */
function joints({ half, top }: Arch): string {
  const rise = half * 0.95;
  return times(13, (i) => {
    const angle = Math.PI * (1 - i / 12);
    const at = (across: number, up: number) =>
      `${round(cx + across * Math.cos(angle))} ${round(top + rise - up * Math.sin(angle))}`;
    return `M${at(half, rise)}L${at(half + 7, rise + 7)}`;
  }).join('');
}

const wallStones = (() => {
  const random = scatter(9);
  const stones: { x: number; y: number; w: number; opacity: number }[] = [];
  for (let row = 0; row < 14; row++) {
    for (let x = -(row % 2) * 16; x < width;) {
      const w = 26 + random() * 16;
      stones.push({ x: round(x), y: row * 24, w: round(w - 1.5), opacity: round(random() * 3) / 10 });
      x += w;
    }
  }
  return stones;
})();

function Hall() {
  return (
    <>
      <Ground fill="#43404e" />
      {wallStones.map(({ x, y, w, opacity }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height="22.5" rx="2" opacity={opacity} />
      ))}
      {arches.map((arch) => {
        const { half, top, bottom, wall, shade, rim } = arch;
        return (
          <g key={half}>
            <path d={opening(half + 9, top - 9, bottom + 14)} fill={dark} />
            <path d={opening(half + 6, top - 6, bottom + 12)} fill={rim} />
            <path d={joints(arch)} stroke={dark} strokeWidth="1.3" />
            <path d={opening(half, top, bottom + 10)} fill={wall} />
            <path
              d={`M${cx} ${top}Q${cx + half} ${top} ${cx + half} ${round(top + half * 0.95)}V${bottom + 10}H${cx}Z`}
              fill={shade}
              opacity=".7"
            />
          </g>
        );
      })}
    </>
  );
}

function Steps() {
  return times(9, (i) => {
    const half = 120 - (84 * i) / 9;
    const y = 318 - (76 * i) / 9;
    return (
      <g key={i}>
        <Polygon
          points={[
            [cx - half, y],
            [cx + half, y],
            [cx + half - 8, y - 8.6],
            [cx - half + 8, y - 8.6],
          ]}
          fill={i % 2 ? '#4a4a63' : '#5d5c74'}
        />
        <path d={`M${round(cx - half)} ${round(y)}H${round(cx + half)}`} stroke="#12101a" strokeWidth="1.5" />
      </g>
    );
  });
}

function bolt(x0: number, y0: number, x1: number, y1: number, bends: number, seed: number): string {
  const random = scatter(seed);
  let path = `M${x0} ${y0}`;
  for (let i = 1; i < bends; i++) {
    const t = i / bends;
    const x = x0 + (x1 - x0) * t + (random() - 0.5) * 22;
    const y = y0 + (y1 - y0) * t + (random() - 0.5) * 22;
    path += `L${round(x)} ${round(y)}`;
  }
  return `${path}L${x1} ${y1}`;
}

const bolts = [
  { path: bolt(cx - 12, 150, 22, 34, 7, 3), thick: 1.8 },
  { path: bolt(cx + 14, 148, 236, 60, 7, 5), thick: 1.8 },
  { path: bolt(cx - 16, 190, 8, 226, 6, 8), thick: 1.5 },
  { path: bolt(cx + 16, 190, 246, 208, 6, 12), thick: 1.5 },
  { path: bolt(cx, 130, 142, 14, 6, 21), thick: 1.3 },
];

function Lightning() {
  return bolts.map(({ path, thick }) => (
    <g key={path} fill="none" strokeLinejoin="round">
      <path d={path} stroke="#bfe6ff" strokeOpacity=".45" strokeWidth={thick * 3} />
      <path d={path} stroke="#f6fdff" strokeWidth={thick} />
    </g>
  ));
}

function Crystal({ glass }: { readonly glass: string }) {
  const shape = 'M0 -54L24 -22L18 34L0 56L-18 34L-24 -22Z';
  return (
    <g transform={`translate(${cx} 172)`}>
      <path d={shape} fill="#0a0d1e" transform="translate(3 5)" opacity=".6" />
      <path d={shape} fill={glass} stroke="#0e1230" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M0 -54L-7 -16L-24 -22ZM-7 -16L-18 34L-24 -22Z" fill="#fff" opacity=".65" />
      <path d="M0 -54L24 -22L9 -14Z" fill="#cfeaff" opacity=".7" />
      <path d="M-7 -16L9 -14L4 36L0 56L-18 34Z" fill="#7fb7ea" opacity=".55" />
      <path d="M9 -14L24 -22L18 34L4 36Z" fill="#2c3a86" opacity=".75" />
      <path d="M-7 -16L9 -14L0 -54Z" fill="#eafaff" opacity=".85" />
    </g>
  );
}

function Torch({ x, glow }: { readonly x: number; readonly glow: string }) {
  return (
    <>
      <circle cx={x} cy="196" r="44" fill={glow} opacity=".75" />
      <path d={`M${x - 3} 206h6l-1.500 34h-3z`} fill="#1a0f08" />
      <path d={`M${x} 178c9 12 10 20 0 32c-10 -12 -8 -20 0 -32z`} fill="#ff9a3c" />
      <path d={`M${x} 190c5 7 5 13 0 19c-5 -6 -5 -12 0 -19z`} fill="#ffe7a4" />
    </>
  );
}

function Hero({ x, y, tall, half }: Record<'x' | 'y' | 'tall' | 'half', number>) {
  const shoulder = `${round(-half * 0.9)} ${round(-tall * 0.55)} ${round(-half * 0.35)} ${round(-tall * 0.72)}`;
  return (
    <g transform={`translate(${x} ${y})`} fill={shadow}>
      <path
        d={`M${-half} 0Q${shoulder}H${round(half * 0.35)}Q${round(half * 0.9)} ${round(-tall * 0.55)} ${half} 0Z`}
      />
      <circle cy={round(-tall * 0.84)} r={round(tall * 0.15)} />
    </g>
  );
}

function Heroes() {
  return (
    <>
      <Hero x={98} y={312} tall={40} half={12} />
      <path d="M84 312L88 262M172 300L182 268" stroke={shadow} strokeWidth="3" />
      <path d="M88 262l-4 -12 8 2z" fill={shadow} />
      <Hero x={128} y={316} tall={34} half={13} />
      <Hero x={158} y={312} tall={42} half={11} />
    </>
  );
}

/** A hall of arches that leads down to the crystal, and three heroes on the stairs. */
function Picture() {
  const id = useId();
  return (
    <>
      <defs>
        <Shine id={`${id}gleam`} stops="#eefcff, #a9dcf5e6 22%, #5a78c866 60%, #2a356600" />
        <Shine id={`${id}fire`} stops="#ffcf7ae6, #ff8a2000" />
        <Fall id={`${id}glass`} stops="#f4feff, #8fc8ee 50%, #3d4fa3" />
      </defs>
      <Hall />
      <Steps />
      <circle cx={cx} cy="170" r="118" fill={`url(#${id}gleam)`} opacity=".85" />
      <Lightning />
      <Crystal glass={`url(#${id}glass)`} />
      <Torch x={18} glow={`url(#${id}fire)`} />
      <Torch x={234} glow={`url(#${id}fire)`} />
      <Heroes />
    </>
  );
}

export const cover: CoverArt = { Picture, sign: 'crystal', ground: '#3a4a7c' };
