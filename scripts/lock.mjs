import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT = 2_000;
/**
 * How long a holder may show no sign of life: one of another machine, or of a container that is gone, cannot be looked
 * for; one that is said to run here could be another program under its old number, but hardly ever is.
 */
const PATIENCE_ELSEWHERE = 30_000;
const PATIENCE_HERE = 600_000;
const LOOK_AGAIN = 200;

/**
 * Do something while nobody else does it: others who want the same folder wait until it is gone. What they waited for
 * may then be done already, so `action` has to look again. It gets a function to name a process that works for it:
 * should this one be killed, the lock holds until that one has ended as well.
 */
export async function withLock(folder, action) {
  await acquire(folder);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => {});
  }, HEARTBEAT);
  try {
    return await action((pid) => writeFileSync(join(folder, 'holder'), holders(process.pid, pid)));
  } finally {
    clearInterval(heartbeat);
    await release(folder);
  }
}

/** Renames the folder before emptying it. Otherwise another process could take the lock while it is half removed. */
async function release(folder) {
  const aside = `${folder}.${randomUUID()}`;
  try {
    await rename(folder, aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

async function acquire(folder) {
  await mkdir(dirname(folder), { recursive: true });
  // The folder is made complete, with its holder's name in it, before it gets the name that counts: nobody ever sees a
  // lock without a holder, and renaming onto a lock that exists fails.
  const mine = `${folder}.${randomUUID()}`;
  await mkdir(mine);
  await writeFile(join(mine, 'holder'), holders(process.pid));
  try {
    while (!(await renamed(mine, folder))) {
      if (await isStale(folder)) await clearStale(folder, mine);
      else await sleep(LOOK_AGAIN);
    }
  } finally {
    await rm(mine, { recursive: true, force: true });
  }
}

function holders(...pids) {
  return JSON.stringify({ host: hostname(), pids });
}

async function renamed(from, to) {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST' || error.code === 'EPERM') return false;
    throw error;
  }
}

/** Take a stale lock away. Should somebody have been quicker and hold it again, it is put back. */
async function clearStale(folder, mine) {
  const aside = `${mine}.stale`;
  try {
    await rename(folder, aside);
  } catch {
    return;
  }
  if (!(await isStale(aside))) await renamed(aside, folder);
  await rm(aside, { recursive: true, force: true });
}

async function isStale(folder) {
  try {
    const silence = Date.now() - (await stat(folder)).mtimeMs;
    const { host, pids } = JSON.parse(await readFile(join(folder, 'holder'), 'utf8'));
    if (host !== hostname()) return silence > PATIENCE_ELSEWHERE;
    return silence > PATIENCE_HERE || !pids.some(isRunning);
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return error.code === 'EPERM';
  }
}
