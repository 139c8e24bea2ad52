import type { SeenEvent } from '@tafelrunde/engine';

/** How many of the last events a client says the marks of. */
export const MARKS = 32;

/**
 * A short mark by which server and client see whether they mean the same event: FNV-1a of 32 bits over its JSON in UTF-8, as
 * eight hexadecimal digits. Forging one gains nothing: the forger only misses events.
 */
export function markOf(event: SeenEvent): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(event)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
