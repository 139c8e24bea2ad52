import { useSyncExternalStore } from 'react';

/** How often a server that is away is looked for, in milliseconds. */
const pause = 15_000;

/** Whether the server could be reached when it was last asked for something. */
let reachable = globalThis.navigator?.onLine ?? true;
let looking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function noteReach(now: boolean): void {
  if (!now) lookSoon();
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('offline', () => noteReach(false));
globalThis.addEventListener?.('online', () => void look());

function lookSoon(): void {
  clearTimeout(looking);
  if (listeners.size > 0) looking = setTimeout(() => void look(), pause);
}

/** Looks whether there is a server, where nothing else is asked of it. */
export async function look(): Promise<void> {
  const found = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  noteReach(found?.ok === true);
}

/** Whether there is a server, as far as this page knows. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!reachable) lookSoon();
  return () => listeners.delete(listener);
}
