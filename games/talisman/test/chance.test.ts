import assert from 'node:assert/strict';
import { rulesFrom, table } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { rest } from './casting.ts';
import { scene } from './tables.ts';

// What is left to chance comes out differently: a deck that is not shuffled would not.

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const SEEDS = Array.from({ length: 16 }, (_, i) => `chance ${i}`);
const outcomes = (read: (seed: string) => readonly string[]): number =>
  new Set(SEEDS.map((seed) => read(seed).join())).size;

rule.also('TA-SETUP-04', 'Denizens and Remnants are shuffled as well', () => {
  const options = { board: 'cataclysm' } as const;
  assert.ok(outcomes((seed) => table(game, { seats: 2, seed, options }).kinds('denizens').slice(-3)) > 8);
  assert.ok(outcomes((seed) => table(game, { seats: 2, seed, options }).kinds('buried.20')) > 4);
});
rule.also('TA-SETUP-04', 'down to the last card of each deck', () => {
  // What lies at the bottom has nothing to do with who was dealt what.
  for (const deck of ['adventure', 'spells', 'warlock', 'rewards'])
    assert.ok(outcomes((seed) => table(game, { seats: 2, seed }).kinds(deck).slice(0, 3)) > 8, deck);
});
rule.also('TA-SETUP-08', 'which characters are dealt', () => {
  const offered = (seed: string): string[] =>
    table(game, { seats: 1, seed, setup: 'asked' }).kinds('offered.0').toSorted();
  assert.ok(outcomes(offered) > 8);
});
rule.also('TA-ENDING-02', 'which sheet lies there', () => {
  const sheet = (seed: string): string[] => scene({ seed, options: { ending: 'open' } }).kinds('space.48');
  assert.ok(outcomes(sheet) > 3);
});
rule.also('TA-ADV-11', 'the new deck is shuffled', () => {
  const discarded = ['ring', 'magicBelt', 'solomonsCrown', 'cross', 'amulet', 'unicorn', 'maiden'];
  const drawn = (seed: string): string[] => {
    const t = scene({
      seed,
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: { adventure: [], adventureDiscard: discarded },
      dice: [2, 3],
    }).answer(0, 'hills2');
    rest(t);
    return t.kinds('space.14');
  };
  assert.ok(outcomes(drawn) > 3);
});
