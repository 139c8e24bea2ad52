import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, verify, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import type { ReplayMoment, TableSummary } from '@tafelrunde/protocol';
import { openHouse, Person, playOut } from './kit.ts';

const house = await openHouse();
const ada = await Person.arrive(house);

/** A match of hoard that is over, and what its player saw at the end. */
async function finished() {
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  assert.equal((await ada.refused(`/api/tables/${id}/record`)).code, 'not-over');
  assert.equal((await ada.refused(`/api/tables/${id}/replay?to=0`)).code, 'not-over');
  const window = await ada.open(id);
  await playOut([
    { window, seat: 0 },
    { window, seat: 1 },
  ]);
  const text = await (await ada.request(`/api/tables/${id}/record`)).text();
  return { id, text, window };
}

test('the record of a match that is over proves that chance was honest', async () => {
  const { text, window } = await finished();
  const record = readRecord(text);
  const match = verify(hoard, record);
  assert.deepEqual(match.result, window.table?.result);
  assert.equal(record.fairness.commitment, window.table?.fairness.commitment);
});

test("every moment of a match that is over can be looked at, with everybody's eyes", async () => {
  const { id, text, window } = await finished();
  const path = `/api/tables/${id}/replay`;
  const last = await ada.ask<ReplayMoment>(`${path}?viewer=1`);
  assert.equal(last.to, last.of);
  assert.equal(last.of, readRecord(text).entries.length);
  assert.deepEqual(last.moment.view, window.moments.get(1)?.view);
  const first = await ada.ask<ReplayMoment>(`${path}?to=0&viewer=0`);
  assert.equal(first.moment.from, 0);
  assert(first.moment.events.length > 0);
  let events = first.moment.events.length;
  for (let to = 1; to <= last.of; to++) {
    const { moment } = await ada.ask<ReplayMoment>(`${path}?to=${to}&viewer=0`);
    assert.equal(moment.from, events);
    events += moment.events.length;
  }
  assert.deepEqual(await ada.ask(`${path}?to=0&viewer=0`), first);
  assert.equal((await ada.refused(`${path}?to=${last.of + 1}`)).code, 'bad-message');
  assert.equal((await ada.refused(`${path}?viewer=5`)).code, 'unknown-seat');
  assert.equal((await ada.refused(`${path}?viewer=me`)).code, 'bad-message');
});

test('a record comes back as a table to look at', async () => {
  const { text, window } = await finished();
  const table = await ada.ask<TableSummary>('/api/tables/import', { record: text });
  assert.equal(table.state, 'over');
  assert.deepEqual(table.result, window.table?.result);
  const replay = await ada.ask<ReplayMoment>(`/api/tables/${table.id}/replay?viewer=0`);
  assert.deepEqual(replay.moment.view, window.moments.get(0)?.view);
  assert.equal(await (await ada.request(`/api/tables/${table.id}/record`)).text(), text);
});

test('or as one to play on from', async () => {
  const { text } = await finished();
  const seats = [{ who: 'me' }, { who: 'bot', level: 'easy' }];
  const table = await ada.ask<TableSummary>('/api/tables/import', { record: text, upTo: 6, seats });
  assert.equal(table.state, 'playing');
  // Whoever has the record could foresee its dice: the table does not pretend otherwise.
  assert.equal(table.fairness.secret, readRecord(text).fairness.secret);
  const window = await ada.open(table.id);
  await playOut([{ window, seat: 0 }]);
  const record = readRecord(await (await ada.request(`/api/tables/${table.id}/record`)).text());
  verify(hoard, record);
  assert.deepEqual(record.entries.slice(0, 6), readRecord(text).entries.slice(0, 6));
});

test('a record that is none, was changed or has not ended is refused', async () => {
  const { text } = await finished();
  const record = readRecord(text);
  const cases: [string, object, string][] = [
    ['{', {}, 'bad-record'],
    [text.replace('"hoard"', '"chess"'), {}, 'unknown-game'],
    [writeRecord({ ...record, result: null }), {}, 'not-over'],
    [writeRecord({ ...record, fairness: { ...record.fairness, secret: 'other' } }), {}, 'bad-record'],
    [writeRecord({ ...record, version: 99 }), {}, 'newer-version'],
    [text, { upTo: record.entries.length }, 'over'],
    [text, { upTo: 3, seats: [{ who: 'me' }] }, 'bad-seats'],
    ['x'.repeat(2_100_000), {}, 'bad-message'],
  ];
  for (const [file, more, code] of cases) {
    const error = await ada.refused('/api/tables/import', { record: file, ...more });
    assert.equal(error.code, code);
  }
});
