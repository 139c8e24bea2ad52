import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { botIds } from '../src/index.ts';
import { levelIds, levels, ofEveryLevel } from '../src/levels.ts';

describe('the levels', () => {
  it('are played by bots there are, each by another', () => {
    const playing: readonly string[] = levelIds.map((id) => levels[id].bot);
    assert.equal(new Set(playing).size, levelIds.length);
    assert.ok(playing.every((bot) => botIds.includes(bot)));
    // Nobody may be called like a level: one word would mean two bots.
    assert.ok(!levelIds.some((id) => botIds.includes(id)));
  });

  it('have their words in both languages', () => {
    assert.deepEqual(ofEveryLevel('name', 'de'), { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' });
    for (const language of ['de', 'en'] as const)
      assert.deepEqual(Object.keys(ofEveryLevel('plays', language)), levelIds);
  });
});
