import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What decides nothing in a match: how it looks, how it is said, and how it is tested. */
const ASIDE = new Set(['board', 'locales', 'test', 'node_modules']);

/**
 * A short mark of everything that decides how a series comes out beside its settings: the rules of the game, the engine
 * and the bots, as they are written. Figures of two different marks must not be added up.
 */
export function markOf(address: string): string {
  const rules = fileURLToPath(address.split('#')[0]);
  const others = ['@tafelrunde/engine', '@tafelrunde/bots'].map((name) =>
    fileURLToPath(import.meta.resolve(name)),
  );
  const hash = createHash('sha256');
  for (const folder of [rules, ...others].map((file) => dirname(file)))
    for (const file of sourcesIn(folder))
      hash.update(relative(folder, file).split(sep).join('/')).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sourcesIn(path);
      return entry.name.endsWith('.ts') ? [path] : [];
    });
}
