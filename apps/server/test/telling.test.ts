import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Listener, perform } from '@tafelrunde/host';
import { wireTicket } from '@tafelrunde/host/internals';
import type { Moment, ServerMessage } from '@tafelrunde/protocol';
import { fixtureGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { quickFolder } from './folders.ts';
import { hallOn } from './halls.ts';

const ada = { person: 'ada', name: 'Ada' };
const ben = { person: 'ben', name: 'Ben' };

/** A window, and every moment it was told. */
function windowOf(me: typeof ada): { readonly listener: Listener; readonly moments: Moment[] } {
  const moments: Moment[] = [];
  const listener = new Listener(me, (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'moment') moments.push(message);
  });
  return { listener, moments };
}

test('who comes while an answer is being stored neither sees it nor shows it to anybody before it is kept', async () => {
  const store = await openStore({ dataFolder: await quickFolder() });
  after(() => store.close());
  let held: Promise<void> | null = null;
  const commit = store.tables.commit.bind(store.tables);
  store.tables.commit = async (...change) => {
    await held;
    await commit(...change);
  };
  const hall = hallOn(store, await fixtureGames());
  const { id } = await hall.create(ada, {
    game: 'tictactoe',
    options: {},
    seats: [{ who: 'me' }, { who: 'me' }],
    open: false,
  });
  const table = await hall.open(id);
  const watching = windowOf(ben);
  table.join(watching.listener);
  assert.equal(watching.moments.length, 1);
  const [seat] = table.match!.waiting;
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const told: string[] = [];
  const answering = perform(
    hall,
    table,
    ada,
    {
      type: 'answer',
      id: 'a',
      seat,
      ticket: wireTicket(table.match!, seat, table.run),
      answer: table.match!.wire(seat)!.options[0].id,
    },
    () => told.push(`acknowledged after ${watching.moments.length} moment`),
  );
  while (table.match!.entries.length === 0) await new Promise((done) => setImmediate(done));
  const late = windowOf({ person: 'cleo', name: 'Cleo' });
  table.join(late.listener);
  assert.deepEqual([watching.moments.length, late.moments.length], [1, 0]);
  resolve();
  await answering;
  await table.exclusively(async () => {});
  assert.deepEqual(told, ['acknowledged after 1 moment']);
  assert.deepEqual([watching.moments.length, late.moments.length], [2, 1]);
  assert.deepEqual(late.moments[0].view, watching.moments[1].view);
});

test('what a window claims to hold of somebody else’s hand is not even compared', async () => {
  const store = await openStore({ dataFolder: await quickFolder() });
  after(() => store.close());
  const hall = hallOn(store, await fixtureGames());
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, level: 'easy' as const }];
  const { id } = await hall.create(ada, { game: 'hoard', options: {}, seats, open: false });
  const table = await hall.open(id);
  const match = table.match!;
  const compared: unknown[] = [];
  const told = match.told.bind(match);
  match.told = (viewer, from) => {
    compared.push(viewer);
    return told(viewer, from);
  };
  const marks = Object.fromEntries(['0', '1', 'watcher', '99'].map((viewer) => [viewer, ['5f1c09aa']]));
  const seen = { '0': 3, '1': 3, watcher: 3, '99': 3 };
  for (const [me, viewer] of [
    [ada, 0],
    [ben, 'watcher'],
  ] as const) {
    const { listener, moments } = windowOf(me);
    table.join(listener, { seen, marks });
    assert.deepEqual([...new Set(compared.splice(0))], [viewer]);
    assert.deepEqual(
      moments.map((moment) => [moment.viewer, moment.from]),
      [[viewer, 0]],
    );
    table.leave(listener);
  }
});
