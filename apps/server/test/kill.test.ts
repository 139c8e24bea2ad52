import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomSource } from '@tafelrunde/engine';
import { smallClient, temporaryFolder } from './folders.ts';
import { anyAnswer, Person, type Window } from './kit.ts';

const KILLS = 10;
const random = randomSource('kill');
const program = fileURLToPath(new URL('program.ts', import.meta.url));

async function launch(data: string, client: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, data, client], { stdio: ['ignore', 'pipe', 'inherit'] });
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

test(`a killed server loses no acknowledged answer (${KILLS} times)`, async (t) => {
  const [data, client] = [await temporaryFolder(), await smallClient()];
  let { child, url } = await launch(data, client);
  t.after(() => child.kill('SIGKILL'));
  let players = [...(await seatTwo(url, 0)), ...(await seatTwo(url, 1))];
  const everybody = players.slice();
  let resent = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const windows = await Promise.all(players.map(({ person, table }) => person.open(table)));
    const playing = players.map((player, i) => player.play(windows[i]));
    await sleep(30 + random() * 400);
    child.kill('SIGKILL');
    await Promise.all([...playing, once(child, 'exit')]);
    ({ child, url } = await launch(data, client));
    for (const player of players) player.person.url = url;
    const { resent: more, over } = await check(data, players);
    resent += more;
    // There must always be something to lose.
    players = players.filter(({ table }) => !over.has(table));
    for (let missing = 4 - players.length; missing > 0; missing -= 2) {
      const two = await seatTwo(url, missing % 4 === 0 ? 0 : 1);
      players.push(...two);
      everybody.push(...two);
    }
  }
  const count = everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  t.diagnostic(`${count} answers acknowledged, ${resent} sent again`);
  assert(count > KILLS);
});

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
  data: string,
  players: readonly Player[],
): Promise<{ resent: number; over: Set<string> }> {
  const database = new DatabaseSync(join(data, 'tafelrunde.db'), { readOnly: true });
  const find = database.prepare('select entry, taken_back_at from entries where table_id = ? and ticket = ?');
  const stored = ({ table, ticket, answer, seat }: Given): boolean => {
    const rows = find.all(table, ticket).filter(({ taken_back_at }) => taken_back_at === null);
    return rows.some(({ entry }) => {
      const kept = JSON.parse(String(entry)) as { answer: unknown; seat: number };
      return kept.seat === seat && JSON.stringify(kept.answer) === JSON.stringify(answer);
    });
  };
  let resent = 0;
  const over = new Set<string>();
  for (const player of players) {
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
  database.close();
  return { resent, over };
}
