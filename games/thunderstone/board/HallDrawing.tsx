import { memo } from 'react';
import { DrawnIcon, round, scatter, times } from '@tafelrunde/ui/board';
import { own } from './looks.ts';

const width = 1104;
const height = 334;

/** The wall of the hall: courses of stone, bright at the door and black in the deep. Stretched to whatever room there is. */
export const Wall = memo(function Wall() {
  const random = scatter(11);
  const stones: { x: number; y: number; w: number; light: number }[] = [];
  for (let row = 0; row < 9; row++)
    for (let x = -(row % 2) * 38 - random() * 10; x < width;) {
      const w = 58 + random() * 36;
      stones.push({ x, y: row * 34, w, light: random() * 0.05 });
      x += w;
    }
  return (
    <svg className="th-wall" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="th-stone" x2="1">
          <stop stopColor="#0b0c1a" />
          <stop offset=".3" stopColor="#171626" />
          <stop offset=".62" stopColor="#33282a" />
          <stop offset="1" stopColor="#6b4a30" />
        </linearGradient>
        <linearGradient id="th-deep" x2="1">
          <stop stopColor="#05050d" stopOpacity=".93" />
          <stop offset=".3" stopColor="#070815" stopOpacity=".6" />
          <stop offset=".62" stopColor="#0b0a12" stopOpacity=".28" />
          <stop offset=".9" stopColor="#000" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#th-stone)" />
      {stones.map(({ x, y, w, light }) => (
        <rect
          key={`${x},${y}`}
          x={round(x + 1)}
          y={y + 1}
          width={round(w - 2)}
          height={32}
          rx="3"
          fill="#fff"
          fillOpacity={light.toFixed(3)}
          stroke="#000"
          strokeOpacity=".38"
        />
      ))}
      <rect y="288" width={width} height="46" fill="#000" fillOpacity=".42" />
      <path
        d={times(
          26,
          (at) => `M${at * 46 - 20} 288L${round(at * 46 - 20 + (at * 46 - 20 - width / 2) * 0.16)} 334`,
        ).join('')}
        stroke="#000"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <path d={`M0 311H${width}`} stroke="#000" strokeOpacity=".4" />
      <rect width={width} height={height} fill="url(#th-deep)" />
    </svg>
  );
});

/** The vault over one rank; it grows darker with every light that is missing there. */
export const Vault = memo(function Vault({ missing }: { readonly missing: number }) {
  const [w, top] = [308, 84];
  const joints = times(15, (at) => {
    const angle = Math.PI * (1 - at / 14);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(w / 2 + (w / 2) * cos)} ${round(top - 72 * sin)}L${round(w / 2 + (w / 2 + 13) * cos)} ${round(top - 85 * sin)}`;
  }).join('');
  const arch = `M0 ${height}V${top}Q0 18 ${w / 2} 12Q${w} 18 ${w} ${top}V${height}Z`;
  return (
    <svg
      className="th-vault"
      viewBox={`-14 0 ${w + 28} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={arch} fill="#000" fillOpacity=".34" stroke="#000" strokeOpacity=".55" strokeWidth="3" />
      <path d={joints} stroke="#e7c793" strokeOpacity=".2" strokeWidth="2" />
      <path d={arch} className="th-gloom" fill="#04040c" fillOpacity={Math.min(0.78, missing * 0.2)} />
    </svg>
  );
});

/** A torch on the pillar before a rank. */
export function Torch({ strength }: { readonly strength: number }) {
  return (
    <svg className="th-torch" viewBox="-130 -90 260 260" aria-hidden="true" opacity={strength}>
      <radialGradient id={`th-glow-${Math.round(strength * 100)}`}>
        <stop stopColor="#ffca6e" stopOpacity=".75" />
        <stop offset=".4" stopColor="#ff9c3c" stopOpacity=".26" />
        <stop offset="1" stopColor="#ff8a20" stopOpacity="0" />
      </radialGradient>
      <circle r="130" cy="40" fill={`url(#th-glow-${Math.round(strength * 100)})`} />
      <g transform="translate(-9 8) scale(.95)">
        <path d="M6 30H12L10.5 62H7.5Z" fill="#1a0f08" />
        <path d="M9 0C16 10 18 18 9 32C0 18 3 12 9 0Z" fill="#ff9a3c" />
        <path d="M9 12C13 18 13 24 9 31C5 24 6 19 9 12Z" fill="#ffe29a" />
      </g>
    </svg>
  );
}

/** What looks out of the deep. */
export function Eyes() {
  return (
    <svg className="th-eyes" viewBox="0 0 38 38" aria-hidden="true">
      <DrawnIcon name={own('eyes')} x={0} y={0} size={38} fill="#7d86c9" />
    </svg>
  );
}
