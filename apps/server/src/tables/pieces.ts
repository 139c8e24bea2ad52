/** So long, in milliseconds, and so many steps at most, before everybody else gets their turn. */
const LONGEST = 10;
const MOST = 100;

/** Whoever has paused, one after the other: between two pieces the others are served, however many are at work. */
let pauses: Promise<void> = Promise.resolve();

/** A server's own way to come back soon; a browser has none, and comes back as soon as it does. */
const soon = globalThis.setImmediate ?? ((work: () => void) => setTimeout(work, 0));

function pause(): Promise<void> {
  pauses = pauses.then(
    () =>
      new Promise((resolve) => {
        soon(resolve);
      }),
  );
  return pauses;
}

/** Work that takes long, such as living a whole match again, done in pieces: in between everything else goes on. */
export async function inPieces<T>(work: Generator<unknown, T, void>): Promise<T> {
  let begun = performance.now();
  for (let steps = 1; ; steps++) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (steps < MOST && performance.now() - begun < LONGEST) continue;
    await pause();
    begun = performance.now();
    steps = 0;
  }
}
