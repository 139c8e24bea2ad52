import { useEffect, useSyncExternalStore } from 'react';

/** Where the reader is. `visit` changes with every step through the history, not when an address is only refined. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly visit: string;
  /** Came here by going back, forward or reloading: the page stands where it was left. */
  readonly returned: boolean;
}

const scrollMemory = 'tafelrunde.scroll';
const listeners = new Set<() => void>();
let place = readPlace(true);
let scrolls: Record<string, number> = recallScrolls();

/** Takes over links and history. Called once, before the first render. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  if (!visitOfState(history.state)) history.replaceState({ visit: newVisit() }, '');
  place = readPlace(true);
  addEventListener('popstate', () => arrive(true));
  addEventListener('scroll', () => (scrolls[place.visit] = Math.round(scrollY)), { passive: true });
  addEventListener('pagehide', rememberScrolls);
  document.addEventListener('click', followLink);
}

/** Goes to an address of this client, as a new step in the history. */
export function navigate(address: string): void {
  const visit = newVisit();
  history.pushState({ visit }, '', address);
  arrive(false);
}

/** Corrects the present address without a new step. */
export function refine(address: string): void {
  if (address === location.pathname + location.search + location.hash) return;
  history.replaceState(history.state, '', address);
  place = { ...readPlace(place.returned), visit: place.visit };
  for (const listener of listeners) listener();
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/**
 * Puts the reader where they belong once a page can be seen: back where they left it, at the place the address names,
 * or at the top. Only a new visit moves the reader; a page that is refined or translated stays where it is.
 */
export function useArrival(): void {
  const { visit } = usePlace();
  useEffect(() => land(visit), [visit]);
}

function land(visit: string): void {
  if (place.visit !== visit) return;
  const { hash, returned } = place;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const left = returned ? scrolls[visit] : undefined;
  if (target && left === undefined) target.scrollIntoView({ block: 'start' });
  else scrollTo(0, left ?? 0);
  focusWithoutScrolling(target ?? (firstVisit ? null : document.querySelector<HTMLElement>('main h1')));
  firstVisit = false;
}

/** The browser itself announces the first page; afterwards the focus tells that the page has changed. */
let firstVisit = true;

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  const focusable = element.querySelector<HTMLElement>('[data-focus]') ?? element;
  focusable.focus({ preventScroll: true });
}

function arrive(returned: boolean): void {
  place = readPlace(returned);
  for (const listener of listeners) listener();
}

function readPlace(returned: boolean): Place {
  const { pathname, search, hash } = location;
  return { path: pathname, search, hash, visit: visitOfState(history.state) ?? '', returned };
}

function visitOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('visit' in state)) return undefined;
  return typeof state.visit === 'string' ? state.visit : undefined;
}

function newVisit(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plain `<a href>` works everywhere; a plain click on one within the client does not load the page again. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function recallScrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(scrollMemory) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function rememberScrolls(): void {
  try {
    // A long session visits many pages; only the latest are worth returning to.
    scrolls = Object.fromEntries(Object.entries(scrolls).slice(-50));
    sessionStorage.setItem(scrollMemory, JSON.stringify(scrolls));
  } catch {
    return;
  }
}
