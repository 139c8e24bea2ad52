import type { CSSProperties, ReactNode } from 'react';

interface HandProps {
  readonly label: string;
  readonly children: readonly ReactNode[];
  /** What stands there when nothing is held. */
  readonly empty: string;
  /** The pile it is, by name and index, so that cards are seen to come and go. */
  readonly mark?: string | undefined;
}

/** Where a card stands in a fan: how far from its middle, which turns and lowers it. */
export function inFan(at: number, count: number): CSSProperties {
  const from = at - (count - 1) / 2;
  return { '--at': from, '--away': Math.abs(from) } as CSSProperties;
}

/** What one holds: a fan on wide screens, a row to push sideways on phones. */
export function Hand({ label, children, empty, mark }: HandProps) {
  return (
    <section className="hand" aria-label={label} data-pile={mark}>
      {children.length === 0 && <p className="hand-empty">{empty}</p>}
      {/* A row that is pushed sideways must be reachable by keyboard, also while none of its cards can be chosen. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={label}>
        {children.map((card, at) => (
          // The place in the hand is what turns the card; the card itself brings its own key.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} style={inFan(at, children.length)}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
