import { useEffect, useState } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import { api } from '../api.ts';
import { meetMe } from '../me.ts';
import { localTables } from '../offline/listing.ts';
import { isAsked } from './asked.ts';

/** Look again this often, in milliseconds, while somebody looks at the page. */
const PAUSE = 20_000;

/** Running tables that wait for this guest, the one that has waited longest first: on the server and on this device. */
async function waitingTables(): Promise<readonly TableSummary[]> {
  const local = localTables().catch(() => []);
  const me = await meetMe().catch(() => null);
  const served = await api.tables().then(
    ({ mine }) => mine,
    () => [],
  );
  return [...(await local), ...served]
    .filter((table) => table.state === 'playing' && isAsked(table, me))
    .toSorted((a, b) => a.since - b.since);
}

/** The other tables that wait for this guest, kept up to date as long as the page is looked at and `isConnected`. */
export function useOtherTables(current: string, isConnected: boolean): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    // A server that is away is looked for by the table itself.
    if (!isConnected) return undefined;
    let left = false;
    const look = () => {
      if (document.hidden) return;
      void waitingTables().then((found) => left || setTables(found.filter(({ id }) => id !== current)));
    };
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [current, isConnected]);
  return tables;
}
