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
