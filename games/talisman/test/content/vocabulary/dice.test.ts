import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { table } from '../../../content/vocabulary/dice.ts';
import { nothing } from '../../../content/vocabulary/gains.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('a table for dice has every number once', () => {
  const make = (...lines: string[]) => table(Object.fromEntries(lines.map((line) => [line, nothing])));
  assert.doesNotThrow(() => make('1', '2-3', '4+'));
  assert.doesNotThrow(() => make('0-', '1', '2-5', '6+'));
  assert.throws(() => make('2', '2-3', '4', '5', '6'), /not whole before 2/);
  assert.throws(() => make('1', '3-4', '5+'), /not whole before 3/);
});
