import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Me, TableSummary } from '@tafelrunde/protocol';
import { hoard } from '@tafelrunde/testing/fixtures';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person, playOut, type Window } from './kit.ts';
import { Tapped } from './wiretap.ts';

const house = await openHouse();

async function carry(person: Person): Promise<string> {
  return (await person.ask<{ code: string }>('/api/me/carry', {})).code;
}

/** What a browser without a cookie gets for a code. */
async function bring(code: unknown): Promise<{ status: number; cookie: string; me: Me }> {
  const response = await fetch(`${house.url}/api/me/carried`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie, me: (await response.json()) as Me };
}

const asking = async (cookie: string): Promise<Me> =>
  (await (await fetch(`${house.url}/api/me`, { headers: { cookie } })).json()) as Me;

test('a code makes another browser the same guest, once', async () => {
  const ada = await Person.arrive(house);
  const code = await carry(ada);
  const phone = await bring(code);
  assert.equal(phone.status, 200);
  assert.deepEqual(phone.me, ada.me);
  assert.deepEqual(await asking(phone.cookie), ada.me);
  assert.deepEqual(await ada.ask('/api/me'), ada.me, 'the first browser stays who it was');
  assert.equal((await bring(code)).status, 404, 'it works once');
  // A new name shows in both.
  await ada.ask('/api/me', { name: 'Ada' }, 'PUT');
  assert.equal((await asking(phone.cookie)).name, 'Ada');
});

test('only the last code counts, and nonsense is nobody', async () => {
  const ada = await Person.arrive(house);
  const [first, second] = [await carry(ada), await carry(ada)];
  assert.equal((await bring(first)).status, 404);
  assert.equal((await bring(second)).status, 200);
  for (const code of ['', 'x'.repeat(22), 'x'.repeat(23), 7, null, "' or 1=1 --------------"])
    assert.notEqual((await bring(code)).status, 200, String(code));
  const unknown = await fetch(`${house.url}/api/me/carry`, { method: 'POST' });
  assert.equal(unknown.status, 401);
});

test('a code is good for ten minutes', async (t) => {
  const ada = await Person.arrive(house);
  const code = await carry(ada);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * 60 * 1000 });
  const late = await bring(code);
  t.mock.timers.reset();
  assert.equal(late.status, 404);
});

test('whoever wants to be forgotten is, and a bot takes the seat', async () => {
  const ada = await Person.arrive(house);
  const ben = await Person.arrive(house);
  await ada.ask('/api/me', { name: 'Ada Lovelace' }, 'PUT');
  const { id } = await ada.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  const window = await ben.open(id);
  await window.done({ type: 'sit', seat: 1 });
  const own = await ada.open(id);
  await own.done({ type: 'start' });
  await own.done({ type: 'chat', text: 'Hello' });
  const waiting = await ada.putUp('hoard', ['me', 'free']);
  const phone = await bring(await carry(ada));

  const gone = await ada.request('/api/me', undefined, 'DELETE');
  assert.equal(gone.status, 204);
  await own.until(() => own.isClosed);
  assert.equal(await own.closed, 4401, 'nobody goes on speaking under that name');
  const names = () => window.heard.flatMap((message) => (message.type === 'chat' ? message.lines : []));
  await window.until(() => names().at(-1)?.name === '–');
  const late = await ben.open(id);
  assert.deepEqual(
    (await late.hears('chat')).lines.map(({ name }) => name),
    ['–'],
  );
  assert.match(gone.headers.get('set-cookie') ?? '', /^tafelrunde=;/);
  assert.notEqual((await ada.ask<Me>('/api/me')).person, ada.me.person);
  assert.notEqual((await asking(phone.cookie)).person, ada.me.person, 'on no device');
  const table = await ben.ask<TableSummary>(`/api/tables/${id}`);
  assert.equal(table.seats[0]?.kind, 'bot');
  assert.doesNotMatch(JSON.stringify(table), /Lovelace/);
  assert.equal((await ben.ask<TableSummary>(`/api/tables/${waiting.id}`)).seats[0]?.kind, 'free');
  await playOut([{ window, seat: 1 }]);
  assert.equal((await ada.request('/api/me', undefined, 'DELETE')).status, 401, 'there is nobody to forget');
});

test('a record one has brought can be thrown away again, by nobody else, and nothing else can', async () => {
  const ada = await Person.arrive(house);
  const ben = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  assert.equal((await ada.refused(`/api/tables/${id}`, undefined, 'DELETE')).code, 'not-imported');
  await playOut([
    { window, seat: 0 },
    { window, seat: 1 },
  ]);
  assert.equal((await ada.refused(`/api/tables/${id}`, undefined, 'DELETE')).code, 'not-imported');
  const record = await (await ada.request(`/api/tables/${id}/record`)).text();
  const brought = await ada.ask<TableSummary>('/api/tables/import', { record });
  const path = `/api/tables/${brought.id}`;
  assert.equal((await ben.refused(path, undefined, 'DELETE')).code, 'not-host');
  assert.equal((await ada.request(path, undefined, 'DELETE')).status, 204);
  assert.equal((await ada.refused(path)).code, 'unknown-table');
  const { mine } = await ada.ask<{ mine: TableSummary[] }>('/api/tables');
  assert.deepEqual(
    mine.map((table) => table.id),
    [id],
  );
});

test('a match that was played on from a record is thrown away by nobody', async () => {
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  const both = (at: Window) => [
    { window: at, seat: 0 },
    { window: at, seat: 1 },
  ];
  await playOut(both(window));
  const record = await (await ada.request(`/api/tables/${id}/record`)).text();
  const seats = [{ who: 'me' }, { who: 'me' }];
  const further = await ada.ask<TableSummary>('/api/tables/import', { record, upTo: 2, seats });
  await playOut(both(await ada.open(further.id)));
  assert.equal((await ada.refused(`/api/tables/${further.id}`, undefined, 'DELETE')).code, 'not-imported');
});

test('whoever is being forgotten creates no table any more', async () => {
  const tapped = await Tapped.open({});
  after(() => tapped.close());
  const ada = await Person.arrive(tapped);
  const forgotten = Promise.withResolvers<void>();
  const forgetting = tapped.hall.forget(ada.me, () => forgotten.promise);
  const plan = { game: 'hoard', seats: [{ who: 'me' }, { who: 'free' }], open: true };
  assert.equal((await ada.refused('/api/tables', plan)).code, 'unknown-guest');
  forgotten.resolve();
  await forgetting;
});

test('tables that no longer open keep nobody from the lobby, and nobody from being forgotten', async () => {
  const dataFolder = await temporaryFolder();
  const before = await openHouse({ dataFolder });
  const [ada, ben] = [await Person.arrive(before), await Person.arrive(before)];
  await ada.ask('/api/me', { name: 'Ada Lovelace' }, 'PUT');
  const seats = [{ who: 'me' }, { who: 'free' }];
  const pack = { pack: 'My box', game: 'hoard', cards: { copper: { points: 2 } } };
  const packed = await ada.ask<TableSummary>('/api/tables', { game: 'hoard', seats, open: true, pack });
  const played = await ada.putUp('tictactoe', ['me', 'free'], { open: true });
  const window = await ben.open(played.id);
  await window.done({ type: 'sit', seat: 1 });
  await (await ada.open(played.id)).done({ type: 'start' });
  await before.close();

  // The game comes back without a card the pack names, the other game not at all.
  const { copper: _copper, ...content } = hoard.content;
  const address = `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard`;
  const games = [{ game: { ...hoard, content } as typeof hoard, address }];
  const house = await openHouse({ dataFolder, games, fixtures: false });
  for (const person of [ada, ben]) person.url = house.url;
  const { open } = await ben.ask<{ open: TableSummary[] }>('/api/tables');
  assert.deepEqual(
    open.map(({ id, pack: name }) => [id, name]),
    [[packed.id, 'My box']],
  );
  // It can be seen as before, and whoever comes to it hears why it does not open.
  assert.equal((await ben.ask<TableSummary>(`/api/tables/${packed.id}`)).pack, 'My box');
  assert.equal((await (await ben.open(packed.id)).hears('refused')).error.code, 'bad-pack');
  assert.equal((await ada.request('/api/me', undefined, 'DELETE')).status, 204);
  await house.close();

  const again = await openHouse({ dataFolder });
  ben.url = again.url;
  for (const [id, kind] of [
    [packed.id, 'free'],
    [played.id, 'bot'],
  ]) {
    const table = await ben.ask<TableSummary>(`/api/tables/${id}`);
    assert.equal(table.seats[0].kind, kind);
    assert.doesNotMatch(JSON.stringify(table), /Lovelace/);
  }
});

test('in a rematch the seat of whoever was forgotten is free', async () => {
  const [ada, ben] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const [a, b] = [await ada.open(id), await ben.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await playOut([
    { window: a, seat: 0 },
    { window: b, seat: 1 },
  ]);
  assert.equal((await ada.request('/api/me', undefined, 'DELETE')).status, 204);
  await b.done({ type: 'rematch' });
  const next = await b.until(() => b.table?.rematch);
  const again = await ben.open(next);
  const { table } = await again.hears('table');
  assert.deepEqual(
    table.seats.map(({ kind }) => kind),
    ['free', 'person'],
  );
  await again.done({ type: 'handOver', seat: 0, to: 'easy' });
  await again.done({ type: 'start' });
});

test('before the match the host may free the seat of somebody who does not come, and nobody else may', async () => {
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Person.arrive(house)));
  const { id } = await ada.putUp('hoard', ['me', 'free', 'free']);
  const [a, b, e] = await Promise.all([ada, ben, eve].map((person) => person.open(id)));
  await b.done({ type: 'sit', seat: 1 });
  await e.done({ type: 'sit', seat: 2 });
  const freed = { type: 'handOver', seat: 1, to: 'free' } as const;
  assert.equal((await e.order(freed))?.code, 'not-your-seat');
  await a.done(freed);
  await b.until(() => b.heard.some((message) => message.type === 'welcome' && message.viewers[0] === 1));
  await b.until(() => b.table?.seats[1].kind === 'free');
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  assert.equal((await a.order(freed))?.code, 'not-your-seat');
});
