import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import type { SeenEvent } from '@tafelrunde/engine';
import { markOf, type TableSummary } from '@tafelrunde/protocol';
import { openHouse, Person, Window } from './kit.ts';

const house = await openHouse();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => Person.arrive(house)));

/** Two people at tic-tac-toe, under way. */
async function twoAtPlay() {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  return { ada, bob, a, b, id };
}

test('only who sits at a seat answers for it, and only what is asked now', async () => {
  const { a, b, id } = await twoAtPlay();
  const [eve] = await people(1);
  const e = await eve.open(id);
  const { question, ticket } = await a.question(0);
  const answer = question.options[0].id;
  const order = { type: 'answer', seat: 0, ticket, answer } as const;
  assert.equal((await b.order(order))?.code, 'not-your-seat');
  assert.equal((await e.order(order))?.code, 'not-your-seat');
  assert.equal((await a.order({ ...order, seat: 7 }))?.code, 'unknown-seat');
  assert.equal((await a.order({ ...order, ticket: '9-00000000' }))?.code, 'stale');
  assert.equal((await a.order({ ...order, answer: 'nonsense' }))?.code, 'not-offered');
  assert.equal((await a.order({ ...order, answer: 7 }))?.code, 'malformed');
  await a.done(order);
  await a.done(order);
  assert.equal((await a.order({ ...order, answer: question.options[1].id }))?.code, 'stale');
  await b.question(1);
  assert.equal(
    b.moments.get(1)?.question?.options.some((option) => option.id === answer && !option.no),
    false,
  );
});

test('whatever cannot be read is refused and harms nobody', async () => {
  const { a } = await twoAtPlay();
  for (const [text, code, id] of [
    ['{', 'bad-message', null],
    ['null', 'bad-message', null],
    ['{"type":"dance","id":"x1"}', 'bad-message', 'x1'],
    ['{"type":"start","id":"x2","more":1}', 'bad-message', 'x2'],
    ['{"type":"undo","id":"x3","seat":0.5,"how":"answer"}', 'bad-message', 'x3'],
    [`{"type":"chat","id":"x4","text":"${'a'.repeat(501)}"}`, 'bad-message', 'x4'],
    [`{"type":"chat","id":"x5","text":"${'a'.repeat(20_000)}"}`, 'too-large', null],
    ['{"type":"hello","protocol":1}', 'bad-message', null],
  ] as const) {
    const before = a.heard.length;
    a.sendText(text);
    const reply = await a.until(() => a.heard.slice(before).find(({ type }) => type === 'refused'));
    assert(reply.type === 'refused');
    assert.deepEqual([reply.error.code, reply.id], [code, id], text.slice(0, 60));
  }
  await a.question(0);
  assert.equal(await a.play(0), null);
});

test('a socket that can be of no use says why and closes', async () => {
  const [ada] = await people(1);
  const { id } = await ada.putUp('tictactoe', ['me', 'normal']);
  const nobody = new Window(house.url, id, {});
  assert.equal((await nobody.hears('refused')).error.code, 'unknown-guest');
  assert.equal(await nobody.closed, 4401);
  const lost = await ada.open('nowhere');
  assert.equal((await lost.hears('refused')).error.code, 'unknown-table');
  assert.equal(await lost.closed, 4404);
  const foreign = await ada.open(id, {}, { origin: 'https://elsewhere.example' });
  assert.equal((await foreign.hears('refused')).error.code, 'wrong-origin');
  assert.equal(await foreign.closed, 4403);
  const cookie = (await fetch(`${house.url}/api/me`)).headers.get('set-cookie')!.split(';')[0];
  const old = new Window(house.url, id, { cookie });
  await old.opened;
  old.send({ type: 'start', id: 'first' });
  assert.equal((await old.hears('refused')).error.code, 'bad-message');
  old.send({ type: 'hello', protocol: 99 });
  await old.until(() => old.heard.some((m) => m.type === 'refused' && m.error.code === 'wrong-protocol'));
  assert.equal(await old.closed, 4426);
});

test('who sends too fast has to wait', async () => {
  const slow = await openHouse({ messagePace: { perSecond: 2, burst: 3 } });
  const ada = await Person.arrive(slow);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const window = await ada.open(id);
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => window.order({ type: 'chat', text: `line ${n}` })),
  );
  assert.equal(replies.filter((error) => error === null).length, 2);
  assert.equal(replies[4]?.code, 'too-fast');
  await sleep(700);
  await window.done({ type: 'chat', text: 'later' });
});

test('several windows of one person stay in step', async () => {
  const { ada, a, b, id } = await twoAtPlay();
  const second = await ada.open(id);
  await second.question(0);
  assert.deepEqual(second.moments.get(0)?.view, a.moments.get(0)?.view);
  await second.play(0);
  await b.question(1);
  await b.play(1);
  const next = await a.question(0, a.moments.get(0)?.ticket ?? undefined);
  await second.until(() => second.moments.get(0)?.ticket === next.ticket);
  assert.deepEqual(second.moments.get(0), a.moments.get(0));
});

test('whoever comes back gets the gap and nothing twice', async () => {
  const { ada, a, b, id } = await twoAtPlay();
  await a.play(0);
  await b.play(1);
  await a.until(() => a.moments.get(0)!.ticket);
  const all = a.heard.flatMap((message) => (message.type === 'moment' ? message.events : []));
  await a.close();
  const again = await ada.open(id, { 0: 1 });
  const moment = await again.until(() => again.moments.get(0));
  assert.equal(moment.from, 1);
  assert.deepEqual(moment.events, all.slice(1));
  const fresh = await ada.open(id);
  assert.deepEqual((await fresh.until(() => fresh.moments.get(0))).events, all);
  const mistaken = await ada.open(id, { 0: 99 });
  const empty = await mistaken.until(() => mistaken.moments.get(0));
  assert.deepEqual([empty.from, empty.events], [all.length, []]);
});

test('seats change hands: leaving, bots, somebody else', async () => {
  const { a, b, id } = await twoAtPlay();
  const [eve] = await people(1);
  const e = await eve.open(id);
  assert.equal((await e.order({ type: 'sit', seat: 1 }))?.code, 'table-full');
  assert.equal((await a.order({ type: 'handOver', seat: 1, to: 'easy' }))?.code, 'not-your-seat');
  await b.done({ type: 'leave', seat: 1 });
  await b.until(() => b.moments.has('watcher'));
  assert.equal((await a.order({ type: 'sit', seat: 1 }))?.code, 'second-seat');
  assert.equal((await e.order({ type: 'sit', seat: 0 }))?.code, 'seat-taken');
  await e.done({ type: 'sit', seat: 1 });
  assert.deepEqual(
    e.heard.filter((m) => m.type === 'welcome').map(({ viewers }) => viewers),
    [['watcher'], [1]],
  );
  await a.play(0);
  await e.play(1);
  await a.question(0);
  await a.done({ type: 'handOver', seat: 0, to: 'normal' });
  await e.question(1, e.moments.get(1)?.ticket ?? undefined);
  assert.equal(e.table?.seats[0].kind, 'bot');
  assert.equal((await e.order({ type: 'handOver', seat: 0, to: 'free' }))?.code, 'not-host');
  await a.done({ type: 'handOver', seat: 0, to: 'free' });
  await a.done({ type: 'sit', seat: 0 });
});

test('nobody looks into a second hand by changing seats in a running match', async () => {
  const [ada, bob, eve] = await people(3);
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b, e] = await Promise.all([ada, bob, eve].map((person) => person.open(id)));
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await a.done({ type: 'leave', seat: 0 });
  assert.equal((await b.order({ type: 'sit', seat: 0 }))?.code, 'second-seat');
  await b.done({ type: 'leave', seat: 1 });
  assert.equal((await b.order({ type: 'sit', seat: 0 }))?.code, 'second-seat');
  // It is remembered by the store as well, and whoever left is not seated there.
  assert.deepEqual((await bob.ask<{ mine: TableSummary[] }>('/api/tables')).mine, []);
  // One's own seat can be taken again, and somebody else may have the other.
  await b.done({ type: 'sit', seat: 1 });
  await e.done({ type: 'sit', seat: 0 });
  assert.deepEqual([...e.moments.keys()].includes(1), false);
});

test('a seat that was given up holds nobody up: whoever plays may seat a bot, and its owner may come back', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('hoard', ['me', 'free', 'free']);
  const [a, b] = await Promise.all([ada, bob].map((person) => person.open(id)));
  await b.done({ type: 'sit', seat: 1 });
  await b.until(() => b.table?.seats[1].kind === 'person');
  assert.equal((await b.order({ type: 'handOver', seat: 2, to: 'easy' }))?.code, 'not-host');
  await a.done({ type: 'handOver', seat: 2, to: 'easy' });
  await a.done({ type: 'start' });
  await a.done({ type: 'leave', seat: 0 });
  await b.done({ type: 'handOver', seat: 0, to: 'easy' });
  const [first] = (await ada.ask<TableSummary>(`/api/tables/${id}`)).seats;
  assert.deepEqual([first.kind, first.kind === 'bot' && first.standsFor], ['bot', ada.me.person]);
  await a.done({ type: 'sit', seat: 0 });
  await a.until(() => a.table?.seats[0].kind === 'person');
});

test('where the host has got up again, whoever sits may begin', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const [a, b] = await Promise.all([ada, bob].map((person) => person.open(id)));
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'leave', seat: 0 });
  await b.done({ type: 'handOver', seat: 0, to: 'easy' });
  await b.done({ type: 'start' });
  await b.until(() => b.table?.state === 'playing');
});

test('whoever asks whether anybody is there gets a reply, and nothing else happens', async () => {
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const window = await ada.open(id);
  await window.hears('welcome');
  const heard = window.heard.length;
  await window.done({ type: 'beat' });
  assert.deepEqual(
    window.heard.slice(heard).map(({ type }) => type),
    ['done'],
  );
});

test('an own answer is taken back until somebody else has acted', async () => {
  const { a, b } = await twoAtPlay();
  await a.play(0);
  const before = await a.until(() => (a.moments.get(0)?.undoable === 1 ? a.moments.get(0) : null));
  await a.done({ type: 'undo', seat: 0, how: 'answer' });
  const after = await a.until(() => (a.moments.get(0)!.undoable === 0 ? a.moments.get(0) : null));
  assert(after.question !== null && after.from <= before.from + before.events.length);
  assert.equal((await a.order({ type: 'undo', seat: 0, how: 'answer' }))?.code, 'no-undo');
  assert.equal(await a.play(0), null);
  await b.play(1);
  assert.equal((await a.order({ type: 'undo', seat: 0, how: 'answer' }))?.code, 'no-undo');
});

test('further back only if all agree', async () => {
  const { a, b, id } = await twoAtPlay();
  const [watching] = await people(1);
  const eve = await watching.open(id);
  assert.equal((await b.order({ type: 'agree', seat: 1, yes: true }))?.code, 'no-proposal');
  assert.equal((await a.order({ type: 'propose', seat: 0 }))?.code, 'no-undo');
  // Whether there is anything to go back to is said to each of its own answers, and to nobody who watches.
  const proposable = () =>
    [a.moments.get(0), b.moments.get(1), eve.moments.get('watcher')].map((moment) => moment?.proposable);
  await eve.until(() => eve.moments.has('watcher'));
  assert.deepEqual(proposable(), [false, false, false]);
  await a.play(0);
  await Promise.all([b.question(1), a.until(() => a.moments.get(0)?.question === null)]);
  assert.deepEqual(proposable(), [true, false, false]);
  await b.play(1);
  await a.done({ type: 'propose', seat: 0 });
  await b.until(() => b.table?.proposal?.by === 0);
  assert.deepEqual(b.table?.proposal, {
    by: 0,
    agreed: [0],
    wish: { kind: 'back', to: 'answer' },
    at: null,
  });
  await b.done({ type: 'agree', seat: 1, yes: false });
  await a.until(() => a.table?.proposal === null);
  await a.done({ type: 'propose', seat: 0 });
  await b.done({ type: 'agree', seat: 1, yes: true });
  const moment = await b.until(
    () => b.moments.get(1)?.events.some(({ type }) => type === 'rewound') && b.moments.get(1),
  );
  assert.deepEqual([moment.asked?.seats, moment.proposable], [[0], false]);
  await a.until(() => a.moments.get(0)?.events.some(({ type }) => type === 'rewound'));
  assert.equal(await a.play(0), null);
});

test('a rematch seats the same people, once', async () => {
  const [ada] = await people(1);
  const { id } = await ada.putUp('tictactoe', ['me', 'easy']);
  const window = await ada.open(id);
  assert.equal((await window.order({ type: 'rematch' }))?.code, 'not-over');
  while ((window.table?.state ?? 'playing') !== 'over') {
    await window.play(0);
    await window.until(() => window.table?.state === 'over' || window.moments.get(0)?.ticket);
  }
  await window.done({ type: 'rematch' });
  await window.done({ type: 'rematch' });
  const rematch = await window.until(() => window.table?.rematch);
  const again = await ada.open(rematch);
  assert.deepEqual((await again.hears('welcome')).viewers, [0]);
  assert.equal((await again.until(() => again.table)).state, 'playing');
  assert.notEqual(again.table?.fairness.commitment, window.table?.fairness.commitment);
});

test('what is said at the table is heard by all and kept', async () => {
  const { a, b, bob, id } = await twoAtPlay();
  await a.done({ type: 'chat', text: '  hört, hört ' });
  const heard = await b.until(() => b.heard.findLast((m) => m.type === 'chat' && m.lines.length === 1));
  assert(heard.type === 'chat');
  assert.equal(heard.lines[0].text, 'hört, hört');
  const later = await bob.open(id);
  assert.deepEqual((await later.hears('chat')).lines, heard.lines);
});

test('standing answers are given for their seat and recorded', async () => {
  const [ada, bob] = await people(2);
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await b.done({ type: 'always', seat: 1, prompt: 'change', answer: [] });
  await b.done({ type: 'stopAt', seat: 1, prompt: 'reveal', on: true });
  const { ticket } = await a.question(0);
  await a.done({ type: 'answer', seat: 0, ticket, answer: [] });
  assert.equal((await a.question(0, ticket)).question.prompt, 'act');
});

test('of two who click at once one is first, and the other is told how things stand', async () => {
  const { ada, a, b, id } = await twoAtPlay();
  const second = await ada.open(id);
  const { question, ticket } = await a.question(0);
  await second.question(0);
  const [one, other] = question.options.map((option) => option.id);
  const order = { type: 'answer', seat: 0, ticket } as const;
  const replies = await Promise.all([
    a.order({ ...order, answer: one }),
    second.order({ ...order, answer: other }),
  ]);
  assert.deepEqual(replies.map((error) => error?.code ?? 'done').toSorted(), ['done', 'stale']);
  await b.question(1);
  const view = b.moments.get(1)?.view;
  for (const window of [a, second])
    await window.until(
      () => JSON.stringify(window.moments.get(0)?.view.state) === JSON.stringify(view?.state),
    );

  const [host, eve, bob] = await people(3);
  const { id: free } = await host.putUp('tictactoe', ['me', 'free']);
  const windows = await Promise.all([eve, bob].map((person) => person.open(free)));
  const seated = await Promise.all(windows.map((window) => window.order({ type: 'sit', seat: 1 })));
  assert.deepEqual(seated.map((error) => error?.code ?? 'done').toSorted(), ['done', 'table-full']);
});

/** What a client holds: it throws away what is void, and appends. */
function held(windows: readonly Window[]): SeenEvent[] {
  const events: SeenEvent[] = [];
  for (const message of windows.flatMap((window) => window.heard)) {
    if (message.type !== 'moment') continue;
    events.length = Math.min(events.length, message.from);
    events.push(...message.events);
  }
  return events;
}

test('whoever was away while the table went back holds afterwards what really happened', async () => {
  const { a, b, id } = await twoAtPlay();
  const [eve] = await people(1);
  const first = await eve.open(id);
  const mark = async (window: typeof a, seat: number, answer: string) => {
    const { ticket } = await window.question(seat);
    await window.done({ type: 'answer', seat, ticket, answer });
  };
  const { ticket, question } = await a.question(0);
  const [one, two, three] = question.options.map((option) => option.id);
  await mark(a, 0, one);
  await first.until(() => held([first]).length === 1);
  await first.close();
  await a.until(() => (a.moments.get(0)?.undoable ?? 0) > 0);
  await a.done({ type: 'undo', seat: 0, how: 'answer' });
  await a.question(0, ticket);
  await mark(a, 0, two);
  await mark(b, 1, three);
  const known = held([first]);
  const watcher = known.map(markOf);
  const again = await eve.knock(id);
  again.send({ type: 'hello', protocol: 1, seen: { watcher: known.length }, marks: { watcher } });
  await again.until(() => again.moments.has('watcher'));
  const fresh = await (await Person.arrive(house)).open(id);
  await fresh.until(() => fresh.moments.has('watcher'));
  assert.deepEqual(held([first, again]), held([fresh]));
  assert.equal(held([fresh]).length, 2);
  // What agrees is not told again.
  const third = await eve.knock(id);
  third.send({
    type: 'hello',
    protocol: 1,
    seen: { watcher: 2 },
    marks: { watcher: held([fresh]).map(markOf) },
  });
  assert.deepEqual((await third.until(() => third.moments.get('watcher'))).events, []);
  const fourth = await eve.knock(id);
  const half = [markOf(held([fresh])[0]), '00000000'];
  fourth.send({ type: 'hello', protocol: 1, seen: { watcher: 2 }, marks: { watcher: half } });
  const { from, events } = await fourth.until(() => fourth.moments.get('watcher'));
  assert.deepEqual([from, events.length], [1, 1]);
});

test('a seat lost while its window was away and taken back is told everything again', async () => {
  const { bob, a, b, id } = await twoAtPlay();
  await a.play(0);
  await b.play(1);
  await a.play(0);
  const known = (): number => held([b]).length;
  await b.until(() => known() === 3);
  await b.close();
  const elsewhere = await bob.open(id);
  await elsewhere.done({ type: 'handOver', seat: 1, to: 'free' });
  await elsewhere.close();
  const again = await bob.open(id, { 1: known() });
  assert.deepEqual((await again.hears('welcome')).viewers, ['watcher']);
  await again.done({ type: 'sit', seat: 1 });
  const { from, events } = await again.until(() => again.moments.get(1));
  assert.deepEqual([from, events.length], [0, 3]);
});
