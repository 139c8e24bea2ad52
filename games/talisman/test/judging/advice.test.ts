import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random, sit } from '@tafelrunde/bots';
import { type Answer, deedOption, fairnessFromSeed, Match, type Question } from '@tafelrunde/engine';
import type { TestTable } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import type { TalismanShape } from '../../shape.ts';
import { at, type SpaceId } from '../../shape/spaces.ts';
import { scene } from '../kit.ts';

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

  it('does not walk into the desert, nor to a strong foe, with the last life', () => {
    const going = (from: SpaceId, lives: number, lying: Record<string, string[]> = {}): Answer | null => {
      const t = scene({
        options: { twoDice: false },
        at: [from, 'tavern'],
        with: { 0: { lives, gold: 0, fate: 0, strength: 3 } },
        cards: lying,
        dice: [1],
      });
      return advised(t.asks(0, 'destination'));
    };
    // Between the Oasis and the Temple lies a desert, between the Cave and the Oasis another.
    assert.equal(going('warlocksCave', 1), 'runes2');
    assert.equal(going('fields3', 1, { [`space.${at('city')}`]: ['dragon'] }), 'woods2');
  });

  it('crosses the bridge only where the Sentinel can be beaten', () => {
    const going = (strength: number): boolean => {
      const t = scene({
        at: ['woods1', 'tavern'],
        with: { 0: { strength, lives: 2, fate: 0 } },
        dice: [2, 2],
      });
      const answer = advised(t.asks(0, 'destination'));
      return t.match.question(0)!.from.find(({ id }) => id === answer)?.text === 'crossBridge';
    };
    assert.deepEqual([going(0), going(12)], [false, true]);
  });

  it('has wounds healed, and grows where there are none', () => {
    const inCity = (lives: number): Answer | null =>
      advised(scene({ with: { 0: { lives, gold: 2 } } }), {
        kind: 'one',
        seat: 0,
        ask: { prompt: 'choose' },
        from: ['enchantress', 'doctor', 'alchemist'].map((does) => deedOption(does)),
        min: 1,
        max: 1,
      });
    assert.deepEqual([inCity(1), inCity(9)], ['doctor', 'enchantress']);
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

  it('lets a foe pass that is stronger, and fights the others', () => {
    const met = (strength: number): Answer | null =>
      advised(scene({ with: { 0: { strength } } }), {
        kind: 'one',
        seat: 0,
        ask: { prompt: 'evade', about: { kind: 'dragon', rival: null, creature: null } },
        from: [deedOption('evade'), deedOption('fight')],
        min: 1,
        max: 1,
      });
    assert.deepEqual([met(0), met(9)], ['evade', 'fight']);
  });

  it('attacks others only where it will probably win', () => {
    const met = (own: number, other: number): Answer | null => {
      const t = scene({
        seats: ['thief', 'thief'],
        at: ['city', 'hills2'],
        with: { 0: { strength: own, fate: 0 }, 1: { strength: other } },
        dice: [2, 3],
      });
      return advised(t.answer(0, 'hills2').asks(0, 'encounter'));
    };
    assert.deepEqual([met(3, 0), met(0, 3)], ['seat1', 'encounterSpace']);
  });

  it('walks through the inner region with a Talisman, and out of it without one', () => {
    const onPlain = (strength: number, craft: number, objects: string[]): Answer | null =>
      advised(
        scene({
          at: ['plainOfPeril', 'city'],
          with: { 0: { strength, craft } },
          cards: { 'objects.0': objects },
        }).asks(0, 'innerMove'),
      );
    assert.equal(onPlain(9, 0, ['talisman']), 'crypt');
    assert.equal(onPlain(0, 9, ['talisman']), 'mines');
    assert.equal(onPlain(9, 0, []), 'leave');
  });

  it('drops what is worth least', () => {
    const full = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { fate: 0 } },
      cards: { 'objects.0': ['talisman', 'waterBottle', 'sword', 'shield'], 'space.14': ['cross'] },
      dice: [2, 3],
    });
    full.answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
    const dropped = full.match.question(0)!.from.find(({ id }) => id === advised(full))!;
    assert.equal(full.t.kind(dropped.card!), 'waterBottle');
  });

  it('sends the Reaper to the others', () => {
    const t = scene({ at: ['fields1', 'fields4'] });
    const question: Question = {
      kind: 'one',
      seat: 0,
      ask: { prompt: 'reaperMove' },
      from: ['fields1', 'fields3', 'fields4'].map((id) => ({ id, space: id })),
      min: 1,
      max: 1,
    };
    assert.equal(advised(t, question), 'fields4');
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
