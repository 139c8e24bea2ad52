import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, ServerError } from '../error.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Engine } from './engine.ts';
import { Disk, WrittenAhead } from './disk.ts';
import { type Kept, NodeSqliteDialect } from './sqlite-dialect.ts';

const fileName = 'tafelrunde.db';
/** After how many pages SQLite makes a checkpoint by itself, where no thread does. */
const AUTO = 1000;

/** SQLite in a folder; both are created when they are missing. Only the owner can read the file. */
export async function openSqlite(folder: string): Promise<Engine> {
  const file = join(folder, fileName);
  await preparePrivateFile(folder, file);
  return {
    name: 'sqlite',
    place: file,
    dialect: new NodeSqliteDialect(keptIn(file)),
    // SQLite runs one writing transaction at a time anyway.
    changeVersion: (db, change) => db.transaction().execute(change),
  };
}

function keptIn(file: string): Kept {
  const database = openDatabase(file);
  const ahead = new WrittenAhead(file);
  const checkpoints = new Checkpoints(file, () => {
    if (database.isOpen) database.exec(`pragma wal_autocheckpoint = ${AUTO}`);
  });
  const flush = async (): Promise<void> => {
    await ahead.flush();
    void checkpoints.look();
  };
  return {
    database,
    disk: new Disk(flush),
    close: async () => {
      await checkpoints.close();
      await ahead.close();
      database.close();
    },
  };
}

async function preparePrivateFile(folder: string, file: string): Promise<void> {
  try {
    await makeFolder(folder);
    // SQLite gives its side files (-wal, -shm) the mode of the database: it has to be right before it is opened.
    const handle = await open(file, 'a', 0o600);
    await handle.chmod(0o600);
    await handle.close();
  } catch (error) {
    throw new ServerError(
      'DATA_FOLDER_UNWRITABLE',
      `The data folder ${folder} cannot be written (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

/**
 * Node's own `recursive` never comes to an end where a folder is there but nothing can be made in it, as in `/proc`. A
 * folder that was there before belongs to its owner, who may keep other things in it, and stays as it is.
 */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have been quicker.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

async function isThere(folder: string): Promise<boolean> {
  try {
    if ((await stat(folder)).isDirectory()) return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  throw Object.assign(new Error(`${folder} is no folder`), { code: 'EEXIST' });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'it belongs to somebody else',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  EISDIR: `${fileName} in it is a folder`,
  ENOENT: 'nothing can be created there',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? 'unknown error';
  return reasons[code] ?? code;
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    // An answer that was confirmed survives a power cut: NORMAL leaves it to us to bring every change to the disk.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
    // What was written ahead is brought over in a thread.
    database.exec('pragma wal_autocheckpoint = 0');
    // From now on the dialect waits, so that nobody else has to.
    database.exec('pragma busy_timeout = 0');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerError('DATABASE_UNREADABLE', `The database ${file} cannot be read (${reason}).`, {
      cause: error,
      place: file,
      reason,
    });
  }
}
