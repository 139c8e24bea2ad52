import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Answer } from '@tafelrunde/engine';
import { Hall, perform } from '@tafelrunde/host';
import { wireTicket } from '@tafelrunde/host/internals';
import type { ClientMessage, Me } from '@tafelrunde/protocol';
import { fixtureGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { quickFolder } from './folders.ts';

const ada = { person: 'ada', name: 'Ada' };
const ben = { person: 'ben', name: 'Ben' };

type Wish<M> = M extends { id: string } ? Omit<M, 'id'> : never;

/** Ada has rested, and the bot after her thinks until it is let go; Ben sits third. */
async function botToMove() {
  const store = await openStore({ dataFolder: await quickFolder() });
  after(() => store.close());
  const wall = { now: Date.UTC(2030, 0, 1) };
  let thinking = Promise.withResolvers<Answer>();
  thinking.resolve([]);
  const hall = new Hall({
    services: {
      store,
      metrics: { answered: () => {} },
      pokerFace: 0,
      now: () => wall.now,
      log: { info: () => {}, warn: () => {}, error: (fields) => assert.fail(JSON.stringify(fields)) },
    },
    games: await fixtureGames(),
    thinker: { answer: () => thinking.promise },
    botDelay: 0,
    keepIdle: 1e6,
  });
  after(() => hall.close());
  const { id } = await hall.create(ada, {
    game: 'hoard',
    options: {},
    seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }, { who: 'free' }],
    open: false,
  });
  const table = await hall.open(id);
  const act = (me: Me, order: Wish<Exclude<ClientMessage, { type: 'hello' }>>) =>
    perform(hall, table, me, { ...order, id: 'x' }, () => {});
  const answer = (me: Me, seat: number, given: string | string[]) =>
    act(me, { type: 'answer', seat, ticket: wireTicket(table.match!, seat, table.run), answer: given });
  await act(ben, { type: 'sit', seat: 2 });
  await act(ada, { type: 'start' });
  await answer(ada, 0, []);
  await answer(ben, 2, []);
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((done) => setImmediate(done));
  };
  await until(() => table.match!.asked?.prompt === 'act');
  thinking = Promise.withResolvers();
  await answer(ada, 0, 'rest');
  assert.deepEqual(table.match!.waiting, [1]);
  const letGo = async (): Promise<void> => {
    thinking.resolve('rest');
    // It has thought, and its answer has passed through the queue.
    for (let i = 0; i < 20; i++) await table.exclusively(() => new Promise((done) => setImmediate(done)));
    thinking = Promise.withResolvers();
    thinking.resolve('rest');
  };
  return { table, act, letGo, wall, until };
}

test('a bot leaves people the time to agree to a proposal, and goes on when it has ended', async () => {
  const { table, act, letGo, until } = await botToMove();
  await act(ada, { type: 'propose', seat: 0 });
  await letGo();
  assert.deepEqual([table.stored.proposal?.by, table.match!.waiting], [0, [1]]);
  await act(ben, { type: 'agree', seat: 2, yes: false });
  await until(() => table.match!.waiting.join() === '2');
  await table.exclusively(async () => {});
  assert.equal(table.stored.proposal, null);
});

test('a proposal may be agreed to where a bot is next', async () => {
  const { table, act, letGo } = await botToMove();
  await act(ada, { type: 'propose', seat: 0 });
  await letGo();
  await act(ben, { type: 'agree', seat: 2, yes: true });
  assert.deepEqual(table.match!.waiting, [0]);
});

test('a bot does not wait for longer than a minute', async () => {
  const { table, act, letGo, wall, until } = await botToMove();
  await act(ada, { type: 'propose', seat: 0 });
  await letGo();
  assert.equal(table.bots!.busy, true, 'nobody puts the table away meanwhile');
  wall.now += 60_000;
  table.bots!.wake();
  await until(() => table.match!.waiting.join() === '2');
  await table.exclusively(async () => {});
  assert.equal(table.stored.proposal, null);
});
