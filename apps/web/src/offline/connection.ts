import type { ClientMessage } from '@tafelrunde/protocol';
import { ApiError, type Trouble } from '../trouble.ts';
import { startWorker } from '../trusted.ts';
import type { Call, FromHost, ToHost } from './messages.ts';
// The bundler makes the default export.
// eslint-disable-next-line import/default
import workerAddress from './worker.ts?worker&url';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: ApiError) => void;
}

export interface Ears {
  hear(frame: string): void;
  /** Nothing more will come. */
  end(trouble: Trouble): void;
}

/** The worker that hosts a table of this device, seen from the page. The engine is loaded in there, not here. */
export class HostConnection {
  readonly #worker = startWorker(workerAddress, 'table');
  readonly #waiting = new Map<number, Waiting>();
  #ears: Ears | null = null;
  #number = 0;
  #closed = false;

  constructor() {
    this.#worker.addEventListener('message', ({ data }) => this.#hear(data as FromHost));
    // A worker whose script cannot be fetched says only that.
    this.#worker.addEventListener('error', () => this.#break({ code: 'not-kept' }));
  }

  listen(ears: Ears): void {
    this.#ears = ears;
  }

  call<T>(call: Call): Promise<T> {
    const number = ++this.#number;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      this.#post({ number, call });
    });
  }

  say(frame: ClientMessage): void {
    this.#post({ frame });
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    if ('frame' in message) this.#ears?.hear(message.frame);
    else if ('elsewhere' in message) this.#break({ code: 'elsewhere' });
    else {
      const waiting = this.#waiting.get(message.number);
      this.#waiting.delete(message.number);
      if ('error' in message) waiting?.reject(new ApiError(message.error));
      else waiting?.resolve(message.value);
    }
  }

  #break(trouble: Trouble): void {
    this.close();
    for (const { reject } of this.#waiting.values()) reject(new ApiError(trouble));
    this.#waiting.clear();
    this.#ears?.end(trouble);
  }
}
