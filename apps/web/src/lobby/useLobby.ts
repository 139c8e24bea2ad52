import { useEffect, useState } from 'react';
import type { GameInfo, Me, TableSummary } from '@tafelrunde/protocol';
import { api, type Tables } from '../api.ts';
import { meetMe, useMe } from '../me.ts';
import { localTables } from '../offline/listing.ts';
import { useReachable } from '../offline/reach.ts';

export interface Lobby {
  readonly me: Me | null;
  /** What can be played here. */
  readonly games: readonly GameInfo[];
  readonly tables: Tables;
}

const nothing: Tables = { open: [], mine: [] };
const pause = 15_000;

/** What the server offers. Without one the first page is a shelf of rulebooks, as before. */
export function useLobby(): Lobby {
  const me = useMe();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [served, setServed] = useState<Tables>(nothing);
  const [local, setLocal] = useState<readonly TableSummary[]>([]);
  const reachable = useReachable();
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (document.hidden) return;
      const kept = await localTables().catch(() => []);
      if (!left) setLocal(kept);
      await meetMe();
      const found = await api.tables();
      if (!left) setServed(found);
    };
    // Whatever fails here is tried again soon, and nothing on the page depends on it.
    const lookIn = () => void look().catch(() => {});
    api.games().then(
      (found) => left || setGames(found),
      () => {},
    );
    lookIn();
    const timer = setInterval(lookIn, pause);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  // Without the server its tables cannot be opened; those of this device can.
  const { open, mine } = reachable ? served : nothing;
  const tables = { open, mine: [...local, ...mine].toSorted((a, b) => b.since - a.since) };
  return { me, games, tables };
}
