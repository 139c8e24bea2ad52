import { useEffect, useRef, useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { useClockTexts } from './clock-texts.ts';
import { useServerTime } from './server-time.ts';
import { digits, spoken, timeLeft } from './time-left.ts';

interface SeatClockProps {
  readonly table: TableSummary;
  readonly seat: Seat;
  readonly name: string;
  readonly own: boolean;
}

/** The clock of a seat: one's own stands out, and what is nearly over says so in words too. */
export function SeatClock({ table, seat, name, own }: SeatClockProps) {
  const { clock, times, state } = table;
  const texts = useClockTexts();
  const runs = state === 'playing' && times?.running.includes(seat) === true;
  const now = useServerTime(runs);
  if (clock === null || times === null || state !== 'playing') return null;
  if (table.seats[seat]?.kind === 'bot') return null;
  const shown = timeLeft(clock, times, seat, now);
  if (shown === null) return null;
  const { left, running, common, scarce } = shown;
  const label = common ? texts.commonLeft(spoken(left, texts)) : texts.leftFor(name, spoken(left, texts));
  return (
    <>
      <span
        className="seat-clock"
        role="timer"
        aria-label={label}
        title={label}
        data-own={own || undefined}
        data-running={running || undefined}
        data-scarce={(scarce && running) || undefined}
      >
        <Icon name="duration" />
        <b>{left === 0 ? texts.out : digits(left, texts)}</b>
        {scarce && running && left > 0 && <em>{texts.scarce}</em>}
      </span>
      {own && <Warning left={left} running={running} scarce={scarce} />}
    </>
  );
}

/** Read out when one's own time begins to run, when it is nearly over, and for the last ten seconds: no more often. */
function Warning({
  left,
  running,
  scarce,
}: {
  readonly left: number;
  readonly running: boolean;
  readonly scarce: boolean;
}) {
  const texts = useClockTexts();
  const stage = running ? (left <= 10_000 ? 3 : scarce ? 2 : 1) : 0;
  const [said, setSaid] = useState('');
  const latest = useRef('');
  useEffect(() => {
    latest.current = texts.ownLeft(spoken(left, texts));
  });
  useEffect(() => setSaid(stage === 0 ? '' : latest.current), [stage]);
  return (
    <span className="unseen" aria-live="polite">
      {said}
    </span>
  );
}
