import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { lookOf, type FrameName } from './look.ts';
import { seatColours } from './SeatPanel.tsx';

export interface ChronicleLine {
  readonly key: string | number;
  readonly text: ReactNode;
  /** The seat it is about, if one. */
  readonly seat?: number | undefined;
  /** A paragraph begins here: whose turn it tells of. */
  readonly head?: string;
  /** What just happened. */
  readonly now?: boolean;
}

interface ChronicleProps {
  readonly title: string;
  readonly empty: string;
  readonly lines: readonly ChronicleLine[];
  /** Leads back to the moment of a line. */
  readonly onOpen?: ((key: ChronicleLine['key']) => void) | undefined;
  /** What opening a line does, for whoever hovers over it. */
  readonly openLabel?: string | undefined;
  /** The line the reader stands at; null before the first. What comes after it has not happened yet. */
  readonly here?: ChronicleLine['key'] | null | undefined;
}

/** Pixels within which one reads the newest line. */
const NEAR_THE_END = 48;

/** What happened, as prose on parchment: the newest at the bottom, the oldest fading at the top. */
export function Chronicle({ title, empty, lines, onOpen, openLabel, here }: ChronicleProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.key;
  /** Whether to scroll along with new lines: not while the reader has scrolled up. */
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element === null || last === undefined || here !== undefined) return;
    if (follows.current) element.scrollTop = element.scrollHeight;
  }, [last, here]);
  // Where the list gets less room, the newest line stays in view.
  useEffect(() => {
    const element = list.current;
    if (element === null || here !== undefined) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [here]);
  useEffect(() => {
    const element = list.current;
    if (element === null || here === undefined) return;
    const line = element.querySelector<HTMLElement>('li[data-now]');
    element.scrollTop = line === null ? 0 : line.offsetTop - element.offsetTop - element.clientHeight / 2;
  }, [here]);
  const standing = here === undefined ? -1 : lines.findIndex(({ key }) => key === here);
  return (
    <section className="chronicle" aria-label={title}>
      <header>
        <Icon name="chronicle" />
        <b>{title}</b>
      </header>
      <ol
        ref={list}
        // A list that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
        }}
      >
        {lines.length === 0 && <li className="chronicle-empty">{empty}</li>}
        {lines.map(({ key, text, seat, head, now }, at) => (
          <Line
            key={key}
            name={key}
            text={text}
            seat={seat}
            head={head}
            now={here === undefined ? now === true : at === standing}
            later={here !== undefined && at > standing}
            onOpen={onOpen}
            openLabel={openLabel}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends Pick<ChronicleLine, 'text' | 'seat'> {
  readonly head: string | undefined;
  readonly name: ChronicleLine['key'];
  readonly now: boolean;
  readonly later: boolean;
  readonly onOpen: ChronicleProps['onOpen'];
  readonly openLabel: string | undefined;
}

/** There may be thousands of lines, and most of them do not change when the reader moves on. */
const Line = memo(function Line({ name, text, seat, head, now, later, onOpen, openLabel }: LineProps) {
  const content = <span>{text}</span>;
  return (
    <li
      data-now={now || undefined}
      data-later={later || undefined}
      data-head={head === undefined ? undefined : true}
      style={seat === undefined ? undefined : seatColours(seat)}
    >
      {head !== undefined && (
        <b className="chronicle-head">
          <i className="chronicle-flag" aria-hidden="true" />
          {head}
        </b>
      )}
      {onOpen === undefined ? (
        content
      ) : (
        <button type="button" title={openLabel} onClick={() => onOpen(name)}>
          {content}
        </button>
      )}
    </li>
  );
});

interface CardChipProps {
  readonly name: string;
  /** What decides its colour where `frame` does not say. */
  readonly kind: string;
  readonly frame?: FrameName;
  readonly icon?: IconName | undefined;
}

/** A card in a line of text, with the colour of its frame. */
export function CardChip({ name, kind, frame, icon }: CardChipProps) {
  return (
    <span className="card-chip" data-frame={frame ?? lookOf(kind).frame}>
      {icon !== undefined && <Icon name={icon} />}
      {name}
    </span>
  );
}
