import assert from 'node:assert/strict';
import { armour } from '../../../rules/values.ts';
import { act, at, card, hero, lives, named, play, rolls, spot } from '../../kit.ts';

const CHEN = { at: [2.6, 14], xp: 9, mana: 5 } as const;

card('sharpTongue', 'NK against MR within 5 inches; who is hurt comes 3 inches nearer', () => {
  const m = play({
    blue: { chenLu: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 20.2], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1],
  });
  act(m, 0, hero(m, 'chenLu'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), spot(hero(m, 'elmar'))], [['chenLu>elmar 5d−2=1'], [2.6, 17.2]]);
  assert.equal(hero(m, 'chenLu').mana, 2);
});
card('dragonStance', '+2 RST against ranged basic attacks only, until her own next phase', () => {
  const m = play({
    blue: { chenLu: CHEN },
    red: { alice: { at: [2.6, 18], mana: 2 }, jasper: { at: [2.6, 12.5] } },
  });
  act(m, 0, hero(m, 'chenLu'), 'W', 'stay').answer(1, 'noReaction').answer(0, 'endPhase');
  assert.equal(armour(m.t, hero(m, 'chenLu')), 2);
  m.roll(6, 3, 3, 3, 3, 3);
  act(m, 1, hero(m, 'alice'), 'attack', 'stay').answer(0, 'noReaction');
  m.roll(3, 3, 3, 3, 3, 3);
  act(m, 1, hero(m, 'alice'), 'Q', 'stay').answer(0, 'noReaction').asks(0, 'act');
  // The passive takes 2 dice from the first shot of the phase.
  assert.deepEqual(rolls(m), ['alice>chenLu 4d−4!=1', 'alice>chenLu 6d−2=4']);
  assert.deepEqual(m.state.lasting, []);
});
card('dragonStance', 'the first two melee basic attacks of heroes are returned with NK−1', () => {
  const m = play({
    blue: { chenLu: CHEN },
    red: { jasper: { at: [2.6, 15.5], life: 10 }, leyla: { at: [2.6, 12.5] } },
  });
  act(m, 0, hero(m, 'chenLu'), 'W', 'stay').answer(1, 'noReaction').answer(0, 'endPhase');
  act(m, 1, hero(m, 'jasper'), 'attack', 'stay').answer(0, 'noReaction');
  act(m, 1, hero(m, 'leyla'), 'attack', 'stay').answer(0, 'noReaction').asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split('−')[0]),
    ['jasper>chenLu 7d', 'chenLu>jasper 5d', 'leyla>chenLu 6d', 'chenLu>leyla 5d'],
  );
});
card('dragonStance', 'as a reaction it works before the attack', () => {
  const m = play({ blue: { alice: { at: [2.6, 18] } }, red: { chenLu: CHEN }, dice: [3, 3, 3, 3, 3, 3] });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, `interruptsW${hero(m, 'chenLu').id}`)
    .asks(0, 'act');
  assert.deepEqual([rolls(m), hero(m, 'chenLu').mana], [['alice>chenLu 4d−4!=1'], 3]);
});
card(
  'dragonsWrath',
  'cone: NK against RST, one die more for every roll against her this round, at most 3',
  () => {
    for (const [attacked, dice] of [
      [0, 6],
      [2, 8],
      [5, 9],
    ] as const) {
      const m = play({ blue: { chenLu: CHEN }, red: { elmar: { at: [2.6, 17], status: ['stun'] } } });
      hero(m, 'chenLu').attacked = attacked;
      act(m, 0, hero(m, 'chenLu'), 'R', [at(2.6, 17)], 'stay').asks(0, 'act');
      assert.equal(rolls(m)[0].split('=')[0], `chenLu>elmar ${dice}d−2`);
    }
  },
);
card('dragonsWrath', 'rolls against her are counted by round', () => {
  const m = play({ blue: { alice: { at: [2.6, 18] } }, red: { chenLu: CHEN } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction');
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').answer(1, 'noReaction').asks(1, 'act');
  assert.equal(hero(m, 'chenLu').attacked, 2);
});
card(
  'turnAside',
  'the first ranged basic attack of a phase on her or a friend within 1 inch has 2 dice fewer',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 18] } },
      red: { ylvie: { at: [2.6, 14] }, chenLu: { at: [2.6, 12.4], status: ['stun'] } },
    });
    const shoot = () => act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction');
    hero(m, 'ylvie').life = 20;
    shoot();
    shoot();
    m.answer(1, 'endPhase');
    hero(m, 'chenLu').y -= 700;
    shoot().asks(0, 'act');
    assert.deepEqual(
      rolls(m).map((roll) => roll.split('−')[0]),
      ['alice>ylvie 4d', 'alice>ylvie 6d', 'alice>ylvie 6d'],
    );
  },
);
card('turnAside', 'neither melee nor abilities nor golems and towers', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 15.5] } },
    red: { chenLu: { at: [2.6, 14], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay');
  act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(1, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split('−')[0]),
    ['jasper>chenLu 7d', 'jasper>chenLu 6d'],
  );
  assert.ok(lives(m, 'chenLu')[0] < 9 && named(hero(m, 'chenLu')) !== '');
});
