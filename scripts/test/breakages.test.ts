import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakagesIn, broken } from '../breakages.ts';

const variants = (text: string) => breakagesIn('rule.ts', text).map((one) => broken(text, one));

test('an edge moves by one, an equality becomes its opposite', () => {
  assert.deepEqual(variants('const x = a < b;'), ['const x = a <= b;']);
  assert.deepEqual(variants('const x = a >= b;'), ['const x = a > b;']);
  assert.deepEqual(variants('const x = a === b;'), ['const x = a !== b;']);
});

test('a condition never holds, or always', () => {
  assert.deepEqual(variants('if (a) return;'), ['if ((a) && false) return;', 'if ((a) || true) return;']);
});

test('a step is left out, with what it would wait for', () => {
  assert.deepEqual(variants('yield* draw(t, seat);'), [';']);
});

test('numbers, links, sums and some and all are broken each by themselves', () => {
  assert.deepEqual(variants('const x = list.some((n) => n + 2 > m && ok);'), [
    'const x = list.every((n) => n + 2 > m && ok);',
    'const x = list.some((n) => n + 2 > m || ok);',
    'const x = list.some((n) => n + 2 >= m && ok);',
    'const x = list.some((n) => n - 2 > m && ok);',
    'const x = list.some((n) => n + 3 > m && ok);',
  ]);
});

test('words, types and imports are left alone', () => {
  assert.deepEqual(
    breakagesIn('rule.ts', "import { a } from './a.ts'; type B = 1 | 2; const c: 3 = d; e = 'f';").map(
      ({ kind }) => kind,
    ),
    ['a step'],
  );
});

test('a breakage says in which line it stands', () => {
  assert.deepEqual(
    breakagesIn('rule.ts', '\n\nconst x = true;').map(({ line }) => line),
    [3],
  );
});
