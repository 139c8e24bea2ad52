import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintPlaces } from '../lint-places.ts';
import { temporaryFolder } from './temporary-folder.ts';

function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  using folder = temporaryFolder(files);
  return lintPlaces(folder.path);
}

// Put together: this file is looked at as well.
const path = (...parts: string[]): string => ['', ...parts, ''].join('/');
const work = path('work');
const registry = `https://${['registry', 'npmjs', 'org'].join('.')}/`;

for (const text of [
  `const x = '${work}main';`,
  `see ${path('root')}.npmrc`,
  `file://${path('home', 'anna')}game`,
  `cd ${path('Users', 'anna')}game`,
  `fetch('${registry}react')`,
  `registry=${registry}`,
])
  test(`bound to one machine: ${text}`, () => {
    assert.equal(complaintsAbout({ 'docs/page.md': `first line\n${text}\n` }).length, 1);
    assert.match(complaintsAbout({ 'docs/page.md': `first line\n${text}\n` })[0], /^docs\/page\.md:2:\d+: /);
  });

for (const text of [
  'https://example.org/work/1',
  '`${folder}/home/anna/game`',
  '../root/file.ts',
  '~/work/tafelrunde',
  'app.get("/home", show)',
  '"homepage": "https://www.npmjs.com/package/react"',
])
  test(`bound to no machine: ${text}`, () => assert.deepEqual(complaintsAbout({ 'docs/page.md': text }), []));

const lockfile = (packages: object): string => JSON.stringify({ packages }, null, 2);

test('a lockfile names no download address, but its workspaces', () => {
  const local = { 'node_modules/@tafelrunde/bots': { resolved: 'packages/bots', link: true } };
  assert.deepEqual(complaintsAbout({ 'package-lock.json': lockfile(local) }), []);
  const remote = {
    'node_modules/react': { version: '1.0.0', resolved: 'https://mirror.example/react-1.0.0.tgz' },
  };
  assert.match(complaintsAbout({ 'bench/peers/package-lock.json': lockfile(remote) })[0], /download address/);
});

test('a lockfile has an entry for every optional package, or npm ci refuses it', () => {
  const oxlint = { version: '1.0.0', optionalDependencies: { '@oxlint/darwin-arm64': '1.0.0' } };
  const gap = complaintsAbout({ 'package-lock.json': lockfile({ 'node_modules/oxlint': oxlint }) });
  assert.equal(gap.length, 1);
  assert.match(gap[0], /lacks @oxlint\/darwin-arm64: run node scripts\/complete-lock\.mjs/);
});

test('pictures are not looked into', () => {
  assert.deepEqual(complaintsAbout({ 'a.png': `\0${work}` }), []);
});
