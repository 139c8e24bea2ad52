/** The longest a slice may take, in milliseconds, and the most steps in it. Then everything else gets its turn. */
const MILLISECONDS = 10;
const STEPS = 100;

/** Slices of all long tasks follow one another: between two of them other work is served, however many tasks there are. */
let pauses: Promise<void> = Promise.resolve();

/** Node has a way to continue right after other work; a browser has only timers. */
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

/** Runs long work, such as replaying a whole match, in time slices. In between, everything else goes on. */
export async function inTimeSlices<T>(work: Generator<unknown, T, void>): Promise<T> {
  let begun = performance.now();
  for (let steps = 1; ; steps++) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (steps < STEPS && performance.now() - begun < MILLISECONDS) continue;
    await pause();
    begun = performance.now();
    steps = 0;
  }
}
