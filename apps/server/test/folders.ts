import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A folder that is gone after the tests of the file. */
export async function temporaryFolder(within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(within, 'tafelrunde-'));
  after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The same in memory where there is such a place: for tests that write much and lose nothing by a power cut. */
export const quickFolder = (): Promise<string> =>
  temporaryFolder(existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

export const script = `export const answer = ${'4'.repeat(2000)};`;

/** A client as the build leaves it, in small. */
export async function smallClient(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Tafelrunde</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const file = join(folder, 'assets/index-AbCd1234.js');
  await writeFile(file, script);
  await writeFile(`${file}.gz`, gzipSync(script));
  await writeFile(`${file}.br`, brotliCompressSync(script));
  return folder;
}
