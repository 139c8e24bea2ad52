import assert from 'node:assert/strict';
import { basicAttack, newDeed } from '../../rules/attacks.ts';
import { respond, responses } from '../../rules/responses.ts';
import { afflict } from '../../rules/status.ts';
import type { Hero, Model } from '../../shape.ts';
import { type Arena, golemsOf, hero, play, rolls, rule, run, spot, statusOf, wildIn } from '../kit.ts';

/** A hero attacks with these dice, and whoever was attacked responds with these. */
function attacked(m: Arena, attacker: Hero, target: Model, dice: number[], answer: number[]): void {
  const deed = newDeed('action', true);
  m.roll(...dice);
  run(basicAttack(m.t, deed, attacker, target));
  m.roll(...answer);
  run(responses(m.t, deed));
}
const MISS = [1, 1, 1, 1, 1, 1, 1, 1, 1];
const pair = (attacker: Record<string, { at: [number, number] }>) =>
  play({
    blue: attacker,
    golems: [
      { team: 'red', at: [2.6, 18] },
      { team: 'red', at: [2.6, 19] },
    ],
  });

rule('EX-GREACT-01', 'a golem attacked in melee strikes back if it survives', () => {
  const m = pair({ jasper: { at: [2.6, 16.5] } });
  attacked(m, hero(m, 'jasper'), golemsOf(m, 'red')[0], MISS.slice(0, 6), [4, 4, 4, 1, 1, 1]);
  // 3 hits − 1, and the other golem at least 1.
  assert.equal(hero(m, 'jasper').life, 8 - 2 - 1);
});
rule('EX-GREACT-02', 'the other golem of the squad comes and responds, even if the first one fell', () => {
  const m = pair({ jasper: { at: [2.6, 16.5] } });
  const [first, second] = golemsOf(m, 'red');
  attacked(m, hero(m, 'jasper'), first, [6, 6, 1, 1, 1, 1], [1, 1, 1]);
  assert.equal(first.life, 0);
  assert.equal(hero(m, 'jasper').life, 7);
  const [x, y] = spot(second);
  assert.ok(Math.hypot(x - 2.6, y - 16.5) <= 2.11, `within 1 inch of Jasper: ${x} ${y}`);
});
rule('EX-GREACT-03', 'attacked from range, golems move up to 3 inches and attack within 1', () => {
  const m = pair({ alice: { at: [2.6, 12.9] } });
  attacked(m, hero(m, 'alice'), golemsOf(m, 'red')[0], MISS.slice(0, 6), MISS.slice(0, 6));
  assert.equal(hero(m, 'alice').life, 5);
  assert.ok(Math.abs(spot(golemsOf(m, 'red')[0])[1] - 15) < 0.06);
});
rule('EX-GREACT-06', 'each golem rolls its own 3 dice, minus RST, at least 1', () => {
  const m = pair({ jasper: { at: [2.6, 16.5] } });
  attacked(m, hero(m, 'jasper'), golemsOf(m, 'red')[0], MISS.slice(0, 6), [6, 6, 6, 6, 6, 6]);
  assert.equal(hero(m, 'jasper').life, 8 - 2 * 2);
});
rule(
  'EX-GREACT-04',
  'a golem that cannot reach the attacker attacks another hero of the team in reach',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 12.9] }, elmar: { at: [3.9, 18.6] } },
      golems: [{ team: 'red', at: [2.6, 18] }],
    });
    afflict(m.t, golemsOf(m, 'red')[0], 'hold', hero(m, 'alice'));
    attacked(m, hero(m, 'alice'), golemsOf(m, 'red')[0], MISS.slice(0, 6), [1, 1, 1]);
    assert.deepEqual([hero(m, 'alice').life, hero(m, 'elmar').life], [6, 8]);
  },
);
rule('EX-GOLEM-01', 'golems have NK 3, BEW 3, AGIL 4, RST 0, MR 0 and 2 life points', () => {
  const { golem } = play().t.content;
  assert.ok(golem.sort === 'unit');
  const { reach, combat, move, agility, armour, magicResist, life } = golem;
  assert.deepEqual([reach, combat, move, agility, armour, magicResist, life], ['melee', 3, 3, 4, 0, 0, 2]);
});
rule('EX-NEUT-02', 'a creature that is attacked responds with a basic attack', () => {
  const m = play({ blue: { jasper: { at: [8.4, 15.3] } }, wilds: true });
  attacked(m, hero(m, 'jasper'), wildIn(m, 'pantha', 'blue'), MISS.slice(0, 6), MISS.slice(0, 5));
  assert.equal(hero(m, 'jasper').life, 7);
});
rule('EX-NEUT-03', 'out of range it first moves up to its BEW', () => {
  const m = play({ blue: { alice: { at: [7.9, 12.6] } }, wilds: true });
  const pantha = wildIn(m, 'pantha', 'blue');
  Object.assign(pantha, { x: 3000, y: 22_000 });
  Object.assign(hero(m, 'alice'), { x: 3000, y: 16_700 });
  attacked(m, hero(m, 'alice'), pantha, MISS.slice(0, 6), MISS.slice(0, 6));
  assert.equal(hero(m, 'alice').life, 5);
  assert.ok(spot(pantha)[1] < 20);
});
rule('EX-NEUT-04', 'if the attacker cannot be reached, another hero of the team in range is attacked', () => {
  const m = play({ blue: { alice: { at: [3, 16.7] }, elmar: { at: [3, 23.5] } }, wilds: true });
  const pantha = wildIn(m, 'pantha', 'blue');
  Object.assign(pantha, { x: 3000, y: 22_000 });
  afflict(m.t, pantha, 'hold', hero(m, 'alice'));
  attacked(m, hero(m, 'alice'), pantha, MISS.slice(0, 6), MISS.slice(0, 5));
  assert.deepEqual([hero(m, 'alice').life, hero(m, 'elmar').life], [6, 8]);
});
rule('EX-NEUT-13', 'neutrals roll NK or FK against AGIL, minus RST', () => {
  const m = play({ blue: { jasper: { at: [8.4, 15.3] } }, wilds: true });
  attacked(m, hero(m, 'jasper'), wildIn(m, 'pantha', 'blue'), MISS.slice(0, 6), [4, 5, 6, 3, 1]);
  assert.equal(hero(m, 'jasper').life, 8 - 2);
});
rule('EX-SEQ-10', 'golems respond before creatures', () => {
  const m = play({
    blue: { jasper: { at: [3, 20.4] } },
    golems: [{ team: 'red', at: [3, 19] }],
    wilds: true,
  });
  const pantha = wildIn(m, 'pantha', 'blue');
  Object.assign(pantha, { x: 3000, y: 22_000 });
  const deed = newDeed('action', true);
  m.roll(...MISS.slice(0, 6), ...MISS.slice(0, 6));
  run(basicAttack(m.t, deed, hero(m, 'jasper'), pantha));
  run(basicAttack(m.t, deed, hero(m, 'jasper'), golemsOf(m, 'red')[0]));
  m.roll(...MISS.slice(0, 8));
  run(responses(m.t, deed));
  const said = m.log().filter((line) => line.includes('responds'));
  assert.ok(said[0].startsWith('The Golem') && said[1].startsWith('Pantha'));
});
rule('EX-NEUT-06', 'neutrals never attack unprovoked', () => {
  const m = play({ blue: { jasper: { at: [8.4, 15.3] } }, wilds: true });
  run(responses(m.t, newDeed('action', true)));
  assert.equal(hero(m, 'jasper').life, 8);
});
rule('EX-GOLEM-08', 'golems never attack of their own accord', () => {
  const m = pair({ jasper: { at: [2.6, 16.5] } });
  run(responses(m.t, newDeed('action', true)));
  assert.equal(hero(m, 'jasper').life, 8);
});
rule('EX-NEUT-01', 'creatures and monsters have the values of the ruling', () => {
  const { content } = play().t;
  const values = (['pantha', 'igu', 'drako', 'cydra'] as const).map((kind) => {
    const def = content[kind];
    assert.ok(def.sort === 'unit');
    return [def.reach, def.combat, def.move, def.agility, def.armour, def.magicResist, def.life, def.flying];
  });
  assert.deepEqual(values, [
    ['melee', 5, 5, 4, 0, 0, 4, false],
    ['ranged', 4, 3, 3, 1, 1, 4, false],
    ['ranged', 7, 4, 4, 1, 2, 12, true],
    ['melee', 7, 4, 3, 2, 1, 12, false],
  ]);
  assert.deepEqual(statusOf(wildIn(play({ wilds: true }), 'igu', 'blue')), []);
});
rule('EX-TOWER-01', 'inner towers: FK 9, AGIL 3, RST 3, 8 life points', () => {
  const { innerTower } = play().t.content;
  assert.ok(innerTower.sort === 'unit');
  assert.deepEqual([innerTower.combat, innerTower.agility, innerTower.armour, innerTower.life], [9, 3, 3, 8]);
});
rule('EX-TOWER-02', 'outer towers: FK 7, AGIL 3, RST 3, 5 life points', () => {
  const { outerTower } = play().t.content;
  assert.ok(outerTower.sort === 'unit');
  assert.deepEqual([outerTower.combat, outerTower.agility, outerTower.armour, outerTower.life], [7, 3, 3, 5]);
});
rule('EX-ART-01', 'artefact: 15 life points, AGIL 3, RST 3, FK 0', () => {
  const { artefact } = play().t.content;
  assert.ok(artefact.sort === 'unit');
  assert.deepEqual([artefact.combat, artefact.agility, artefact.armour, artefact.life], [0, 3, 3, 15]);
});
rule.also('EX-GREACT-04', 'of two heroes equally near the one with fewer life points is attacked', () => {
  const m = play({
    blue: { alice: { at: [2.6, 12.9] }, gavin: { at: [1.1, 18] }, jasper: { at: [4.1, 18] } },
    golems: [{ team: 'red', at: [2.6, 18] }],
  });
  afflict(m.t, golemsOf(m, 'red')[0], 'hold', hero(m, 'alice'));
  attacked(m, hero(m, 'alice'), golemsOf(m, 'red')[0], MISS.slice(0, 6), [1, 1, 1]);
  assert.deepEqual([hero(m, 'gavin').life, hero(m, 'jasper').life], [10, 7]);
});
rule.also('EX-DEF-04', 'who is knocked out and not yet removed is attacked by nobody any more', () => {
  const m = play({
    blue: { alice: { at: [2.6, 12.9] }, gavin: { at: [1.1, 18] }, jasper: { at: [4.1, 18] } },
    golems: [{ team: 'red', at: [2.6, 18] }],
  });
  afflict(m.t, golemsOf(m, 'red')[0], 'hold', hero(m, 'alice'));
  hero(m, 'jasper').life = 0;
  attacked(m, hero(m, 'alice'), golemsOf(m, 'red')[0], MISS.slice(0, 6), [1, 1, 1]);
  assert.deepEqual([hero(m, 'gavin').life, hero(m, 'jasper').life], [9, 0]);
});
rule.also('EX-STATUS-13', 'a slowed golem comes 2 inches less far, and then the slow is used up', () => {
  const m = play({ blue: { alice: { at: [2.6, 12.9] } }, golems: [{ team: 'red', at: [2.6, 18] }] });
  const [golem] = golemsOf(m, 'red');
  afflict(m.t, golem, 'slow', hero(m, 'alice'));
  attacked(m, hero(m, 'alice'), golem, MISS.slice(0, 6), []);
  assert.ok(Math.abs(spot(golem)[1] - 17) < 0.11);
  assert.deepEqual([hero(m, 'alice').life, statusOf(golem)], [6, []]);
});
rule.also(
  'EX-STATUS-13',
  'a stunned golem does not respond, its partner does; a blinded one has 1 die left',
  () => {
    const m = pair({ jasper: { at: [2.6, 16.5] } });
    const [first, second] = golemsOf(m, 'red');
    afflict(m.t, first, 'stun', hero(m, 'jasper'));
    afflict(m.t, second, 'blind', hero(m, 'jasper'));
    attacked(m, hero(m, 'jasper'), first, MISS.slice(0, 6), [1, 1, 1]);
    assert.deepEqual(rolls(m), ['jasper>golem 6d−0=1', 'golem>jasper 1d−1=1']);
  },
);
rule.also('EX-STATUS-13', 'a stunned creature does not respond', () => {
  const m = play({ blue: { jasper: { at: [8.4, 15.3] } }, wilds: true });
  afflict(m.t, wildIn(m, 'pantha', 'blue'), 'stun', hero(m, 'jasper'));
  attacked(m, hero(m, 'jasper'), wildIn(m, 'pantha', 'blue'), MISS.slice(0, 6), MISS.slice(0, 5));
  assert.deepEqual(rolls(m), ['jasper>pantha 6d−0=1']);
});
rule.also('EX-NEUT-03', 'who shoots moves to where the attacker is in sight, not only in range', () => {
  // A mountain lies between Igu and Yassir, whose throw needs no sight.
  const m = play({ blue: { yassir: { at: [13.3, 15.2] } }, wilds: true, dice: [1, 1, 1, 1] });
  const igu = wildIn(m, 'igu', 'blue');
  for (const model of m.state.models) if (model.sort === 'wild') model.present = model.id === igu.id;
  Object.assign(igu, { x: 9400, y: 18_400 });
  run(respond(m.t, igu, hero(m, 'yassir'), 0));
  assert.deepEqual(rolls(m), ['igu>yassir 4d−0=1']);
});
rule.also('EX-NEUT-03', 'Pantha leaps over a monster as over anybody', () => {
  const m = play({ blue: { alice: { at: [2.6, 17.2] } }, wilds: true, dice: [1, 1, 1, 1, 1, 1] });
  const [pantha, drako] = [wildIn(m, 'pantha', 'blue'), wildIn(m, 'drako', 'blue')];
  Object.assign(pantha, { x: 2600, y: 22_000 });
  Object.assign(drako, { x: 2600, y: 19_800 });
  run(respond(m.t, pantha, hero(m, 'alice'), 1));
  assert.deepEqual(rolls(m), ['pantha>alice 6d−0=1']);
});
rule.also('EX-DEF-07', 'a golem whose way would lead it away from the attacker stays', () => {
  const m = play({ blue: { yassir: { at: [4.7, 24.1] } }, golems: [{ team: 'red', at: [7.9, 19.2] }] });
  run(respond(m.t, golemsOf(m, 'red')[0], hero(m, 'yassir'), 0));
  assert.deepEqual([spot(golemsOf(m, 'red')[0]), rolls(m)], [[7.9, 19.2], []]);
});
