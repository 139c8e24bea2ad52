import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
  type Checkpoint,
  type Entry,
  fairnessFromSeed,
  type Game,
  isAnswer,
  Match,
  randomSource,
  sampleAnswer,
  type SeenEvent,
  type Viewer,
} from '@tafelrunde/engine';
import { type LiveTable } from '@tafelrunde/host';
import { viewersOf } from '@tafelrunde/host/internals';
import { type Clock, clientMessage, type TableSummary } from '@tafelrunde/protocol';
import type { Person, Window } from './kit.ts';
import { probedMessages, probedRoutes } from './probes.ts';
import { inStep, settle, Tapped } from './wiretap.ts';
import { twoWorlds, type World } from './worlds.ts';

/** How many matches of every game. `LEAK_GAMES=200` looks as hard as it should before a release. */
const GAMES = Number(process.env.LEAK_GAMES ?? 3);
/** Of a long match so many answers, and so many steps in a second world. */
const ANSWERS = 400;
const STEPS = 10;
const CLOCKS: readonly (Clock | null)[] = [
  null,
  { kind: 'turn', seconds: 3600, atEnd: 'bot' },
  null,
  { kind: 'bank', seconds: 3600, increment: 10, atEnd: 'pass' },
];

/** `LEAK_ALL=1` looks at games too whose rules are still being written. */
const house = await Tapped.open({ inTheMaking: process.env.LEAK_ALL === '1' });
after(() => house.close());

test('every route is probed, and everything that can be said over a socket', () => {
  const unknown = house.routes.filter((route) => !probedRoutes.has(route));
  assert.deepEqual(unknown, []);
  assert(house.routes.length > 20, 'the routes were not found');
  const types = clientMessage.options.map(({ entries }) => entries.type.literal);
  assert.deepEqual(
    types.filter((type) => !probedMessages.has(type)),
    [],
  );
});

/** `LEAK_ONLY=hoard` looks at one game alone. */
const only = process.env.LEAK_ONLY ?? '';

for (const { game } of house.games.filter(({ game: { id } }) => only === '' || id === only)) {
  describe(`${GAMES} matches of ${game.id} over real sockets`, () => {
    test('what every window holds is what the rules of seeing allow, no more and no less', async (t) => {
      let frames = 0;
      for (let number = 0; number < GAMES; number++)
        frames += await watched(game, randomSource(`leak ${number}`));
      t.diagnostic(`${frames} frames`);
      assert(frames > GAMES);
    });

    test('two worlds that differ in what a viewer may not know send it the same bytes at the same time', async (t) => {
      let compared = 0;
      let frames = 0;
      let noticed = 0;
      for (let number = 0; number < GAMES; number++) {
        const random = randomSource(`worlds ${number}`);
        const match = Match.start(game, {
          seats: seatsFor(game, number),
          options: settingsFor(game, number),
          fairness: fairnessFromSeed(`worlds ${number}`),
        });
        for (const { from, entries } of stepsOf(match, random)) {
          const viewers = viewersOf(match.seats);
          const viewer = viewers[Math.floor(random() * viewers.length)];
          const both = twoWorlds(match, from, entries, viewer, random);
          if (both === null) continue;
          // Every other table has a clock, of each kind in turn.
          const clock = CLOCKS[(number + compared) % CLOCKS.length];
          // Who is stopped in one world alone and thinks for longer than the poker face is noticed, as at any table.
          const alike = seatsOf(both.here) === seatsOf(both.there);
          // Where one person plays alone no poker face is kept: who watches can tell whether they were stopped, and no more.
          if (match.seats === 1 && !alike) continue;
          const haste = alike && compared % 3 === 0 ? 'after a while' : 'at once';
          const here = await house.tap(match, both.here, viewer, clock, haste);
          const there = await house.tap(match, both.there, viewer, clock, haste);
          const where = `match ${number}, step ${from.whole.step}, viewer ${viewer}`;
          if (viewer !== 'watcher') {
            const notices = await house.notices(match, both.here, viewer);
            assert.deepEqual(await house.notices(match, both.there, viewer), notices, where);
            noticed += notices.length;
          }
          here.forEach((text, i) => assertSame(there[i] ?? '', text, `${where}, frame ${i}`));
          assert.equal(there.length, here.length, where);
          compared++;
          frames += here.length;
        }
      }
      t.diagnostic(
        `${compared} steps compared in a second world, ${frames} frames and answers, ${noticed} notices each`,
      );
      // In a game without hidden things there is no second world.
      if (hides(game)) assert(compared > 0 && noticed > 0);
    });
  });
}

const seatsFor = ({ seats: [least, most] }: Game, number: number): number =>
  least + (number % (Math.min(most, 4) - least + 1));

/** Every setting in turn: some games hide things only in some of their variants. */
const settingsFor = ({ options }: Game, number: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options as Readonly<Record<string, { readonly choices: readonly unknown[] }>>).map(
      ([name, { choices }]) => [name, choices[number % choices.length]],
    ),
  );

const hides = (game: Game): boolean =>
  (game.secrets?.length ?? 0) > 0 ||
  Object.values(
    Match.start(game, { seats: game.seats[0], fairness: fairnessFromSeed('x') }).table.whole.cards.group,
  ).some((group) => group > 0);

/** Play a match at random, and hand out its steps as they end. */
function* stepsOf(
  match: Match,
  random: () => number,
): Generator<{ readonly from: Checkpoint; readonly entries: readonly Entry[] }> {
  let from = match.checkpoints.at(-1)!;
  for (let steps = 0; match.pending !== null && steps < STEPS && match.entries.length < ANSWERS;) {
    const seat = match.waiting[Math.floor(random() * match.waiting.length)];
    match.answer(seat, sampleAnswer(match.question(seat)!, random));
    // At the end everything comes out.
    if (match.result !== null) return;
    const now = match.checkpoints.at(-1)!;
    if (match.table.whole.step === from.whole.step) continue;
    if (now.whole.step === match.table.whole.step) {
      yield { from, entries: match.entries.slice(from.entries, now.entries) };
      steps++;
    }
    from = now;
  }
}

/** One match with a window for everybody, looked at after everything that happens. Returns how many frames were sent. */
async function watched(game: Game, random: () => number): Promise<number> {
  const seats = seatsFor(game, Math.floor(random() * 3));
  const people = await house.people(seats + 1);
  const plan = Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? 'me' : 'free' }));
  const { id } = await people[0].ask<TableSummary>('/api/tables', {
    game: game.id,
    seats: plan,
    open: false,
  });
  const windows = await Promise.all(people.map((person) => person.open(id)));
  for (let seat = 1; seat < seats; seat++) await windows[seat].done({ type: 'sit', seat });
  // A table for one begins by itself.
  if (seats > 1) await windows[0].done({ type: 'start' });
  const table = await house.hall.open(id);
  const { secret } = table.stored.fairness;
  settle(table);
  await inStep(windows);
  while (table.running !== null && table.running.entries.length < ANSWERS) {
    await someoneActs(table, table.running, people, windows, random);
    settle(table);
    await inStep(windows);
    windows.forEach((window, seat) => check(table, window, seat === seats ? 'watcher' : seat));
  }
  for (const { texts } of windows) {
    const early = texts.filter((text) => !text.includes('"state":"over"'));
    assert(early.every((text) => !text.includes(secret)));
  }
  await Promise.all(windows.map((window) => window.close()));
  // The match may stop in the middle: no alarm of its table goes off in the next one.
  table.pokerFace.end('all');
  return windows.reduce((sum, { texts }) => sum + texts.length, 0);
}

/** Mostly an answer, now and then a step back, alone or together. Places come from the engine: the wire cannot tell legal ones. */
async function someoneActs(
  table: LiveTable,
  match: Match,
  people: readonly Person[],
  windows: readonly Window[],
  random: () => number,
): Promise<void> {
  const chance = random();
  const able = Array.from({ length: match.seats }, (_, seat) => seat).find(
    (seat) => match.undoable(seat) > 0,
  );
  // Who steps back waits until the table no longer keeps anything to itself.
  if ((able !== undefined && chance < 0.1) || chance > 0.99) {
    table.pokerFace.end('all');
    table.telling.tell();
  }
  if (able !== undefined && chance < 0.1)
    return await windows[able].done({ type: 'undo', seat: able, how: 'answer' });
  if (chance > 0.99) {
    const seat = Math.floor(random() * match.seats);
    if ((await windows[seat].order({ type: 'propose', seat })) !== null) return;
    for (let other = 0; other < match.seats && table.stored.proposal !== null; other++)
      await windows[other].order({ type: 'agree', seat: other, yes: true });
    return;
  }
  const seat = match.waiting[Math.floor(random() * match.waiting.length)];
  const ticket = windows[seat].moments.get(seat)?.ticket;
  assert(ticket, `seat ${seat} is asked and does not know it`);
  const answer = sampleAnswer(match.question(seat)!, random) as string;
  await windows[seat].done({ type: 'answer', seat, ticket, answer });
  assert(people.length > match.seats);
}

/** Everything a window holds is what the engine lets its viewer know, unless the table keeps a poker face. */
function check({ match, pokerFace }: LiveTable, window: Window, viewer: Viewer): void {
  assert(match !== null);
  assert([...window.moments.keys()].every((who) => who === viewer));
  const seat = typeof viewer === 'number' ? viewer : null;
  const isHeld = pokerFace.held && (seat === null || match.question(seat)?.ask.secret !== true);
  // It still holds what it was allowed to know then.
  if (isHeld) return;
  assert.equal(JSON.stringify(eventsOf(window)), JSON.stringify(match.told(viewer)));
  const { view, asked, question, undoable, proposable } = window.moments.get(viewer)!;
  assert.equal(
    JSON.stringify([view, asked, question, undoable, proposable]),
    JSON.stringify([
      match.view(viewer),
      match.asked,
      seat === null ? null : match.wire(seat),
      seat === null ? 0 : match.undoable(seat),
      match.result === null && match.entries.some((entry) => isAnswer(entry) && entry.seat === seat),
    ]),
  );
}

/** Who answers, in turn. */
const seatsOf = ({ given }: World): string => given.map(({ seat }) => seat).join();

/** Frames are long: what is said is where they part. */
function assertSame(text: string, expected: string, where: string): void {
  let at = 0;
  while (at < text.length && text[at] === expected[at]) at++;
  const [found, wanted] = [text, expected].map((one) => one.slice(Math.max(0, at - 60), at + 120));
  assert(text === expected, `${where}: …${found}… instead of …${wanted}…`);
}

const held = new WeakMap<Window, { heard: number; readonly events: SeenEvent[] }>();

/** What a client would hold: it throws away what is void, and appends. */
function eventsOf(window: Window): readonly SeenEvent[] {
  let kept = held.get(window);
  if (kept === undefined) held.set(window, (kept = { heard: 0, events: [] }));
  for (const message of window.heard.slice(kept.heard)) {
    if (message.type !== 'moment') continue;
    kept.events.length = Math.min(kept.events.length, message.from);
    kept.events.push(...message.events);
  }
  kept.heard = window.heard.length;
  return kept.events;
}
