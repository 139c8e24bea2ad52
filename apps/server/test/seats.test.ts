import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableSummary } from '@tafelrunde/protocol';
import { Kysely, sql } from 'kysely';
import { openEngine } from '../src/store/open.ts';
import type { Schema } from '../src/store/schema.ts';
import { engines, sqlite } from './databases.ts';
import { openHouse, Person, type Window } from './kit.ts';

// Nobody sees two hands of one match, neither at once nor one after the other.

const house = await openHouse();

const people = (count: number, at: { readonly url: string } = house): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => Person.arrive(at)));

/** A match that is on, with everybody in the seat of their number, and whoever only looks on. */
async function atPlay(seated: readonly Person[], watching: readonly Person[]): Promise<[string, Window[]]> {
  const plan = seated.map((_, seat) => (seat === 0 ? 'me' : 'free'));
  const { id } = await seated[0].putUp('hoard', plan);
  const windows: Window[] = [];
  for (const person of [...seated, ...watching]) windows.push(await person.open(id));
  for (const seat of seated.keys()) if (seat > 0) await windows[seat].done({ type: 'sit', seat });
  await windows[0].done({ type: 'start' });
  await windows[0].until(() => windows[0].table?.state === 'playing');
  return [id, windows];
}

test('who has held a seat is remembered after another has sat there', async () => {
  const [ada, bob, cora, eve] = await people(4);
  const [, [a, b, c, e]] = await atPlay([ada, bob, cora], [eve]);
  await a.done({ type: 'leave', seat: 0 });
  await e.done({ type: 'sit', seat: 0 });
  await c.done({ type: 'leave', seat: 2 });
  // Ada knows the hand of seat 0, which is Eve's now.
  assert.equal((await a.order({ type: 'sit', seat: 2 }))?.code, 'second-seat');
  // Eve has got up, too: both may have that seat again, and neither another.
  await e.done({ type: 'leave', seat: 0 });
  for (const window of [a, e]) {
    assert.equal((await window.order({ type: 'sit', seat: 2 }))?.code, 'second-seat');
    await window.done({ type: 'sit', seat: 0 });
    await window.done({ type: 'leave', seat: 0 });
  }
  assert.equal((await b.order({ type: 'sit', seat: 0 }))?.code, 'second-seat');
  assert.equal(b.isClosed, false);
});

test('it makes no difference that a bot has sat there since, and of which kind', async () => {
  const [ada, bob, cora, eve] = await people(4);
  const [, [a, b, , e]] = await atPlay([ada, bob, cora], [eve]);
  await b.done({ type: 'leave', seat: 1 });
  await e.done({ type: 'sit', seat: 1 });
  await e.done({ type: 'handOver', seat: 1, to: 'easy' });
  await e.done({ type: 'handOver', seat: 1, to: 'free' });
  await a.done({ type: 'handOver', seat: 1, to: 'easy' });
  await a.done({ type: 'handOver', seat: 1, to: 'free' });
  await a.done({ type: 'leave', seat: 0 });
  for (const window of [b, e])
    assert.equal((await window.order({ type: 'sit', seat: 0 }))?.code, 'second-seat');
  await b.done({ type: 'sit', seat: 1 });
});

test('who plays two seats at one screen may have both again, and no third', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.ask<TableSummary>('/api/tables', {
    game: 'hoard',
    seats: [{ who: 'me' }, { who: 'here', name: 'Ida' }, { who: 'free' }],
    open: false,
  });
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 2 });
  await a.done({ type: 'start' });
  await a.done({ type: 'leave', seat: 1 });
  await b.done({ type: 'leave', seat: 2 });
  assert.equal((await a.order({ type: 'sit', seat: 2 }))?.code, 'second-seat');
  assert.equal((await b.order({ type: 'sit', seat: 1 }))?.code, 'second-seat');
  await a.done({ type: 'sit', seat: 1 });
});

test('a seat that a bot keeps for somebody is theirs alone to free', async () => {
  const [ada, bob, eve] = await people(3);
  const [, [a, b, e]] = await atPlay([ada, bob], [eve]);
  await b.done({ type: 'handOver', seat: 1, to: 'easy' });
  assert.equal((await a.order({ type: 'handOver', seat: 1, to: 'free' }))?.code, 'seat-kept');
  assert.equal((await e.order({ type: 'sit', seat: 1 }))?.code, 'table-full');
  // How well the bot plays is no secret, and it still keeps the seat.
  await a.done({ type: 'handOver', seat: 1, to: 'normal' });
  assert.equal((await a.order({ type: 'handOver', seat: 1, to: 'free' }))?.code, 'seat-kept');
  // Its owner has it back, or gives it up.
  await b.done({ type: 'sit', seat: 1 });
  await b.done({ type: 'handOver', seat: 1, to: 'easy' });
  await b.done({ type: 'handOver', seat: 1, to: 'free' });
  await e.done({ type: 'sit', seat: 1 });
});

test('a bot in a seat that was given up keeps it for nobody', async () => {
  const [ada, bob, eve] = await people(3);
  const [, [a, b, e]] = await atPlay([ada, bob], [eve]);
  await b.done({ type: 'leave', seat: 1 });
  await a.done({ type: 'handOver', seat: 1, to: 'easy' });
  await a.done({ type: 'handOver', seat: 1, to: 'free' });
  await e.done({ type: 'sit', seat: 1 });
});

test('before the match has begun nobody has seen a hand', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('hoard', ['me', 'free', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await b.done({ type: 'leave', seat: 1 });
  await a.done({ type: 'handOver', seat: 1, to: 'easy' });
  await b.done({ type: 'sit', seat: 2 });
  await a.done({ type: 'start' });
  await b.done({ type: 'leave', seat: 2 });
  await a.done({ type: 'handOver', seat: 1, to: 'free' });
  assert.equal((await b.order({ type: 'sit', seat: 1 }))?.code, 'second-seat');
  await b.done({ type: 'sit', seat: 2 });
});

test('a guest who sits down elsewhere before the match has begun changes places', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('hoard', ['me', 'free', 'free', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  for (const seat of [1, 2]) await b.done({ type: 'sit', seat });
  const kinds = (): string[] | undefined => a.table?.seats.map(({ kind }) => kind);
  await a.until(() => kinds()?.join() === 'person,free,person,free');
  // The host lays the table, and may have several seats at one screen.
  for (const seat of [1, 3]) await a.done({ type: 'sit', seat });
  await a.done({ type: 'start' });
  await b.until(() => b.moments.size > 0);
  assert.deepEqual(
    [...b.moments.keys()].filter((viewer) => viewer !== 'watcher'),
    [2],
  );
});

test('so many people may have held a seat of one match, and nobody new after them', async () => {
  const [ada, bob] = await people(2);
  const [id, [, b]] = await atPlay([ada, bob], []);
  await b.done({ type: 'leave', seat: 1 });
  let refused: string | undefined;
  for (let guests = 0; guests < 70 && refused === undefined; guests++) {
    const [guest] = await people(1);
    const window = await guest.open(id);
    refused = (await window.order({ type: 'sit', seat: 1 }))?.code;
    if (refused === undefined) await window.done({ type: 'leave', seat: 1 });
    await window.close();
  }
  assert.equal(refused, 'table-full');
  await b.done({ type: 'sit', seat: 1 });
});

test('a seat somebody left no longer says their name once they want to be forgotten', async () => {
  const [ada, bob] = await people(2);
  const [id, [a, b]] = await atPlay([ada, bob], []);
  await bob.ask('/api/me', { name: 'Bob of the Hill' }, 'PUT');
  await b.done({ type: 'leave', seat: 1 });
  assert.equal((await bob.request('/api/me', undefined, 'DELETE')).status, 204);
  await a.done({ type: 'handOver', seat: 1, to: 'easy' });
  assert.doesNotMatch(JSON.stringify(await ada.ask(`/api/tables/${id}`)), /Bob of the Hill/);
});

for (const { name, place: emptyPlace } of engines) {
  describe(`hands on ${name}`, () => {
    test('who has held a seat is remembered over a restart and by another server', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const everybody = await people(4, houses[0]);
      const [ada, bob, cora, eve] = everybody;
      const [id, [a, , c, e]] = await atPlay([ada, bob, cora], [eve]);
      // The other server knows the table before Ada leaves it.
      for (const person of everybody) person.url = houses[1].url;
      const elsewhere = await ada.open(id);
      await elsewhere.until(() => elsewhere.moments.get(0));
      await a.done({ type: 'leave', seat: 0 });
      await e.done({ type: 'sit', seat: 0 });
      await c.done({ type: 'leave', seat: 2 });
      const code = async (window: Window): Promise<string | undefined> =>
        (await window.order({ type: 'sit', seat: 2 }))?.code;
      // There Ada still sits, until that server wants to write and reads what the other wrote.
      assert.equal((await elsewhere.order({ type: 'leave', seat: 0 }))?.code, 'stale');
      assert.equal(await code(elsewhere), 'second-seat');
      await houses[0].close();
      await houses[1].close();
      const again = await openHouse({ ...place });
      for (const person of everybody) person.url = again.url;
      assert.equal(await code(await ada.open(id)), 'second-seat');
      assert.equal(await code(await cora.open(id)), undefined);
    });
  });
}

test('a match from before holders were kept knows who sits there and who left last', async () => {
  const place = await sqlite.place();
  const first = await openHouse(place);
  const [ada, bob, cora] = await people(3, first);
  const [id, [, b]] = await atPlay([ada, bob, cora], []);
  await b.done({ type: 'leave', seat: 1 });
  await first.close();
  const engine = await openEngine(place);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await sql`update tables set holders = null`.execute(db);
  await db.destroy();
  const again = await openHouse(place);
  for (const person of [ada, bob, cora]) person.url = again.url;
  const [b2, c2] = [await bob.open(id), await cora.open(id)];
  await c2.done({ type: 'leave', seat: 2 });
  assert.equal((await c2.order({ type: 'sit', seat: 1 }))?.code, 'second-seat');
  assert.equal((await b2.order({ type: 'sit', seat: 2 }))?.code, 'second-seat');
  await b2.done({ type: 'sit', seat: 1 });
});
