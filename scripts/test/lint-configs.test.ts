import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintConfigs } from '../lint-configs.ts';
import { temporaryFolder } from './temporary-folder.ts';

function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  using folder = temporaryFolder(files);
  return lintConfigs(folder.path);
}

const config = (...include: string[]): string => JSON.stringify({ include });

test('every file in exactly one config is fine, whatever the base says', () => {
  const files = {
    'tsconfig.base.json': '{}',
    'tsconfig.json': config('scripts'),
    'scripts/a.ts': '',
    'scripts/b.mts': '',
    'packages/engine/tsconfig.json': config('src'),
    'packages/engine/tsconfig.test.json': config('test'),
    'packages/engine/src/a.ts': '',
    'packages/engine/src/A.tsx': '',
    'packages/engine/test/a.test.ts': '',
    'packages/engine/node_modules/x/index.ts': '',
  };
  assert.deepEqual(complaintsAbout(files), []);
});

test('a file in no config is found', () => {
  const files = { 'tsconfig.json': config('scripts'), 'scripts/a.ts': '', 'games/chess/game.ts': '' };
  assert.deepEqual(complaintsAbout(files), ['games/chess/game.ts: no tsconfig includes it']);
});

test('a file in two configs is found', () => {
  const files = {
    'tsconfig.json': config('games'),
    'games/chess/tsconfig.json': config('.'),
    'games/chess/game.ts': '',
  };
  const complaint = 'games/chess/game.ts: games/chess/tsconfig.json and tsconfig.json both include it';
  assert.deepEqual(complaintsAbout(files), [complaint]);
});

test('a config that includes nothing, or is broken, is found', () => {
  const files = {
    'tsconfig.json': config('scripts'),
    'scripts/a.ts': '',
    'docs/tsconfig.json': config('nowhere'),
    'games/tsconfig.json': '{ "include": [',
  };
  const complaints = complaintsAbout(files);
  assert.equal(complaints.length, 2);
  assert.match(complaints[0], /^docs\/tsconfig\.json: No inputs/);
  assert.match(complaints[1], /^games\/tsconfig\.json: /);
});

test('a folder without anything to look at is no success', () => {
  assert.deepEqual(complaintsAbout({ 'readme.md': '' }), ['There is nothing to look at.']);
});
