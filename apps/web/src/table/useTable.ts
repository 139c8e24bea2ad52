import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Trouble } from '../api.ts';
import { keepGames } from '../offline/device.ts';
import { isLocal } from '../offline/ids.ts';
import { LocalLink } from '../offline/local-link.ts';
import type { TableLink } from './link.ts';
import { SocketLink } from './socket-link.ts';
import type { TableState } from './state.ts';

export type Send = TableLink['send'];

export interface AtTable {
  readonly state: TableState;
  readonly send: Send;
  /** The last thing that was refused, until it is dismissed or something works again. */
  readonly trouble: Trouble | null;
  /** Sends, and shows what the server has against it. True when it was done. */
  readonly wish: (...message: Parameters<Send>) => Promise<boolean>;
  /** Shows something else that went wrong at this table. */
  readonly tell: (trouble: Trouble) => void;
  readonly dismiss: () => void;
}

/** Sits at a table as long as the page is open. */
export function useTable(id: string): AtTable {
  const [link] = useState(() => (isLocal(id) ? new LocalLink(id) : new SocketLink(id)));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);
  const state = useSyncExternalStore(link.subscribe, link.state);
  const game = state.table?.game;
  // A visitor who has sat at a game once can go on playing it without a connection.
  useEffect(() => {
    if (game !== undefined) keepGames([game]);
  }, [game]);
  const [rest] = useState(() => ({
    send: link.send,
    wish: async (...message: Parameters<Send>) => {
      const refused = await link.send(...message);
      setTrouble(refused);
      return refused === null;
    },
    tell: (found: Trouble) => setTrouble(found),
    dismiss: () => setTrouble(null),
  }));
  return { state, trouble, ...rest };
}
