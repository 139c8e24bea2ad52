import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Change, StoredSeat, StoredTable } from '@tafelrunde/host';
import { openStore } from '../src/store/open.ts';
import { engines } from './databases.ts';
import { isCode, row, sample } from './stored.ts';

const GIVEN_UP: StoredSeat = { kind: 'free', left: { person: 'p1', name: 'Ada', here: false } };
const noon = () => new Date('2026-11-15T12:00:00Z');

for (const { name, place: emptyPlace } of engines) {
  describe(`the store on ${name}`, () => {
    test('a table is what was written, also after the store was closed', async () => {
      const place = await emptyPlace();
      const store = await openStore(place, noon);
      assert.equal(store.engine.name, name);
      assert.equal(await store.check(), true);
      await store.tables.create(sample, { append: [row(0), row(1), row(2)] });
      const entry = { stop: 'shield', seat: 1, on: true };
      await store.tables.commit(sample, {
        append: [{ number: 3, entry, ticket: null }],
        takenBack: [1],
        table: { state: 'over', result: { how: 'deck', winners: [1] }, asked: [] },
        seats: new Map<number, StoredSeat>([
          [0, GIVEN_UP],
          [3, { kind: 'bot', level: 'normal', name: 'Kobold', standsFor: null }],
        ]),
        savedAnswers: [{ seat: 0, prompt: 'act', answer: ['rest'] }],
      });
      await store.close();

      const again = await openStore(place);
      assert.deepEqual(await again.tables.table('t1'), {
        ...sample,
        state: 'over',
        result: { how: 'deck', winners: [1] },
        asked: [],
        seats: sample.seats
          .with(0, GIVEN_UP)
          .with(3, { kind: 'bot', level: 'normal', name: 'Kobold', standsFor: null }),
        revision: 1,
      });
      assert.deepEqual(await again.tables.entries('t1'), {
        rows: [row(0), row(2), { number: 3, entry, ticket: null }],
        next: 4,
      });
      assert.deepEqual(await again.tables.savedAnswers('t1'), [{ seat: 0, prompt: 'act', answer: ['rest'] }]);
      assert.deepEqual(await again.tables.entries('nobody'), { rows: [], next: 0 });
      assert.equal(await again.tables.table('nobody'), undefined);
      assert.equal(await again.tables.checkpoint('t1'), null);
      await again.close();
    });

    test('a change is kept as a whole or not at all', async () => {
      const store = await openStore(await emptyPlace());
      await store.tables.create(sample, { append: [row(0)] });
      const twice = { table: { state: 'over' }, takenBack: [0], append: [row(0)] } as const;
      await assert.rejects(store.tables.commit(sample, twice), isCode('ENTRY_EXISTS'));
      assert.deepEqual(await store.tables.table('t1'), sample);
      assert.deepEqual((await store.tables.entries('t1')).rows, [row(0)]);
      await assert.rejects(store.tables.create(sample), isCode('TABLE_EXISTS'));
      await assert.rejects(
        store.tables.create({ ...sample, id: 't2' }, { append: [row(0), row(0)] }),
        isCode('ENTRY_EXISTS'),
      );
      assert.equal(await store.tables.table('t2'), undefined);
      await assert.rejects(
        store.tables.commit({ id: 't2', revision: 0 }, { table: { state: 'over' } }),
        isCode('TABLE_UNKNOWN'),
      );
      await store.close();
    });

    test('of those who know the same revision one is right, whatever they want to write', async () => {
      const store = await openStore(await emptyPlace());
      const changes: readonly Change[] = [
        { append: [row(0)] },
        { takenBack: [0] },
        { table: { state: 'over' } },
        { seats: new Map([[3, { kind: 'free' }]]) },
        { savedAnswers: [{ seat: 0, prompt: 'act', answer: 'rest' }] },
        {},
      ];
      for (const [i, mine] of changes.entries()) {
        for (const [j, theirs] of changes.entries()) {
          const table = { ...sample, id: `t${i}-${j}` };
          await store.tables.create(table);
          await store.tables.commit(table, mine);
          await assert.rejects(store.tables.commit(table, theirs), isCode('TABLE_CHANGED'));
          assert.equal((await store.tables.table(table.id))?.revision, 1);
        }
      }
      await store.close();
    });

    test('two servers that write the same number at the same time: one is refused, and all of its change', async () => {
      const place = await emptyPlace();
      const [one, two] = [await openStore(place), await openStore(place)];
      await one.tables.create(sample);
      for (let number = 0; number < 30; number++) {
        const known = { id: 't1', revision: number };
        const race = await Promise.allSettled(
          [one, two].map((store, who) =>
            store.tables.commit(known, {
              append: [{ ...row(number), ticket: `${who}` }],
              table: { host: `${who}` },
            }),
          ),
        );
        const lost = race.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
        assert.equal(race.filter(({ status }) => status === 'fulfilled').length, 1);
        assert(isCode('TABLE_CHANGED')(lost.reason));
        const winner = race.findIndex(({ status }) => status === 'fulfilled');
        assert.equal((await two.tables.table('t1'))?.host, `${winner}`);
        assert.equal((await two.tables.entries('t1')).rows.at(-1)?.ticket, `${winner}`);
      }
      assert.equal((await one.tables.entries('t1')).next, 30);
      await one.close();
      await two.close();
    });

    test('what is written at the same time at many tables is all kept', async () => {
      const store = await openStore(await emptyPlace());
      const tables = Array.from({ length: 40 }, (_, i) => ({ ...sample, id: `t${i}` }));
      await Promise.all(tables.map((table) => store.tables.create(table)));
      await Promise.all(tables.map((table) => store.tables.commit(table, { append: [row(0)] })));
      for (const { id } of tables) assert.deepEqual((await store.tables.entries(id)).rows, [row(0)]);
      await store.close();
    });

    test('a record of thousands of entries, and a checkpoint of a megabyte, come back to the letter', async () => {
      const store = await openStore(await emptyPlace());
      const rows = Array.from({ length: 3000 }, (_, number) => row(number));
      const checkpoint = {
        entries: 2990,
        told: [1, 2, 3],
        state: { text: 'Ünïcödé 🐉 "\\\u0000'.repeat(50_000) },
      };
      await store.tables.create(sample, { append: rows, checkpoint: checkpoint as never });
      assert.deepEqual((await store.tables.entries('t1')).rows, rows);
      assert.deepEqual(await store.tables.checkpoint('t1'), checkpoint);
      await store.close();
    });

    test('a lobby shows open tables, a person their own, and bots are found where they think', async () => {
      const store = await openStore(await emptyPlace());
      await store.tables.create(sample);
      await store.tables.create({ ...sample, id: 't2', open: false, botAsked: true });
      await store.tables.create({
        ...sample,
        id: 't3',
        state: 'over',
        host: 'eve',
        seats: [{ kind: 'free' }],
      });
      const ids = (tables: readonly Pick<StoredTable, 'id'>[]) => tables.map(({ id }) => id).toSorted();
      assert.deepEqual(ids(await store.tables.openTables(10)), ['t1']);
      assert.deepEqual(ids(await store.tables.tablesOf('ada', 10)), ['t1', 't2']);
      assert.deepEqual(ids(await store.tables.tablesOf('eve', 10)), ['t3']);
      assert.deepEqual(ids(await store.tables.tablesOf('nobody', 10)), []);
      assert.deepEqual(await store.tables.waitingForBots(), ['t2']);
      await store.close();
    });

    test('a guest is known by the hash of the token; a new name is everywhere', async () => {
      const store = await openStore(await emptyPlace());
      await store.guests.create({ id: 'ada', name: 'Ada' }, 'hash');
      await store.tables.create(sample);
      await store.guests.rename('ada', 'Adele');
      assert.deepEqual(await store.guests.byToken('hash'), { id: 'ada', name: 'Adele' });
      assert.equal(await store.guests.byToken('other'), undefined);
      const names = (await store.tables.table('t1'))?.seats.map((seat) => 'name' in seat && seat.name);
      assert.deepEqual(names, ['Adele', 'Bob', 'Golem', false]);
      await store.close();
    });

    test('devices and webhooks belong to a person, and an endpoint to the latest', async () => {
      const store = await openStore(await emptyPlace());
      const device = {
        id: 'd1',
        person: 'ada',
        endpoint: 'https://push.example/1',
        key: 'k',
        auth: 'a',
        language: 'de',
        createdAt: 1000,
      } as const;
      await store.notices.addDevice(device);
      await store.notices.addDevice({ ...device, id: 'd2', person: 'eve' });
      assert.deepEqual(await store.notices.devices('ada'), []);
      assert.deepEqual(await store.notices.devices('eve'), [{ ...device, id: 'd2', person: 'eve' }]);
      const webhook = { id: 'w1', person: 'ada', url: 'https://ada.example', secret: 's', createdAt: 2000 };
      await store.notices.addWebhook(webhook);
      assert.deepEqual(await store.notices.webhooks('ada'), [webhook]);
      assert.equal(await store.notices.remove('webhooks', 'eve', 'w1'), false);
      assert.equal(await store.notices.remove('webhooks', 'ada', 'w1'), true);
      assert.deepEqual(await store.notices.webhooks('ada'), []);
      await store.close();
    });

    test('what the house knows of itself is written over, or settled once', async () => {
      const store = await openStore(await emptyPlace());
      assert.equal(await store.house.read('alive'), null);
      await store.house.write('alive', '1');
      await store.house.write('alive', '2');
      assert.equal(await store.house.read('alive'), '2');
      const keys = await Promise.all(['a', 'b', 'c'].map((key) => store.house.settle('vapid', key)));
      assert.equal(new Set(keys).size, 1);
      await store.close();
    });

    test('of the chat the latest lines come back, oldest first, and a number is given once', async () => {
      const store = await openStore(await emptyPlace());
      await store.tables.create(sample);
      const line = (number: number) => ({
        number,
        person: 'ada',
        name: 'Ada',
        text: `${number}`,
        at: 1000 * number,
      });
      for (let number = 0; number < 5; number++) await store.chat.add('t1', line(number));
      await assert.rejects(store.chat.add('t1', line(4)), isCode('LINE_EXISTS'));
      assert.deepEqual(await store.chat.latest('t1', 3), [line(2), line(3), line(4)]);
      await store.close();
    });
  });
}
