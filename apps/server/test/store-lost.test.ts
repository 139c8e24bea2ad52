import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAnswer } from '@tafelrunde/engine';
import type { ServerOptions } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { emptyPostgres } from './databases.ts';
import { openHouse, Person } from './kit.ts';
import { Line } from './line.ts';
import { isCode, row, sample } from './stored.ts';

const nowhere = '/nowhere';

/** A house at the end of a line, and the store it stands on, reached by another way. */
async function houseOnALine(options: Partial<ServerOptions> = {}) {
  const databaseUrl = await emptyPostgres();
  const line = await Line.to(databaseUrl);
  const house = await openHouse({ dataFolder: nowhere, databaseUrl: line.url, ...options });
  const store = await openStore({ dataFolder: nowhere, databaseUrl });
  return { line, house, store };
}

const answersIn = async (store: Store, id: string): Promise<unknown[]> =>
  (await store.tables.entries(id)).rows.flatMap(({ entry }) => (isAnswer(entry) ? [entry.answer] : []));

test('a store whose line is cut refuses everything with one word, and works again when it is mended', async () => {
  const databaseUrl = await emptyPostgres();
  const line = await Line.to(databaseUrl);
  const store = await openStore({ dataFolder: nowhere, databaseUrl: line.url });
  await store.tables.create(sample);
  line.cut();
  assert.equal(await store.check(), false);
  await assert.rejects(store.tables.commit(sample, { append: [row(0)] }), isCode('DATABASE_UNAVAILABLE'));
  await assert.rejects(store.tables.table('t1'), isCode('DATABASE_UNAVAILABLE'));
  await assert.rejects(store.guests.rename('ada', 'Eve'), isCode('DATABASE_UNAVAILABLE'));
  line.mend();
  assert.deepEqual(await store.tables.table('t1'), sample);
  void line.breakAtCommit('lost');
  await assert.rejects(
    store.tables.commit(sample, { append: [row(0)], table: { state: 'over' } }),
    isCode('DATABASE_UNAVAILABLE'),
  );
  line.mend();
  assert.deepEqual(await store.tables.table('t1'), sample);
  assert.deepEqual((await store.tables.entries('t1')).rows, []);
  await store.tables.commit(sample, { append: [row(0)] });
  await store.close();
});

test('an answer that could not be written has not happened, and play goes on by itself', async () => {
  const { line, house, store } = await houseOnALine();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  const { ticket, question } = await window.question(0);
  const { view } = window.moments.get(0)!;
  void line.breakAtCommit('lost');
  const order = { type: 'answer', seat: 0, ticket, answer: question.options[0].id } as const;
  assert.equal((await window.order(order))?.code, 'unavailable');
  assert.equal((await window.order(order))?.code, 'unavailable');
  assert.equal((await window.order({ type: 'chat', text: 'hallo?' }))?.code, 'unavailable');
  // Anybody who joins meanwhile sees the table as it was last stored.
  const late = await ada.open(id);
  // What is said to a window comes in order: after this reply it has heard everything.
  assert.equal((await late.order({ type: 'chat', text: 'hier?' }))?.code, 'unavailable');
  assert.equal(late.table?.state, 'playing');
  assert.deepEqual([...late.moments], []);
  line.mend();
  const again = await window.question(0, ticket);
  assert.deepEqual(window.moments.get(0)!.view, view);
  assert.deepEqual((await late.until(() => late.moments.get(0))).view, view);
  assert.deepEqual(await answersIn(store, id), []);
  assert.equal((await window.order(order))?.code, 'stale');
  await window.done({ ...order, ticket: again.ticket });
  assert.deepEqual(await answersIn(store, id), [order.answer]);
  await store.close();
});

test('an answer that was written although nobody heard of it may be sent again', async () => {
  const { line, house, store } = await houseOnALine();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  const { ticket, question } = await window.question(0);
  void line.breakAtCommit('unheard');
  const order = { type: 'answer', seat: 0, ticket, answer: question.options[0].id } as const;
  assert.equal((await window.order(order))?.code, 'unavailable');
  line.mend();
  await window.question(1);
  assert.equal(await window.order(order), null);
  assert.deepEqual(await answersIn(store, id), [order.answer]);
  assert.equal(await window.play(1), null);
  await store.close();
});

test('a match that could not begin begins later', async () => {
  const { line, house, store } = await houseOnALine();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const window = await ada.open(id);
  await window.done({ type: 'sit', seat: 1 });
  void line.breakAtCommit('lost');
  assert.equal((await window.order({ type: 'start' }))?.code, 'unavailable');
  line.mend();
  assert.deepEqual((await store.tables.table(id))?.state, 'waiting');
  await window.done({ type: 'start' });
  await window.question(0);
  await store.close();
});

test('a bot whose answer was lost thinks again', async () => {
  const { line, house, store } = await houseOnALine();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'easy']);
  const window = await ada.open(id);
  const { ticket } = await window.question(0);
  const broken = line.breakAtCommit('lost', 1);
  assert.equal(await window.play(0), null);
  await broken;
  line.mend();
  await window.question(0, ticket);
  assert.equal((await answersIn(store, id)).length, 2);
  await store.close();
});

test('a clock that could not be rung out is rung out later', async () => {
  let time = Date.UTC(2030, 0, 1);
  const { line, house, store } = await houseOnALine({ now: () => time });
  const ada = await Person.arrive(house);
  const clock = { kind: 'turn', seconds: 60, atEnd: 'bot' } as const;
  const { id } = await ada.putUp('tictactoe', ['me', 'me'], { clock });
  const window = await ada.open(id);
  await window.question(0);
  const broken = line.breakAtCommit('lost');
  time += 60_000;
  await broken;
  assert.equal(window.table?.seats[0].kind, 'person');
  line.mend();
  const passing = setInterval(() => (time += 500), 50);
  await window.until(() => window.table?.seats[0].kind === 'bot');
  clearInterval(passing);
  await store.close();
});

test('without its database a server says so, and recovers', async () => {
  const { line, house, store } = await houseOnALine();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const health = async () => {
    const response = await fetch(`${house.url}/health`);
    return (await response.json()) as { readonly status: string; readonly database: string };
  };
  assert.equal((await health()).database, 'postgres');
  assert.equal((await health()).status, 'ok');
  line.cut();
  const { status, code } = await ada.refused('/api/tables', {
    game: 'tictactoe',
    seats: [{ who: 'me' }, { who: 'me' }],
    open: false,
  });
  assert.deepEqual({ status, code }, { status: 503, code: 'unavailable' });
  assert.equal((await fetch(`${house.url}/health`)).status, 503);
  // A table that is not in memory cannot be opened now: the window is told to come again.
  const window = await ada.open('somewhere-else');
  assert.equal((await window.hears('refused')).error.code, 'unavailable');
  assert.equal(await window.closed, 1013);
  line.mend();
  assert.equal((await health()).status, 'ok');
  assert.equal(await (await ada.open(id)).play(0), null);
  await store.close();
});
