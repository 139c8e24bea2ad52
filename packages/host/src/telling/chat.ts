import { type ChatLine, type ClientMessage, type Me, WATCHERS } from '@tafelrunde/protocol';
import { StoreError } from '../store-error.ts';
import { ExclusiveQueue } from '../exclusive-queue.ts';
import { NAMELESS } from '../nicknames.ts';
import { Bucket, Buckets, type Pace } from '../rate-limit.ts';
import { Refused } from '../refusal.ts';
import type { LiveTable } from '../live-table.ts';
import { ownerOf } from '../seats/holders.ts';
import { leads } from '../seats/seats.ts';
import type { Audience } from './audience.ts';

/** Chat lines a table keeps at hand. */
export const CHAT_LINES = 200;

/** How many people can be muted at one table one by one. All watchers together can always be. */
const MOST_MUTED = 50;

/** How fast lines may follow one another at a table. */
export interface ChatPaces {
  /** Of each person who plays. */
  readonly player: Pace;
  /** Of each person who watches; and of all of them together, because anybody can come as many people. */
  readonly watcher: Pace;
  readonly watchers: Pace;
}
export const CHAT_PACES: ChatPaces = {
  player: { perSecond: 1, burst: 10 },
  watcher: { perSecond: 0.2, burst: 3 },
  watchers: { perSecond: 1, burst: 5 },
};

/** What was said at a table last, and who may say something. */
export class Chat {
  /** Who is muted, by person; `WATCHERS` for all who have no seat. */
  #muted: ReadonlySet<string> = new Set();
  #paces: { readonly players: Buckets; readonly each: Buckets; readonly together: Bucket } | null = null;
  #lines: readonly ChatLine[];
  readonly #queue = new ExclusiveQueue();
  /** The last line of those the store alone has; null while all are at hand. */
  #sleptAt: number | null = null;
  readonly #audience: Audience;

  constructor(lines: readonly ChatLine[], audience: Audience) {
    this.#lines = lines;
    this.#audience = audience;
  }

  /** Lines are stored one after the other, and do not wait for the table. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work);
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  get muted(): readonly string[] {
    return [...this.#muted];
  }

  /** Who is muted from now on; everybody hears of it. */
  silence(people: readonly string[]): void {
    this.#muted = new Set(people);
    this.#audience.tellChat([], this.muted);
  }

  isMuted(person: string, isWatcher: boolean): boolean {
    return this.#muted.has(person) || (isWatcher && this.#muted.has(WATCHERS));
  }

  /** Whether somebody may say another line now. */
  maySay(person: string, isWatcher: boolean, paces: ChatPaces): boolean {
    this.#paces ??= {
      players: new Buckets(paces.player),
      each: new Buckets(paces.watcher),
      together: new Bucket(paces.watchers),
    };
    const { players, each, together } = this.#paces;
    return isWatcher ? each.take(person) && together.take() : players.take(person);
  }

  get #last(): number {
    return this.#lines.at(-1)?.number ?? this.#sleptAt ?? -1;
  }

  get nextNumber(): number {
    return this.#last + 1;
  }

  /** Lines that may be new here. */
  hear(lines: readonly ChatLine[]): void {
    const last = this.#last;
    const news = lines.filter(({ number }) => number > last);
    if (news.length === 0) return;
    this.#lines = [...this.#lines, ...news].slice(-CHAT_LINES);
    this.#audience.tellChat(news, this.muted);
  }

  /** The table sleeps: the store has what was said. */
  sleep(): void {
    this.#sleptAt = this.#last;
    this.#lines = [];
  }

  /** The latest lines of the store; open tabs are told those that are new. */
  wake(lines: readonly ChatLine[]): void {
    const last = this.#last;
    const newest = lines.at(-1)?.number ?? -1;
    this.#sleptAt = null;
    // Somebody may have said something while these were read.
    const since = this.#lines.filter(({ number }) => number > newest);
    this.#lines = [...lines.filter(({ number }) => number <= last), ...since];
    this.hear(lines);
  }

  /** Somebody wants to be forgotten: what they said stays, without their name. Tabs that hold it are told it once more. */
  unname(person: string): void {
    const before = this.#lines;
    this.#lines = before.map((line) => (line.person === person ? { ...line, name: NAMELESS } : line));
    const changed = this.#lines.filter((line, i) => line !== before[i]);
    if (changed.length > 0) this.#audience.tellChat(changed, this.muted);
  }
}

/** Say something at the table, if one may. Call what is returned to tell everybody. */
export async function say(table: LiveTable, me: Me, text: string): Promise<() => void> {
  const { chat, services } = table;
  const isWatcher = !belongsTo(table, me.person);
  if (chat.isMuted(me.person, isWatcher)) throw new Refused('muted');
  if (services.chatPaces !== undefined && !chat.maySay(me.person, isWatcher, services.chatPaces))
    throw new Refused('too-fast');
  return await keep(table, me, text);
}

/** A line is kept like everything else before anybody hears it. */
async function keep(table: LiveTable, me: Me, text: string): Promise<() => void> {
  const { chat } = table.services.store;
  const number = table.chat.nextNumber;
  const line = { number, person: me.person, name: me.name, text, at: Date.now() };
  try {
    await chat.add(table.id, line);
  } catch (thrown) {
    if (!(thrown instanceof StoreError) || thrown.code !== 'LINE_EXISTS') throw thrown;
    // Somebody spoke at this table on another server.
    table.chat.hear(await chat.latest(table.id, CHAT_LINES));
    return await keep(table, me, text);
  }
  return () => table.chat.hear([line]);
}

/** Silence somebody at the table, or let them speak again. Call what is returned to tell everybody. */
export async function mute(
  table: LiveTable,
  me: Me,
  { person, on }: Pick<Extract<ClientMessage, { type: 'mute' }>, 'person' | 'on'>,
): Promise<() => void> {
  const { chat } = table.services.store;
  if (!belongsTo(table, me.person)) throw new Refused('not-your-seat');
  if (person === me.person) throw new Refused('bad-message', 'person');
  if (person !== WATCHERS && belongsTo(table, person) && !leads(table, me)) throw new Refused('not-host');
  // What counts is what the store has: another server may have changed it.
  const muted = new Set(await chat.muted(table.id));
  if (on && !muted.has(person) && muted.size >= MOST_MUTED) throw new Refused('out-of-range', 'person');
  await chat.mute(table.id, person, on);
  if (on) muted.add(person);
  else muted.delete(person);
  return () => table.chat.silence([...muted]);
}

/** Whether somebody plays here, also while a bot stands in for them, or hosts the table. */
function belongsTo({ stored }: LiveTable, person: string): boolean {
  return stored.host === person || stored.seats.some((sitter) => ownerOf(sitter) === person);
}
