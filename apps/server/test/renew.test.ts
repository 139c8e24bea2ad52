import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, verify } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { smallClient, temporaryFolder } from './folders.ts';
import { openHouse, Person, playOut } from './kit.ts';

const address = `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard`;

/** The same game, after somebody has mended a rule: every turn brings a coin. */
const renewed = {
  ...hoard,
  step: function* (t: Parameters<typeof hoard.step>[0]) {
    t.state.players[t.state.turn].coins++;
    yield* hoard.step(t);
  },
};

/** Two people and a bot in the middle of a match; then the server comes back with newer rules. */
async function renewedInPlay(seats: ('me' | 'free' | 'easy')[]) {
  const [dataFolder, clientFolder] = [await temporaryFolder(), await smallClient()];
  const before = await openHouse({ dataFolder, clientFolder });
  const [ada, bob] = [await Person.arrive(before), await Person.arrive(before)];
  const { id } = await ada.putUp('hoard', seats, { options: { goal: 16 } });
  const [a, b] = [await ada.open(id), await bob.open(id)];
  if (seats.includes('free')) {
    await b.done({ type: 'sit', seat: 1 });
    await a.done({ type: 'start' });
    for (const [window, seat] of [
      [a, 0],
      [b, 1],
    ] as const) {
      const { ticket } = await window.question(seat);
      await window.done({ type: 'answer', seat, ticket, answer: [] });
    }
  }
  const { ticket } = await a.question(0, a.moments.get(0)?.ticket ?? undefined);
  await a.done({ type: 'answer', seat: 0, ticket, answer: 'rest' });
  await before.close();
  const start = async () => {
    const house = await openHouse({
      dataFolder,
      clientFolder,
      games: [{ game: renewed, address }],
      fixtures: false,
    });
    for (const person of [ada, bob]) person.url = house.url;
    return house;
  };
  return { ada, bob, id, start, house: await start() };
}

test('under newer rules a step begins again when everybody at the table agrees, and not before', async () => {
  const { ada, bob, id, start, house } = await renewedInPlay(['me', 'free', 'easy']);
  let [a, b] = [await ada.open(id), await bob.open(id)];
  const { renewal } = await a.until(() => a.table);
  assert(renewal !== null);
  assert.deepEqual(renewal.agreed, []);
  // Everybody sees where it would begin; nobody can do anything there yet.
  const moment = await a.until(() => a.moments.get(0));
  assert.deepEqual([moment.question, moment.ticket], [null, null]);
  assert.deepEqual([moment.undoable, moment.proposable], [0, false]);
  const answer = { type: 'answer', seat: 0, ticket: 'any', answer: 'rest' } as const;
  assert.equal((await a.order(answer))?.code, 'rules-renewed');
  assert.equal((await a.order({ type: 'undo', seat: 0, how: 'answer' }))?.code, 'rules-renewed');
  assert.equal((await a.order({ type: 'renew', seat: 1 }))?.code, 'not-your-seat');
  await a.done({ type: 'renew', seat: 0 });
  await a.done({ type: 'renew', seat: 0 });
  await b.until(() => b.table?.renewal?.agreed.includes(0));
  assert.equal((await b.order({ ...answer, seat: 1 }))?.code, 'rules-renewed');
  // Who has agreed need not agree again, even if the server stops once more.
  await house.close();
  await start();
  [a, b] = [await ada.open(id), await bob.open(id)];
  assert.deepEqual((await b.until(() => b.table)).renewal?.agreed, [0]);
  await b.done({ type: 'renew', seat: 1 });
  await b.until(() => b.table?.renewal === null);
  await a.until(() => a.moments.get(0)?.events.some(({ type }) => type === 'rewound'));
  assert.equal((await b.order({ type: 'renew', seat: 1 }))?.code, 'no-proposal');
  await playOut([
    { window: a, seat: 0 },
    { window: b, seat: 1 },
  ]);
  assert.equal(a.table?.state, 'over');
});

test('whoever gets up does not stand in the way', async () => {
  const { ada, bob, id } = await renewedInPlay(['me', 'free', 'easy']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await a.done({ type: 'renew', seat: 0 });
  await b.done({ type: 'leave', seat: 1 });
  await a.until(() => a.table?.renewal === null && a.table.seats[1].kind === 'free');
  assert.equal(a.table?.state, 'playing');
});

test('what is answered after an older match was brought to the newer rules lasts', async () => {
  const [dataFolder, clientFolder] = [await temporaryFolder(), await smallClient()];
  const before = await openHouse({ dataFolder, clientFolder });
  const ada = await Person.arrive(before);
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  await before.close();
  const version = hoard.version + 1;
  const game = {
    ...hoard,
    version,
    migrate: { ...hoard.migrate, [hoard.version]: <T>(whole: T): T => whole },
  };
  const start = async () => {
    const house = await openHouse({ dataFolder, clientFolder, games: [{ game, address }], fixtures: false });
    ada.url = house.url;
    return house;
  };
  const house = await start();
  const window = await ada.open(id);
  const { ticket } = await window.question(0);
  await window.done({ type: 'answer', seat: 0, ticket, answer: [] });
  await house.close();
  await start();
  const again = await ada.open(id);
  assert.equal((await again.until(() => again.table)).renewal, null);
  assert.equal((await again.until(() => again.moments.get(0))).question, null);
});

test('where nothing is lost nobody is asked', async () => {
  const [dataFolder, clientFolder] = [await temporaryFolder(), await smallClient()];
  const before = await openHouse({ dataFolder, clientFolder });
  const ada = await Person.arrive(before);
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  await before.close();
  ada.url = (await openHouse({ dataFolder, clientFolder })).url;
  const window = await ada.open(id);
  assert.equal((await window.until(() => window.table)).renewal, null);
  await playOut([0, 1].map((seat) => ({ window, seat })));
  verify(hoard, readRecord(await (await ada.request(`/api/tables/${id}/record`)).text()));
});
