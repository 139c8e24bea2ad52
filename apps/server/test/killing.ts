import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isAnswer, randomSource } from '@tafelrunde/engine';
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
  readonly acknowledged: Given[] = [];
  open: Given | null = null;

  constructor(person: Person, table: string, seat: number) {
    this.person = person;
    this.table = table;
    this.seat = seat;
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
  let players = [...(await seatTwo(url, 0)), ...(await seatTwo(url, 1))];
  const everybody = players.slice();
  let resent = 0;
  for (let kill = 0; kill < kills; kill++) {
    const windows = await Promise.all(players.map(({ person, table }) => person.open(table)));
    const playing = players.map((player, i) => player.play(windows[i]));
    // In the middle of things: after some answers, at any moment of the next one.
    const some = countOf(everybody) + 3 + Math.floor(random() * 15);
    const done = Promise.all(playing).then(() => true);
    while (countOf(everybody) < some && !(await Promise.race([done, sleep(1, false)])));
    await sleep(random() * 10);
    child.kill('SIGKILL');
    await Promise.all([...playing, once(child, 'exit')]);
    ({ child, url } = await launch(place, client));
    for (const player of players) player.person.url = url;
    const { resent: more, over } = await check(store, players);
    resent += more;
    // There must always be something to lose.
    players = players.filter(({ table }) => !over.has(table));
    for (let missing = 4 - players.length; missing > 0; missing -= 2) {
      const two = await seatTwo(url, missing % 4 === 0 ? 0 : 1);
      players.push(...two);
      everybody.push(...two);
    }
  }
  const count = countOf(everybody);
  assert(count > kills);
  console.log(
    `${engine.name}: ${kills} kills, ${count} answers acknowledged, ${resent} sent again, none lost`,
  );
}

const countOf = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Two people at a table of their own, and so many bots. */
async function seatTwo(url: string, bots: number): Promise<Player[]> {
  const [one, two] = [await Person.arrive({ url }), await Person.arrive({ url })];
  const seats = ['me', 'free', ...Array<'easy'>(bots).fill('easy')] as const;
  const { id } = await one.putUp('hoard', seats, { options: { goal: 16 } });
  const [a, b] = [await one.open(id), await two.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await Promise.all([a.close(), b.close()]);
  return [new Player(one, id, 0), new Player(two, id, 1)];
}

/** Every acknowledged answer is there, every table opens, and what was not acknowledged can be sent again. */
async function check(
  store: Store,
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
    await window.until(() => window.moments.get(player.seat));
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
