import {
  type Answer,
  type AnsweredBy,
  checkAnswer,
  EVERY_QUESTION,
  isStop,
  type Match,
  type Seat,
  topicOf,
} from '@tafelrunde/engine';
import { Refused, refusedBy } from './refusal.ts';
import type { LiveTable } from './live-table.ts';
import { afterAnswer, afterUndo } from './wishes.ts';

/** How often a seat may say where it wants to be stopped: each time is an entry of the match, and stays. */
const MOST_STOPS = 200;

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
  if (table.storage.rows.wasTaken(seat, ticket, order.answer)) return;
  await take(table, runningMatch(table), seat, order.answer, ticket);
  table.services.metrics.answered('person');
}

/** The one way in for answers, for people and bots alike, and for what is answered in a seat's place. */
export async function take(
  table: LiveTable,
  match: Match,
  seat: Seat,
  answer: unknown,
  ticket: string,
  by?: AnsweredBy,
): Promise<void> {
  const ending = `-${table.run}`;
  const own = ticket.endsWith(ending) ? ticket.slice(0, -ending.length) : ticket;
  const isSecret = match.question(seat)?.ask.secret === true;
  const outcome = match.answer(seat, answer, own, by);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'crashed')
      table.services.log.error({ table: table.id, seat, message: match.crash?.message }, 'a rule broke');
    throw refusedBy(outcome.refusal);
  }
  const proposal = afterAnswer(match, table.stored.proposal, isSecret);
  await table.commit(proposal === table.stored.proposal ? {} : { table: { proposal } }, { seat, ticket });
  if (match.result !== null)
    table.services.log.info({ table: table.id, how: match.result.how }, 'a match ended');
}

export async function undo(
  table: LiveTable,
  person: string,
  seat: Seat,
  how: 'answer' | 'step',
): Promise<void> {
  requireSeat(table, person, seat);
  const match = runningMatch(table);
  const before = match.entries.slice();
  table.goBack(() => {
    const outcome = match.undo(seat, how);
    if (!outcome.ok) throw refusedBy(outcome.refusal);
  });
  const isSecret = match.question(seat)?.ask.secret === true;
  await table.commit({ table: { proposal: afterUndo(match, table.stored.proposal, isSecret, before) } });
}

/** Save an answer in advance, so that it outlives a restart; null deletes it. */
export async function always(
  table: LiveTable,
  person: string,
  order: { readonly seat: Seat; readonly prompt: string; readonly answer: Answer | null },
): Promise<void> {
  const { seat, prompt } = order;
  const match = requireOrder(table, person, order);
  const said = match.orders(seat).always.some((one) => one.prompt === prompt);
  if (order.answer === null && !said) throw new Refused('unknown-order', 'prompt');
  const question = match.question(seat);
  // At the question itself an answer it does not allow is a mistake; elsewhere nobody can tell.
  if (order.answer !== null && question !== null && topicOf(question.ask) === prompt) {
    const checked = checkAnswer(question, order.answer);
    if (!checked.ok) throw refusedBy(checked.fault);
  }
  const outcome = match.always(seat, prompt, order.answer);
  if (!outcome.ok) throw refusedBy(outcome.refusal);
  await table.commit({ savedAnswers: [{ seat, prompt, answer: order.answer }] });
}

export async function stopAt(
  table: LiveTable,
  person: string,
  order: { readonly seat: Seat; readonly prompt: string; readonly on: boolean },
): Promise<void> {
  const { seat, prompt, on } = order;
  const match = requireOrder(table, person, order, prompt === EVERY_QUESTION);
  const { always: said, stops } = match.orders(seat);
  if (!on && !stops.includes(prompt)) throw new Refused('unknown-order', 'prompt');
  const times = match.entries.filter((entry) => isStop(entry) && entry.seat === seat).length;
  if (times >= MOST_STOPS) throw new Refused('out-of-range', 'prompt');
  const outcome = match.stopAt(seat, prompt, on);
  if (!outcome.ok) throw refusedBy(outcome.refusal);
  // To be stopped means to answer oneself: a saved answer would get in the way.
  const ends = on && said.some((one) => one.prompt === prompt);
  if (ends) match.always(seat, prompt, null);
  await table.commit(ends ? { savedAnswers: [{ seat, prompt, answer: null }] } : {});
}

/** The match, if the seat is one's own and the game has such a question, or every one is meant. */
function requireOrder(
  table: LiveTable,
  person: string,
  { seat, prompt }: { readonly seat: Seat; readonly prompt: string },
  every = false,
): Match {
  requireSeat(table, person, seat);
  const match = runningMatch(table);
  if (!every && !Object.hasOwn(match.game.words.de.prompts, prompt))
    throw new Refused('unknown-order', 'prompt');
  return match;
}
