import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStorable, readPack, readRecord } from '../src/index.ts';

/** Lists in lists. */
function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

test('what is nested too deeply, has a NUL character or too many values cannot be stored', () => {
  for (const json of [1, 'text', null, true, [], {}, { a: [{ b: 'c' }] }, nested(64)])
    assert(isStorable(json));
  for (const json of [
    nested(65),
    nested(100_000),
    'a\0b',
    ['\0'],
    { a: { '\0': 1 } },
    Array(600_000).fill(0),
  ])
    assert(!isStorable(json));
});

test('no file can make whatever reads it run out of stack', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  assert.throws(() => readPack(`{"pack":"a","game":"b","cards":{"c":{"d":${deep}}}}`), { code: 'bad-pack' });
  assert.throws(() => readRecord(`{"tafelrunde":1,"pack":${deep}}`), { code: 'bad-record' });
});
