import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
  type Answer,
  isAnswer,
  randomSource,
  readRecord,
  replay,
  sampleAnswer,
  verify,
  writeRecord,
} from '@tafelrunde/engine';
import { endTime, type Hall, perform, Refused, type Shelved } from '@tafelrunde/host';
import { wireTicket } from '@tafelrunde/host/internals';
import type { ClientMessage, ErrorCode, Me, NewTable } from '@tafelrunde/protocol';
import { hoard } from '@tafelrunde/testing/fixtures';
import { fixtureGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { quickFolder } from './folders.ts';
import { hallOn } from './halls.ts';

// How people end a match, or go on without somebody.

const ada = { person: 'ada', name: 'Ada' };
const ben = { person: 'ben', name: 'Ben' };
const cleo = { person: 'cleo', name: 'Cleo' };
const HOUR = 3_600_000;

type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;

/** Ada, and who else sits down; three in a row at most, in a hall whose clock stands until it is moved. */
async function sitDown(
  game: 'hoard' | 'tictactoe',
  people: readonly Me[],
  more: Partial<NewTable> = {},
  rules: Partial<Shelved['game']> = {},
) {
  const dataFolder = await quickFolder();
  const wall = { now: Date.UTC(2030, 0, 1) };
  const games = (await fixtureGames()).map((one) => ({ ...one, game: { ...one.game, ...rules } }));
  const opened = async (): Promise<Hall> => {
    const store = await openStore({ dataFolder });
    after(() => store.close());
    const log = {
      info: () => {},
      warn: () => {},
      error: (fields: object) => assert.fail(JSON.stringify(fields)),
    };
    return hallOn(store, games, {
      services: { store, metrics: { answered: () => {} }, pokerFace: 0, now: () => wall.now, log },
      // A bot that never comes to an end with its thoughts.
      thinker: { answer: () => new Promise<Answer>(() => {}) },
    });
  };
  let hall = await opened();
  const seats = people.map((_, seat) => ({ who: seat === 0 ? ('me' as const) : ('free' as const) }));
  const { id } = await hall.create(ada, { game, options: {}, seats, open: false, patience: 3600, ...more });
  let table = await hall.open(id);
  const act = (me: Me, order: Unsent<Exclude<ClientMessage, { type: 'hello' }>>): Promise<void> =>
    perform(hall, table, me, { ...order, id: 'x' }, () => {});
  const answer = (me: Me, seat: number, given: Answer): Promise<void> => {
    const ticket = wireTicket(table.match!, seat, table.run);
    return act(me, { type: 'answer', seat, ticket, answer: given as string });
  };
  for (const [seat, person] of people.entries()) if (seat > 0) await act(person, { type: 'sit', seat });
  if (people.length > 1) await act(ada, { type: 'start' });
  return {
    act,
    answer,
    wall,
    get table() {
      return table;
    },
    /** The server is killed, and another one opens the same database. */
    async kill(): Promise<void> {
      hall.close();
      hall = await opened();
      table = await hall.open(id);
    },
  };
}

const refusalOf = async (work: Promise<void>): Promise<ErrorCode | null> =>
  await work.then(
    () => null,
    (thrown: unknown) => {
      assert(thrown instanceof Refused);
      return thrown.error.code;
    },
  );

describe('giving up', () => {
  test('of two ends the match, and the other has won; the record proves it', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    await at.answer(ada, 0, at.table.match!.question(0)!.from[0].id);
    await at.act(ada, { type: 'resign', seat: 0 });
    const { state, result, asked } = at.table.summary();
    assert.deepEqual([state, result, asked], ['over', { how: 'resigned', winners: [1] }, []]);
    const record = readRecord(writeRecord(at.table.match!.record()));
    assert.deepEqual(verify(at.table.shelved.game, record).result, result);
    await at.kill();
    assert.deepEqual(at.table.summary().result, { how: 'resigned', winners: [1] });
    assert.equal(await refusalOf(at.act(ben, { type: 'resign', seat: 1 })), 'over');
  });
  test('against bots alone ends it, too', async () => {
    const at = await sitDown('hoard', [ada], {
      seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }, { who: 'bot', level: 'easy' }],
    });
    await at.act(ada, { type: 'resign', seat: 0 });
    assert.deepEqual(at.table.summary().result, { how: 'resigned', winners: [1, 2] });
  });
  test('of three leaves a bot in the seat for good, and the last one who stays wins', async () => {
    const at = await sitDown('hoard', [ada, ben, cleo]);
    await at.act(ben, { type: 'resign', seat: 1 });
    const { state, seats, resigned } = at.table.summary();
    assert.deepEqual([state, resigned], ['playing', [1]]);
    assert(seats[1].kind === 'bot' && seats[1].standsFor === null && seats[1].name !== 'Ben');
    assert.equal(await refusalOf(at.act(ben, { type: 'sit', seat: 1 })), 'table-full');
    await at.kill();
    assert.deepEqual(at.table.summary().resigned, [1]);
    // The bot in Ben's seat does not count: he has given up.
    await at.act(cleo, { type: 'resign', seat: 2 });
    assert.equal(at.table.summary().state, 'over');
    assert.deepEqual(at.table.summary().result, { how: 'resigned', winners: [0] });
  });
  test('leaves a seat that nobody can free for another person either', async () => {
    const at = await sitDown('hoard', [ada, ben, cleo]);
    await at.act(ben, { type: 'resign', seat: 1 });
    assert.equal(await refusalOf(at.act(ada, { type: 'handOver', seat: 1, to: 'free' })), 'seat-kept');
    await at.act(ada, { type: 'handOver', seat: 1, to: 'easy' });
    const [, seat] = at.table.summary().seats;
    assert(seat.kind === 'bot' && seat.level === 'easy');
  });
  test('is nobody else’s to do', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    assert.equal(await refusalOf(at.act(ada, { type: 'resign', seat: 1 })), 'not-your-seat');
    assert.equal(await refusalOf(at.act(cleo, { type: 'resign', seat: 1 })), 'not-your-seat');
    assert.equal(await refusalOf(at.act(ada, { type: 'resign', seat: 9 })), 'unknown-seat');
    assert.equal(at.table.summary().state, 'playing');
  });
});

describe('ending by agreement', () => {
  test('needs everybody, outlives answers and a killed server, and nobody has won', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    await at.act(ben, { type: 'propose', seat: 1, wish: { kind: 'end' } });
    await at.answer(ada, 0, at.table.match!.question(0)!.from[0].id);
    await at.kill();
    const { proposal } = at.table.summary();
    assert.deepEqual([proposal?.by, proposal?.wish, proposal?.agreed], [1, { kind: 'end' }, [1]]);
    await at.act(ada, { type: 'agree', seat: 0, yes: true });
    const { state, result, proposal: none } = at.table.summary();
    assert.deepEqual([state, result, none], ['over', { how: 'agreed', winners: [] }, null]);
  });
  test('one no is enough', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    await at.act(ben, { type: 'propose', seat: 1, wish: { kind: 'end' } });
    await at.act(ada, { type: 'agree', seat: 0, yes: false });
    assert.deepEqual([at.table.summary().proposal, at.table.summary().state], [null, 'playing']);
  });
  test('who says nothing for the time the host has set is taken to agree', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    await at.act(ben, { type: 'propose', seat: 1, wish: { kind: 'end' } });
    at.wall.now += HOUR - 1;
    await at.act(ben, { type: 'agree', seat: 1, yes: true });
    assert.equal(at.table.summary().state, 'playing');
    at.wall.now += 1;
    await at.act(ben, { type: 'agree', seat: 1, yes: true });
    assert.equal(at.table.summary().state, 'over');
  });
  test('alone among bots it is done at once', async () => {
    const at = await sitDown('tictactoe', [ada], { seats: [{ who: 'me' }, { who: 'bot', level: 'easy' }] });
    await at.act(ada, { type: 'propose', seat: 0, wish: { kind: 'end' } });
    assert.deepEqual(at.table.summary().result, { how: 'agreed', winners: [] });
  });
});

describe('going on without somebody', () => {
  const without = (seat: number, to: 'normal' | 'free' = 'normal') =>
    ({ kind: 'goOn', without: seat, to }) as const;

  test('not before the time the host has set, and only with those who are waited for', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    const wish = (seat: number) => at.act(ben, { type: 'propose', seat: 1, wish: without(seat) });
    assert.equal(await refusalOf(wish(0)), 'too-early');
    at.wall.now += HOUR;
    assert.equal(await refusalOf(wish(1)), 'bad-message');
    assert.equal(await refusalOf(wish(5)), 'unknown-seat');
    const other = await sitDown('tictactoe', [ada, ben]);
    other.wall.now += HOUR;
    assert.equal(
      await refusalOf(other.act(ada, { type: 'propose', seat: 0, wish: without(1) })),
      'too-early',
      'it is Ada who is waited for',
    );
  });
  test('a bot plays for them until they come back', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    at.wall.now += HOUR;
    await at.act(ben, { type: 'propose', seat: 1, wish: without(0) });
    const [seat] = at.table.summary().seats;
    assert(seat.kind === 'bot' && seat.standsFor === 'ada' && seat.name === 'Ada');
    await at.kill();
    await at.act(ada, { type: 'sit', seat: 0 });
    assert.equal(at.table.summary().seats[0].kind, 'person');
  });
  test('or their seat is free for another person', async () => {
    const at = await sitDown('tictactoe', [ada, ben]);
    at.wall.now += HOUR;
    await at.act(ben, { type: 'propose', seat: 1, wish: without(0, 'free') });
    assert.equal(at.table.summary().seats[0].kind, 'free');
    await at.act(cleo, { type: 'sit', seat: 0 });
    await at.answer(cleo, 0, at.table.match!.question(0)!.from[0].id);
    assert.equal(await refusalOf(at.act(ada, { type: 'sit', seat: 0 })), 'table-full');
  });
  test('the others have to agree, and an answer of the one who was away ends it', async () => {
    const at = await sitDown('hoard', [ada, ben, cleo]);
    for (const [seat, person] of [ada, ben, cleo].entries())
      if (at.table.match!.waiting.includes(seat)) await at.answer(person, seat, []);
    assert.deepEqual(at.table.match!.waiting, [0]);
    at.wall.now += HOUR;
    await at.act(ben, { type: 'propose', seat: 1, wish: without(0) });
    assert.deepEqual(at.table.summary().proposal?.agreed, [0, 1]);
    assert.equal(at.table.summary().seats[0].kind, 'person');
    await at.answer(ada, 0, 'rest');
    assert.equal(at.table.summary().proposal, null);
    at.wall.now += HOUR;
    await at.act(ada, { type: 'propose', seat: 0, wish: without(1) });
    await at.act(cleo, { type: 'agree', seat: 2, yes: true });
    assert.equal(at.table.summary().seats[1].kind, 'bot');
  });
  describe('where the first to answer acts for all', () => {
    const from = [{ id: 'act' }, { id: 'pass', declines: true as const }];
    const rules = {
      *step(t) {
        for (;;) yield* t.askAny([0, 1, 2], () => ({ prompt: 'act', from }));
      },
    } as Partial<Shelved['game']>;
    const clock = { kind: 'turn', seconds: 60, atEnd: 'pass' } as const;
    const answers = (at: Awaited<ReturnType<typeof sitDown>>): number =>
      at.table.match!.entries.filter(isAnswer).length;

    test('one seat is answered for, and the others have all their time for what comes next', async () => {
      const at = await sitDown('hoard', [ada, ben, cleo], { clock }, rules);
      for (const [seat, person] of [ada, ben, cleo].entries()) await at.answer(person, seat, []);
      assert.deepEqual([at.table.match!.asked?.prompt, at.table.match!.waiting], ['act', [0, 1, 2]]);
      at.wall.now += 60_000;
      await at.table.exclusively(() => endTime(at.table));
      assert.equal(answers(at), 4);
      await at.table.exclusively(() => endTime(at.table));
      assert.equal(answers(at), 4, 'the clock begins again');
      at.wall.now += HOUR;
      await at.act(ben, { type: 'propose', seat: 1, wish: without(0) });
      await at.act(cleo, { type: 'agree', seat: 2, yes: true });
      assert.equal(answers(at), 5, 'the same when the others go on');
    });
  });
  test('over a question put to all in common nobody’s seat is taken: those who still think are answered for', async () => {
    const at = await sitDown('hoard', [ada, ben, cleo]);
    assert.deepEqual(at.table.match!.waiting, [0, 1, 2]);
    assert.equal(at.table.match!.question(0)!.ask.secret, true);
    await at.answer(ben, 1, []);
    at.wall.now += HOUR;
    await at.act(ben, { type: 'propose', seat: 1, wish: without(0) });
    await at.act(cleo, { type: 'agree', seat: 2, yes: true });
    assert.deepEqual(
      at.table.summary().seats.map(({ kind }) => kind),
      ['person', 'person', 'person'],
    );
    assert.equal(at.table.match!.asked?.prompt, 'act');
  });
});

test('back to the start of the turn: to before the first answer of it, over dice and the answers of others', async () => {
  const at = await sitDown('hoard', [ada], {
    seats: [{ who: 'me' }, { who: 'here', name: 'Ben' }, { who: 'here', name: 'Cleo' }],
  });
  const match = at.table.match!;
  const random = randomSource('turn');
  const answered = (seat: number): number[] =>
    match.entries.flatMap((entry, i) =>
      i >= match.checkpoints.at(-1)!.entries && isAnswer(entry) && entry.seat === seat ? [i] : [],
    );
  // Until a seat has answered twice in this step.
  const twice = (): number => [0, 1, 2].findIndex((seat) => answered(seat).length > 1);
  for (let i = 0; i < 500 && twice() === -1; i++) {
    const [seat] = match.waiting;
    await at.answer(ada, seat, sampleAnswer(match.question(seat)!, random));
  }
  const seat = twice();
  const [first] = answered(seat);
  const { prompt } = replay(hoard, match.record(), first).question(seat)!.ask;
  await at.act(ada, { type: 'propose', seat, wish: { kind: 'back', to: 'turn' } });
  assert.equal(match.entries.length, first + 1, 'what is left, and that the table went back');
  assert.equal(match.question(seat)?.ask.prompt, prompt);
});
