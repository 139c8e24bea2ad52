import { useRef, type DragEvent, type ReactNode } from 'react';
import type { TargetProps } from '../table/Target.tsx';
import { Peek } from './Peek.tsx';
import { boardTexts } from './texts.ts';
import { usePeek } from './usePeek.ts';
import type { BoardSpeech } from './contract.ts';

interface CardSpotProps {
  readonly kind: string;
  /** Its sleeve, so that it is seen to move. */
  readonly card: number | null;
  readonly speech: Pick<BoardSpeech, 'card' | 'language'>;
  /** How it stands to the question. */
  readonly target: TargetProps | undefined;
  /** Shows it in full, where no answer points at it. */
  readonly onShow: () => void;
  /** What can be seen of it on the board. */
  readonly children: ReactNode;
  /** What a screen reader says besides. */
  readonly said?: readonly (string | undefined)[];
  /** What is seen beside it while somebody points at it. */
  readonly peek: ReactNode;
  readonly className?: string;
  /** The frame it is drawn in, for the styles of a game. */
  readonly frame?: string;
  /** It can be picked up and put down elsewhere. */
  readonly onDrag?: ((event: DragEvent) => void) | undefined;
}

const NOTHING: readonly string[] = [];

/** A card on the board: it glows and answers where an option points at it, and shows itself in full where none does. */
export function CardSpot(props: CardSpotProps) {
  const { kind, card, speech, target, children, peek, onDrag, said = NOTHING } = props;
  const { onShow, className, frame } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { isPeeking, handlers } = usePeek(target, onShow);
  return (
    <span className={className} data-card={card ?? undefined} data-frame={frame}>
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
        {children}
        <span className="unseen">
          {said.map((line) => line !== undefined && ` ${line}`)}
          {target === undefined
            ? ` (${boardTexts[speech.language].look(speech.card(kind))})`
            : ` ${target.label}`}
        </span>
      </button>
      {isPeeking && <Peek anchor={button}>{peek}</Peek>}
    </span>
  );
}
