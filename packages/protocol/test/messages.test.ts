import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { clientMessage, newImport, newName, newTable } from '../src/index.ts';

const fine = (schema: v.GenericSchema, input: unknown): boolean => v.is(schema, input);

test('every message a client may send is understood', () => {
  for (const message of [
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: 1, seen: { 0: 12, watcher: 3 } },
    { type: 'hello', protocol: 1, seen: { 0: 2 }, marks: { 0: ['5f1c09aa', '00000000'] } },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: 'rest' },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: ['card1', 'card2'] },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: [{ x: 1, y: 2 }] },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: false },
    { type: 'undo', id: 'a', seat: 1, how: 'step' },
    { type: 'propose', id: 'a', seat: 1 },
    { type: 'agree', id: 'a', seat: 1, yes: true },
    { type: 'advise', id: 'a', seat: 1, says: { option: 'stay' } },
    { type: 'advise', id: 'a', seat: 1, says: { wait: true } },
    { type: 'advise', id: 'a', seat: 1, says: null },
    { type: 'always', id: 'a', seat: 1, prompt: 'act', answer: null },
    { type: 'stopAt', id: 'a', seat: 1, prompt: 'act', on: true },
    { type: 'sit', id: 'a', seat: 1 },
    { type: 'sit', id: 'a', seat: 1, nonce: 'my own luck' },
    { type: 'leave', id: 'a', seat: 1 },
    { type: 'handOver', id: 'a', seat: 1, to: 'easy' },
    { type: 'handOver', id: 'a', seat: 1, to: 'hard' },
    { type: 'start', id: 'a' },
    { type: 'rematch', id: 'a' },
    { type: 'chat', id: 'a', text: 'hello' },
    { type: 'mute', id: 'a', person: 'Zk3nT1xw9Q0a', on: true },
    { type: 'mute', id: 'a', person: 'watchers', on: false },
  ])
    assert(fine(clientMessage, message), JSON.stringify(message));
});

test('anything else is not', () => {
  for (const message of [
    null,
    'hello',
    { type: 'dance', id: 'a' },
    { type: 'start' },
    { type: 'start', id: '' },
    { type: 'start', id: 'a', more: 1 },
    { type: 'answer', id: 'a', seat: -1, ticket: '1-x', answer: 'rest' },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: { deep: 1 } },
    { type: 'answer', id: 'a', seat: 0, ticket: '1-x', answer: Array<string>(501).fill('x') },
    { type: 'sit', id: 'a', seat: 1, nonce: 'short' },
    // No viewers: every object has something by these names.
    { type: 'hello', protocol: 1, seen: { hasOwnProperty: 5 } },
    { type: 'hello', protocol: 1, marks: { toString: ['00000000'] } },
    { type: 'hello', protocol: 1, seen: { 0.5: 1 } },
    { type: 'chat', id: 'a', text: '   ' },
  ])
    assert(!fine(clientMessage, message), JSON.stringify(message));
});

test('wishes by plain requests are checked alike', () => {
  const table = { game: 'hoard', seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }], open: true };
  assert.deepEqual(v.parse(newTable, table), { ...table, options: {} });
  assert(fine(newTable, { ...table, seats: [{ who: 'here', name: 'Bob' }] }));
  assert(!fine(newTable, { ...table, seats: [] }));
  assert(!fine(newTable, { ...table, seats: [{ who: 'bot', level: 'genius' }] }));
  assert.deepEqual(v.parse(newName, { name: ' Ada ' }), { name: 'Ada' });
  assert(!fine(newName, { name: 'x'.repeat(41) }));
  assert(fine(newImport, { record: '{}', upTo: 3, seats: table.seats }));
  assert(!fine(newImport, { record: '{}', upTo: -1 }));
});
