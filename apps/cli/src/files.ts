import {
  accessSync,
  constants,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type MatchRecord, type Pack, readPack, readRecord } from '@tafelrunde/engine';
import type { Messages } from './locales/index.ts';
import { Problem, usage } from './problem.ts';
import { faultSentence, isFault } from './trouble.ts';

/** The text of a file, or a sentence that says why there is none. */
export const readText = (m: Messages, file: string): string => readBytes(m, file).toString('utf8');

export function readBytes(m: Messages, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw usage(m.errors.fileMissing(file));
    throw usage(code === 'EISDIR' ? m.errors.fileIsFolder(file) : m.errors.fileUnreadable(file));
  }
}

/**
 * Before anything long begins: could the file an option names be written? Otherwise a sentence that says why not. What is
 * written whole needs its folder too, for the draft; to what is only added to, the file is enough.
 */
export function checkWritable(
  m: Messages,
  option: string,
  file: string | undefined,
  how: 'whole' | 'added' = 'whole',
): void {
  if (file === undefined) return;
  if (file === '') throw usage(m.errors.missingValue(option));
  const target = whereItLeads(file);
  const folder = dirname(target);
  const [there, around] = [kindOf(target), kindOf(folder)];
  if (there?.isDirectory() === true) throw usage(m.errors.outputIsFolder(option, file));
  if (around?.isDirectory() !== true) throw usage(m.errors.outputFolderMissing(option, file, folder));
  try {
    if (there !== null) accessSync(target, constants.W_OK);
    if (there === null || (there.isFile() && how === 'whole')) accessSync(folder, constants.W_OK);
  } catch {
    throw usage(m.errors.outputUnwritable(option, file));
  }
}

/** Two options that name the same file, by whatever way, would write over one another. */
export function checkApart(
  m: Messages,
  [one, file]: readonly [option: string, file: string | undefined],
  [other, another]: readonly [option: string, file: string | undefined],
): void {
  if (file !== undefined && another !== undefined && realPlace(file) === realPlace(another))
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

/** Longest chain of links that is followed: beyond it they lead nowhere. */
const MOST_LINKS = 40;

/** Where a file is that is named by a link, even if it is still to be made. What is no link stays as it was named. */
function whereItLeads(file: string): string {
  const kind = kindOf(file);
  // What is no file, such as /dev/stdout, may lead to something without a name.
  if (kind !== null && !kind.isFile()) return file;
  let place = file;
  for (let links = 0; links < MOST_LINKS; links++) {
    try {
      place = resolve(dirname(place), readlinkSync(place));
    } catch {
      return place;
    }
  }
  return file;
}

/** The one path of a file, however it was named: also where it is still to be made. */
function realPlace(file: string): string {
  const place = resolve(whereItLeads(file));
  try {
    return join(realpathSync(dirname(place)), basename(place));
  } catch {
    return place;
  }
}

/** Where no draft may lie beside the file, or none may take its place. A full disk is not among them. */
const NO_DRAFT = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV', 'ENAMETOOLONG']);

/** Write a file so that it is either the old one or the new one, whatever happens in between. */
export function writeWhole(m: Messages, file: string, text: string): void {
  const target = whereItLeads(file);
  // What is no file, such as /dev/stdout, is written to and never replaced.
  const replaced = kindOf(target)?.isFile() ?? true;
  try {
    // Better written in place than lost, after hours perhaps.
    if (!replaced || !replace(target, text)) writeFileSync(target, text);
  } catch {
    throw usage(m.errors.fileUnwritable(file));
  }
}

/** By way of a draft beside the file. False where there can be none, and nothing has changed. */
function replace(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
    return true;
  } catch (thrown) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // Where the draft could not be created, even looking for it may be forbidden.
    }
    if (NO_DRAFT.has((thrown as NodeJS.ErrnoException).code ?? '')) return false;
    throw thrown;
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
