import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadByAddress } from '@tafelrunde/bots';
import type { About } from '@tafelrunde/engine';
import type { Shelved } from '@tafelrunde/host';

const gamesFolder = fileURLToPath(new URL('../../../games', import.meta.url));
const examplesFolder = fileURLToPath(new URL('../../../docs/example', import.meta.url));

interface Wanted {
  readonly folder?: string | undefined;
  /** Also those whose rules are still being written. */
  readonly inTheMaking?: boolean;
}

/** Every game under `games/` that can be played. A new game needs no word here. */
export async function findGames({ folder = gamesFolder, inTheMaking = false }: Wanted = {}): Promise<
  Shelved[]
> {
  const found = await Promise.all(
    gamesWith('game.ts', folder)
      .map((game) => join(folder, game))
      .map(async (game) =>
        // Games in the making may not even load, so they are left alone unless asked for.
        !inTheMaking && (await isInTheMaking(game)) ? [] : [await shelve(addressOf(game, 'game.ts'))],
      ),
  );
  return found.flat();
}

/** Games whose rulebook can be read, whether or not they can be played. */
export function findRulebooks(folder: string = gamesFolder): string[] {
  return gamesWith('rules.yaml', folder);
}

function gamesWith(file: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file)))
    .map(({ name }) => name)
    .toSorted();
}

async function isInTheMaking(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'about.ts'))) return false;
  const { about } = (await import(addressOf(folder, 'about.ts'))) as { readonly about: About };
  return about.inTheMaking === true;
}

const addressOf = (folder: string, file: string): string => pathToFileURL(join(folder, file)).href;

/** The practice games of the testing kit and the documentation's example. Nobody is offered them who did not ask. */
export async function fixtureGames(): Promise<Shelved[]> {
  const address = import.meta.resolve('@tafelrunde/testing/fixtures');
  const fixtures = await Promise.all(['hoard', 'tictactoe'].map((name) => shelve(`${address}#${name}`)));
  return [...fixtures, ...(await findGames({ folder: examplesFolder }))];
}

async function shelve(address: string): Promise<Shelved> {
  return { game: await loadByAddress(address), address };
}
