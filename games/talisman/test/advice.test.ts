import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random, sit } from '@tafelrunde/bots';
import { type Answer, fairnessFromSeed, Match, type Question } from '@tafelrunde/engine';
import type { TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { TalismanShape } from '../shape.ts';
import { scene } from './tables.ts';

const advised = (t: TestTable<TalismanShape>, question: Question = t.match.question(0)!): Answer | null =>
  game.advice!.answer(t.match.view(0), question);

describe('the advice', () => {
  const thief = (hero: number, bear: number): TestTable<TalismanShape> =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { fate: 1 } },
      cards: { 'space.14': ['bear'] },
      dice: [2, 3, hero, bear],
    });

  it('spends fate on a fight that would be lost, and not on a step', () => {
    const lost = thief(1, 2);
    assert.equal(advised(lost), 'keep');
    lost.answer(0, 'keep').answer(0, 'hills2').asks(0, 'fate');
    assert.equal(advised(lost), 'reroll0');
    const won = thief(5, 2).answer(0, 'keep').answer(0, 'hills2').asks(0, 'fate');
    assert.equal(advised(won), 'keep');
  });

  it('walks to a healer when only one life is left', () => {
    const t = scene({
      at: ['fields1', 'castle'],
      with: { 0: { lives: 1, gold: 3, strength: 5 } },
      dice: [1, 2],
    });
    t.asks(0, 'destination');
    assert.equal(advised(t), 'village');
  });

  it('gives no trophy away for nothing', () => {
    const t = scene({});
    const trophies = (...points: number[]): Question => ({
      kind: 'some',
      seat: 0,
      ask: { prompt: 'trophies', about: { attribute: 'strength', rate: 4 } },
      from: points.map((each) => ({ id: `${each}`, about: { points: each } })),
      min: 0,
      max: points.length,
    });
    assert.deepEqual(advised(t, trophies(2, 7)), ['7', '2']);
    assert.deepEqual(advised(t, trophies(5, 2)), ['5']);
    assert.deepEqual(advised(t, trophies(1, 3, 4, 2)), ['4', '3', '1']);
  });

  it('only ever names what is offered', () => {
    let followed = 0;
    for (const seats of [1, 3]) {
      const match = Match.start(game, { seats, fairness: fairnessFromSeed(`advice ${seats}`) });
      for (let n = 0; match.result === null && n < 600; n++) {
        const [seat] = match.waiting;
        const advice = game.advice!.answer(match.view(seat), match.question(seat)!);
        if (advice !== null) followed++;
        assert.ok(match.answer(seat, advice ?? random.answer(sit(match, seat, `${n}`))).ok);
      }
    }
    assert.ok(followed > 200, `only ${followed} answers`);
  });
});
