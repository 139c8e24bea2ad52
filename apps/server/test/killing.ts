import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Game, isAnswer, Match, randomSource } from '@tafelrunde/engine';
import { findGames, fixtureGames } from '../src/games.ts';
import { openStore, type Place } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Engine } from './databases.ts';
import { smallClient } from './folders.ts';
import { anyAnswer, Person, type Window } from './kit.ts';

const random = randomSource('kill');
const program = fileURLToPath(new URL('program.ts', import.meta.url));

async function launch(place: Place, client: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, JSON.stringify(place), client], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url };
}

/** What is played: by two people, with so many bots. Real games are heavier than those for practice, and ask otherwise. */
interface Played {
  readonly game: string;
  readonly options: Record<string, number>;
  readonly bots: number;
}
const PLAYED: readonly Played[] = [
  { game: 'hoard', options: { goal: 16 }, bots: 0 },
  { game: 'hoard', options: { goal: 16 }, bots: 1 },
  { game: 'thunderstone', options: {}, bots: 0 },
  { game: 'talisman', options: {}, bots: 0 },
];

interface Given {
  readonly table: string;
  readonly seat: number;
  readonly ticket: string;
  readonly answer: unknown;
}

/** Somebody who answers at random until the line is cut, and remembers what was acknowledged. */
class Player {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
  readonly played: Played;
  readonly acknowledged: Given[] = [];
  open: Given | null = null;

  constructor(person: Person, table: string, seat: number, played: Played) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.played = played;
  }

  async play(window: Window): Promise<void> {
    let last: string | null = null;
    for (;;) {
      await window.until(
        () =>
          window.isClosed ||
          window.table?.state === 'over' ||
          (window.moments.get(this.seat)?.ticket ?? last) !== last,
      );
      if (window.isClosed || window.table?.state === 'over') return;
      const { question, ticket } = window.moments.get(this.seat)!;
      if (question === null || ticket === null) continue;
      const given = { table: this.table, seat: this.seat, ticket, answer: anyAnswer(question, random) };
      this.open = given;
      const id = `${ticket} ${random()}`;
      window.send({ type: 'answer', id, ...withoutTable(given) });
      const reply = await window.until(
        () =>
          window.isClosed ||
          window.heard.find((m) => (m.type === 'done' || m.type === 'refused') && m.id === id),
      );
      if (reply === true) return;
      this.open = null;
      if (reply.type === 'done') {
        this.acknowledged.push(given);
        last = ticket;
      }
    }
  }
}

const withoutTable = ({ seat, ticket, answer }: Given) => ({ seat, ticket, answer: answer as string });

/** Kill a server so many times while people play, and look each time whether anything is gone. */
export async function killOften(t: TestContext, engine: Engine, kills: number): Promise<void> {
  const place = await engine.place();
  const client = await smallClient();
  let { child, url } = await launch(place, client);
  t.after(() => child.kill('SIGKILL'));
  const store = await openStore(place);
  t.after(() => store.close());
  const shelf = [...(await findGames()), ...(await fixtureGames())];
  const gameOf: GameOf = (id) => shelf.find(({ game }) => game.id === id)!.game;
  const kept = { store, gameOf };
  let players: Player[] = [];
  for (const played of PLAYED) players.push(...(await seatTwo(url, played)));
  const everybody = players.slice();
  let resent = 0;
  for (let kill = 0; kill < kills; kill++) {
    const windows = await Promise.all(players.map(({ person, table }) => person.open(table)));
    const playing = players.map((player, i) => player.play(windows[i]));
    // In the middle of things: after some answers, at any moment of the next one.
    const some = countOf(everybody) + 3 + Math.floor(random() * 15);
    const done = Promise.all(playing).then(() => true);
    const isQuiet = (): boolean => PLAYED.some((played) => countAt(everybody, played) === 0);
    while ((countOf(everybody) < some || isQuiet()) && !(await Promise.race([done, sleep(1, false)])));
    await sleep(random() * 10);
    child.kill('SIGKILL');
    await Promise.all([...playing, once(child, 'exit')]);
    ({ child, url } = await launch(place, client));
    for (const player of players) player.person.url = url;
    const { resent: more, over } = await check(kept, players);
    resent += more;
    // There must always be something to lose.
    players = players.filter(({ table }) => !over.has(table));
    for (const played of PLAYED) {
      if (players.some((player) => player.played === played)) continue;
      const two = await seatTwo(url, played);
      players.push(...two);
      everybody.push(...two);
    }
  }
  const count = countOf(everybody);
  assert(count > kills);
  for (const played of PLAYED) assert(countAt(everybody, played) > 0, played.game);
  console.log(
    `${engine.name}: ${kills} kills, ${count} answers acknowledged, ${resent} sent again, none lost`,
  );
}

const countOf = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

const countAt = (players: readonly Player[], played: Played): number =>
  countOf(players.filter((player) => player.played === played));

/** Two people at a table of their own. */
async function seatTwo(url: string, played: Played): Promise<Player[]> {
  const [one, two] = [await Person.arrive({ url }), await Person.arrive({ url })];
  const seats = ['me', 'free', ...Array<'easy'>(played.bots).fill('easy')] as const;
  const { id } = await one.putUp(played.game, seats, { options: played.options });
  const [a, b] = [await one.open(id), await two.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await Promise.all([a.close(), b.close()]);
  return [new Player(one, id, 0, played), new Player(two, id, 1, played)];
}

type GameOf = (id: string) => Game;

/** What is kept, and what it is to be played with. */
interface Kept {
  readonly store: Store;
  readonly gameOf: GameOf;
}

/** The match of a table, replayed from its first answer to the last that is kept. */
async function livedAgain({ store, gameOf }: Kept, table: string): Promise<Match> {
  const { game, seats, options, fairness } = (await store.tables.table(table))!;
  const match = Match.start(gameOf(game), { seats: seats.length, options, fairness });
  for (const { entry } of (await store.tables.entries(table)).rows) match.replayEntry(entry, 'check');
  return match;
}

/** Every acknowledged answer is there, every table opens, and what was not acknowledged can be sent again. */
async function check(
  { store, gameOf }: Kept,
  players: readonly Player[],
): Promise<{ resent: number; over: Set<string> }> {
  let resent = 0;
  const over = new Set<string>();
  for (const player of players) {
    const { rows } = await store.tables.entries(player.table);
    const stored = ({ ticket, answer, seat }: Given): boolean =>
      rows.some(
        ({ entry, ticket: kept }) =>
          kept === ticket &&
          isAnswer(entry) &&
          entry.seat === seat &&
          JSON.stringify(entry.answer) === JSON.stringify(answer),
      );
    for (const given of player.acknowledged) assert(stored(given), JSON.stringify(given));
    const window = await player.person.open(player.table);
    const moment = await window.until(() => window.moments.get(player.seat));
    // Where nobody else plays on meanwhile, it opens exactly where what is kept leads.
    if (player.played.bots === 0) {
      const match = await livedAgain({ store, gameOf }, player.table);
      assert.equal(match.entries.length, rows.length);
      assert.equal(JSON.stringify(moment.view), JSON.stringify(match.view(player.seat)));
      assert.equal(moment.from + moment.events.length, match.told(player.seat).length);
    }
    if (window.table?.state === 'over') over.add(player.table);
    if (player.open !== null) {
      resent++;
      const was = stored(player.open);
      const error = await window.order({ type: 'answer', ...withoutTable(player.open) });
      assert.equal(error?.code ?? 'done', was ? 'done' : window.table?.state === 'over' ? 'over' : 'stale');
      if (was) player.acknowledged.push(player.open);
      player.open = null;
    }
    await window.close();
  }
  return { resent, over };
}
