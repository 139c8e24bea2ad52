import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const CONFIG = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
const OXLINT = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));

/** What the project's own settings say about these files, as `rule file:line`. */
function lint(files: Readonly<Record<string, string>>): string[] {
  using folder = temporaryFolder({ ...files, '.oxlintrc.json': CONFIG });
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=unix'], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  const complaints = stdout.matchAll(
    /^(?<file>.+?):(?<line>\d+):\d+: .*\[Error\/[\w-]+\((?<rule>[\w-]+)\)\]$/gm,
  );
  return Array.from(
    complaints,
    ({ groups }) => `${groups!['rule']} ${groups!['file']}:${groups!['line']}`,
  ).toSorted();
}

/** By place: one forbidden thing a line, and the rule that finds it. */
const KERNEL: readonly [rule: string, code: string][] = [
  ['no-restricted-imports', "export { readFileSync } from 'node:fs';"],
  ['no-restricted-imports', "export { hostname as name } from 'node:os';"],
  ['no-restricted-imports', "export type { Ledger } from '@tafelrunde/ledger';"],
  ['no-restricted-globals', 'export const now = (): number => Date.now();'],
  ['no-restricted-globals', 'export const today = (): unknown => new Date();'],
  ['no-restricted-globals', 'export const here = (): string => process.cwd();'],
  ['no-restricted-globals', 'export const later = (f: () => void): unknown => setTimeout(f, 1);'],
  ['no-restricted-properties', 'export const roll = (): number => Math.random();'],
  ['no-restricted-properties', 'export const { random } = Math;'],
  ['no-restricted-properties', 'export const clock = (): number => globalThis.Date.now();'],
];
const GAME = KERNEL.filter(([, code]) => /Date|random/.test(code));

test('the kernel knows no machine, no clock, no chance of its own and no other package', () => {
  const file = 'packages/engine/src/a.ts';
  const found = lint({ [file]: KERNEL.map(([, code]) => code).join('\n') });
  assert.deepEqual(found, KERNEL.map(([rule], at) => `${rule} ${file}:${at + 1}`).toSorted());
});

for (const file of ['games/chess/rules/a.ts', 'games/chess/test/a.test.ts', 'docs/example/pig/a.ts'])
  test(`games know no clock and no chance of their own: ${file}`, () => {
    const found = lint({ [file]: GAME.map(([, code]) => code).join('\n') });
    assert.deepEqual(found, GAME.map(([rule], at) => `${rule} ${file}:${at + 1}`).toSorted());
  });

test('elsewhere all of that is fine', () => {
  const code = KERNEL.slice(3).map(([, line]) => line);
  assert.deepEqual(lint({ 'apps/server/src/a.ts': code.join('\n') }), []);
});

for (const room of [
  'packages/engine/src',
  'packages/bots/src',
  'packages/ui/src',
  'apps/web/src',
  'games/chess/rules',
])
  test(`files in a circle are found, circles of types are not: ${room}`, () => {
    const found = lint({
      [`${room}/a.ts`]: "import { b } from './b.ts';\nexport const a = (): number => b();",
      [`${room}/b.ts`]: "import { c } from './c.ts';\nexport const b = (): number => c();",
      [`${room}/c.ts`]: "import { a } from './a.ts';\nexport const c = (): number => a();",
      [`${room}/x.ts`]: "import type { Y } from './y.ts';\nexport type X = Y | null;",
      [`${room}/y.ts`]: "import { type X } from './x.ts';\nexport type Y = { x: X };",
    });
    assert.deepEqual(
      found,
      ['a', 'b', 'c'].map((name) => `no-cycle ${room}/${name}.ts:1`),
    );
  });
