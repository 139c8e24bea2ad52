import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { parseLedger, type Ledger } from '@tafelrunde/ledger';
import type { Plugin } from 'vite';

const project = resolve(import.meta.dirname, '../../..');

/**
 * Compiles `rules.yaml` files, so that a page neither parses YAML nor checks it, and a wrong ledger fails the build:
 * - `rules.yaml` is the ledger itself, to be imported lazily, a chunk per game;
 * - `rules.yaml?size` is what a shelf wants to know of it, a few bytes.
 */
export function ledgers(): Plugin {
  return {
    name: 'tafelrunde:ledgers',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('/rules.yaml')) return null;
      this.addWatchFile(file);
      const ledger = parseLedger(await readFile(file, 'utf8'), relative(project, file));
      const content = query === 'size' ? sizeOf(ledger) : ledger;
      // JSON.parse of a string is several times faster than evaluating the same literal.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`, map: null };
    },
  };
}

function sizeOf({ rules, areas }: Ledger): { rules: number; rulings: number; areas: number } {
  return { rules: rules.length, rulings: rules.filter((rule) => rule.ruling).length, areas: areas.length };
}
