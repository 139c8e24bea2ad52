import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with these files in it, gone at the end of the block: `using folder = temporaryFolder({ … })`. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): { path: string } & Disposable {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'tafelrunde-')));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
