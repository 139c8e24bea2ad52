import type { Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';

/** The seats of a person in which a bot stands in for them. */
export function lentSeats({ seats, state }: TableSummary, person: string | undefined): readonly Seat[] {
  if (state === 'over' || person === undefined) return [];
  return seats.flatMap((sitter, seat) =>
    sitter.kind === 'bot' && sitter.standsFor === person ? [seat] : [],
  );
}
