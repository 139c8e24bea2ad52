import assert from 'node:assert/strict';
import { act, at, card, hero, lives, named, play, rolls, spot } from '../../kit.ts';

const TIAN = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card(
  'thunderGun',
  'first in line within 6 inches: FK against RST, pushed 2; then he may go back up to 1 inch',
  () => {
    const m = play({
      blue: { tianFeng: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 19], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'tianFeng'), 'Q', 'stay').asks(0, 'abilityMove');
    m.refused(0, [at(2.6, 15)], 'EX-DEF-08')
      .refused(0, [at(2.6, 12.9)], 'EX-MEAS-03')
      .answer(0, [at(2.6, 13)])
      .asks(0, 'act');
    assert.deepEqual(
      [rolls(m), spot(hero(m, 'elmar')), spot(hero(m, 'tianFeng'))],
      [['tianFeng>elmar 6d−2=1'], [2.6, 21], [2.6, 13]],
    );
  },
);
card(
  'quickReload',
  'FK against RST within 5 inches; after 2 damage or less once more, on a target chosen only now',
  () => {
    const again = (dice: number[]) => {
      const m = play({
        blue: { tianFeng: { ...TIAN, xp: 2, mana: 4 } },
        red: { elmar: { at: [2.6, 20.2], status: ['stun'] }, gavin: { at: [4.2, 18], status: ['stun'] } },
        dice,
      });
      act(m, 0, hero(m, 'tianFeng'), 'W', named(hero(m, 'elmar')), 'stay');
      return m;
    };
    const m = again([6, 6, 6, 6, 1, 1]).asks(0, 'again');
    m.answer(0, named(hero(m, 'gavin'))).asks(0, 'act');
    assert.deepEqual(heads(rolls(m)), ['tianFeng>elmar 6d−2', 'tianFeng>gavin 6d−2']);
    const enough = again([6, 6, 6, 6, 6, 1]).asks(0, 'act');
    assert.deepEqual(rolls(enough), ['tianFeng>elmar 6d−2=3']);
  },
);
card(
  'openFire',
  'after every enemy action he may shoot at the acting hero within 6 inches, besides the reaction, until his next phase',
  () => {
    const m = play({
      blue: { tianFeng: TIAN, gavin: { at: [30, 30] } },
      red: { elmar: { at: [2.6, 21.2] }, alice: { at: [2.6, 21.2 - 4] } },
    });
    act(m, 0, hero(m, 'tianFeng'), 'R', 'stay').answer(1, 'noReaction').answer(0, 'endPhase');
    m.roll(...Array<number>(22).fill(1));
    act(m, 1, hero(m, 'alice'), 'attack', 'stay').answer(0, `afterattack${hero(m, 'tianFeng').id}`);
    m.asks(0, 'watch').answer(0, true);
    assert.deepEqual(heads(rolls(m)), ['alice>tianFeng 6d−1!', 'tianFeng>alice 8d−0', 'tianFeng>alice 8d−0']);
    hero(m, 'tianFeng').life = 8;
    m.answer(1, named(hero(m, 'elmar')))
      .answer(1, 'go')
      .answer(1, [at(2.6, 21.3)]);
    if (m.options(1).includes('Only run')) m.answer(1, 'run');
    if (m.match.waiting[0] === 0) m.answer(0, 'noReaction');
    m.asks(0, 'act');
    assert.deepEqual([rolls(m).length, m.state.lasting], [3, []]);
  },
);
card('openFire', 'it may be declined, and is no reaction itself', () => {
  const m = play({ blue: { alice: { at: [2.6, 18] } }, red: { tianFeng: TIAN } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(1, 'react');
  assert.ok(!m.options(1).some((text) => text.includes('Open Fire')));
  m.answer(1, 'noReaction').answer(0, 'endPhase');
  act(m, 1, hero(m, 'tianFeng'), 'R', 'stay').answer(0, 'noReaction').answer(1, 'endPhase');
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction').answer(1, false).asks(0, 'act');
  assert.deepEqual(lives(m, 'alice'), [6]);
});
card(
  'steadyHand',
  'his basic attack has 1 die more if he does not move in the action, also as a reaction',
  () => {
    const m = play({
      blue: { tianFeng: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 17], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'tianFeng'), 'attack', 'stay');
    act(m, 0, hero(m, 'tianFeng'), 'go', [at(2.6, 14.5)], 'attack').asks(1, 'act');
    assert.deepEqual(heads(rolls(m)), ['tianFeng>elmar 7d−2', 'tianFeng>elmar 6d−2']);
    const after = play({
      blue: { tianFeng: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 17], status: ['stun'] } },
    });
    act(after, 0, hero(after, 'tianFeng'), 'attack', 'moveAfter', [at(2.6, 13)]).asks(0, 'act');
    assert.deepEqual(heads(rolls(after)), ['tianFeng>elmar 6d−2']);
    const red = play({ blue: { jasper: { at: [2.6, 15.5] } }, red: { tianFeng: { at: [2.6, 14] } } });
    act(red, 0, hero(red, 'jasper'), 'attack', 'stay')
      .answer(1, `afterattack${hero(red, 'tianFeng').id}`)
      .asks(0, 'act');
    assert.equal(heads(rolls(red))[1], 'tianFeng>jasper 7d−1');
  },
);
