import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';
import { Trouble } from './toolchain.mjs';

const LIMIT = 420_000;

/** Where a program of this name is, or null. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Fetch a package of the system where that is possible without asking anybody; else say what is needed. */
export async function aptInstall(name, please) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) throw new Trouble(please);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await capture('apt-get', ['-qq', ...args], { env, timeout: LIMIT });
    if (code !== 0) throw new Trouble(`${output.trimEnd()}\napt-get ${args[0]} failed. ${please}`);
  }
}
