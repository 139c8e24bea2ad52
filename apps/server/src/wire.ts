import type { Duplex } from 'node:stream';

/** What is used of a socket of the `ws` package, which brings no types of its own. */
export interface Wire {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  ping(): void;
  pong(data: Buffer): void;
  /** Stops reading from the connection; `resume` goes on. */
  pause(): void;
  resume(): void;
  on(event: 'message', hear: (data: Buffer, binary: boolean) => void): void;
  on(event: 'ping', hear: (data: Buffer) => void): void;
  on(event: 'close' | 'error' | 'pong', hear: () => void): void;
}

export interface WireServer {
  readonly clients: ReadonlySet<Wire>;
  on(event: 'connection', hear: (wire: Wire) => void): void;
  /** The lines of the answer with which a socket begins. */
  on(event: 'headers', hear: (lines: string[]) => void): void;
  /** Somebody who asked for a socket did not ask for it properly. */
  on(event: 'wsClientError', hear: (error: Error, connection: Duplex) => void): void;
}
