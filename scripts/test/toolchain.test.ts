import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryProject } from './temporary-project.ts';

const PACKAGES = {
  '': { name: 'x' },
  'packages/a': { name: '@x/a' },
  'node_modules/@x/a': { resolved: 'packages/a', link: true },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/tool-for-others': { version: '2.0.0', optional: true, os: ['other'] },
};
/** What npm then says is there: not the optional package of another machine. */
const { 'node_modules/tool-for-others': _others, ...HERE } = PACKAGES;
const saying = (packages: object): string => JSON.stringify({ packages });
const INSTALLED = {
  'packages/a/package.json': '{}',
  'node_modules/tool/package.json': '{}',
  'node_modules/.package-lock.json': saying(HERE),
  'installed.json': saying(HERE),
  'ensure.mjs':
    "import { ensureInstalled, main } from './scripts/toolchain.mjs'; await main(ensureInstalled);",
};

function project(files: Readonly<Record<string, string>> = {}) {
  const made = temporaryProject({ ...INSTALLED, ...files }, PACKAGES);
  mkdirSync(made.at('node_modules/@x'), { recursive: true });
  symlinkSync('../../packages/a', made.at('node_modules/@x/a'));
  return made;
}

/** What a good `npm ci` does here. */
const INSTALL =
  'cp installed.json node_modules/.package-lock.json; mkdir -p node_modules/tool; echo {} > node_modules/tool/package.json';

test('what is there is not installed again', async () => {
  using made = project();
  assert.deepEqual(await made.run(['ensure.mjs']), { code: 0, output: '' });
  assert.deepEqual(made.npmCalls(), []);
});

for (const [what, files] of Object.entries({
  'nothing is': { 'node_modules/.package-lock.json': '' },
  'another version is': {
    'node_modules/.package-lock.json': saying({ ...HERE, 'node_modules/tool': { version: '1.0.0' } }),
  },
  'a package is not': { 'node_modules/.package-lock.json': saying({}) },
}))
  test(`npm ci is run when ${what} there, once, without the packages' own Node on its path`, async () => {
    using made = project(files);
    const [first, second] = await Promise.all(
      [1, 2].map(() => made.run(['ensure.mjs'], { NPM_DOES: INSTALL })),
    );
    assert.deepEqual([first.code, second.code], [0, 0]);
    assert.equal(first.output + second.output, 'Installing packages …\n');
    assert.equal(made.npmCalls().length, 1);
    assert.match(made.npmCalls()[0], /^npm ci /);
    assert.doesNotMatch(made.npmCalls()[0], /node_modules\/\.bin/);
  });

test('a workspace without its link is installed', async () => {
  using made = temporaryProject(INSTALLED, PACKAGES);
  const link = 'mkdir -p node_modules/@x; ln -s ../../packages/a node_modules/@x/a';
  assert.equal((await made.run(['ensure.mjs'], { NPM_DOES: link })).code, 0);
  assert.equal(made.npmCalls().length, 1);
});

test('what npm says is shown when it fails, and only then', async () => {
  using made = project({ 'node_modules/.package-lock.json': '' });
  const failed = await made.run(['ensure.mjs'], { NPM_DOES: 'echo no network; exit 1' });
  assert.equal(failed.code, 1);
  assert.equal(failed.output, 'Installing packages …\nno network\nnpm ci failed, see above.\n');
});

test('an install that changes nothing is not taken for one', async () => {
  using made = project({ 'node_modules/.package-lock.json': '' });
  const { code, output } = await made.run(['ensure.mjs'], { NPM_DOES: 'exit 0' });
  assert.equal(code, 1);
  assert.match(output, /still not what package-lock\.json says/);
});

const BUILD = {
  'build.mjs':
    "import { ensureClient } from './scripts/client.mjs'; import { main } from './scripts/toolchain.mjs'; await main(ensureClient);",
  'apps/web/index.html': '',
  'games/chess/board/Board.tsx': '',
  'games/chess/test/a.test.ts': '',
  'node_modules/vite/bin/vite.js': `
    const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
    appendFileSync('../../builds', 'x');
    if (readFileSync('index.html', 'utf8') === 'broken') { console.log('vite says why'); process.exit(1); }
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', '');`,
};

test('the client is built when something it is made of has changed, and only then', async () => {
  using made = temporaryProject(BUILD);
  const builds = async (): Promise<string> => (await made.run(['build.mjs'])).output;
  assert.equal(await builds(), 'Building the client …\n');
  assert.equal(await builds(), '');
  writeFileSync(made.at('games/chess/test/a.test.ts'), 'changed');
  assert.equal(await builds(), '');
  writeFileSync(made.at('games/chess/board/Board.tsx'), 'changed');
  assert.equal(await builds(), 'Building the client …\n');
  writeFileSync(made.at('package-lock.json'), '{"packages":{},"changed":1}');
  assert.equal(await builds(), 'Building the client …\n');
  assert.equal(await builds(), '');
});

test('a build that fails is shown, and tried again the next time', async () => {
  using made = temporaryProject(BUILD);
  await made.run(['build.mjs']);
  writeFileSync(made.at('apps/web/index.html'), 'broken');
  for (const _ of [1, 2]) {
    const { code, output } = await made.run(['build.mjs']);
    assert.equal(code, 1);
    assert.equal(output, 'Building the client …\nvite says why\nThe client could not be built, see above.\n');
  }
});
