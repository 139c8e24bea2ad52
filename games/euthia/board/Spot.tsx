import { useRef, type DragEvent, type ReactNode } from 'react';
import { on, Peek, Reasons, reasonsAt, targetAt, type TargetKey, usePeek } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
import { texts } from '../overview/texts.ts';
import type { Props, SeenCard } from './view.ts';

interface SpotProps {
  readonly seen: SeenCard;
  readonly props: Props;
  /** What options may point at to mean this; without it the card itself. */
  readonly keys?: readonly TargetKey[];
  readonly target?: TargetProps | undefined;
  /** In the place of the face. */
  readonly children?: ReactNode;
  readonly size?: 'card' | 'small';
  /** Said and shown beside the card: what lies on it, what choosing it does. */
  readonly aside?: readonly string[];
  readonly className?: string;
  /** It can be picked up and put down elsewhere. */
  readonly onDrag?: ((event: DragEvent) => void) | undefined;
}

const NOTHING: readonly string[] = [];

/** A card or tile on the board: it glows and answers where an option points at it, and shows itself in full where none does. */
export function Spot({
  seen,
  props,
  keys,
  target: given,
  children,
  size = 'card',
  aside = NOTHING,
  className = '',
  onDrag,
}: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const button = useRef<HTMLButtonElement>(null);
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const target = given ?? targetAt(asking, wanted);
  const { isPeeking, handlers } = usePeek(target, () => showCard(kind, note));
  const text = speech.words.cards[kind]?.text ?? '';
  return (
    <span className={`eu-spot ${className}`.trim()} data-card={card ?? undefined}>
      <button
        ref={button}
        type="button"
        className="target"
        data-state={target?.state}
        data-target={target?.target}
        aria-pressed={target?.state === 'chosen' || undefined}
        aria-disabled={target?.state === 'blocked' || undefined}
        draggable={onDrag !== undefined}
        onDragStart={onDrag}
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
          {text.length > 120 && <p className="eu-peek-text">{text}</p>}
          {aside.length > 0 && <p className="eu-peek-text">{aside.join('\n')}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </Peek>
      )}
    </span>
  );
}
