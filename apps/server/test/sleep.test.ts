import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { randomSource, type SeenEvent, type Viewer } from '@tafelrunde/engine';
import { type Hall, Listener, type LiveTable, perform, Refused } from '@tafelrunde/host';
import type { Moment, ServerMessage } from '@tafelrunde/protocol';
import { findGames, fixtureGames } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { quickFolder } from './folders.ts';
import { hallOn } from './halls.ts';
import { anyAnswer } from './kit.ts';

const ada = { person: 'ada', name: 'Ada' };
const ben = { person: 'ben', name: 'Ben' };
const games = [...(await fixtureGames()), ...(await findGames())];

async function openHall(there?: Store): Promise<{ readonly hall: Hall; readonly store: Store }> {
  const store = there ?? (await openStore({ dataFolder: await quickFolder() }));
  if (there === undefined) after(() => store.close());
  return { hall: hallOn(store, games), store };
}

/** A window, what it was told last, and everything that happened, put together as a client does. */
class Looking {
  readonly latest = new Map<Viewer, Moment>();
  readonly events = new Map<Viewer, SeenEvent[]>();
  readonly chat: string[] = [];
  frames = 0;
  readonly listener: Listener;

  constructor(me: typeof ada) {
    this.listener = new Listener(me, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      this.frames++;
      if (message.type === 'chat') this.chat.push(...message.lines.map((line) => line.text));
      if (message.type !== 'moment') return;
      const events = this.events.get(message.viewer) ?? [];
      assert(message.from <= events.length, `events are missing before ${message.from}`);
      events.splice(message.from, events.length, ...message.events);
      this.events.set(message.viewer, events);
      this.latest.set(message.viewer, message);
    });
  }
}

/** A table of Ada's, with all seats hers, at which Ben looks on. */
async function sitDown(hall: Hall, game: string, seats: number) {
  const plan = Array.from({ length: seats }, () => ({ who: 'me' as const }));
  const { id } = await hall.create(ada, { game, options: {}, seats: plan, open: false });
  const table = await hall.open(id);
  const [own, watching] = [new Looking(ada), new Looking(ben)];
  table.join(own.listener);
  table.join(watching.listener);
  return { table, own, watching };
}

/** Answer what the window knows to be asked; false where the rules want another answer. */
async function answer(hall: Hall, table: LiveTable, own: Looking, random: () => number): Promise<boolean> {
  const asked = [...own.latest.values()].find(({ question }) => question !== null)!;
  const { question, ticket, viewer } = asked;
  const order = {
    type: 'answer' as const,
    id: 'a',
    seat: viewer as number,
    ticket: ticket!,
    answer: anyAnswer(question!, random),
  };
  try {
    await perform(hall, table, ada, order, () => {});
    return true;
  } catch (thrown) {
    // Which places, or choices together, are allowed only the rules know.
    assert.equal((thrown as { error?: { code: string } }).error?.code, 'blocked');
    return false;
  }
}

for (const { game } of games) {
  test(`${game.id}: a table that slept before every answer is played like one that never did`, async () => {
    const { hall } = await openHall();
    const seats = Math.max(2, game.seats[0]);
    const { table, own, watching } = await sitDown(hall, game.id, seats);
    const random = randomSource(`sleep ${game.id}`);
    let answers = 0;
    // On a map hardly any point drawn at random is allowed.
    for (let tries = 0; tries < 300 && answers < 60 && table.stored.state === 'playing'; tries++) {
      const before = own.frames + watching.frames;
      const { run } = table;
      table.sleep.fallAsleep();
      assert(table.sleep.isAsleep && table.match === null);
      // Waking up and telling everybody is no news to anybody.
      await table.exclusively(async () => table.telling.tell());
      assert.equal(table.sleep.isAsleep, false);
      assert.deepEqual([own.frames + watching.frames, table.run], [before, run]);
      table.sleep.fallAsleep();
      if (await answer(hall, table, own, random)) answers++;
    }
    assert(answers > 2);
    for (const [viewer, events] of [...own.events, ...watching.events]) {
      const late = new Looking(viewer === 'watcher' ? ben : ada);
      table.join(late.listener);
      while (late.latest.get(viewer) === undefined) await new Promise((done) => setImmediate(done));
      assert.deepEqual(events, late.events.get(viewer));
      table.audience.remove(late.listener);
    }
  });
}

for (const { game } of games) {
  test(`${game.id}: whoever sleeps over an order, a step back or a proposal finds everything as it was`, async () => {
    const { hall } = await openHall();
    const { table, own, watching } = await sitDown(hall, game.id, Math.max(2, game.seats[0]));
    const random = randomSource(`orders ${game.id}`);
    const want = async (order: Parameters<typeof perform>[3]): Promise<void> =>
      await perform(hall, table, ada, order, () => {}).catch((thrown: unknown) => {
        if (!(thrown instanceof Refused)) throw thrown;
      });
    for (let i = 0; i < 60 && table.stored.state === 'playing'; i++) {
      const { viewer, question } = [...own.latest.values()].find((moment) => moment.question !== null)!;
      const [seat, { prompt }] = [viewer as number, question!];
      if (i % 4 < 2) await answer(hall, table, own, random);
      else if (i % 4 === 3)
        await want({ type: 'undo', id: 'u', seat: Math.floor(random() * 2), how: 'answer' });
      else if (i % 3 === 0) await want({ type: 'propose', id: 'p', seat });
      else if (i % 3 === 1) await want({ type: 'stopAt', id: 's', seat, prompt, on: true });
      else await want({ type: 'always', id: 'o', seat, prompt, answer: anyAnswer(question!, random) });
      const before = { hash: table.match!.hash, frames: own.frames + watching.frames };
      table.sleep.fallAsleep();
      await table.exclusively(async () => table.telling.tell());
      assert.deepEqual({ hash: table.match!.hash, frames: own.frames + watching.frames }, before);
    }
  });
}

test('whoever has stepped back from an order answers themselves, also after the server was away', async () => {
  const { hall, store } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  const { prompt } = own.latest.get(0)!.question!;
  await perform(hall, table, ada, { type: 'always', id: 'o', seat: 0, prompt, answer: 'b2' }, () => {});
  assert.equal(table.match!.entries.length, 1);
  await perform(hall, table, ada, { type: 'undo', id: 'u', seat: 0, how: 'answer' }, () => {});
  const { hall: later } = await openHall(store);
  const again = await later.open(table.id);
  assert.deepEqual(again.match!.entries, []);
  assert.deepEqual(again.match!.orders(0).always, [{ prompt, answer: 'b2' }]);
});

test('nothing of the match is held while the table sleeps', async () => {
  const { hall } = await openHall();
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const { table } = await sitDown(hall, 'hoard', 2);
  // Several are asked at once: what puts the question to each of them knows the whole state.
  assert(table.match!.waiting.length > 1);
  const held = heldBy(table);
  table.sleep.fallAsleep();
  for (let i = 0; i < 5; i++) {
    await new Promise((done) => setImmediate(done));
    collect();
  }
  assert.deepEqual(
    Object.keys(held).filter((name) => held[name].deref() !== undefined),
    [],
  );
});

/** Apart from the test, which would hold on to it itself. */
const heldBy = ({ match }: LiveTable): Record<string, WeakRef<object>> => ({
  match: new WeakRef(match!),
  table: new WeakRef(match!.table),
  state: new WeakRef(match!.table.whole),
  pending: new WeakRef(match!.pending!),
});

test('what was said at a table that slept is there for whoever comes, and nobody hears it twice', async () => {
  const { hall, store } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  const speak = async (text: string): Promise<void> =>
    await perform(hall, table, ada, { type: 'chat', id: text, text }, () => {});
  const texts = (): string[] => table.chat.lines.map(({ text }) => text);
  await speak('eins');
  table.sleep.fallAsleep();
  assert.deepEqual(texts(), []);
  // On another server somebody answers.
  await store.chat.add(table.id, { number: 1, person: 'ben', name: 'Ben', text: 'zwei', at: 0 });
  own.chat.length = 0;
  // Talking wakes nobody; whoever comes does.
  await speak('drei');
  assert(table.sleep.isAsleep);
  await hall.open(table.id);
  assert.deepEqual(texts(), ['eins', 'zwei', 'drei']);
  assert.deepEqual(own.chat, ['zwei', 'drei']);
});

test('whoever comes to a table that sleeps finds it awake', async () => {
  const { hall } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  table.sleep.fallAsleep();
  assert.equal(await hall.open(table.id), table);
  assert.equal(table.sleep.isAsleep, false);
  const late = new Looking(ada);
  table.join(late.listener);
  assert.deepEqual(late.latest.get(0)?.view, own.latest.get(0)?.view);
});

test('what another server did while the table slept is told when it wakes', async () => {
  const { hall, store } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  const random = randomSource('elsewhere');
  await answer(hall, table, own, random);
  table.sleep.fallAsleep();
  const before = own.frames;
  // The seat that is asked next belongs to nobody any more.
  const stored = (await store.tables.table(table.id))!;
  await store.tables.commit(stored, { seats: new Map([[1, { kind: 'free' }]]) });
  await table.exclusively(async () => table.telling.tell());
  assert.equal(table.stored.seats[1].kind, 'free');
  assert(own.frames > before);
  assert.deepEqual(own.listener.viewers, [0]);
});

test('a ticket no longer holds where another server went on, even if the store was away in between', async () => {
  const { hall, store } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  const { hall: other } = await openHall(store);
  table.sleep.fallAsleep();
  // Elsewhere both have marked a square: the first is asked the same once more.
  const there = await other.open(table.id);
  const elsewhere = new Looking(ada);
  there.join(elsewhere.listener);
  const random = randomSource('elsewhere');
  for (let answers = 0; answers < 2;) if (await answer(other, there, elsewhere, random)) answers++;
  const entries = store.tables.entries.bind(store.tables);
  store.tables.entries = () => Promise.reject(new Error('away'));
  await assert.rejects(table.exclusively(async () => {}));
  store.tables.entries = entries;
  const { ticket } = own.latest.get(0)!;
  const late = { type: 'answer' as const, id: 'a', seat: 0, ticket: ticket!, answer: 'a1' };
  await assert.rejects(
    perform(hall, table, ada, late, () => {}),
    { error: { code: 'stale' } },
  );
  assert.equal(table.match!.entries.length, 2);
  assert.deepEqual(own.events.get(0), elsewhere.events.get(0));
});

test('while the store is away the table sleeps on, and the ticket holds when it is back', async () => {
  const { hall, store } = await openHall();
  const { table, own } = await sitDown(hall, 'tictactoe', 2);
  const random = randomSource('away');
  table.sleep.fallAsleep();
  const entries = store.tables.entries.bind(store.tables);
  store.tables.entries = () => Promise.reject(new Error('away'));
  await assert.rejects(answer(hall, table, own, random));
  assert(table.sleep.isAsleep);
  store.tables.entries = entries;
  assert(await answer(hall, table, own, random));
  assert.equal(table.match!.entries.length, 1);
});

test('a table does not sleep over what is still being done', async () => {
  const { hall } = await openHall();
  const { table } = await sitDown(hall, 'tictactoe', 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const working = table.exclusively(async () => await promise);
  table.sleep.fallAsleep();
  assert.equal(table.sleep.isAsleep, false);
  resolve();
  await working;
});
