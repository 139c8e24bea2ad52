import type { CSSProperties, ReactNode } from 'react';
import { Count } from '../board/motion/Count.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { Target, type TargetProps } from './Target.tsx';

export interface Counter {
  readonly name: string;
  readonly value: string | number;
  readonly icon?: IconName;
}

interface SeatPanelProps {
  /** From 0 on; decides colour and pattern. */
  readonly seat: number;
  readonly name: string;
  /** `you`, `Bot, normal`, `away`: one or two words. */
  readonly tag: string;
  readonly icon: IconName;
  /** The words of the pill where the table waits for this seat. */
  readonly turn?: string | undefined;
  readonly counters: readonly Counter[];
  /** Counters that have just changed, by their names. */
  readonly changes?: readonly { readonly name: string; readonly by: number }[] | undefined;
  readonly target?: Partial<TargetProps> | undefined;
  readonly children?: ReactNode;
}

/** The colours of a seat as variables. After the sixth they come round again. Where a game gives out colours, `playedColours` says. */
export function seatColours(seat: number): CSSProperties {
  const number = (seat % 6) + 1;
  return {
    '--seat': `var(--played-${number}, var(--seat-${number}))`,
    '--pattern': `var(--played-pat-${number}, var(--pat-${number}))`,
    '--seat-w': `var(--played-${number}-w, var(--seat-${number}-w))`,
    '--seat-fill': `var(--played-fill-${number}, url(#pat-${number}))`,
  } as CSSProperties;
}

/** Around a table whose game gives out colours: by seat, the seat whose colour it plays. */
export function playedColours(colours: readonly number[] | undefined): CSSProperties | undefined {
  if (colours === undefined) return undefined;
  return Object.fromEntries(
    colours.flatMap((colour, seat) => {
      const [from, to] = [(colour % 6) + 1, (seat % 6) + 1];
      return [
        [`--played-${to}`, `var(--seat-${from})`],
        [`--played-pat-${to}`, `var(--pat-${from})`],
        [`--played-${to}-w`, `var(--seat-${from}-w)`],
        [`--played-fill-${to}`, `url(#pat-${from})`],
      ];
    }),
  );
}

/** One seat: patterned flag, name, kind of player, the game's own counters, and whether it is asked. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, name, tag, icon, turn, counters, changes = [], target, children } = props;
  return (
    <li
      className="seat"
      data-seat={seat}
      data-asked={turn !== undefined || undefined}
      style={seatColours(seat)}
    >
      <Target label={name} className="seat-target" {...target}>
        <span className="seat-flag">
          <Icon name={icon} />
        </span>
        <span className="seat-who">
          {/* A name that is cut can be read by pointing at it. */}
          <span className="seat-line" title={`${name}, ${tag}`}>
            <b>{name}</b>
            <span className="seat-tag">{tag}</span>
            {turn !== undefined && <span className="seat-turn">{turn}</span>}
          </span>
          <span className="seat-counters">
            {counters.map(({ name: what, value, icon: sign }) => (
              <span key={what} title={what} data-figure={`${seat} ${what}`}>
                {sign === undefined ? <span className="seat-word">{what}</span> : <Icon name={sign} />}
                {sign !== undefined && <span className="unseen">{what} </span>}
                {typeof value === 'number' ? <Count value={value} /> : value}
                {changes
                  .filter((change) => change.name === what)
                  .map(({ by }) => (
                    <em key={by} className="seat-change" data-tone={by < 0 ? 'bad' : 'good'}>
                      {by < 0 ? `−${-by}` : `+${by}`}
                    </em>
                  ))}
              </span>
            ))}
          </span>
        </span>
      </Target>
      {children}
    </li>
  );
}
