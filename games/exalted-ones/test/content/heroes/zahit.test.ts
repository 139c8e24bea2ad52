import assert from 'node:assert/strict';
import { heroes } from '../../../rules/models.ts';
import { addLasting } from '../../../rules/status.ts';
import { armour } from '../../../rules/values.ts';
import { act, at, card, golemsOf, hero, lives, named, play, rolls, spot } from '../../kit.ts';

const ZAHIT = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('crescentSweep', 'beam: NK against RST, pushed 2', () => {
  const m = play({
    blue: { zahit: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [4.2, 17], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1],
  });
  act(m, 0, hero(m, 'zahit'), 'Q', [at(2.6, 17)], 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), spot(hero(m, 'elmar'))], [['zahit>elmar 5d−2=1'], [2.6, 19]]);
  assert.deepEqual(lives(m, 'gavin'), [10]);
});
card(
  'bodyguard',
  'he swaps places with another friend within 4 inches and has +1 RST until his next phase',
  () => {
    const m = play({
      blue: { zahit: { ...ZAHIT, xp: 2, mana: 4 }, alice: { at: [2.6, 19.2], status: ['hold'] } },
      red: { elmar: { at: [30, 30] } },
    });
    act(m, 0, hero(m, 'zahit'), 'W', 'stay').asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'zahit')), spot(hero(m, 'alice'))],
      [
        [2.6, 19.2],
        [2.6, 14],
      ],
    );
    assert.equal(armour(m.t, hero(m, 'zahit')), 3);
    m.answer(0, 'endPhase').answer(1, 'endPhase').asks(0, 'act');
    assert.equal(armour(m.t, hero(m, 'zahit')), 2);
  },
);
card(
  'bodyguard',
  'as a reaction before the attack: what was aimed at the friend alone is aimed at him',
  () => {
    const m = play({
      blue: { jasper: { at: [2.6, 17] } },
      red: { alice: { at: [2.6, 15.5] }, zahit: { at: [2.6, 13], xp: 2 } },
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay')
      .answer(1, `interruptsW${hero(m, 'zahit').id}`)
      .asks(0, 'act');
    assert.deepEqual([heads(rolls(m)), lives(m, 'alice')], [['jasper>zahit 7d−3'], [6]]);
  },
);
card('bodyguard', 'all blows of an ability that name only the friend go to him', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 19], xp: 9, mana: 9 } },
    red: { alice: { at: [2.6, 15.5] }, zahit: { at: [2.6, 13], xp: 2, life: 9 } },
  });
  const alice = named(hero(m, 'alice'));
  act(m, 0, hero(m, 'majvi'), 'R', alice, alice, alice, 'stay').answer(
    1,
    `interruptsW${hero(m, 'zahit').id}`,
  );
  m.answer(0, [at(2.6, 19)]).asks(0, 'act');
  assert.deepEqual(heads(rolls(m)), Array<string>(3).fill('majvi>zahit 5d−3'));
});
card('bodyguard', 'an ability that names somebody else as well stays as it was announced', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 19], xp: 9, mana: 9 } },
    red: { alice: { at: [2.6, 15.5] }, zahit: { at: [2.6, 13], xp: 2 } },
    golems: [{ team: 'red', at: [4.2, 18] }],
  });
  const alice = named(hero(m, 'alice'));
  act(m, 0, hero(m, 'majvi'), 'R', alice, named(golemsOf(m, 'red')[0]), alice, 'stay');
  m.answer(1, `interruptsW${hero(m, 'zahit').id}`)
    .answer(0, [at(2.6, 19)])
    .asks(0, 'act');
  assert.deepEqual(
    rolls(m)
      .filter((roll) => roll.startsWith('majvi'))
      .map((roll) => roll.split(' ')[0]),
    ['majvi>alice', 'majvi>golem', 'majvi>alice'],
  );
});
card('twinCrescents', 'two beams in opposite directions: NK+1 against RST, pushed 3', () => {
  const m = play({
    blue: { zahit: { ...ZAHIT, at: [2.6, 15] } },
    red: {
      elmar: { at: [2.6, 18], status: ['stun'] },
      gavin: { at: [2.6, 12], status: ['stun'] },
      jasper: { at: [4.6, 15], status: ['stun'] },
    },
    dice: [6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'zahit'), 'R', [at(2.6, 18)], 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)).toSorted(), ['zahit>elmar 7d−2', 'zahit>gavin 7d−2']);
  assert.deepEqual(
    [spot(hero(m, 'elmar')), spot(hero(m, 'gavin')), lives(m, 'jasper')],
    [[2.6, 21], [2.6, 9], [8]],
  );
});
card(
  'shieldingBlade',
  'other friends within 1 inch of him have +1 RST against basic attacks, responses and towers, not against abilities',
  () => {
    const struck = (y: number) => {
      const m = play({
        blue: { jasper: { at: [2.6, 17], mana: 2 } },
        red: {
          alice: { at: [2.6, 15.5], life: 6, status: ['stun'] },
          zahit: { at: [2.6, y], status: ['stun'] },
        },
        dice: Array<number>(12).fill(1),
      });
      act(m, 0, hero(m, 'jasper'), 'attack', 'stay');
      act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(1, 'act');
      return heads(rolls(m)).map((roll) => roll.split('−')[1]);
    };
    assert.deepEqual(
      [struck(13.3), struck(13.2)],
      [
        ['1', '0'],
        ['0', '0'],
      ],
    );
    const m = play({
      blue: { jasper: { at: [2.6, 14] }, zahit: { at: [2.6, 12.3] } },
      golems: [{ team: 'red', at: [2.6, 15.5] }],
      dice: Array<number>(9).fill(1),
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.equal(heads(rolls(m))[1], 'golem>jasper 3d−2');
    const own = play({
      blue: { jasper: { at: [2.6, 15.5] } },
      red: { zahit: { at: [2.6, 14], status: ['stun'] } },
    });
    act(own, 0, hero(own, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.equal(heads(rolls(own))[0], 'jasper>zahit 7d−2');
  },
);
card('bodyguard', 'he takes the blow although the attacker was taunted by the friend', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 17] } },
    red: { gavin: { at: [2.6, 15.5], status: ['stun'] }, zahit: { ...ZAHIT, at: [2.6, 13] } },
    set: (_state, t) => {
      const [jasper, gavin] = heroes(t);
      addLasting(t, jasper, gavin, 'taunt', 0, { do: 'taunt', until: 'targetNextActivation' });
    },
    dice: Array<number>(8).fill(1),
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay')
    .answer(1, `interruptsW${hero(m, 'zahit').id}`)
    .asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split(' ')[0]),
    ['jasper>zahit'],
  );
});
card('bodyguard', 'the swap counts as being placed, whichever way he goes', () => {
  const m = play({
    blue: { zahit: { at: [2.6, 14], xp: 2 }, alice: { at: [2.6, 17] } },
    red: { majvi: { at: [30, 30] } },
  });
  act(m, 0, hero(m, 'zahit'), 'W', 'stay').asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'zahit')), hero(m, 'zahit').placedIn], [[2.6, 17], 1]);
});
