import assert from 'node:assert/strict';
import { act, asked, at, card, hero, lives, named, play, rolls, spot, statusOf, towerIn } from '../../kit.ts';

const MAJVI = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('poisonArrow', 'first in line within 6 inches: FK against RST, bleeding if hurt', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 21.2], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1],
  });
  act(m, 0, hero(m, 'majvi'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), statusOf(hero(m, 'elmar'))], [['majvi>elmar 5d−2=1'], ['stun', 'bleed']]);
});
card(
  'snareArrow',
  'the next two basic attacks of the round have one die more and hold; then it is over',
  () => {
    const m = play({ blue: { majvi: MAJVI }, red: { elmar: { at: [2.6, 18] } } });
    act(m, 0, hero(m, 'majvi'), 'W', 'stay').answer(1, 'noReaction');
    const shoot = () => act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, 'noReaction');
    shoot();
    assert.deepEqual(statusOf(hero(m, 'elmar')), ['hold']);
    m.answer(1, 'endPhase');
    shoot();
    shoot().asks(1, 'act');
    assert.deepEqual(heads(rolls(m)), ['majvi>elmar 7d−2', 'majvi>elmar 7d−2', 'majvi>elmar 6d−2']);
  },
);
card('snareArrow', 'it counts against buildings', () => {
  const m = play({ blue: { majvi: { ...MAJVI, at: [20, 20] } }, towers: true });
  act(m, 0, hero(m, 'majvi'), 'W', 'stay');
  act(m, 0, hero(m, 'majvi'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual(
    [heads(rolls(m)), towerIn(m, 'red', 'middle', 'outer').life < 5],
    [['majvi>outerTower 7d−3'], true],
  );
});
card(
  'arrowSwarm',
  'three attacks on targets named in advance, FK−1 each; then she may move up to 2 inches',
  () => {
    const m = play({
      blue: { majvi: { ...MAJVI, mana: 5 } },
      red: { elmar: { at: [2.6, 18], status: ['stun'] }, gavin: { at: [4.2, 19], status: ['stun'] } },
      dice: Array<number>(15).fill(6),
    });
    const [elmar, gavin] = [named(hero(m, 'elmar')), named(hero(m, 'gavin'))];
    act(m, 0, hero(m, 'majvi'), 'R', elmar, gavin, elmar, 'stay').asks(0, 'abilityMove');
    m.refused(0, [at(2.6, 11.9)], 'EX-MEAS-03')
      .answer(0, [at(2.6, 12)])
      .asks(0, 'act');
    assert.deepEqual(rolls(m), ['majvi>elmar 5d−2=3', 'majvi>gavin 5d−2=3', 'majvi>elmar 5d−2=3']);
    assert.deepEqual(
      [lives(m, 'elmar', 'gavin'), spot(hero(m, 'majvi'))],
      [
        [3, 7],
        [2.6, 12],
      ],
    );
  },
);
card('quickAsAWeasel', 'nobody may strike at her as she leaves a range; other reactions stay', () => {
  const leaving = (kind: string) => {
    const m = play({ blue: { [kind]: { at: [2.6, 14] } }, red: { alice: { at: [2.6, 18] } } });
    act(m, 0, hero(m, kind), 'go', [at(2.6, 8)]);
    if (asked(m) !== 'react') {
      m.asks(0, 'act');
      return [];
    }
    return m.options(1);
  };
  assert.deepEqual(leaving('majvi'), []);
  assert.deepEqual(leaving('yassir'), ['Alice: basic attack before the hero is gone', 'Do not react']);
});
