import assert from 'node:assert/strict';
import { hurt, byHero } from '../../rules/attacks.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { gainXp, removeFallen } from '../../rules/knockouts.ts';
import { afflict } from '../../rules/status.ts';
import { combatDice, maxLife, maxMana, armour, magicResist } from '../../rules/values.ts';
import type { Hero, Model } from '../../shape.ts';
import { finish, type Arena, artefactIn, golemsOf, hero, play, rule, run, towerIn, wildIn } from '../kit.ts';

const kill = (
  m: Arena,
  model: Model,
  by: Hero | null,
  cause: 'hero' | 'golem' | 'wild' | 'building' = by === null ? 'golem' : 'hero',
): void => {
  run(hurt(m.t, model, 99, by === null ? { cause, hero: null } : byHero(by)));
  removeFallen(m.t);
};
const purse = ({ xp, gold }: Hero): [number, number] => [xp, gold];

rule('EX-XP-01', 'a golem gives its killer 1 XP', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [2.6, 15.5] } },
    golems: [{ team: 'red', at: [2.6, 17] }],
  });
  kill(m, golemsOf(m, 'red')[0], hero(m, 'alice'));
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'elmar').xp], [1, 0]);
});
rule('EX-GOLD-02', 'a golem gives its killer 1 gold', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, golems: [{ team: 'red', at: [2.6, 17] }] });
  kill(m, golemsOf(m, 'red')[0], hero(m, 'alice'));
  assert.equal(hero(m, 'alice').gold, 1);
});
const hunt = () =>
  play({
    blue: { alice: { at: [8.4, 14.9] }, elmar: { at: [9.9, 15.3] }, jasper: { at: [2.6, 8] } },
    wilds: true,
  });
rule(
  'EX-XP-02',
  'a creature gives 1 XP to the killer and to every other hero of the team within 2 inches',
  () => {
    const m = hunt();
    kill(m, wildIn(m, 'pantha', 'blue'), hero(m, 'alice'));
    assert.deepEqual(
      ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).xp),
      [1, 1, 0],
    );
  },
);
rule('EX-GOLD-04', 'a creature gives its killer 2 gold and nobody else any', () => {
  const m = hunt();
  kill(m, wildIn(m, 'pantha', 'blue'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar'].map((kind) => hero(m, kind).gold),
    [2, 0],
  );
});
rule('EX-XP-03', 'a monster gives the killer 3 XP, the rest of the team 1', () => {
  const m = hunt();
  kill(m, wildIn(m, 'drako', 'blue'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).xp),
    [3, 1, 1],
  );
});
rule('EX-GOLD-05', 'a monster gives the killer 3 gold, the rest of the team 2', () => {
  const m = hunt();
  kill(m, wildIn(m, 'drako', 'blue'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).gold),
    [3, 2, 2],
  );
});
const brawl = () =>
  play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [2.6, 18] }, jasper: { at: [2.6, 6] } },
    red: { leyla: { at: [2.6, 15.5] } },
    towers: true,
  });
rule('EX-XP-05', 'a hero gives the killer 3 XP and every other hero within 4 inches 1', () => {
  const m = brawl();
  kill(m, hero(m, 'leyla'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).xp),
    [3, 1, 0],
  );
});
rule('EX-GOLD-03', 'a hero gives the killer 3 gold and every other hero within 4 inches 1', () => {
  const m = brawl();
  kill(m, hero(m, 'leyla'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).gold),
    [3, 1, 0],
  );
});
rule('EX-XP-04', 'a tower gives every hero of the other team 2 XP, even if golems destroyed it', () => {
  const m = brawl();
  kill(m, towerIn(m, 'red', 'middle', 'outer'), null);
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).xp),
    [2, 2, 2],
  );
  assert.equal(hero(m, 'leyla').xp, 0);
});
rule('EX-GOLD-06', 'a tower gives every hero of the other team 2 gold', () => {
  const m = brawl();
  kill(m, towerIn(m, 'red', 'middle', 'outer'), hero(m, 'alice'));
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => hero(m, kind).gold),
    [2, 2, 2],
  );
});
rule('EX-XP-07', 'golems, towers and neutrals earn nothing for anybody', () => {
  const m = brawl();
  kill(m, hero(m, 'leyla'), null);
  assert.deepEqual(
    ['alice', 'elmar', 'jasper'].map((kind) => purse(hero(m, kind))),
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  );
});
rule('EX-XP-06', 'a status effect that knocks out in the end phase pays its hero, and nobody assists', () => {
  const m = brawl();
  hero(m, 'leyla').life = 1;
  afflict(m.t, hero(m, 'leyla'), 'bleed', hero(m, 'alice'));
  finish(endPhase(m.t));
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'elmar').xp], [3, 0]);
});
rule('EX-GOLD-07', 'the gold for it goes to that hero alone', () => {
  const m = brawl();
  hero(m, 'leyla').life = 1;
  afflict(m.t, hero(m, 'leyla'), 'bleed', hero(m, 'alice'));
  finish(endPhase(m.t));
  assert.deepEqual([hero(m, 'alice').gold, hero(m, 'elmar').gold], [3, 0]);
});
rule('EX-SEQ-17', 'a hero who falls in the same step is paid', () => {
  const m = brawl();
  run(hurt(m.t, hero(m, 'alice'), 99, byHero(hero(m, 'leyla'))));
  kill(m, hero(m, 'leyla'), hero(m, 'alice'));
  assert.deepEqual(purse(hero(m, 'alice')), [3, 3]);
});
rule('EX-XP-08', 'several levels at once are possible', () => {
  const m = brawl();
  gainXp(m.t, hero(m, 'alice'), 9);
  assert.equal(hero(m, 'alice').level, 4);
});
rule('EX-PROF-16', 'levels 2 to 5 are reached with 2, 5, 9 and 14 XP; what is beyond is lost', () => {
  const m = brawl();
  const alice = hero(m, 'alice');
  const levels = [1, 1, 3, 4, 6].map((xp) => {
    gainXp(m.t, alice, xp);
    return alice.level;
  });
  assert.deepEqual(levels, [1, 2, 3, 4, 5]);
  assert.equal(alice.xp, 14);
});
rule('EX-PROF-15', 'new life points arrive undamaged at level 3 and 5: Alice +2 each', () => {
  const m = brawl();
  const alice = hero(m, 'alice');
  alice.life = 3;
  gainXp(m.t, alice, 2);
  assert.equal(alice.life, 3);
  gainXp(m.t, alice, 3);
  assert.deepEqual([alice.life, maxLife(m.t, alice)], [5, 8]);
  gainXp(m.t, alice, 9);
  assert.deepEqual([alice.life, maxLife(m.t, alice)], [7, 10]);
});
rule('EX-PROF-03', 'levels 1 and 2 use the first column, 3 and 4 the second, 5 the third', () => {
  const m = brawl();
  const jasper = hero(m, 'jasper');
  const dice = [0, 2, 3, 4, 5].map((xp) => {
    gainXp(m.t, jasper, xp);
    return combatDice(m.t, jasper);
  });
  assert.deepEqual(dice, [6, 6, 7, 7, 8]);
});
rule('EX-PROF-04', 'the new column replaces the old one at once', () => {
  const m = brawl();
  const elmar = hero(m, 'elmar');
  const before = maxMana(m.t, elmar);
  gainXp(m.t, elmar, 5);
  assert.equal(maxMana(m.t, elmar), before + 1);
});
rule('EX-PROF-05', 'a higher maximum brings no mana', () => {
  const m = brawl();
  const elmar = hero(m, 'elmar');
  const { mana } = elmar;
  gainXp(m.t, elmar, 5);
  assert.equal(elmar.mana, mana);
});
rule('EX-DEF-04', 'a model at 0 life points leaves in the next removal', () => {
  const m = brawl();
  const leyla = hero(m, 'leyla');
  run(hurt(m.t, leyla, 99, byHero(hero(m, 'alice'))));
  assert.deepEqual([leyla.life, leyla.present], [0, true]);
  removeFallen(m.t);
  assert.equal(leyla.present, false);
});
rule('EX-PROF-14', 'damage takes life points; at 0 the hero leaves the arena', () => {
  const m = brawl();
  const leyla = hero(m, 'leyla');
  run(hurt(m.t, leyla, 3, byHero(hero(m, 'alice'))));
  assert.equal(leyla.life, 5);
  kill(m, leyla, hero(m, 'alice'));
  assert.equal(leyla.present, false);
});
rule('EX-NEUT-07', 'whoever kills Drako has +1 NK/FK until the end of the round', () => {
  const m = hunt();
  kill(m, wildIn(m, 'drako', 'blue'), hero(m, 'alice'));
  assert.deepEqual([combatDice(m.t, hero(m, 'alice')), combatDice(m.t, hero(m, 'jasper'))], [7, 7]);
});
rule('EX-NEUT-08', 'whoever kills Cydra has +1 RST and +1 MR until the end of the round', () => {
  const m = hunt();
  kill(m, wildIn(m, 'cydra', 'red'), hero(m, 'alice'));
  const alice = hero(m, 'alice');
  assert.deepEqual([armour(m.t, alice), magicResist(m.t, alice)], [1, 2]);
});
rule('EX-NEUT-09', 'a captured monster returns at the end of the round, and its bonus ends', () => {
  const m = hunt();
  const drako = wildIn(m, 'drako', 'blue');
  kill(m, drako, hero(m, 'alice'));
  assert.equal(drako.trophyOf, 'blue');
  m.state.stage = 'end';
  finish(endPhase(m.t));
  assert.deepEqual([drako.present, drako.trophyOf, combatDice(m.t, hero(m, 'alice'))], [true, null, 6]);
});
rule('EX-VP-01', 'a hero scores 1 for the other team, unless creatures or monsters did it', () => {
  const m = brawl();
  kill(m, hero(m, 'leyla'), null, 'building');
  assert.deepEqual(m.state.points, [1, 0]);
  kill(m, hero(m, 'jasper'), null, 'wild');
  assert.deepEqual(m.state.points, [1, 0]);
});
rule('EX-VP-02', 'a tower scores 2', () => {
  const m = brawl();
  kill(m, towerIn(m, 'red', 'middle', 'outer'), null);
  assert.deepEqual(m.state.points, [2, 0]);
});
rule('EX-VP-03', 'Cydra scores 2, Drako 3', () => {
  const m = hunt();
  kill(m, wildIn(m, 'cydra', 'red'), hero(m, 'alice'));
  assert.deepEqual(m.state.points, [2, 0]);
  kill(m, wildIn(m, 'drako', 'blue'), hero(m, 'alice'));
  assert.deepEqual(m.state.points, [5, 0]);
});
/** What ends a match is thrown; the result stands at the table. */
const ending = (m: Arena, deed: () => void): { how: string; winners: readonly number[] } => {
  assert.throws(deed);
  return m.t.whole.result!;
};
rule('EX-VP-04', 'the artefact scores 6', () => {
  const m = brawl();
  ending(m, () => kill(m, artefactIn(m, 'red'), hero(m, 'alice')));
  assert.deepEqual(m.state.points, [6, 0]);
});
rule('EX-GAME-03', 'whoever destroys the artefact wins at once; if both fall, it is a draw', () => {
  const m = brawl();
  assert.deepEqual(ending(m, () => kill(m, artefactIn(m, 'red'), hero(m, 'alice'))).winners, [0]);
  const both = brawl();
  run(hurt(both.t, artefactIn(both, 'blue'), 99, { cause: 'golem', hero: null }));
  const { how } = ending(both, () => kill(both, artefactIn(both, 'red'), null));
  assert.equal(how, 'draw');
});
rule(
  'EX-MODE-02',
  'the first with 12 points wins; both in one step: the higher total, otherwise a draw',
  () => {
    for (const [points, how, winners] of [
      [[11, 11], 'points', [0]],
      [[11, 12], 'draw', []],
      [[11, 13], 'points', [1]],
    ] as const) {
      const m = brawl();
      m.state.points[0] = points[0];
      m.state.points[1] = points[1];
      const result = ending(m, () => kill(m, hero(m, 'leyla'), hero(m, 'alice')));
      assert.deepEqual([result.how, result.winners], [how, winners]);
    }
  },
);
rule('EX-MODE-03', 'to the end: points are not counted, only the artefact wins', () => {
  const m = play({
    options: { mode: 'toTheEnd' },
    blue: { alice: { at: [2.6, 14] } },
    red: { leyla: { at: [2.6, 15.5] } },
  });
  kill(m, hero(m, 'leyla'), hero(m, 'alice'));
  assert.deepEqual(m.state.points, [0, 0]);
  assert.equal(ending(m, () => kill(m, artefactIn(m, 'red'), hero(m, 'alice'))).how, 'artefact');
});
rule('EX-MODE-04', 'trophy hunters: three monsters win, of either kind', () => {
  const m = play({ options: { mode: 'trophyHunters' }, blue: { alice: { at: [2.6, 14] } }, wilds: true });
  m.state.trophies[0] = 1;
  kill(m, wildIn(m, 'drako', 'blue'), hero(m, 'alice'));
  const result = ending(m, () => kill(m, wildIn(m, 'cydra', 'red'), hero(m, 'alice')));
  assert.deepEqual([result.how, result.winners], ['trophies', [0]]);
});
const poach = () =>
  play({
    options: { mode: 'poachers' },
    blue: { alice: { at: [2.6, 14] } },
    red: { leyla: { at: [2.6, 15.5] } },
    wilds: true,
    towers: true,
  });
rule(
  'EX-VP-05',
  'poachers: a creature of the own mountains scores 1, one of the enemy 2, wherever it stands',
  () => {
    const m = poach();
    const [own, other] = [wildIn(m, 'pantha', 'blue'), wildIn(m, 'pantha', 'red')];
    [own.x, own.y, other.x, other.y] = [other.x, other.y, own.x, own.y];
    kill(m, own, hero(m, 'alice'));
    assert.deepEqual(m.state.points, [1, 0]);
    kill(m, other, hero(m, 'alice'));
    assert.deepEqual(m.state.points, [3, 0]);
  },
);
rule('EX-VP-06', 'poachers: a monster scores 3, heroes and towers nothing', () => {
  const m = poach();
  kill(m, wildIn(m, 'cydra', 'red'), hero(m, 'alice'));
  kill(m, hero(m, 'leyla'), hero(m, 'alice'));
  kill(m, towerIn(m, 'red', 'middle', 'outer'), hero(m, 'alice'));
  assert.deepEqual(m.state.points, [3, 0]);
});
rule.also('EX-XP-02', 'a hero who is not in the arena any more helps nobody', () => {
  const m = hunt();
  hero(m, 'elmar').present = false;
  kill(m, wildIn(m, 'pantha', 'blue'), hero(m, 'alice'));
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'elmar').xp], [1, 0]);
});
rule.also('EX-XP-08', 'a level reached while knocked out brings no life points', () => {
  const m = brawl();
  const elmar = hero(m, 'elmar');
  Object.assign(elmar, { life: 0, present: false });
  gainXp(m.t, elmar, 5);
  assert.deepEqual([elmar.level, elmar.life], [3, 0]);
});
rule.also('EX-END-04', 'bleeding comes before burning: who made it bleed is paid', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [2.6, 10] } },
    golems: [{ team: 'red', at: [2.6, 17], life: 1, rank: 'inner' }],
  });
  const [golem] = golemsOf(m, 'red');
  afflict(m.t, golem, 'burn', hero(m, 'elmar'));
  afflict(m.t, golem, 'bleed', hero(m, 'alice'));
  finish(endPhase(m.t));
  assert.deepEqual(
    [purse(hero(m, 'alice')), purse(hero(m, 'elmar'))],
    [
      [1, 1],
      [0, 0],
    ],
  );
});
