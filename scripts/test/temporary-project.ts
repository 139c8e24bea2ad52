import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));

/** What npm leaves behind in node_modules when it has installed what the lockfile says. */
const LOCKFILES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** An npm that notes how it was called and then does what `NPM_DOES` says. */
const NPM = `#!/bin/sh
echo "npm $* with $PATH" >> npm-calls
sleep 0.3
eval "$NPM_DOES"
`;

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A project in a folder of its own that has this one's scripts, and a stand-in for npm. */
export function temporaryProject(files: Readonly<Record<string, string>>, packages: object = {}) {
  const locks = Object.fromEntries(LOCKFILES.map((file) => [file, JSON.stringify({ packages })]));
  const folder = temporaryFolder({ ...locks, 'fake/npm': NPM, ...files });
  const at = (path: string): string => join(folder.path, path);
  cpSync(SCRIPTS, at('scripts'), { recursive: true, filter: (path) => !/\/(test|node_modules)$/.test(path) });
  chmodSync(at('fake/npm'), 0o755);
  return {
    path: folder.path,
    at,
    /** How npm was called so far, a line each. */
    npmCalls: () =>
      existsSync(at('npm-calls')) ? readFileSync(at('npm-calls'), 'utf8').trim().split('\n') : [],
    run: (args: readonly string[], env: Readonly<Record<string, string>> = {}) => run(folder.path, args, env),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

async function run(
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<Ended> {
  const path = [join(cwd, 'node_modules', '.bin'), join(cwd, 'fake'), process.env['PATH']].join(delimiter);
  // What this test run itself was told is not for the one inside.
  const { NODE_TEST_CONTEXT: _inside, TEST_COUNTS: _counts, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { ...env, PATH: path, ...more } });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, output: output + errors };
}
