import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceOf, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { Position } from '../../judging/position.ts';
import { act, artefactIn, at, hero, named, play, situation, towerIn } from '../kit.ts';

test('whoever follows the advice beats whoever answers anything, on both seats', () => {
  for (const seat of [0, 1]) {
    const random = randomSource(`advice ${seat}`);
    const { result } = simulate(game, {
      seats: 2,
      seed: `advice ${seat}`,
      limit: 20_000,
      policy: {
        answer: (question, t) =>
          (question.seat === seat ? adviceOf(t, question) : null) ?? sampleAnswer(question, random),
      },
    });
    assert.deepEqual(result.winners, [seat]);
  }
});

/** All towers are gone: what it promises Gavin to come nearer to red's artefact, every six inches from his own platform on. */
function promises(mode: 'standard' | 'toTheEnd'): readonly number[] {
  const m = play({ options: { mode }, blue: { gavin: { at: [4, 4] } } });
  const gavin = hero(m, 'gavin');
  const position = new Position(m.t, 'blue');
  return [4, 8, 12, 16, 20, 24, 28].map((xy) => position.promise(gavin, { ...at(xy, xy), r: gavin.r }));
}
situation('where nothing but the artefact wins, the way to it is worth a fight from the platform on', () => {
  const steps = (mode: 'standard' | 'toTheEnd') => {
    const found = promises(mode);
    return found.slice(1).map((worth, i) => worth - found[i]);
  };
  const scratch = 30;
  assert.ok(steps('toTheEnd').every((step) => step > scratch));
  assert.ok(steps('standard')[0] < 1);
});
situation('an artefact that is about to fall is worth more than any hero', () => {
  const m = play({
    blue: { gavin: { at: [31.5, 33.8] } },
    red: { alice: { at: [30.3, 33.8], life: 1 } },
    towers: true,
    set: (state) => {
      state.models.find(({ sort, team }) => sort === 'artefact' && team === 'red')!.life = 1;
    },
  });
  for (const rank of ['inner', 'outer'] as const) towerIn(m, 'red', 'northWest', rank).present = false;
  act(m, 0, hero(m, 'gavin'), 'attack');
  assert.equal(adviceOf(m.t, m.asks(0, 'target').match.question(0)!), named(artefactIn(m, 'red')));
});
