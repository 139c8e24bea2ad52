import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A connection that says exactly what it is told to, and keeps what it hears. */
export class RawConnection {
  readonly socket: Socket;
  readonly #closed: Promise<unknown>;
  #heard = Buffer.alloc(0);

  /** Every address of 127.0.0.0/8 is this machine: so one machine can be many strangers. */
  constructor(url: string, from?: string, to = '127.0.0.1') {
    const { port } = new URL(url);
    this.socket = connect({ port: Number(port), host: to, ...(from && { localAddress: from }) });
    this.socket.on('data', (data: Buffer) => (this.#heard = Buffer.concat([this.#heard, data])));
    this.socket.on('error', () => {});
    this.#closed = new Promise((done) => this.socket.once('close', done));
  }

  say(data: string | Buffer): void {
    this.socket.write(data);
  }

  get heard(): Buffer {
    return this.#heard;
  }

  /** What was heard when the other side has closed; null if it does not in so many milliseconds. */
  async untilClosed(patience = 15_000): Promise<Buffer | null> {
    const isClosed = await Promise.race([
      this.#closed.then(() => true),
      sleep(patience, false, { ref: false }),
    ]);
    if (!isClosed) this.socket.destroy();
    return isClosed ? this.#heard : null;
  }

  async answer(): Promise<Answer> {
    const text = (await this.untilClosed())!.toString('latin1');
    const [head, body = ''] = text.split(/\r\n\r\n(.*)/s);
    const [line, ...lines] = head.split('\r\n');
    const headers = new Headers(lines.map((one) => one.split(/: (.*)/).slice(0, 2) as [string, string]));
    return { status: Number(line.split(' ')[1]), headers, body };
  }

  /** Becomes a socket at a table. */
  async upgrade(table: string, cookie: string): Promise<void> {
    this.say(
      [
        `GET /api/tables/${table}/socket HTTP/1.1`,
        'host: localhost',
        `cookie: ${cookie}`,
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    );
    while (!this.#heard.includes('\r\n\r\n')) await once(this.socket, 'data');
    this.say(frame(TEXT, '{"type":"hello","protocol":1}'));
    while (!this.#heard.includes('"welcome"')) await once(this.socket, 'data');
  }

  /** The code of the closing frame, if one came. */
  get closingCode(): number | null {
    const at = this.#heard.lastIndexOf(Buffer.of(0x88));
    return at === -1 || this.#heard.length < at + 4 ? null : this.#heard.readUInt16BE(at + 2);
  }
}

export const TEXT = 1;
export const PING = 9;
export const PONG = 10;
const FIN = 0x80;

/** One frame of a client. The mask is zero: it has to be there, and need not hide anything. */
export function frame(kind: number, payload: string, fin = true): Buffer {
  const data = Buffer.from(payload);
  const head =
    data.length < 126
      ? Buffer.of((fin ? FIN : 0) | kind, 0x80 | data.length)
      : Buffer.of((fin ? FIN : 0) | kind, 0x80 | 126, data.length >> 8, data.length & 255);
  return Buffer.concat([head, Buffer.alloc(4), data]);
}
