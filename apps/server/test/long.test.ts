import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  commitmentTo,
  isFork,
  Match,
  type MatchRecord,
  randomSource,
  replay,
  sampleAnswer,
  type SeenEvent,
  type Viewer,
  verify,
  verifying,
  writeRecord,
} from '@tafelrunde/engine';
import { type Hall, Listener, type LiveTable, pastMoment, perform, replayMoment } from '@tafelrunde/host';
import {
  inTimeSlices,
  openingMatch,
  type PlayOn,
  rewind,
  setupOf,
  tableToLookAt,
  tableToPlayOn,
  wireTicket,
} from '@tafelrunde/host/internals';
import type { Moment, ServerMessage } from '@tafelrunde/protocol';
import { findGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { quickFolder } from './folders.ts';
import { hallOn } from './halls.ts';

/** More steps than this are never done without a pause. */
const MOST = 100;
const ada = { person: 'ada', name: 'Ada' };
const ben = { person: 'ben', name: 'Ben' };
const shelf = await findGames();
const { game } = shelf.find((shelved) => shelved.game.id === 'talisman')!;
const record = longRecord();
const entries = record.entries.length;
const store = await openStore({ dataFolder: await quickFolder() });
after(() => store.close());

/** A whole match that took many answers, given at random. */
function longRecord(): MatchRecord {
  const secret = '5a'.repeat(32);
  for (let tries = 0; ; tries++) {
    const fairness = { secret, commitment: commitmentTo(secret), nonces: [String(tries)] };
    // Without nightfall a match at random may go on for ever.
    const match = Match.start(game, { seats: 2, fairness, options: { nightfall: 200 } });
    const random = randomSource(`long ${tries}`);
    while (match.result === null) {
      const [seat] = match.waiting;
      assert(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
    }
    if (match.entries.length > 8 * MOST) return match.record();
  }
}

/** What comes of some work, and how often everybody else got their turn before. */
async function withTurns<T>(work: Promise<T>): Promise<{ readonly value: T; readonly turns: number }> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  try {
    return { value: await work, turns };
  } finally {
    isDone = true;
  }
}

/** What a window has been told, in the order it came. */
class Heard {
  readonly moments: Moment[] = [];
  readonly listener: Listener;

  constructor(me: typeof ada) {
    this.listener = new Listener(me, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'moment') this.moments.push(message);
    });
  }

  /** Everything that happened, put together as a client does; a gap would be a mistake. */
  events(viewer: Viewer, known: readonly SeenEvent[] = []): SeenEvent[] {
    const events = known.slice();
    for (const moment of this.moments.filter((one) => one.viewer === viewer)) {
      assert(moment.from <= events.length, `events are missing before ${moment.from}`);
      events.splice(moment.from, events.length, ...moment.events);
    }
    return events;
  }
}

async function answer(hall: Hall, table: LiveTable, random: () => number): Promise<void> {
  const match = table.match!;
  const [seat] = match.waiting;
  const ticket = wireTicket(match, seat, table.run);
  const given = sampleAnswer(match.question(seat)!, random);
  let isDone = false;
  await perform(hall, table, ada, { type: 'answer', id: 'a', seat, ticket, answer: given as string }, () => {
    isDone = true;
  });
  assert(isDone);
}

/** Nobody looks back at the table any more, and everybody has been told. */
async function settled(table: LiveTable): Promise<void> {
  while (table.replayCache.busy) await new Promise((done) => setImmediate(done));
  await table.exclusively(async () => {});
}

/** A table of both seats at one screen, played on from the middle of the long match, and resumed from the store. */
async function tableTakenUp(games = shelf) {
  const first = hallOn(store, games);
  const { id } = await first.import(ada, {
    record: writeRecord(record),
    upTo: entries - 150,
    seats: [{ who: 'me' }, { who: 'me' }],
  });
  const before = await first.open(id);
  const random = randomSource('taken up');
  for (let i = 0; i < 25; i++) await answer(first, before, random);
  const told = [before.match!.told(0), before.match!.told(1)];
  const hall = hallOn(store, games);
  const table = await hall.open(id);
  assert.equal(table.match!.hash, before.match!.hash);
  // What came first is not in memory.
  assert(table.match!.told(0).length < told[0].length / 2);
  return { hall, table, told, random };
}

test('a long match is proved in pieces, and comes out the same', async () => {
  const { value, turns } = await withTurns(inTimeSlices(verifying(game, record)));
  assert.equal(value.hash, verify(game, record).hash);
  assert.deepEqual(value.entries, record.entries);
  assert(turns >= Math.floor(entries / MOST), `${turns} turns for ${entries} entries`);
});

test('however many matches are replayed, between two pieces of all of them others have their turn', async () => {
  let steps = 0;
  const most: number[] = [];
  function* work() {
    for (let i = 0; i < 10 * MOST; i++) {
      steps++;
      yield;
    }
  }
  let isDone = false;
  const look = (): void => {
    most.push(steps);
    if (!isDone) setImmediate(look);
  };
  const all = Promise.all([inTimeSlices(work()), inTimeSlices(work()), inTimeSlices(work())]);
  setImmediate(look);
  await all;
  isDone = true;
  most.push(steps);
  assert.equal(steps, 30 * MOST);
  // Each has done a piece at once; then one at a time.
  assert(most[0] <= 3 * MOST, most.join());
  for (let i = 1; i < most.length; i++) assert(most[i] - most[i - 1] <= MOST, most.join());
});

test('a long record comes in, and its moments are shown, in pieces and as they were', async () => {
  const hall = hallOn(store, shelf);
  const { turns } = await withTurns(tableToLookAt(game, record, ada));
  assert(turns >= Math.floor(entries / MOST), String(turns));
  const { id, origin } = await hall.import(ada, { record: writeRecord(record) });
  assert.equal(origin?.entries, entries);
  const table = await hall.open(id);
  const last = await withTurns(replayMoment(table, null, 0));
  assert(last.turns >= Math.floor(entries / MOST), String(last.turns));
  // All at once, back and forth.
  const asked = [entries, 300, 301, 299, 0, 1, entries - 1];
  const shown = await Promise.all(asked.map((to) => replayMoment(table, to, 1)));
  for (const [i, to] of asked.entries()) {
    const then = replay(game, record, to);
    const { moment } = shown[i];
    assert.deepEqual([shown[i].to, shown[i].of], [to, entries]);
    assert.equal(JSON.stringify(moment.view), JSON.stringify(then.view(1)), `at ${to}`);
    const from = to === 0 ? 0 : replay(game, record, to - 1).told(1).length;
    assert.deepEqual(
      [moment.from, JSON.stringify(moment.events)],
      [from, JSON.stringify(then.told(1, from))],
    );
  }
});

test('a table plays on from a late moment, and others have their turn before it begins', async () => {
  const hall = hallOn(store, shelf);
  const upTo = entries - 150;
  const seats = [{ who: 'me' }, { who: 'free' }] as const;
  const { fairness } = record as { fairness: PlayOn['fairness'] };
  const order = { at: upTo, from: null, seats: seats.slice(), open: false, fairness, nonce: null };
  const proved = await withTurns(tableToPlayOn(game, record, order, ada));
  assert(proved.turns >= Math.floor(upTo / MOST), String(proved.turns));
  const { id } = await hall.import(ada, { record: writeRecord(record), upTo, seats: seats.slice() });
  const table = await hall.open(id);
  const opened = await withTurns(openingMatch(table));
  assert(opened.turns >= Math.floor(upTo / MOST), String(opened.turns));
  await perform(hall, table, ben, { type: 'sit', id: 's', seat: 1 }, () => {});
  await perform(hall, table, ada, { type: 'start', id: 'b' }, () => {});
  const from = replay(game, record, upTo);
  assert.equal(table.match!.entries.length, from.entries.length + 1);
  assert.equal(JSON.stringify(table.match!.told(0).slice(0, -1)), JSON.stringify(from.told(0)));
});

/** Everything a viewer was told of what has been played at a table, replayed at once from the beginning. */
function toldAt(table: LiveTable, viewer: Viewer): string {
  const match = Match.start(game, setupOf(table.stored));
  for (const entry of table.match!.entries) match.replayEntry(entry, 'check');
  return JSON.stringify(match.told(viewer));
}

test('who comes to a resumed table hears all that happened, and nobody waits for that', async () => {
  const { hall, table, told, random } = await tableTakenUp();
  const [here, late, later] = [new Heard(ada), new Heard(ada), new Heard(ben)];
  here.listener.known.set(0, told[0].length).set(1, told[1].length);
  table.join(here.listener);
  assert.deepEqual(
    here.moments.map(({ from }) => from),
    [told[0].length, told[1].length],
  );
  const undoable = () => [0, 1].find((one) => table.match!.undoable(one) > 0);
  while (undoable() === undefined) await answer(hall, table, random);
  const seat = undoable()!;
  table.join(late.listener);
  // Others go back and play on while what came first is replayed; and somebody else comes.
  await perform(hall, table, ada, { type: 'undo', id: 'u', seat, how: 'answer' }, () => {});
  table.join(later.listener);
  await answer(hall, table, random);
  assert.deepEqual([late.moments.length, later.moments.length], [0, 0]);
  assert(here.moments.length > 2);
  await settled(table);
  for (let i = 0; i < 3; i++) await answer(hall, table, random);
  for (const viewer of [0, 1]) {
    assert.equal(JSON.stringify(late.events(viewer)), toldAt(table, viewer));
    assert.equal(JSON.stringify(here.events(viewer, told[viewer])), toldAt(table, viewer));
    assert.equal(late.moments.find((moment) => moment.viewer === viewer)?.from, 0);
    const [ours, theirs] = [here, late].map(({ moments }) =>
      moments.findLast((one) => one.viewer === viewer),
    );
    assert.deepEqual(ours?.view, theirs?.view);
  }
  assert.equal(JSON.stringify(later.events('watcher')), toldAt(table, 'watcher'));
});

test('who looks back while others play on sees what was, and what they play is not disturbed', async () => {
  const { hall, table, told, random } = await tableTakenUp();
  const events = [told[0].length - 1, 5, 700];
  const looking = withTurns(Promise.all(events.map((event) => pastMoment(table, ada, { viewer: 0, event }))));
  await table.exclusively(async () => {});
  assert(table.replayCache.busy);
  for (let i = 0; i < 5; i++) await answer(hall, table, random);
  const { value, turns } = await looking;
  assert(turns >= Math.floor((entries - 150) / MOST), String(turns));
  /** The match right after the answer that led to this event. */
  const rightAfter = (event: number): Match => {
    const then = Match.start(game, setupOf(table.stored));
    for (const entry of table.match!.entries) {
      if (then.told(0).length > event) break;
      then.replayEntry(entry, 'check');
    }
    return then;
  };
  for (const [i, event] of events.entries()) {
    const moment = value[i];
    const then = rightAfter(event);
    assert.equal(JSON.stringify(moment.view), JSON.stringify(then.view(0)), `event ${event}`);
    assert.equal(JSON.stringify(moment.events), JSON.stringify(then.told(0, moment.from)));
    assert(moment.from <= event && event < moment.from + moment.events.length);
  }
  const again = Match.start(game, setupOf(table.stored));
  for (const entry of table.match!.entries) again.replayEntry(entry, 'check');
  assert.equal(table.match!.hash, again.hash);
  // What was told meanwhile has a past too: as it was then, for an answer since may have told nobody anything.
  const event = again.told(0).length - 1;
  const last = await pastMoment(table, ada, { viewer: 0, event });
  assert.equal(JSON.stringify(last.view), JSON.stringify(rightAfter(event).view(0)));
});

test('a table that goes far back replays in time slices, and everybody is told again from there', async () => {
  let steps = 0;
  let atOnce = 0;
  const step = (...given: Parameters<typeof game.step>): ReturnType<typeof game.step> => {
    atOnce = Math.max(atOnce, ++steps);
    return game.step(...given);
  };
  const counting = {
    game: { ...game, step },
    address: shelf.find((shelved) => shelved.game === game)!.address,
  };
  const { hall, table, random } = await tableTakenUp([counting]);
  const heard = new Heard(ada);
  table.join(heard.listener);
  await settled(table);
  const match = table.match!;
  const to = match.entries.findLastIndex(isFork) + 3;
  let isDone = false;
  const turn = (): void => {
    steps = 0;
    if (!isDone) setImmediate(turn);
  };
  turn();
  atOnce = 0;
  await table.exclusively(async () => {
    await rewind(table, match, to);
    await table.commit();
  });
  isDone = true;
  assert(atOnce > 0 && atOnce <= 2 * MOST, `${atOnce} steps were replayed at once`);
  assert.equal(match.entries.length, to + 1);
  for (let i = 0; i < 3; i++) await answer(hall, table, random);
  const late = new Heard(ada);
  table.join(late.listener);
  await settled(table);
  for (const viewer of [0, 1])
    for (const { events } of [{ events: heard.events(viewer) }, { events: late.events(viewer) }])
      assert.equal(JSON.stringify(events), toldAt(table, viewer));
  const { hash } = match;
  const again = await hallOn(store, shelf).open(table.id);
  assert.equal(again.match!.hash, hash);
});
