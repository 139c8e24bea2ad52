import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const root = join(import.meta.dirname, '..', '..', '..');
const main = join(root, 'bin', 'main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface How {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Start the program as the launcher does, in German unless told otherwise. */
export function start(args: readonly string[], { cwd, env }: How = {}): ChildProcess {
  const { LC_ALL: _all, LC_MESSAGES: _messages, LANG: _lang, ...rest } = process.env;
  return spawn(process.execPath, [main, ...args], {
    cwd: cwd ?? root,
    env: { ...rest, NODE_COMPILE_CACHE: join(root, '.cache', 'node'), NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Run it to its end. Whatever happens, nobody at a keyboard ever sees a stack trace. */
export function tafelrunde(args: readonly string[], how: How = {}): Promise<Ran> {
  const child = start(args, how);
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin!.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      try {
        assert.doesNotMatch(err, /^\s+at .*:\d+:\d+\)?$/mu, 'a stack trace');
        resolve({ code, out, err });
      } catch (thrown) {
        reject(thrown);
      }
    });
    child.stdin!.end(how.input ?? '');
  });
}

/** It must succeed; what it said. */
export async function succeeds(args: readonly string[], how: How = {}): Promise<string> {
  const { code, out, err } = await tafelrunde(args, how);
  assert.equal(code, 0, `${args.join(' ')}: ${err}`);
  return out;
}

/** A folder that is gone when the file's tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-cli-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
