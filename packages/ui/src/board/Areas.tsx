import { Children, useState, type ReactNode } from 'react';
import type { Shape } from '@tafelrunde/engine';
import type { BoardProps } from './contract.ts';
import { useStages } from './useStages.ts';

/**
 * How much room a part of the table gets: `large` where the decision is about it, `small` where it is about another part,
 * `even` while all parts share.
 */
export type Room = 'large' | 'small' | 'even';

/** The room of the part with this name; `own` is what lies before the seat in view. */
export const roomOf = <G extends Shape>({ area }: BoardProps<G>, name: string): Room =>
  area === null ? 'even' : area === name ? 'large' : 'small';

interface AreasProps {
  readonly className?: string;
  /** One `Area` for each part, from top to bottom. */
  readonly children: ReactNode;
}

/** The parts of a board below one another. Together they are exactly as high as the board. They come one after the other. */
export function Areas({ className = '', children }: AreasProps) {
  const parts = Children.toArray(children);
  const [last] = useState(parts.length - 1);
  const stage = useStages(last);
  return (
    <div className={`areas ${className}`.trim()}>{stage < last ? parts.slice(0, stage + 1) : parts}</div>
  );
}

interface AreaProps<G extends Shape> {
  /** What `GameBoard.area` calls it. */
  readonly name: string;
  readonly props: BoardProps<G>;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One part of a board. A large one takes all the height the others leave, a small one is as high as its content: draw less
 * in it when `roomOf(props, name)` says so.
 */
export function Area<G extends Shape>({ name, props, label, className = '', children }: AreaProps<G>) {
  return (
    <section
      className={`area ${className}`.trim()}
      aria-label={label}
      data-area={name}
      data-room={roomOf(props, name)}
    >
      {children}
    </section>
  );
}
