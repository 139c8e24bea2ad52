import { type Game, isAnswer } from '@tafelrunde/engine';
import type { LiveTable } from '@tafelrunde/host';
import type { NoticeStore } from '../store/notices.ts';
import type { Notice } from './delivery.ts';

/** How long somebody must have had no visible tab at the table, in milliseconds. */
const ABSENT = 10_000;
/** How often we look who is still away, in milliseconds. */
const LOOK = 1000;

/** Where it is kept who was told of which turn, so that a restart neither forgets a notice nor sends it twice. */
export type ToldTurns = Pick<NoticeStore, 'toldTurn' | 'keepToldTurn'>;

/**
 * Somebody who is asked. No table is held on to here: one at which somebody is waited for leaves the memory like any other,
 * and this follows as soon as there is nothing left to tell.
 */
interface Waiting {
  readonly table: string;
  readonly person: string;
  /** What they are asked, by what they know of it themselves: it is told once. */
  readonly turn: string;
  /** What is needed to say so when the table has left the memory. */
  readonly name: string;
  readonly host: string;
  readonly game: Game;
  /** Since when they have been asked, or were last seen at the table. */
  seen: number;
  told: boolean;
  /** Nothing is tried any more to tell them. */
  settled: boolean;
}

interface BoardOptions {
  readonly now: () => number;
  readonly told: ToldTurns;
  /** The table with this id, if it is in memory. Otherwise nobody is there, and nothing has changed since it was. */
  readonly tableInMemory: (id: string) => LiveTable | undefined;
  /**
   * Resolves when the notice was sent; false if no address accepted it. It is retried while `holds` says so; `settled` is called
   * when retrying ends.
   */
  readonly deliver: (notice: Notice, holds: () => boolean, settled: () => void) => Promise<boolean>;
  readonly fail: (thrown: unknown) => void;
}

/** Knows who is asked and not there, and has them told once for each turn. */
export class NoticeBoard {
  readonly #options: BoardOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK).unref();
  }

  /** Something has changed at a table. */
  note(table: LiveTable): void {
    const { now } = this.#options;
    const asked = peopleAsked(table);
    for (const person of new Set([...peopleAt(table), ...asked])) {
      const key = `${table.id} ${person}`;
      const waiting = this.#waiting.get(key);
      const turn = turnOf(table, person);
      if (!asked.has(person)) this.#waiting.delete(key);
      else if (waiting?.turn !== turn) {
        const seen = now() + untilTold(table, person);
        this.#waiting.set(key, { ...asking(table, person), turn, seen, told: false, settled: false });
      }
    }
  }

  /** Tell everybody who has been away for long enough. */
  async look(): Promise<void> {
    const now = this.#options.now();
    const due: Waiting[] = [];
    for (const [key, waiting] of this.#waiting) {
      const { person, table: id } = waiting;
      const table = this.#options.tableInMemory(id);
      // Somebody else may have taken the seat meanwhile.
      if (table !== undefined && !mayAsk(table, person)) this.#waiting.delete(key);
      else if (waiting.told) {
        // The store knows of which turn they were told.
        if (waiting.settled && table === undefined) this.#waiting.delete(key);
      } else if (table?.audience.isLooking(person) === true) waiting.seen = now;
      else if (now - waiting.seen >= ABSENT) {
        waiting.told = true;
        due.push(waiting);
      }
    }
    await Promise.all(
      due.map((waiting) =>
        this.#tell(waiting).catch((thrown: unknown) => {
          // The database may be away for a while; they are told as soon as it is back.
          waiting.told = false;
          this.#options.fail(thrown);
        }),
      ),
    );
  }

  async #tell(waiting: Waiting): Promise<void> {
    const { told, deliver } = this.#options;
    const { person, table, turn } = waiting;
    const settled = (): void => {
      waiting.settled = true;
    };
    if ((await told.toldTurn(table, person)) === turn) return settled();
    const isTaken = await deliver(turnNotice(waiting), () => this.#isStill(waiting), settled);
    if (isTaken) await told.keepToldTurn(table, person, turn);
  }

  /** How many people are waited for, or being told. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Whether somebody is still asked what they are to be told of. */
  #isStill(waiting: Waiting): boolean {
    const { person, table: id } = waiting;
    const table = this.#options.tableInMemory(id);
    if (table !== undefined && !mayAsk(table, person)) return false;
    return this.#waiting.get(`${id} ${person}`) === waiting;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/**
 * Which turn it is for somebody, the same after a restart: how often they have answered, and what they are asked. Nothing
 * in it follows from what others were asked in secret.
 */
function turnOf(table: LiveTable, person: string): string {
  const { running } = table;
  if (running === null) return '';
  const own = table.seatsOf(person);
  const answers = running.entries.filter((entry) => isAnswer(entry) && own.includes(entry.seat)).length;
  const prompts = own.map((seat) => running.question(seat)?.ask.prompt ?? '');
  return [running.table.whole.step, answers, ...prompts].join(' ');
}

const peopleAt = ({ stored }: LiveTable): Set<string> =>
  new Set(stored.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])));

/** Those who really have something to answer. Each is told of themselves alone. */
function peopleAsked({ running, stored }: LiveTable): Set<string> {
  const asked = running?.waiting ?? [];
  return new Set(
    asked.flatMap((number) => {
      const seat = stored.seats[number];
      return seat.kind === 'person' ? [seat.person] : [];
    }),
  );
}

/** Whether somebody is still asked. Where the table sleeps, nothing has changed since it was noted. */
const mayAsk = (table: LiveTable, person: string): boolean =>
  table.sleep.isAsleep || peopleAsked(table).has(person);

/**
 * Milliseconds until the table itself tells them. Counting from an earlier moment would reveal when others answered in secret.
 */
function untilTold(table: LiveTable, person: string): number {
  const { running, pokerFace } = table;
  if (running === null) return 0;
  const isStopped = table.seatsOf(person).some((seat) => table.isStopped(seat));
  return pokerFace.waitAfter(running, isStopped);
}

function asking({ id, stored, shelved }: LiveTable, person: string) {
  const nameOf = (who: string): string =>
    stored.seats.flatMap((seat) => (seat.kind === 'person' && seat.person === who ? [seat.name] : []))[0] ??
    '';
  return { table: id, person, name: nameOf(person), host: nameOf(stored.host), game: shelved.game };
}

function turnNotice({ person, table, name, host, game }: Waiting): Notice {
  const { words } = game;
  return {
    type: 'turn',
    person,
    name,
    table,
    game: game.id,
    says: {
      de: {
        title: `Du bist am Zug: ${words.de.name}`,
        body: host === '' ? 'Dein Tisch wartet auf dich.' : `Am Tisch von ${host} wird auf dich gewartet.`,
      },
      en: {
        title: `It is your turn: ${words.en.name}`,
        body: host === '' ? 'Your table is waiting for you.' : `The table of ${host} is waiting for you.`,
      },
    },
  };
}
