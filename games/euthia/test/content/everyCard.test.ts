import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sort } from '../../shape.ts';
import { game, situation } from '../kit.ts';

/** What is fought, what is played for it, and what scenarios bring. */
const SORTS: ReadonlySet<Sort> = new Set([
  'monster',
  'elite',
  'stage',
  'bounty',
  'silver',
  'gold',
  'control',
  'combat',
  'event',
  'character',
  'attack',
  'rage',
  'faer',
  'badge',
]);

situation('every card of fights and scenarios has a test of its own', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.test.ts', { cwd: folder });
  const text = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const tested = new Set([...text.matchAll(/\b(?:card|strikes|pays)\(\s*'(\w+)'/gu)].map(([, kind]) => kind));
  // These have theirs from loops over the box.
  for (const { kind, control, combat, enemy } of Object.values(game.content))
    if (control !== null || combat !== null || enemy?.figure === 'golem') tested.add(kind);
  assert.ok(tested.size > 170, String(tested.size));
  const wanted = Object.values(game.content).filter(({ sort }) => SORTS.has(sort));
  assert.deepEqual(
    wanted.flatMap(({ kind }) => (tested.has(kind) ? [] : [kind])),
    [],
  );
});
