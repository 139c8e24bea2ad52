import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ended, temporaryProject } from './temporary-project.ts';

const testing = (...lines: string[]): string =>
  `import { test, describe } from 'node:test';\n${lines.join('\n')}\n`;
const PASSES = testing("test('good', () => {});", "test('also good', () => {});");
const FAILS = testing("test('good', () => {});", "test('bad', () => { throw new Error('of course'); });");
const CODE = { 'packages/a/src/index.ts': '', 'apps/b/src/index.ts': '' };

async function unit(files: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  using made = temporaryProject({ 'scripts/test/x.test.ts': PASSES, ...files });
  return await made.run(['scripts/test.mjs', '--only', 'unit', ...args]);
}

const lastLine = ({ output }: Ended): string | undefined => output.trimEnd().split('\n').at(-1);

test('all is well: a line per step and file, the sum at the very end, no colours', async () => {
  const ended = await unit({ ...CODE, 'packages/a/test/x.test.ts': PASSES, 'apps/b/test/y.test.ts': PASSES });
  assert.equal(ended.code, 0);
  assert.equal(lastLine(ended), '6 passed, 0 failed');
  assert.match(ended.output, /^ok    packages\/a +\d+\.\d s  2 passed$/m);
  assert.match(ended.output, /^ +apps\/b\/test\/y\.test\.ts +\d+\.\d\d s  2 passed$/m);
  assert.ok(!ended.output.includes('\u001B'));
});

for (const room of ['packages/a', 'apps/b'])
  test(`a failing test is shown in full, and counted: ${room}`, async () => {
    const ended = await unit({ [`${room}/src/a.ts`]: '', [`${room}/test/x.test.ts`]: FAILS });
    assert.equal(ended.code, 1);
    assert.equal(lastLine(ended), '3 passed, 1 failed');
    assert.match(ended.output, /1\) bad \(.*x\.test\.ts:3\)\n +Error: of course\n +at .*x\.test\.ts:3/);
  });

/** By what went wrong: the test file, and how many pass and fail besides the two of scripts. */
const BROKEN: Record<string, [code: string, passed: number, failed: number]> = {
  'a file that cannot be read': ['this is no program', 0, 1],
  'a file without tests': ['export const x = 1;', 0, 1],
  'a process that ends too early': ['process.exit(0);', 0, 1],
  'a test that throws when it is over': [
    testing("test('x', () => { setTimeout(() => { throw new Error('late'); }, 1); });"),
    1,
    1,
  ],
  'a failing test in a suite': [
    testing("describe('s', () => { test('x', () => { throw 1; }); test('y', () => {}); });"),
    1,
    1,
  ],
  'skipped tests only': [testing("test.skip('x', () => {});"), 0, 1],
};
for (const [what, [code, passed, failed]] of Object.entries(BROKEN))
  for (const room of ['packages/a', 'apps/b'])
    test(`${what} fails: ${room}`, async () => {
      const ended = await unit({ [`${room}/src/a.ts`]: '', [`${room}/test/x.test.ts`]: code });
      assert.equal(lastLine(ended), `${passed + 2} passed, ${failed} failed`, ended.output);
      assert.equal(ended.code, 1);
    });

for (const room of ['packages/a', 'apps/b'])
  test(`a file that throws between its tests fails: ${room}`, async () => {
    const code = testing("test('x', () => {});", "throw new Error('in between');", "test('y', () => {});");
    const ended = await unit({ [`${room}/src/a.ts`]: '', [`${room}/test/x.test.ts`]: code });
    assert.match(lastLine(ended)!, /, 1 failed$/, ended.output);
    assert.match(ended.output, new RegExp(`1\\) ${room}/test/x\\.test\\.ts`));
    assert.equal(ended.code, 1);
  });

test('a package with code and without tests fails, a game that is only announced does not', async () => {
  const ended = await unit({ ...CODE, 'games/chess/about.ts': '', 'apps/b/test/x.test.ts': PASSES });
  assert.equal(lastLine(ended), '4 passed, 1 failed');
  assert.match(ended.output, /packages\/a has no tests\./);
});

test('tests that a helper makes are told by the file they are in', async () => {
  const helper = testing('export const rule = (name: string) => test(name, () => {});');
  const uses = (name: string): string => `import { rule } from '../src/rule.ts';\nrule('${name}');\n`;
  const ended = await unit({
    'packages/a/src/rule.ts': helper,
    'packages/a/test/x.test.ts': uses('x'),
    'packages/a/test/y.test.ts': uses('y'),
  });
  for (const file of ['x', 'y'])
    assert.match(ended.output, new RegExp(`packages/a/test/${file}\\.test\\.ts .* 1 passed`));
});

test('a word picks files, and one that picks none is no success', async () => {
  const files = { ...CODE, 'packages/a/test/combat.test.ts': PASSES, 'packages/a/test/magic.test.ts': FAILS };
  assert.equal(lastLine(await unit(files, 'combat')), '2 passed, 0 failed');
  const none = await unit(files, 'weather');
  assert.equal(none.code, 1);
  assert.equal(lastLine(none), 'Nothing here is named weather.');
});

test('what it does not understand it says', async () => {
  using made = temporaryProject({});
  const { code, output } = await made.run(['scripts/test.mjs', '--only', 'luck']);
  assert.equal(code, 1);
  assert.match(output, /^--only what\?\n\nnpm test -- \[--only static\|unit\|browser\]/);
});
