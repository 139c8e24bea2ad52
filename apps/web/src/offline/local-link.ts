import type { ClientMessage, ServerMessage } from '@tafelrunde/protocol';
import { TableLink } from '../table/link.ts';
import { troubleOf } from '../trouble.ts';
import type { HostConnection } from './connection.ts';
import { myName } from './name.ts';
import { look } from './reach.ts';
import { connectionFor } from './tables.ts';

/** The way to a table on this device: a worker instead of a wire. */
export class LocalLink extends TableLink {
  readonly #table: string;
  #connection: HostConnection | null = null;
  #greeted = false;

  constructor(table: string) {
    super();
    this.#table = table;
  }

  open(): void {
    const connection = connectionFor(this.#table);
    this.#connection = connection;
    connection.listen({
      hear: (frame) => this.hear(JSON.parse(frame) as ServerMessage),
      end: (trouble) => this.end(trouble),
    });
    void this.#greet(connection);
    void look();
  }

  async #greet(connection: HostConnection): Promise<void> {
    try {
      await connection.call({ type: 'open', table: this.#table, name: myName() });
    } catch (error) {
      if (this.#connection === connection) this.end(troubleOf(error));
      return;
    }
    if (this.#connection !== connection) return;
    this.#greeted = true;
    this.say(this.hello);
    for (const message of this.unanswered) this.say(message);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#greeted = false;
  }

  protected get isOpen(): boolean {
    return this.#connection !== null && this.#greeted;
  }

  protected say(message: ClientMessage): void {
    this.#connection?.say(message);
  }
}
