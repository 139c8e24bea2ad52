import type { ReactNode } from 'react';
import { CardSpot, on, Reasons, reasonsAt, targetAt, type TargetKey } from '@tafelrunde/ui/board';
import type { Props, SeenCard } from './table.ts';

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

/** A card on the board. */
export function Spot({ seen, props, size = 'card', keys, children, aside, ...more }: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const { className = '', onOpen } = more;
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const text = speech.words.cards[kind]?.text;
  const isTold = size === 'card' && children === undefined;
  return (
    <CardSpot
      kind={kind}
      card={card}
      speech={speech}
      target={targetAt(asking, wanted)}
      onShow={onOpen ?? (() => showCard(kind, note))}
      className={`th-spot ${className}`.trim()}
      said={[isTold ? undefined : text, aside]}
      peek={
        <>
          <Face kind={kind} note={note} size="card" speech={speech} />
          {text !== undefined && text.length > 190 && <p>{text}</p>}
          {aside !== undefined && <p>{aside}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </>
      }
    >
      {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
    </CardSpot>
  );
}
