import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Made, fetched or kept for the next run: never source. */
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Every file below a folder, as sorted paths relative to `root`. A folder that is not there holds none. */
export function filesUnder(root, folder = '') {
  const found = [];
  const walk = (path) => {
    const here = join(root, path);
    if (!existsSync(here)) return;
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      if (NOT_SOURCE.has(entry.name)) continue;
      const child = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) walk(child);
      else if (entry.isFile()) found.push(child);
    }
  };
  walk(folder);
  return found.toSorted(inOrder);
}

/** What belongs to the project: what git keeps or would keep; in a copy without git, everything that is source. */
export function projectFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) return filesUnder(root);
  return [...new Set(stdout.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .toSorted(inOrder);
}

/** A tsconfig that includes files, unlike one that others extend. */
export function isTypeConfig(file) {
  return /(^|\/)tsconfig(\.(?!base\.)[\w-]+)?\.json$/.test(file);
}

/** The folders directly in a folder: the packages, the games, the apps. */
export function foldersIn(root, folder) {
  const here = join(root, folder);
  if (!existsSync(here)) return [];
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SOURCE.has(entry.name))
    .map((entry) => `${folder}/${entry.name}`)
    .toSorted(inOrder);
}

/** The same order on every machine. */
function inOrder(a, b) {
  return a < b ? -1 : 1;
}
