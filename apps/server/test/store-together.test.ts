import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';
import { isCode, row, sample } from './stored.ts';

const TABLES = 20;

/** A store with some tables, and a second look into the same file, which sees what is really kept. */
async function opened() {
  const dataFolder = await temporaryFolder();
  const store = await openStore({ dataFolder });
  const ids = Array.from({ length: TABLES }, (_, i) => `t${i}`);
  await Promise.all(ids.map((id) => store.tables.create({ ...sample, id })));
  const witness = new DatabaseSync(join(dataFolder, 'tafelrunde.db'), { readOnly: true });
  const count = witness.prepare('select count(*) as n from entries');
  return { store, ids, kept: () => Number(count.get()!.n), close: () => witness.close() };
}

test('changes that come together are kept together, and nobody hears of one before it is kept', async () => {
  const { store, ids, kept, close } = await opened();
  const seen: number[] = [];
  await Promise.all(
    ids.map(async (id) => {
      await store.tables.commit({ id, revision: 0 }, { append: [row(0)] });
      seen.push(kept());
    }),
  );
  // With the first acknowledgement all of them were there.
  assert.deepEqual(seen, Array<number>(TABLES).fill(TABLES));
  close();
  await store.close();
});

test('what one of them does wrong is its own affair', async () => {
  const { store, ids, kept, close } = await opened();
  const results = await Promise.allSettled(
    // Every other one is behind, or writes a number twice.
    ids.map(async (id, i) => {
      const wrong =
        i % 4 === 1 ? { revision: 7, append: [row(0)] } : { revision: 0, append: [row(0), row(0)] };
      const { revision, append } = i % 2 === 0 ? { revision: 0, append: [row(0)] } : wrong;
      await store.tables.commit({ id, revision }, { append });
    }),
  );
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    ids.map((_, i) => i % 2 === 0),
  );
  assert.equal(kept(), TABLES / 2);
  for (const id of ids)
    assert.equal((await store.tables.entries(id)).rows.length, Number(id.slice(1)) % 2 === 0 ? 1 : 0);
  close();
  await store.close();
});

test('whoever only reads sees nothing that is not kept', async () => {
  const { store, ids, kept, close } = await opened();
  const writing = ids.map((id) => store.tables.commit({ id, revision: 0 }, { append: [row(0)] }));
  const { rows } = await store.tables.entries(ids[TABLES - 1]);
  assert.equal(rows.length, 1);
  assert.equal(kept(), TABLES);
  await Promise.all(writing);
  await assert.rejects(
    store.tables.commit({ id: ids[0], revision: 0 }, { append: [row(1)] }),
    isCode('TABLE_CHANGED'),
  );
  close();
  await store.close();
});
