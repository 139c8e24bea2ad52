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
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Bots that think in a worker of their own. It is started by the first order, and anew should it ever break. */
export class BotWorker {
  readonly #start: () => ThinkingWorker;
  readonly #thoughts = new Map<number, Thought>();
  #worker: ThinkingWorker | null = null;
  #orders = 0;

  constructor(start: () => ThinkingWorker) {
    this.#start = start;
  }

  answer(order: ThinkOrder): Promise<Answer> {
    const number = ++this.#orders;
    return new Promise((resolve, reject) => {
      this.#thoughts.set(number, { resolve, reject });
      (this.#worker ??= this.#begin()).postMessage({ number, order });
    });
  }

  close(): void {
    this.#giveUp('the bots were sent home');
  }

  #begin(): ThinkingWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#settle(data));
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker === worker) this.#giveUp(message ?? 'the worker broke');
    });
    return worker;
  }

  #settle(reply: Reply<Answer>): void {
    const thought = this.#thoughts.get(reply.number);
    this.#thoughts.delete(reply.number);
    if (reply.ok) thought?.resolve(reply.value);
    else thought?.reject(new Error(reply.failure.message));
  }

  #giveUp(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    const thoughts = [...this.#thoughts.values()];
    this.#thoughts.clear();
    for (const { reject } of thoughts) reject(new Error(why));
  }
}
