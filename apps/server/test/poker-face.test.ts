import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { table } from '@tafelrunde/testing';
import { hoard } from '@tafelrunde/testing/fixtures';
import { Refused } from '../src/refused.ts';
import { perform } from '../src/tables/perform.ts';
import { openHouse, Person, type Window } from './kit.ts';
import { inStep, Tapped } from './wiretap.ts';

const FACE = 1500;

test('the clock does not tell whether somebody was stopped at a secret question', async () => {
  const house = await openHouse({ pokerFace: FACE });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  const eve = await (await Person.arrive(house)).open(id);
  await b.done({ type: 'sit', seat: 1 });
  const begun = performance.now();
  await a.done({ type: 'start' });
  // Both are asked in secret which cards they change: they hear it at once, a watcher after a while.
  const tickets = [(await a.question(0)).ticket, (await b.question(1)).ticket];
  assert(performance.now() - begun < FACE / 2);
  assert.equal(eve.moments.size, 0);
  // That it has begun everybody may know.
  await eve.until(() => eve.table?.state === 'playing');
  assert.deepEqual(eve.table?.asked, []);
  await a.done({ type: 'answer', seat: 0, ticket: tickets[0], answer: [] });
  await b.done({ type: 'answer', seat: 1, ticket: tickets[1], answer: [] });
  await eve.until(() => eve.moments.get('watcher'));
  assert(performance.now() - begun > FACE * 0.9);
  // It was answered meanwhile, and nobody can tell how quickly.
  assert.equal(eve.moments.get('watcher')?.asked?.prompt, 'act');
  assert.equal(eve.heard.filter(({ type }) => type === 'moment').length, 1);
  assert.equal((await a.question(0, tickets[0])).question.prompt, 'act');
});

test('whoever is stopped second cannot tell by the clock whether somebody was stopped first', async () => {
  const house = await Tapped.open({ pokerFace: FACE });
  after(() => house.close());
  // A thief reaches for the hoard of seat 1, who may hold a shield; then seat 2 may warn.
  for (const held of ['shield', 'copper']) {
    const { match } = table(hoard, {
      seats: 3,
      cards: { 'hand.0': ['thief'], 'hand.1': [held], 'hand.2': [], 'hoard.1': ['gold'] },
      set: ({ players }) => players.forEach((player, seat) => (player.coins = seat === 2 ? 3 : 0)),
    });
    const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
    const [a, b, c] = await Promise.all(people.map((person) => person.open(id)));
    const { question, ticket } = await a.question(0);
    await c.until(() => c.moments.has(2));
    const thief = question.options.find(({ card }) => card !== undefined)!.id;
    const begun = performance.now();
    await a.done({ type: 'answer', seat: 0, ticket, answer: thief });
    if (held === 'shield') {
      const shield = await b.question(1);
      await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
    }
    const warning = await c.question(2);
    assert(performance.now() - begun > FACE * 0.9, held);
    assert.equal(warning.question.options.length, 2);
    // It hears of the theft and of the question in one, and nothing in between.
    assert.equal(c.heard.filter(({ type }) => type === 'moment').length, 2, held);
    await c.done({ type: 'answer', seat: 2, ticket: warning.ticket, answer: 'pass' });
    await a.until(() => a.moments.get(0)?.asked?.seats.join() === '1');
    assert.equal(a.moments.get(0)?.asked?.prompt, 'act');
    // Everybody else waits until both questions have had their time.
    assert(performance.now() - begun > 2 * FACE * 0.9, held);
  }
});

/** A thief reaches for the hoard of seat 1, who holds this card: with a shield it is asked in secret, otherwise nobody is. */
async function stolenFrom(house: Tapped, held: string) {
  const { match } = table(hoard, {
    seats: 2,
    cards: { 'hand.0': ['thief'], 'hand.1': [held], 'hoard.1': ['gold'] },
    set: ({ players }) => players.forEach((player) => (player.coins = 0)),
  });
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  const [a, b] = await Promise.all(people.map((person) => person.open(id)));
  const { question, ticket } = await a.question(0);
  const thief = question.options.find(({ card }) => card !== undefined)!.id;
  await a.done({ type: 'answer', seat: 0, ticket, answer: thief });
  return { live, people, a, b, ticket };
}

test('no reply tells before its time whether somebody was stopped at a secret question', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const worlds: unknown[] = [];
  for (const held of ['shield', 'copper']) {
    const { live, people, a, b, ticket } = await stolenFrom(house, held);
    // Whoever waits for a reply can still talk, and is still there.
    a.send({ type: 'undo', id: 'waits', seat: 0, how: 'answer' });
    await a.done({ type: 'chat', text: 'Well?' });
    await a.done({ type: 'beat' });
    await inStep([a]);
    const heard = a.texts.length;
    assert(!a.texts.some((text) => text.includes('"waits"')));
    const replies: string[] = [];
    const seat = 0;
    // Everything a seat may say of the match, behind the poker face.
    const said = (
      [
        { type: 'answer', seat, ticket, answer: 'rest' },
        { type: 'always', seat, prompt: 'act', answer: 'nonsense' },
        { type: 'stopAt', seat, prompt: 'act', on: true },
        { type: 'undo', seat, how: 'answer' },
        { type: 'rematch' },
        { type: 'sit', seat: 1 },
        { type: 'propose', seat },
        { type: 'agree', seat, yes: true },
      ] as const
    ).map((order) =>
      perform(house.hall, live, people[0].me, { ...order, id: 'x' }, () => {
        replies.push(`${order.type} done`);
      }).catch((thrown: unknown) => {
        assert(thrown instanceof Refused);
        replies.push(`${order.type} ${thrown.error.code}`);
      }),
    );
    await live.alone(async () => {});
    if (held === 'shield') {
      const shield = await b.question(1);
      await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
    }
    await inStep([a]);
    assert.deepEqual(replies, [], held);
    assert.deepEqual(
      a.texts.slice(heard).filter((text) => !text.startsWith('{"type":"refused"')),
      [],
    );
    live.straightFace.end('all');
    live.tell();
    await Promise.all(said);
    await a.until(() => a.texts.some((text) => text.includes('"waits"')));
    worlds.push(replies.map(String).toSorted((one, other) => one.localeCompare(other)));
  }
  assert.equal((worlds[0] as string[]).length, 8);
  assert.deepEqual(worlds[0], worlds[1]);
});

test('whoever gets up behind the poker face is seen to leave when it ends, stopped or not', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  for (const held of ['shield', 'copper']) {
    const { live, people, a } = await stolenFrom(house, held);
    await inStep([a]);
    const heard = a.texts.length;
    const left = perform(house.hall, live, people[1].me, { type: 'leave', seat: 1, id: 'x' }, () => {});
    await live.alone(async () => {});
    await inStep([a]);
    const told = a.texts.slice(heard).filter((text) => !text.startsWith('{"type":"refused"'));
    assert.deepEqual(told, [], held);
    live.straightFace.end('all');
    live.tell();
    await left;
    await a.until(() => a.texts.slice(heard).some((text) => text.startsWith('{"type":"table"')));
  }
});

test('what somebody wants who is forgotten meanwhile is not done', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { match } = table(hoard, {
    seats: 3,
    cards: { 'hand.0': ['thief'], 'hand.1': ['copper'], 'hand.2': [], 'hoard.1': ['gold'] },
    set: ({ players }) => players.forEach((player) => (player.coins = 0)),
  });
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  const a = await people[0].open(id);
  const { question, ticket } = await a.question(0);
  await house.act(live, people[2], { type: 'leave', seat: 2, id: 'x' });
  const eve = (await house.people(4))[3];
  const sit = async (): Promise<string> => {
    try {
      await perform(house.hall, live, eve.me, { type: 'sit', seat: 2, id: 'x' }, () => {});
      return 'done';
    } catch (thrown) {
      return thrown instanceof Refused ? thrown.error.code : String(thrown);
    }
  };
  // While she is being forgotten, in the queue of the table.
  const [busy, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const working = live.alone(() => busy.promise);
  const queued = sit();
  const forgetting = house.hall.forget(eve.me, () => forgotten.promise);
  busy.resolve();
  assert.equal(await queued, 'unknown-guest');
  forgotten.resolve();
  await Promise.all([working, forgetting]);
  // Behind the poker face, which ends only when nobody knows her any more.
  const thief = question.options.find(({ card }) => card !== undefined)!.id;
  await a.done({ type: 'answer', seat: 0, ticket, answer: thief });
  const waiting = sit();
  await live.alone(async () => {});
  assert.equal((await eve.request('/api/me', undefined, 'DELETE')).status, 204);
  live.straightFace.end('all');
  live.tell();
  assert.equal(await waiting, 'unknown-guest');
  assert.equal(live.stored.seats[2].kind, 'free');
});

test('what somebody proposes who is stopped in secret is told when the poker face ends, and so is how it ends', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { match } = table(hoard, {
    seats: 3,
    cards: { 'hand.1': ['shield'], 'hand.2': ['thief'], 'hoard.1': ['gold'] },
    set: (state) => {
      state.turn = 1;
      state.players.forEach((player) => (player.coins = 0));
    },
  });
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  const [a, b, c] = await Promise.all(people.map((person) => person.open(id)));
  const rest = await b.question(1);
  await b.done({ type: 'answer', seat: 1, ticket: rest.ticket, answer: 'rest' });
  const steal = await c.question(2);
  const thief = steal.question.options.find(({ card }) => card !== undefined)!.id;
  await c.done({ type: 'answer', seat: 2, ticket: steal.ticket, answer: thief });
  const shield = await b.question(1, rest.ticket);
  await inStep([a]);
  const heard = a.texts.length;
  await b.done({ type: 'propose', seat: 1 });
  await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
  await inStep([a]);
  assert.deepEqual(
    a.texts.slice(heard).filter((text) => !text.startsWith('{"type":"refused"')),
    [],
  );
  live.straightFace.end('all');
  live.tell();
  // An answer in secret ends no proposal: its end would tell of the answer.
  await a.until(() => a.table?.proposal?.by === 1);
});

/** Three people who are asked in secret, all at once, which cards they change. */
async function threeAskedInSecret() {
  const house = await openHouse();
  const people = await Promise.all([0, 1, 2].map(() => Person.arrive(house)));
  const { id } = await people[0].putUp('hoard', ['me', 'free', 'free']);
  const windows = await Promise.all(people.map((person) => person.open(id)));
  const [a, b, c] = windows;
  await b.done({ type: 'sit', seat: 1 });
  await c.done({ type: 'sit', seat: 2 });
  await a.done({ type: 'start' });
  const changeNothing = async (seat: number): Promise<void> => {
    const { question, ticket } = await windows[seat].question(seat);
    assert.equal(question.secret, true);
    await windows[seat].done({ type: 'answer', seat, ticket, answer: [] });
  };
  return { a, b, c, changeNothing };
}

/** Nobody was told that the proposal of the first seat has ended. */
function assertProposed({ table: seen, texts }: Window): void {
  assert.equal(seen?.proposal?.by, 0);
  const since = texts.slice(texts.findIndex((text) => text.includes('"by":0')));
  assert(!since.some((text) => text.includes('"proposal":null')));
}

test('what was answered in secret is taken back in secret: it ends no proposal', async () => {
  const { a, b, c, changeNothing } = await threeAskedInSecret();
  await changeNothing(0);
  await a.done({ type: 'propose', seat: 0 });
  await changeNothing(1);
  await b.done({ type: 'undo', seat: 1, how: 'answer' });
  await c.done({ type: 'chat', text: 'Well?' });
  assertProposed(c);
});

test('a proposal still speaks of the same answer when one that came before it is taken back in secret', async () => {
  const { a, b, c, changeNothing } = await threeAskedInSecret();
  await changeNothing(1);
  await changeNothing(0);
  await a.done({ type: 'propose', seat: 0 });
  await b.done({ type: 'undo', seat: 1, how: 'answer' });
  await c.done({ type: 'chat', text: 'Well?' });
  assertProposed(c);
  await changeNothing(1);
  for (const [window, seat] of [
    [b, 1],
    [c, 2],
  ] as const)
    await window.done({ type: 'agree', seat, yes: true });
  // The one who proposed it is asked again; so is whoever has answered after that.
  for (const [window, seat] of [
    [a, 0],
    [b, 1],
    [c, 2],
  ] as const) {
    const { question } = await window.until(() => {
      const moment = window.moments.get(seat);
      const isBack = moment?.events.some(({ type }) => type === 'rewound') === true;
      return isBack && moment.question !== null && moment;
    });
    assert.equal(question?.secret, true);
  }
});

test('a proposal ends with the answer it speaks of', async () => {
  const { a, c, changeNothing } = await threeAskedInSecret();
  await changeNothing(0);
  await a.done({ type: 'propose', seat: 0 });
  await c.until(() => c.table?.proposal?.by === 0);
  await a.done({ type: 'undo', seat: 0, how: 'answer' });
  await c.until(() => c.table?.proposal === null);
});
