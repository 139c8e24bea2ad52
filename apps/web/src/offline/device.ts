import { useSyncExternalStore } from 'react';
import { trusted } from '../trusted.ts';
import type { ToServiceWorker } from './service.ts';

/** What a browser hands out when it would install a page, in those that do. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

interface Device {
  /** A newer version that waits to be shown. */
  readonly newer: ServiceWorker | null;
  readonly offer: InstallOffer | null;
  /** The games that can be played here without a server; null where that is not known. */
  readonly kept: readonly string[] | null;
}

/** How often a page that stays open asks for a newer version, in milliseconds. */
const pause = 30 * 60_000;

/** How long a page waits for the newer version to take over, in milliseconds. */
const takeOverTime = 1000;

let device: Device = { newer: null, offer: null, kept: null };
const listeners = new Set<() => void>();

function change(part: Partial<Device>): void {
  device = { ...device, ...part };
  for (const listener of listeners) listener();
}

/** What this device offers just now: a newer version, a place among its apps. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, () => device);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the page work without a server. Where a browser has no means for that, everything stays as it is. */
export function startDevice(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => {
    change({ offer: null });
    keepGames(null);
  });
  speakInManifest();
  new MutationObserver(speakInManifest).observe(document.documentElement, { attributeFilter: ['lang'] });
  // In development files change all the time, and there is nothing built to be kept.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const begin = () => void register().catch(() => {});
  // What the reader came for is fetched first.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** What the device shows of an installed app is said in the language of the page it was installed from. */
function speakInManifest(): void {
  const { lang } = document.documentElement;
  const file = lang === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest';
  const link = document.querySelector('link[rel="manifest"]');
  if (link?.getAttribute('href') !== file) link?.setAttribute('href', file);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trusted('/sw.js'), { updateViaCache: 'none' });
  if (matchMedia('(display-mode: standalone)').matches) keepGames(null);
  if (registration.waiting !== null) void consider(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first one there is takes over by itself.
      if (worker.state === 'installed' && serviceWorker.controller !== null) void consider(worker);
    });
  });
  const { active } = await serviceWorker.ready;
  if (active !== null) await lookWhatIsKept(active);
  const look = () => void registration.update().catch(() => {});
  setInterval(look, pause);
  addEventListener('online', look);
}

const ownVersion = (): string | null =>
  document.querySelector('meta[name="version"]')?.getAttribute('content') ?? null;

/** A page that came fresh from the server may be newer than what is kept: then there is nothing to announce. */
async function consider(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) tell(worker, { type: 'takeOver' });
  else change({ newer: worker });
}

const versionOf = (worker: ServiceWorker): Promise<unknown> => ask(worker, { type: 'version' });

function ask(worker: ServiceWorker, message: ToServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

const tell = (worker: ServiceWorker | null, message: ToServiceWorker): void => worker?.postMessage(message);

/** Leaves the old version behind: the newer one takes over, and the page begins again with it. */
export function showNewer(): void {
  const { newer } = device;
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  tell(newer, { type: 'takeOver' });
  // Another window may have let it take over before, and then nothing changes any more. A page comes fresh either way.
  setTimeout(reload, takeOverTime);
}

export function notNow(): void {
  change({ newer: null });
}

export async function install(): Promise<void> {
  const { offer } = device;
  // An offer can be taken up once.
  change({ offer: null });
  await offer?.prompt();
}

/** Has games ready for when there is no server: those given, or all. */
export function keepGames(games: readonly string[] | null): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void layInGames(games);
}

/** The same; says whether they are there now. */
export async function layInGames(games: readonly string[] | null): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return false;
  const isKept = (await ask(active, { type: 'keep', games })) === true;
  await lookWhatIsKept(active);
  return isKept;
}

async function lookWhatIsKept(worker: ServiceWorker): Promise<void> {
  const kept = await ask(worker, { type: 'kept' });
  if (Array.isArray(kept)) change({ kept: kept as readonly string[] });
}
