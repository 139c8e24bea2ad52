import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingFrom } from './complete-lock.mjs';
import { projectFiles } from './files.mjs';

interface Forbidden {
  readonly what: RegExp;
  readonly why: string;
}

/** Put together from halves, so that this file does not complain about itself. */
const either = (...halves: [string, string][]): string => halves.map(([a, b]) => a + b).join('|');

const EVERYWHERE: readonly Forbidden[] = [
  {
    // Not part of a longer path or address: `../root/`, `example.org/work/` and `${root}/home/` are fine.
    what: new RegExp(
      `(?<![\\w.~}-])/(?:${either(['wo', 'rk'], ['ro', 'ot'], ['home/[\\w', '.-]+'], ['Users/[\\w', '.-]+'])})/`,
    ),
    why: 'is a path of one machine',
  },
  {
    what: new RegExp(
      either(
        ['registry\\.npm', 'js\\.org'],
        ['registry\\.yarn', 'pkg\\.com'],
        ['npm\\.pkg\\.', 'github\\.com'],
        ['registry\\.npm', 'mirror'],
      ),
    ),
    why: 'names a registry',
  },
];

const IN_LOCKFILES: readonly Forbidden[] = [
  { what: /"resolved":\s*"(?!\.{0,2}\/|packages\/|apps\/|games\/)[^"]+"/, why: 'is a download address' },
  { what: /\bhttps?:\/\/[^"\s]+\.tgz/, why: 'is a download address' },
];

/** Files that only work where they were made: machine paths, registries, addresses in lockfiles, lockfiles with gaps. */
export function lintPlaces(root: string): string[] {
  return projectFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.includes('\0')) return [];
    const isLockfile = file.endsWith('package-lock.json');
    const forbidden = isLockfile ? [...EVERYWHERE, ...IN_LOCKFILES] : EVERYWHERE;
    const complaints = text.split('\n').flatMap((line, at) =>
      forbidden.flatMap(({ what, why }) => {
        const found = what.exec(line);
        return found === null ? [] : [`${file}:${at + 1}:${found.index + 1}: ${found[0]} ${why}`];
      }),
    );
    return isLockfile ? [...complaints, ...gapsIn(file, text)] : complaints;
  });
}

function gapsIn(file: string, text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Parameters<typeof missingFrom>[0] };
  const missing = missingFrom(packages);
  if (missing.length === 0) return [];
  return [`${file}: lacks ${missing.map(({ name }) => name).join(', ')}: run node scripts/complete-lock.mjs`];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaints = lintPlaces(fileURLToPath(new URL('..', import.meta.url)));
  for (const complaint of complaints) console.log(complaint);
  console.log(`${complaints.length} places bound to one machine`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
