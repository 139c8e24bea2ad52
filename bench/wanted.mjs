import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../games/', import.meta.url);
const rulesOf = (name) => new URL(`${name}/game.ts`, GAMES);

/**
 * The games to be measured, those named on the command line or all, with their rules; ends the program if there is none. `addressOf`
 * says where the rules are loaded from.
 */
export async function wantedGames(addressOf = (address) => address) {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const names = readdirSync(GAMES)
    .filter((name) => existsSync(rulesOf(name)) && (wanted.length === 0 || wanted.includes(name)))
    .toSorted();
  if (names.length === 0) {
    console.error(`No game is called ${wanted.join(', ')}.`);
    process.exit(1);
  }
  return Promise.all(
    names.map(async (name) => ({ name, game: (await import(addressOf(rulesOf(name).href))).game })),
  );
}
