/** Random ids and secrets, from what every platform has: tables run in a browser too. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const randomHex = (count: number): string =>
  Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes as text that can be part of a URL. */
export const randomText = (count: number): string =>
  btoa(String.fromCodePoint(...bytes(count)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** 0 <= x < 1, in steps of 2^-48. */
export function randomFraction(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 16) * 2 ** 32 + low) / 2 ** 48;
}

export const randomBelow = (limit: number): number => Math.floor(randomFraction() * limit);
