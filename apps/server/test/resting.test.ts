import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { loadByAddress, think, type ThinkOrder, type Whose } from '@tafelrunde/bots';
import { resume, type Saved } from '@tafelrunde/engine';
import { type Hall, type HallOptions, Listener, type LiveTable } from '@tafelrunde/host';
import type { NewTable } from '@tafelrunde/protocol';
import { fixtureGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { quickFolder } from './folders.ts';
import { hallOn } from './halls.ts';

// Bots think for people: at a table nobody looks at they rest.

const ada = { person: 'ada', name: 'Ada' };
const BOT = { who: 'bot', level: 'easy' } as const;

interface Thought {
  readonly isSecret: boolean;
  readonly whose: Whose;
}

async function openHall(
  more: Partial<HallOptions> = {},
): Promise<{ readonly hall: Hall; readonly thoughts: Thought[] }> {
  const store = await openStore({ dataFolder: await quickFolder() });
  after(() => store.close());
  const games = await fixtureGames();
  const thoughts: Thought[] = [];
  const answer = async (order: ThinkOrder, whose: Whose) => {
    const game = games.find(({ address }) => address === order.game)!;
    const { match } = resume(game.game, order.match as Saved);
    const question = match.question(order.seat);
    thoughts.push({ whose, isSecret: question?.ask.secret === true });
    return await think({ ...order, bot: 'random' }, loadByAddress);
  };
  return { hall: hallOn(store, games, { thinker: { answer }, ...more }), thoughts };
}

async function putUp(hall: Hall, seats: NewTable['seats'], more: Partial<NewTable> = {}): Promise<LiveTable> {
  const { id } = await hall.create(ada, { game: 'hoard', options: {}, seats, open: false, ...more });
  return await hall.open(id);
}

/** Until nobody thinks at the table and nothing is being done there. */
async function settled(table: LiveTable): Promise<void> {
  for (let quiet = 0; quiet < 20; quiet = table.idle ? quiet + 1 : 0)
    await new Promise((done) => setImmediate(done));
}

const bots = (table: LiveTable): number[] =>
  (table.running?.waiting ?? []).filter((seat) => table.stored.seats[seat].kind === 'bot');

test('where only bots sit nobody thinks until somebody looks on, and for no longer than they do', async () => {
  const { hall, thoughts } = await openHall();
  const table = await putUp(hall, [BOT, BOT, BOT]);
  await settled(table);
  // Each has bid in secret, and that is all.
  assert.deepEqual(
    thoughts.map(({ isSecret }) => isSecret),
    [true, true, true],
  );
  const window = new Listener({ person: 'eve', name: 'Eve' }, () => {});
  table.join(window);
  while (thoughts.length < 10) await new Promise((done) => setImmediate(done));
  table.audience.remove(window);
  await settled(table);
  const until = thoughts.length;
  assert(bots(table).length > 0, 'the match is not over');
  await settled(table);
  assert.equal(thoughts.length, until);
  table.join(window);
  while (table.stored.state !== 'over') await new Promise((done) => setImmediate(done));
  assert(thoughts.length > until);
});

test('where somebody sits who is away, bots play on to their next turn', async () => {
  const { hall, thoughts } = await openHall();
  const table = await putUp(hall, [BOT, BOT, { who: 'me' }]);
  await settled(table);
  assert(thoughts.length > 0);
  assert.deepEqual([bots(table), table.running?.waiting], [[], [2]]);
});

test('where somebody never comes and is answered for, bots rest after a while', async () => {
  const { hall, thoughts } = await openHall({ unwatched: 10 });
  const table = await putUp(hall, [BOT, BOT, { who: 'me' }], { options: { goal: 16 } });
  await settled(table);
  while (bots(table).length === 0) {
    for (const seat of table.running!.waiting) table.bots?.answerOnce(seat);
    await settled(table);
  }
  // Only what everybody has seen is counted: where bots rest must not tell how often they were stopped in secret.
  assert(thoughts.some(({ isSecret }) => isSecret));
  assert(thoughts.filter(({ isSecret }) => !isSecret).length >= 10);
});

test('nobody who comes sees that a bot was stopped by a secret question: there it does not rest', async () => {
  const { hall, thoughts } = await openHall();
  let secrets = 0;
  for (let tables = 0; tables < 20 && secrets < 5; tables++) {
    const table = await putUp(hall, [BOT, BOT, BOT, BOT]);
    await settled(table);
    const window = new Listener({ person: 'eve', name: 'Eve' }, () => {});
    while (table.stored.state === 'playing') {
      // Eve looks on for a moment: every bot that is asked begins to think, and nobody is there when it answers.
      const before = thoughts.length;
      table.join(window);
      table.audience.remove(window);
      await settled(table);
      assert(thoughts.length > before || table.stored.state !== 'playing');
      for (const seat of bots(table))
        assert.notEqual(table.running?.question(seat)?.ask.secret, true, 'a bot rests at a secret question');
      secrets += thoughts.slice(before).filter(({ isSecret }) => isSecret).length;
    }
  }
  assert(secrets >= 5);
});

test('thinking is counted for who has put up the table, where those are who play there', async () => {
  const { hall, thoughts } = await openHall();
  const whose = (): Whose | undefined => thoughts.at(-1)?.whose;
  await settled(await putUp(hall, [BOT, { who: 'me' }]));
  assert.deepEqual(whose(), { address: '', person: 'ada' });
  const table = await putUp(hall, [{ who: 'me' }, BOT]);
  await settled(table);
  table.join(new Listener({ person: 'eve', name: 'Eve' }, () => {}, '192.0.2.1'));
  table.join(new Listener(ada, () => {}, '192.0.2.2'));
  const before = thoughts.length;
  while (thoughts.length === before) {
    for (const seat of table.running!.waiting) table.bots?.answerOnce(seat);
    await settled(table);
  }
  assert.deepEqual(whose(), { address: '192.0.2.2', person: 'ada' });
});
