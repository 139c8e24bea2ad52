import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { PlayedGame } from '@tafelrunde/lab';
import { checkApart, checkWritable, writeWhole } from '../src/files.ts';
import { en } from '../src/locales/en.ts';
import { SavedSeries } from '../src/series/saved.ts';
import { temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const at = (...names: string[]): string => join(folder, ...names);

/** A folder of its own, with a file that anybody may write. */
function withFile(name: string): string {
  mkdirSync(at(name));
  const file = at(name, 'table.csv');
  writeFileSync(file, 'old');
  chmodSync(file, 0o666);
  return file;
}

/** What `checkWritable` says to somebody who is not the owner of the machine, who may write everywhere. */
function checkedByAnybody(file: string, how: 'whole' | 'added'): string {
  chmodSync(folder, 0o755);
  const source = (name: string): string =>
    JSON.stringify(new URL(`../src/${name}`, import.meta.url).toString());
  const code = `import { checkWritable } from ${source('files.ts')};
import { en } from ${source('locales/en.ts')};
// Only now: to anybody this very program may be closed.
if (process.getuid() === 0) { process.setgroups([]); process.setgid(65_534); process.setuid(65_534); }
try { checkWritable(en, '--csv', ${JSON.stringify(file)}, '${how}'); } catch (thrown) { console.log(thrown.message); }`;
  const args = ['--input-type=module', '--eval', code];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

describe('before anything long begins, a file', () => {
  it('that is written whole needs a folder in which its draft may lie', () => {
    const file = withFile('closed');
    chmodSync(at('closed'), 0o555);
    assert.equal(checkedByAnybody(file, 'whole'), `--csv ${file}: you may not write there.`);
    assert.equal(
      checkedByAnybody(at('closed', 'new.csv'), 'added').split(': ')[1],
      'you may not write there.',
    );
    chmodSync(at('closed'), 0o777);
    assert.equal(checkedByAnybody(file, 'whole'), '');
  });

  it('that is only added to may lie in a closed one', () => {
    const file = withFile('closed-too');
    chmodSync(at('closed-too'), 0o555);
    assert.equal(checkedByAnybody(file, 'added'), '');
    chmodSync(file, 0o444);
    assert.match(checkedByAnybody(file, 'added'), /you may not write there/u);
  });

  it('needs a name', () => {
    assert.throws(() => checkWritable(en, '--csv', ''), { message: '--csv needs a value.', exitCode: 2 });
  });

  it('is looked for where its link leads', () => {
    symlinkSync(at('nowhere', 'table.csv'), at('astray.csv'));
    assert.throws(() => checkWritable(en, '--csv', at('astray.csv')), /there is no folder .*nowhere;/u);
  });
});

describe('two options', () => {
  const apart = (one: string, other: string) => () => checkApart(en, ['--save', one], ['--csv', other]);

  it('must not name one file, not even by a link', () => {
    const file = withFile('one');
    symlinkSync(file, at('same.csv'));
    symlinkSync(at('one'), at('same-folder'));
    symlinkSync(at('one', 'later.csv'), at('later.csv'));
    const message = /--save and --csv both name/u;
    assert.throws(apart(file, at('same.csv')), message);
    assert.throws(apart(at('same-folder', 'table.csv'), file), message);
    assert.throws(apart(at('same-folder', 'new.csv'), at('one', 'new.csv')), message);
    assert.throws(apart(at('later.csv'), at('one', 'later.csv')), message);
    assert.doesNotThrow(apart(file, at('one', 'other.csv')));
  });
});

describe('a file that is written whole', () => {
  it('is replaced, and its draft is gone', () => {
    const file = withFile('whole');
    const before = statSync(file).ino;
    writeWhole(en, file, 'new');
    assert.equal(readFileSync(file, 'utf8'), 'new');
    assert.notEqual(statSync(file).ino, before);
    assert.deepEqual(readdirSync(at('whole')), ['table.csv']);
  });

  it('is written where its link leads, and the link stays', () => {
    const file = withFile('linked');
    symlinkSync(join('linked', 'table.csv'), at('link.csv'));
    symlinkSync(join('linked', 'made.csv'), at('ahead.csv'));
    writeWhole(en, at('link.csv'), 'by the link');
    writeWhole(en, at('ahead.csv'), 'ahead of it');
    assert.equal(readFileSync(file, 'utf8'), 'by the link');
    assert.equal(readFileSync(at('linked', 'made.csv'), 'utf8'), 'ahead of it');
    for (const link of ['link.csv', 'ahead.csv']) assert.ok(lstatSync(at(link)).isSymbolicLink(), link);
  });

  it('is written in place where there can be no draft', () => {
    // Long enough for a name, but not for that of a draft.
    const file = at('n'.repeat(253));
    writeWhole(en, file, 'not lost');
    assert.equal(readFileSync(file, 'utf8'), 'not lost');
  });

  it('is told where it cannot be written at all', () => {
    assert.throws(() => writeWhole(en, at('nobody', 'there.csv'), ''), /there\.csv cannot be written;/u);
  });
});

describe('a series that is saved', () => {
  const game = { id: 'tictactoe', version: 1, sources: '0123456789abcdef' };
  const series = { seats: 2, options: {}, lineups: [['random', 'random']], seed: 's' };
  const save = (file: string): SavedSeries => new SavedSeries(en, file, game, series);

  it('says when its file cannot be read', () => {
    mkdirSync(at('series'));
    assert.throws(() => save(at('series')), { message: /series is a folder/u, exitCode: 2 });
  });

  it('says when nothing can be written, from the first line to the last', () => {
    assert.throws(() => save(at('nobody', 'run.jsonl')), { message: /cannot be written;/u, exitCode: 2 });
    const file = at('run.jsonl');
    const saved = save(file);
    renameSync(file, at('kept.jsonl'));
    mkdirSync(file);
    const full = { message: /run\.jsonl cannot be written;.* room left/u, exitCode: 2 };
    assert.throws(() => saved.add([]), full);
    // Half a line may be in it: what another thread reports now must not follow it.
    rmdirSync(file);
    renameSync(at('kept.jsonl'), file);
    const before = readFileSync(file, 'utf8');
    assert.throws(() => saved.add([{ index: 0 } as PlayedGame]), full);
    assert.equal(readFileSync(file, 'utf8'), before);
    assert.deepEqual(saved.played, []);
  });
});
