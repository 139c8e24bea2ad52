import type { Viewer } from '@tafelrunde/engine';
import type { ClientMessage, Me } from '@tafelrunde/protocol';
import { Refused } from '../refused.ts';
import { say } from './chat.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live.ts';
import { always, answer, requireSeat, stopAt, undo } from './playing.ts';
import { agree, propose } from './proposals.ts';
import { renew, settleRenewal } from './renewing.ts';
import { handOver, sit, start } from './seats.ts';

type Order = Exclude<ClientMessage, { type: 'hello' }>;

/**
 * Carry out what somebody at the table wants, alone and in turn; `done` is called when it is stored, before others hear, and
 * `waits` when it has to wait for the poker face to end.
 */
export async function perform(
  hall: Hall,
  table: LiveTable,
  me: Me,
  order: Order,
  done: () => void,
  waits: () => void = () => {},
): Promise<void> {
  // Whoever only asks whether anybody is there waits for nobody.
  if (order.type === 'beat') return done();
  for (let waited = false; !(await performNow(hall, table, me, order, done, waited)); waited = true) {
    const ending = table.straightFace.ending();
    waits();
    await ending;
  }
}

/** False if it has to wait: its reply would tell how the match stands, and that the table still keeps to itself. */
async function performNow(
  hall: Hall,
  table: LiveTable,
  me: Me,
  order: Exclude<Order, { type: 'beat' }>,
  done: () => void,
  waited: boolean,
): Promise<boolean> {
  const { person } = me;
  return await table.alone(async () => {
    // Whoever was forgotten meanwhile wants nothing any more.
    if (hall.isLeaving(person) || (waited && !(await hall.isGuest(person))))
      throw new Refused('unknown-guest');
    const eyes = eyesFor(table, me, order);
    if (eyes !== null && table.isKeptFrom(eyes)) return false;
    try {
      await carryOut(hall, table, me, order);
      await settleRenewal(table);
      done();
    } catch (thrown) {
      if (thrown instanceof Refused) throw thrown;
      // The match was taken up anew from the store: everybody gets new tickets.
      table.tell();
      throw thrown;
    }
    table.tell();
    table.bots?.wake();
    return true;
  });
}

/** With whose eyes the reply to an order shows the match; null if it shows nothing of it. */
function eyesFor(table: LiveTable, { person }: Me, order: Exclude<Order, { type: 'beat' }>): Viewer | null {
  switch (order.type) {
    case 'start':
    case 'renew':
    case 'chat':
      return null;
    case 'sit':
    case 'rematch':
    // Everybody sees who sits where: that somebody got up at once would tell that they had been told.
    case 'leave':
    case 'handOver':
      return 'watcher';
    default:
      // What is somebody else's is refused however the match stands.
      return table.seatsOf(person).includes(order.seat) ? order.seat : null;
  }
}

async function carryOut(
  hall: Hall,
  table: LiveTable,
  me: Me,
  order: Exclude<Order, { type: 'beat' }>,
): Promise<void> {
  const { person } = me;
  switch (order.type) {
    case 'answer':
      return await answer(table, person, order);
    case 'undo':
      return await undo(table, person, order.seat, order.how);
    case 'propose':
      return await propose(table, person, order.seat);
    case 'agree':
      return await agree(table, person, order.seat, order.yes);
    case 'always':
      return await always(table, person, order);
    case 'stopAt':
      return await stopAt(table, person, order);
    case 'sit':
      return await sit(table, me, order.seat, order.nonce ?? null);
    case 'leave':
      requireSeat(table, person, order.seat);
      return await handOver(table, me, order.seat, 'free');
    case 'handOver':
      return await handOver(table, me, order.seat, order.to);
    case 'start':
      return await start(table, me);
    case 'rematch':
      if (table.seatsOf(person).length === 0) throw new Refused('not-your-seat');
      if (table.stored.state !== 'over') throw new Refused('not-over');
      return await hall.rematch(table, me, order.chance);
    case 'renew':
      return await renew(table, person, order.seat);
    case 'chat':
      return await say(table, me, order.text);
  }
}
