import type { ChatLine, Me } from '@tafelrunde/protocol';
import { ServerError } from '../error.ts';
import { NAMELESS } from '../guests/nicknames.ts';
import type { LiveTable } from './live.ts';
import type { Audience } from './sockets.ts';

/** Chat lines a table keeps at hand. */
export const CHAT_LINES = 200;

/** What was said at a table last. */
export class Chat {
  #lines: readonly ChatLine[];
  /** The last line of those the store alone has; null while all are at hand. */
  #sleptAt: number | null = null;
  readonly #audience: Audience;

  constructor(lines: readonly ChatLine[], audience: Audience) {
    this.#lines = lines;
    this.#audience = audience;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
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
    this.#audience.tellChat(news);
  }

  /** The table sleeps: the store has what was said. */
  sleep(): void {
    this.#sleptAt = this.#last;
    this.#lines = [];
  }

  /** The latest lines of the store; whoever has a window open hears of those that are new. */
  wake(lines: readonly ChatLine[]): void {
    const last = this.#last;
    this.#sleptAt = null;
    this.#lines = lines.filter(({ number }) => number <= last);
    this.hear(lines);
  }

  /** Somebody wants to be forgotten: what they said stays, without their name. Windows that hold it hear it once more. */
  unname(person: string): void {
    const before = this.#lines;
    this.#lines = before.map((line) => (line.person === person ? { ...line, name: NAMELESS } : line));
    const changed = this.#lines.filter((line, i) => line !== before[i]);
    if (changed.length > 0) this.#audience.tellChat(changed);
  }
}

/** Say something at the table. It is kept like everything else before anybody hears it. */
export async function say(table: LiveTable, me: Me, text: string): Promise<void> {
  const { chat } = table.house.store;
  const number = table.chat.nextNumber;
  const line = { number, person: me.person, name: me.name, text, at: Date.now() };
  try {
    await chat.add(table.id, line);
  } catch (thrown) {
    if (!(thrown instanceof ServerError) || thrown.code !== 'LINE_EXISTS') throw thrown;
    // Somebody spoke at this table on another server.
    table.chat.hear(await chat.latest(table.id, CHAT_LINES));
    return await say(table, me, text);
  }
  table.chat.hear([line]);
}
