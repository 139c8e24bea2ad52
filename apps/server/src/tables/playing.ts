import type { Answer, Match, Seat } from '@tafelrunde/engine';
import { Refused, refusedBy } from '../refused.ts';
import type { LiveTable } from './live.ts';

/** The match, or why nothing can be answered in it. */
export function runningMatch(table: LiveTable): Match {
  if (table.running !== null) return table.running;
  if (table.lost > 0) throw new Refused('rules-renewed');
  throw new Refused(table.stored.state === 'over' ? 'over' : 'not-started');
}

export function requireSeat(table: LiveTable, person: string, seat: Seat): void {
  const sitter = table.stored.seats[seat];
  if (sitter === undefined) throw new Refused('unknown-seat');
  if (sitter.kind !== 'person' || sitter.person !== person) throw new Refused('not-your-seat');
}

/** Answer for a seat. The same answer to the same question may come again: its acknowledgement may have been lost. */
export async function answer(
  table: LiveTable,
  person: string,
  order: { readonly seat: Seat; readonly ticket: string; readonly answer: unknown },
): Promise<void> {
  const { seat, ticket } = order;
  requireSeat(table, person, seat);
  if (table.ledger.wasTaken(seat, ticket, order.answer)) return;
  await take(table, runningMatch(table), seat, order.answer, ticket);
  table.house.metrics.answered('person');
}

/** The one way in for answers, for people and bots alike. */
export async function take(
  table: LiveTable,
  match: Match,
  seat: Seat,
  answer: unknown,
  ticket: string,
): Promise<void> {
  const ending = `-${table.run}`;
  const own = ticket.endsWith(ending) ? ticket.slice(0, -ending.length) : ticket;
  const outcome = match.answer(seat, answer, own);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'crashed')
      table.house.log.error({ table: table.id, seat, message: match.crash?.message }, 'a rule broke');
    throw refusedBy(outcome.refusal);
  }
  // Whatever was proposed was proposed before this.
  table.proposal = null;
  await table.commit({}, { seat, ticket });
  if (match.result !== null)
    table.house.log.info({ table: table.id, how: match.result.how }, 'a match ended');
}

export async function undo(
  table: LiveTable,
  person: string,
  seat: Seat,
  how: 'answer' | 'step',
): Promise<void> {
  requireSeat(table, person, seat);
  runningMatch(table);
  table.goBack((match) => {
    const outcome = match.undo(seat, how);
    if (!outcome.ok) throw refusedBy(outcome.refusal);
  });
  table.proposal = null;
  await table.commit();
}

/** An answer in advance. It is kept, so that a restart does not make anybody say it again. */
export async function always(
  table: LiveTable,
  person: string,
  order: { readonly seat: Seat; readonly prompt: string; readonly answer: Answer | null },
): Promise<void> {
  requireSeat(table, person, order.seat);
  const { seat, prompt } = order;
  const outcome = runningMatch(table).always(seat, prompt, order.answer);
  if (!outcome.ok) throw refusedBy(outcome.refusal);
  await table.commit({ standing: [{ seat, prompt, answer: order.answer }] });
}

export async function stopAt(
  table: LiveTable,
  person: string,
  order: { readonly seat: Seat; readonly prompt: string; readonly on: boolean },
): Promise<void> {
  requireSeat(table, person, order.seat);
  const outcome = runningMatch(table).stopAt(order.seat, order.prompt, order.on);
  if (!outcome.ok) throw refusedBy(outcome.refusal);
  await table.commit();
}
