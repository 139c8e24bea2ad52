import { isAnswer, isBranch, type Match, type Seat } from '@tafelrunde/engine';
import type { Wish } from '@tafelrunde/protocol';
import { answerForAll } from './clock/time-up.ts';
import { isCommon } from './clock/table-clock.ts';
import { Refused, refusedBy, refusedFor } from './refusal.ts';
import type { Change, StoredProposal } from './storing/stored.ts';
import type { LiveTable } from './live-table.ts';
import { lastAnswerOf } from './telling/moments.ts';
import { requireSeat, runningMatch } from './answers.ts';
import { rewind } from './past/rewind.ts';
import { ownerOf } from './seats/holders.ts';
import { giveSeat } from './seats/seats.ts';
import { wishOf } from './wishes.ts';

const BACK: Wish = { kind: 'back', to: 'answer' };
const NONE: Change = { table: { proposal: null } };
/** How often a table may go back within one step. Each time is on record, and everything is dealt again for each. */
const MOST_BACK = 30;

/** Ask everybody for something. Bots do not mind, nor do empty seats. */
export async function propose(table: LiveTable, person: string, by: Seat, wish: Wish = BACK): Promise<void> {
  requireSeat(table, person, by);
  const match = runningMatch(table);
  if (wish.kind === 'goOn') requireOverdue(table, person, wish.without);
  const to = wish.kind === 'back' ? answerToTakeBack(match, by, wish.to) : 0;
  if (to === null || (wish.kind === 'back' && timesBack(match, to) >= MOST_BACK))
    throw new Refused('no-undo');
  const away = wish.kind === 'goOn' ? ownerOf(table.stored.seats[wish.without]) : null;
  const agreed = table.stored.seats.flatMap((sitter, number) =>
    sitter.kind !== 'person' || sitter.person === person || sitter.person === away ? [number] : [],
  );
  await settle(table, { by, to, wish, agreed, at: table.now() });
}

export async function agree(table: LiveTable, person: string, seat: Seat, yes: boolean): Promise<void> {
  requireSeat(table, person, seat);
  runningMatch(table);
  const { proposal } = table.stored;
  if (proposal === null) throw new Refused('no-proposal');
  if (!yes) return await table.commit(NONE);
  const agreed = new Set([...proposal.agreed, seat]);
  await settle(table, { ...proposal, agreed: [...agreed].toSorted((a, b) => a - b) });
}

/** How many times the table has already gone back within the step it would go back to. */
function timesBack({ entries, checkpoints }: Match, to: number): number {
  const start = checkpoints.findLast((point) => point.entries <= to)?.entries ?? to;
  return entries.slice(start).filter(isBranch).length;
}

/** The entry a seat wants to go back to: its last answer, or its first one of the same turn. */
function answerToTakeBack(match: Match, seat: Seat, to: 'answer' | 'turn'): number | null {
  const last = lastAnswerOf(match, seat);
  if (last === null || to === 'answer') return last;
  const start = match.checkpoints.findLast(({ entries }) => entries <= last)?.entries ?? last;
  for (let i = Math.max(start, 0); i < last; i++) {
    const entry = match.entries[i];
    if (isAnswer(entry) && entry.seat === seat) return i;
  }
  return last;
}

/** Everybody sees since when a seat is waited for. Only that counts, so that nothing is told about who was really stopped. */
function requireOverdue(table: LiveTable, person: string, seat: Seat): void {
  const sitter = table.stored.seats[seat];
  if (sitter === undefined) throw new Refused('unknown-seat', 'wish.without');
  if (sitter.kind !== 'person' || sitter.person === person) throw new Refused('bad-message', 'wish.without');
  const { asked, since } = table.telling.publicState;
  if (!asked.includes(seat) || table.now() < since + patienceOf(table)) throw new Refused('too-early');
}

const patienceOf = ({ stored }: LiveTable): number => stored.patience * 1000;

/**
 * Whether everybody is willing. Who says nothing about ending, or about going on, is taken to agree once the table's patience
 * is over: an absent person must not hold up the others. Somebody who is at the table and is to be done without gets that time
 * to answer, too.
 */
function isAgreed(table: LiveTable, proposal: StoredProposal): boolean {
  const wish = wishOf(proposal);
  const { seats } = table.stored;
  const isLongSaid = wish.kind !== 'back' && table.now() >= proposal.at + patienceOf(table);
  if (isLongSaid) return true;
  const away = wish.kind === 'goOn' ? ownerOf(seats[wish.without]) : null;
  return proposal.agreed.length === seats.length && (away === null || !table.audience.isOnline(away));
}

/** Do what was wished for once all are willing. Until then the wish is kept: some take days. */
async function settle(table: LiveTable, proposal: StoredProposal): Promise<void> {
  if (!isAgreed(table, proposal)) return await table.commit({ table: { proposal } });
  const wish = wishOf(proposal);
  if (wish.kind === 'back') return await goBack(table, proposal);
  if (wish.kind === 'end') return await endMatch(table, 'agreed', []);
  await table.commit(NONE);
  await goOn(table, wish);
}

async function goBack(table: LiveTable, { to }: StoredProposal): Promise<void> {
  try {
    await rewind(table, runningMatch(table), to);
  } catch (thrown) {
    // Newer rules lead elsewhere from there, so the table cannot go back.
    await table.commit(NONE);
    const refused = refusedFor(thrown);
    throw refused instanceof Refused ? new Refused('no-undo') : refused;
  }
  await table.commit(NONE);
}

/** The people end the match. */
export async function endMatch(
  table: LiveTable,
  how: 'agreed' | 'resigned',
  by: readonly Seat[],
): Promise<void> {
  const outcome = runningMatch(table).endEarly(how, by);
  if (!outcome.ok) throw refusedBy(outcome.refusal);
  await table.commit(NONE);
  table.services.log.info({ table: table.id, how }, 'a match ended');
}

/**
 * Go on without somebody. Over a question in common all who are still stopped are answered for, as when time is up: to take one
 * seat away would tell whether it was really stopped.
 */
async function goOn(table: LiveTable, { without, to }: Extract<Wish, { kind: 'goOn' }>): Promise<void> {
  const match = runningMatch(table);
  if (match.asked?.seats.includes(without) !== true) return;
  if (match.pending !== null && isCommon(match.pending)) await answerForAll(table, match.waiting);
  else await giveSeat(table, without, to);
}
