import { listenForNotices } from './notices/worker.ts';
import type { DeviceFile, DeviceFiles, ToServiceWorker } from './offline/service.ts';

/** The parts of a service worker's scope that are needed here. */
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told extends Extendable {
  readonly data: ToServiceWorker;
  readonly ports: readonly MessagePort[];
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: Told) => void): void;
}

/** Written in by the build: every file of this version. */
declare const DEVICE_FILES: DeviceFiles;

const scope = globalThis as unknown as Scope;
const { version, shell, games, practice } = DEVICE_FILES;
const prefix = 'tafelrunde ';
const own = `${prefix}${version}`;
const files = new Map([...shell, ...Object.values(games).flat()].map((file) => [file.path, file]));
const page = '/index.html';
/** Not a file: which games are to be there, so that the next version brings them along. */
const wishes = '/kept-games.json';
/** A server that takes longer than this to send a page, in milliseconds, counts as unreachable. */
const patience = 3000;

scope.addEventListener('install', (event) => event.waitUntil(layIn()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What is asked of the server is the server's to answer. Only our own files are kept, and the page they make up.
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (/^\/(?:api|health|metrics)(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (pathname.startsWith('/assets/') || files.has(pathname)) event.respondWith(keptFile(request));
});
listenForNotices(globalThis as unknown as Parameters<typeof listenForNotices>[0]);
scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'version') ports[0]?.postMessage(version);
  else if (data.type === 'takeOver') event.waitUntil(scope.skipWaiting());
  else if (data.type === 'kept') event.waitUntil(laidIn().then((all) => ports[0]?.postMessage(all)));
  else event.waitUntil(keepAndSay(data.games ?? usual, ports[0]));
});

/** The games everybody may want. */
const usual = Object.keys(games).filter((game) => !practice.includes(game));

async function keepAndSay(wanted: readonly string[], port: MessagePort | undefined): Promise<void> {
  const isKept = keep(wanted).then(
    () => true,
    () => false,
  );
  port?.postMessage(await isKept);
}

/** The games of this version of which no file is missing. */
async function laidIn(): Promise<string[]> {
  const cache = await caches.open(own);
  const paths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return Object.keys(games).filter((game) => games[game]?.every(({ path }) => paths.has(path)));
}

/** A version is laid in as a whole, or not at all: then the older one stays, and it is tried again another time. */
async function layIn(): Promise<void> {
  await lay(shell);
  const kept = await keptGames();
  if (kept.length > 0) await keep(kept);
}

async function begin(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  // A window may still show the version before this one, and has not asked for all its files yet.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function keep(wanted: readonly string[]): Promise<void> {
  const known = wanted.filter((game) => Object.hasOwn(games, game));
  const cache = await caches.open(own);
  const all = [...new Set([...(await keptGames()), ...known])];
  await cache.put(wishes, new Response(JSON.stringify(all)));
  await lay(known.flatMap((game) => games[game] ?? []));
}

/** What was wished for in this version or an older one, as far as there still is such a game. */
async function keptGames(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const lists = await Promise.all(
    names.map(async (name) => {
      const response = await (await caches.open(name)).match(wishes);
      return response === undefined ? [] : ((await response.json()) as string[]);
    }),
  );
  return [...new Set(lists.flat())].filter((game) => Object.hasOwn(games, game));
}

async function lay(wanted: readonly DeviceFile[]): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    wanted.map(async (file) => {
      if ((await cache.match(file.path)) !== undefined) return;
      await cache.put(file.path, await fetchFile(file));
    }),
  );
}

/** A file of exactly this version: its name carries the hash of its content, or the browser is told the hash. */
async function fetchFile({ path, integrity }: DeviceFile): Promise<Response> {
  const older = integrity === undefined ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (older !== undefined) return older;
  const response = await fetch(path, integrity === undefined ? {} : { integrity, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The page as the server has it now, so that nobody sees an old one twice; without a server, the one that is kept. */
async function freshPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  asked.catch(() => {});
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const response = await Promise.race([asked, late]).catch(() => null);
  if (response !== null && response.status < 500) return response;
  return (await (await caches.open(own)).match(page)) ?? (await asked);
}

/** Names carry hashes, so an older version's file is never taken for one of this version. */
async function keptFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(own);
  const kept =
    (await cache.match(pathname, { ignoreVary: true })) ??
    (pathname.startsWith('/assets/') ? await caches.match(pathname, { ignoreVary: true }) : undefined);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  const file = files.get(pathname);
  if (response.ok && file?.integrity === undefined && file !== undefined)
    await cache.put(pathname, response.clone());
  return response;
}
