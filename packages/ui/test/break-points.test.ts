import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formBy } from '../src/break-points.ts';

test('the form of a table follows from the break points that match', () => {
  assert.equal(
    formBy(() => false),
    'wide',
  );
  assert.equal(
    formBy((name) => name === 'table-low'),
    'low',
  );
  assert.equal(
    formBy((name) => name === 'table-phone'),
    'phone',
  );
  assert.equal(
    formBy((name) => name === 'table-beside'),
    'beside',
  );
});
