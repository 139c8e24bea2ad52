import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { capture } from './run.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, '.cache');

const NODE_NEEDED = 24;
const modules = join(root, 'node_modules');
const bundledNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** Something the person at the keyboard can put right: shown as it is, without a stack. */
export class Trouble extends Error {}

/** Install what package-lock.json names, if it is not there already. */
export async function ensureInstalled({ say = (line) => console.error(line) } = {}) {
  if (isInstalled()) return;
  requireWritable('Packages are missing', 'npm ci');
  await withLock(join(cache, 'install.lock'), async (onStart) => {
    if (isInstalled()) return;
    say('Installing packages …');
    // NODE_ENV=production would leave the build tools out.
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
    const { code, output } = await capture('npm', args, { cwd: root, env: npmEnvironment(), onStart });
    if (code !== 0) throw new Trouble(`${output.trimEnd()}\nnpm ci failed, see above.`);
    if (!isInstalled())
      throw new Trouble('npm ci ran, but node_modules is still not what package-lock.json says.');
  });
}

/** Is everything here, at the version the lockfile names, and a Node to run it on? */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'));
  if (installed === null) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === null)
    throw new Trouble('package-lock.json is missing: is this a whole copy of the project?');
  return (
    Object.entries(wanted).every(([path, entry]) => isInPlace(path, entry, installed[path])) &&
    findNode() !== null
  );
}

function isInPlace(path, wanted, installed) {
  if (!path.includes('node_modules/')) return true;
  if (wanted.link === true) return linksTo(join(root, path), join(root, wanted.resolved));
  // npm leaves optional packages out that do not fit the machine, or when it is told to.
  if (installed === undefined) return wanted.optional === true;
  return installed.version === wanted.version && existsSync(join(root, path, 'package.json'));
}

function linksTo(link, target) {
  try {
    return realpathSync(link) === realpathSync(target);
  } catch {
    return false;
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** The Node that runs the project's TypeScript: the one among the packages, or else the one this runs on. */
export function nodeBinary() {
  const found = findNode();
  if (found !== null) return found;
  throw new Trouble(
    `Tafelrunde needs Node ${NODE_NEEDED} or newer, this is ${process.version}: please install it from https://nodejs.org.`,
  );
}

let foundNode = null;

function findNode() {
  if (foundNode !== null && existsSync(foundNode)) return foundNode;
  foundNode =
    [bundledNode, join(modules, '.bin', 'node')].find(
      (file) => existsSync(file) && isNewEnough(versionOf(file)),
    ) ?? (isNewEnough(process.version) ? process.execPath : null);
  return foundNode;
}

/** Empty where it cannot run: it needs glibc. Takes 5 ms. */
function versionOf(file) {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1]) >= NODE_NEEDED;
}

/** What tools and servers run with: the right Node first, and compiled code kept for the next start. */
export function toolEnvironment(more = {}) {
  const path = [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, NODE_COMPILE_CACHE: join(cache, 'node'), ...more, PATH: path };
}

/** For tools whose words are kept: no colours, also where the surroundings ask for them. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** For tests: whoever has a database of their own in the surroundings does not want strangers at it. */
export const NO_DATABASE = { DATABASE_URL: undefined };

/** npm must run on the machine's own Node: `npm ci` deletes the one among the packages. */
function npmEnvironment() {
  const own = `${sep}node_modules${sep}.bin`;
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(own));
  const env = { ...process.env, PATH: path.join(delimiter) };
  // A user without a home can still install.
  if (env.npm_config_cache === undefined && !canWrite(homedir())) env.npm_config_cache = join(cache, 'npm');
  return env;
}

/** Something is missing here: say so to whoever may not put it here, before something fails half way. */
export function requireWritable(missing, remedy) {
  if (!canWrite(root))
    throw new Trouble(`${missing}, and ${root} belongs to somebody else: run ${remedy} there as its owner.`);
}

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Run a script's main function: trouble is told in its own words, everything else with its stack. */
export async function main(action) {
  try {
    process.exitCode = await action();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
  }
}
