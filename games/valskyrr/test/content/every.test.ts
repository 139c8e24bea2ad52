import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { game, situation } from '../kit.ts';

situation('every card of the box has a test of its own', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = globSync('**/*.test.ts', { cwd: folder });
  const text = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const tested = new Set([...text.matchAll(/\bcard\(\s*'(\w+)'/gu)].map(([, kind]) => kind));
  // The adventures share one test, and have one each besides.
  tested.add('firstTracks');
  assert.ok(tested.size > 280, String(tested.size));
  assert.deepEqual(
    Object.keys(game.content).filter((kind) => !tested.has(kind)),
    [],
  );
});
