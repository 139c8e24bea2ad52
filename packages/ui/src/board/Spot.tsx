import type { DragEvent, ReactNode } from 'react';
import type { SeenCard } from '@tafelrunde/engine';
import { CardSpot } from './CardSpot.tsx';
import type { BoardProps } from './contract.ts';
import { on, type TargetKey } from './keys.ts';
import { FacePeek } from './Peek.tsx';
import { targetAt } from './asking.ts';

interface SpotProps {
  readonly seen: SeenCard;
  readonly props: Pick<BoardProps, 'asking' | 'speech' | 'Face' | 'showCard'>;
  /** What options may point at to mean this; without it the card itself. */
  readonly keys?: readonly TargetKey[];
  /** In the place of the face. */
  readonly children?: ReactNode;
  readonly size?: 'card' | 'small';
  /** In the place of the words on the card. */
  readonly text?: string;
  /** Said and shown beside the card: what lies on it, what choosing it does. */
  readonly aside?: readonly string[];
  readonly className?: string;
  /** It can be picked up and put down elsewhere. */
  readonly onDrag?: ((event: DragEvent) => void) | undefined;
}

const NOTHING: readonly string[] = [];

/** A card that lies on a board: its face or what stands in the place of it, and all of it beside it for whoever points at it. */
export function Spot({ seen, props, size = 'card', aside = NOTHING, children, ...more }: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const { text = speech.words.cards[kind]?.text, className = '', onDrag } = more;
  const keys = more.keys ?? (card === null ? [] : [on.card(card)]);
  const isTold = children === undefined && size === 'card';
  return (
    <CardSpot
      kind={kind}
      card={card}
      speech={speech}
      target={targetAt(asking, keys)}
      onShow={() => showCard(kind, note)}
      onDrag={onDrag}
      className={`spot ${className}`.trim()}
      said={isTold ? aside : [text, ...aside]}
      peek={<FacePeek seen={seen} props={props} keys={keys} text={text} aside={aside} />}
    >
      {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
    </CardSpot>
  );
}
