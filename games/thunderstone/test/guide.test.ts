import assert from 'node:assert/strict';
import { verify } from '@tafelrunde/engine';
import { followGuide } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { situation } from './kit.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `guide ${i}`);

const LESSON = ['turn', 'buy', 'discard', 'dungeon', 'equip', 'carry', 'attack', 'won', 'onYourOwn'];

situation('whoever follows the guide buys a hero, wins the first fight, and goes on alone', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 30 });
    assert.deepEqual(
      said.slice(0, LESSON.length).map(({ hint }) => hint.id),
      LESSON,
      seed,
    );
    assert.ok(
      match
        .told(0)
        .some(({ type, data }) => type === 'bought' && (data as { kind: string }).kind === 'torynScrapper'),
    );
    assert.ok(match.told(0).some(({ type, data }) => type === 'fought' && (data as { won: boolean }).won));
  }
});

situation('every hint comes up sooner or later, in a game that ends, and the record proves itself', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { said, record, match } = followGuide(game, { seed, answers: 4000 });
    for (const { hint } of said) seen.add(hint.id);
    assert.notEqual(match.result, null);
    assert.equal(record.guided, true);
    verify(game, record);
  }
  assert.deepEqual(
    game.guide!.hints.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
  );
});
