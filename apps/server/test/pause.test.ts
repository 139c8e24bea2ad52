import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '@tafelrunde/protocol';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person } from './kit.ts';

const MINUTE = 60_000;

/** A laptop whose lid can be closed: wall and machine go on, the server does not. */
async function laptop(thinking: Clock = { kind: 'turn', seconds: 60, atEnd: 'bot' }) {
  const begin = Date.UTC(2030, 0, 1);
  const clock = { wall: begin, machine: begin };
  const dataFolder = await temporaryFolder();
  const house = await openHouse({ dataFolder, now: () => clock.wall, machine: () => clock.machine });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('tictactoe', ['me', 'free'], {
    clock: thinking,
  });
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await a.question(0);
  const sleep = (milliseconds: number): void => {
    clock.wall += milliseconds;
    clock.machine += milliseconds;
  };
  return { clock, sleep, a, b, id, dataFolder };
}

test('nobody loses time while the server is paused', async () => {
  const { clock, sleep, a, b, id, dataFolder } = await laptop();
  const { since } = await a.until(() => a.table?.times ?? null);
  clock.wall += 20_000;
  // The lid is closed for an hour.
  sleep(60 * MINUTE);
  const times = await b.until(() => b.table?.times?.since !== since && b.table?.times);
  assert.deepEqual(times, { left: [MINUTE, MINUTE], running: [0], since: since + 60 * MINUTE, common: null });
  assert.equal(b.table?.seats[0].kind, 'person');
  // The store knows it, too.
  const store = await openStore({ dataFolder });
  for (;;) {
    const ends = (await store.clocks.running()).find((one) => one.id === id)?.ends;
    if (ends === since + 61 * MINUTE) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  await store.close();
  // What is left of the minute runs on.
  clock.wall += 40_000;
  await b.until(() => b.table?.seats[0].kind === 'bot');
});

test('an answer that is read before anything else after a pause costs no time either', async () => {
  const { sleep, a, b } = await laptop({ kind: 'bank', seconds: 60, increment: 0, atEnd: 'bot' });
  sleep(60 * MINUTE);
  assert.equal(await a.play(0), null);
  const times = await b.until(() => b.table?.times?.running[0] === 1 && b.table.times);
  assert.deepEqual(times.left, [MINUTE, MINUTE]);
  assert.equal(a.table?.seats[0].kind, 'person');
});
