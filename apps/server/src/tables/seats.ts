import type { Seat } from '@tafelrunde/engine';
import type { BotLevel, Me } from '@tafelrunde/protocol';
import { botName } from '../guests/nicknames.ts';
import { Refused } from '../refused.ts';
import type { Standing, StoredSeat, StoredTable } from '../store/tables.ts';
import type { LiveTable } from './live.ts';
import { openingMatch } from './opening.ts';
import { requireSeat } from './playing.ts';

export const FREE: StoredSeat = { kind: 'free' };
export const botSeat = (level: BotLevel, seat: Seat): StoredSeat => ({
  kind: 'bot',
  level,
  name: botName(seat),
  standsFor: null,
});

/** A bot in the place of whoever sits there: under their name, until they want their seat back. */
export function standIn(sitter: StoredSeat, seat: Seat, level: BotLevel = 'normal'): StoredSeat {
  if (sitter.kind === 'bot') return { ...sitter, level };
  const whose = sitter.kind === 'free' ? sitter.left : sitter;
  if (whose === undefined) return botSeat(level, seat);
  const { person, name, here } = whose;
  return { kind: 'bot', level, name, standsFor: { person, here } };
}

/** Nobody sits there any more. Whose seat it was is remembered: they know its hand. */
function givenUp(sitter: StoredSeat): StoredSeat {
  const sat = backInSeat(sitter);
  if (sat.kind !== 'person') return sat.kind === 'free' ? sat : FREE;
  const { person, name, here } = sat;
  return { kind: 'free', left: { person, name, here } };
}

/** Whoever a bot stands in for, in their seat again. */
export function backInSeat(sitter: StoredSeat): StoredSeat {
  if (sitter.kind !== 'bot' || sitter.standsFor === null) return sitter;
  return { kind: 'person', name: sitter.name, nonce: null, ...sitter.standsFor };
}

/** Whose seat it is, also while a bot stands in. */
function ownerOf(sitter: StoredSeat): string | null {
  if (sitter.kind === 'person') return sitter.person;
  return sitter.kind === 'bot' ? (sitter.standsFor?.person ?? null) : null;
}
/** Who has looked into the hand of this seat last. */
const knownTo = (sitter: StoredSeat): string | null =>
  sitter.kind === 'free' ? (sitter.left?.person ?? null) : ownerOf(sitter);

/** Somebody has another name now, wherever they sit at this table. */
export function rename(table: LiveTable, me: Me): void {
  const seats = table.stored.seats.map((seat) => renamed(seat, me));
  table.stored = { ...table.stored, seats };
}

/** A seat whose owner has another name now. Others at the same screen keep theirs. */
function renamed(sitter: StoredSeat, { person, name }: Me): StoredSeat {
  if (sitter.kind === 'free') {
    const { left } = sitter;
    return left?.person === person && !left.here ? { ...sitter, left: { ...left, name } } : sitter;
  }
  const owner = sitter.kind === 'person' ? sitter : sitter.standsFor;
  return owner?.person === person && !owner.here ? { ...sitter, name } : sitter;
}

/** A table without somebody: who sits in their seats then, and whether a bot may have to answer there. */
export function seatsWithout(
  { seats, state, botAsked }: Pick<StoredTable, 'seats' | 'state' | 'botAsked'>,
  person: string,
): { readonly seats: ReadonlyMap<Seat, StoredSeat>; readonly botAsked: boolean } {
  const changed = new Map<Seat, StoredSeat>();
  for (const [seat, sitter] of seats.entries()) {
    if (state === 'over' || ownerOf(sitter) !== person) continue;
    const level = sitter.kind === 'bot' ? sitter.level : 'normal';
    changed.set(seat, state === 'playing' ? botSeat(level, seat) : FREE);
  }
  return { seats: changed, botAsked: botAsked || (state === 'playing' && changed.size > 0) };
}

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
  if (ownerOf(sitter) === me.person) return await change(table, seat, backInSeat(sitter));
  if (sitter.kind !== 'free')
    throw new Refused(seats.some(({ kind }) => kind === 'free') ? 'seat-taken' : 'table-full');
  // Whoever sits at a running match, or has sat there, must not look into a second hand.
  const returns = knownTo(sitter) === me.person;
  if (state === 'playing' && !returns && seats.some((other) => knownTo(other) === me.person))
    throw new Refused('second-seat');
  await change(table, seat, personSeat(me, state === 'waiting' ? nonce : null));
}

/** Does somebody do what a host does? Where the host sits no longer, whoever sits at the table. */
function leads(table: LiveTable, { person }: Me): boolean {
  const { host, seats } = table.stored;
  if (host === person) return true;
  return table.seatsOf(person).length > 0 && !seats.some((sitter) => ownerOf(sitter) === host);
}

/**
 * Give one's seat away. Who leads the table may also seat a bot where nobody sits, or send one away; and before the match
 * has begun, free the seat of somebody who does not come.
 */
export async function handOver(table: LiveTable, me: Me, seat: Seat, to: BotLevel | 'free'): Promise<void> {
  const { seats, state } = table.stored;
  if (seats[seat] === undefined) throw new Refused('unknown-seat');
  if (state === 'over') throw new Refused('over');
  if (seats[seat].kind === 'person' && !(state === 'waiting' && leads(table, me)))
    requireSeat(table, me.person, seat);
  else if (!leads(table, me) && !mayFill(table, me, seat)) throw new Refused('not-host');
  const playing = state === 'playing';
  const free = playing ? givenUp(seats[seat]) : FREE;
  const bot = to === 'free' ? free : playing ? standIn(seats[seat], seat, to) : botSeat(to, seat);
  await change(table, seat, bot);
}

/** A match that is on waits for nobody: whoever plays may seat a bot where nobody sits. */
function mayFill(table: LiveTable, { person }: Me, seat: Seat): boolean {
  const { seats, state } = table.stored;
  return state === 'playing' && seats[seat].kind === 'free' && table.seatsOf(person).length > 0;
}

/** A bot sits down, because the clock says so. */
export const seatBot = (table: LiveTable, seat: Seat, bot: StoredSeat): Promise<void> =>
  change(table, seat, bot);

/** Where the seat is somebody else's now, what was said in advance for it no longer holds. */
async function change(table: LiveTable, seat: Seat, sitter: StoredSeat): Promise<void> {
  const { match } = table;
  const said: Standing[] = [];
  const before = table.stored.seats[seat];
  const samePerson = ownerOf(before) !== null && ownerOf(before) === ownerOf(sitter);
  if (match !== null && !samePerson) {
    for (const { seat: whose, prompt } of await table.house.store.tables.standing(table.id)) {
      if (whose !== seat) continue;
      match.always(seat, prompt, null);
      said.push({ seat, prompt, answer: null });
    }
    for (const prompt of match.table.stops[seat]) match.stopAt(seat, prompt, false);
  }
  const seats = new Map([[seat, sitter]]);
  const botAsked = match?.waiting.some(
    (asked) => (seats.get(asked) ?? table.stored.seats[asked]).kind === 'bot',
  );
  await table.commit({
    seats,
    standing: said,
    table: { proposal: null, ...(botAsked === undefined ? {} : { botAsked }) },
  });
}

/** The host opens the match once every seat is taken. */
export async function start(table: LiveTable, me: Me): Promise<void> {
  const { state } = table.stored;
  if (!leads(table, me)) throw new Refused('not-host');
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
    table.begin(await openingMatch(table));
  } catch (thrown) {
    table.house.log.error({ table: table.id, message: String(thrown) }, 'a match could not begin');
    throw new Refused('crashed');
  }
  await table.commit({ table: { fairness, version: table.shelved.game.version } });
  table.house.log.info({ table: table.id, game: table.stored.game }, 'a match began');
}
