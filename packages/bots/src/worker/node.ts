import { parentPort } from 'node:worker_threads';
import { loadByAddress, think, type ThinkOrder } from '../think.ts';
import { carryOut, type Order } from './message.ts';

/** A thread of Node in which bots think. */
parentPort?.on('message', (message: Order<ThinkOrder>) => {
  void carryOut(message, (order) => think(order, loadByAddress)).then((reply) =>
    parentPort?.postMessage(reply),
  );
});
