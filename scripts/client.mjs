import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';
import { withLock } from './lock.mjs';
import { capture } from './run.mjs';
import { cache, nodeBinary, requireWritable, root, toolEnvironment, Trouble } from './toolchain.mjs';

const web = join(root, 'apps', 'web');
const stamp = join(web, 'dist', '.inputs');

/** Build the client into apps/web/dist, if anything it is made of has changed since it was built last. */
export async function ensureClient({ quiet = false } = {}) {
  if (isBuilt()) return;
  requireWritable('The client is not built', 'npm start');
  await withLock(join(cache, 'client.lock'), async (onStart) => {
    if (isBuilt()) return;
    if (!quiet) console.error('Building the client …');
    // Taken before the build: what is changed while it runs makes the next start build again.
    const inputs = hashOfInputs();
    rmSync(stamp, { force: true });
    const args = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
    const { code, output } = await capture(nodeBinary(), args, { cwd: web, env: toolEnvironment(), onStart });
    if (code !== 0) throw new Trouble(`${output.trimEnd()}\nThe client could not be built, see above.`);
    writeFileSync(stamp, inputs);
  });
}

function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === hashOfInputs();
  } catch {
    return false;
  }
}

/**
 * Whole folders rather than a list of what the client happens to import today: to build once too often costs seconds,
 * once too little an afternoon.
 */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    ...['apps/web', 'packages', 'games', 'docs/example'].flatMap((from) => filesUnder(root, from)),
  ]) {
    if (/\/(test|tests)\//.test(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
