import { memo, useId, type CSSProperties } from 'react';
import { DrawnIcon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { lookOf, windows, type CardLook } from './look.ts';
import { palettes, Scene } from './scene.tsx';

interface CardProps {
  readonly name: string;
  readonly text?: string | undefined;
  /** The word between window and text. */
  readonly type?: string | undefined;
  /** What decides how it looks where `look` does not say. */
  readonly kind: string;
  readonly look?: CardLook | undefined;
  /** The figure in the window; without one the first letter of the name stands there. */
  readonly icon?: IconName | undefined;
  /** The small card has no text: it stays readable below 140 pixels. */
  readonly small?: boolean;
}

/** Names shrink before they wrap: about half an em a letter, in hundredths of the card's width. */
function nameSize(name: string, room: number, most: number): number {
  return Math.max(5.5, Math.min(most, room / (name.length * 0.5)));
}

/** A card as it is held: 250 by 350, or the small one of 200 by 226. Its words are text, not drawing. */
export const Card = memo(function Card({ name, text, type, kind, look, icon, small = false }: CardProps) {
  const seen = look ?? lookOf(kind);
  const sizes = {
    '--name': `${nameSize(name, small ? 82 : 84, small ? 13.5 : 11.2)}cqw`,
    '--text': `${(text ?? '').length > 62 ? 6.6 : 7.6}cqw`,
  } as CSSProperties;
  return (
    <span className="card" data-small={small || undefined} data-frame={seen.frame}>
      {small ? (
        <SmallFrame look={seen} name={name} icon={icon} />
      ) : (
        <Frame look={seen} name={name} icon={icon} />
      )}
      <span className="card-name" style={sizes}>
        {name}
      </span>
      {!small && type !== undefined && <span className="card-type">{type}</span>}
      {!small && text !== undefined && (
        <span className="card-text" style={sizes}>
          {text}
        </span>
      )}
    </span>
  );
});

interface FrameProps {
  readonly look: CardLook;
  readonly name: string;
  readonly icon: IconName | undefined;
}

function Frame({ look, name, icon }: FrameProps) {
  const id = useId();
  const path = windows[look.frame];
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true">
      <rect x=".75" y=".75" width="248.5" height="348.5" rx="15" fill="#20160d" />
      <rect x="2.5" y="2.5" width="245" height="345" rx="13.5" fill="#f5ead0" />
      <rect x="6" y="6" width="238" height="338" rx="10.5" className="card-ground" />
      <path d="M12 18Q12 12 18 12H232Q238 12 238 18V52H12Z" fill="#f4eace" />
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
      <rect x="12" y="225" width="226" height="113" rx="4" fill="#f4eace" />
    </svg>
  );
}

function SmallFrame({ look, name, icon }: FrameProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 200 226" aria-hidden="true">
      <rect x=".75" y=".75" width="198.5" height="224.5" rx="13" fill="#20160d" />
      <rect x="2.5" y="2.5" width="195" height="221" rx="11.5" fill="#f5ead0" />
      <rect x="5.5" y="5.5" width="189" height="215" rx="9" className="card-ground" />
      <path d="M10 16Q10 10 16 10H184Q190 10 190 16V48H10Z" fill="#f4eace" />
      <clipPath id={id}>
        <rect x="10" y="51" width="180" height="162" rx="3" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(10 51)">
          <Scene
            name={look.scene}
            palette={palettes[look.palette]}
            width={180}
            height={162}
            seed={look.seed}
          />
          <Figure width={180} height={162} name={name} icon={icon} shade={palettes[look.palette][4]} />
        </g>
      </g>
      <rect x="10" y="51" width="180" height="162" rx="3" fill="none" stroke="#20160d" strokeWidth="2" />
    </svg>
  );
}

interface FigureProps {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly shade: string;
}

/** One ivory figure with its shadow: an icon, or the letter the name begins with. */
function Figure({ width, height, name, icon, shade }: FigureProps) {
  const size = height * 0.86;
  const [x, y] = [(width - size) / 2, (height - size) / 2];
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
