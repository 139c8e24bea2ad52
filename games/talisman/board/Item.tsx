import { useRef, type ReactNode } from 'react';
import { Icon, on, Peek, reasonsAt, targetAt, usePeek } from '@tafelrunde/ui/board';
import { frameOf, iconOf } from './looks.ts';
import { CardPeek } from './CardPeek.tsx';
import type { Props, SeenCard } from './reading.ts';
import { texts } from '../overview/texts.ts';

interface ItemProps {
  readonly seen: SeenCard;
  readonly props: Props;
  /** In the place of the line: the card itself, or a chip. */
  readonly children?: ReactNode;
  /** Right of the name, where its text is too long. */
  readonly aside?: string | undefined;
  readonly className?: string;
  /** What is shown in its place says its text already. */
  readonly told?: boolean;
}

/** A card that somebody owns, or that can be had: it glows and answers where an option points at it. */
export function Item({ seen, props, children, aside, className = '', told = false }: ItemProps) {
  const { asking, speech, showCard } = props;
  const { kind, note, card } = seen;
  const button = useRef<HTMLButtonElement>(null);
  const keys = card === null ? [] : [on.card(card)];
  const target = targetAt(asking, keys);
  const { isPeeking, handlers } = usePeek(target, () => showCard(kind, note));
  const text = speech.words.cards[kind]?.text;
  return (
    <span className={`ta-item ${className}`.trim()} data-card={card ?? undefined} data-frame={frameOf(kind)}>
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
        {children ?? (
          <>
            <span className="ta-item-sign">
              <Icon name={iconOf(kind)} />
            </span>
            <b>{speech.card(kind)}</b>
            <small aria-hidden="true">{aside ?? text}</small>
          </>
        )}
        <span className="unseen">
          {!told && text !== undefined && ` ${text}`}
          {aside !== undefined && ` ${aside}`}
          {target === undefined ? ` (${texts[speech.language].look(speech.card(kind))})` : ` ${target.label}`}
        </span>
      </button>
      {isPeeking && (
        <Peek anchor={button}>
          <CardPeek seen={seen} props={props} reasons={reasonsAt(asking, keys)} aside={aside} />
        </Peek>
      )}
    </span>
  );
}
