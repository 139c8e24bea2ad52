import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BOT_NAMES } from '../src/nicknames.ts';

const GAMES = join(import.meta.dirname, '../../../games');

test('no bot is called like a figure of a game', () => {
  const sources = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  assert.ok(sources.length > 100, 'the games were found');
  const named = new RegExp(BOT_NAMES.join('|'), 'iu');
  const found = sources.flatMap((path) => {
    const name = named.exec(readFileSync(join(GAMES, path), 'utf8'))?.[0];
    return name === undefined ? [] : [`${path}: ${name}`];
  });
  assert.deepEqual(found, []);
});
