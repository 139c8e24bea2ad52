import { type Answer, checkAnswer, type Question, type Seat } from '@tafelrunde/engine';
import { take } from '../tables/playing.ts';
import type { LiveTable } from '../tables/live.ts';
import { wireTicket } from '../tables/moments.ts';
import { seatBot, standIn } from '../tables/seats.ts';
import { spent } from './clock.ts';

/** Some seats have no time left. What happens then was said when the table was put up. To be run alone. */
export async function ringOut(table: LiveTable): Promise<void> {
  const { clock, times, seats } = table.stored;
  const match = table.running;
  if (match === null || clock === null || times === null) return;
  const late = spent(times, table.now()).filter((seat) => match.question(seat) !== null);
  // Taking a seat away over a secret question would tell that it was really stopped there.
  if (clock.atEnd === 'bot' && times.common === null) {
    for (const seat of late) await seatBot(table, seat, standIn(seats[seat], seat));
    table.tell();
    table.bots?.wake();
    return;
  }
  for (const seat of late) await answerFor(table, seat);
}

/** Answer for a seat, this once: as it has said in advance, else as does least harm, else as a bot would. */
async function answerFor(table: LiveTable, seat: Seat): Promise<void> {
  const match = table.running;
  const question = match?.question(seat) ?? null;
  if (match === null || question === null) return;
  const { prompt } = question.ask;
  const ordered = match.orders(seat).always.find((order) => order.prompt === prompt)?.answer;
  // An order that does not fit the question as it is put now says nothing about it.
  const fits = ordered !== undefined && checkAnswer(question, ordered).ok;
  const answer = fits ? ordered : harmless(question);
  if (answer === null) {
    table.bots?.answerOnce(seat);
    return;
  }
  await take(table, match, seat, answer, wireTicket(match, seat, table.run), fits ? 'order' : 'clock');
  table.tell();
  table.bots?.wake();
}

/** What leaves things as they are, if the question has such an answer. */
function harmless({ kind, from, min }: Question): Answer | null {
  switch (kind) {
    case 'one':
      return from.find(({ id, no }) => id === 'pass' && no === undefined)?.id ?? null;
    case 'some':
      return min === 0 ? [] : null;
    case 'confirm':
      return false;
    default:
      return null;
  }
}
