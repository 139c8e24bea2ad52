import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameInfo, TableSummary } from '@tafelrunde/protocol';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person } from './kit.ts';

const order = {
  game: 'pig',
  options: {},
  seats: [{ who: 'me' }, { who: 'bot', level: 'normal' }],
  open: false,
  guided: true,
};

test('a guided table plays what its guide has laid out, over a restart too, and its record proves it', async () => {
  const dataFolder = await temporaryFolder();
  let house = await openHouse({ dataFolder });
  const ada = await Person.arrive(house);
  const games = await ada.ask<GameInfo[]>('/api/games');
  const hintsOf = (game: string) => games.find(({ id }) => id === game)?.guide;
  assert.deepEqual([hintsOf('hoard'), hintsOf('tictactoe'), hintsOf('pig')], [null, null, 2]);
  const { id, guided, options } = await ada.ask<TableSummary>('/api/tables', order);
  assert.deepEqual([guided, options], [true, { goal: 30 }]);
  let window = await ada.open(id);
  const pot = async (wanted: number) =>
    await window.until(
      () => (window.moments.get(0)?.question?.about as { pot?: number } | null)?.pot === wanted,
    );
  const answer = async (choice: string) => {
    const { ticket } = window.moments.get(0)!;
    await window.done({ type: 'answer', seat: 0, ticket: ticket!, answer: choice });
  };
  await pot(5);
  await house.close();
  house = await openHouse({ dataFolder });
  ada.url = house.url;
  window = await ada.open(id);
  await pot(5);
  await answer('roll');
  await pot(9);
  await answer('bank');
  // The bot does as the guide says, rolls a 1 and loses everything.
  const told = await window.until(() => {
    const events = window.heard.flatMap((message) => (message.type === 'moment' ? message.events : []));
    return events.some(({ type, data }) => type === 'rolled' && (data as { roll: number }).roll === 1)
      ? events
      : undefined;
  });
  assert.ok(told.every(({ type, data }) => type !== 'banked' || (data as { seat: number }).seat === 0));
  for (;;) {
    await window.until(() => window.table?.state === 'over' || window.moments.get(0)?.ticket != null);
    if (window.table?.state === 'over') break;
    await answer('bank').catch(() => {});
  }
  const record = await (await ada.request(`/api/tables/${id}/record`)).text();
  assert.match(record, /"guided": true/);
  const brought = await ada.ask<TableSummary>('/api/tables/import', { record });
  assert.equal(brought.guided, true);
});

test('a guide leads one person among bots, and chooses for itself', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const refused = async (change: object) => {
    const { code, place } = await ada.refused('/api/tables', { ...order, ...change });
    return [code, place];
  };
  assert.deepEqual(await refused({ game: 'hoard' }), ['bad-option', 'guided']);
  assert.deepEqual(await refused({ seats: [{ who: 'me' }, { who: 'free' }] }), ['bad-seats', 'seats']);
  assert.deepEqual(await refused({ seats: [order.seats[1], order.seats[0]] }), ['bad-seats', 'seats']);
  assert.deepEqual(await refused({ seats: [...order.seats, order.seats[1]] }), ['bad-seats', 'seats']);
  assert.deepEqual(await refused({ options: { goal: 50 } }), ['bad-option', 'options']);
  assert.deepEqual(await refused({ clock: { kind: 'turn', seconds: 60, atEnd: 'bot' } }), [
    'bad-clock',
    'clock',
  ]);
  assert.deepEqual(await refused({ guided: 'yes' }), ['bad-message', 'guided']);
});
