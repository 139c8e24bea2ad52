import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { changedFiles, changedFirst } from '../changed.mjs';
import { temporaryFolder } from './temporary-folder.ts';

test('what differs from the main branch is what was committed since, changed and added', () => {
  using folder = temporaryFolder({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' });
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: folder.path,
    });
  };
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-qm', 'x');
  };
  git('init', '-q', '-b', 'main');
  commit();
  assert.deepEqual(changedFiles(folder.path), []);
  git('checkout', '-qb', 'other');
  writeFileSync(join(folder.path, 'a.ts'), '2');
  commit();
  writeFileSync(join(folder.path, 'b.ts'), '2');
  writeFileSync(join(folder.path, 'd.ts'), '2');
  assert.deepEqual(changedFiles(folder.path).toSorted(), ['a.ts', 'b.ts', 'd.ts']);
});

test('steps of changed folders come first', () => {
  const steps = [{ name: 'games/a' }, { name: 'games/ab' }, { name: 'packages/c' }];
  assert.deepEqual(changedFirst(steps, ['games/ab/x.ts', 'README.md']), [[steps[1]], [steps[0], steps[2]]]);
  assert.deepEqual(changedFirst(steps, []), [[], steps]);
});
