import type { DragEvent, ReactNode } from 'react';
import { CardSpot, on, Reasons, reasonsAt, targetAt, type TargetKey } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
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

/** A card or tile on the board. */
export function Spot({ seen, props, keys, target, children, size = 'card', ...more }: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const { aside = NOTHING, className = '', onDrag } = more;
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const text = speech.words.cards[kind]?.text ?? '';
  const isTold = children === undefined && size === 'card';
  return (
    <CardSpot
      kind={kind}
      card={card}
      speech={speech}
      target={target ?? targetAt(asking, wanted)}
      onShow={() => showCard(kind, note)}
      onDrag={onDrag}
      className={`eu-spot ${className}`.trim()}
      said={isTold ? aside : [text, ...aside]}
      peek={
        <>
          <Face kind={kind} note={note} size="card" speech={speech} />
          {text.length > 120 && <p className="eu-peek-text">{text}</p>}
          {aside.length > 0 && <p className="eu-peek-text">{aside.join('\n')}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </>
      }
    >
      {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
    </CardSpot>
  );
}
