import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { findGames } from '../src/games.ts';
import { startServer } from '../src/index.ts';
import { smallClient, temporaryFolder } from './folders.ts';

const pig = new URL('../../../docs/example/pig/game.ts', import.meta.url).href;

/** A folder of games: one that is done, one that is being written, one of which only the rulebook is there. */
async function gamesFolder(unfinished: string): Promise<string> {
  const folder = await temporaryFolder();
  const files = {
    'done/about.ts': `export const about = { id: 'pig' };`,
    'done/game.ts': `export { game } from '${pig}';`,
    'unfinished/about.ts': `export const about = { id: 'unfinished', inTheMaking: true };`,
    'unfinished/game.ts': unfinished,
    'unwritten/about.ts': `export const about = { id: 'unwritten' };`,
  };
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['done', 'unfinished', 'unwritten']) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('a game in the making is left alone, even if it does not load', async () => {
  const folder = await gamesFolder(`throw new Error('half a sentence');`);
  assert.deepEqual(
    (await findGames({ folder })).map(({ game }) => game.id),
    ['pig'],
  );
});

test('a game in the making is found by those who ask for it', async () => {
  const folder = await gamesFolder(
    `import { game as pig } from '${pig}'; export const game = { ...pig, id: 'unfinished' };`,
  );
  assert.deepEqual(
    (await findGames({ folder, inTheMaking: true })).map(({ game }) => game.id),
    ['pig', 'unfinished'],
  );
});

test('a lobby offers practice games and those in the making only where they are wanted', async () => {
  const gamesFolderHere = await gamesFolder(
    `import { game as pig } from '${pig}'; export const game = { ...pig, id: 'unfinished' };`,
  );
  const offered = async (fixtures: boolean): Promise<string[]> => {
    const server = await startServer({
      port: 0,
      dataFolder: await temporaryFolder(),
      clientFolder: await smallClient(),
      gamesFolder: gamesFolderHere,
      fixtures,
    });
    const games = (await (await fetch(`${server.url}/api/games`)).json()) as { readonly id: string }[];
    await server.close();
    return games.map(({ id }) => id);
  };
  assert.deepEqual(await offered(false), ['pig']);
  assert.deepEqual(await offered(true), ['pig', 'unfinished', 'hoard', 'tictactoe', 'magpies']);
});
