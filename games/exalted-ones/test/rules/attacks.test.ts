import assert from 'node:assert/strict';
import { basicAttack, byHero, hurt, newDeed, rollBlow, unitAttack } from '../../rules/attacks.ts';
import { addLasting, afflict } from '../../rules/status.ts';
import { attackTargets } from '../../rules/targets.ts';
import { armour, combatDice } from '../../rules/values.ts';
import type { Hero, Model } from '../../shape.ts';
import {
  act,
  type Arena,
  artefactIn,
  golemsOf,
  hero,
  named,
  play,
  rule,
  run,
  situation,
  towerIn,
} from '../kit.ts';

const blow = (attacker: Model, target: Model, dice: number, critical = false) =>
  ({ roll: 'ability', attacker, target, dice, vs: 'armour', critical, ranged: true }) as const;
const strike = (m: Arena, attacker: Hero, target: Model): number =>
  run(basicAttack(m.t, newDeed('action', true), attacker, target));
const duel = (dice: readonly number[] = []) =>
  play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 18] } }, dice });

rule('EX-PROF-13', 'a die that shows AGIL or more hits', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { alice: { at: [2.6, 18] } } });
  const [attacker, target] = m.state.models.filter((model) => model.sort === 'hero');
  for (const [die, damage] of [
    [4, 0],
    [5, 1],
    [6, 1],
  ]) {
    m.roll(die);
    assert.equal(rollBlow(m.t, blow(attacker, target, 1)), damage);
  }
});
rule('EX-BASIC-04', 'three hits against RST 2 deal 1 damage: 5 2 3 2 4 1 against AGIL 3', () => {
  const m = duel([5, 2, 3, 2, 4, 1]);
  assert.equal(strike(m, hero(m, 'alice'), hero(m, 'elmar')), 1);
});
rule('EX-BASIC-03', 'as many dice as FK are rolled', () => {
  const m = duel([3, 3, 3, 3, 3, 3]);
  assert.equal(strike(m, hero(m, 'alice'), hero(m, 'elmar')), 4);
});
rule('EX-BASIC-05', 'a basic attack costs at least 1 life point', () => {
  const m = duel([1, 1, 1, 1, 1, 1]);
  const elmar = hero(m, 'elmar');
  const before = elmar.life;
  strike(m, hero(m, 'alice'), elmar);
  assert.equal(elmar.life, before - 1);
});
rule('EX-ABIL-07', 'an ability may end with 0 damage', () => {
  const m = duel([1, 1]);
  assert.equal(rollBlow(m.t, blow(hero(m, 'alice'), hero(m, 'elmar'), 2)), 0);
});
rule('EX-BASIC-06', 'a golem that hits nothing still costs 1 life point', () => {
  const m = play({
    blue: { elmar: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 15.2] }],
    dice: [1, 1, 1],
  });
  const elmar = hero(m, 'elmar');
  const before = elmar.life;
  run(unitAttack(m.t, golemsOf(m, 'red')[0], elmar, 'response'));
  assert.equal(elmar.life, before - 1);
});
rule(
  'EX-DEF-06',
  'with a critical attack each 6 is worth two, before RST: 6 6 4 2 against AGIL 4, RST 1 is 4',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 14] } },
      red: { jasper: { at: [2.6, 18] } },
      dice: [6, 6, 4, 2],
    });
    assert.equal(rollBlow(m.t, blow(hero(m, 'alice'), hero(m, 'jasper'), 4, true)), 4);
  },
);
rule('EX-ABIL-10', 'Alice scores critical hits with basic attacks', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { alice: { at: [2.6, 18] } },
    dice: [6, 6, 1, 1, 1, 1],
  });
  const [attacker, target] = m.state.models.filter((model): model is Hero => model.sort === 'hero');
  assert.equal(strike(m, attacker, target), 4);
});
rule('EX-PROF-11', 'RST is subtracted from hits of attacks against RST', () => {
  const m = duel([6, 6, 6]);
  assert.equal(rollBlow(m.t, blow(hero(m, 'alice'), hero(m, 'elmar'), 3)), 1);
});
rule('EX-PROF-12', 'MR is subtracted from hits of attacks against MR, never from basic attacks', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { alice: { at: [2.6, 15.4] } },
    dice: [6, 6, 6],
  });
  const alice = hero(m, 'alice');
  assert.equal(rollBlow(m.t, { ...blow(hero(m, 'jasper'), alice, 3), vs: 'magicResist' }), 2);
  m.roll(6, 6, 1, 1, 1, 1);
  assert.equal(strike(m, hero(m, 'jasper'), alice), 2);
});
rule('EX-ABIL-05', '"X > Y" rolls X dice, subtracts Y and never falls below 0', () => {
  const m = duel([5]);
  assert.equal(rollBlow(m.t, blow(hero(m, 'alice'), hero(m, 'elmar'), 1)), 0);
});
rule('EX-STATUS-03', 'a blinded hero has 2 dice fewer, never less than 0; the minimum of 1 remains', () => {
  const m = duel();
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'blind', null);
  assert.equal(combatDice(m.t, alice), 4);
  for (const step of [1, 2, 3])
    addLasting(m.t, alice, hero(m, 'elmar'), 'shocker', step, {
      do: 'change',
      stat: 'combat',
      by: -2,
      until: 'endOfRound',
    });
  assert.equal(combatDice(m.t, alice), 0);
  assert.equal(strike(m, alice, hero(m, 'elmar')), 1);
});
rule('EX-BASIC-01', 'melee reaches 1 inch and needs no sight', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 16.2] }, alice: { at: [2.6, 11.79] } },
  });
  const targets = attackTargets(m.t, hero(m, 'jasper'));
  assert.deepEqual(
    targets.map(({ id }) => id),
    [hero(m, 'elmar').id],
  );
});
rule('EX-BASIC-02', 'a ranged attack reaches 4 inches, in line of sight', () => {
  const m = play({
    blue: { alice: { at: [3, 12.5] } },
    red: { elmar: { at: [3, 17.7] }, jasper: { at: [3, 7.2] }, majvi: { at: [7, 16.5] } },
  });
  const ids = attackTargets(m.t, hero(m, 'alice')).map(({ id }) => id);
  // Majvi is 4.46 away; Elmar exactly 4.0, Jasper 4.1.
  assert.deepEqual(ids, [hero(m, 'elmar').id]);
});
rule('EX-RANGE-01', 'NK reaches 1 inch, FK 4 inches', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, jasper: { at: [2.6, 22] } },
    red: { elmar: { at: [2.6, 18] } },
  });
  assert.equal(attackTargets(m.t, hero(m, 'alice')).length, 1);
  assert.equal(attackTargets(m.t, hero(m, 'jasper')).length, 0);
});
rule('EX-RANGE-02', 'exactly on the limit is in range', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 19.2] }, jasper: { at: [2.6, 8.79] } },
  });
  assert.deepEqual(
    attackTargets(m.t, hero(m, 'alice')).map(({ id }) => id),
    [hero(m, 'elmar').id],
  );
});
rule(
  'EX-BASIC-08',
  'enemy heroes, golems and neutrals are legal targets, friends and closed buildings are not',
  () => {
    const m = play({
      blue: { alice: { at: [13.4, 13.9] }, elmar: { at: [12, 14.5] } },
      red: { jasper: { at: [16, 15] } },
      golems: [
        { team: 'red', at: [14.5, 12.5] },
        { team: 'blue', at: [15, 14.4] },
      ],
      towers: true,
      wilds: true,
    });
    const found = attackTargets(m.t, hero(m, 'alice')).map((model) => model.sort);
    assert.deepEqual(found.toSorted(), ['golem', 'hero']);
  },
);
rule('EX-BASIC-09', 'a basic attack costs no mana and may be repeated', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 18], status: ['stun'] } } });
  const alice = hero(m, 'alice');
  const { mana } = alice;
  for (let i = 0; i < 2; i++) act(m, 0, alice, 'attack', 'stay');
  assert.equal(alice.mana, mana);
  assert.equal(m.state.active, 1);
  m.asks(1, 'act');
});
rule('EX-BASIC-07', 'damage reduces life points of heroes, golems, towers and artefacts alike', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 16] }],
    towers: true,
  });
  for (const model of [
    hero(m, 'alice'),
    golemsOf(m, 'red')[0],
    towerIn(m, 'red', 'middle', 'outer'),
    artefactIn(m, 'red'),
  ]) {
    const { life } = model;
    run(hurt(m.t, model, 1, { cause: 'golem', hero: null }));
    assert.equal(model.life, life - 1);
  }
});
rule('EX-PROF-09', 'NK or FK is the number of dice of the basic attack', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] }, jasper: { at: [2.6, 10], xp: 5 } } });
  assert.deepEqual([combatDice(m.t, hero(m, 'alice')), combatDice(m.t, hero(m, 'jasper'))], [6, 7]);
});
rule('EX-TOWER-12', 'nothing changes the AGIL of a tower: it is hit on 3', () => {
  const m = play({ blue: { jasper: { at: [22.83, 20.8] } }, towers: true, dice: [3, 3, 3, 3, 3, 3] });
  assert.equal(strike(m, hero(m, 'jasper'), towerIn(m, 'red', 'middle', 'outer')), 3);
});
situation('armour never falls below 0', () => {
  const m = duel();
  const alice = hero(m, 'alice');
  addLasting(m.t, alice, hero(m, 'elmar'), 'acidFlask', 1, {
    do: 'change',
    stat: 'armour',
    by: -1,
    until: 'endOfRound',
  });
  assert.equal(armour(m.t, alice), 0);
  assert.equal(named(alice), `model${alice.id}`);
});

rule.also(
  'EX-DEF-04',
  'who has no life points left falls only once, and a blow of nothing is not told',
  () => {
    const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 17], life: 2 } } });
    const [alice, majvi] = [hero(m, 'alice'), hero(m, 'majvi')];
    run(hurt(m.t, majvi, 0, byHero(alice)));
    assert.ok(m.match.told('watcher').every(({ type }) => type !== 'hurt'));
    run(hurt(m.t, majvi, 2, byHero(alice)));
    run(hurt(m.t, majvi, 2, byHero(alice)));
    assert.equal(m.state.fallen.length, 1);
  },
);
