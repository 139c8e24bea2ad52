import type { Me, Sitter, TableSummary } from '@tafelrunde/protocol';
import type { StoredTable } from '@tafelrunde/host';
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

/** As a lobby shows it: the person at this screen is the one who uses it now. What only a running table knows is left out. */
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
    resigned: stored.resigned ?? [],
    patience: stored.patience ?? 86_400,
    advice: [],
    renewal: null,
    origin: stored.origin,
    pack: stored.pack?.pack ?? null,
    guided: stored.guided,
    pokerFace: stored.pokerFace,
    fairness: { commitment, nonces, secret: state === 'over' ? secret : null },
    createdAt,
    rematch,
  };
}
