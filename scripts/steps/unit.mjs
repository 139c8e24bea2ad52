import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder, foldersIn } from '../files.mjs';
import { withPostgres } from '../postgres.mjs';
import { capture } from '../run.mjs';
import { NO_DATABASE, nodeBinary, PLAIN, root, toolEnvironment, Trouble } from '../toolchain.mjs';

/** Milliseconds a folder's tests may take. Who asks for many more matches than usual asks for more minutes, too. */
const limit = () => Number(process.env.TEST_MINUTES ?? (process.env.TEST_LONG === '1' ? 60 : 12)) * 60_000;

/**
 * A step per folder with tests. What only computes runs in one process, which is the fastest; apps open ports and files
 * and get a process per file.
 */
export function unitSteps(filter) {
  const rooms = ['packages', 'games', 'docs/example'].flatMap((kind) => foldersIn(root, kind));
  const shared = [...rooms, 'docs', 'scripts'].map((folder) =>
    unitStep(folder, ['--import', './scripts/test-origins.mjs', '--test-isolation=none'], filter),
  );
  const apart = foldersIn(root, 'apps').map((folder) => unitStep(folder, ['--test-concurrency=2'], filter));
  return { shared: shared.filter(Boolean), apart: apart.filter(Boolean) };
}

function unitStep(folder, options, filter) {
  const files = filesUnder(root, `${folder}/test`).filter(
    (file) => file.endsWith('.test.ts') && file.includes(filter),
  );
  if (files.length > 0) return { name: folder, run: () => runWithDatabase(files, options) };
  if (filter !== '' || !isCode(folder)) return null;
  return { name: folder, run: async () => ({ passed: 0, failed: 1, output: `${folder} has no tests.` }) };
}

/** A folder that holds more than descriptions has something to test. The kit is drawn by React: see the browser tests. */
function isCode(folder) {
  if (folder === 'packages/ui') return false;
  return (
    existsSync(join(root, folder, 'game.ts')) ||
    filesUnder(root, `${folder}/src`).some((file) => /\.tsx?$/.test(file))
  );
}

/** Tests that use the helper of this name want a PostgreSQL. */
const wantsPostgres = (file) => readFileSync(join(root, file), 'utf8').includes("from './databases.ts'");

async function runWithDatabase(files, options) {
  if (!files.some(wantsPostgres)) return await runTests(files, options);
  try {
    return await withPostgres((url) => runTests(files, options, { TEST_DATABASE_URL: url }));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

async function runTests(files, options, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-test-'));
  const counts = join(folder, 'counts.json');
  try {
    const args = ['--test', ...options, '--test-reporter=./scripts/reporter.mjs', ...files];
    const env = toolEnvironment({ ...PLAIN, ...NO_DATABASE, ...more, TEST_COUNTS: counts });
    const { code, output } = await capture(nodeBinary(), args, { cwd: root, env, timeout: limit() });
    const result = existsSync(counts)
      ? JSON.parse(readFileSync(counts, 'utf8'))
      : { passed: 0, failed: 0, skipped: 0 };
    if (code !== 0 && result.failed === 0)
      return { ...result, failed: 1, output: `${output}\nThe tests ended with exit code ${code}.` };
    if (result.passed + result.failed === 0)
      return { ...result, failed: 1, output: `${output}\nNo test was run.` };
    return { ...result, output, details: output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
