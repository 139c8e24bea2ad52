import assert from 'node:assert/strict';
import { faultOf } from '../../placing/spec.ts';
import { inches } from '../../geometry/measure.ts';
import { abilityOf } from '../../rules/models.ts';
import { crowd, walkSpec } from '../../rules/ground.ts';
import { respond } from '../../rules/responses.ts';
import { addLasting } from '../../rules/status.ts';
import { areaTargets, attackTargets, canName, isWounded, namedTargets } from '../../rules/targets.ts';
import { canStand } from '../../geometry/steps.ts';
import type { Hero } from '../../shape.ts';
import {
  act,
  type Arena,
  artefactIn,
  at,
  golemsOf,
  hero,
  named,
  play,
  rolls,
  rule,
  run,
  situation,
  statusOf,
  towerIn,
  wildIn,
} from '../kit.ts';

const kinds = (models: readonly { sort: string; kind?: string }[]): string[] =>
  models.map((model) => model.kind ?? model.sort).toSorted();
const named1 = (m: Arena, who: Hero, slot: 'Q' | 'W' | 'R'): string[] =>
  kinds(namedTargets(m.t, who, abilityOf(m.t, who, slot), who));
const touched = (m: Arena, who: Hero, slot: 'Q' | 'W' | 'R', x: number, y: number): string[] =>
  kinds(areaTargets(m.t, who, abilityOf(m.t, who, slot), who, [at(x, y)]));
/** The example of the guide, moved to the middle of the arena. */
const O = [17.7, 17.7] as const;
const from = (x: number, y: number): [number, number] => [O[0] + x, O[1] + y];

rule('EX-LINE-01', 'the nearest target on a line of at most RW is hit', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 21.2] }, gavin: { at: [2.6, 6.7] } },
  });
  assert.deepEqual(named1(m, hero(m, 'alice'), 'Q'), ['elmar']);
});
rule('EX-LINE-02', 'whoever is completely behind a nearer target cannot be hit', () => {
  const m = play({
    blue: { alice: { at: from(0, 0) } },
    red: { elmar: { at: from(0, -3) }, gavin: { at: from(0, -5) }, jasper: { at: from(2.5, 2.5) } },
  });
  assert.deepEqual(named1(m, hero(m, 'alice'), 'Q'), ['elmar', 'jasper']);
});
rule('EX-LINE-03', 'all targets whose base a line touches are hit', () => {
  const m = play({
    blue: { djamila: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17] }, gavin: { at: [3.1, 19] }, jasper: { at: [4.4, 14] } },
  });
  assert.deepEqual(touched(m, hero(m, 'djamila'), 'Q', 2.9, 20), ['elmar', 'gavin']);
});
rule('EX-LINE-04', 'the direction is free, and decides who is hit', () => {
  const m = play({
    blue: { djamila: { at: from(0, 0) } },
    red: { elmar: { at: from(3, 0) }, jasper: { at: from(0, 3) } },
  });
  assert.deepEqual(touched(m, hero(m, 'djamila'), 'Q', ...from(0, 5)), ['jasper']);
  const spec = {
    kind: 'line',
    from: { ...at(...O), r: 600 },
    range: inches(5),
    lines: 1,
    targets: [],
    barriers: [],
  } as const;
  assert.equal(faultOf(spec, [at(...O)]), 'EX-LINE-04');
});
rule('EX-LINE-05', 'friends and buildings neither are targets nor stop a line', () => {
  const m = play({
    blue: { alice: { at: [2.6, 19.5] }, gavin: { at: [2.6, 21] } },
    red: { elmar: { at: [2.6, 24.5] } },
    towers: true,
  });
  assert.deepEqual(named1(m, hero(m, 'alice'), 'Q'), ['elmar']);
});
rule('EX-TMPL-01', 'T1 is a cone of 4 inches, T2 a beam of 6', () => {
  const m = play({
    blue: { linnea: { at: from(0, 0), xp: 2 }, zahit: { at: [2.6, 14] } },
    red: { elmar: { at: from(3.6, -1.8) }, gavin: { at: [2.6, 20.9] } },
  });
  assert.deepEqual(touched(m, hero(m, 'linnea'), 'W', ...from(5, 0)), ['elmar']);
  assert.deepEqual(touched(m, hero(m, 'zahit'), 'Q', 2.6, 20), ['gavin']);
});
rule('EX-TMPL-02', 'templates lie against the base, in any direction', () => {
  const m = play({ blue: { linnea: { at: from(0, 0), xp: 2 } }, red: { elmar: { at: from(-3, 0) } } });
  assert.deepEqual(touched(m, hero(m, 'linnea'), 'W', ...from(5, 0)), []);
  assert.deepEqual(touched(m, hero(m, 'linnea'), 'W', ...from(-5, 0)), ['elmar']);
});
const ring = (x: number) =>
  ({
    kind: 'circle',
    from: { ...at(...O), r: 600 },
    range: inches(4),
    targets: [],
    path: [at(...from(x, 0))],
  }) as const;
rule('EX-TMPL-03', 'the near edge of the circle lies at most RW away', () => {
  assert.equal(faultOf(ring(6.1), ring(6.1).path), null);
  assert.equal(faultOf(ring(6.12), ring(6.12).path), 'EX-TMPL-03');
});
rule('EX-TMPL-04', 'and may lie nearer', () => {
  assert.equal(faultOf(ring(1), ring(1).path), null);
});
rule('EX-TMPL-05', 'every target touched by the template is affected', () => {
  const m = play({
    blue: { nianMingli: { at: from(0, 0) } },
    red: { elmar: { at: from(3, 1.5) }, gavin: { at: from(3, -1.5) } },
  });
  assert.deepEqual(touched(m, hero(m, 'nianMingli'), 'Q', ...from(3, 0)), ['elmar', 'gavin']);
});
rule('EX-MEAS-06', 'touching the base is enough', () => {
  const m = play({
    blue: { nianMingli: { at: from(0, 0) } },
    red: { elmar: { at: from(3, 2.1) }, gavin: { at: from(3, -2.12) } },
  });
  assert.deepEqual(touched(m, hero(m, 'nianMingli'), 'Q', ...from(3, 0)), ['elmar']);
});
rule('EX-TMPL-06', 'a template may lie over a mountain, but only those in sight are affected', () => {
  const m = play({ blue: { nianMingli: { at: [4.4, 12.5] } }, red: { elmar: { at: [8.6, 11.5] } } });
  assert.deepEqual(touched(m, hero(m, 'nianMingli'), 'Q', 8, 12), []);
});
rule('EX-LOS-05', 'without sight there is no ranged attack and no ability', () => {
  const m = play({ blue: { alice: { at: [4.4, 12.5] } }, red: { elmar: { at: [8.6, 11] } } });
  assert.deepEqual([attackTargets(m.t, hero(m, 'alice')), named1(m, hero(m, 'alice'), 'Q')], [[], []]);
});
rule('EX-RANGE-03', 'the range of an ability is its own', () => {
  const m = play({ blue: { leyla: { at: [2.6, 14], xp: 2 } }, red: { elmar: { at: [2.6, 18] } } });
  assert.deepEqual([named1(m, hero(m, 'leyla'), 'Q'), named1(m, hero(m, 'leyla'), 'W')], [['elmar'], []]);
});
rule('EX-ABIL-12', 'an ability that hits several makes one roll for each', () => {
  const m = play({
    blue: { djamila: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [2.6, 18.6], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'djamila'), 'Q', [at(2.6, 19)], 'stay').asks(0, 'act');
  assert.equal(m.log().filter((line) => line.includes('Djamila (blue) against')).length, 2);
});
rule('EX-ABIL-13', 'harmful abilities spare the own side, helpful ones help it', () => {
  const m = play({
    blue: { elmar: { at: from(0, 0), xp: 2 }, alice: { at: from(2, 0) } },
    red: { gavin: { at: from(2, 1.5) } },
  });
  assert.deepEqual(touched(m, hero(m, 'elmar'), 'Q', ...from(2, 0.7)), ['gavin']);
  assert.deepEqual(named1(m, hero(m, 'elmar'), 'W'), ['alice', 'elmar']);
});
rule('EX-DEF-10', 'friendly heroes include the hero itself', () => {
  const m = play({ blue: { ylvie: { at: from(0, 0) }, alice: { at: from(2, 0) } } });
  assert.deepEqual(named1(m, hero(m, 'ylvie'), 'Q'), ['alice', 'ylvie']);
});
rule('EX-TOWER-11', 'abilities never damage towers', () => {
  const m = play({ blue: { jasper: { at: [22.83, 20.8], xp: 2 } }, towers: true });
  assert.deepEqual(attackTargets(m.t, hero(m, 'jasper')), [towerIn(m, 'red', 'middle', 'outer')]);
  assert.deepEqual(named1(m, hero(m, 'jasper'), 'Q'), []);
});
rule('EX-ART-03', 'abilities never damage the artefact', () => {
  const m = play({ blue: { jasper: { at: [31.5, 33.8] } }, towers: true });
  for (const rank of ['inner', 'outer'] as const) towerIn(m, 'red', 'middle', rank).present = false;
  assert.deepEqual(attackTargets(m.t, hero(m, 'jasper')), [artefactIn(m, 'red')]);
  assert.deepEqual(named1(m, hero(m, 'jasper'), 'Q'), []);
});
rule('EX-PUSH-01', 'a push needs at least 1 damage', () => {
  const shove = (dice: number[]) => {
    const m = play({
      blue: { jasper: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 15.5], status: ['stun'] } },
      dice,
    });
    act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(0, 'act');
    return hero(m, 'elmar').y;
  };
  assert.deepEqual([shove([1, 1, 1, 1, 1, 1]), shove([6, 6, 6, 1, 1, 1])], [15_500, 17_500]);
});
rule('EX-CHARM-01', 'so does a charm', () => {
  const lure = (dice: number[]) => {
    const m = play({
      blue: { chenLu: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 19], status: ['stun'] } },
      dice,
    });
    act(m, 0, hero(m, 'chenLu'), 'Q', 'stay').asks(0, 'act');
    return hero(m, 'elmar').y;
  };
  assert.deepEqual([lure([1, 1, 1, 1, 1]), lure([6, 6, 6, 1, 1])], [19_000, 16_000]);
});
rule('EX-DEF-01', 'a model is wounded below its maximum', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } } });
  assert.equal(isWounded(m.t, hero(m, 'alice')), false);
  hero(m, 'alice').life--;
  assert.equal(isWounded(m.t, hero(m, 'alice')), true);
});
const mended = (life: number): number => {
  const m = play({ blue: { ylvie: { at: [2.6, 14] }, alice: { at: [2.6, 16], life } } });
  act(m, 0, hero(m, 'ylvie'), 'Q', named(hero(m, 'alice')), 'stay').asks(0, 'act');
  return hero(m, 'alice').life;
};
rule('EX-DEF-02', 'who is not wounded cannot be healed', () => {
  assert.equal(mended(6), 6);
});
rule('EX-DEF-03', 'healing never goes above the maximum', () => {
  assert.deepEqual([mended(5), mended(2)], [6, 4]);
});
rule('EX-ABIL-11', 'Schlingpfeil names nobody: later basic attacks have one die more and hold', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 14], xp: 2 } },
    red: { elmar: { at: [2.6, 18], status: ['stun'] } },
    dice: [3, 3, 3, 3, 3, 3],
  });
  act(m, 0, hero(m, 'majvi'), 'W', 'stay');
  act(m, 0, hero(m, 'majvi'), 'attack', 'stay').asks(1, 'act');
  assert.equal(hero(m, 'elmar').life, 9 - 4);
  assert.deepEqual(statusOf(hero(m, 'elmar')), ['stun', 'hold']);
});
rule('EX-GREACT-05', 'golems respond to abilities as well, even if no damage was dealt', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 18] }],
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([golemsOf(m, 'red')[0].life, hero(m, 'alice').life], [2, 5]);
});
rule('EX-MREACT-06', 'movement by abilities allows no reaction to leaving a range', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14], xp: 9 }, alice: { at: [2.6, 17.2] } },
    red: { jasper: { at: [2.6, 15.7] } },
  });
  act(m, 0, hero(m, 'leandros'), 'R', [at(2.6, 9)]);
  // Alice is still in reach of Jasper; Leandros will not be.
  assert.deepEqual(m.options(1), ['Jasper: basic attack', 'Jasper: Home Run', 'Do not react']);
});
rule('EX-FLY-01', 'Drako flies over everything but does not end on it', () => {
  const m = play({
    blue: { alice: { at: [4.2, 17.2] } },
    wilds: true,
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  const [alice, drako] = [hero(m, 'alice'), wildIn(m, 'drako', 'blue')];
  // A mountain lies between them: on foot the way around it is longer than 4 inches.
  Object.assign(drako, { x: 7000, y: 25_300 });
  run(respond(m.t, drako, alice, 0));
  assert.deepEqual(rolls(m), ['drako>alice 7d−0=1']);
  assert.ok(canStand(drako, crowd(m.t, drako)));
});
rule.also('EX-LINE-05', 'whoever is veiled cannot be hit, and so stops no line', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 14] } },
    red: { halef: { at: [2.6, 18.7] }, elmar: { at: [2.6, 20] } },
  });
  assert.deepEqual(named1(m, hero(m, 'majvi'), 'Q'), ['halef']);
  const halef = hero(m, 'halef');
  addLasting(m.t, halef, halef, 'mirage', 1, { do: 'veil', within: 2, until: 'ownNextActivation' });
  assert.deepEqual(named1(m, hero(m, 'majvi'), 'Q'), ['elmar']);
  assert.ok(canName(m.t, hero(m, 'majvi'), abilityOf(m.t, hero(m, 'majvi'), 'Q'), hero(m, 'majvi')));
  // Once nobody else is on the line there is nobody to name.
  hero(m, 'elmar').present = false;
  assert.ok(!canName(m.t, hero(m, 'majvi'), abilityOf(m.t, hero(m, 'majvi'), 'Q'), hero(m, 'majvi')));
});
rule.also(
  'EX-RANGE-02',
  'what whole units are off by counts in favour of who attacks or names a target',
  () => {
    const m = play({ blue: { majvi: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 19.2] } } });
    const [majvi, elmar] = [hero(m, 'majvi'), hero(m, 'elmar')];
    for (const [y, can] of [
      [19_205, 1],
      [19_206, 0],
    ] as const) {
      elmar.y = y;
      assert.equal(attackTargets(m.t, majvi).length, can);
    }
    for (const [y, can] of [
      [21_205, 1],
      [21_206, 0],
    ] as const) {
      elmar.y = y;
      assert.equal(named1(m, majvi, 'R').length, can);
    }
  },
);
situation('all of a way is as good as a standard move unless it is said from where on it is a run', () => {
  const m = play({ blue: { majvi: { at: [2.6, 14] } } });
  assert.equal(walkSpec(m.t, hero(m, 'majvi'), 3000).short, 3000);
  assert.equal(walkSpec(m.t, hero(m, 'majvi'), 9000, { short: 5000 }).short, 5000);
});
situation('the circle of the worked example: near edge at 6.0, three separate targets', () => {
  const spec = {
    kind: 'circle',
    from: { x: 10_000, y: 10_000, r: 600 },
    range: inches(6),
    targets: [],
  } as const;
  assert.equal(faultOf(spec, [{ x: 18_100, y: 10_000 }]), null);
  assert.equal(faultOf(spec, [{ x: 18_120, y: 10_000 }]), 'EX-TMPL-03');
});
