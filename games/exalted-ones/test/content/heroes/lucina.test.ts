import assert from 'node:assert/strict';
import {
  act,
  at,
  card,
  golemsOf,
  hero,
  lives,
  named,
  play,
  rolls,
  spot,
  statusOf,
  wildIn,
} from '../../kit.ts';

const LUCINA = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('systemCrash', 'WK against MR within 6 inches, silenced if hurt', () => {
  const m = play({
    blue: { lucina: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 21.2], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'lucina'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), statusOf(hero(m, 'elmar'))], [['lucina>elmar 6d−2=1'], ['stun', 'silence']]);
});
card('systemCrash', 'the sight of a friend is enough, nobody at all is not', () => {
  const hidden = (gavin: [number, number]) => {
    const m = play({
      blue: { lucina: { at: [4.4, 12.5] }, gavin: { at: gavin } },
      red: { elmar: { at: [8.6, 11], status: ['stun'] } },
    });
    m.answer(0, named(hero(m, 'lucina')));
    return m.options(0).includes('System Crash');
  };
  assert.deepEqual([hidden([8.6, 8]), hidden([2.6, 20])], [true, false]);
});
card('impulseControl', 'WK against RST, pushed 2 in any direction, and slowed', () => {
  const m = play({
    blue: { lucina: { ...LUCINA, xp: 2, mana: 6 } },
    red: { elmar: { at: [2.6, 19], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'lucina'), 'W', 'stay').asks(0, 'pushWhere');
  m.answer(0, [at(2.6, 16)]).asks(0, 'act');
  assert.deepEqual([rolls(m), spot(hero(m, 'elmar'))], [['lucina>elmar 6d−2=1'], [2.6, 17]]);
  assert.deepEqual(statusOf(hero(m, 'elmar')), ['stun', 'slow']);
});
card(
  'marionette',
  'WK against MR, silenced; the hero may be made to attack the own side, and it counts for Lucina',
  () => {
    const m = play({
      blue: { lucina: LUCINA },
      red: { jasper: { at: [2.6, 19] }, alice: { at: [2.6, 20.5], life: 1 } },
      golems: [{ team: 'red', at: [4.2, 19] }],
      dice: [6, 6, 1, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'lucina'), 'R', named(hero(m, 'jasper')), 'stay')
      .answer(1, 'noReaction')
      .asks(0, 'strike');
    assert.deepEqual(m.options(0), ['Golem (red, middle lane, outer)', 'Alice (red)', 'Nobody']);
    m.answer(0, named(hero(m, 'alice'))).asks(0, 'buy');
    assert.deepEqual(
      [heads(rolls(m)), statusOf(hero(m, 'jasper'))],
      [['lucina>jasper 7d−0', 'jasper>alice 6d−0'], ['silence']],
    );
    assert.deepEqual([hero(m, 'alice').present, hero(m, 'lucina').gold, m.state.points], [false, 3, [1, 0]]);
  },
);
card(
  'marionette',
  'only heroes can be named; without damage nobody is made to attack; neutral models may be attacked, unanswered',
  () => {
    const m = play({
      blue: { lucina: LUCINA },
      red: { jasper: { at: [2.6, 19], status: ['stun'] } },
      golems: [{ team: 'red', at: [2.6, 16] }],
    });
    act(m, 0, hero(m, 'lucina'), 'R', 'stay').asks(0, 'act');
    assert.deepEqual(
      rolls(m).filter((roll) => roll.startsWith('jasper')),
      [],
      'a stunned hero makes no attack',
    );
    const wild = play({
      blue: { lucina: { ...LUCINA, at: [8.4, 14.9] } },
      red: { jasper: { at: [8.4, 19] } },
      wilds: true,
    });
    wild.roll(6, 6, 6, 6, 6, 6, 6);
    hero(wild, 'jasper').life = 8;
    act(wild, 0, hero(wild, 'lucina'), 'R', 'stay')
      .answer(1, 'noReaction')
      .answer(0, named(wildIn(wild, 'pantha', 'blue')))
      .asks(0, 'act');
    assert.deepEqual(
      rolls(wild).map((roll) => roll.split(' ')[0]),
      ['lucina>jasper', 'jasper>pantha'],
    );
    assert.equal(golemsOf(wild, 'red').length, 0);
  },
);
card('backDoor', 'enemy towers roll 2 dice fewer against her', () => {
  const shot = (kind: string) => {
    const m = play({
      blue: { [kind]: { at: [19, 17.5] } },
      golems: [{ team: 'red', at: [25, 27] }],
      towers: true,
    });
    if (kind === 'lucina') act(m, 0, hero(m, kind), [at(20, 19)]).asks(0, 'act');
    else act(m, 0, hero(m, kind), 'go', [at(20, 19)], 'run').asks(0, 'act');
    return heads(rolls(m))[0];
  };
  assert.deepEqual([shot('lucina'), shot('djamila')], ['outerTower>lucina 5d−1', 'outerTower>djamila 7d−0']);
  const m = play({ blue: { lucina: { at: [2.6, 14] } }, red: { jasper: { at: [2.6, 15.5] } } });
  act(m, 0, hero(m, 'lucina'), 'attack', 'stay')
    .answer(1, `afterattack${hero(m, 'jasper').id}`)
    .asks(0, 'act');
  assert.deepEqual([heads(rolls(m))[1].split('−')[0], lives(m, 'lucina')[0] < 6], ['jasper>lucina 6d', true]);
});
