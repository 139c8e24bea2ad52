import type { Seat } from '@tafelrunde/engine';
import type { BotLevel, Me } from '@tafelrunde/protocol';
import { botName } from '../guests/nicknames.ts';
import { Refused } from '../refused.ts';
import type { Standing, StoredSeat } from '../store/tables.ts';
import type { LiveTable } from './live.ts';
import { openingMatch } from './opening.ts';
import { requireSeat } from './playing.ts';

export const FREE: StoredSeat = { kind: 'free' };
export const botSeat = (level: BotLevel, seat: Seat): StoredSeat => ({
  kind: 'bot',
  level,
  name: botName(seat),
});
export const personSeat = ({ person, name }: Me, nonce: string | null = null): StoredSeat => ({
  kind: 'person',
  person,
  name,
  here: false,
  nonce,
});

/** Sit down, or add a nonce to the chance of a match that has not begun. */
export async function sit(table: LiveTable, me: Me, seat: Seat, nonce: string | null): Promise<void> {
  const { seats, state } = table.stored;
  const sitter = seats[seat];
  if (sitter === undefined) throw new Refused('unknown-seat');
  if (state === 'over') throw new Refused('over');
  const own = sitter.kind === 'person' && sitter.person === me.person;
  if (own) {
    if (state === 'playing') throw new Refused('already-started');
    return await change(table, seat, { ...sitter, nonce });
  }
  if (sitter.kind !== 'free')
    throw new Refused(seats.some(({ kind }) => kind === 'free') ? 'seat-taken' : 'table-full');
  // Whoever sits at a running match must not look into a second hand.
  if (state === 'playing' && table.seatsOf(me.person).length > 0) throw new Refused('already-started');
  await change(table, seat, personSeat(me, state === 'waiting' ? nonce : null));
}

/** Give one's seat away. The host may also seat a bot where nobody sits, or send one away. */
export async function handOver(table: LiveTable, me: Me, seat: Seat, to: BotLevel | 'free'): Promise<void> {
  const { seats, state, host } = table.stored;
  if (seats[seat] === undefined) throw new Refused('unknown-seat');
  if (state === 'over') throw new Refused('over');
  if (seats[seat].kind === 'person') requireSeat(table, me.person, seat);
  else if (host !== me.person) throw new Refused('not-host');
  await change(table, seat, to === 'free' ? FREE : botSeat(to, seat));
}

/** Somebody else sits there now: what was said in advance for the seat no longer holds. */
async function change(table: LiveTable, seat: Seat, sitter: StoredSeat): Promise<void> {
  const { match, proposal } = table;
  const said: Standing[] = [];
  const before = table.stored.seats[seat];
  const samePerson = before.kind === 'person' && sitter.kind === 'person' && before.person === sitter.person;
  if (match !== null && !samePerson) {
    for (const { seat: whose, prompt } of await table.house.store.tables.standing(table.id)) {
      if (whose !== seat) continue;
      match.always(seat, prompt, null);
      said.push({ seat, prompt, answer: null });
    }
    for (const prompt of match.table.stops[seat]) match.stopAt(seat, prompt, false);
  }
  if (proposal !== null) table.proposal = null;
  const seats = new Map([[seat, sitter]]);
  const botAsked = match?.waiting.some(
    (asked) => (seats.get(asked) ?? table.stored.seats[asked]).kind === 'bot',
  );
  await table.commit({
    seats,
    standing: said,
    ...(botAsked === undefined ? {} : { table: { botAsked } }),
  });
}

/** The host opens the match once every seat is taken. */
export async function start(table: LiveTable, me: Me): Promise<void> {
  const { host, state } = table.stored;
  if (host !== me.person) throw new Refused('not-host');
  if (state !== 'waiting') throw new Refused('already-started');
  if (!isFull(table)) throw new Refused('bad-seats', 'seats');
  await begin(table);
}

export const isFull = (table: LiveTable): boolean => table.stored.seats.every(({ kind }) => kind !== 'free');

/** The secret was committed to when the table was put up; now everybody's nonces are in, and chance may begin. */
export async function begin(table: LiveTable): Promise<void> {
  const nonces = table.stored.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.nonce !== null ? [seat.nonce] : [],
  );
  const fairness = { ...table.stored.fairness, nonces };
  table.stored = { ...table.stored, fairness };
  try {
    table.begin(openingMatch(table));
  } catch (thrown) {
    table.house.log.error({ table: table.id, message: String(thrown) }, 'a match could not begin');
    throw new Refused('crashed');
  }
  await table.commit({ table: { fairness, version: table.shelved.game.version } });
  table.house.log.info({ table: table.id, game: table.stored.game }, 'a match began');
}
