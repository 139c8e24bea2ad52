import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { clientMessage, cutTo, NAME, newName, plainText } from '../src/index.ts';

test('what cannot be seen is no part of a name', () => {
  for (const [written, shown] of [
    ['Ada', 'Ada'],
    ['  Ada\t Lovelace\n', 'Ada Lovelace'],
    ['A\u200bd\u2060a\ufeff', 'Ada'],
    ['\u202eadA\u202c', 'adA'],
    ['\u2066Ada\u2069\u200f', 'Ada'],
    ['A\0da', 'Ada'],
    ['A\u200dda', 'Ada'],
    ['Ada\ud800', 'Ada'],
    ['Ada\u3164', 'Ada'],
    ['A\u0308da', 'Äda'],
    ['Ada\ufe0f', 'Ada'],
    ['A\ufe00da1\ufe0f', 'Ada1'],
    ['A\u{e0100}da\u180b', 'Ada'],
    ['\u2764\ufe0f\ufe0f\ufe0e', '\u2764\ufe0f'],
    // What belongs to a script or to a picture stays.
    ['Åse Øyvind-Ñandú', 'Åse Øyvind-Ñandú'],
    ['Зоя 李 أحمد', 'Зоя 李 أحمد'],
    ['نامه\u200cای', 'نامه\u200cای'],
    ['क्\u200dष', 'क्\u200dष'],
    ['1\ufe0f\u20e3 \u2764\ufe0f 葛\u{e0100}', '1\ufe0f\u20e3 \u2764\ufe0f 葛\u{e0100}'],
    ['👩\u200d🚀 & 🏳️\u200d🌈', '👩\u200d🚀 & 🏳️\u200d🌈'],
  ])
    assert.equal(plainText(written), shown, JSON.stringify(written));
  assert.equal(plainText(`Z${'\u0301\u0302'.repeat(50)}`).length <= 6, true);
});

test('a name in which nothing can be seen is none', () => {
  for (const name of [
    '',
    ' ',
    '\u200b',
    '\u202e\u202c',
    '\0',
    '\u2800',
    '\u3164',
    '\u200d',
    '\u0301',
    '\u00ad',
    '\u{e0041}',
    '\ufe0f',
    '\u{1d159}',
    '\ufffc',
  ])
    assert.equal(v.is(newName, { name }), false, JSON.stringify(name));
  assert.equal(v.is(newName, { name: 'x'.repeat(41) }), false);
  assert.deepEqual(v.parse(newName, { name: `${'x'.repeat(40)}\u200b` }), { name: 'x'.repeat(40) });
});

test('a name is as long as what one sees of it, and no longer than its bytes allow', () => {
  for (const sign of ['x', 'é', '李', '🐉', '🇩🇪', '👍🏽', '1\ufe0f\u20e3', '🧑🏽\u200d🚀', 'e\u0323\u0302']) {
    const name = sign.repeat(40).normalize('NFC');
    assert.deepEqual(v.parse(newName, { name }), { name }, sign);
    assert.equal(v.is(newName, { name: sign.repeat(41) }), false, sign);
    assert.equal(cutTo(NAME, sign.repeat(45)), sign.repeat(40));
  }
  const family = '👨\u200d👩\u200d👧\u200d👦';
  assert.equal(v.is(newName, { name: family.repeat(25) }), true);
  assert.equal(v.is(newName, { name: family.repeat(26) }), false);
  assert.equal(cutTo(NAME, family.repeat(40)), family.repeat(25));
  // However it is joined, it is not without end.
  assert.equal(v.is(newName, { name: Array(100).fill('👩').join('\u200d') }), false);
  const chat = (text: string): boolean => v.is(clientMessage, { type: 'chat', id: 'x', text });
  assert.deepEqual([chat('🐉'.repeat(500)), chat('🐉'.repeat(501))], [true, false]);
});
