import type { Seat } from '@tafelrunde/engine';
import type { BotLevel, Me } from '@tafelrunde/protocol';
import { botName } from '../nicknames.ts';
import { Refused } from '../refusal.ts';
import type { SavedAnswer, StoredSeat, StoredTable } from '../storing/stored.ts';
import { ownerOf, requireOneHand } from './holders.ts';
import type { LiveTable } from '../live-table.ts';
import { openingMatch } from '../match-start.ts';

export const FREE: StoredSeat = { kind: 'free' };
export const botSeat = (level: BotLevel, seat: Seat): StoredSeat => ({
  kind: 'bot',
  level,
  name: botName(seat),
  standsFor: null,
});

/** A bot in a person's seat: it plays under their name until they want the seat back. */
export function standIn(sitter: StoredSeat, seat: Seat, level: BotLevel = 'normal'): StoredSeat {
  if (sitter.kind === 'bot') return { ...sitter, level };
  const gaveUp = sitter.kind === 'free';
  const whose = gaveUp ? sitter.left : sitter;
  if (whose === undefined) return botSeat(level, seat);
  const { person, name, here } = whose;
  return { kind: 'bot', level, name, standsFor: { person, here, gaveUp } };
}

/** Nobody sits there any more. Whose seat it was is remembered: they know its hand. */
function givenUp(sitter: StoredSeat): StoredSeat {
  const sat = backInSeat(sitter);
  if (sat.kind !== 'person') return sat.kind === 'free' ? sat : FREE;
  const { person, name, here } = sat;
  return { kind: 'free', left: { person, name, here } };
}

/** The person a bot stands in for, back in their seat. */
export function backInSeat(sitter: StoredSeat): StoredSeat {
  if (sitter.kind !== 'bot' || sitter.standsFor === null) return sitter;
  const { name, standsFor } = sitter;
  return { kind: 'person', person: standsFor.person, name, here: standsFor.here, nonce: null };
}

/** Somebody has another name now, wherever they sit at this table. */
export function rename(table: LiveTable, me: Me): void {
  table.amend({ seats: table.stored.seats.map((seat) => renamed(seat, me)) });
}

/**
 * The same, when the table keeps no poker face: in its queue one could tell by the time it takes that an answer is being stored, such as
 * one to a secret question.
 */
export async function renameInTurn(table: LiveTable, me: Me): Promise<void> {
  await table.pokerFace.over();
  await table.exclusively(async () => rename(table, me));
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

/** Whether somebody's name is stored at this table: because they sit there, or did until they left. */
export const isNamedAt = ({ stored }: LiveTable, person: string): boolean =>
  stored.seats.some((seat) => (seat.kind === 'free' ? seat.left?.person : ownerOf(seat)) === person);

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

/** Refuse to let somebody sit down where they may not. `state`: how the match stands, as far as it may be told. */
export function requireSitting(
  table: LiveTable,
  { person }: Me,
  seat: Seat,
  state: StoredTable['state'] = table.stored.state,
): void {
  const { seats } = table.stored;
  const sitter = seats[seat];
  if (sitter === undefined) throw new Refused('unknown-seat');
  if (state === 'over') throw new Refused('over');
  if (sitter.kind === 'person' && sitter.person === person) {
    if (state === 'playing') throw new Refused('already-started');
  } else if (ownerOf(sitter) !== person) {
    if (sitter.kind !== 'free')
      throw new Refused(seats.some(({ kind }) => kind === 'free') ? 'seat-taken' : 'table-full');
    // Somebody who has ever held a seat of the running match must not look into a second hand.
    if (state === 'playing') requireOneHand(table.stored, person, seat);
  }
}

/** Sit down, or add a nonce to the chance of a match that has not begun. */
export async function sit(table: LiveTable, me: Me, seat: Seat, nonce: string | null): Promise<void> {
  requireSitting(table, me, seat);
  const { seats, state } = table.stored;
  const sitter = seats[seat];
  if (sitter.kind === 'person') return await change(table, seat, { ...sitter, nonce });
  if (ownerOf(sitter) === me.person) return await change(table, seat, backInSeat(sitter));
  if (state === 'playing') return await change(table, seat, personSeat(me));
  // Before it begins, the host alone may lay out several seats for one screen: a guest changes places.
  if (me.person !== table.stored.host)
    for (const left of table.seatsOf(me.person)) await change(table, left, FREE);
  await change(table, seat, personSeat(me, nonce));
}

/** Whether somebody may do what a host may. Where the host has no seat any more, that is everybody who has one. */
export function leads(table: LiveTable, { person }: Me): boolean {
  const { host, seats } = table.stored;
  if (host === person) return true;
  return table.seatsOf(person).length > 0 && !seats.some((sitter) => ownerOf(sitter) === host);
}

/**
 * Give one's seat away. Who leads the table may also seat a bot where nobody sits, or send one away; and before the match
 * has begun, free the seat of somebody who does not come.
 */
export async function handOver(table: LiveTable, me: Me, seat: Seat, to: BotLevel | 'free'): Promise<void> {
  requireGiving(table, me, seat, to);
  await giveSeat(table, seat, to);
}

/** Refuse to let somebody give a seat away that is not theirs to give. `state`: how the match stands, as far as it may be told. */
export function requireGiving(
  table: LiveTable,
  me: Me,
  seat: Seat,
  to: BotLevel | 'free',
  state: StoredTable['state'] = table.stored.state,
): void {
  const sitter = table.stored.seats[seat];
  if (sitter === undefined) throw new Refused('unknown-seat');
  if (state === 'over') throw new Refused('over');
  if (ownerOf(sitter) === me.person) return;
  const mayLead = leads(table, me);
  if (sitter.kind === 'person' && !(state === 'waiting' && mayLead)) throw new Refused('not-your-seat');
  // A running match waits for nobody: every player may seat a bot in a free seat.
  const mayFill = state === 'playing' && sitter.kind === 'free' && table.seatsOf(me.person).length > 0;
  if (!mayLead && !mayFill) throw new Refused('not-host');
  // A hand is nobody else's to show: the seat that a bot keeps for somebody is theirs to free.
  const isKept = sitter.kind === 'bot' && sitter.standsFor !== null && !sitter.standsFor.gaveUp;
  // And a seat that was given up for good is played by a bot to the end.
  if (to === 'free' && (isKept || table.stored.resigned.includes(seat))) throw new Refused('seat-kept');
}

/** A bot sits there now, or nobody does. Whoever asks for it has checked that it may be. */
export async function giveSeat(table: LiveTable, seat: Seat, to: BotLevel | 'free'): Promise<void> {
  const { seats, state } = table.stored;
  const sitter = seats[seat];
  const playing = state === 'playing';
  const free = playing ? givenUp(sitter) : FREE;
  const bot = to === 'free' ? free : playing ? standIn(sitter, seat, to) : botSeat(to, seat);
  const { quota } = table.services;
  if (to === 'hard' && quota !== undefined && !(sitter.kind === 'bot' && sitter.level === 'hard'))
    await quota.seatHardBot(table.stored.host, () => change(table, seat, bot));
  else await change(table, seat, bot);
}

/** Seat a bot: time is up, or the person wants to be forgotten. */
export const seatBot = (
  table: LiveTable,
  seat: Seat,
  bot: StoredSeat,
  more: Pick<Partial<StoredTable>, 'resigned'> = {},
): Promise<void> => change(table, seat, bot, more);

/** Give a seat to somebody. If it belongs to another person now, its saved answers are deleted. */
async function change(
  table: LiveTable,
  seat: Seat,
  sitter: StoredSeat,
  more: Pick<Partial<StoredTable>, 'resigned'> = {},
): Promise<void> {
  const { match } = table;
  const said: SavedAnswer[] = [];
  const before = table.stored.seats[seat];
  const samePerson = ownerOf(before) !== null && ownerOf(before) === ownerOf(sitter);
  if (match !== null && !samePerson) {
    for (const { seat: whose, prompt } of await table.services.store.tables.savedAnswers(table.id)) {
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
    savedAnswers: said,
    table: { ...more, proposal: null, ...(botAsked === undefined ? {} : { botAsked }) },
  });
}

/** Refuse to begin a match that is somebody else's to begin, or has begun. */
export function requireStart(table: LiveTable, me: Me): void {
  if (!leads(table, me)) throw new Refused('not-host');
  if (table.stored.state !== 'waiting') throw new Refused('already-started');
}

/** The host opens the match once every seat is taken. */
export async function start(table: LiveTable, me: Me): Promise<void> {
  requireStart(table, me);
  if (!isFull(table)) throw new Refused('bad-seats', 'seats');
  await begin(table);
}

/** Other people have seats who may want to add a nonce: the host begins when they have come. */
export const hasOthers = ({ seats, host }: StoredTable): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.person !== host);

export const isFull = (table: LiveTable): boolean => table.stored.seats.every(({ kind }) => kind !== 'free');

/** Begin the match. The secret was committed to when the table was created; now everybody's nonces are known. */
export async function begin(table: LiveTable): Promise<void> {
  const nonces = table.stored.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.nonce !== null ? [seat.nonce] : [],
  );
  const fairness = { ...table.stored.fairness, nonces };
  table.stored = { ...table.stored, fairness };
  try {
    table.begin(await openingMatch(table));
  } catch (thrown) {
    table.services.log.error({ table: table.id, message: String(thrown) }, 'a match could not begin');
    throw new Refused('crashed');
  }
  await table.commit({ table: { fairness, version: table.shelved.game.version } });
  table.services.log.info({ table: table.id, game: table.stored.game }, 'a match began');
}
