import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// Brings what was written ahead into the database, with a connection of its own: nobody else stands still meanwhile.

const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: 1000 });
database.exec('pragma synchronous = normal; pragma wal_autocheckpoint = 0');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', () => {
  checkpoint.get();
  parentPort?.postMessage('done');
});
