import { checkAnswer, decliningAnswer, type Seat, topicOf } from '@tafelrunde/engine';
import { take } from '../answers.ts';
import type { LiveTable } from '../live-table.ts';
import { wireTicket } from '../telling/moments.ts';
import { seatBot, standIn } from '../seats/seats.ts';
import { spent } from './clock.ts';

/** Time is up for some seats: do what the table's clock says. Runs exclusively. */
export async function endTime(table: LiveTable): Promise<void> {
  const { clock, times, seats } = table.stored;
  const match = table.running;
  if (match === null || clock === null || times === null) return;
  const late = spent(times, table.now()).filter((seat) => match.question(seat) !== null);
  // Taking a seat away over a secret question would tell that it was really stopped there.
  if (clock.atEnd === 'bot' && times.common === null) {
    for (const seat of late) await seatBot(table, seat, standIn(seats[seat], seat));
    return;
  }
  await answerForAll(table, late);
}

/**
 * Answer for seats, each for the question it is asked now and for no other: where the first to answer acts for all, the others may be
 * asked again, and have all their time for that.
 */
export async function answerForAll(table: LiveTable, seats: readonly Seat[]): Promise<void> {
  const asked = seats.map((seat) => ({ seat, ticket: table.match?.ticket(seat) }));
  for (const { seat, ticket } of asked)
    if (table.match?.ticket(seat) === ticket) await answerFor(table, seat);
}

/** Answer for a seat, this once: as it has said in advance, else as does least harm, else as a bot would. */
async function answerFor(table: LiveTable, seat: Seat): Promise<void> {
  const match = table.running;
  const question = match?.question(seat) ?? null;
  if (match === null || question === null) return;
  const topic = topicOf(question.ask);
  const ordered = match.orders(seat).always.find((order) => order.prompt === topic)?.answer;
  // An order that does not fit the question as it is put now says nothing about it.
  const fits = ordered !== undefined && checkAnswer(question, ordered).ok;
  const answer = fits ? ordered : decliningAnswer(question);
  if (answer === null) {
    table.bots?.answerOnce(seat);
    return;
  }
  await take(table, match, seat, answer, wireTicket(match, seat, table.run), fits ? 'order' : 'clock');
}
