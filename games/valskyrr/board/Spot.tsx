import { useRef, type ReactNode } from 'react';
import { on, Peek, Reasons, reasonsAt, targetAt, type TargetKey, usePeek } from '@tafelrunde/ui/board';
import { texts, withHeroes } from '../overview/texts.ts';
import type { Props, SeenCard } from './view.ts';

interface SpotProps {
  readonly seen: SeenCard;
  readonly props: Props;
  /** What options may point at to mean this; without it the card itself. */
  readonly keys?: readonly TargetKey[];
  /** In the place of the face. */
  readonly children?: ReactNode;
  readonly size?: 'card' | 'small';
  /** Said and shown beside the card: what it will do, what lies on it. */
  readonly aside?: readonly string[];
  readonly className?: string;
  /** Shows something else than the card in full. */
  readonly onOpen?: (() => void) | undefined;
}

const NOTHING: readonly string[] = [];

/** A card on the board: it glows and answers where an option points at it, and shows itself in full where none does. */
export function Spot({
  seen,
  props,
  keys,
  children,
  size = 'card',
  aside = NOTHING,
  className = '',
  onOpen,
}: SpotProps) {
  const { asking, speech, Face, showCard, view } = props;
  const { kind, note, card } = seen;
  const button = useRef<HTMLButtonElement>(null);
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const target = targetAt(asking, wanted);
  const { isPeeking, handlers } = usePeek(target, () =>
    onOpen === undefined ? showCard(kind, note) : onOpen(),
  );
  const text = withHeroes(speech.words.cards[kind]?.text ?? '', view.seats);
  return (
    <span className={`va-spot ${className}`.trim()} data-card={card ?? undefined}>
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
          {(children !== undefined || size === 'small') && ` ${text}`}
          {aside.map((line) => ` ${line}`)}
          {target === undefined ? ` (${texts[speech.language].look(speech.card(kind))})` : ` ${target.label}`}
        </span>
      </button>
      {isPeeking && (
        <Peek anchor={button}>
          <Face kind={kind} note={note} size="card" speech={speech} />
          {text.length > 120 && <p className="va-peek-text">{text}</p>}
          {aside.length > 0 && <p className="va-peek-text">{aside.join('\n')}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </Peek>
      )}
    </span>
  );
}
