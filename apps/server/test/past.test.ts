import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Moment } from '@tafelrunde/protocol';
import { openHouse, Person, playOut, type Window } from './kit.ts';

const house = await openHouse();
const ada = await Person.arrive(house);
const ben = await Person.arrive(house);

/** Ada and Ben at a table, with the match begun. */
async function together() {
  const { id } = await ada.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  const windows: [Window, Window] = [await ada.open(id), await ben.open(id)];
  await windows[1].done({ type: 'sit', seat: 1 });
  await windows[0].done({ type: 'start' });
  return { id, windows };
}

const pastOf = (id: string, viewer: number | string, event: number) =>
  `/api/tables/${id}/past?viewer=${viewer}&event=${event}`;

test('what one has seen can be seen again, exactly as it was, and nothing else', async () => {
  const { id, windows } = await together();
  await playOut([
    { window: windows[0], seat: 0 },
    { window: windows[1], seat: 1 },
  ]);
  const seen = windows[0].heard.filter((message): message is Moment => message.type === 'moment');
  const total = Math.max(...seen.map(({ from, events }) => from + events.length));
  // However soon the dice end it, the match began, went on and ended.
  assert(total > 3);
  for (let event = total - 1; event >= 0; event -= total > 60 ? 7 : 1) {
    const past = await ada.ask<Moment>(pastOf(id, 0, event));
    // Stepping back aside, the last time it was told is when it happened.
    const then = seen.findLast(({ from, events }) => from <= event && event < from + events.length);
    assert.deepEqual(past.view, then?.view, `event ${event}`);
    assert.deepEqual([past.question, past.ticket], [null, null]);
    assert.deepEqual([past.undoable, past.proposable], [0, false]);
    assert(past.from <= event && event < past.from + past.events.length);
  }
  const { code, place } = await ada.refused(pastOf(id, 0, total));
  assert.deepEqual([code, place], ['bad-message', 'event']);
});

test('nobody looks back through the eyes of somebody else while the match is on', async () => {
  const { id } = await together();
  assert.equal((await ben.ask<Moment>(pastOf(id, 1, 0))).viewer, 1);
  assert.equal((await ben.refused(pastOf(id, 0, 0))).code, 'not-your-seat');
  const eve = await Person.arrive(house);
  assert.equal((await eve.refused(pastOf(id, 1, 0))).code, 'not-your-seat');
  assert.equal((await eve.ask<Moment>(pastOf(id, 'watcher', 0))).viewer, 'watcher');
  assert.equal((await eve.refused(pastOf(id, 'watcher', -1))).code, 'bad-message');
  assert.equal((await eve.refused(pastOf('nowhere', 'watcher', 0))).code, 'unknown-table');
});

test('a table that has not begun has no past', async () => {
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  assert.equal((await ada.refused(pastOf(id, 0, 0))).code, 'not-started');
});

test('behind the poker face nobody looks back', async () => {
  const still = await openHouse({ pokerFace: 60_000 });
  const cleo = await Person.arrive(still);
  const { id } = await cleo.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  // The first question of the practice game is put in secret.
  assert.equal((await cleo.refused(pastOf(id, 0, 0))).code, 'too-fast');
});

test('what was taken back is no longer in the past', async () => {
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  await window.play(0);
  const before = await ada.ask<Moment>(pastOf(id, 0, 0));
  await window.done({ type: 'undo', seat: 0, how: 'answer' });
  const after = await ada.request(pastOf(id, 0, before.from + before.events.length - 1));
  assert.equal(after.ok, false);
});
