import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused } from '@tafelrunde/host';
import { Unread } from '../src/api/unread.ts';

const MB = 1024 * 1024;

test('a socket that takes nothing is cut, and earlier where others of its address take nothing either', () => {
  const unread = new Unread(8 * MB);
  const sockets = [5, 4, 3, 1, 0.2].map((size) => ({ bufferedAmount: size * MB }));
  const close = sockets.map((socket) => unread.opened('a', socket));
  // More than one may; less than one may, but too much together; and hardly anything.
  assert.deepEqual(
    sockets.map((socket) => unread.isTooMuch('a', socket)),
    [true, true, true, true, false],
  );
  // What is closed waits no more, and nobody is cut for another address.
  for (const one of close.slice(0, 2)) one();
  assert.deepEqual(
    sockets.slice(2).map((socket) => unread.isTooMuch('a', socket)),
    [false, false, false],
  );
  unread.opened('b', { bufferedAmount: 4 * MB });
  assert.equal(unread.isTooMuch('b', sockets[1]), false);
});

test('long answers nobody takes are refused to the same address, until they are taken', () => {
  const unread = new Unread(8 * MB);
  const taken = [1, 2, 3, 4].map(() => unread.answer('a', 2 * MB));
  const isTooFast = (thrown: unknown) => thrown instanceof Refused && thrown.error.code === 'too-fast';
  assert.throws(() => unread.answer('a', MB), isTooFast);
  unread.answer('b', MB)();
  taken[0]();
  unread.answer('a', 2 * MB);
  assert.throws(() => unread.answer('a', 1), isTooFast);
});
