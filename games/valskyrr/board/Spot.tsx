import type { ReactNode } from 'react';
import { CardSpot, on, Reasons, reasonsAt, targetAt, type TargetKey } from '@tafelrunde/ui/board';
import { withHeroes } from '../overview/texts.ts';
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

/** A card on the board, with its amounts counted for this number of heroes. */
export function Spot({ seen, props, keys, children, size = 'card', aside = NOTHING, ...more }: SpotProps) {
  const { asking, speech, Face, showCard, view } = props;
  const { kind, note, card } = seen;
  const { className = '', onOpen } = more;
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const text = withHeroes(speech.words.cards[kind]?.text ?? '', view.seats);
  const isTold = children === undefined && size === 'card';
  return (
    <CardSpot
      kind={kind}
      card={card}
      speech={speech}
      target={targetAt(asking, wanted)}
      onShow={onOpen ?? (() => showCard(kind, note))}
      className={`va-spot ${className}`.trim()}
      said={isTold ? aside : [text, ...aside]}
      peek={
        <>
          <Face kind={kind} note={note} size="card" speech={speech} />
          {text.length > 120 && <p className="va-peek-text">{text}</p>}
          {aside.length > 0 && <p className="va-peek-text">{aside.join('\n')}</p>}
          <Reasons reasons={reasonsAt(asking, wanted)} />
        </>
      }
    >
      {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
    </CardSpot>
  );
}
