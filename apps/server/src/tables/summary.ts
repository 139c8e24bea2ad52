import type { Sitter, TableSummary } from '@tafelrunde/protocol';
import { timesOf } from '../clocks/clock.ts';
import type { StoredTable } from '../store/tables.ts';
import type { LiveTable } from './live.ts';
import type { Audience } from './sockets.ts';

/** The part of a summary that follows from the match. Held back while the table keeps a straight face. */
export type Face = Pick<StoredTable, 'state' | 'asked' | 'since' | 'result' | 'times' | 'proposal'>;

type Seen = Pick<LiveTable, 'stored' | 'lost'> & {
  readonly audience: Pick<Audience, 'watchers' | 'isOnline'>;
};

/** A table nobody is at, as its row says it: its rules are not needed for that, and may not even be here. */
export const summaryOfRow = (stored: StoredTable): TableSummary =>
  summaryOf({ stored, lost: 0, audience: NOBODY }, stored);

const NOBODY = { watchers: 0, isOnline: () => false };

/** A table as everybody may know it. */
export function summaryOf(table: Seen, face: Face): TableSummary {
  const { stored, audience, lost } = table;
  const { id, game, options, open, host, fairness, guided, rematch, createdAt, origin, pack, clock } = stored;
  const { state, asked, since, result, times, proposal } = face;
  return {
    id,
    game,
    options,
    state,
    open,
    host,
    seats: stored.seats.map((seat) => sitterOf(seat, audience)),
    watchers: audience.watchers,
    asked,
    since,
    result,
    clock,
    times: times === null ? null : timesOf(times),
    proposal: proposal === null ? null : { by: proposal.by, agreed: proposal.agreed },
    renewal: lost === 0 ? null : { lost, agreed: stored.renewal },
    origin: origin && { table: origin.table, entries: origin.entries, of: origin.of },
    pack: pack?.pack ?? null,
    guided,
    fairness: {
      commitment: fairness.commitment,
      nonces: fairness.nonces,
      secret: state === 'over' ? fairness.secret : null,
    },
    createdAt,
    rematch,
  };
}

function sitterOf(seat: StoredTable['seats'][number], audience: Seen['audience']): Sitter {
  if (seat.kind === 'free') return { kind: 'free' };
  if (seat.kind === 'bot') return { ...seat, standsFor: seat.standsFor?.person ?? null };
  const { kind, person, name } = seat;
  return { kind, person, name, online: audience.isOnline(person) };
}
