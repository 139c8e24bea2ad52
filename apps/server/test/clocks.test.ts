import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '@tafelrunde/protocol';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person, type Window } from './kit.ts';

const MINUTE = 60_000;
const perTurn = (atEnd: 'bot' | 'pass'): Clock => ({ kind: 'turn', seconds: 60, atEnd });

/** A clock on the wall that only the test moves. */
class Wall {
  time = Date.UTC(2030, 0, 1);
  readonly now = (): number => this.time;
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** Two people at a table with a clock. */
async function twoAt(
  house: { readonly url: string },
  game: string,
  clock: Clock,
): Promise<{ ada: Person; bob: Person; a: Window; b: Window; id: string }> {
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp(game, ['me', 'free'], { clock });
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  return { ada, bob, a, b, id };
}

test('at the end of its clock a seat goes to a bot, and its owner can have it back', async () => {
  const wall = new Wall();
  const house = await openHouse({ now: wall.now });
  const { ada, a, b } = await twoAt(house, 'tictactoe', perTurn('bot'));
  const begun = await b.until(() => b.table?.times?.running[0] === 0 && b.table);
  assert.deepEqual(begun.times, { left: [MINUTE, MINUTE], running: [0], since: wall.time, common: null });
  wall.pass(MINUTE - 1);
  assert.equal((await a.hears('welcome')).now, wall.time - MINUTE + 1);
  wall.pass(1);
  const bot = await b.until(() => b.table?.seats[0].kind === 'bot' && b.table.seats[0]);
  assert.deepEqual(bot, { kind: 'bot', level: 'normal', name: ada.me.name, standsFor: ada.me.person });
  // The bot has played, and Bob's whole minute runs.
  await b.question(1);
  const theirs = await b.until(() => b.table?.times?.running[0] === 1 && b.table.times);
  assert.deepEqual([theirs.left[1], theirs.since], [MINUTE, wall.time]);
  assert.equal((await b.order({ type: 'sit', seat: 0 }))?.code, 'table-full');
  await a.done({ type: 'sit', seat: 0 });
  await b.until(() => b.table?.seats[0].kind === 'person');
  await b.play(1);
  assert.equal(await a.play(0), null);
});

test('or is answered for this once, and everybody is told why', async () => {
  const wall = new Wall();
  const house = await openHouse({ now: wall.now });
  const { a, b } = await twoAt(house, 'tictactoe', perTurn('pass'));
  await a.question(0);
  wall.pass(MINUTE);
  await b.question(1);
  const why = { type: 'answeredFor', data: { seat: 0, by: 'clock', prompt: 'mark' } };
  for (const window of [a, b])
    await window.until(() =>
      window.heard.some(
        (message) =>
          message.type === 'moment' &&
          message.events.some((event) => JSON.stringify(event) === JSON.stringify(why)),
      ),
    );
  assert.equal(b.table?.seats[0].kind, 'person');
});

test('over a secret question nobody loses a seat or any time of their own', async () => {
  const wall = new Wall();
  const house = await openHouse({ now: wall.now });
  const { a, b } = await twoAt(house, 'hoard', perTurn('bot'));
  const [{ ticket }] = [await a.question(0), await b.question(1)];
  const eve = await (await Person.arrive(house)).open(a.table!.id);
  const shown = await eve.until(() => eve.table?.times);
  assert.deepEqual([shown.running, shown.common], [[0, 1], MINUTE]);
  wall.pass(MINUTE / 2);
  const frames = eve.heard.length;
  await a.done({ type: 'answer', seat: 0, ticket, answer: [] });
  // Whatever is said next comes after whatever the answer could have told.
  await a.done({ type: 'chat', text: 'fertig' });
  await eve.until(() => eve.heard.find((message, at) => at >= frames && message.type === 'chat'));
  assert.equal(eve.heard.slice(frames).filter(({ type }) => type === 'table').length, 0);
  wall.pass(MINUTE / 2);
  await eve.until(() => eve.moments.get('watcher')?.asked?.prompt === 'act');
  const after = await eve.until(() => eve.table?.times?.common === null && eve.table);
  assert.deepEqual(after.times?.left, [MINUTE, MINUTE]);
  assert.deepEqual(
    after.seats.map(({ kind }) => kind),
    ['person', 'person'],
  );
  // Only Bob was answered for, and only Bob hears of it.
  const heard = (window: Window): boolean => window.texts.some((text) => text.includes('answeredFor'));
  assert.deepEqual([heard(a), heard(b), heard(eve)], [false, true, false]);
});

test('a table nobody has open is rung out all the same', async () => {
  const wall = new Wall();
  const house = await openHouse({ now: wall.now, keepIdle: 50 });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me'], { clock: perTurn('bot') });
  const gone = async (): Promise<boolean> =>
    (await (await fetch(`${house.url}/metrics`)).text()).includes('tafelrunde_tables 0\n');
  while (!(await gone())) await new Promise((done) => setTimeout(done, 50));
  wall.pass(MINUTE);
  for (let kind = ''; kind !== 'bot';)
    kind = (await ada.ask<{ mine: { id: string; seats: { kind: string }[] }[] }>('/api/tables')).mine.find(
      (table) => table.id === id,
    )!.seats[0].kind;
});

test('after a restart everybody has the time they had; so they have after a kill, give or take a few seconds', async () => {
  const wall = new Wall();
  const dataFolder = await temporaryFolder();
  let house = await openHouse({ now: wall.now, dataFolder });
  const { ada, a, id } = await twoAt(house, 'tictactoe', perTurn('bot'));
  await a.question(0);
  const endOf = async (): Promise<number> => {
    const window = await ada.open(id);
    const { left, since } = await window.until(() => window.table?.times);
    await window.close();
    return since + left[0] - wall.time;
  };
  wall.pass(20_000);
  await house.close();
  wall.pass(60 * MINUTE);
  house = await openHouse({ now: wall.now, dataFolder });
  ada.url = house.url;
  assert.equal(await endOf(), 40_000);
  // Killed after another 15 seconds: its last sign of life is 5 seconds older.
  wall.pass(15_000);
  await house.close();
  const store = await openStore({ dataFolder });
  await store.house.write('alive', String(wall.time - 5000));
  await store.close();
  wall.pass(24 * 60 * MINUTE);
  house = await openHouse({ now: wall.now, dataFolder });
  ada.url = house.url;
  assert.equal(await endOf(), 30_000);
  wall.pass(30_000);
  const window = await ada.open(id);
  await window.until(() => window.table?.seats[0].kind === 'bot');
});

test('a clock that cannot be is refused, and no table is put up', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const order = { game: 'tictactoe', seats: [{ who: 'me' }, { who: 'free' }], open: false };
  const clock = { kind: 'turn', seconds: 3, atEnd: 'bot' };
  const { message: _message, ...error } = (await ada.refused('/api/tables', {
    ...order,
    clock,
  })) as unknown as { message: string };
  assert.deepEqual(error, { code: 'bad-clock', place: 'clock.seconds', status: 400 });
  assert.deepEqual((await ada.ask<{ mine: unknown[] }>('/api/tables')).mine, []);
});
