import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after } from 'node:test';

/** What happens to a commit that is sent over the line: it never arrives, or it is done and nobody hears of it. */
type Accident = 'lost' | 'unheard';

/** A line to PostgreSQL that can be cut and mended. */
export class Line {
  /** The same database, reached over this line. */
  readonly url: string;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#take(socket));
  readonly #target: { readonly path: string } | { readonly host: string; readonly port: number };
  #isCut = false;
  #accident: { readonly accident: Accident; after: number; readonly happened: () => void } | null = null;

  private constructor(url: URL, port: number) {
    const folder = url.searchParams.get('host');
    const number = Number(url.port || 5432);
    this.#target =
      folder === null ? { host: url.hostname, port: number } : { path: `${folder}/.s.PGSQL.${number}` };
    const own = new URL(url);
    own.searchParams.delete('host');
    own.hostname = 'localhost';
    own.port = String(port);
    this.url = own.href;
  }

  static async to(url: string): Promise<Line> {
    // The port has to be known before the address that names it.
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    holder.close();
    await once(holder, 'close');
    const line = new Line(new URL(url), port);
    line.#server.listen(port, 'localhost');
    await once(line.#server, 'listening');
    after(() => {
      line.cut();
      line.#server.close();
    });
    return line;
  }

  /** Every connection breaks, and no new one gets through. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#accident = null;
  }

  /** The line breaks at a commit, after so many others. Resolves when it has happened. */
  breakAtCommit(accident: Accident, after = 0): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#accident = { accident, after, happened: resolve };
    return promise;
  }

  #commitMeets(): Accident | null {
    if (this.#accident === null || this.#accident.after-- > 0) return null;
    this.#accident.happened();
    return this.#accident.accident;
  }

  #take(client: Socket): void {
    if (this.#isCut) {
      client.destroy();
      return;
    }
    const server = connect(this.#target);
    let mute = false;
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (data) => {
      const accident = data.includes('commit\0') ? this.#commitMeets() : null;
      if (accident === 'lost') this.cut();
      mute ||= accident === 'unheard';
      if (!server.destroyed) server.write(data);
    });
    server.on('data', (data) => {
      // The database has answered, so it has done what it was told.
      if (mute) this.cut();
      else client.write(data);
    });
  }
}
