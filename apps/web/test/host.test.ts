import assert from 'node:assert/strict';
import { test } from 'node:test';
import { think } from '@tafelrunde/bots';
import { type MatchRecord, readRecord, replay, verify } from '@tafelrunde/engine';
import type { ClientMessage, Moment, NewTable, ServerMessage, TableSummary } from '@tafelrunde/protocol';
import type { Change, HostStore, Row, SavedAnswer, StoredTable } from '@tafelrunde/host';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { LocalHost } from '../src/offline/host.ts';
import { isLocal } from '../src/offline/ids.ts';
import type { Call, FromHost } from '../src/offline/messages.ts';

type Entry = Row & { takenBack: boolean };

/** A device that forgets everything when the test is over. */
class Memory {
  readonly kept = new Map<string, StoredTable>();
  readonly entries = new Map<string, Entry[]>();
  readonly checkpoints = new Map<string, Change['checkpoint']>();
  readonly savedAnswers: SavedAnswer[] = [];

  get store(): HostStore {
    const { kept, entries, checkpoints, savedAnswers } = this;
    const apply = (id: string, { append = [], takenBack = [], checkpoint, table, seats }: Change) => {
      const before = kept.get(id)!;
      kept.set(id, { ...before, ...table, seats: before.seats.map((seat, i) => seats?.get(i) ?? seat) });
      const rows = (entries.get(id) ?? []).map((row) =>
        takenBack.includes(row.number) ? { ...row, takenBack: true } : row,
      );
      entries.set(id, [...rows, ...append.map((row) => ({ ...row, takenBack: false }))]);
      if (checkpoint !== undefined) checkpoints.set(id, checkpoint);
    };
    return {
      tables: {
        create: async (table: StoredTable, change: Change) => {
          kept.set(table.id, table);
          apply(table.id, change);
        },
        commit: async ({ id, revision }: StoredTable, change: Change) => {
          assert.equal(kept.get(id)?.revision, revision);
          apply(id, change);
          kept.set(id, { ...kept.get(id)!, revision: revision + 1 });
        },
        table: async (id: string) => kept.get(id),
        checkpoint: async (id: string) => checkpoints.get(id) ?? null,
        entries: async (id: string) => {
          const all = entries.get(id) ?? [];
          return { rows: all.filter(({ takenBack }) => !takenBack), next: all.length };
        },
        savedAnswers: async () => savedAnswers,
        openTables: async () => [],
        tablesOf: async () => [...kept.values()],
        waitingForBots: async () => [],
      },
      chat: { add: async () => {}, latest: async () => [], muted: async () => [] },
      // What tables do not need in these tests is left out.
    } as unknown as HostStore;
  }
}

const gameOf = (id: string) => [hoard, tictactoe].find((game) => game.id === id) ?? null;

/** A page at a host: what it was told, and a way to wait for more. */
class Page {
  readonly told: ServerMessage[] = [];
  readonly replies = new Map<number, FromHost>();
  readonly host: LocalHost;
  #number = 0;

  constructor(device: Memory) {
    this.host = new LocalHost({
      store: device.store,
      thinker: { answer: (order) => think({ ...order, bot: 'random' }, async (id) => gameOf(id)!) },
      loadRules: async (id) => gameOf(id),
      send: (message) => this.#hear(message),
      botDelay: 0,
      pokerFace: 0,
    });
  }

  #hear(message: FromHost): void {
    if ('frame' in message) this.told.push(JSON.parse(message.frame) as ServerMessage);
    else if ('number' in message) this.replies.set(message.number, message);
  }

  async call<T>(call: Call): Promise<T> {
    const number = ++this.#number;
    this.host.hear({ number, call });
    while (!this.replies.has(number)) await new Promise(setImmediate);
    const reply = this.replies.get(number)!;
    if ('error' in reply) throw Object.assign(new Error(reply.error.code), reply.error);
    return (reply as { value: T }).value;
  }

  async open(table: string): Promise<void> {
    await this.call({ type: 'open', table, name: 'Ada' });
    this.host.hear({ frame: { type: 'hello', protocol: 1, seen: {}, marks: {} } });
    await this.until(() => this.moment(0) !== undefined);
  }

  async until(come: () => boolean): Promise<void> {
    const late = performance.now() + 20_000;
    while (!come()) {
      assert(performance.now() < late, `nothing came after ${JSON.stringify(this.told.at(-1))}`);
      await new Promise(setImmediate);
    }
  }

  moment(seat: number): Moment | undefined {
    return this.told.findLast(
      (message): message is Moment => message.type === 'moment' && message.viewer === seat,
    );
  }

  get table(): TableSummary {
    const last = this.told.findLast((message) => message.type === 'table');
    assert(last?.type === 'table');
    return last.table;
  }

  async say(frame: Exclude<ClientMessage, { type: 'hello' }>): Promise<ServerMessage> {
    this.host.hear({ frame });
    const find = () =>
      this.told.find(
        (message) => (message.type === 'done' || message.type === 'refused') && message.id === frame.id,
      );
    await this.until(() => find() !== undefined);
    return find()!;
  }
}

type Given = Extract<ClientMessage, { type: 'answer' }>['answer'];

const order = (game: string, seats: NewTable['seats']): NewTable => ({
  game,
  options: {},
  seats,
  open: true,
});
const me = { who: 'me' } as const;
const bot = { who: 'bot', level: 'easy' } as const;
const create = (page: Page, plan: NewTable) =>
  page.call<TableSummary>({ type: 'create', order: plan, name: 'Ada' });

/** Answers whatever this seat is asked until the match is over. */
async function playOn(page: Page, seat: number): Promise<void> {
  const answered = new Set<string | null>([null]);
  for (let turn = 0; turn < 2000; turn++) {
    await page.until(() => page.table.state === 'over' || !answered.has(page.moment(seat)?.ticket ?? null));
    if (page.table.state === 'over') return;
    const moment = page.moment(seat)!;
    const answer = anyAnswer(moment, turn);
    const ticket = moment.ticket!;
    const reply = await page.say({ type: 'answer', id: `turn ${turn}`, seat, ticket, answer });
    if (reply.type === 'done') answered.add(ticket);
  }
  assert.fail('the match does not end');
}

function anyAnswer({ question }: Moment, turn: number): Given {
  const { kind, min, options } = question!;
  const ids = options.filter(({ no }) => no === undefined).map(({ id }) => id);
  if (kind === 'one') return ids[turn % ids.length];
  if (kind === 'some') return ids.slice(0, min);
  if (kind === 'order') return ids;
  if (kind === 'number') return min;
  if (kind === 'confirm') return true;
  return Array.from({ length: min }, () => ({ x: (turn * 137) % 1000, y: (turn * 71) % 1000 }));
}

test('a table of this device is told apart from any server’s, and so is its rematch', async () => {
  const device = new Memory();
  const page = new Page(device);
  const { id, state } = await create(page, order('tictactoe', [me, bot]));
  assert(isLocal(id), id);
  assert.equal(state, 'playing');
  await page.open(id);
  await playOn(page, 0);
  assert.equal((await page.say({ type: 'rematch', id: 'again' })).type, 'done');
  assert(isLocal(page.table.rematch ?? ''), String(page.table.rematch));
  assert(!isLocal('abcdefghijklmnop'));
});

test('the page is told what the seats at this screen may see, and nothing else', async () => {
  const device = new Memory();
  const page = new Page(device);
  const { id } = await create(page, order('hoard', [me, bot, bot]));
  await page.open(id);
  await playOn(page, 0);
  const { secret } = device.kept.get(id)!.fairness;
  const end = page.told.findIndex((message) => message.type === 'table' && message.table.state === 'over');
  const during = page.told.slice(0, end);
  assert(during.length > 20);
  const record = readRecord(await page.call<string>({ type: 'record', table: id }));
  const views = viewsAlong(record, 0);
  const foreign = viewsAlong(record, 1);
  for (const message of during) {
    const text = JSON.stringify(message);
    assert(!text.includes(secret));
    if (message.type !== 'moment') continue;
    assert.equal(message.viewer, 0);
    assert(views.has(JSON.stringify(message.view)), text);
    assert(!foreign.has(JSON.stringify({ ...message.view, viewer: 1 })), text);
  }
});

/** Everything a seat may see in the course of a match, as the engine shows it. */
function viewsAlong(record: MatchRecord, seat: number): Set<string> {
  const match = replay(hoard, record, 0);
  const views = new Set([JSON.stringify(match.view(seat))]);
  for (const entry of record.entries) {
    match.replayEntry(entry, 'check');
    views.add(JSON.stringify(match.view(seat)));
  }
  return views;
}

test('a match outlives its page, goes on at the same moment, and its record is genuine', async () => {
  const device = new Memory();
  const first = new Page(device);
  const { id } = await create(first, order('hoard', [me, { who: 'here', name: 'Mara' }]));
  await first.open(id);
  const asked = first.moment(0)!;
  await first.say({ type: 'answer', id: '1', seat: 0, ticket: asked.ticket!, answer: [] });
  await first.until(() => first.moment(0)?.question === null);
  const second = new Page(device);
  await second.open(id);
  assert.deepEqual(second.moment(0)?.view, first.moment(0)?.view);
  assert.equal(second.moment(0)?.undoable, 1);
  assert.equal((await second.say({ type: 'undo', id: '2', seat: 0, how: 'answer' })).type, 'done');
  await second.until(() => second.moment(0)?.question != null);
  await assert.rejects(second.call({ type: 'record', table: id }), { code: 'not-over' });

  const { id: other } = await create(second, order('hoard', [me, bot]));
  const third = new Page(device);
  await third.open(other);
  await playOn(third, 0);
  const record = readRecord(await third.call<string>({ type: 'record', table: other }));
  assert.equal(verify(hoard, record).result?.how, record.result?.how);
});

test('one can look back at what one has seen, with one’s own eyes only', async () => {
  const page = new Page(new Memory());
  const { id } = await create(page, order('hoard', [me, bot]));
  await page.open(id);
  const first = page.moment(0)!;
  await page.say({ type: 'answer', id: '1', seat: 0, ticket: first.ticket!, answer: [] });
  await page.until(() => page.moment(0)?.asked?.prompt === 'act');
  const past = (viewer: number, event: number) =>
    page.call<Moment>({ type: 'past', table: id, viewer, event });
  const then = await past(0, first.from + first.events.length - 1);
  assert.deepEqual(then.view, first.view);
  assert.equal(then.question, null);
  await assert.rejects(past(1, 0), { code: 'not-your-seat' });
  await assert.rejects(past(0, 100_000), { code: 'bad-message' });
});

test('what cannot be on one device is refused', async () => {
  const page = new Page(new Memory());
  const refused = (plan: NewTable, code: string) => assert.rejects(create(page, plan), { code });
  await refused(order('hoard', [me, { who: 'free' }]), 'bad-seats');
  await refused(order('hoard', [me]), 'bad-seats');
  await refused(order('nothing', [me, bot]), 'unknown-game');
  await refused({ ...order('hoard', [me, bot]), options: { goal: -1 } }, 'bad-option');
  await assert.rejects(page.call({ type: 'open', table: 'local-nowhere', name: 'Ada' }), {
    code: 'unknown-table',
  });
});

test('a table of this device can be given up, ended by all at its screen, and taken back to the start of a turn', async () => {
  const device = new Memory();
  const page = new Page(device);
  const lost = await create(page, order('hoard', [me, bot]));
  await page.open(lost.id);
  assert.equal((await page.say({ type: 'resign', id: 'up', seat: 0 })).type, 'done');
  assert.deepEqual(page.table.result, { how: 'resigned', winners: [1] });
  const record = readRecord(await page.call<string>({ type: 'record', table: lost.id }));
  assert.deepEqual(verify(hoard, record).result, record.result);

  const other = new Page(device);
  const shared = await create(other, order('tictactoe', [me, { who: 'here', name: 'Ben' }]));
  await other.open(shared.id);
  const first = other.moment(0)!;
  await other.say({ type: 'answer', id: 'a', seat: 0, ticket: first.ticket!, answer: anyAnswer(first, 0) });
  await other.say({ type: 'propose', id: 'b', seat: 0, wish: { kind: 'back', to: 'turn' } });
  await other.until(() => other.moment(0)?.question !== null);
  assert.equal((await other.say({ type: 'propose', id: 'c', seat: 1, wish: { kind: 'end' } })).type, 'done');
  assert.deepEqual([other.table.state, other.table.result], ['over', { how: 'agreed', winners: [] }]);
});
