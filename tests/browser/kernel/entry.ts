import { playThrough } from './play.ts';

/** Bundled for the page and for a worker alike: the page calls it, the worker is sent a seed. */
const scope = globalThis as unknown as {
  playThrough: typeof playThrough;
  document?: unknown;
  addEventListener(type: 'message', listener: (message: { data: string }) => void): void;
  postMessage(text: string): void;
};
scope.playThrough = playThrough;
if (scope.document === undefined)
  scope.addEventListener('message', ({ data }) => scope.postMessage(playThrough(data)));
