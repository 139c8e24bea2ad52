import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loadByAddress, think, type ThinkOrder } from '../think.ts';
import { carryOut, type Order } from './message.ts';

/** How much a thread that thinks stands back for those that answer people, where there are more threads than cores. */
const NICE = 10;

try {
  // On Linux this is a matter of the calling thread alone. Elsewhere it would slow down the whole process.
  if (platform() === 'linux') setPriority(NICE);
} catch {
  // Where this is not allowed, all threads keep the same priority.
}

/** A thread of Node in which bots think. */
parentPort?.on('message', (message: Order<ThinkOrder>) => {
  void carryOut(message, (order) => think(order, loadByAddress)).then((reply) =>
    parentPort?.postMessage(reply),
  );
});
