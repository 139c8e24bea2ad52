import { useId } from 'react';
import { round, times } from '../draw.ts';
import { Fall, Ground, height, ink, Rays, Shine, width } from './shapes.tsx';

const cx = 126;

const skies = [
  ['#1f2c4d', '#4d5f8f', '#c7b79a'],
  ['#3b1f2f', '#8a4438', '#e6b475'],
  ['#16352f', '#3f7464', '#dccf98'],
  ['#2f2347', '#6d4d87', '#e0b7a4'],
] as const;

/** The same game always gets the same sky. */
function skyOf(game: string): (typeof skies)[number] {
  let sum = 0;
  for (const letter of game) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return skies[sum % skies.length] ?? skies[0];
}

const seats = times(6, (i) => {
  const angle = (i * Math.PI) / 3 + Math.PI / 6;
  return { x: round(cx + 98 * Math.cos(angle)), y: round(236 + 38 * Math.sin(angle)), pattern: i + 1 };
}).toSorted((a, b) => a.y - b.y);

function Table() {
  return (
    <>
      <ellipse cx={cx} cy="270" rx="116" ry="40" fill="#0b0705" opacity=".5" />
      {seats.map(({ x, y, pattern }) => (
        <ellipse
          key={pattern}
          cx={x}
          cy={y}
          rx="19"
          ry="10"
          fill={`url(#pat-${pattern})`}
          stroke={ink}
          strokeWidth="1.8"
        />
      ))}
      <path d="M44 228v14A82 30 0 0 0 208 242v-14z" fill="#4a301c" stroke={ink} strokeWidth="1.8" />
      <path d="M126 258v14A82 30 0 0 0 208 242v-14z" opacity=".28" />
      <ellipse cx={cx} cy="228" rx="82" ry="30" fill="#8a603a" stroke={ink} strokeWidth="1.8" />
      <path
        d="M48 222Q126 212 204 222M45 232Q126 223 207 232M58 243Q126 236 194 243"
        fill="none"
        stroke={ink}
        strokeOpacity=".32"
        strokeWidth="1.4"
      />
      <path
        d="M126 208l7 15 33 5 -33 5 -7 15 -7 -15 -33 -5 33 -5z"
        fill="#f5ead0"
        stroke={ink}
        strokeWidth="1.4"
        opacity=".9"
      />
    </>
  );
}

/** A die seen on its corner. */
function Die() {
  return (
    <g transform={`translate(${cx} 106)`} stroke={ink} strokeWidth="2.5" strokeLinejoin="round">
      <path d="M0 -52L46 -27V25L0 52L-46 25V-27Z" fill={ink} opacity=".4" transform="translate(4 6)" />
      <path d="M0 -52L46 -27L0 -2L-46 -27Z" fill="#fffaf0" />
      <path d="M-46 -27L0 -2V52L-46 25Z" fill="#eadbb8" />
      <path d="M46 -27L0 -2V52L46 25Z" fill="#bda373" />
      <g fill={ink} stroke="none">
        <ellipse cy="-27" rx="9" ry="5" />
        <ellipse cx="-34" cy="-4" rx="4" ry="6" />
        <ellipse cx="-12" cy="30" rx="4" ry="6" />
        <ellipse cx="34" cy="-4" rx="4" ry="6" />
        <ellipse cx="23" cy="12" rx="4" ry="6" />
        <ellipse cx="12" cy="29" rx="4" ry="6" />
      </g>
    </g>
  );
}

/** For a game that has no picture of its own: the round table and a die in the light. */
export function AnyGame({ game }: { readonly game: string }) {
  const id = useId();
  const [top, middle, bottom] = skyOf(game);
  return (
    <>
      <defs>
        <Fall id={`${id}sky`} stops={`${top}, ${middle} 55%, ${bottom}`} />
        <Shine id={`${id}halo`} stops="#fff8e0, #ffe6a699 40%, #ffe6a600" />
      </defs>
      <Ground fill={`url(#${id}sky)`} />
      <Rays cx={cx} cy={106} count={26} fill="#fff" opacity={0.1} />
      <circle cx={cx} cy="106" r="100" fill={`url(#${id}halo)`} />
      <path d={`M0 236Q126 208 ${width} 236V${height}H0Z`} fill="#2a1a10" opacity=".8" />
      <Table />
      <Die />
    </>
  );
}
