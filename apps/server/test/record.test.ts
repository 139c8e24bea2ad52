import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KernelTable, readRecord, verify, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import type { NewTable, ReplayMoment, TableSummary } from '@tafelrunde/protocol';
import { openHouse, Person, playOut } from './kit.ts';

const house = await openHouse();
const ada = await Person.arrive(house);

/** A match of hoard that is over, and what its player saw at the end. */
async function finished(more: Partial<NewTable> = {}) {
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 }, ...more });
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

test('a record with a content pack is whole in itself: it comes back with the pack', async () => {
  const pack = { pack: 'My box', game: 'hoard', cards: { copper: { points: 7 } } };
  const { id, text } = await finished({ pack });
  assert.equal((await ada.ask<TableSummary>(`/api/tables/${id}`)).pack, 'My box');
  assert.deepEqual(await ada.ask(`/api/tables/${id}/pack`), pack);
  assert.deepEqual(readRecord(text).pack, pack);
  verify(hoard, readRecord(text));
  const again = await openHouse();
  const bob = await Person.arrive(again);
  const table = await bob.ask<TableSummary>('/api/tables/import', { record: text });
  assert.equal(table.pack, 'My box');
  assert.equal(await (await bob.request(`/api/tables/${table.id}/record`)).text(), text);
});

test('a bot plays by the pack too', async () => {
  const pack = { pack: 'My box', game: 'hoard', cards: { copper: { points: 7 } } };
  const { id } = await ada.putUp('hoard', ['me', 'normal'], { options: { goal: 8 }, pack });
  const window = await ada.open(id);
  await playOut([{ window, seat: 0 }]);
  assert.equal(window.table?.state, 'over');
});

test('what is wrong with a pack is named by its place', async () => {
  const wish = { game: 'hoard', seats: [{ who: 'me' }, { who: 'free' }], open: false };
  const pack = { pack: 'My box', game: 'hoard', cards: {} };
  const cases: [object, string][] = [
    [{ ...pack, game: 'chess' }, 'pack.game'],
    [{ ...pack, cards: { dragon: { points: 1 } } }, 'pack.cards.dragon'],
    [{ ...pack, cards: { copper: { points: -1 } } }, 'pack.cards.copper.points'],
    [{ ...pack, cards: { copper: { wings: 2 } } }, 'pack.cards.copper.wings'],
    [{ ...pack, more: 1 }, 'pack.more'],
  ];
  for (const [broken, place] of cases) {
    const error = await ada.refused('/api/tables', { ...wish, pack: broken });
    assert.deepEqual([error.code, error.place, error.status], ['bad-pack', place, 400]);
  }
  const { text } = await finished();
  const record = writeRecord({ ...readRecord(text), pack: { ...pack, cards: { dragon: {} } } });
  const error = await ada.refused('/api/tables/import', { record });
  assert.deepEqual([error.code, error.place], ['bad-pack', 'pack.cards.dragon']);
});

test('a record of older rules is kept as far as it can be replayed', async () => {
  const { text } = await finished();
  const { entries } = readRecord(text);
  // Newer rules, which from the third turn on lead elsewhere.
  const newer = {
    ...hoard,
    version: 2,
    step: function* (t: Parameters<typeof hoard.step>[0]) {
      if ((t as typeof t & Pick<KernelTable, 'whole'>).whole.step >= 3) t.state.players[0].coins += 1000;
      yield* hoard.step(t);
    },
  };
  const address = `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard`;
  const later = await openHouse({ games: [{ game: newer, address }], fixtures: false });
  const bob = await Person.arrive(later);
  const table = await bob.ask<TableSummary>('/api/tables/import', { record: text });
  assert.equal(table.state, 'over');
  // Who has won under the rules of then cannot be proved.
  assert.deepEqual([table.result, table.origin?.proved], [null, false]);
  assert(table.origin !== null && table.origin.entries > 0);
  assert(table.origin.entries < table.origin.of, JSON.stringify(table.origin));
  const path = `/api/tables/${table.id}/replay?viewer=0`;
  assert.equal((await bob.ask<ReplayMoment>(path)).of, table.origin.entries);
  assert.equal(table.origin.of, entries.length);
});

test('a result counts only if replaying the match leads to it', async () => {
  const { text, window } = await finished();
  const record = readRecord(text);
  const address = `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard`;
  const later = await openHouse({ games: [{ game: { ...hoard, version: 2 }, address }], fixtures: false });
  const bob = await Person.arrive(later);
  const bring = (changed: Partial<typeof record>) =>
    bob.ask<TableSummary>('/api/tables/import', { record: writeRecord({ ...record, ...changed }) });
  // Older rules that lead to the same end prove it.
  const honest = await bring({});
  assert.deepEqual([honest.result, honest.origin?.proved], [window.table?.result, true]);
  // Whatever a record with a cut list of answers, or with another result, claims.
  const claims = { how: 'x'.repeat(90), winners: [0] };
  for (const changed of [
    { entries: record.entries.slice(0, 3), result: claims },
    { result: claims },
    { entries: record.entries.slice(0, -1) },
  ]) {
    const summary = await bring(changed);
    assert.deepEqual([summary.state, summary.result, summary.origin?.proved], ['over', null, false]);
    assert(!(await (await bob.request(`/api/tables/${summary.id}`)).text()).includes('xxxx'));
  }
  const forged = { ...record.fairness, secret: 'other' };
  const error = await bob.refused('/api/tables/import', {
    record: writeRecord({ ...record, fairness: forged, result: claims }),
  });
  assert.equal(error.code, 'bad-record');
  const long = { ...record.fairness, nonces: ['x'.repeat(100_000)] };
  assert.equal(
    (await bob.refused('/api/tables/import', { record: writeRecord({ ...record, fairness: long }) })).code,
    'bad-record',
  );
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
    [text, { upTo: record.entries.length + 1 }, 'bad-message'],
    ['x'.repeat(2_100_000), {}, 'bad-message'],
    [text.replace('"seats": 2', '"seats": 9'), {}, 'bad-seats'],
    [text.replace('"goal":8', '"goal":9'), {}, 'bad-option'],
    [text.replace('"goal":8', '"speed":9'), {}, 'bad-option'],
  ];
  for (const [file, more, code] of cases) {
    const error = await ada.refused('/api/tables/import', { record: file, ...more });
    assert.equal(error.code, code);
  }
});
