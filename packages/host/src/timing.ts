/** A clock that only goes forward, and an alarm. Tests bring one that stands still until they move it. */
export interface Timing {
  /** Milliseconds since some moment. */
  now(): number;
  /** Call `work` after this many milliseconds; returns how to cancel that. */
  after(milliseconds: number, work: () => void): () => void;
}

export const realTiming: Timing = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
