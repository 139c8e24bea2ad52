import assert from 'node:assert/strict';
import { inches } from '../../geometry/measure.ts';
import { faultOf } from '../../placing/spec.ts';
import { seesModel, towerFault, artefactOpen, spotSpec, walkSpec } from '../../rules/ground.ts';
import { newDeed } from '../../rules/attacks.ts';
import { charm, crossed, push, put, travel } from '../../rules/movement.ts';
import { towersAfterAction } from '../../rules/responses.ts';
import { charming } from '../../rules/steps/moving.ts';
import { newUse } from '../../rules/steps/use.ts';
import { attackTargets } from '../../rules/targets.ts';
import {
  act,
  type Arena,
  artefactIn,
  at,
  golemsOf,
  hero,
  lives,
  named,
  play,
  rolls,
  rule,
  run,
  situation,
  spot,
  towerIn,
} from '../kit.ts';

const walk = (m: Arena, kind: string, inch: number, ...path: { x: number; y: number }[]): string | null =>
  faultOf(walkSpec(m.t, hero(m, kind), inches(inch)), path);
const alone = () => play({ blue: { alice: { at: [2.6, 14] } } });

rule('EX-MOVE-01', 'a standard move covers at most the right BEW value', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 22] } } });
  m.answer(0, named(hero(m, 'alice')));
  m.answer(0, [at(2.6, 18)]).asks(0, 'thenWhat');
  assert.ok(m.options(0).includes('Basic attack'));
});
rule.also('EX-MOVE-01', 'what rounding may be off by counts in favour of a standard move', () => {
  const go = (far: number): Arena => {
    const m = play({
      blue: { alice: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 22], status: ['stun'] } },
    });
    return act(m, 0, hero(m, 'alice'), [at(2.6, 14 + far)]);
  };
  go(4.005).asks(0, 'thenWhat');
  go(4.006).asks(0, 'act');
});
rule('EX-RUN-01', 'a run goes up to the left BEW value', () => {
  const m = alone();
  m.answer(0, named(hero(m, 'alice'))).asks(0, 'way');
  m.refused(0, [at(2.6, 22.02)], 'EX-MEAS-03');
  m.answer(0, [at(2.6, 22)]).asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 22]);
});
rule('EX-RUN-02', 'nothing can follow a way longer than a standard move', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 22], status: ['stun'] } } });
  act(m, 0, hero(m, 'alice'), [at(2.6, 18.1)]).asks(0, 'act');
});
rule('EX-PROF-10', 'BEW is run distance and move distance', () => {
  const m = alone();
  assert.equal(walk(m, 'alice', 8, at(2.6, 22)), null);
  assert.equal(walk(m, 'alice', 4, at(2.6, 22)), 'EX-MEAS-03');
});
rule('EX-MOVE-02', 'a way may bend as often as it likes, and all of it counts', () => {
  const m = alone();
  assert.equal(walk(m, 'alice', 4, at(3.6, 14), at(3.6, 15), at(2.6, 15), at(2.6, 16)), null);
  assert.equal(walk(m, 'alice', 4, at(3.6, 14), at(3.6, 15), at(2.6, 15), at(2.6, 16.1)), 'EX-MEAS-03');
});
rule('EX-MEAS-02', 'movement is measured without the width of the base', () => {
  const m = alone();
  assert.equal(walk(m, 'alice', 4, at(2.6, 18)), null);
});
rule('EX-MEAS-03', 'less is allowed, more is not', () => {
  const m = alone();
  assert.equal(walk(m, 'alice', 4, at(2.6, 14.5)), null);
  assert.equal(walk(m, 'alice', 4, at(2.6, 18.1)), 'EX-MEAS-03');
});
const crowded = () =>
  play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [2.6, 16] } },
    red: { jasper: { at: [2.6, 12] } },
    golems: [
      { team: 'blue', at: [4.2, 14] },
      { team: 'red', at: [1, 14] },
    ],
  });
rule('EX-MOVE-03', 'own heroes and golems may be passed through', () => {
  const m = crowded();
  assert.equal(walk(m, 'alice', 8, at(2.6, 18)), null);
  assert.equal(walk(m, 'alice', 8, at(4.2, 14), at(4.4, 16)), null);
});
rule('EX-MOVE-04', 'nobody can end on another base', () => {
  const m = crowded();
  assert.equal(walk(m, 'alice', 8, at(2.6, 16.5)), 'EX-MOVE-04');
});
rule('EX-MOVE-05', 'enemies and mountains block the way with the full width of the base', () => {
  const m = crowded();
  assert.equal(walk(m, 'alice', 8, at(2.6, 9)), 'EX-MOVE-05');
  assert.equal(walk(m, 'alice', 8, at(8, 14)), 'EX-MOVE-05');
  assert.equal(walk(m, 'alice', 8, at(0.6, 14)), 'EX-MOVE-05');
});
rule('EX-MOVE-06', 'a base stays completely on the mat', () => {
  assert.equal(walk(alone(), 'alice', 8, at(0.5, 14)), 'EX-MOVE-06');
});
rule('EX-PLACE-02', 'nobody is placed on a mountain or on another base', () => {
  const m = crowded();
  const spec = spotSpec(m.t, hero(m, 'alice'), { from: { ...at(2.6, 14), r: 600, inches: inches(4) } });
  assert.equal(faultOf(spec, [at(2.6, 16.5)]), 'EX-PLACE-02');
  assert.equal(faultOf(spec, [at(6, 14)]), 'EX-PLACE-02');
});
rule('EX-PLACE-03', 'not further than stated, from centre to centre', () => {
  const m = alone();
  const spec = spotSpec(m.t, hero(m, 'alice'), { from: { ...at(2.6, 14), r: 600, inches: inches(4) } });
  assert.equal(faultOf(spec, [at(2.6, 18)]), null);
  assert.equal(faultOf(spec, [at(2.6, 18.01)]), 'EX-PLACE-03');
});
rule('EX-PLACE-01', 'who is placed has no way: enemies in between do not matter', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 16] } } });
  const spec = spotSpec(m.t, hero(m, 'alice'), { from: { ...at(2.6, 14), r: 600, inches: inches(4) } });
  assert.equal(faultOf(spec, [at(2.6, 18)]), null);
});
rule('EX-PUSH-02', 'a push goes straight away', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 16] } } });
  run(push(m.t, hero(m, 'elmar'), hero(m, 'alice'), inches(2), null));
  assert.deepEqual(spot(hero(m, 'elmar')), [2.6, 18]);
});
rule.also('EX-PUSH-02', 'from one and the same point everybody is pushed away from the own corner', () => {
  for (const [team, x, y] of [
    ['blue', 17.717, 17.717],
    ['red', 17.717, 17.717],
  ] as const) {
    const m = play({ [team]: { elmar: { at: [x, y] } } });
    const elmar = hero(m, 'elmar');
    run(push(m.t, elmar, { x: elmar.x, y: elmar.y }, inches(2), null));
    const [gone, aside] = [elmar.x - inches(x), elmar.y - inches(y)];
    const way = team === 'blue' ? 1 : -1;
    assert.deepEqual([gone, aside], [way * 1414, way * 1414], team);
  }
});
rule('EX-PUSH-03', 'a push stops at the edge of the mat', () => {
  const m = play({ blue: { alice: { at: [3.6, 14] } }, red: { elmar: { at: [1.6, 14] } } });
  run(push(m.t, hero(m, 'elmar'), hero(m, 'alice'), inches(3), null));
  assert.deepEqual(spot(hero(m, 'elmar')), [0.6, 14]);
});
rule('EX-PUSH-04', 'a push stops in contact with the first model or mountain', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, gavin: { at: [2.6, 18] } },
    red: { elmar: { at: [2.6, 16] } },
  });
  assert.equal(run(push(m.t, hero(m, 'elmar'), hero(m, 'alice'), inches(3), null)), true);
  assert.deepEqual(spot(hero(m, 'elmar')), [2.6, 16.8]);
});
rule('EX-CHARM-02', 'a charm goes straight toward the hero, up to contact', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 18] } } });
  run(charm(m.t, hero(m, 'elmar'), hero(m, 'alice'), inches(2)));
  assert.deepEqual(spot(hero(m, 'elmar')), [2.6, 16]);
  run(charm(m.t, hero(m, 'elmar'), hero(m, 'alice'), inches(2)));
  assert.deepEqual(spot(hero(m, 'elmar')), [2.6, 15.2]);
});
rule.also(
  'EX-CHARM-02',
  'of several the nearest comes first, so that nobody is in the way of those behind',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 20] }, gavin: { at: [2.6, 17] } },
    });
    const [alice, elmar, gavin] = [hero(m, 'alice'), hero(m, 'elmar'), hero(m, 'gavin')];
    const ability = m.t.content['luringDance'];
    assert.ok(ability.sort === 'ability');
    const targets = [elmar, gavin];
    const deed = newDeed('action', true);
    const use = newUse({ t: m.t, hero: alice, ability, mode: 'action', deed, targets });
    run(charming(use, { do: 'charm', inches: 4 }));
    assert.deepEqual(
      [spot(gavin), spot(elmar)],
      [
        [2.6, 15.2],
        [2.6, 16.4],
      ],
    );
  },
);
/** Red's outer tower in the north-west stands at (13.43, 32.83). */
const siege = (golems = true, round = 2) =>
  play({
    blue: { jasper: { at: [6.5, 33] } },
    golems: golems ? [{ team: 'red', at: [20, 33], lane: 'northWest', rank: 'outer' }] : [],
    towers: true,
    round,
    dice: [1, 1, 1, 1, 1, 1, 1],
  });
const tower = (m: Arena) => towerIn(m, 'red', 'northWest', 'outer');
rule('EX-TOWER-04', 'a tower shoots at once at a hero who comes into its range', () => {
  const m = siege();
  const jasper = hero(m, 'jasper');
  run(travel(m.t, jasper, [at(8.5, 33)]));
  assert.equal(jasper.life, 7);
  run(travel(m.t, jasper, [at(9, 33)]));
  assert.equal(jasper.life, 7);
});
rule('EX-TOWER-03', 'towers reach 4 inches', () => {
  const m = siege();
  run(travel(m.t, hero(m, 'jasper'), [at(8.01, 33)]));
  assert.equal(hero(m, 'jasper').life, 8);
});
rule('EX-MOVE-07', 'a hero who is knocked out on entering goes no further', () => {
  const m = siege();
  const jasper = hero(m, 'jasper');
  jasper.life = 1;
  run(travel(m.t, jasper, [at(9.5, 33)]));
  assert.equal(jasper.life, 0);
  assert.ok(jasper.x < 8100);
});
rule('EX-TOWER-05', 'a tower whose golems are gone does not shoot; in round 1 outer towers do', () => {
  const m = siege(false);
  run(travel(m.t, hero(m, 'jasper'), [at(9, 33)]));
  assert.equal(hero(m, 'jasper').life, 8);
  const first = siege(false, 1);
  run(travel(first.t, hero(first, 'jasper'), [at(9, 33)]));
  assert.equal(hero(first, 'jasper').life, 7);
});
rule('EX-PUSH-05', 'a hero pushed into the range of a tower is shot', () => {
  const m = siege();
  run(push(m.t, hero(m, 'jasper'), at(4, 33), inches(2), null));
  assert.equal(hero(m, 'jasper').life, 7);
});
rule('EX-TOWER-06', 'after an action every armed tower shoots at every hero in range', () => {
  const m = siege();
  const jasper = hero(m, 'jasper');
  jasper.x = inches(9);
  run(towersAfterAction(m.t, 'blue'));
  assert.equal(jasper.life, 7);
});
rule.also('EX-TOWER-06', 'not at a hero whom a mountain hides, and not at one who has fallen', () => {
  const besieged = (x: number, y: number, life: number) =>
    play({
      red: { jasper: { at: [x, y], life } },
      golems: [{ team: 'blue', at: [2.6, 16], lane: 'northWest', rank: 'inner' }],
      towers: true,
    });
  // Blue's inner tower stands at (2.6, 11.6); between it and the second spot lies a mountain.
  for (const [x, y, life, isShot] of [
    [2.6, 7, 5, true],
    [7.6, 10.4, 5, false],
    [2.6, 7, 0, false],
  ] as const) {
    const m = besieged(x, y, life);
    run(towersAfterAction(m.t, 'red'));
    assert.equal(hero(m, 'jasper').life < life, isShot, `at ${x}, ${y}`);
    assert.equal(hero(m, 'jasper').attacked, isShot ? 1 : 0);
  }
});
rule('EX-TOWER-14', 'towers shoot at heroes only', () => {
  const m = play({
    golems: [
      { team: 'red', at: [20, 33], lane: 'northWest', rank: 'outer' },
      { team: 'blue', at: [10, 33] },
    ],
    towers: true,
  });
  run(towersAfterAction(m.t, 'blue'));
  assert.equal(golemsOf(m, 'blue')[0].life, 2);
});
rule('EX-FLY-02', 'who is placed in range of a tower is shot as well', () => {
  const m = siege();
  run(put(m.t, hero(m, 'jasper'), at(9, 33)));
  assert.equal(hero(m, 'jasper').life, 7);
});
rule('EX-TOWER-07', 'towers are no targets in round 1', () => {
  const m = siege(false, 1);
  assert.equal(towerFault(m.t, tower(m)), 'EX-TOWER-07');
});
rule('EX-TOWER-08', 'a tower with a golem of its squad cannot be attacked', () => {
  const m = siege();
  assert.equal(towerFault(m.t, tower(m)), 'EX-TOWER-08');
  golemsOf(m, 'red')[0].present = false;
  assert.equal(towerFault(m.t, tower(m)), null);
});
rule('EX-TOWER-09', 'an inner tower only after the outer one', () => {
  const m = siege(false);
  const inner = towerIn(m, 'red', 'northWest', 'inner');
  assert.equal(towerFault(m.t, inner), 'EX-TOWER-09');
  tower(m).present = false;
  assert.equal(towerFault(m.t, inner), null);
});
rule('EX-TOWER-10', 'no golem of the team may be left on the lane of an inner tower', () => {
  const m = siege();
  tower(m).present = false;
  assert.equal(towerFault(m.t, towerIn(m, 'red', 'northWest', 'inner')), 'EX-TOWER-10');
});
rule('EX-ART-02', 'an artefact can be attacked once both towers of one lane are destroyed', () => {
  const m = play({ blue: { jasper: { at: [31.5, 33.8] } }, towers: true });
  assert.deepEqual(attackTargets(m.t, hero(m, 'jasper')), []);
  towerIn(m, 'red', 'middle', 'outer').present = false;
  towerIn(m, 'red', 'northWest', 'inner').present = false;
  assert.equal(artefactOpen(m.t, 'red'), false);
  towerIn(m, 'red', 'middle', 'inner').present = false;
  assert.deepEqual(attackTargets(m.t, hero(m, 'jasper')), [artefactIn(m, 'red')]);
});
rule('EX-LOS-01', 'nobody sees further than 10 inches', () => {
  const m = play({
    blue: { alice: { at: [2.6, 8] } },
    red: { elmar: { at: [2.6, 19.2] }, gavin: { at: [2.6, 19.22] } },
  });
  assert.equal(seesModel(m.t, hero(m, 'alice'), hero(m, 'elmar')), true);
  assert.equal(seesModel(m.t, hero(m, 'alice'), hero(m, 'gavin')), false);
});
rule('EX-LOS-03', 'mountains block sight: A(3.0, 12.5) and B(9.9, 11.0) do not see each other', () => {
  const m = play({ blue: { alice: { at: [3, 12.5] } }, red: { elmar: { at: [9.9, 11] } } });
  assert.equal(seesModel(m.t, hero(m, 'alice'), hero(m, 'elmar')), false);
});
rule('EX-LOS-02', 'any part of a base is enough: A(3.0, 9.6) and C(9.0, 9.6) see each other', () => {
  const m = play({ blue: { alice: { at: [3, 9.6] } }, red: { elmar: { at: [9, 9.6] } } });
  assert.equal(seesModel(m.t, hero(m, 'alice'), hero(m, 'elmar')), true);
});
rule('EX-LOS-06', 'sight is mutual', () => {
  const m = play({ blue: { alice: { at: [3, 9.6] } }, red: { elmar: { at: [9, 9.6] } } });
  assert.equal(seesModel(m.t, hero(m, 'elmar'), hero(m, 'alice')), true);
});
rule('EX-LOS-04', 'other models never block sight', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 16] }, gavin: { at: [2.6, 18] } },
  });
  assert.equal(seesModel(m.t, hero(m, 'alice'), hero(m, 'gavin')), true);
});
situation('a question for a way shows the armed towers of the enemy, and no others', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    golems: [
      { team: 'red', at: [24, 24], lane: 'middle' },
      { team: 'blue', at: [2.6, 17], lane: 'northWest' },
    ],
    towers: true,
  });
  const { x, y } = towerIn(m, 'red', 'middle', 'outer');
  const shown = walkSpec(m.t, hero(m, 'alice'), inches(8)).towers;
  assert.deepEqual(
    shown.map((tower) => [tower.x, tower.y]),
    [[x, y]],
  );
});
rule.also('EX-TOWER-04', 'who is placed from one point in its range to another does not come into it', () => {
  const m = siege();
  const jasper = hero(m, 'jasper');
  run(put(m.t, jasper, at(8.5, 33)));
  assert.equal(jasper.life, 7);
  run(put(m.t, jasper, at(9, 33)));
  assert.equal(jasper.life, 7);
});

/** The models that were told to have moved. */
const movedIn = (m: Arena): string[] =>
  m.match
    .told('watcher')
    .flatMap(({ type, data }) => (type === 'moved' ? [(data as { readonly kind: string }).kind] : []));
rule.also('EX-PUSH-04', 'who is in contact already moves not at all, and nobody is told so', () => {
  const stunned = { status: ['stun'] } as const;
  const pushed = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 15.5], ...stunned }, gavin: { at: [2.6, 16.7], ...stunned } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(pushed, 0, hero(pushed, 'jasper'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(pushed), movedIn(pushed)], [['jasper>elmar 6d−2=1'], []]);
  const charmed = play({
    blue: { chenLu: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 15.2], ...stunned } },
    dice: [6, 6, 6, 1, 1],
  });
  act(charmed, 0, hero(charmed, 'chenLu'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([lives(charmed, 'elmar'), movedIn(charmed)], [[8], []]);
});
situation('who is brushed by a base is not run over; who lies a hair deeper is', () => {
  const over = (aside: number): number => {
    const m = play({ blue: { leandros: { at: [17, 3] } }, golems: [{ team: 'red', at: [19, 3 + aside] }] });
    return crossed(m.t, hero(m, 'leandros'), at(17, 3), [at(21, 3)], ({ sort }) => sort === 'golem').length;
  };
  // Bases of 0.8 and 0.5 inches; what rounding may be off by does not count.
  assert.deepEqual([over(1.3), over(1.295), over(1.294)], [0, 0, 1]);
  // After a bend only what lies beside the rest of the way counts.
  const m = play({ blue: { leandros: { at: [17, 3] } }, golems: [{ team: 'red', at: [19, 3] }] });
  const bent = crossed(
    m.t,
    hero(m, 'leandros'),
    at(17, 3),
    [at(17, 1), at(21, 1)],
    ({ sort }) => sort === 'golem',
  );
  assert.deepEqual(bent, []);
});
situation('who has all life points is not told to be healed', () => {
  const m = play({ blue: { elmar: { at: [2.6, 14], xp: 2 } } });
  act(m, 0, hero(m, 'elmar'), 'W', 'stay').asks(0, 'act');
  assert.ok(m.match.told('watcher').every(({ type }) => type !== 'healed'));
});
