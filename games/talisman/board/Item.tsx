import type { ReactNode } from 'react';
import { CardSpot, FacePeek, Icon, on, targetAt } from '@tafelrunde/ui/board';
import { frameOf, iconOf } from './looks.ts';
import type { Props, SeenCard } from './reading.ts';

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
  const keys = card === null ? [] : [on.card(card)];
  const text = speech.words.cards[kind]?.text;
  return (
    <CardSpot
      kind={kind}
      card={card}
      speech={speech}
      target={targetAt(asking, keys)}
      onShow={() => showCard(kind, note)}
      className={`ta-item ${className}`.trim()}
      frame={frameOf(kind)}
      said={[told ? undefined : text, aside]}
      peek={
        <FacePeek
          seen={seen}
          props={props}
          keys={keys}
          text={text}
          aside={aside === undefined ? [] : [aside]}
        />
      }
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
    </CardSpot>
  );
}
