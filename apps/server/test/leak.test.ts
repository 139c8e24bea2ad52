import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Entry,
  type Match,
  randomSource,
  sampleAnswer,
  type SeenEvent,
  type Viewer,
} from '@tafelrunde/engine';
import type { ClientMessage, Me, Moment, ServerMessage } from '@tafelrunde/protocol';
import { fixtureGames } from '../src/games.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import { Hall } from '../src/tables/hall.ts';
import type { LiveTable } from '../src/tables/live.ts';
import { perform } from '../src/tables/perform.ts';
import { Listener } from '../src/tables/sockets.ts';
import { temporaryFolder } from './folders.ts';
import { inTwoWorlds } from './worlds.ts';

const GAMES = 200;
const SEATS = 3;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A window that keeps what a client would keep. */
class Ear {
  readonly me: Me;
  readonly viewer: Viewer;
  readonly frames: string[] = [];
  readonly listener: Listener;
  events: SeenEvent[] = [];
  moment: Moment | null = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.me = { person: `person ${viewer}`, name: `Person ${viewer}` };
    this.listener = new Listener(this.me, (text) => this.#hear(text));
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'moment') return;
    assert.equal(message.viewer, this.viewer);
    this.moment = message;
    this.events = [...this.events.slice(0, message.from), ...message.events];
  }
}

const store = await openStore({ dataFolder: await temporaryFolder() });
const hall = new Hall({
  house: { store, metrics: new Metrics(), pokerFace: 0, log: quiet },
  games: await fixtureGames(),
  thinker: { answer: () => Promise.reject(new Error('nobody thinks here')) },
  botDelay: 0,
  keepIdle: 60_000,
});

test(`over ${GAMES} games no frame tells a viewer more than it may know`, async (t) => {
  const random = randomSource('leak');
  let frames = 0;
  let compared = 0;
  for (let game = 0; game < GAMES; game++) {
    const ears = [...Array.from({ length: SEATS }, (_, seat) => new Ear(seat)), new Ear('watcher')];
    const table = await sitDown(ears);
    const secret = table.stored.fairness.secret;
    let begin = { from: table.match!.checkpoints.at(-1)!, step: table.match!.table.whole.step };
    while (table.running !== null) {
      const match = table.running;
      await someoneActs(table, match, ears, random);
      compare(match, ears);
      const { step } = match.table.whole;
      if (match.result !== null || step === begin.step) continue;
      const end = match.checkpoints.at(-1)!;
      // A step further; or the end of a turn was taken back, and there is nothing to compare.
      if (step > begin.step)
        compared += worlds(match, begin.from, match.entries.slice(begin.from.entries, end.entries), random);
      begin = { from: end, step };
    }
    for (const { frames: heard } of ears) {
      const early = heard.filter((text) => !text.includes('"state":"over"'));
      assert(early.every((text) => !text.includes(secret)));
      frames += heard.length;
    }
  }
  t.diagnostic(`${frames} frames, ${compared} steps compared in a second world`);
  assert(compared > GAMES);
  hall.close();
  await store.close();
});

async function sitDown(ears: readonly Ear[]): Promise<LiveTable> {
  const [host] = ears;
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ who: seat === 0 ? 'me' : 'free' }) as const);
  const { id } = await hall.create(host.me, { game: 'hoard', options: { goal: 8 }, seats, open: false });
  const table = await hall.open(id);
  for (const ear of ears) {
    table.join(ear.listener);
    if (typeof ear.viewer === 'number' && ear.viewer > 0)
      await order(table, ear, { type: 'sit', id: 'x', seat: ear.viewer });
  }
  await order(table, host, { type: 'start', id: 'x' });
  return table;
}

const order = (table: LiveTable, { me }: Ear, message: Exclude<ClientMessage, { type: 'hello' }>) =>
  perform(hall, table, me, message, () => {});

/** Mostly an answer, now and then a step back. Places come from the engine: the wire alone cannot tell a legal one. */
async function someoneActs(
  table: LiveTable,
  match: Match,
  ears: readonly Ear[],
  random: () => number,
): Promise<void> {
  const able = ears.find(({ viewer }) => typeof viewer === 'number' && match.undoable(viewer) > 0);
  if (able !== undefined && random() < 0.1)
    return await order(table, able, { type: 'undo', id: 'x', seat: able.viewer as number, how: 'answer' });
  const seat = match.waiting[Math.floor(random() * match.waiting.length)];
  const { ticket } = ears[seat].moment!;
  const answer = sampleAnswer(match.question(seat)!, random) as string;
  await order(table, ears[seat], { type: 'answer', id: 'x', seat, ticket: ticket!, answer });
}

/** Everything a window holds is what the engine lets its viewer know, no more and no less. */
function compare(match: Match, ears: readonly Ear[]): void {
  for (const { viewer, moment, events } of ears) {
    assert.equal(JSON.stringify(events), JSON.stringify(match.told(viewer)));
    const { view, asked, question, undoable } = moment!;
    const seat = typeof viewer === 'number' ? viewer : null;
    assert.equal(
      JSON.stringify([view, asked, question, undoable]),
      JSON.stringify([
        match.view(viewer),
        match.asked,
        seat === null ? null : match.wire(seat),
        seat === null ? 0 : match.undoable(seat),
      ]),
    );
  }
}

function worlds(
  match: Match,
  from: Match['checkpoints'][number],
  lived: readonly Entry[],
  random: () => number,
): number {
  const viewers: Viewer[] = [0, 1, 2, 'watcher'];
  const viewer = viewers[Math.floor(random() * viewers.length)];
  const both = inTwoWorlds(match, from, lived, viewer, random);
  if (both === null) return 0;
  assert.deepEqual(both.there, both.here);
  return 1;
}
