import type { Me, Sitter, TableSummary } from '@tafelrunde/protocol';
import type { StoredTable } from '@tafelrunde/server/host';
import { readAll } from './database.ts';
import { PERSON } from './ids.ts';
import { keptMe } from './name.ts';

/** The tables of this device, those that moved last first. Neither rules nor engine are needed for that. */
export async function localTables(): Promise<TableSummary[]> {
  if (globalThis.indexedDB === undefined) return [];
  const me = keptMe();
  const tables = await readAll('tables');
  return tables.toSorted((a, b) => b.since - a.since).map((table) => summaryOf(table, me));
}

/** As a lobby shows it: whoever sits at this screen is whoever uses it now. What only a table tells is not known here. */
function summaryOf(stored: StoredTable, me: Me): TableSummary {
  const { id, game, options, state, open, asked, since, result, rematch, createdAt } = stored;
  const { commitment, nonces, secret } = stored.fairness;
  const whose = (person: string): string => (person === PERSON ? me.person : person);
  const sitterOf = (seat: StoredTable['seats'][number]): Sitter => {
    if (seat.kind === 'free') return seat;
    const { kind, name } = seat;
    if (kind === 'person') return { kind, person: whose(seat.person), name, online: true };
    return { kind, level: seat.level, name, standsFor: seat.standsFor && whose(seat.standsFor.person) };
  };
  return {
    id,
    game,
    options,
    state,
    open,
    host: me.person,
    seats: stored.seats.map(sitterOf),
    watchers: 0,
    asked,
    since,
    result,
    clock: null,
    times: null,
    proposal: null,
    renewal: null,
    origin: stored.origin,
    pack: stored.pack?.pack ?? null,
    guided: stored.guided,
    fairness: { commitment, nonces, secret: state === 'over' ? secret : null },
    createdAt,
    rematch,
  };
}
