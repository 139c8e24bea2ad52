import { times } from '../draw.ts';

interface TrackProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** Where the marker will go. */
  readonly ghost?: number | undefined;
}

/** A row of parchment cells: passed ones darker, the marker an ivory plate, the ghost of the next step dashed. */
export function Track({ label, from, to, at, ghost }: TrackProps) {
  return (
    <ol className="track" aria-label={label}>
      {times(to - from + 1, (step) => {
        const cell = from + step;
        const state = cell === at ? 'here' : cell === ghost ? 'ghost' : cell < at ? 'passed' : undefined;
        return (
          <li key={cell} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            {cell}
          </li>
        );
      })}
    </ol>
  );
}
