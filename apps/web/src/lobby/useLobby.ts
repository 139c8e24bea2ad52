import { useEffect, useState } from 'react';
import type { GameInfo, Me } from '@tafelrunde/protocol';
import { api, type Tables } from '../api.ts';
import { meetMe, useMe } from '../me.ts';

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
  const [tables, setTables] = useState<Tables>(nothing);
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (document.hidden) return;
      await meetMe();
      const found = await api.tables();
      if (!left) setTables(found);
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
  return { me, games, tables };
}
