import assert from 'node:assert/strict';
import { endPhase } from '../../../rules/endPhase.ts';
import { afflict } from '../../../rules/status.ts';
import { armour, combatDice } from '../../../rules/values.ts';
import { act, at, card, finish, golemsOf, hero, lives, named, play, rolls } from '../../kit.ts';

const NIAN = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card(
  'acidFlask',
  'circle within 4 inches: WK against MR; who is hurt has 1 RST less for the round, never below 0',
  () => {
    const m = play({
      blue: { nianMingli: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 19], status: ['stun'] }, gavin: { at: [4, 18], status: ['stun'] } },
      golems: [{ team: 'red', at: [1.2, 18.5] }],
      dice: [6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 6, 1],
    });
    act(m, 0, hero(m, 'nianMingli'), 'Q', [at(2.6, 19)], 'stay').asks(0, 'act');
    assert.deepEqual(heads(rolls(m)).slice(0, 3).toSorted(), [
      'nianMingli>elmar 4d−2',
      'nianMingli>gavin 4d−1',
      'nianMingli>golem 4d−0',
    ]);
    const hurt = new Set(
      rolls(m)
        .filter((roll) => roll.startsWith('nian') && !roll.endsWith('=0'))
        .map((roll) => roll.split(/[> ]/u)[1]),
    );
    for (const kind of ['elmar', 'gavin'])
      assert.equal(armour(m.t, hero(m, kind)), hurt.has(kind) ? 1 : 2, kind);
    for (const golem of golemsOf(m, 'red')) assert.equal(armour(m.t, golem), 0);
    finish(endPhase(m.t));
    assert.deepEqual([armour(m.t, hero(m, 'elmar')), armour(m.t, hero(m, 'gavin'))], [2, 2]);
  },
);
card(
  'tigerTincture',
  "a friend's next two basic attacks have 2 dice more; a hero attacked so has 1 less until the end of the next own phase",
  () => {
    const m = play({
      blue: { nianMingli: NIAN, alice: { at: [2.6, 18] } },
      red: { jasper: { at: [2.6, 22], life: 8 } },
    });
    act(m, 0, hero(m, 'nianMingli'), 'W', named(hero(m, 'alice')), 'stay');
    act(m, 0, hero(m, 'alice'), 'attack', 'stay');
    assert.deepEqual([heads(rolls(m)), combatDice(m.t, hero(m, 'jasper'))], [['alice>jasper 8d−1!'], 5]);
    hero(m, 'jasper').life = 8;
    m.answer(1, 'endPhase').asks(0, 'act');
    assert.equal(combatDice(m.t, hero(m, 'jasper')), 6);
    assert.equal(m.state.lasting[0].left, 1);
  },
);
card('tigerTincture', 'not on buildings', () => {
  const m = play({ blue: { nianMingli: { ...NIAN, at: [18, 18] }, alice: { at: [20, 20] } }, towers: true });
  act(m, 0, hero(m, 'nianMingli'), 'W', named(hero(m, 'alice')), 'stay');
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([heads(rolls(m)), m.state.lasting[0].left], [['alice>outerTower 6d−3!'], 2]);
});
card(
  'nineVapours',
  'a circle that stays: friends in it +1 RST and +1 die, enemies in it −1 die, as long as they stand in it',
  () => {
    const m = play({
      blue: { nianMingli: NIAN, alice: { at: [2.6, 19] } },
      red: { jasper: { at: [4, 19.5], status: ['stun'] }, gavin: { at: [2.6, 23], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'nianMingli'), 'R', [at(2.6, 20)], 'stay').asks(0, 'act');
    const values = () =>
      ['alice', 'jasper', 'gavin'].map((kind) => [
        armour(m.t, hero(m, kind)),
        combatDice(m.t, hero(m, kind)),
      ]);
    assert.deepEqual(
      [values(), rolls(m)],
      [
        [
          [1, 7],
          [1, 5],
          [2, 5],
        ],
        [],
      ],
    );
    hero(m, 'jasper').y = 25_000;
    assert.deepEqual(values()[1], [1, 6]);
    finish(endPhase(m.t));
    assert.deepEqual([values()[0], m.state.markers], [[0, 6], []]);
  },
);
card('antidote', 'bleed and burn each cost friends within 3 inches 1 life point less', () => {
  const m = play({
    blue: { nianMingli: { at: [2.6, 14] }, alice: { at: [2.6, 18.2] }, gavin: { at: [2.6, 9.7] } },
  });
  for (const kind of ['nianMingli', 'alice', 'gavin'])
    for (const status of ['bleed', 'burn'] as const) afflict(m.t, hero(m, kind), status, null);
  finish(endPhase(m.t));
  assert.deepEqual(lives(m, 'nianMingli', 'alice', 'gavin'), [7 - 1, 6 - 1, 10 - 3]);
});
