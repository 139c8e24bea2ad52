import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableSummary } from '@tafelrunde/protocol';
import { Kysely, sql } from 'kysely';
import { openEngine, openStore, type Place } from '../src/store/open.ts';
import type { Schema } from '../src/store/schema.ts';
import { fixtureGames } from '../src/games.ts';
import { engines, sqlite } from './databases.ts';
import { hallOn } from './halls.ts';
import { openHouse, Person } from './kit.ts';
import { sample } from './stored.ts';

const ada = { person: 'ada', name: 'Ada' };

/** One statement past the store. */
async function write(place: Place, statement: ReturnType<typeof sql>): Promise<void> {
  const engine = await openEngine(place);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await statement.execute(db);
  await db.destroy();
}

for (const { name, place: emptyPlace } of engines) {
  describe(`the lobby on ${name}`, () => {
    test('has room for everybody, however many tables one of them puts up', async () => {
      const store = await openStore(await emptyPlace());
      const put = (id: string, host: string, createdAt: number): Promise<void> =>
        store.tables.create({ ...sample, id, host, createdAt });
      await put('old', 'bob', 1000);
      for (let i = 0; i < 12; i++) await put(`many${i}`, 'eve', 2000 + i);
      await put('older', 'cora', 500);
      const listed = (await store.tables.openTables(5)).map(({ id }) => id);
      // The newest first, as ever.
      assert.deepEqual(listed, ['many11', 'many10', 'many9', 'old', 'older']);
      await store.close();
    });

    test('goes on without what cannot be read, and says so once', async () => {
      const place = await emptyPlace();
      const store = await openStore(place);
      const fine = { ...sample, game: 'hoard' };
      const broken = ['options', 'nonces', 'asked', 'origin', 'result', 'times', 'since', 'holders'];
      for (const id of ['fine', ...broken]) await store.tables.create({ ...fine, id });
      for (const column of broken)
        await write(place, sql`update tables set ${sql.ref(column)} = '{"half' where id = ${column}`);
      await store.tables.create({ ...fine, id: 'empty' });
      await write(place, sql`delete from seats where table_id = 'empty'`);
      await store.tables.create({ ...fine, id: 'odd' });
      await write(place, sql`update tables set asked = 'null' where id = 'odd'`);
      await store.tables.create({ ...fine, id: 'half' });
      const half = JSON.stringify({ until: Date.now() + 4000 });
      await write(place, sql`update tables set shown = ${half} where id = 'half'`);
      const said: object[] = [];
      const log = { info: () => {}, warn: () => {}, error: (fields: object) => void said.push(fields) };
      const services = { store, metrics: { answered: () => {} }, pokerFace: 0, log };
      const hall = hallOn(store, await fixtureGames(), { services });
      for (let looks = 0; looks < 3; looks++) {
        const { open, mine } = await hall.list(ada);
        assert.deepEqual([open.map(({ id }) => id), mine.map(({ id }) => id)], [['fine'], ['fine']]);
      }
      assert.deepEqual(
        said.map((fields) => ('table' in fields ? String(fields.table) : '')).toSorted(),
        ['empty', 'odd', 'half', ...broken].toSorted(),
      );
      await store.close();
    });

    test('is shown, and its tables one by one, whatever stands in their rows', async () => {
      const place = await emptyPlace();
      const store = await openStore(place);
      const columns =
        'options nonces asked origin result times holders renewal resigned proposal shown clock'.split(' ');
      const documents = ['null', '{}', '[]', '"x"', '[null]', '[[null]]', '{"until":"later"}', 'junk'];
      const ids: string[] = [];
      for (const column of columns)
        for (const [number, document] of documents.entries()) {
          const id = `${column}-${number}`;
          ids.push(id);
          await store.tables.create({ ...sample, game: 'hoard', id, host: id });
          await write(place, sql`update tables set ${sql.ref(column)} = ${document} where id = ${id}`);
        }
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const services = { store, metrics: { answered: () => {} }, pokerFace: 0, log };
      const hall = hallOn(store, await fixtureGames(), { services });
      assert(JSON.stringify(await hall.list(ada)).length > 2);
      let [shown, unreadable] = [0, 0];
      for (const id of ids)
        await hall.summary(id).then(
          () => shown++,
          () => unreadable++,
        );
      assert(shown > columns.length && unreadable > columns.length);
      await store.close();
    });

    test('one table whose clock cannot be read keeps no server from starting', async () => {
      const place = await emptyPlace();
      const store = await openStore(place);
      for (const id of ['fine', 'broken', 'odd']) await store.tables.create({ ...sample, id });
      const ends = '2030-01-01T00:00:00.000Z';
      const times = JSON.stringify({ left: [5000], running: [0], since: 0, common: null });
      await write(place, sql`update tables set clock_ends = ${ends}, times = ${times}`);
      await write(place, sql`update tables set times = '{"half' where id = 'broken'`);
      await write(place, sql`update tables set times = '{"left":[1]}', asked = '{"half' where id = 'odd'`);
      await store.notices.addWebhook({
        id: 'w',
        person: 'ada',
        url: 'https://example.org',
        secret: 's',
        createdAt: 1,
      });
      assert.deepEqual((await store.notices.tablesToTell()).toSorted(), ['broken', 'fine']);
      await store.clocks.skipAbsence(1000, 2000);
      assert.notEqual((await store.tables.table('fine'))?.times?.since, 0);
      await store.close();
    });

    test('names the content pack of a table without reading it', async () => {
      const place = await emptyPlace();
      const store = await openStore(place);
      await store.tables.create({ ...sample, game: 'hoard' });
      await write(place, sql`update tables set pack = '{"half'`);
      const hall = hallOn(store, await fixtureGames());
      assert.deepEqual(
        (await hall.list(ada)).open.map(({ pack }) => pack),
        ['My box'],
      );
      await store.close();
    });
  });
}

test('whatever somebody puts up, a lobby stays small: names of packs have a limit, and packs as a whole', async () => {
  const house = await openHouse();
  const person = await Person.arrive(house);
  const order = { game: 'hoard', seats: [{ who: 'me' }, { who: 'free' }], open: true };
  const pack = (more: object): object => ({
    ...order,
    pack: { pack: 'x', game: 'hoard', cards: {}, ...more },
  });
  await person.ask('/api/tables', pack({ pack: 'x'.repeat(80) }));
  const long = await person.refused('/api/tables', pack({ pack: 'x'.repeat(81) }));
  assert.deepEqual([long.code, long.place], ['bad-pack', 'pack.pack']);
  const { open } = await person.ask<{ open: TableSummary[] }>('/api/tables');
  assert.deepEqual(
    open.map(({ pack: name }) => name?.length),
    [80],
  );
  // Nor does a name turn around what stands beside it.
  for (const [name, shown] of [
    ['\u202exob\u202c', 'xob'],
    ['\u2066', '–'],
  ])
    assert.equal((await person.ask<TableSummary>('/api/tables', pack({ pack: name }))).pack, shown);
  // Nor does what is printed on its cards, which whoever comes to the table reads.
  const texts = {
    de: { gold: { name: '\u202edloG\u200b', text: 'Zwei\u2066 Zeilen,\nsonst  nichts\u0007' } },
  };
  const { id } = await person.ask<TableSummary>('/api/tables', pack({ texts }));
  const shown = await person.ask<{ texts: unknown }>(`/api/tables/${id}/pack`);
  assert.deepEqual(shown.texts, {
    de: { gold: { name: 'dloG', text: 'Zwei Zeilen,\nsonst nichts' } },
  });
});

test('nobody fills the lobby by coming as many guests', async () => {
  const house = await openHouse({ openPace: { perSecond: 0.001, burst: 2 } });
  const create = async (open: boolean, seats: number): Promise<string> => {
    const plan = Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? 'me' : 'free' }));
    const response = await (
      await Person.arrive(house)
    ).request('/api/tables', { game: 'hoard', seats: plan, open });
    return response.ok ? 'done' : ((await response.json()) as { error: { code: string } }).error.code;
  };
  // What is refused anyway does not count.
  assert.equal(await create(true, 16), 'bad-seats');
  assert.deepEqual([await create(true, 2), await create(true, 2)], ['done', 'done']);
  assert.equal(await create(true, 2), 'too-many-tables');
  assert.equal(await create(false, 2), 'done');
});

test('so many tables and hard bots within a day, and no more', async () => {
  const house = await openHouse({ quotas: { tables: 5, unfinished: 3, hardBots: 2 } });
  const [one, two] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await one.putUp('hoard', ['me', 'free', 'hard']);
  const code = async (
    seats: readonly ('me' | 'free' | 'easy' | 'hard')[],
    who = one,
  ): Promise<string | null> => {
    const plan = seats.map((seat) =>
      seat === 'me' || seat === 'free' ? { who: seat } : { who: 'bot', level: seat },
    );
    const response = await who.request('/api/tables', { game: 'hoard', seats: plan, open: false });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error: { code: string } };
    return `${response.status} ${error.code}`;
  };
  assert.equal(await code(['me', 'hard', 'hard']), '429 too-many-hard-bots');
  // Nor by the back door.
  const window = await one.open(id);
  await window.done({ type: 'handOver', seat: 1, to: 'hard' });
  await window.done({ type: 'handOver', seat: 1, to: 'hard' });
  await window.done({ type: 'handOver', seat: 2, to: 'easy' });
  await window.done({ type: 'handOver', seat: 2, to: 'hard' });
  await window.done({ type: 'handOver', seat: 2, to: 'easy' });
  assert.equal(await code(['me', 'hard']), null);
  assert.equal((await window.order({ type: 'handOver', seat: 2, to: 'hard' }))?.code, 'too-many-hard-bots');
  // Several at once count like one after the other.
  const codes = await Promise.all(Array.from({ length: 4 }, () => code(['me', 'free'])));
  assert.deepEqual(codes.map(String).toSorted(), [
    '429 too-many-tables',
    '429 too-many-tables',
    '429 too-many-tables',
    'null',
  ]);
  assert.equal(await code(['me', 'hard', 'hard'], two), null, 'nobody else is refused');
});

test('records to look at count, too, and what is refused is refused before it is replayed', async () => {
  const place = await sqlite.place();
  const house = await openHouse({ ...place, quotas: { tables: 3, unfinished: 1, hardBots: 0 } });
  const person = await Person.arrive(house);
  const { id } = await person.putUp('tictactoe', ['me', 'me']);
  const window = await person.open(id);
  while (window.table?.state !== 'over') {
    const seat = await window.until(
      () => window.table?.state === 'over' || [0, 1].find((own) => window.moments.get(own)?.ticket),
    );
    if (typeof seat === 'number') await window.play(seat);
  }
  const record = await (await person.request(`/api/tables/${id}/record`)).text();
  await person.ask('/api/tables/import', { record });
  assert.equal((await person.refused('/api/tables/import', { record, upTo: 99_999 })).code, 'bad-message');
  await person.ask('/api/tables/import', { record });
  for (const [path, body] of [
    ['/api/tables/import', { record }],
    ['/api/tables/import', { record, upTo: 1 }],
    [`/api/tables/${id}/fork`, { at: 1, seats: [{ who: 'me' }, { who: 'me' }] }],
    ['/api/tables', { game: 'tictactoe', seats: [{ who: 'me' }, { who: 'me' }], open: false }],
  ] as const)
    assert.equal((await person.refused(path, body)).code, 'too-many-tables', path);
  assert.equal((await window.order({ type: 'rematch' }))?.code, 'too-many-tables');
});
