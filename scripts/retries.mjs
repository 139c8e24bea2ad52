import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache } from './toolchain.mjs';

/** After this many runs without a second attempt a test counts as steady again. */
const FORGIVEN_AFTER = 10;
const FILE = join(cache, 'retries.json');

/**
 * Remember which browser tests passed only at their second attempt. A test may be unlucky once; one that needs a second attempt
 * again within the next runs is unreliable. Returns those.
 */
export function unreliable(retried, ran, file = FILE) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const again = retried.filter((title) => known[title] !== undefined);
  for (const title of ran) if (known[title] !== undefined && --known[title] <= 0) delete known[title];
  for (const title of retried) known[title] = FORGIVEN_AFTER;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  return again;
}
