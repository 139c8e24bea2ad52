import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { codeOf, ServerError } from '../error.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';

const fileName = 'tafelrunde.db';

/** Opens the store in a folder; creates both when they are missing. Only the owner can read them. */
export async function openStore(dataFolder: string, now: () => Date = () => new Date()): Promise<Store> {
  const file = join(dataFolder, fileName);
  await preparePrivateFile(dataFolder, file);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openDatabase(file)) });
  try {
    await migrate(db, file, now);
  } catch (error) {
    await db.destroy();
    throw error instanceof ServerError ? error : unreadable(file, error);
  }
  return new Store(db, now);
}

async function preparePrivateFile(folder: string, file: string): Promise<void> {
  try {
    // A folder that was there before belongs to its owner, who may keep other things in it: the files are closed anyway.
    await mkdir(folder, { recursive: true, mode: 0o700 });
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

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'it belongs to somebody else',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  EISDIR: `${fileName} in it is a folder`,
  ENOENT: 'its place does not exist',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? 'unknown error';
  return reasons[code] ?? code;
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    // FULL: an answer that was confirmed survives a power cut.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    return database;
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): ServerError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ServerError('DATABASE_UNREADABLE', `The database ${file} cannot be read (${reason}).`, {
    cause: error,
  });
}
