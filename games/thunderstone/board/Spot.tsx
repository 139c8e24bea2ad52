import { useRef, type ReactNode } from 'react';
import { on, Peek, Reasons, reasonsAt, targetAt, type TargetKey, usePeek } from '@tafelrunde/ui/board';
import type { Props, SeenCard } from './table.ts';
import { texts } from '../overview/texts.ts';

interface SpotProps {
  readonly seen: SeenCard;
  readonly props: Props;
  readonly size?: 'card' | 'small';
  /** What options may point at to mean this; without it the card itself. */
  readonly keys?: readonly TargetKey[];
  /** In the place of the face. */
  readonly children?: ReactNode;
  /** Said and shown beside the card: what is left of its stack, why it adds nothing. */
  readonly aside?: string | undefined;
  readonly className?: string;
  /** Several cards lie here, and this shows them all. */
  readonly onOpen?: (() => void) | undefined;
}

/** A card on the board: it glows and answers where an option points at it, and shows itself in full where none does. */
export function Spot({
  seen,
  props,
  size = 'card',
  keys,
  children,
  aside,
  className = '',
  onOpen,
}: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const button = useRef<HTMLButtonElement>(null);
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const target = targetAt(asking, wanted);
  const show = () => (onOpen === undefined ? showCard(kind, note) : onOpen());
  const { isPeeking, handlers } = usePeek(target, show);
  const text = speech.words.cards[kind]?.text;
  const isTold = size === 'card' && children === undefined;
  return (
    <span className={`th-spot ${className}`.trim()} data-card={card ?? undefined}>
      <button
        ref={button}
        type="button"
        className="target"
        data-state={target?.state}
        data-target={target?.target}
        aria-pressed={target?.state === 'chosen' || undefined}
        aria-disabled={target?.state === 'blocked' || undefined}
        {...handlers}
      >
        {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
        <span className="unseen">
          {!isTold && text !== undefined && ` ${text}`}
          {aside !== undefined && ` ${aside}`}
          {target === undefined ? ` (${texts[speech.language].look(speech.card(kind))})` : ` ${target.label}`}
        </span>
      </button>
      {isPeeking && (
        <Peek anchor={button}>
          <Face kind={kind} note={note} size="card" speech={speech} />
          {text !== undefined && text.length > 190 && <p>{text}</p>}
          {aside !== undefined && <p>{aside}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </Peek>
      )}
    </span>
  );
}
