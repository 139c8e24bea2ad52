import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAnswer, randomSource } from '@tafelrunde/engine';
import { markOf } from '@tafelrunde/protocol';
import { openStore } from '../src/store/open.ts';
import { smallClient, temporaryFolder } from './folders.ts';
import { metric, openHouse, Person, type Window } from './kit.ts';

const random = randomSource('restart');
const seats = [0, 1, 2, 3];

/** What a new window hears of every seat, without the tickets: those end with the process. */
async function momentsOf(person: Person, table: string) {
  const window = await person.open(table);
  const moments = await Promise.all(seats.map((seat) => window.until(() => window.moments.get(seat))));
  return moments.map(({ ticket, ...moment }) => ({ ...moment, asked: ticket !== null && moment.asked }));
}

/** A house whose server can be started again on the same data. */
async function lastingHouse() {
  const dataFolder = await temporaryFolder();
  const clientFolder = await smallClient();
  return async (more = {}) => await openHouse({ dataFolder, clientFolder, ...more });
}

/** A match in the middle, past the point where a newer checkpoint is kept. The dice end one now and then: then another. */
async function tableInPlay(ada: Person): Promise<{ id: string; first: Window }> {
  for (;;) {
    const { id } = await ada.putUp('hoard', ['me', 'me', 'me', 'me'], { options: { goal: 16 } });
    const first = await ada.open(id);
    const isOver = (): boolean => (first.moments.get(0)?.view.result ?? null) !== null;
    for (let answers = 0; answers < 45 && !isOver();) {
      const asked = (): string | undefined => seats.find((one) => first.moments.get(one)?.ticket)?.toString();
      const seat = await first.until(() => (isOver() ? 'over' : asked()));
      if (seat !== 'over' && (await first.play(Number(seat), random)) === null) answers++;
    }
    if (!isOver()) return { id, first };
  }
}

test('after a restart everybody goes on where they were, with all that was told', async () => {
  const start = await lastingHouse();
  let house = await start();
  const ada = await Person.arrive(house);
  const { id, first } = await tableInPlay(ada);
  await first.done({ type: 'chat', text: 'wir machen morgen weiter' });
  await first.done({ type: 'always', seat: 0, prompt: 'grab', answer: 'grab' });
  const before = await momentsOf(ada, id);
  await house.close();
  house = await start();
  ada.url = house.url;
  assert.deepEqual(await momentsOf(ada, id), before);
  assert(before[0].events.length > 60);
  const window = await ada.open(id);
  assert.equal((await window.hears('chat')).lines[0].text, 'wir machen morgen weiter');
  const gap = await ada.open(id, { 0: 10 });
  const moment = await gap.until(() => gap.moments.get(0));
  assert.deepEqual([moment.from, moment.events], [10, before[0].events.slice(10)]);
});

test('a window that was away since before the log begins holds no false history', async () => {
  const start = await lastingHouse();
  let house = await start();
  const ada = await Person.arrive(house);
  const { id } = await tableInPlay(ada);
  const [{ events }] = await momentsOf(ada, id);
  await house.close();
  house = await start();
  ada.url = house.url;
  const told = async (held: readonly (typeof events)[number][]) => {
    const window = await ada.knock(id);
    const marks = held.slice(-32).map(markOf);
    window.send({ type: 'hello', protocol: 1, seen: { 0: held.length }, marks: { 0: marks } });
    const moment = await window.until(() => window.moments.get(0));
    assert.deepEqual([...held.slice(0, moment.from), ...moment.events], events, `held ${held.length}`);
    return moment.from;
  };
  // Some of them were taken back meanwhile. Of the last one the log still knows better, of the others no longer.
  const falsely = (count: number) => [
    ...events.slice(0, count - 3),
    ...events.slice(count - 3, count).map((event) => ({ ...event, type: 'takenBack' })),
  ];
  for (const count of [4, 10, 20, events.length]) await told(falsely(count));
  // What is true at the end of the log is not told again.
  assert.equal(await told(events), events.length);
});

test('what was taken back stays taken back, also after a restart', async () => {
  const start = await lastingHouse();
  let house = await start();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  let window = await ada.open(id);
  await window.play(0, random);
  await window.play(1, random);
  await window.done({ type: 'undo', seat: 1, how: 'answer' });
  await window.done({ type: 'propose', seat: 0 });
  await window.until(() => window.moments.get(0)?.events.some(({ type }) => type === 'rewound'));
  const { view } = window.moments.get(0)!;
  await house.close();
  house = await start();
  ada.url = house.url;
  window = await ada.open(id);
  assert.deepEqual((await window.until(() => window.moments.get(0))).view, view);
  assert.equal(await window.play(0, random), null);
});

test('bots that were thinking when the server stopped think again', async () => {
  const start = await lastingHouse();
  let house = await start({ botDelay: 60_000 });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['normal', 'me']);
  await house.close();
  house = await start();
  ada.url = house.url;
  // Nobody has opened the table yet.
  await metric(house, /tafelrunde_answers_total\{by="bot"\} 1/);
  const window = await ada.open(id);
  assert.equal(await window.play(1, random), null);
});

test('a table nobody is at leaves the memory and comes back', async () => {
  const house = await openHouse({ keepIdle: 50 });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'easy']);
  const window = await ada.open(id);
  await window.play(0);
  await window.question(0);
  const { view } = window.moments.get(0)!;
  await window.close();
  await metric(house, /tafelrunde_tables 0/);
  const again = await ada.open(id);
  assert.deepEqual((await again.until(() => again.moments.get(0))).view, view);
});

test('a table nobody does anything at sleeps, and who had its window open goes on as if it had not', async () => {
  const house = await openHouse({ keepIdle: 50 });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const [window, watching] = [await ada.open(id), await (await Person.arrive(house)).open(id)];
  for (const seat of [0, 1]) {
    await window.question(seat);
    await metric(house, /tafelrunde_tables_asleep 1/);
    const before = await watching.until(() => watching.moments.get('watcher'));
    assert.equal(await window.play(seat), null);
    await watching.until(() => watching.moments.get('watcher') !== before);
  }
});

test('who says hello only after the table has left the memory sits at the one everybody sits at', async () => {
  const house = await openHouse({ keepIdle: 50 });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const late = await bob.knock(id);
  await metric(house, /tafelrunde_tables 1/);
  await metric(house, /tafelrunde_tables 0/);
  const window = await ada.open(id);
  await window.question(0);
  late.send({ type: 'hello', protocol: 1 });
  const before = await late.until(() => late.moments.get('watcher'));
  await window.play(0);
  await late.until(() => late.moments.get('watcher') !== before);
  assert.equal(late.table?.seats[0].kind === 'person' && late.table.seats[0].online, true);
});

test('if an answer cannot be stored, it has not happened', async () => {
  const dataFolder = await temporaryFolder();
  const house = await openHouse({ dataFolder });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  const { ticket, question } = await window.question(0);
  // Another server was quicker: it has written the same number.
  const other = await openStore({ dataFolder });
  const answer = question.options[0].id;
  const entry = { seat: 0, answer, hash: 0 };
  await other.tables.commit((await other.tables.table(id))!, {
    append: [{ number: 0, entry, ticket: null }],
  });
  const error = await window.order({ type: 'answer', seat: 0, ticket, answer });
  assert.equal(error?.code, 'stale');
  // Its number was taken by something that leads nowhere: the step begins again, if the table agrees.
  await window.until(() => window.table?.renewal);
  for (const seat of [0, 1]) await window.done({ type: 'renew', seat });
  const { rows } = await other.tables.entries(id);
  assert.deepEqual(
    rows.filter(({ entry: kept }) => isAnswer(kept)),
    [],
  );
  await window.question(0, ticket);
  assert.equal(await window.play(0), null);
  await other.close();
});

test('a proposal to go back lasts until the others have answered it, unless what it speaks of is gone', async () => {
  const dataFolder = await temporaryFolder();
  const before = await openHouse({ dataFolder });
  const [ada, bob] = [await Person.arrive(before), await Person.arrive(before)];
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { id } = await ada.putUp('tictactoe', ['me', 'free']);
    const [a, b] = [await ada.open(id), await bob.open(id)];
    await b.done({ type: 'sit', seat: 1 });
    await a.done({ type: 'start' });
    assert.equal(await a.play(0), null);
    assert.equal(await b.play(1), null);
    await a.done({ type: 'propose', seat: 0 });
    ids.push(id);
  }
  await before.close();
  // Of the second table an answer is missing.
  const store = await openStore({ dataFolder });
  const other = (await store.tables.table(ids[1]))!;
  assert.equal(other.proposal?.by, 0);
  await store.tables.commit(other, { table: { proposal: { ...other.proposal, to: 2 } } });
  await store.close();

  const house = await openHouse({ dataFolder });
  for (const person of [ada, bob]) person.url = house.url;
  const b = await bob.open(ids[0]);
  assert.deepEqual((await b.hears('table')).table.proposal, {
    by: 0,
    agreed: [0],
    wish: { kind: 'back', to: 'answer' },
    at: null,
  });
  await b.done({ type: 'agree', seat: 1, yes: true });
  await b.until(() => b.moments.get(1)?.events.some(({ type }) => type === 'rewound'));
  assert.equal(b.table?.proposal, null);
  const c = await bob.open(ids[1]);
  assert.equal((await c.hears('table')).table.proposal, null);
  assert.equal((await c.order({ type: 'agree', seat: 1, yes: true }))?.code, 'no-proposal');
});
