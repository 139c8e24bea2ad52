import type { CSSProperties, ReactNode } from 'react';

interface HandProps {
  readonly label: string;
  readonly children: readonly ReactNode[];
  /** What stands there when nothing is held. */
  readonly empty: string;
  /** The pile it is, by name and index, so that cards are seen to come and go. */
  readonly mark?: string | undefined;
}

/** What one holds: a fan on wide screens, a row to push sideways on phones. */
export function Hand({ label, children, empty, mark }: HandProps) {
  const middle = (children.length - 1) / 2;
  return (
    <section className="hand" aria-label={label} data-pile={mark}>
      {children.length === 0 && <p className="hand-empty">{empty}</p>}
      {/* A row that is pushed sideways must be reachable by keyboard, also while none of its cards can be chosen. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={label} style={{ '--count': children.length } as CSSProperties}>
        {children.map((card, at) => (
          // The place in the hand is what turns the card; the card itself brings its own key.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} style={{ '--at': at - middle, '--away': Math.abs(at - middle) } as CSSProperties}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
