import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, isProgram, onPath } from './programs.mjs';
import { Trouble } from './toolchain.mjs';

const PLEASE =
  'The tests of the store need PostgreSQL: please install the package postgresql, or set TEST_DATABASE_URL to a database they may use.';
const PATIENCE = 60_000;

/** Gives the action a PostgreSQL: the one TEST_DATABASE_URL names, or one of its own that is gone afterwards. */
export async function withPostgres(action) {
  const named = process.env.TEST_DATABASE_URL;
  if (named !== undefined && named !== '') return await action(named);
  const programs = await ensurePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pg-'));
  const keeper = keep(programs, folder, ownerOf(folder));
  try {
    await whenReady(folder, keeper);
    return await action(`postgres://tafelrunde@localhost/postgres?host=${encodeURIComponent(folder)}`);
  } finally {
    keeper.stdin.end();
    if (keeper.exitCode === null) await once(keeper, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root; somebody without rights of their own takes over. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }));
    if (uid.status !== 0 || gid.status !== 0) continue;
    const owner = { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    chownSync(folder, owner.uid, owner.gid);
    return owner;
  }
  throw new Trouble(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.',
  );
}

/**
 * Ends the server when the line to us is closed, however that comes about: also when we are killed and can no longer say
 * a word. In a group of its own, so that no Ctrl+C meant for us reaches it first. What the tests write need not survive the
 * machine, so nothing waits for the disk.
 */
const KEEPER = `
(
  "$1/initdb" -D "$2/data" -U tafelrunde -A trust -E UTF8 --locale=C --no-sync || { echo FATAL; exit 1; }
  exec "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c shared_buffers=16MB -c max_connections=60
) >"$2/log" 2>&1 &
cat >/dev/null
trap '' TERM QUIT
kill -TERM 0
kill -QUIT 0
wait
cd /
rm -rf "$2"`;

function keep(programs, folder, owner) {
  const options = { ...owner, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', programs, folder], options);
  keeper.stdin.on('error', () => {});
  return keeper;
}

async function whenReady(folder, keeper) {
  const until = performance.now() + PATIENCE;
  while (keeper.exitCode === null && performance.now() < until) {
    // The last line of this file is what the server says of itself.
    if (read(join(folder, 'data', 'postmaster.pid')).includes('\nready')) return;
    if (/FATAL/.test(read(join(folder, 'log')))) break;
    await sleep(20);
  }
  throw new Trouble(`${read(join(folder, 'log')).trimEnd()}\nPostgreSQL did not start, see above.`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function ensurePrograms() {
  const found = findPrograms();
  if (found !== null) return found;
  await aptInstall('postgresql', PLEASE);
  const installed = findPrograms();
  if (installed === null) throw new Trouble(PLEASE);
  return installed;
}

/** The folder with `initdb` and `postgres`. Debian keeps them off the path, one folder for each version. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const named = onPath('initdb');
  return (
    [
      ...(named === null ? [] : [dirname(realpathSync(named))]),
      ...versions.map((v) => join(debian, v, 'bin')),
    ].find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'))) ?? null
  );
}
