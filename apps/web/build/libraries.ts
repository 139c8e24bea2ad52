import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const project = resolve(import.meta.dirname, '../../..');
const moduleId = 'virtual:libraries';

/** Where a library is at work: in the browser, on the server, on the command line, or beneath all of them. */
type Room = 'web' | 'server' | 'cli' | 'packages';

/** Free software the project runs on. */
interface Library {
  readonly name: string;
  readonly licence: string;
  readonly rooms: readonly Room[];
}

/** `virtual:libraries` names every library the project runs on, as its `package.json` files do: it cannot go stale. */
export function libraries(): Plugin {
  return {
    name: 'tafelrunde:libraries',
    resolveId(id) {
      return id === moduleId ? `\0${moduleId}` : null;
    },
    load(id) {
      if (id !== `\0${moduleId}`) return null;
      return `export default ${JSON.stringify(runtimeLibraries(project))};`;
    },
  };
}

/** Read from the workspaces of a project. A library without a licence fails the build. */
export function runtimeLibraries(root: string): readonly Library[] {
  const rooms = new Map<string, Set<Room>>();
  for (const workspace of ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
  )) {
    const file = join(root, workspace, 'package.json');
    if (!existsSync(file)) continue;
    const room = workspace.startsWith('apps/') ? (workspace.slice('apps/'.length) as Room) : 'packages';
    for (const name of Object.keys(read(file).dependencies ?? {})) {
      // Our own rooms, and the fonts, which have a sheet of their own.
      if (name.startsWith('@tafelrunde/') || name.startsWith('@fontsource/')) continue;
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
    }
  }
  return [...rooms]
    .map(([name, where]) => ({ name, licence: licenceOf(root, name), rooms: [...where].toSorted() }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function licenceOf(root: string, name: string): string {
  const folders = ['', 'apps/server', 'apps/cli', 'apps/web'].map((room) =>
    join(root, room, 'node_modules', name, 'package.json'),
  );
  const file = folders.find((each) => existsSync(each));
  const licence = file === undefined ? undefined : read(file).license;
  if (licence === undefined) throw new Error(`The library "${name}" names no licence.`);
  return licence;
}

interface Package {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;
