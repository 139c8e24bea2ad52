import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentTo, readRecord, verify } from '@tafelrunde/engine';
import { Commitments } from '@tafelrunde/host/internals';
import type { TableSummary } from '@tafelrunde/protocol';
import { hoard } from '@tafelrunde/testing/fixtures';
import { openHouse, Person, playOut } from './kit.ts';

const house = await openHouse();
const nonce = 'my own luck 4711';
const wish = { game: 'hoard', options: { goal: 8 }, open: false };
const withBot = [{ who: 'me' }, { who: 'bot', level: 'easy' }];

const promised = async (person: Person): Promise<string> =>
  (await person.ask<{ commitment: string }>('/api/chance', {})).commitment;

test('a table that begins at once: the secret is committed to before the nonce is sent', async () => {
  const ada = await Person.arrive(house);
  const commitment = await promised(ada);
  const chance = { commitment, nonce };
  const table = await ada.ask<TableSummary>('/api/tables', { ...wish, seats: withBot, chance });
  assert.equal(table.state, 'playing');
  assert.deepEqual(table.fairness, { commitment, nonces: [nonce], secret: null });
  const window = await ada.open(table.id);
  await playOut([{ window, seat: 0 }]);
  assert.equal(commitmentTo(window.table?.fairness.secret ?? ''), commitment);
  const record = readRecord(await (await ada.request(`/api/tables/${table.id}/record`)).text());
  assert.deepEqual(record.fairness.nonces, [nonce]);
  verify(hoard, record);
  // The nonce is part of the chance, not only written beside it.
  assert.throws(() => verify(hoard, { ...record, fairness: { ...record.fairness, nonces: [] } }));
});

test('a promise is good for one table of whoever it was made to', async () => {
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const commitment = await promised(ada);
  const order = { ...wish, seats: withBot, chance: { commitment, nonce } };
  const foreign = await bob.refused('/api/tables', order);
  assert.deepEqual([foreign.code, foreign.place], ['unknown-commitment', 'chance.commitment']);
  // A wish that cannot be does not use it up.
  assert.equal((await ada.refused('/api/tables', { ...order, options: { goal: 1 } })).code, 'bad-option');
  await ada.ask('/api/tables', order);
  assert.equal((await ada.refused('/api/tables', order)).code, 'unknown-commitment');
  const short = await ada.refused('/api/tables', { ...order, chance: { commitment, nonce: 'short' } });
  assert.deepEqual([short.code, short.place], ['bad-message', 'chance.nonce']);
});

test('a table that waits: everybody sees the commitment before adding to it, and nobody adds later', async () => {
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const table = await ada.ask<TableSummary>('/api/tables', {
    ...wish,
    seats: [{ who: 'me' }, { who: 'free' }],
    chance: { commitment: await promised(ada), nonce },
  });
  const { commitment } = table.fairness;
  const [a, b] = [await ada.open(table.id), await bob.open(table.id)];
  assert.equal((await b.until(() => b.table)).fairness.commitment, commitment);
  await b.done({ type: 'sit', seat: 1, nonce: 'bobs own luck' });
  await a.done({ type: 'start' });
  await b.until(() => b.table?.state === 'playing');
  assert.deepEqual(b.table?.fairness, { commitment, nonces: [nonce, 'bobs own luck'], secret: null });
  const late = await b.order({ type: 'sit', seat: 1, nonce: 'too late for that' });
  assert.equal(late?.code, 'already-started');
});

test('a rematch: alone it begins at once with what one adds, together it waits for the others', async () => {
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const alone = await ada.putUp('hoard', ['me', 'easy'], { options: { goal: 8 } });
  let a = await ada.open(alone.id);
  await playOut([{ window: a, seat: 0 }]);
  const commitment = await promised(ada);
  await a.done({ type: 'rematch', chance: { commitment, nonce } });
  const again = await ada.ask<TableSummary>(`/api/tables/${await a.until(() => a.table?.rematch)}`);
  assert.equal(again.state, 'playing');
  assert.deepEqual(again.fairness, { commitment, nonces: [nonce], secret: null });

  const both = await ada.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  a = await ada.open(both.id);
  let b = await bob.open(both.id);
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await playOut([
    { window: a, seat: 0 },
    { window: b, seat: 1 },
  ]);
  await b.done({ type: 'rematch' });
  const id = await a.until(() => a.table?.rematch);
  [a, b] = [await ada.open(id), await bob.open(id)];
  assert.equal((await a.until(() => a.table)).state, 'waiting');
  await a.done({ type: 'sit', seat: 0, nonce });
  await b.done({ type: 'start' });
  await a.until(() => a.table?.state === 'playing');
  assert.deepEqual(a.table?.fairness.nonces, [nonce]);
});

test('promises are forgotten in time, and nobody can have many', () => {
  let now = 0;
  const promises = new Commitments(() => now);
  const first = promises.make('ada');
  const others = Array.from({ length: 8 }, () => promises.make('ada'));
  assert.throws(() => promises.use('ada', first));
  assert.equal(commitmentTo(promises.use('ada', others[0]).secret), others[0]);
  now = 3_600_001;
  assert.throws(() => promises.use('ada', others[1]));
});
