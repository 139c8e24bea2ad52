import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadByAddress } from '@tafelrunde/bots';
import type { Game, OptionSpec } from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';

/** A game on the shelf, and the address at which a thread of its own finds it. */
export interface Shelved {
  readonly game: Game;
  readonly address: string;
}

const gamesFolder = fileURLToPath(new URL('../../../games', import.meta.url));

/** Every game under `games/` whose rules are written. A new game needs no word here. */
export async function findGames(folder: string = gamesFolder): Promise<Shelved[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'game.ts'))
    .filter((file) => existsSync(file))
    .toSorted();
  return await Promise.all(files.map((file) => shelve(pathToFileURL(file).href)));
}

/** The practice games of the testing kit. Nobody is offered them who did not ask. */
export async function fixtureGames(): Promise<Shelved[]> {
  const address = import.meta.resolve('@tafelrunde/testing/fixtures');
  return await Promise.all(['hoard', 'tictactoe'].map((name) => shelve(`${address}#${name}`)));
}

async function shelve(address: string): Promise<Shelved> {
  return { game: await loadByAddress(address), address };
}

export function infoOf({ id, seats, options }: Game): GameInfo {
  const specs = Object.entries<OptionSpec>(options);
  return {
    id,
    seats,
    options: Object.fromEntries(
      specs.map(([name, spec]) => [name, { choices: spec.choices, default: spec.default }]),
    ),
  };
}
