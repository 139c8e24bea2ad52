import { type Checkpoint, Match, type Viewer } from '@tafelrunde/engine';
import type { ClientMessage, Clock } from '@tafelrunde/protocol';
import { buildHttp, type Http } from '../src/http.ts';
import { fixtureGames, findGames, type Shelved } from '../src/games.ts';
import { NoticeBoard } from '../src/notices/board.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { StoredSeat } from '../src/store/tables.ts';
import type { Hall } from '../src/tables/hall.ts';
import type { LiveTable } from '../src/tables/live.ts';
import { wireTicket } from '../src/tables/moments.ts';
import { perform } from '../src/tables/perform.ts';
import { freshTable } from '../src/tables/planning.ts';
import { personSeat } from '../src/tables/seats.ts';
import { quickFolder, smallClient } from './folders.ts';
import { Person, type Window } from './kit.ts';
import type { World } from './worlds.ts';

const isReply = /^\{"type":"(done|refused)"/;
const quick = { perSecond: 1e9, burst: 1e9 };
/** What the clock on the wall shows when a match begins, and how long an answer takes. */
const BEGIN = Date.UTC(2030, 0, 1);
const ANSWER = 11_000;

/** A server that can be looked into, with real sockets. Its tables keep a straight face until they are told to stop. */
export class Tapped {
  readonly url: string;
  readonly games: readonly Shelved[];
  readonly hall: Hall;
  readonly #http: Http;
  readonly #store: Store;
  readonly #wall: { now: number };
  #people: Person[] = [];

  private constructor(
    url: string,
    games: readonly Shelved[],
    http: Http,
    store: Store,
    wall: { now: number },
  ) {
    this.url = url;
    this.games = games;
    this.hall = http.hall;
    this.#http = http;
    this.#store = store;
    this.#wall = wall;
  }

  static async open({
    inTheMaking = false,
    pokerFace = 60_000,
  }: {
    readonly inTheMaking?: boolean;
    readonly pokerFace?: number;
  }): Promise<Tapped> {
    const store = await openStore({ dataFolder: await quickFolder() });
    const games = [...(await fixtureGames()), ...(await findGames({ inTheMaking }))];
    const thinker = { answer: () => Promise.reject(new Error('nobody thinks here')) };
    const wall = { now: BEGIN };
    const options = {
      clientFolder: await smallClient(),
      pokerFace,
      now: () => wall.now,
      // Thousands of tables come and go. Whoever opens one has this long to take a seat at it.
      keepIdle: 10_000,
      messagePace: quick,
      requestPace: quick,
      lookPace: quick,
      socketsPerPerson: 1e9,
      socketsPerAddress: 1e9,
    };
    const http = await buildHttp(options, { store, games, thinker, rulebooks: [] });
    const url = await http.server.listen({ port: 0, host: '127.0.0.1' });
    return new Tapped(url, games, http, store, wall);
  }

  async close(): Promise<void> {
    await this.#http.server.close();
    await this.#store.close();
  }

  /** So many people; the same ones every time. */
  async people(count: number): Promise<readonly Person[]> {
    while (this.#people.length < count) this.#people.push(await Person.arrive(this));
    return this.#people.slice(0, count);
  }

  /** Whoever looks with these eyes: the people at the table, then one who watches. */
  async personAs(viewer: Viewer, seats: number): Promise<Person> {
    return (await this.people(seats + 1))[viewer === 'watcher' ? seats : viewer];
  }

  /** A table of its own for a match, as it stood at a checkpoint. */
  async lay(
    { game, setup, seats, options }: Match,
    from: Checkpoint,
    clock: Clock | null = null,
  ): Promise<{ readonly id: string; readonly people: readonly Person[] }> {
    const people = await this.people(seats);
    const { commitment, secret, nonces } = setup.fairness;
    const begun = Match.at(game, setup, { ...from, entries: 0 }, []);
    // What the clocks show is held back with everything else; but a table that comes from the store shows them at once.
    const secretly = begun.table.log!.happened.some(({ type }) => type === 'asked');
    const stored = {
      ...freshTable(game, {
        host: people[0].me.person,
        seats: people.map(({ me }): StoredSeat => personSeat(me)),
        options: options as Record<string, string>,
        open: false,
        clock: secretly ? null : clock,
        fairness: { commitment, secret: secret!, nonces },
      }),
      state: 'playing' as const,
    };
    await this.#store.tables.create(stored, { checkpoint: { ...from, entries: 0 } });
    return { id: stored.id, people };
  }

  /** Let a step of a match be played at a table of its own, and return every byte a viewer was sent meanwhile. */
  async tap(
    match: Match,
    { from, given }: World,
    viewer: Viewer,
    clock: Clock | null,
  ): Promise<readonly string[]> {
    const { seats } = match;
    this.#wall.now = BEGIN;
    const { id, people } = await this.lay(match, from, clock);
    const person = await this.personAs(viewer, seats);
    const seen = from.told[viewer === 'watcher' ? seats : viewer];
    const table = await this.hall.open(id);
    holdBack(table);
    const { held } = table.straightFace;
    const window = await person.open(id, { [viewer]: seen });
    if (!held || (table.isStopped(viewer) && table.straightFace.wait(true) === 0))
      await window.until(() => window.moments.has(viewer));
    await this.#probe(window, person, id, viewer, seats);
    settle(table);
    for (const { seat, answer } of given) {
      this.#wall.now += ANSWER;
      // Where nobody has done anything for a while, the table has fallen asleep. Whoever looks at it wakes it.
      table.sleep();
      await this.hall.open(id);
      const ticket = wireTicket(table.match!, seat, table.run);
      const order = { type: 'answer', seat, ticket, answer: answer as string } as const;
      if (seat === viewer) await window.done(order);
      else await this.act(table, people[seat], { ...order, id: 'x' });
      settle(table);
    }
    if (typeof viewer === 'number' && !table.isKeptFrom(viewer)) {
      await window.order({ type: 'undo', seat: viewer, how: 'answer' });
      settle(table);
    }
    await this.#probe(window, person, id, viewer, seats);
    const { run } = table;
    await window.close();
    // What is told comes in one order, replies in another: which of the two is first is a matter of the clock.
    const replies = window.texts.filter((text) => isReply.test(text));
    const told = window.texts.filter((text) => !isReply.test(text));
    return [...told, ...replies, ...this.#read.splice(0)].map((text) =>
      text
        .replaceAll(id, 'table')
        .replaceAll(`-${run}"`, '-run"')
        .replace(/"(since|createdAt|at|now)":\d+/g, '"$1":0'),
    );
  }

  /** The same step while the viewer is away: everything it is told by push and by webhook. */
  async notices(match: Match, { from, given }: World, viewer: number): Promise<readonly string[]> {
    this.#wall.now = BEGIN;
    const { id, people } = await this.lay(match, from);
    const table = await this.hall.open(id);
    const told: string[] = [];
    const board = new NoticeBoard({
      now: () => this.#wall.now,
      told: this.#store.notices,
      tableInMemory: (table) => this.hall.inMemory(table),
      deliver: async (notice) => {
        if (notice.person === people[viewer].me.person) told.push(JSON.stringify(notice));
        return true;
      },
      fail: (thrown) => {
        throw thrown;
      },
    });
    holdBack(table);
    settle(table);
    // Whoever is asked now is away for as long as anybody takes to answer.
    const look = async (): Promise<void> => {
      board.note(table);
      this.#wall.now += ANSWER;
      await board.look();
    };
    await look();
    for (const { seat, answer } of given) {
      const ticket = wireTicket(table.match!, seat, table.run);
      await this.act(table, people[seat], {
        type: 'answer',
        seat,
        ticket,
        answer: answer as string,
        id: 'x',
      });
      settle(table);
      await look();
    }
    board.close();
    return told.map((text) => text.replaceAll(id, 'table'));
  }

  readonly #read: string[] = [];

  /** What somebody curious would try. All of it is refused or says nothing, and that too must not depend on hidden cards. */
  async #probe(window: Window, person: Person, id: string, viewer: Viewer, seats: number): Promise<void> {
    const own = viewer === 'watcher' ? 0 : viewer;
    const other = (own + 1) % seats;
    const ticket = window.moments.get(viewer)?.ticket ?? 'none';
    const orders: readonly Parameters<Window['order']>[0][] = [
      { type: 'answer', seat: other, ticket, answer: 'peek' },
      { type: 'answer', seat: own, ticket: 'stale', answer: 'peek' },
      { type: 'answer', seat: own, ticket, answer: 'no such option' },
      { type: 'answer', seat: own, ticket, answer: ['no', 'such', 'options'] },
      { type: 'undo', seat: other, how: 'step' },
      { type: 'agree', seat: own, yes: true },
      { type: 'sit', seat: other },
      { type: 'chat', text: 'is anybody there?' },
    ];
    const table = await this.hall.open(id);
    for (const order of orders) {
      // Behind the poker face whatever concerns the match waits for its reply.
      const eyes =
        order.type === 'sit' ? 'watcher' : 'seat' in order && order.seat === viewer ? viewer : null;
      if (eyes === null || !table.isKeptFrom(eyes)) await window.order(order);
    }
    for (const path of ['replay', `replay?to=0&viewer=${other}`, 'record', 'pack']) {
      const response = await person.request(`/api/tables/${id}/${path}`);
      this.#read.push(`${response.status} ${await response.text()}`);
    }
    const response = await person.request(`/api/tables/${id}`);
    this.#read.push(`${response.status} ${await response.text()}`);
  }

  async act(
    table: LiveTable,
    { me }: Person,
    order: Exclude<ClientMessage, { type: 'hello' }>,
  ): Promise<void> {
    await perform(this.hall, table, me, order, () => {});
  }
}

/** Whatever was asked in secret since the step began is as new as after an answer: nobody was told of it yet. */
function holdBack({ match, straightFace }: LiveTable): void {
  straightFace.startAt(null);
  straightFace.note(match!);
}

/**
 * The table keeps a straight face for as long as somebody is stopped at a secret question; nobody can tell from the clock.
 * Here no clock runs: it ends as soon as nobody is.
 */
export function settle(table: LiveTable): void {
  const { match } = table;
  const stopped = match?.waiting.some((seat) => match.question(seat)!.ask.secret === true) === true;
  table.straightFace.end(stopped ? 'stopped' : 'all');
  table.tell();
}

/** Until everything has arrived that was sent so far. */
export async function inStep(windows: readonly Window[]): Promise<void> {
  await Promise.all(windows.map((window) => window.order({ type: 'agree', seat: 15, yes: false })));
}
