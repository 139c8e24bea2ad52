import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goBack } from '../src/table/going-back.ts';

/** What happens when somebody wants to go back, and the server has this against it. */
async function done(undoable: number, code: 'no-undo' | 'offline' | null): Promise<string[]> {
  const log: string[] = [];
  await goBack({
    seat: 0,
    how: 'answer',
    undoable,
    send: ({ type }) => {
      log.push(type);
      return Promise.resolve(code === null ? null : ({ code } as never));
    },
    tell: (trouble) => void log.push(trouble.code),
    dismiss: () => void log.push('dismiss'),
    askOthers: () => void log.push('others'),
  });
  return log;
}

test('one goes back alone where nobody has answered since', async () => {
  assert.deepEqual(await done(1, null), ['undo', 'dismiss']);
  assert.deepEqual(await done(0, null), ['others']);
});

test('where somebody answered in the same moment the others are asked', async () => {
  assert.deepEqual(await done(1, 'no-undo'), ['undo', 'others']);
  assert.deepEqual(await done(1, 'offline'), ['undo', 'offline']);
});
