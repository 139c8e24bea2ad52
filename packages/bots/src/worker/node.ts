import { parentPort } from 'node:worker_threads';
import { loadByAddress, think, type ThinkOrder } from '../think.ts';
import { carryOut, type Order } from './message.ts';

/** A thread of Node in which bots think. */
parentPort?.on('message', (message: Order<ThinkOrder>) => {
  void carryOut(message, (order) => think(order, loadByAddress)).then((reply) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    parentPort?.postMessage(reply),
  );
});
