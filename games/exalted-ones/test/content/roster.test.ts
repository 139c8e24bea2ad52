import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { content, heroes } from '../../content/index.ts';
import { equipment } from '../../content/equipment.ts';
import { RADIUS } from '../../geometry/arena.ts';
import type { HeroClass, HeroDef, Step } from '../../shape.ts';
import { card, game, hero, play, rule } from '../kit.ts';

const roster = (faction: string): string[] =>
  heroes.filter((one) => one.faction === faction).map((one) => `${one.kind} ${one.class}`);

rule('EX-ROSTER-01', 'Alisanen', () => {
  assert.deepEqual(roster('alisanen'), [
    'leandros fighter',
    'linnea mage',
    'ylvie supporter',
    'majvi marksman',
    'elmar guardian',
  ]);
});
rule('EX-ROSTER-02', 'Alsahraa', () => {
  assert.deepEqual(roster('alsahraa'), [
    'leyla fighter',
    'djamila mage',
    'halef supporter',
    'yassir marksman',
    'zahit guardian',
  ]);
});
rule('EX-ROSTER-03', 'Eridani', () => {
  assert.deepEqual(roster('eridani'), [
    'jasper fighter',
    'lucina mage',
    'markovic supporter',
    'alice marksman',
    'gavin guardian',
  ]);
});
rule('EX-ROSTER-04', 'Wuwei', () => {
  assert.deepEqual(roster('wuwei'), [
    'shiWeng fighter',
    'ayumi assassin',
    'nianMingli supporter',
    'tianFeng marksman',
    'chenLu guardian',
  ]);
});
rule('EX-ROSTER-05', 'Moura is the 21st hero, an assassin without a faction', () => {
  assert.deepEqual([roster('none'), heroes.length], [['moura assassin'], 21]);
});
rule('EX-PROF-18', 'Elmar is a guardian with AGIL 3 and RST 2', () => {
  const { elmar } = content;
  assert.ok(elmar.sort === 'hero');
  assert.deepEqual([elmar.class, elmar.profile.agility, elmar.profile.armour], ['guardian', 3, 2]);
});
rule('EX-PROF-01', 'every hero has a complete profile', () => {
  for (const { profile } of heroes) {
    assert.ok(['melee', 'ranged'].includes(profile.reach));
    for (const row of [profile.maxLife, profile.maxMana, profile.manaRegen, profile.combat])
      assert.equal(row.length, 3);
    assert.ok(profile.run > profile.move && profile.agility >= 2 && profile.agility <= 6);
  }
});
rule(
  'EX-PROF-08',
  'WK is the number of dice of abilities that use it; only heroes with magic have it',
  () => {
    const magic = new Set(heroes.filter(({ profile }) => profile.willpower !== null).map((one) => one.kind));
    for (const one of heroes) {
      const uses = Object.values(one.abilities).some(({ does }) =>
        JSON.stringify(does).includes('willpower'),
      );
      if (uses) assert.ok(magic.has(one.kind), one.kind);
    }
  },
);
rule('EX-ABIL-01', 'every hero has Q, W, R and a passive', () => {
  for (const { abilities, passive } of heroes) {
    assert.deepEqual(
      Object.values(abilities).map(({ slot }) => slot),
      ['Q', 'W', 'R'],
    );
    assert.ok(passive.statics.length + passive.on.length > 0);
  }
});
rule('EX-ABIL-04', 'an active ability has a cost, a target and steps', () => {
  for (const { abilities } of heroes)
    for (const one of Object.values(abilities))
      assert.ok(one.mana > 0 && one.does.length > 0 && one.target.length > 0);
});
rule('EX-CLASS-01', 'there are six classes', () => {
  assert.equal(new Set(heroes.map((one) => one.class)).size, 6);
});
rule('EX-CLASS-02', 'fighters fight in melee and are quick', () => {
  for (const { class: is, profile } of heroes)
    if (is === 'fighter') assert.ok(profile.reach === 'melee' && profile.move >= 5);
});
rule('EX-CLASS-03', 'marksmen shoot and have little life', () => {
  for (const { class: is, profile } of heroes)
    if (is === 'marksman') assert.ok(profile.reach === 'ranged' && profile.maxLife[0] <= 6);
});
rule('EX-CLASS-04', 'guardians have the best armour', () => {
  const best = Math.max(...heroes.map(({ profile }) => profile.armour));
  for (const { class: is, profile } of heroes) if (is === 'guardian') assert.equal(profile.armour, best);
});
const rollsDice = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.do === 'attack' || (step.do === 'leave' && rollsDice(step.marker.does)));
rule(
  'EX-CLASS-05',
  'every ability of mages and assassins deals damage; a team has only one of both classes',
  () => {
    const both = heroes.filter((one) => one.class === 'mage' || one.class === 'assassin');
    assert.deepEqual(
      both.map(({ kind }) => kind),
      ['linnea', 'djamila', 'lucina', 'ayumi', 'moura'],
    );
    for (const { kind, abilities } of both)
      for (const one of Object.values(abilities)) assert.ok(rollsDice(one.does), `${kind} ${one.kind}`);
    const m = table(game, { setup: 'asked', dice: [6, 1] })
      .answer(0, 'blue')
      .answer(0, 'lucina');
    m.answer(1, 'alice').answer(1, 'elmar').asks(0, 'draft');
    assert.ok(!m.options(0).includes('Ayumi') && !m.options(0).includes('Djamila'));
  },
);
rule(
  'EX-CLASS-06',
  'supporters help their team: at least two of their three abilities work on friends',
  () => {
    const helps = ({ target, does }: HeroDef['abilities']['Q']): boolean =>
      target === 'ally' || JSON.stringify(does).match(/"(?:friend|other)"/u) !== null;
    for (const { class: is, kind, abilities } of heroes)
      if (is === 'supporter') assert.ok(Object.values(abilities).filter(helps).length >= 2, kind);
  },
);

/**
 * The rows of the classes: life, MANA, MREG, WK, NK or FK, BEW (left, right), RST, MR, AGIL. Balance may take a hero away from
 * the row, but not out of the class: by two at most, in three values at most.
 */
const ROWS: Readonly<Record<HeroClass, readonly (readonly number[])[]>> = {
  fighter: [[8], [4], [1], [], [6], [9, 10], [5], [1], [0, 1], [4]],
  marksman: [[6], [4], [1], [], [6], [8], [4], [0], [0, 1], [4, 5]],
  guardian: [[9], [4], [1], [0, 5], [5], [7], [4], [2], [1, 2], [3]],
  mage: [[6], [6], [2], [6], [4], [8], [4], [0], [1, 2], [4]],
  assassin: [[6], [5], [2], [], [6], [9], [5], [0], [0, 1], [5]],
  supporter: [[7], [6], [2], [4], [4], [8], [4], [0, 1], [1], [4]],
};
const NAMES = [
  'life',
  'mana',
  'regeneration',
  'willpower',
  'dice',
  'run',
  'move',
  'armour',
  'resistance',
  'agility',
];
for (const { kind, class: is, profile } of heroes)
  card(kind, 'a profile that is near to the row of its class', () => {
    const { maxLife, maxMana, manaRegen, willpower, combat, run, move, armour, magicResist, agility } =
      profile;
    const values = [
      maxLife[0],
      maxMana[0],
      manaRegen[0],
      willpower === null ? 0 : willpower[0],
      combat[0],
      run,
      move,
      armour,
      magicResist,
      agility,
    ];
    const off = values.flatMap((value, i) => {
      const row = ROWS[is][i];
      if (row.length === 0) return value === 0 ? [] : [{ name: NAMES[i], by: value }];
      const by = value - Math.min(Math.max(value, Math.min(...row)), Math.max(...row));
      return by === 0 ? [] : [{ name: NAMES[i], by }];
    });
    // Run and move go together.
    const steps = off.filter(({ name }) => name !== 'move' || !off.some((one) => one.name === 'run'));
    assert.ok(steps.length <= 3, JSON.stringify(steps));
    for (const { by } of steps) assert.ok(Math.abs(by) <= 2, JSON.stringify(steps));
    // EX-PROF-03: what grows with the level never falls.
    for (const row of [maxLife, maxMana, manaRegen, combat, willpower ?? [0, 0, 0]])
      assert.ok(row[0] <= row[1] && row[1] <= row[2]);
  });
rule(
  'EX-GAME-05',
  'bases: heroes 0.6, Leandros and Halef 0.8, golems 0.5, towers 0.8, artefacts 1.2, creatures 0.8, monsters 1.2',
  () => {
    assert.deepEqual(
      heroes.filter(({ large }) => large).map(({ kind }) => kind),
      ['leandros', 'halef'],
    );
    const m = play({ blue: { leandros: { at: [2.6, 14] }, alice: { at: [2.6, 17] } } });
    assert.deepEqual([hero(m, 'leandros').r, hero(m, 'alice').r], [800, 600]);
    const { golem, tower, artefact, creature, monster } = RADIUS;
    assert.deepEqual([golem, tower, artefact, creature, monster], [500, 800, 1200, 800, 1200]);
  },
);
rule('EX-GAME-06', 'twelve golems, six towers and an artefact for each colour, six neutrals', () => {
  const { models } = play({ wilds: true, towers: true }).state;
  const count = (sort: string) => models.filter((model) => model.sort === sort).length;
  assert.deepEqual([count('golem'), count('tower'), count('artefact'), count('wild')], [24, 12, 2, 6]);
});
rule('EX-GAME-09', 'at least ten heroes are offered', () => {
  const m = play();
  assert.ok(new Set(m.kinds('pool')).size >= 10);
});
rule('EX-EQUIP-04', 'one shared market with one copy of each card', () => {
  const m = play();
  assert.deepEqual(m.kinds('market').toSorted(), equipment.map(({ kind }) => kind).toSorted());
});
rule('EX-MODE-01', 'four modes, and the short duel of the house', () => {
  const m = play();
  assert.deepEqual(m.match.game.options.mode.choices, [
    'standard',
    'toTheEnd',
    'trophyHunters',
    'poachers',
    'shortDuel',
  ]);
});
rule('EX-EQUIP-14', 'equipment, gold and experience stay with a hero who returns', () => {
  const m = play({
    blue: { alice: { at: null, gold: 2, xp: 5, kit: ['moonCrystal'] } },
    stage: 'start',
    dice: [5, 2],
  });
  m.answer(0, 'begin')
    .answer(0, [{ x: 4000, y: 4000 }])
    .asks(0, 'buy');
  const alice = hero(m, 'alice');
  assert.deepEqual([alice.level, alice.gold, alice.mana, m.kinds('kit.0')], [3, 3, 6, ['moonCrystal']]);
});
