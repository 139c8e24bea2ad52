import type { Seat } from '@tafelrunde/engine';
import { Refused, refusedFor } from './refusal.ts';
import type { Change, StoredProposal } from './storing/stored.ts';
import type { LiveTable } from './live-table.ts';
import { lastAnswerOf } from './telling/moments.ts';
import { requireSeat, runningMatch } from './answers.ts';

/** Ask everybody to go back to before one's own last answer. Bots do not mind, nor do empty seats. */
export async function propose(table: LiveTable, person: string, seat: Seat): Promise<void> {
  requireSeat(table, person, seat);
  const match = runningMatch(table);
  const to = lastAnswerOf(match, seat);
  if (to === null) throw new Refused('no-undo');
  const willing = table.stored.seats.flatMap((sitter, number) =>
    sitter.kind !== 'person' || sitter.person === person ? [number] : [],
  );
  await settle(table, { by: seat, to, agreed: willing, at: table.now() });
}

export async function agree(table: LiveTable, person: string, seat: Seat, yes: boolean): Promise<void> {
  requireSeat(table, person, seat);
  runningMatch(table);
  const { proposal } = table.stored;
  if (proposal === null) throw new Refused('no-proposal');
  if (!yes) return await table.commit(NONE);
  if (proposal.agreed.includes(seat)) return;
  await settle(table, { ...proposal, agreed: [...proposal.agreed, seat].toSorted((a, b) => a - b) });
}

const NONE: Change = { table: { proposal: null } };

/** Go back once all are willing. Until then it is kept: some take days. */
async function settle(table: LiveTable, proposal: StoredProposal): Promise<void> {
  if (proposal.agreed.length < table.stored.seats.length) return await table.commit({ table: { proposal } });
  try {
    table.goBack((match) => match.rewind(proposal.to));
  } catch (thrown) {
    // So far back that newer rules lead elsewhere: there is no way.
    await table.commit(NONE);
    const refused = refusedFor(thrown);
    throw refused instanceof Refused ? new Refused('no-undo') : refused;
  }
  await table.commit(NONE);
}
