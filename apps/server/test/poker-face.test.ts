import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { perform, Refused, sharedByPeople, type StoredSeat } from '@tafelrunde/host';
import { botSeat } from '@tafelrunde/host/internals';
import { table } from '@tafelrunde/testing';
import { hoard } from '@tafelrunde/testing/fixtures';
import type { TableSummary } from '@tafelrunde/protocol';
import { openHouse, Person, type Window } from './kit.ts';
import { StillTiming } from './still-timing.ts';
import { stolenFrom, theft, thiefIn } from './thefts.ts';
import { inStep, Tapped } from './wiretap.ts';

const FACE = 400;

test('the clock does not tell whether somebody was stopped at a secret question', async () => {
  const timing = new StillTiming();
  const house = await openHouse({ pokerFace: FACE, timing });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  const eve = await (await Person.arrive(house)).open(id);
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  // Both are asked in secret which cards they change: they hear it at once, a watcher after a while.
  const tickets = [(await a.question(0)).ticket, (await b.question(1)).ticket];
  // That it has begun everybody may know.
  await eve.until(() => eve.table?.state === 'playing');
  assert.deepEqual(eve.table?.asked, []);
  await a.done({ type: 'answer', seat: 0, ticket: tickets[0], answer: [] });
  await b.done({ type: 'answer', seat: 1, ticket: tickets[1], answer: [] });
  timing.pass(FACE - 1);
  await inStep([a, eve]);
  assert.equal(eve.moments.size, 0);
  assert.equal(a.moments.get(0)?.ticket, tickets[0]);
  timing.pass(1);
  await eve.until(() => eve.moments.get('watcher'));
  // It was answered meanwhile, and nobody can tell how quickly.
  assert.equal(eve.moments.get('watcher')?.asked?.prompt, 'act');
  assert.equal(eve.heard.filter(({ type }) => type === 'moment').length, 1);
  assert.equal((await a.question(0, tickets[0])).question.prompt, 'act');
});

test('several secret questions share one delay, and nobody stopped later can tell who was stopped before', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  for (const held of ['shield', 'copper']) {
    const match = theft(held);
    const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
    const [a, b, c] = await Promise.all(people.map((person) => person.open(id)));
    const { question, ticket } = await a.question(0);
    await c.until(() => c.moments.has(2));
    await a.done({ type: 'answer', seat: 0, ticket, answer: thiefIn(question) });
    if (held === 'shield') {
      const shield = await b.question(1);
      await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
    }
    house.timing.pass(FACE / 2 - 1);
    await inStep([c]);
    assert.equal(c.moments.get(2)?.question, null, held);
    house.timing.pass(1);
    const warning = await c.question(2);
    assert.equal(warning.question.options.length, 2);
    // It hears of the theft and of the question in one, and nothing in between.
    assert.equal(c.heard.filter(({ type }) => type === 'moment').length, 2, held);
    await c.done({ type: 'answer', seat: 2, ticket: warning.ticket, answer: 'pass' });
    house.timing.pass(FACE / 2 - 1);
    await inStep([a]);
    assert.equal(a.moments.get(0)?.ticket, ticket, held);
    // The same delay for both questions: everybody hears of all of it at its end.
    house.timing.pass(1);
    await a.until(() => a.moments.get(0)?.asked?.seats.join() === '1');
    assert.equal(a.moments.get(0)?.asked?.prompt, 'act');
  }
});

test('where one person plays, alone, among bots or with others at one screen, nobody waits', async () => {
  const timing = new StillTiming();
  const house = await openHouse({ pokerFace: FACE, botDelay: 0, timing });
  const ada = await Person.arrive(house);
  for (const seats of [
    ['me', 'easy', 'easy'],
    ['me', 'me'],
  ] as const) {
    const { id } = await ada.putUp('hoard', seats);
    const a = await ada.open(id);
    const change = await a.question(0);
    await a.done({ type: 'answer', seat: 0, ticket: change.ticket, answer: [] });
    if (seats[1] === 'me') {
      const { ticket } = await a.question(1);
      await a.done({ type: 'answer', seat: 1, ticket, answer: [] });
    }
    // No time has passed at all.
    assert.equal((await a.question(0, change.ticket)).question.prompt, 'act');
  }
});

test('friends may do without the poker face', async () => {
  const timing = new StillTiming();
  const house = await openHouse({ pokerFace: FACE, timing });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id, pokerFace } = await ada.putUp('hoard', ['me', 'free'], { pokerFace: false });
  assert.equal(pokerFace, false);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  const eve = await (await Person.arrive(house)).open(id);
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  assert.equal((await a.question(0)).question.secret, true);
  // No time has passed, and a watcher knows it already.
  await eve.until(() => eve.moments.get('watcher'));
  assert.equal(eve.table?.pokerFace, false);
  assert.equal((await ada.putUp('hoard', ['me', 'free'])).pokerFace, true);
});

test('whoever may come to the table later counts like somebody who sits there', () => {
  const me = { kind: 'person', person: 'ada', name: 'Ada', here: false, nonce: null } as const;
  const bot = { kind: 'bot', level: 'easy', name: 'Bot', standsFor: null } as const;
  const shared = (...seats: StoredSeat[]): boolean => sharedByPeople({ seats });
  assert.equal(shared(me, bot, bot), false);
  assert.equal(shared(me, { ...me, here: true, name: 'Ben' }), false);
  assert.equal(shared(bot, bot), false);
  assert.equal(shared(me, { ...me, person: 'ben' }, bot), true);
  assert.equal(shared(me, { kind: 'free' }), true);
  assert.equal(shared(me, { ...bot, standsFor: { person: 'ben', here: false, gaveUp: false } }), true);
  assert.equal(shared(me, { ...bot, standsFor: { person: 'ada', here: false, gaveUp: false } }), false);
});

/** Seat 1 is a bot's, whoever thinks for it never gets to it, and it holds this card. Returns when Ada hears what. */
async function stolenFromBusyBot(held: string): Promise<readonly string[]> {
  const house = await Tapped.open({ thinker: { answer: () => new Promise(() => {}) } });
  const match = theft(held);
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  const [a, , c] = await Promise.all(people.map((person) => person.open(id)));
  const { question, ticket } = await a.question(0);
  await c.until(() => c.moments.has(2));
  // As if it had been there from the beginning.
  const seats = live.stored.seats.with(1, botSeat('hard', 1));
  live.stored = { ...live.stored, seats };
  await a.done({ type: 'answer', seat: 0, ticket, answer: thiefIn(question) });
  assert.equal(live.isStopped(1), held === 'shield');
  const heard: string[] = [];
  for (let passed = 0; passed <= FACE; passed += FACE / 20) {
    await live.exclusively(async () => {});
    await inStep([a, c]);
    heard.push(`${passed}: ${live.isKeptFrom(0)} ${c.moments.get(2)?.question?.prompt}`);
    if (c.moments.get(2)?.ticket && live.isStopped(2))
      await c.done({ type: 'answer', seat: 2, ticket: c.moments.get(2)!.ticket!, answer: 'pass' });
    house.timing.pass(FACE / 20);
  }
  await a.until(() => a.moments.get(0)?.asked?.prompt === 'act' && a.moments.get(0)?.ticket === null);
  await house.close();
  return heard;
}

test('a bot that is stopped in secret declines in time, however busy those are who think for it', async () => {
  assert.deepEqual(await stolenFromBusyBot('shield'), await stolenFromBusyBot('copper'));
});

test('no reply tells before its time whether somebody was stopped at a secret question', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const worlds: unknown[] = [];
  for (const held of ['shield', 'copper']) {
    const { live, people, a, b, ticket } = await stolenFrom(house, held);
    // A person who waits for a reply can still talk, and is still there.
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
    await live.exclusively(async () => {});
    if (held === 'shield') {
      const shield = await b.question(1);
      await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
    }
    await inStep([a]);
    // What everybody knows to be impossible does not depend on how the match stands.
    assert.deepEqual(replies.splice(0), ['rematch not-over', 'sit table-full'], held);
    assert.deepEqual(
      a.texts.slice(heard).filter((text) => !text.startsWith('{"type":"refused"')),
      [],
    );
    live.pokerFace.end('all');
    live.telling.tell();
    await Promise.all(said);
    await a.until(() => a.texts.some((text) => text.includes('"waits"')));
    worlds.push(replies.map(String).toSorted((one, other) => one.localeCompare(other)));
  }
  assert.equal((worlds[0] as string[]).length, 6);
  assert.deepEqual(worlds[0], worlds[1]);
});

test('behind the poker face the lobby goes by what everybody knows', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const [ada] = await house.people(1);
  const listed = async (): Promise<string[][]> => {
    const { open, mine } = await ada.ask<Record<'open' | 'mine', TableSummary[]>>('/api/tables');
    return [open, mine].map((list) => list.map(({ id }) => id));
  };
  house.timing.pass(1000);
  const { live, a } = await stolenFrom(house, 'copper');
  const { id: other } = await ada.putUp('hoard', ['me', 'free'], { open: true });
  const neighbour = await house.hall.open(other);
  await neighbour.exclusively(() => neighbour.commit({ table: { since: live.stored.since - 1 } }));
  // Stored is that something has happened at the first table, and then even that its match is over. Nobody knows it yet.
  assert(live.stored.since > live.summary().since);
  assert.deepEqual((await listed())[1], [other, live.id]);
  await live.exclusively(() => live.commit({ table: { state: 'over' } }));
  assert((await listed())[0].includes(live.id));
  house.timing.pass(FACE);
  await a.until(() => a.table?.state === 'over');
  assert.deepEqual((await listed())[1], [live.id, other]);
  assert(!(await listed())[0].includes(live.id));
});

test('whoever gets up behind the poker face is seen to leave when it ends, stopped or not', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  for (const held of ['shield', 'copper']) {
    const { live, people, a } = await stolenFrom(house, held);
    await inStep([a]);
    const heard = a.texts.length;
    const left = perform(house.hall, live, people[1].me, { type: 'leave', seat: 1, id: 'x' }, () => {});
    await live.exclusively(async () => {});
    await inStep([a]);
    const told = a.texts.slice(heard).filter((text) => !text.startsWith('{"type":"refused"'));
    assert.deepEqual(told, [], held);
    live.pokerFace.end('all');
    live.telling.tell();
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
  const working = live.exclusively(() => busy.promise);
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
  await live.exclusively(async () => {});
  assert.equal((await eve.request('/api/me', undefined, 'DELETE')).status, 204);
  live.pokerFace.end('all');
  live.telling.tell();
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
  live.pokerFace.end('all');
  live.telling.tell();
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
