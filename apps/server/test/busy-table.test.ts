import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TableSummary } from '@tafelrunde/protocol';
import { Person } from './kit.ts';
import { stolenFrom, theft } from './thefts.ts';
import { Tapped } from './wiretap.ts';

/** A table at which the answer to a secret question is being stored, until `end` is called. */
async function storingInSecret(house: Tapped) {
  const { live, people, a, b, ticket } = await stolenFrom(house, 'shield');
  const eve = (await house.people(3))[2];
  const e = await eve.open(live.id);
  const shield = await b.question(1);
  const disk = Promise.withResolvers<void>();
  const { tables } = live.services.store;
  const commit = tables.commit.bind(tables);
  tables.commit = async (known, change) => {
    await disk.promise;
    await commit(known, change);
  };
  const storing = b.order({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
  while (!live.storage.isWriting) await new Promise((done) => setTimeout(done, 5));
  const end = async (): Promise<void> => {
    disk.resolve();
    tables.commit = commit;
    assert.equal(await storing, null);
  };
  return { live, people, eve, a, e, ticket, end };
}

test('a busy table shows by no reply that is about something else', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { live, people, a, end } = await storingInSecret(house);
  await a.done({ type: 'chat', text: 'Well?' });
  await a.done({ type: 'mute', person: 'watchers', on: true });
  await a.done({ type: 'beat' });
  const order = { seat: 1, answer: 'pass' } as const;
  assert.equal((await a.order({ type: 'answer', ticket: 'any', ...order }))?.code, 'not-your-seat');
  assert.equal((await a.order({ type: 'undo', seat: 1, how: 'step' }))?.code, 'not-your-seat');
  assert.equal((await a.order({ type: 'always', prompt: 'act', ...order }))?.code, 'not-your-seat');
  assert.equal((await a.order({ type: 'renew', seat: 0 }))?.code, 'no-proposal');
  assert.equal((await a.order({ type: 'start' }))?.code, 'already-started');
  const past = await people[0].refused(`/api/tables/${live.id}/past?event=0`);
  assert.equal(past.code, 'too-fast');
  assert.equal((await people[0].request(`/api/tables/${live.id}`)).status, 200);
  await end();
});

test('a busy table refuses at once what nobody may do, also when the poker face has ended', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { live, eve, e, end } = await storingInSecret(house);
  for (const face of ['kept', 'over']) {
    assert.equal(live.pokerFace.held, face === 'kept');
    assert.equal((await e.order({ type: 'start' }))?.code, 'not-host');
    assert.equal((await e.order({ type: 'sit', seat: 1 }))?.code, 'table-full');
    assert.equal((await e.order({ type: 'sit', seat: 7 }))?.code, 'unknown-seat');
    assert.equal((await e.order({ type: 'handOver', seat: 1, to: 'easy' }))?.code, 'not-your-seat');
    assert.equal((await e.order({ type: 'rematch' }))?.code, 'not-your-seat');
    // Whatever the answer, it does not wait.
    const past = await eve.request(`/api/tables/${live.id}/past?event=0`);
    assert.equal(past.status === 429, face === 'kept');
    house.timing.pass(1000);
  }
  await end();
});

test('a busy table shows itself at once to whoever comes', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { live, eve, e, end } = await storingInSecret(house);
  const other = await eve.open(live.id);
  assert.equal((await other.hears('table')).table.id, live.id);
  // What they have not been told by now tells nothing of the match.
  assert(other.heard.every(({ type }) => type !== 'moment'));
  const stranger = await (await Person.arrive(house)).open(live.id);
  assert.equal((await stranger.hears('table')).table.watchers, 2);
  await e.until(() => e.table?.watchers === 2);
  await end();
});

test('whoever only asks about a table neither resumes its match nor wakes it', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const match = theft('shield');
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const asked = async (): Promise<readonly string[]> => {
    const { state } = await people[0].ask<TableSummary>(`/api/tables/${id}`);
    const codes = await Promise.all(
      ['/record', '/pack'].map(async (path) => (await people[0].refused(`/api/tables/${id}${path}`)).code),
    );
    return [state, ...codes];
  };
  assert.deepEqual(await asked(), ['playing', 'not-over', 'unknown-path']);
  assert.equal(house.hall.inMemory(id), undefined);
  const live = await house.hall.open(id);
  live.sleep.fallAsleep();
  assert.deepEqual(await asked(), ['playing', 'not-over', 'unknown-path']);
  assert.equal(live.sleep.isAsleep, true);
});
