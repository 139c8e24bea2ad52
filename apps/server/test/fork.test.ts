import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentTo, isAnswer, isFork, readRecord, verify, writeRecord } from '@tafelrunde/engine';
import type { ReplayMoment, TableSummary } from '@tafelrunde/protocol';
import { hoard } from '@tafelrunde/testing/fixtures';
import { smallClient, temporaryFolder } from './folders.ts';
import { openHouse, Person, playOut } from './kit.ts';

const house = await openHouse();
const ada = await Person.arrive(house);
const me = { who: 'me' } as const;
const easy = { who: 'bot', level: 'easy' } as const;
const free = { who: 'free' } as const;

/** A match of hoard that is over. */
async function finished() {
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  const running = await ada.refused(`/api/tables/${id}/fork`, { at: 0, seats: [me, me] });
  // A copy of a match that is still on would show hands that are being played.
  assert.deepEqual([running.code, running.status], ['not-over', 409]);
  const window = await ada.open(id);
  await playOut([0, 1].map((seat) => ({ window, seat })));
  const record = readRecord(await recordOf(ada, id));
  return { id, record, view: window.moments.get(0)!.view };
}

const recordOf = async (person: Person, table: string): Promise<string> =>
  await (await person.request(`/api/tables/${table}/record`)).text();

/** Everything but what nobody knew. */
const known = ({ moment: { view } }: ReplayMoment) => view;

test('from any moment of a match that is over a new table plays on, with chance of its own', async () => {
  const { id, record } = await finished();
  const at = Math.floor(record.entries.length / 2);
  const { commitment } = await ada.ask<{ commitment: string }>('/api/chance', {});
  const chance = { commitment, nonce: 'what ada adds' };
  const table = await ada.ask<TableSummary>(`/api/tables/${id}/fork`, { at, seats: [me, me], chance });
  assert.equal(table.state, 'playing');
  assert.deepEqual(table.origin, { table: id, entries: at, of: record.entries.length, proved: true });
  // Its commitment is the one that was promised before the nonce was sent, and its secret is nobody's yet.
  assert.deepEqual(table.fairness, { commitment, nonces: ['what ada adds'], secret: null });
  assert.notEqual(table.fairness.commitment, record.fairness.commitment);
  const window = await ada.open(table.id);
  const moment = await window.until(() => window.moments.get(0));
  const then = await ada.ask<ReplayMoment>(`/api/tables/${id}/replay?to=${at}&viewer=0`);
  assert.deepEqual(moment.view, known(then));
  assert.equal(moment.events.at(-1)?.type, 'forked');
  await playOut([0, 1].map((seat) => ({ window, seat })));
  assert.equal(commitmentTo(window.table?.fairness.secret ?? ''), commitment);
  const played = readRecord(await recordOf(ada, table.id));
  verify(hoard, played);
  assert.deepEqual(played.fairness, record.fairness);
  assert.deepEqual(played.entries.slice(0, at), record.entries.slice(0, at));
  const own = played.entries[at];
  assert(isFork(own) && own.fork.commitment === commitment);
  assert.deepEqual(own.fork.nonces, ['what ada adds']);
});

test('what comes cannot be fished for: dice and cards are others every time', async () => {
  const { id } = await finished();
  const tables = await Promise.all(
    Array.from({ length: 4 }, () =>
      ada.ask<TableSummary>(`/api/tables/${id}/fork`, { at: 2, seats: [me, me] }),
    ),
  );
  assert.equal(new Set(tables.map(({ fairness }) => fairness.commitment)).size, 4);
  const courses = await Promise.all(
    tables.map(async (table) => {
      const window = await ada.open(table.id);
      // Everybody answers alike; what differs is chance.
      await playOut(
        [0, 1].map((seat) => ({ window, seat })),
        () => 0.3,
      );
      return JSON.stringify(readRecord(await recordOf(ada, table.id)).entries.filter(isAnswer));
    }),
  );
  assert.equal(new Set(courses).size, 4);
});

test('whoever starts it chooses who sits where; others come by link and add their own nonce', async () => {
  const { id, record } = await finished();
  const bob = await Person.arrive(house);
  const table = await ada.ask<TableSummary>(`/api/tables/${id}/fork`, {
    at: 3,
    seats: [me, free],
    open: true,
  });
  assert.equal(table.state, 'waiting');
  assert(table.open);
  const [a, b] = [await ada.open(table.id), await bob.open(table.id)];
  assert.equal((await a.order({ type: 'start' }))?.code, 'bad-seats');
  await b.done({ type: 'sit', seat: 1, nonce: 'bob was here' });
  await a.done({ type: 'start' });
  await b.until(() => b.moments.get(1));
  assert.deepEqual(b.table?.fairness.nonces, ['bob was here']);
  assert.equal((await a.order({ type: 'propose', seat: 0 }))?.code, 'no-undo');
  await playOut([
    { window: a, seat: 0 },
    { window: b, seat: 1 },
  ]);
  const played = readRecord(await recordOf(bob, table.id));
  verify(hoard, played);
  assert.deepEqual(played.entries.slice(0, 3), record.entries.slice(0, 3));
});

test('bots play on as well, and a fork can be forked again', async () => {
  const { id } = await finished();
  const first = await ada.ask<TableSummary>(`/api/tables/${id}/fork`, { at: 2, seats: [me, easy] });
  const window = await ada.open(first.id);
  await playOut([{ window, seat: 0 }]);
  const at = readRecord(await recordOf(ada, first.id)).entries.findIndex(isFork) + 2;
  const second = await ada.ask<TableSummary>(`/api/tables/${first.id}/fork`, { at, seats: [easy, me] });
  const again = await ada.open(second.id);
  await playOut([{ window: again, seat: 1 }]);
  const record = readRecord(await recordOf(ada, second.id));
  assert.equal(record.entries.filter(isFork).length, 2);
  verify(hoard, record);
});

test('a record from a file can be played on too, wherever it was played', async () => {
  const { record } = await finished();
  const elsewhere = await openHouse();
  const bob = await Person.arrive(elsewhere);
  const wish = { record: writeRecord(record), upTo: 6 };
  const table = await bob.ask<TableSummary>('/api/tables/import', wish);
  assert.deepEqual(table.origin, { table: null, entries: 6, of: record.entries.length, proved: true });
  assert.deepEqual(
    table.seats.map(({ kind }) => kind),
    ['person', 'bot'],
  );
  // Somebody with the record must not foresee what comes.
  assert.equal(table.fairness.secret, null);
  assert.notEqual(table.fairness.commitment, record.fairness.commitment);
  const window = await bob.open(table.id);
  await playOut([{ window, seat: 0 }]);
  const played = readRecord(await recordOf(bob, table.id));
  verify(hoard, played);
  assert.deepEqual(played.entries.slice(0, 6), record.entries.slice(0, 6));
});

test('what was asked in secret before holds nobody up: the table tells at once how it stands', async () => {
  const { record } = await finished();
  const still = await openHouse({ pokerFace: 60_000 });
  const [cleo, dan] = [await Person.arrive(still), await Person.arrive(still)];
  const table = await cleo.ask<TableSummary>('/api/tables/import', {
    record: writeRecord(record),
    upTo: record.entries.length - 1,
    seats: [me, free],
  });
  const [window, other] = [await cleo.open(table.id), await dan.open(table.id)];
  await other.done({ type: 'sit', seat: 1 });
  await window.done({ type: 'start' });
  await window.until(() => window.moments.get(0));
  await other.until(() => other.moments.get(1));
});

test('a server that stops in between goes on with it, before the first answer and after', async () => {
  const [dataFolder, clientFolder] = [await temporaryFolder(), await smallClient()];
  let lasting = await openHouse({ dataFolder, clientFolder });
  const bob = await Person.arrive(lasting);
  const { record } = await finished();
  const wish = { record: writeRecord(record), upTo: 5 };
  const waiting = await bob.ask<TableSummary>('/api/tables/import', { ...wish, seats: [me, free] });
  const begun = await bob.ask<TableSummary>('/api/tables/import', { ...wish, seats: [me, me] });
  let window = await bob.open(begun.id);
  const { view } = await window.until(() => window.moments.get(0));
  await lasting.close();
  lasting = await openHouse({ dataFolder, clientFolder });
  bob.url = lasting.url;
  window = await bob.open(begun.id);
  assert.deepEqual((await window.until(() => window.moments.get(0))).view, view);
  await playOut([0, 1].map((seat) => ({ window, seat })));
  verify(hoard, readRecord(await recordOf(bob, begun.id)));
  const lobby = await bob.open(waiting.id);
  assert.equal((await lobby.until(() => lobby.table)).fairness.commitment, waiting.fairness.commitment);
  await lobby.done({ type: 'handOver', seat: 1, to: 'easy' });
  await lobby.done({ type: 'start' });
  await playOut([{ window: lobby, seat: 0 }]);
  verify(hoard, readRecord(await recordOf(bob, waiting.id)));
});

test('what cannot be played on says why', async () => {
  const { id, record } = await finished();
  const path = `/api/tables/${id}/fork`;
  const cases: [object, string, string | undefined][] = [
    [{ at: record.entries.length, seats: [me, me] }, 'over', undefined],
    [{ at: record.entries.length + 1, seats: [me, me] }, 'bad-message', 'at'],
    [{ at: -1, seats: [me, me] }, 'bad-message', 'at'],
    [{ at: 1, seats: [me] }, 'bad-seats', 'seats'],
    [{ at: 1, seats: [me, me, me] }, 'bad-seats', 'seats'],
    [{ at: 1 }, 'bad-message', 'seats'],
    [{ at: 1, seats: [me, me], more: 1 }, 'bad-message', 'more'],
    [
      { at: 1, seats: [me, me], chance: { commitment: 'f'.repeat(64), nonce: 'whatever' } },
      'unknown-commitment',
      'chance.commitment',
    ],
  ];
  for (const [body, code, place] of cases) {
    const error = await ada.refused(path, body);
    assert.deepEqual([error.code, error.place], [code, place], JSON.stringify(body));
  }
  assert.equal(
    (await ada.refused('/api/tables/nowhere/fork', { at: 0, seats: [me, me] })).code,
    'unknown-table',
  );
});
