/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Numbers in a drawing have one decimal: sharp enough at every zoom, and short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed outline through the points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Scatter that is the same on every screen: a small generator (mulberry32) from a fixed seed. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` things, each made from its index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
