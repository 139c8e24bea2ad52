import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, foldersIn } from './files.mjs';
import { importsOf, type Import } from './imports-of.ts';

/**
 * Which way imports may point. A room is a workspace (`packages/engine`) or a folder at the root (`scripts`). Apps know
 * games and packages and never another app, games know packages, packages know what is listed here.
 */
const PACKAGES: Readonly<Record<string, Reach>> = {
  'packages/engine': { inTests: ['packages/testing'] },
  'packages/ledger': { inTests: ['packages/testing'] },
  'packages/testing': { values: ['packages/engine', 'packages/ledger'] },
  'packages/protocol': { types: ['packages/engine'] },
  'packages/bots': { values: ['packages/engine'], inTests: ['packages/testing'] },
  'packages/host': {
    values: ['packages/engine', 'packages/bots', 'packages/protocol'],
    inTests: ['packages/testing'],
  },
  'packages/lab': {
    values: ['packages/engine', 'packages/bots'],
    inTests: ['packages/testing'],
  },
  'packages/ui': { types: ['packages/engine'], inTests: ['packages/engine', 'packages/testing'] },
};
/** What must run for any game knows none by name: all code outside `games`, tests, documents and measurements left out. */
const GAMELESS = ['packages', 'apps', 'bin', 'scripts', 'tests/browser/kernel'];

const KINDS: readonly string[] = ['packages', 'games', 'apps'];

interface Reach {
  readonly values?: readonly string[];
  readonly types?: readonly string[];
  readonly inTests?: readonly string[];
}

interface Workspace {
  readonly room: string;
  readonly exports: readonly string[];
}

/** Every import that points the wrong way below a folder, and every game named where none may be. */
export function lintImports(root: string): string[] {
  const rooms = KINDS.flatMap((kind) => foldersIn(root, kind));
  const workspaces = new Map(rooms.flatMap((room) => workspaceIn(root, room)));
  const games = rooms.filter((room) => room.startsWith('games/')).map((room) => room.slice('games/'.length));
  const files = ['packages', 'games', 'apps', 'bin', 'scripts', 'tests', 'bench', 'docs'].flatMap((kind) =>
    filesUnder(root, kind),
  );
  if (files.length === 0) return ['There is nothing to look at.'];
  return [
    ...files
      .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file))
      .flatMap((file) =>
        importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((one) => {
          const wrong = whatIsWrongWith(file, one, workspaces);
          return wrong === null ? [] : [`${file}:${one.line}: ${wrong}`];
        }),
      ),
    ...GAMELESS.flatMap((folder) => filesUnder(root, folder))
      .filter((file) => /\.(ts|tsx|mts|mjs|css|html)$/.test(file) && !isTest(file))
      .flatMap((file) =>
        gamesNamedIn(readFileSync(join(root, file), 'utf8'), games).map(
          ({ line, game }) => `${file}:${line}: names the game ${game}, and has to work for any`,
        ),
      ),
  ];
}

function workspaceIn(root: string, room: string): [string, Workspace][] {
  const file = join(root, room, 'package.json');
  if (!existsSync(file)) return [];
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    exports?: string | object;
  };
  return [[name, { room, exports: typeof exports === 'string' ? ['.'] : Object.keys(exports) }]];
}

function whatIsWrongWith(
  file: string,
  one: Import,
  workspaces: ReadonlyMap<string, Workspace>,
): string | null {
  const from = roomOf(file);
  const drawn = whatIsDrawnWrong(file, one);
  if (drawn !== null) return drawn;
  if (one.from.startsWith('.')) {
    const to = roomOf(posix.join(posix.dirname(file), one.from));
    const staysInside = to === from || !(isWorkspace(to) || isWorkspace(from));
    return staysInside ? null : `reaches into ${to} with ${one.from}: import it by the name of its package`;
  }
  const [name, path] = nameAndPath(one.from);
  const target = workspaces.get(name);
  if (target === undefined)
    return name.startsWith('@tafelrunde/') ? `imports ${name}, and there is no such package` : null;
  if (!target.exports.some((pattern) => isMatch(pattern, path)))
    return `imports ${one.from}, which ${target.room} does not export`;
  return mayImport(from, isTest(file), target.room, one.typesOnly, file)
    ? null
    : `imports ${name}: ${from} must not know ${target.room}${mayKnowTypes(from, target.room) ? ' beyond its types' : ''}`;
}

function mayImport(from: string, inTest: boolean, to: string, typesOnly: boolean, file: string): boolean {
  if (from === to) return true;
  const [kind] = from.split('/');
  const [toKind] = to.split('/');
  if (kind === 'packages') {
    const { values = [], inTests = [] } = PACKAGES[from] ?? {};
    return values.includes(to) || (inTest && inTests.includes(to)) || (typesOnly && mayKnowTypes(from, to));
  }
  if (kind === 'games') {
    // Rules run on a server and in a search: pictures and test tools stay where they belong.
    if (to === 'packages/ui') return typesOnly || isDrawing(`${from}/`, file);
    if (to === 'packages/testing') return inTest;
    return toKind === 'packages';
  }
  if (kind === 'apps') return toKind !== 'apps';
  return true;
}

/** Rules run on a server and in a search: they know nothing of how a game is drawn. Nor do tests, but those of the board. */
function whatIsDrawnWrong(file: string, one: Import): string | null {
  const game = /^(?:games|docs\/example)\/[^/]+\//.exec(file)?.[0];
  if (game === undefined || isDrawing(game, file) || file.startsWith(`${game}test/board/`)) return null;
  if (/^react(?:-dom)?(?:\/|$)/.test(one.from)) return `imports ${one.from}: only ${game}board may draw`;
  const to = posix.join(posix.dirname(file), one.from);
  return one.from.startsWith('.') && isDrawing(game, to)
    ? `imports ${one.from}: rules and their tests know nothing of the board`
    : null;
}

/** The board of a game and the picture on its box. */
function isDrawing(game: string, file: string): boolean {
  return file.startsWith(`${game}board/`) || file === `${game}cover.tsx`;
}

function mayKnowTypes(from: string, to: string): boolean {
  return PACKAGES[from]?.types?.includes(to) === true;
}

/** `packages/engine/src/flow.ts` is in `packages/engine`, `scripts/start.mjs` in `scripts`. */
function roomOf(path: string): string {
  const [kind, name] = path.split('/');
  return KINDS.includes(kind) ? `${kind}/${name}` : kind;
}

function isWorkspace(room: string): boolean {
  return room.includes('/');
}

function isTest(file: string): boolean {
  return /\/tests?\//.test(file) || file.startsWith('tests/');
}

/** `@tafelrunde/testing/fixtures` is `@tafelrunde/testing` and `./fixtures`. */
function nameAndPath(specifier: string): [name: string, path: string] {
  const parts = specifier.split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return [name, parts.length === 0 ? '.' : `./${parts.join('/')}`];
}

function isMatch(pattern: string, path: string): boolean {
  const [start, end] = pattern.split('*');
  return end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end);
}

/** `some-game` is also found in isSomeGame, SOME_GAME and "Some Game". */
function gamesNamedIn(text: string, games: readonly string[]): { line: number; game: string }[] {
  const lines = text.split('\n').map((line) => line.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2'));
  return games.flatMap((game) => {
    const name = new RegExp(`(?<![a-z])${game.split('-').join('[-_ ]?')}(?![a-z])`, 'i');
    return lines.flatMap((line, at) => (name.test(line) ? [{ line: at + 1, game }] : []));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = lintImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const line of wrong) console.log(line);
  console.log(`${wrong.length} imports gone wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
