import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { randomSource, sampleAnswer } from '@tafelrunde/engine';
import { wireTicket } from '@tafelrunde/host/internals';
import type { Moment } from '@tafelrunde/protocol';
import { openHouse, Person, playOut, type Window } from './kit.ts';
import { Tapped } from './wiretap.ts';

const house = await openHouse();
const ada = await Person.arrive(house);
const ben = await Person.arrive(house);

/** Ada and Ben at a table, with the match begun. */
async function together() {
  const { id } = await ada.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  const windows: [Window, Window] = [await ada.open(id), await ben.open(id)];
  await windows[1].done({ type: 'sit', seat: 1 });
  await windows[0].done({ type: 'start' });
  return { id, windows };
}

const pastOf = (id: string, viewer: number | string, event: number) =>
  `/api/tables/${id}/past?viewer=${viewer}&event=${event}`;

test('what one has seen can be seen again, exactly as it was, and nothing else', async () => {
  const { id, windows } = await together();
  await playOut([
    { window: windows[0], seat: 0 },
    { window: windows[1], seat: 1 },
  ]);
  const seen = windows[0].heard.filter((message): message is Moment => message.type === 'moment');
  const total = Math.max(...seen.map(({ from, events }) => from + events.length));
  // However soon the dice end it, the match began, went on and ended.
  assert(total > 3);
  for (let event = total - 1; event >= 0; event -= total > 60 ? 7 : 1) {
    const past = await ada.ask<Moment>(pastOf(id, 0, event));
    // Of what happened between two open questions one sees how it ended.
    const end = past.from + past.events.length;
    const then = seen.filter(({ from, events }) => from + events.length === end);
    assert(
      then.some(({ view }) => isDeepStrictEqual(view, past.view)),
      `event ${event}`,
    );
    assert.deepEqual([past.question, past.ticket], [null, null]);
    assert.deepEqual([past.undoable, past.proposable], [0, false]);
    assert(past.from <= event && event < past.from + past.events.length);
  }
  const { code, place } = await ada.refused(pastOf(id, 0, total));
  assert.deepEqual([code, place], ['bad-message', 'event']);
});

test('nobody looks back through the eyes of somebody else while the match is on', async () => {
  const { id } = await together();
  assert.equal((await ben.ask<Moment>(pastOf(id, 1, 0))).viewer, 1);
  assert.equal((await ben.refused(pastOf(id, 0, 0))).code, 'not-your-seat');
  const eve = await Person.arrive(house);
  assert.equal((await eve.refused(pastOf(id, 1, 0))).code, 'not-your-seat');
  assert.equal((await eve.ask<Moment>(pastOf(id, 'watcher', 0))).viewer, 'watcher');
  assert.equal((await eve.refused(pastOf(id, 'watcher', -1))).code, 'bad-message');
  assert.equal((await eve.refused(pastOf('nowhere', 'watcher', 0))).code, 'unknown-table');
});

test('a table that has not begun has no past', async () => {
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  assert.equal((await ada.refused(pastOf(id, 0, 0))).code, 'not-started');
});

test('behind the poker face nobody looks back', async () => {
  const still = await openHouse({ pokerFace: 60_000 });
  const [cleo, dan] = [await Person.arrive(still), await Person.arrive(still)];
  const { id } = await cleo.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  await (await dan.open(id)).done({ type: 'sit', seat: 1 });
  await (await cleo.open(id)).done({ type: 'start' });
  // The first question of the practice game is put in secret.
  assert.equal((await cleo.refused(pastOf(id, 0, 0))).code, 'too-fast');
});

test('one address has only so many moments looked up at the same time', async () => {
  const tapped = await Tapped.open({});
  after(() => tapped.close());
  const [host] = await tapped.people(1);
  const { id } = await host.putUp('hoard', ['me', 'free']);
  const live = await tapped.hall.open(id);
  const busy = Promise.withResolvers<void>();
  // As if it took long to find the table.
  tapped.hall.open = async () => {
    await busy.promise;
    return live;
  };
  const statuses: number[] = [];
  const looks = Array.from({ length: 20 }, async () => {
    statuses.push((await host.request(pastOf(id, 'watcher', 0))).status);
  });
  while (statuses.length < 12) await new Promise((done) => setTimeout(done, 10));
  assert.deepEqual(statuses, Array<number>(12).fill(429));
  busy.resolve();
  await Promise.all(looks);
  assert.deepEqual(statuses.slice(12), Array<number>(8).fill(409));
});

test('what was taken back is no longer in the past', async () => {
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  await window.play(0);
  const before = await ada.ask<Moment>(pastOf(id, 0, 0));
  await window.done({ type: 'undo', seat: 0, how: 'answer' });
  const after = await ada.request(pastOf(id, 0, before.from + before.events.length - 1));
  assert.equal(after.ok, false);
});

/** Play a match at random. Returns by number of a watcher's event "something is asked in secret" whether somebody was stopped. */
async function secretsOf(house: Tapped, id: string, random: () => number): Promise<Map<number, boolean>> {
  const live = await house.hall.open(id);
  const people = await house.people(3);
  for (const seat of [1, 2]) await house.act(live, people[seat], { type: 'sit', seat, id: 'x' });
  await house.act(live, people[0], { type: 'start', id: 'x' });
  const truth = new Map<number, boolean>();
  for (let match = live.running; match !== null; match = live.running) {
    const told = match.told('watcher');
    told.forEach(({ type }, number) => {
      if (type === 'asked' && !truth.has(number)) truth.set(number, false);
    });
    if (match.waiting.some((seat) => live.isStopped(seat))) truth.set(told.length - 1, true);
    house.timing.pass(1000);
    const [seat] = match.waiting;
    const ticket = wireTicket(match, seat, live.run);
    const answer = sampleAnswer(match.question(seat)!, random) as string;
    await house.act(live, people[seat], { type: 'answer', seat, ticket, answer, id: 'x' });
  }
  house.timing.pass(1000);
  return truth;
}

test('where moments of the past end does not tell who was really stopped at a secret question', async (t) => {
  const tapped = await Tapped.open({});
  after(() => tapped.close());
  const [host] = await tapped.people(1);
  const seats = ['me', 'free', 'free'] as const;
  const random = randomSource('past');
  const seen = { real: 0, idle: 0 };
  for (let matches = 0; matches < 12; matches++) {
    const { id } = await host.putUp('hoard', seats);
    // No cookie is needed for this.
    const past = async (event: number): Promise<Moment> =>
      (await (await fetch(`${tapped.url}${pastOf(id, 'watcher', event)}`)).json()) as Moment;
    for (const [event, isReal] of await secretsOf(tapped, id, random)) {
      seen[isReal ? 'real' : 'idle']++;
      const { from, events } = await past(event);
      assert(from + events.length - 1 > event, `a moment ends at the secret question ${event}`);
      assert((await past(event + 1)).from <= event, `a moment begins behind the secret question ${event}`);
    }
  }
  t.diagnostic(JSON.stringify(seen));
  assert(seen.real > 10 && seen.idle > 10);
});
