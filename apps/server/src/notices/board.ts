import type { LiveTable } from '../tables/live.ts';
import type { Notice } from './delivery.ts';

/** How long somebody must have had no window at the table, in milliseconds. */
const ABSENT = 10_000;
/** How often it is looked who is still away, in milliseconds. */
const LOOK = 1000;

interface Waiting {
  readonly table: LiveTable;
  readonly person: string;
  /** Since when they have been asked, or were last seen at the table. */
  seen: number;
  told: boolean;
}

/** Knows who is asked and not there, and has them told once for each turn. */
export class NoticeBoard {
  readonly #now: () => number;
  readonly #deliver: (notice: Notice) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer: NodeJS.Timeout;

  constructor(now: () => number, deliver: (notice: Notice) => void) {
    this.#now = now;
    this.#deliver = deliver;
    this.#timer = setInterval(() => this.look(), LOOK).unref();
  }

  /** Something has changed at a table. */
  note(table: LiveTable): void {
    const asked = peopleAsked(table);
    for (const person of new Set([...peopleAt(table), ...asked])) {
      const key = `${table.id} ${person}`;
      if (!asked.has(person)) this.#waiting.delete(key);
      else if (!this.#waiting.has(key))
        this.#waiting.set(key, { table, person, seen: this.#now() + untilTold(table, person), told: false });
    }
  }

  look(): void {
    const now = this.#now();
    for (const [key, waiting] of this.#waiting) {
      const { table, person } = waiting;
      if (waiting.told) continue;
      // Somebody else may have taken the seat meanwhile.
      if (!peopleAsked(table).has(person)) this.#waiting.delete(key);
      else if (table.audience.isOnline(person)) waiting.seen = now;
      else if (now - waiting.seen >= ABSENT) {
        waiting.told = true;
        this.#deliver(turnNotice(table, person));
      }
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
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

/**
 * Milliseconds until the table itself tells them: a notice that is counted from earlier would tell when others have
 * answered in secret.
 */
function untilTold(table: LiveTable, person: string): number {
  const { running, straightFace } = table;
  if (running === null) return 0;
  const isStopped = table.seatsOf(person).some((seat) => table.isStopped(seat));
  return straightFace.waitAfter(running, isStopped);
}

function turnNotice({ id, stored, shelved }: LiveTable, person: string): Notice {
  const nameOf = (who: string): string =>
    stored.seats.flatMap((seat) => (seat.kind === 'person' && seat.person === who ? [seat.name] : []))[0] ??
    '';
  const { words } = shelved.game;
  const host = nameOf(stored.host);
  return {
    type: 'turn',
    person,
    name: nameOf(person),
    table: id,
    game: stored.game,
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
