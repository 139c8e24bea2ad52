import { registerHooks } from 'node:module';
import { beforeEach } from 'node:test';

/**
 * Notes, by full name, to which file each test belongs. The reporter is told where `test()` was called, and for tests that
 * a helper makes that is the helper; only a test itself knows its file. Loaded with `--import` where all files share one
 * process; the reporter cannot do it itself, it is there before the first test can be.
 */
const origins = new Map();
globalThis[Symbol.for('tafelrunde.test-origins')] = origins;

beforeEach(({ fullName, filePath }) => {
  origins.set(fullName, [...(origins.get(fullName) ?? []), filePath]);
});

/**
 * Notes which files were begun and not read to their end. Where all share one process, Node says nothing of a file that
 * throws between two tests: those that follow would be missing, and all would look well.
 */
const unfinished = new Set();
globalThis[Symbol.for('tafelrunde.unfinished-tests')] = unfinished;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('.test.ts')) return loaded;
    unfinished.add(url);
    const end = `\n;globalThis[Symbol.for('tafelrunde.unfinished-tests')].delete(import.meta.url);`;
    return { ...loaded, source: `${String(loaded.source)}${end}` };
  },
});
