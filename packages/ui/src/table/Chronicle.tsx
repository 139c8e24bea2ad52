import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { seatColours } from './SeatPanel.tsx';

export interface ChronicleLine {
  readonly key: string | number;
  readonly text: ReactNode;
  /** The seat it is about, if one. */
  readonly seat?: number | undefined;
  /** What just happened. */
  readonly now?: boolean;
}

interface ChronicleProps {
  readonly title: string;
  readonly note?: string;
  readonly empty: string;
  readonly lines: readonly ChronicleLine[];
}

/** What happened, as prose on parchment: the newest at the bottom, the oldest fading at the top. */
export function Chronicle({ title, note, empty, lines }: ChronicleProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    // Whoever reads further up is left in peace.
    const element = list.current;
    if (element === null || last === undefined) return;
    const away = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (away < 240) element.scrollTop = element.scrollHeight;
  }, [last]);
  return (
    <section className="chronicle" aria-label={title}>
      <header>
        <Icon name="chronicle" />
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </header>
      {/* A list that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} tabIndex={0} aria-label={title}>
        {lines.length === 0 && <li className="chronicle-empty">{empty}</li>}
        {lines.map(({ key, text, seat, now }) => (
          <li
            key={key}
            data-now={now || undefined}
            style={seat === undefined ? undefined : seatColours(seat)}
          >
            {seat !== undefined && <i className="chronicle-flag" aria-hidden="true" />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A card in a line of text. */
export function CardChip({ name }: { readonly name: string }) {
  return <span className="card-chip">{name}</span>;
}
