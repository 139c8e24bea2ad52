import type { Answer } from '@tafelrunde/engine';
import { type LoadGame, think, type ThinkOrder } from '../think.ts';
import { carryOut, type Order, type Reply } from './message.ts';

/** The part of a browser's worker scope that is needed here. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Order<ThinkOrder> }) => void): void;
}

/**
 * Let bots think in a browser's worker. The app's worker file calls this with its own loader, because only its bundler
 * knows where the games ended up: `thinkInBrowser(self, loadGame)`.
 */
export function thinkInBrowser(scope: WorkerScope, load: LoadGame): void {
  scope.addEventListener('message', ({ data }) => {
    void carryOut(data, (order) => think(order, load)).then((reply) => scope.postMessage(reply));
  });
}

/** The part of a browser's worker, seen from outside, that is needed here. */
export interface ThinkingWorker {
  postMessage(message: Order<ThinkOrder>): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Reply<Answer> }) => void): void;
  addEventListener(type: 'error', listen: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface Thought {
  readonly number: number;
  readonly order: ThinkOrder;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds a bot may think. It means to take a third of a second; the first also has its game loaded, by a slow line. */
const LIMIT = 60_000;

/**
 * Bots that think in a worker of their own, one after the other. It is started by the first order, and again should it ever
 * break or take too long.
 */
export class BotWorker {
  readonly #start: () => ThinkingWorker;
  readonly #limit: number;
  /** The first is being thought about. */
  readonly #thoughts: Thought[] = [];
  #worker: ThinkingWorker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #orders = 0;

  constructor(start: () => ThinkingWorker, limit: number = LIMIT) {
    this.#start = start;
    this.#limit = limit;
  }

  answer(order: ThinkOrder): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#thoughts.push({ number: ++this.#orders, order, resolve, reject });
      if (this.#thoughts.length === 1) this.#think();
    });
  }

  close(): void {
    const thoughts = this.#thoughts.splice(0);
    this.#end();
    for (const { reject } of thoughts) reject(new Error('the bots were sent home'));
  }

  #think(): void {
    const [next] = this.#thoughts;
    if (next === undefined) return;
    const { number, order } = next;
    this.#timer = setTimeout(
      () => this.#giveUp(`an order took longer than ${this.#limit} milliseconds`),
      this.#limit,
    );
    (this.#worker ??= this.#begin()).postMessage({ number, order });
  }

  #begin(): ThinkingWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => {
      if (this.#worker === worker) this.#settle(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker === worker) this.#giveUp(message ?? 'the worker broke');
    });
    return worker;
  }

  #settle(reply: Reply<Answer>): void {
    if (this.#thoughts[0]?.number !== reply.number) return;
    clearTimeout(this.#timer);
    const thought = this.#thoughts.shift();
    if (reply.ok) thought?.resolve(reply.value);
    else thought?.reject(new Error(reply.failure.message));
    this.#think();
  }

  /** What is being thought about has failed, and the worker with it; the next order gets another. */
  #giveUp(why: string): void {
    this.#end();
    this.#thoughts.shift()?.reject(new Error(why));
    this.#think();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
