import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type MatchRecord, type Pack, readPack, readRecord } from '@tafelrunde/engine';
import type { Messages } from './locales/index.ts';
import { Problem, usage } from './problem.ts';
import { faultSentence, isFault } from './trouble.ts';

/** The text of a file, or a sentence that says why there is none. */
export function readText(m: Messages, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw usage(m.errors.fileMissing(file));
    throw usage(code === 'EISDIR' ? m.errors.fileIsFolder(file) : m.errors.fileUnreadable(file));
  }
}

/** Write a file so that it is either the old one or the new one, whatever happens in between. */
export function writeWhole(m: Messages, file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
    throw usage(m.errors.fileUnwritable(file));
  }
}

export const recordFrom = (m: Messages, file: string): MatchRecord => {
  const text = readText(m, file);
  return naming(m, file, () => readRecord(text));
};

export const packFrom = (m: Messages, file: string): Pack => {
  const text = readText(m, file);
  return naming(m, file, () => readPack(text));
};

/** Do something with the content of a file: what is wrong with it is told with the file's name, as a wrong input. */
export function naming<T>(m: Messages, file: string, action: () => T): T {
  try {
    return action();
  } catch (thrown) {
    throw named(m, file, thrown);
  }
}

export function named(m: Messages, file: string, thrown: unknown): unknown {
  if (thrown instanceof Problem) return usage(m.errors.inFile(file, thrown.message));
  if (isFault(thrown)) return usage(m.errors.inFile(file, faultSentence(m, thrown)));
  return thrown;
}
