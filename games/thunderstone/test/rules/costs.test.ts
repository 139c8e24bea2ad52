import assert from 'node:assert/strict';
import { randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import type { TurnOption } from '../../shape.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Questions that are about nothing but which card is destroyed. */
const DESTROYING = new Set([
  'destroyOwn',
  'devour',
  'pawn',
  'rioter',
  'sacrifice',
  'snuff',
  'study',
  'train',
  'tribute',
]);
/** What each kind of answer in a turn takes with it. */
const PRICES: Readonly<Record<NonNullable<TurnOption['does']>, string | undefined>> = {
  attack: 'ends',
  finish: 'ends',
  use: 'costs',
  buy: 'costs',
  levelUp: 'costs',
  equip: undefined,
};

situation('what is used up, destroyed or over says so, so that Enter alone never does it', () => {
  const met = new Set<string>();
  const sets = ['first', 'highFantasy', 'holyWar', 'wrath', 'armageddon'] as const;
  for (let i = 0; i < 40; i++) {
    const random = randomSource(`price ${i}`);
    simulate(game, {
      seats: 2 + (i % 4),
      seed: `price ${i}`,
      options: { set: sets[i % sets.length] },
      policy: {
        answer(question) {
          const { prompt } = question.ask;
          for (const { no, does, commits, declines } of question.from as readonly TurnOption[]) {
            if (no !== undefined || declines === true) continue;
            const price = DESTROYING.has(prompt) ? 'costs' : does === undefined ? commits : PRICES[does];
            assert.equal(commits, price, `${prompt}: ${does}`);
            met.add(DESTROYING.has(prompt) ? prompt : (does ?? 'other'));
          }
          return sampleAnswer(question, random);
        },
      },
    });
  }
  assert.ok(met.size > 11, `only ${[...met].join(', ')} were met`);
});
