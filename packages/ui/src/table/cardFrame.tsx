import { useId } from 'react';
import { times } from '../draw.ts';
import { DrawnIcon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import type { CardNumber, Pigment } from './Card.tsx';
import { windows, type CardLook } from './look.ts';
import { palettes } from './palettes.ts';
import { Scene } from './scene.tsx';

interface FrameProps {
  readonly look: CardLook;
  readonly name: string;
  readonly icon: IconName | undefined;
  /** Room for a line at the bottom. */
  readonly foot: boolean;
  readonly rail: readonly CardNumber[];
  /** Signs at the end of the line below the window. */
  readonly classes: readonly { readonly icon: IconName; readonly name: string }[];
  readonly marks: number;
}

const inks: Readonly<Record<Pigment, string>> = {
  attack: 'var(--attack-p)',
  magic: 'var(--magic-p)',
  light: 'var(--light-p)',
  strength: 'var(--strength-p)',
  life: 'var(--life-p)',
  good: 'var(--good-p)',
  xp: 'var(--xp-p)',
  vp: 'var(--vp-p)',
  night: 'var(--night-p)',
  plain: 'var(--ink-2)',
};

/** The drawing of a card as it is held: edge, ground, title, window, field for the text. */
export function FullFrame({ look, name, icon, foot, rail, classes, marks }: FrameProps) {
  const id = useId();
  const path = windows[look.frame];
  const isMonster = look.frame === 'monster';
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true">
      <rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="#20160d" />
      <rect x="2.5" y="2.5" width="245" height="345" rx="13.5" fill={isMonster ? '#8f7a5a' : '#f5ead0'} />
      <rect x="6" y="6" width="238" height="338" rx="10.5" className="card-ground" />
      <path d="M12 18Q12 12 18 12H232Q238 12 238 18V52H12Z" className="card-title" />
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <g transform="translate(12 55)">
        <g clipPath={`url(#${id})`}>
          <Scene
            name={look.scene}
            palette={palettes[look.palette]}
            width={226}
            height={146}
            seed={look.seed}
          />
          <Figure width={226} height={146} name={name} icon={icon} shade={palettes[look.palette][4]} />
        </g>
        <path d={path} fill="none" stroke="#20160d" strokeWidth="2.5" />
      </g>
      <Rail numbers={rail} />
      {classes.map(({ icon: sign, name: what }, at) => (
        <g key={what} transform={`translate(${226 - at * 24} 213)`}>
          <circle r="10.5" fill="#f5ead0" />
          <DrawnIcon name={sign} x={-7.5} y={-7.5} size={15} fill="#20160d" />
        </g>
      ))}
      <rect
        x="12"
        y="225"
        width="226"
        height={foot ? 84 : 113}
        rx="4"
        fill={isMonster ? '#ddcba4' : '#f4eace'}
      />
      <Wounds count={marks} x={214} y={180} />
    </svg>
  );
}

/** Below 140 pixels: name, drawing and numbers only. */
export function SmallFrame({ look, name, icon, foot, rail, marks }: FrameProps) {
  const id = useId();
  const tall = foot ? 130 : 162;
  return (
    <svg viewBox="0 0 200 226" aria-hidden="true">
      <rect x=".75" y=".75" width="198.5" height="224.5" rx="13" fill="#20160d" />
      <rect
        x="2.5"
        y="2.5"
        width="195"
        height="221"
        rx="11.5"
        fill={look.frame === 'monster' ? '#8f7a5a' : '#f5ead0'}
      />
      <rect x="5.5" y="5.5" width="189" height="215" rx="9" className="card-ground" />
      <path d="M10 16Q10 10 16 10H184Q190 10 190 16V48H10Z" className="card-title" />
      <clipPath id={id}>
        <rect x="10" y="51" width="180" height={tall} rx="3" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(10 51)">
          <Scene
            name={look.scene}
            palette={palettes[look.palette]}
            width={180}
            height={tall}
            seed={look.seed}
          />
          <Figure width={180} height={tall} name={name} icon={icon} shade={palettes[look.palette][4]} />
        </g>
      </g>
      <rect x="10" y="51" width="180" height={tall} rx="3" fill="none" stroke="#20160d" strokeWidth="2" />
      <g transform="translate(-1 -8)">
        <Rail numbers={rail} />
      </g>
      <Wounds count={marks} x={172} y={160} />
    </svg>
  );
}

/** The tags that stick out at the left; the values stand on them as text. */
function Rail({ numbers }: { readonly numbers: readonly CardNumber[] }) {
  return numbers.map(({ icon, name, pigment = 'plain' }, at) => (
    <g key={name} transform={`translate(6 ${66 + at * 37})`}>
      <path d="M0 0H50L60 16L50 32H0Z" fill="#fcf6e6" stroke="#20160d" strokeWidth="1.8" />
      <DrawnIcon name={icon} x={4} y={5} size={22} fill={inks[pigment]} />
    </g>
  ));
}

function Wounds({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  return times(count, (at) => (
    <path
      key={at}
      transform={`translate(${x - at * 26} ${y})`}
      d="M0 14C-18 2 -16 -12 -7 -12C-3 -12 0 -8 0 -6C0 -8 3 -12 7 -12C16 -12 18 2 0 14Z"
      fill="#c22a3f"
      stroke="#20160d"
      strokeWidth="2.5"
    />
  ));
}

interface FigureProps {
  readonly width: number;
  readonly height: number;
  readonly at?: number | undefined;
  readonly size?: number | undefined;
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly shade: string;
}

/** One ivory figure with its shadow: an icon, or the letter the name begins with. */
export function Figure({ width, height, at: share = 0.5, size: part = 0.86, ...figure }: FigureProps) {
  const { name, icon, shade } = figure;
  const size = height * part;
  const [x, y] = [width * share - size / 2, (height - size) / 2];
  if (icon !== undefined) {
    return (
      <>
        <g opacity=".8">
          <DrawnIcon name={icon} x={x + 5} y={y + 6} size={size} fill={shade} />
        </g>
        <DrawnIcon name={icon} x={x} y={y} size={size} fill="#fdf3dc" />
      </>
    );
  }
  const letter = String.fromCodePoint(name.codePointAt(0) ?? 32);
  const at = { x: width / 2, y: height * 0.79, fontSize: height * 0.86, textAnchor: 'middle' } as const;
  return (
    <g className="card-letter">
      <text {...at} x={at.x + 5} y={at.y + 6} fill={shade} opacity=".85">
        {letter}
      </text>
      <text {...at} fill="#fdf3dc" stroke="#20160d" strokeWidth="1.5">
        {letter}
      </text>
    </g>
  );
}
