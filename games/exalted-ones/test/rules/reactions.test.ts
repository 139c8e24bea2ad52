import assert from 'node:assert/strict';
import { heroes } from '../../rules/models.ts';
import { addLasting } from '../../rules/status.ts';
import type { Exalted } from '../../shape.ts';
import { act, type Arena, at, hero, lives, named, play, rolls, rule, spot, towerIn, wildIn } from '../kit.ts';

/** The name of an offered reaction: `beforeQ`, `afterattack`. */
const by = (m: Arena, kind: string, what: string): string => `${what}${hero(m, kind).id}`;
/** The next basic attacks of Majvi hold whom they hit. */
function snared(t: Exalted): void {
  const majvi = heroes(t).find(({ kind }) => kind === 'majvi')!;
  const hold = { do: 'empower', next: 2, dice: 1, status: 'hold', until: 'endOfRound' } as const;
  addLasting(t, majvi, majvi, 'snareArrow', 0, hold);
}

rule.also(
  'EX-TELE-05',
  'who is pushed off the platform by the reaction at the start teleports nowhere',
  () => {
    const m = play({
      blue: { alice: { at: [4.4, 4.4] } },
      red: { tianFeng: { at: [3, 3] } },
      towers: true,
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'northWest', 'outer')), [at(2.6, 20)]);
    m.answer(1, by(m, 'tianFeng', 'beforeQ')).answer(1, [at(3, 3)]);
    // Pushed 2 inches along the diagonal. Both actions are spent all the same.
    assert.deepEqual([spot(hero(m, 'alice')), rolls(m)], [[5.814, 5.814], ['tianFeng>alice 6d−0=3']]);
    m.asks(1, 'act');
  },
);
rule.also('EX-TELE-05', 'who is pushed and still stands on the platform teleports', () => {
  const m = play({
    blue: { alice: { at: [5, 0.7] } },
    red: { tianFeng: { at: [6.9, 0.7] } },
    towers: true,
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'northWest', 'outer')), [at(2.6, 20)]);
  m.answer(1, by(m, 'tianFeng', 'beforeQ')).answer(1, [at(6.9, 0.7)]);
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 20]);
});
rule.also('EX-TELE-05', 'who is stunned by the reaction at the start goes nowhere', () => {
  const m = play({
    blue: { alice: { at: [4, 4] } },
    red: { jasper: { at: [4, 5.3], xp: 2 } },
    towers: true,
    dice: [6, 6, 6, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'northWest', 'outer')), [at(2.6, 20)]);
  m.answer(1, by(m, 'jasper', 'beforeW')).asks(1, 'act');
  assert.deepEqual([spot(hero(m, 'alice')), lives(m, 'alice')], [[4, 4], [3]]);
});

/** Alice jumps 3.4 inches before she shoots; Jasper stands where she will be, or where she was. */
const jump = (jasper: readonly [number, number]): Arena => {
  const m = play({
    blue: { alice: { at: [2.6, 14], xp: 2 } },
    red: { elmar: { at: [2.6, 20.8], status: ['stun'] }, jasper: { at: jasper } },
    dice: [1, 1, 1, 1, 1, 1],
  });
  return act(m, 0, hero(m, 'alice'), 'W', 'placeFirst', [at(2.6, 17.4)], named(hero(m, 'elmar')));
};
rule.also('EX-REACT-07', 'range is measured from where the ability itself will have placed the hero', () => {
  const there = jump([4.2, 17.4]).asks(1, 'react');
  assert.deepEqual(there.options(1), ['Jasper: basic attack', 'Jasper: Home Run', 'Do not react']);
  there.answer(1, by(there, 'jasper', 'afterattack')).asks(0, 'act');
  assert.ok(hero(there, 'alice').life < 6);
  // Who only reaches where she stood cannot react: being placed leaves no range. EX-MREACT-06
  jump([4.2, 14]).asks(0, 'act');
});
rule.also('EX-ACT-06', 'where the ability will place the hero is announced with it', () => {
  const m = jump([4.2, 17.4]).asks(1, 'react');
  assert.deepEqual([m.t.scenes[0].path, m.t.scenes[0].way], [[], [at(2.6, 17.4)]]);
});
rule.also('EX-REACT-02', 'the way of a charge counts as well: who sees only its end may react', () => {
  const m = play({
    blue: { gavin: { at: [3, 12.5], xp: 9 }, ylvie: { at: [3, 8] } },
    red: { majvi: { at: [9, 9.6] } },
  });
  hero(m, 'gavin').mana = 6;
  act(m, 0, hero(m, 'gavin'), 'R', [at(3, 9.4)]);
  assert.deepEqual(m.options(1), ['Majvi: Poison Arrow', 'Do not react']);
});
rule.also('EX-REACT-08', 'a reaction for which no way is left lapses, and nobody is asked for one', () => {
  const m = play({
    blue: { jasper: { at: [0.9, 18] } },
    red: { gavin: { at: [2.6, 14], xp: 9, mana: 6 }, alice: { at: [2.6, 19.6], life: 3 } },
    golems: [
      { team: 'blue', at: [0.9, 16.5] },
      { team: 'blue', at: [4.3, 16.5] },
      { team: 'blue', at: [4.3, 17.6], rank: 'inner' },
    ],
  });
  // Jasper closes the gap through which Gavin wanted to come.
  act(m, 0, hero(m, 'jasper'), [at(2.6, 16.5)])
    .answer(1, by(m, 'gavin', 'afterR'))
    .asks(0, 'act');
  assert.deepEqual([hero(m, 'gavin').mana, spot(hero(m, 'gavin')), lives(m, 'alice')], [6, [2.6, 14], [3]]);
});
rule.also('EX-COOL-03', 'the third example of the rulebook: another hero has to act in between', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 18] } },
    red: { alice: { at: [2.6, 14] }, lucina: { at: [30, 8] } },
  });
  act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, 'noReaction');
  act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, by(m, 'alice', 'afterQ'));
  m.answer(1, named(hero(m, 'alice')));
  assert.ok(!m.options(1).includes('Shocker'));
  // She has to run instead; Majvi sees her.
  m.answer(1, 'go').answer(1, [at(2.6, 13.9)]);
  m.answer(1, 'run')
    .answer(0, 'noReaction')
    .answer(1, named(hero(m, 'alice')));
  assert.ok(m.options(1).includes('Shocker'));
});
rule.also('EX-COOL-03', 'an attack of another hero clears it for a reaction (example 13)', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, gavin: { at: [4, 16.2] } },
    red: { elmar: { at: [2.6, 17.4], mana: 0 } },
  });
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').answer(1, 'noReaction');
  act(m, 0, hero(m, 'gavin'), 'attack', 'stay').answer(1, 'noReaction');
  act(m, 1, hero(m, 'elmar'), 'go', [at(2.6, 15.4)], 'attack', named(hero(m, 'alice')));
  assert.ok(m.options(0).includes('Alice: Shocker'));
});
rule.also('EX-COOL-03', 'and a run of another hero for an action (example 14)', () => {
  for (const runsFirst of [false, true]) {
    const m = play({
      blue: { majvi: { at: [2.6, 18] } },
      red: { alice: { at: [2.6, 14] }, lucina: { at: [30, 8] } },
    });
    act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, 'noReaction');
    act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, by(m, 'alice', 'afterQ'));
    if (runsFirst) act(m, 1, hero(m, 'lucina'), [at(30, 9)]);
    m.answer(1, named(hero(m, 'alice')));
    assert.equal(m.options(1).includes('Shocker'), runsFirst);
  }
});
rule.also(
  'EX-REACT-01',
  'of four who see an attack one reacts, and to a run out of sight nobody (example 15)',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 14] }, jasper: { at: [30, 3] } },
      red: {
        majvi: { at: [2.6, 18] },
        tianFeng: { at: [4.2, 17] },
        yassir: { at: [1.2, 17] },
        linnea: { at: [3.6, 10] },
      },
    });
    act(m, 0, hero(m, 'alice'), 'attack', named(hero(m, 'majvi')), 'stay').asks(1, 'react');
    const heroes = ['Majvi', 'Tian Feng', 'Yassir', 'Linnea'];
    assert.ok(heroes.every((name) => m.options(1).some((text) => text.startsWith(name))));
    m.answer(1, by(m, 'yassir', 'afterattack')).asks(0, 'act');
    act(m, 0, hero(m, 'jasper'), [at(28, 3)]).asks(1, 'act');
  },
);
rule.also('EX-NEUT-05', 'a creature that falls to the reaction responds to nobody', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 16.2] } },
    red: { alice: { at: [2.6, 21] } },
    wilds: true,
    set: (state) => {
      const pantha = state.models.find((model) => model.sort === 'wild')!;
      Object.assign(pantha, { x: 2600, y: 18_000, life: 2 });
    },
    dice: [1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay')
    .answer(1, by(m, 'alice', 'afterattack'))
    .answer(1, named(wildIn(m, 'pantha', 'blue')))
    .asks(1, 'buy');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split(' ')[0]),
    ['jasper>pantha', 'alice>pantha'],
  );
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'alice').gold], [1, 2]);
});
rule.also(
  'EX-REACT-08',
  'it is not lost because the acting hero has fallen: another target is still hit',
  () => {
    const m = play({
      blue: { jasper: { at: [7, 33], life: 1 }, alice: { at: [6.5, 31] } },
      red: { majvi: { at: [9.8, 31] } },
      golems: [{ team: 'red', at: [20, 33], lane: 'northWest' }],
      towers: true,
    });
    act(m, 0, hero(m, 'jasper'), [at(8.8, 32.4)], 'attack')
      .answer(1, by(m, 'majvi', 'afterattack'))
      .answer(1, named(hero(m, 'alice')))
      .asks(0, 'act');
    // The tower met Jasper on his way: he does not strike any more.
    assert.deepEqual(
      rolls(m).map((roll) => roll.split(' ')[0]),
      ['outerTower>jasper', 'majvi>alice'],
    );
  },
);
rule.also('EX-XP-08', 'a level reached by the action counts before the reaction to it', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14], xp: 4, life: 1 } },
    red: { alice: { at: [2.6, 18.9] } },
    golems: [{ team: 'red', at: [2.6, 15.5], life: 1 }],
    dice: [6, 6, 6, 6, 6, 6, 4, 4, 4, 1, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay')
    .answer(1, by(m, 'alice', 'afterQ'))
    .asks(0, 'act');
  // 1 life point and 2 new ones, less 2.
  assert.deepEqual([hero(m, 'jasper').level, hero(m, 'jasper').life], [3, 1]);
});
rule.also('EX-SEQ-07', 'who has fallen stands in the way of the same action until this step', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { alice: { at: [2.6, 15.5], life: 1 }, gavin: { at: [30, 30] } },
  });
  m.answer(0, named(hero(m, 'jasper')))
    .answer(0, 'attack')
    .answer(0, 'moveAfter');
  m.refused(0, [at(2.6, 18)], 'EX-MOVE-05').asks(0, 'way');
});
rule.also(
  'EX-ACT-09',
  'a circle that is out of reach where the hero really stands lapses without mana',
  () => {
    const m = play({
      blue: { nianMingli: { at: [2.6, 14] } },
      red: { majvi: { at: [2.6, 9.2] }, elmar: { at: [2.6, 25], status: ['stun'] } },
      set: (_state, t) => snared(t),
    });
    act(m, 0, hero(m, 'nianMingli'), 'go', [at(2.6, 17.9)], 'Q', [at(2.6, 24)]);
    // Majvi's arrow holds him where he stands: 4 inches more than the flask flies.
    m.answer(1, by(m, 'majvi', 'beforeattack')).asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'nianMingli')), hero(m, 'nianMingli').mana, rolls(m).length],
      [[2.6, 14], 6, 1],
    );
  },
);
rule.also('EX-ACT-09', 'a jump that begins elsewhere and would be too long lapses without mana', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], xp: 2, mana: 4 } },
    red: { majvi: { at: [2.6, 9.2] }, elmar: { at: [2.6, 24.5], status: ['stun'] } },
    set: (_state, t) => snared(t),
  });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 17.5)], 'W', [at(2.6, 21)])
    .answer(1, by(m, 'majvi', 'beforeattack'))
    .asks(0, 'act');
  // Held where she stood she would have to jump 7 inches.
  assert.deepEqual([spot(hero(m, 'alice')), hero(m, 'alice').mana, rolls(m).length], [[2.6, 14], 4, 1]);
});

rule.also('EX-REACT-08', 'who is stunned by the action strikes no more in reaction to it', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14], xp: 2 } },
    red: { elmar: { at: [2.6, 15.5] } },
    dice: [6, 6, 6, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'W', 'stay')
    .answer(1, by(m, 'elmar', 'afterattack'))
    .asks(0, 'act');
  assert.deepEqual([rolls(m).length, lives(m, 'jasper')], [1, [8]]);
});
rule.also('EX-REACT-08', 'an ability of who was silenced by the action lapses, and costs nothing', () => {
  const m = play({
    blue: { lucina: { at: [2.6, 14] } },
    red: { alice: { at: [2.6, 18] } },
    dice: [6, 6, 1, 1, 1, 1],
  });
  const { mana } = hero(m, 'alice');
  act(m, 0, hero(m, 'lucina'), 'Q', 'stay')
    .answer(1, by(m, 'alice', 'afterQ'))
    .asks(0, 'act');
  assert.deepEqual([rolls(m).length, lives(m, 'alice'), hero(m, 'alice').mana], [1, [5], mana]);
});
