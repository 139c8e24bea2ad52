import assert from 'node:assert/strict';
import { act, card, golemsOf, hero, lives, named, play, rolls, spot, statusOf, wildIn } from '../../kit.ts';

const JASPER = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const STUNNED = { status: ['stun'] } as const;

card('homeRun', 'NK against RST within 1 inch, pushed 2; free ground costs nothing more', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 16.2], ...STUNNED } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual(
    [rolls(m), spot(hero(m, 'elmar')), lives(m, 'elmar')],
    [['jasper>elmar 6d−2=1'], [2.6, 18.2], [8]],
  );
});
card(
  'homeRun',
  'whatever stops the push costs 1 life point: a model, a mountain; not the edge of the mat',
  () => {
    const push = (jasper: [number, number], elmar: [number, number], gavin: [number, number]) => {
      const m = play({
        blue: { jasper: { at: jasper } },
        red: { elmar: { at: elmar, ...STUNNED }, gavin: { at: gavin, ...STUNNED } },
        dice: [6, 6, 6, 1, 1, 1],
      });
      act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(0, 'act');
      return lives(m, 'elmar', 'gavin');
    };
    assert.deepEqual(push([2.6, 14], [2.6, 15.5], [2.6, 18]), [7, 10]);
    // In base contact only after the whole push: nothing has stopped it.
    assert.deepEqual(push([2.6, 14], [2.6, 15.5], [2.6, 18.7]), [8, 10]);
    assert.deepEqual(push([2.6, 12], [4.1, 12], [30, 30]), [7, 10]);
    assert.deepEqual(push([2.6, 14], [1.2, 14], [30, 30]), [8, 10]);
  },
);
card('homeRun', 'who is held is not pushed, and does not crash', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 12] } },
    red: { elmar: { at: [4.1, 12], status: ['stun', 'hold'] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'elmar')), lives(m, 'elmar')], [[4.1, 12], [8]]);
});
card('headbutt', 'NK−1 against RST, stunned if hurt', () => {
  for (const [die, status] of [
    [6, ['stun']],
    [1, []],
  ] as const) {
    const m = play({
      blue: { jasper: { ...JASPER, xp: 2, mana: 4 } },
      red: { elmar: { at: [2.6, 15.5], status: [] } },
      dice: [die, die, die, 1, 1],
    });
    act(m, 0, hero(m, 'jasper'), 'W', 'stay').answer(1, 'noReaction').asks(0, 'act');
    assert.deepEqual([rolls(m)[0].split('=')[0], statusOf(hero(m, 'elmar'))], ['jasper>elmar 5d−2', status]);
    assert.equal(hero(m, 'jasper').mana, 1);
  }
});
card(
  'golemSlugger',
  'first in line within 6 inches: NK+1, critical, pushed 2; without a ball nothing else happens',
  () => {
    const m = play({
      blue: { jasper: JASPER },
      red: { elmar: { at: [2.6, 19], ...STUNNED } },
      dice: [6, 6, 6, 1, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'jasper'), 'R', 'stay').asks(0, 'act');
    assert.deepEqual([rolls(m), spot(hero(m, 'elmar'))], [['jasper>elmar 8d−2!=4'], [2.6, 21]]);
  },
);
card(
  'golemSlugger',
  'a golem within 1 inch may be the ball: no target, no obstacle, then in contact with the target',
  () => {
    const m = play({
      blue: { jasper: JASPER },
      red: { elmar: { at: [2.6, 19], ...STUNNED } },
      golems: [{ team: 'red', at: [2.6, 15.2] }],
      dice: [6, 6, 6, 1, 1, 1, 1, 1],
    });
    const [ball] = golemsOf(m, 'red');
    act(m, 0, hero(m, 'jasper'), 'R').asks(0, 'ball');
    // It hides Elmar completely; as the ball it does not.
    m.answer(0, named(ball)).answer(0, 'stay').asks(0, 'act');
    assert.deepEqual(rolls(m), ['jasper>elmar 8d−2!=4']);
    assert.deepEqual([spot(hero(m, 'elmar')), spot(ball), ball.life], [[2.6, 21], [2.6, 19.9], 0]);
  },
);
card('golemSlugger', 'an own golem may be the ball, too, and loses nothing', () => {
  const m = play({
    blue: { jasper: JASPER },
    red: { elmar: { at: [2.6, 19], ...STUNNED } },
    golems: [{ team: 'blue', at: [4, 14] }],
  });
  const [ball] = golemsOf(m, 'blue');
  act(m, 0, hero(m, 'jasper'), 'R', named(ball), 'stay').asks(0, 'act');
  assert.deepEqual(
    [ball.life, Math.hypot(ball.x - hero(m, 'elmar').x, ball.y - hero(m, 'elmar').y)],
    [2, 1100],
  );
});
card('golemSlugger', 'without the ball the golem is the first target', () => {
  const m = play({
    blue: { jasper: JASPER },
    red: { elmar: { at: [2.6, 19], ...STUNNED } },
    golems: [{ team: 'red', at: [2.6, 15.2] }],
  });
  act(m, 0, hero(m, 'jasper'), 'R', 'nobody', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m)[0].split(' ')[0], lives(m, 'elmar')], ['jasper>golem', [9]]);
});
card(
  'theBiggerTheyAre',
  'basic attacks have one die more against heroes with more life points than Jasper',
  () => {
    const dice = (life: number, more: object = {}) => {
      const m = play({
        blue: { jasper: { at: [2.6, 14], life: 6, ...more } },
        red: { elmar: { at: [2.6, 15.5], life, ...STUNNED } },
      });
      act(m, 0, hero(m, 'jasper'), 'attack', 'stay');
      hero(m, 'elmar').life = life;
      act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(1, 'act');
      return rolls(m).map((roll) => roll.split('−')[0].split(' ')[1]);
    };
    assert.deepEqual(
      [dice(7), dice(6), dice(5)],
      [
        ['7d', '6d'],
        ['6d', '6d'],
        ['6d', '6d'],
      ],
    );
    const m = play({
      blue: { jasper: { at: [8.4, 15.3], life: 3 } },
      wilds: true,
      dice: Array<number>(11).fill(1),
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.deepEqual(
      [rolls(m)[0].split('−')[0], wildIn(m, 'pantha', 'blue').kind],
      ['jasper>pantha 6d', 'pantha'],
    );
  },
);
