import { type Checkpoint, Match, type Viewer } from '@tafelrunde/engine';
import {
  type Hall,
  type LiveTable,
  perform,
  type Shelved,
  type StoredSeat,
  type Thinker,
} from '@tafelrunde/host';
import { freshTable, personSeat, ReplayCache, wireTicket } from '@tafelrunde/host/internals';
import type { ClientMessage, Clock } from '@tafelrunde/protocol';
import { buildHttp, type Http } from '../src/http.ts';
import { fixtureGames, findGames } from '../src/games.ts';
import { NoticeBoard } from '../src/notices/board.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { quickFolder, smallClient } from './folders.ts';
import { Person, type Window } from './kit.ts';
import { probe } from './probes.ts';
import { StillTiming } from './still-timing.ts';
import type { World } from './worlds.ts';

const isReply = /^\{"type":"(done|refused)"/;
const isStep = /"id":"step"/;
const quick = { perSecond: 1e9, burst: 1e9 };
/** What the clock on the wall shows when a match begins, and how long an answer takes. */
const BEGIN = Date.UTC(2030, 0, 1);
const ANSWER = 11_000;

/** How long the tables keep a poker face. */
const FACE = 400;

/** How fast those answer who are stopped in secret: within the poker face, or after it. */
export type Haste = 'at once' | 'after a while';

/** A server that can be looked into, with real sockets. Time stands still there: its tables keep a poker face until it is let pass. */
export class Tapped {
  readonly url: string;
  readonly games: readonly Shelved[];
  readonly hall: Hall;
  readonly #http: Http;
  readonly #store: Store;
  readonly timing: StillTiming;
  #people: Person[] = [];
  /** By the number of people. */
  readonly #neighbours = new Map<number, string>();

  private constructor(url: string, games: readonly Shelved[], http: Http, store: Store, timing: StillTiming) {
    this.url = url;
    this.games = games;
    this.hall = http.hall;
    this.#http = http;
    this.#store = store;
    this.timing = timing;
  }

  static async open({
    inTheMaking = false,
    thinker = { answer: () => Promise.reject(new Error('nobody thinks here')) },
  }: {
    readonly inTheMaking?: boolean;
    readonly thinker?: Thinker;
  }): Promise<Tapped> {
    const store = await openStore({ dataFolder: await quickFolder() });
    const games = [...(await fixtureGames()), ...(await findGames({ inTheMaking }))];
    const timing = new StillTiming();
    const options = {
      clientFolder: await smallClient(),
      pokerFace: FACE,
      evenReplies: 0,
      botDelay: 0,
      timing,
      now: () => BEGIN + timing.now(),
      // Thousands of tables come and go. Whoever opens one has this long to take a seat at it.
      keepIdle: 10_000,
      messagePace: quick,
      requestPace: quick,
      lookPace: quick,
      replayPace: quick,
      openPace: quick,
      socketsPerPerson: 1e9,
      socketsPerAddress: 1e9,
      quotas: { tables: 1e9, unfinished: 1e9, hardBots: 1e9 },
    };
    const http = await buildHttp(options, { store, games, thinker, rulebooks: [] });
    const url = await http.server.listen({ port: 0, host: '127.0.0.1' });
    return new Tapped(url, games, http, store, timing);
  }

  /** Everything the server answers, as `METHOD /path`, apart from the pages of the client. */
  get routes(): readonly string[] {
    const parents: string[] = [];
    const routes = this.#http.server
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent, part, methods] = /^(.*?── )(\S+) \((.*)\)$/u.exec(line) ?? [];
        if (indent === undefined) return [];
        const depth = indent.length / 4 - 1;
        const path = `${depth === 0 ? '' : parents[depth - 1]}${part}`;
        parents[depth] = path;
        return methods.split(', ').map((method) => `${method} ${path}`);
      });
    return routes.filter((route) => /^(?!HEAD)\S+ \/(api|health|metrics)/u.test(route));
  }

  async close(): Promise<void> {
    await this.#http.server.close();
    await this.#store.close();
  }

  /** Number of people; the same ones every time. */
  async people(count: number): Promise<readonly Person[]> {
    while (this.#people.length < count) this.#people.push(await Person.arrive(this));
    return this.#people.slice(0, count);
  }

  /** Who looks with these eyes: the people at the table, then one who watches. */
  async personAs(viewer: Viewer, seats: number): Promise<Person> {
    return (await this.people(seats + 1))[viewer === 'watcher' ? seats : viewer];
  }

  /** A table at which nothing happens, for the same people as at those that are laid. */
  async #neighbour(match: Match, people: readonly Person[]): Promise<string> {
    const known = this.#neighbours.get(people.length);
    if (known !== undefined) return known;
    const stored = {
      ...freshTable(match.game, {
        host: people[0].me.person,
        seats: people.map(({ me }): StoredSeat => personSeat(me)),
        options: match.options as Record<string, string>,
        open: true,
      }),
      since: BEGIN + 1,
      createdAt: BEGIN,
    };
    await this.#store.tables.create(stored);
    this.#neighbours.set(people.length, stored.id);
    return stored.id;
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
        open: true,
        clock: secretly ? null : clock,
        fairness: { commitment, secret: secret!, nonces },
      }),
      state: 'playing' as const,
      since: BEGIN,
      createdAt: BEGIN + 1,
    };
    await this.#store.tables.create(stored, { checkpoint: { ...from, entries: 0 } });
    return { id: stored.id, people };
  }

  /**
   * Let a step of a match be played at a table of its own, and return every byte a viewer was sent meanwhile; and where those who
   * are stopped in secret answer at once, also when it was sent.
   */
  async tap(
    match: Match,
    { from, given }: World,
    viewer: Viewer,
    clock: Clock | null,
    haste: Haste,
  ): Promise<readonly string[]> {
    const { seats } = match;
    this.timing.restart();
    const { id, people } = await this.lay(match, from, clock);
    const person = await this.personAs(viewer, seats);
    const neighbour = await this.#neighbour(match, people);
    const seen = from.told[viewer === 'watcher' ? seats : viewer];
    const table = await this.hall.open(id);
    holdBack(table);
    const { held } = table.pokerFace;
    const window = await person.open(id, { [viewer]: seen });
    if (!held || (table.isStopped(viewer) && table.pokerFace.wait(true) === 0))
      await window.until(() => window.moments.has(viewer));
    const sentAt: number[] = [];
    const arrive = async (): Promise<void> => {
      await arrived(window);
      while (sentAt.length < window.texts.length) sentAt.push(this.timing.now());
    };
    const pass = async (milliseconds: number): Promise<void> => {
      await arrive();
      this.timing.pass(milliseconds);
    };
    const read: string[] = [];
    const ask = async (): Promise<void> => {
      await arrive();
      const at = await this.hall.open(id);
      const curious = { window, person, table: at, viewer, seats, neighbour, told: from.told };
      // The table was laid in the middle of a match: its past begins there.
      curious.table.replayCache = new ReplayCache(() =>
        Match.at(match.game, match.setup, { ...from, entries: 0 }, []),
      );
      read.push(...(await probe(curious)));
      await arrive();
    };
    for (const { seat, answer } of given) {
      const stopped = table.isStopped(seat);
      // Who is not stopped answers at the same time in both worlds, whoever was stopped before.
      const { held: isHeld } = table.pokerFace;
      await pass(stopped || isHeld ? table.pokerFace.wait(stopped) : FACE);
      if (!stopped || haste === 'after a while') await pass(ANSWER);
      // Where nobody has done anything for a while, the table has fallen asleep. Whoever looks at it wakes it.
      table.sleep.fallAsleep();
      await this.hall.open(id);
      const ticket = wireTicket(table.match!, seat, table.run);
      const order = { type: 'answer', seat, ticket, answer: answer as string } as const;
      if (seat === viewer) await window.done(order);
      else await this.act(table, people[seat], { ...order, id: 'x' });
      await arrive();
      // In one world somebody may be stopped now, and in the other nobody.
      if (!stopped && table.pokerFace.held) await ask();
    }
    // Somebody curious looks at the same time in both worlds: just before the poker face ends, and after it.
    await pass(Math.max(0, table.pokerFace.wait(false) - 1));
    await ask();
    await pass(FACE);
    if (typeof viewer === 'number') await window.order({ type: 'undo', seat: viewer, how: 'answer' });
    await ask();
    await pass(FACE);
    await arrive();
    const { run } = table;
    await window.close();
    // A lobby shows so many tables and no more.
    await this.#store.tables.discard(id);
    const timed = haste === 'at once';
    const sent = window.texts
      .map((text, i) => ({ text, when: timed ? `${sentAt[i]} ` : '' }))
      .filter(({ text }) => !isStep.test(text));
    // What is told comes in one order, replies in another: which of the two is first is a matter of the clock.
    const lines = [
      ...sent.filter(({ text }) => !isReply.test(text)),
      ...sent.filter(({ text }) => isReply.test(text)),
    ];
    return [...lines.map(({ when, text }) => `${when}${text}`), ...read].map((text) => {
      const same = text
        .replaceAll(id, 'table')
        .replaceAll(`-${run}"`, '-run"')
        .replace(/"(createdAt|at)":\d+/g, '"$1":0');
      return timed ? same : same.replace(/"(since|now)":\d+/g, '"$1":0');
    });
  }

  /** The same step while the viewer is away: everything it is told by push and by webhook. */
  async notices(match: Match, { from, given }: World, viewer: number): Promise<readonly string[]> {
    this.timing.restart();
    const { id, people } = await this.lay(match, from);
    const table = await this.hall.open(id);
    const told: string[] = [];
    const board = new NoticeBoard({
      now: () => BEGIN + this.timing.now(),
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
    this.timing.pass(FACE);
    // The person who is asked now is away for as long as anybody takes to answer.
    const look = async (): Promise<void> => {
      board.note(table);
      this.timing.pass(ANSWER);
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
      await look();
    }
    board.close();
    await this.#store.tables.discard(id);
    return told.map((text) => text.replaceAll(id, 'table'));
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
function holdBack(table: LiveTable): void {
  const { match, pokerFace } = table;
  pokerFace.startAt(null);
  pokerFace.note(match!);
  // So everybody hears at the end of the poker face who is asked now.
  if (pokerFace.held) table.stored = { ...table.stored, since: BEGIN + FACE };
}

/**
 * The table keeps a poker face for as long as somebody is stopped at a secret question; nobody can tell from the clock.
 * Here no clock runs: it ends as soon as nobody is.
 */
export function settle(table: LiveTable): void {
  const { match } = table;
  const stopped = match?.waiting.some((seat) => match.question(seat)!.ask.secret === true) === true;
  table.pokerFace.end(stopped ? 'stopped' : 'all');
  table.telling.tell();
}

/** Until everything has arrived that was sent so far to one window. Its reply is no part of what the window heard. */
async function arrived(window: Window): Promise<void> {
  const before = window.texts.length;
  window.send({ type: 'beat', id: 'step' });
  await window.until(() => window.texts.slice(before).some((text) => isStep.test(text)));
}

/** Until everything has arrived that was sent so far. */
export async function inStep(windows: readonly Window[]): Promise<void> {
  await Promise.all(windows.map((window) => window.order({ type: 'agree', seat: 15, yes: false })));
}
