import type { Checkpoint } from '@tafelrunde/engine';
import type { ChatLine } from '@tafelrunde/protocol';
import type { Row, SavedAnswer, StoredTable } from '@tafelrunde/host';

const NAME = 'tafelrunde';
/** Goes up when the stores below change; `upgrade` then leads there from every older one. */
const VERSION = 1;

/** Everything kept on this device. Rows that were taken back stay, marked, as on a server. */
export interface Kept {
  readonly tables: StoredTable;
  readonly entries: Row & { readonly table: string; readonly takenBack: boolean };
  readonly checkpoints: { readonly table: string; readonly checkpoint: Checkpoint };
  readonly standing: SavedAnswer & { readonly table: string };
  readonly chat: ChatLine & { readonly table: string };
}
export type Place = keyof Kept;
export const PLACES: readonly Place[] = ['tables', 'entries', 'checkpoints', 'standing', 'chat'];

const keys: Readonly<Record<Place, string | string[]>> = {
  tables: 'id',
  entries: ['table', 'number'],
  checkpoints: 'table',
  standing: ['table', 'seat', 'prompt'],
  chat: ['table', 'number'],
};

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) for (const place of PLACES) database.createObjectStore(place, { keyPath: keys[place] });
}

let opening: Promise<IDBDatabase> | null = null;

/** The database of this device, opened once. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion));
    request.addEventListener('error', () => reject(failure(request.error)));
    request.addEventListener('success', () => {
      const database = request.result;
      // A tab with newer code wants to change the stores: close them here, and open them again when needed.
      database.addEventListener('versionchange', () => {
        database.close();
        opening = null;
      });
      database.addEventListener('close', () => (opening = null));
      resolve(database);
    });
  });
  opening.catch(() => (opening = null));
  return opening;
}

const failure = (error: DOMException | null): Error => error ?? new Error('the device did not say why');

/** What a request brings. */
function got<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failure(request.error)));
  });
}

/** Everything of one table in a store whose keys begin with the table. */
export const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** What is done while something is written. */
export interface Writing {
  readonly store: (place: Place) => IDBObjectStore;
  /** Nothing of it is kept, for this reason. */
  readonly refuse: (error: Error) => void;
}

/** All or nothing, and on the disk before it is told. */
export async function write(places: readonly Place[], work: (writing: Writing) => void): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction([...places], 'readwrite', { durability: 'strict' });
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(failure(transaction.error)));
    work({
      store: (place) => transaction.objectStore(place),
      refuse: (error) => {
        reject(error);
        transaction.abort();
      },
    });
  });
}

/** All of a store, or all of one table in it. */
export async function readAll<P extends Place>(place: P, range?: IDBKeyRange): Promise<Kept[P][]> {
  const database = await openDatabase();
  return (await got(database.transaction(place).objectStore(place).getAll(range))) as Kept[P][];
}

export async function readOne<P extends Place>(place: P, key: IDBValidKey): Promise<Kept[P] | undefined> {
  const database = await openDatabase();
  return (await got(database.transaction(place).objectStore(place).get(key))) as Kept[P] | undefined;
}
