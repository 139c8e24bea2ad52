import {
  accessSync,
  constants,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
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

/** Before anything long begins: could the file an option names be written? Otherwise a sentence that says why not. */
export function checkWritable(m: Messages, option: string, file: string | undefined): void {
  if (file === undefined) return;
  const folder = dirname(file);
  const [there, around] = [kindOf(file), kindOf(folder)];
  if (there?.isDirectory() === true) throw usage(m.errors.outputIsFolder(option, file));
  if (around?.isDirectory() !== true) throw usage(m.errors.outputFolderMissing(option, file, folder));
  try {
    accessSync(there === null ? folder : file, constants.W_OK);
  } catch {
    throw usage(m.errors.outputUnwritable(option, file));
  }
}

/** Two options that name the same file would write over one another. */
export function checkApart(
  m: Messages,
  [one, file]: readonly [option: string, file: string | undefined],
  [other, another]: readonly [option: string, file: string | undefined],
): void {
  if (file !== undefined && another !== undefined && resolve(file) === resolve(another))
    throw usage(m.errors.outputTwice(one, other, file));
}

/** What lies at a path; null for nothing, or nothing one may see. */
function kindOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** Write a file so that it is either the old one or the new one, whatever happens in between. */
export function writeWhole(m: Messages, file: string, text: string): void {
  // What is no file, such as /dev/stdout, is written to and never replaced.
  const draft = (kindOf(file)?.isFile() ?? true) ? `${file}.${process.pid}.tmp` : file;
  try {
    writeFileSync(draft, text);
    if (draft !== file) renameSync(draft, file);
  } catch {
    if (draft !== file) rmSync(draft, { force: true });
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
