import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// Brings what was written ahead into the database, with a connection of its own: nobody else stands still meanwhile.

const { file, most } = workerData as { readonly file: string; readonly most: number };
const database = new DatabaseSync(file, { timeout: 1000 });
database.exec('pragma synchronous = normal; pragma wal_autocheckpoint = 0');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');
const restart = database.prepare('pragma wal_checkpoint(restart)');
const { page_size: pageSize } = database.prepare('pragma page_size').get() as { page_size: number };

parentPort?.on('message', () => {
  const { log } = checkpoint.get() as { log: number };
  // Where somebody writes all the time there is always something left to bring over, and the log would grow for ever. What is left
  // after the first round is little: whoever wants to write waits for it, and is told so by the dialect.
  if (log * pageSize > most) restart.get();
  parentPort?.postMessage('done');
});
