import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { About, Game, Language, Overview } from '@tafelrunde/engine';
import type { Messages } from './locales/index.ts';
import { usage } from './problem.ts';
import { suggest } from './suggest.ts';

/** The project's own folder, wherever it lies. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
const gamesFolder = join(root, 'games');
const fixturesFolder = join(root, 'packages', 'testing', 'src', 'fixtures');

/** A game as it stands on the shelf, before its rules are loaded. */
export interface Boxed {
  readonly id: string;
  readonly folder: string;
  /** Null for practice games. */
  readonly about: About | null;
  /** The address of its rules, with the name of the export after `#`; null where they are not written yet. */
  readonly module: string | null;
  readonly fixture: boolean;
}

export interface Shelf {
  readonly games: readonly Boxed[];
  readonly fixtures: readonly Boxed[];
}

/** Every folder under `games/`, and apart from them the practice games. A new game needs no word here. */
export async function shelf(): Promise<Shelf> {
  const games = await Promise.all(foldersIn(gamesFolder).map(readGame));
  const fixtures = foldersIn(fixturesFolder).map((id): Boxed => {
    const folder = join(fixturesFolder, id);
    return { id, folder, about: null, module: moduleIn(folder, id), fixture: true };
  });
  return {
    games: games.filter(({ about, module }) => about !== null || module !== null),
    fixtures: fixtures.filter(({ module }) => module !== null),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

async function readGame(id: string): Promise<Boxed> {
  const folder = join(gamesFolder, id);
  const file = join(folder, 'about.ts');
  const about = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as { readonly about: About }).about
    : null;
  return { id, folder, about, module: moduleIn(folder, 'game'), fixture: false };
}

function moduleIn(folder: string, name: string): string | null {
  const file = join(folder, 'game.ts');
  return existsSync(file) ? `${pathToFileURL(file).href}#${name}` : null;
}

/** Find a game by its word, played or not. */
export async function boxed(m: Messages, id: string): Promise<Boxed> {
  const { games, fixtures } = await shelf();
  const found = [...games, ...fixtures].find((game) => game.id === id);
  if (found !== undefined) return found;
  const [real, practice] = [games, fixtures].map((list) => list.map((game) => game.id));
  throw usage(m.errors.unknownGame(id, suggest(id, [...real, ...practice]), real, practice));
}

/** A game with its rules. */
export interface Loaded {
  readonly box: Boxed;
  readonly game: Game;
  /** For threads, which load it themselves. */
  readonly address: string;
  readonly name: string;
}

/** Find a game by its word and load its rules. */
export async function loadGame(m: Messages, language: Language, id: string): Promise<Loaded> {
  const box = await boxed(m, id);
  if (box.module === null) throw usage(m.errors.notPlayable(box.about?.name[language] ?? id));
  const { loadByAddress } = await import('@tafelrunde/bots');
  const game = await loadByAddress(box.module);
  return { box, game, address: box.module, name: game.words[language].name };
}

/** What a game tells of its table in words and figures; nothing where it brings no overview. */
export async function overviewOf({ folder }: Boxed): Promise<Overview> {
  const file = join(folder, 'overview.ts');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { readonly overview: Overview }).overview;
}
