import { isAnswer, isFork, type Seat } from '@tafelrunde/engine';
import { Refused, refusedFor } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { requireSeat, runningMatch } from './playing.ts';

/** Ask everybody to go back to before one's own last answer. Bots do not mind, nor do empty seats. */
export async function propose(table: LiveTable, person: string, seat: Seat): Promise<void> {
  requireSeat(table, person, seat);
  const match = runningMatch(table);
  const to = match.entries.findLastIndex((entry) => isAnswer(entry) && entry.seat === seat);
  // What came before this table began belongs to others.
  if (to <= match.entries.findLastIndex(isFork)) throw new Refused('no-undo');
  const willing = table.stored.seats.flatMap((sitter, number) =>
    sitter.kind !== 'person' || sitter.person === person ? [number] : [],
  );
  table.proposal = { by: seat, to, agreed: willing };
  await settle(table);
}

export async function agree(table: LiveTable, person: string, seat: Seat, yes: boolean): Promise<void> {
  requireSeat(table, person, seat);
  runningMatch(table);
  const { proposal } = table;
  if (proposal === null) throw new Refused('no-proposal');
  if (!yes) {
    table.proposal = null;
    return;
  }
  if (!proposal.agreed.includes(seat))
    table.proposal = { ...proposal, agreed: [...proposal.agreed, seat].toSorted((a, b) => a - b) };
  await settle(table);
}

/** Go back once all are willing. */
async function settle(table: LiveTable): Promise<void> {
  const { proposal } = table;
  if (proposal === null || proposal.agreed.length < table.stored.seats.length) return;
  table.proposal = null;
  try {
    table.goBack((match) => match.rewind(proposal.to));
  } catch (thrown) {
    // So far back that newer rules lead elsewhere: there is no way.
    const refused = refusedFor(thrown);
    throw refused instanceof Refused ? new Refused('no-undo') : refused;
  }
  await table.commit();
}
