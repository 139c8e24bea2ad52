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
  readonly target?: Partial<TargetProps> | undefined;
  readonly children?: ReactNode;
}

/** The colours of a seat as variables. After the sixth they come round again. */
export function seatColours(seat: number): CSSProperties {
  const number = (seat % 6) + 1;
  return {
    '--seat': `var(--seat-${number})`,
    '--pattern': `var(--pat-${number})`,
    '--seat-w': `var(--seat-${number}-w)`,
  } as CSSProperties;
}

/** One seat: patterned flag, name, kind of player, the game's own counters, and whether it is asked. */
export function SeatPanel({ seat, name, tag, icon, turn, counters, target, children }: SeatPanelProps) {
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
          <span className="seat-line">
            <b>{name}</b>
            <span className="seat-tag">{tag}</span>
            {turn !== undefined && <span className="seat-turn">{turn}</span>}
          </span>
          <span className="seat-counters">
            {counters.map(({ name: what, value, icon: sign }) => (
              <span key={what} title={what}>
                {sign === undefined ? <span className="seat-word">{what}</span> : <Icon name={sign} />}
                {sign !== undefined && <span className="unseen">{what} </span>}
                {typeof value === 'number' ? <Count value={value} /> : value}
              </span>
            ))}
          </span>
        </span>
      </Target>
      {children}
    </li>
  );
}
