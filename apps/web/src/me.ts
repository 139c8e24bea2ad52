import { useSyncExternalStore } from 'react';
import type { Me } from '@tafelrunde/protocol';
import { api } from './api.ts';
import { keepMe, keptMe } from './offline/name.ts';

/** Who sits in front of this browser. Known once the server has said so, and the same on every page. */
let me: Me | null = null;
let asking: Promise<Me> | null = null;
const listeners = new Set<() => void>();

function remember(known: Me): Me {
  me = known;
  keepMe(known);
  for (const listener of listeners) listener();
  return known;
}

/** The guest behind this browser; a first visit gets a name and a cookie. */
export function meetMe(): Promise<Me> {
  asking ??= api.me().then(remember);
  asking.catch(() => {
    // A server that was away is asked again the next time; until then one is whoever one was last.
    asking = null;
    if (me === null) remember(keptMe());
  });
  return asking;
}

export async function renameMe(name: string): Promise<void> {
  remember(await api.rename(name));
}

/** This browser has become somebody else: by a link from another device, or as a new guest. */
export async function becomeMe(known: Promise<Me>): Promise<Me> {
  const now = remember(await known);
  asking = Promise.resolve(now);
  return now;
}

export function useMe(): Me | null {
  return useSyncExternalStore(subscribe, () => me);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
