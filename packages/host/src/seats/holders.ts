import type { Seat } from '@tafelrunde/engine';
import { Refused } from '../refusal.ts';
import type { Change, StoredSeat, StoredTable } from '../storing/stored.ts';
import { seatsAfter } from '../storing/match-state.ts';

// Who knows which hand. Nobody may see two hands of one match: neither at once nor one after the other.

/** How many people may have held a seat of one match. After that nobody new may sit down: the list is stored. */
const MOST_HOLDERS = 60;

/** Whose seat it is, also while a bot stands in. */
export function ownerOf(sitter: StoredSeat): string | null {
  if (sitter.kind === 'person') return sitter.person;
  return sitter.kind === 'bot' ? (sitter.standsFor?.person ?? null) : null;
}

/**
 * Whether several people play here, or may. One person among bots, or several at one screen, have nobody to keep a secret from.
 * A free seat counts as a person, and so does somebody a bot stands in for: they may watch, and sit down later.
 */
export function sharedByPeople({ seats }: Pick<StoredTable, 'seats'>): boolean {
  const people = new Set<string>();
  for (const [number, sitter] of seats.entries()) {
    const owner = sitter.kind === 'free' ? `seat ${number}` : ownerOf(sitter);
    if (owner !== null) people.add(owner);
  }
  return people.size > 1;
}

/** Refuse to show somebody the hand of a seat, unless they know it already or know none. */
export function requireOneHand({ holders }: Pick<StoredTable, 'holders'>, person: string, seat: Seat): void {
  if (holders[seat]?.includes(person)) return;
  const everybody = new Set(holders.flat());
  if (everybody.has(person)) throw new Refused('second-seat');
  if (everybody.size >= MOST_HOLDERS) throw new Refused('table-full');
}

/** The same change, and who holds a seat of the running match after it, where that is new. Every change passes here. */
export function withHolders(stored: StoredTable, change: Change): Change {
  if ((change.table?.state ?? stored.state) !== 'playing') return change;
  const holders = seatsAfter(stored, change).map((sitter, seat) => {
    const before = stored.holders[seat] ?? [];
    const owner = ownerOf(sitter);
    return owner === null || before.includes(owner) ? before : [...before, owner];
  });
  const isNew = holders.some((people, seat) => people.length > (stored.holders[seat]?.length ?? 0));
  return isNew ? { ...change, table: { ...change.table, holders } } : change;
}
