import { memo, type CSSProperties } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { FullFrame, SmallFrame } from './cardFrame.tsx';
import { lookOf, type CardLook } from './look.ts';

/** What a number on a card is about: decides its colour, the same in every game. */
export type Pigment =
  | 'attack'
  | 'magic'
  | 'light'
  | 'strength'
  | 'life'
  | 'good'
  | 'xp'
  | 'vp'
  | 'night'
  | 'plain';

/** A number with its sign. */
export interface CardNumber {
  readonly icon: IconName;
  readonly value: string | number;
  /** Said by screen readers before the value. */
  readonly name: string;
  readonly pigment?: Pigment;
}

export interface CardProps {
  readonly name: string;
  readonly text?: string | undefined;
  /** The word between window and text. */
  readonly type?: string | undefined;
  /** Signs at the end of that line. */
  readonly classes?: readonly { readonly icon: IconName; readonly name: string }[];
  /** What decides how it looks where `look` does not say. */
  readonly kind: string;
  readonly look?: CardLook | undefined;
  /** The figure in the window; without one the first letter of the name stands there. */
  readonly icon?: IconName | undefined;
  /** The coin at the top right. */
  readonly price?: CardNumber | undefined;
  /** In a heart before the name of a monster. */
  readonly life?: CardNumber | undefined;
  /** All fighting numbers, at the left where a fan shows them. */
  readonly rail?: readonly CardNumber[];
  /** What the card is worth: left, middle, right. */
  readonly foot?: readonly CardNumber[];
  /** Wounds or other marks that lie on it. */
  readonly marks?: number;
  /** The small card has no text: it stays readable below 140 pixels. */
  readonly small?: boolean;
}

/** Below this a name is hard to read on a card as it is held; it stands in two lines then. */
const leastName = 7.6;

/** Names shrink before they wrap: about half an em a letter, in hundredths of the card's width. */
function nameSize(
  name: string,
  room: number,
  most: number,
): { readonly size: number; readonly wraps: boolean } {
  const size = Math.min(most, room / (name.length * 0.5));
  const wraps = size < leastName && /[\s-]/u.test(name);
  return { size: Math.max(wraps ? leastName : 5.5, size), wraps };
}

/** What stands for a number on a card: its sign, its value, and its name for those who do not see the sign. */
export const cardNumber = (
  icon: IconName,
  value: string | number,
  name: string,
  pigment?: Pigment,
): CardNumber => ({ icon, value, name, ...(pigment && { pigment }) });

/** A card as it is held: 250 by 350, or the small one of 200 by 226. Its words are text, not drawing. */
export const Card = memo(function Card(props: CardProps) {
  const { name, text, type, classes = [], kind, price, life, rail = [], foot = [], marks = 0 } = props;
  const { small = false } = props;
  const look = props.look ?? lookOf(kind);
  const room = (small ? 82 : 84) - (price === undefined ? 0 : 17) - (life === undefined ? 0 : 18);
  const { size, wraps } = nameSize(name, room, small ? 13.5 : 11.2);
  const sizes = {
    '--name': `${size}cqw`,
  } as CSSProperties;
  const Frame = small ? SmallFrame : FullFrame;
  return (
    <span
      className="card"
      data-small={small || undefined}
      data-frame={look.frame}
      data-foot={foot.length > 0 || undefined}
      style={sizes}
    >
      <Frame
        look={look}
        name={name}
        icon={props.icon}
        foot={foot.length > 0}
        rail={rail}
        classes={classes}
        marks={marks}
      />
      {life !== undefined && (
        <span className="card-life">
          <span className="unseen">{life.name} </span>
          {life.value}
        </span>
      )}
      <span
        className="card-name"
        data-after={life === undefined ? undefined : 'life'}
        data-wraps={wraps || undefined}
      >
        {name}
      </span>
      {price !== undefined && (
        <span className="card-price">
          <span className="unseen">{price.name} </span>
          {price.value}
        </span>
      )}
      {rail.length > 0 && (
        <span className="card-rail">
          {rail.map(({ name: what, value }) => (
            <span key={what}>
              <span className="unseen">{what} </span>
              {value}
            </span>
          ))}
        </span>
      )}
      {!small && type !== undefined && <span className="card-type">{type}</span>}
      {!small && classes.length > 0 && (
        <span className="unseen"> ({classes.map(({ name: what }) => what).join(', ')})</span>
      )}
      {!small && text !== undefined && <Words text={text} />}
      {foot.length > 0 && <Foot numbers={foot} />}
    </span>
  );
});

/** Long texts are set smaller, and end in dots where even that does not do: what shows the card in full has them whole. */
function Words({ text }: { readonly text: string }) {
  const { length } = text;
  const isLong = length > 130;
  const size = isLong ? 4.9 : length > 96 ? 5.7 : length > 62 ? 6.6 : 7.6;
  return (
    <span className="card-text" style={{ '--text': `${size}cqw` } as CSSProperties}>
      <span data-long={isLong || undefined}>{text}</span>
    </span>
  );
}

function Foot({ numbers }: { readonly numbers: readonly CardNumber[] }) {
  return (
    <span className="card-foot">
      {numbers.map(({ icon, name, value, pigment }) => (
        <span key={name} data-pigment={pigment} data-words={String(value).length > 4 || undefined}>
          <Icon name={icon} />
          <span className="unseen">{name} </span>
          {value}
        </span>
      ))}
    </span>
  );
}
