import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { content } from '../../content/index.ts';
import { allCards as german } from '../../locales/de/allCards.ts';
import { allCards as english } from '../../locales/en/allCards.ts';
import { type CardDef, ENCOUNTERS, type EuthiaShape, GEMS, HEROES, type Stack } from '../../shape.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const all: readonly EuthiaShape['card'][] = Object.values(content);
const count = (test: (def: CardDef) => boolean): number =>
  all.filter(test).reduce((sum, { copies }) => sum + copies, 0);
const inStack = (stack: Stack): number => count(({ tile }) => tile?.stack === stack);

rule('EU-COMP-01', '69 map tiles in five chapters', () => {
  const chapters = [1, 2, 3, 4, 5].map((chapter) => count(({ land }) => land?.chapter === chapter));
  assert.deepEqual(chapters, [16, 13, 14, 14, 12]);
});

rule('EU-COMP-02', 'six hero boards', () => {
  assert.equal(
    count(({ board }) => board !== null),
    6,
  );
});

rule('EU-COMP-03', '135 hero tiles', () => {
  const tiles = HEROES.map((hero) => count(({ tile }) => tile?.hero?.hero === hero));
  assert.deepEqual(tiles, [22, 22, 22, 21, 24, 24]);
});

rule('EU-COMP-05', 'wares, raw materials and treasures', () => {
  assert.deepEqual(
    (
      [
        'trader',
        'alchemist',
        'dragonslayer',
        'mountain',
        'lakebed',
        'cave',
        'treasure1',
        'treasure2',
        'treasure3',
      ] as const
    ).map(inStack),
    [73, 76, 70, 25, 25, 24, 20, 20, 20],
  );
});

rule('EU-COMP-06', '14, 14 and 12 monsters', () => {
  const monsters = [1, 2, 3].map((level) =>
    count(({ sort, enemy }) => sort === 'monster' && enemy?.level === level),
  );
  assert.deepEqual(monsters, [14, 14, 12]);
});

rule('EU-COMP-07', '24 silver cards of three types, 32 gold cards of which 8 are for one player', () => {
  const silver = all.filter(({ play }) => play?.metal === 'silver');
  assert.deepEqual(
    silver.map(({ copies }) => copies),
    [8, 8, 8],
  );
  const gold = all.filter(({ play }) => play?.metal === 'gold');
  assert.deepEqual(
    gold.map(({ copies }) => copies),
    [8, 8, 8, 8],
  );
  assert.deepEqual(
    gold.map(({ play }) => play?.players),
    ['all', 'all', 'competitive', 'soloCoop'],
  );
});

rule('EU-COMP-08', 'control cards, elite enemies and their bounties', () => {
  assert.equal(
    count(({ control }) => control !== null),
    12,
  );
  const elites = [1, 2, 3].map((level) =>
    count(({ sort, enemy }) => sort === 'elite' && enemy?.level === level && enemy.hideout === null),
  );
  const bounties = [1, 2, 3].map((level) => count(({ bounty }) => bounty?.level === level));
  assert.deepEqual(
    [elites, bounties],
    [
      [7, 7, 6],
      [7, 7, 6],
    ],
  );
  for (const { bounty } of all)
    if (bounty !== null) assert.equal(content[bounty.elite].enemy?.level, bounty.level);
});

rule(
  'EU-COMP-09',
  '14 kinds of encounters with seven cards, five more for the witch, and their rewards',
  () => {
    for (const kind of ENCOUNTERS)
      assert.equal(
        count(({ quest }) => quest?.of === kind && !quest.solo),
        7,
        kind,
      );
    const solo = all.filter(({ quest }) => quest?.solo === true);
    assert.deepEqual(
      solo.map(({ quest }) => quest?.of),
      ['witch', 'witch', 'witch', 'witch', 'witch'],
    );
    assert.deepEqual(
      (['hunterReward', 'weaponsmithReward', 'witchReward'] as const).map(inStack),
      [12, 12, 7],
    );
  },
);

rule('EU-COMP-10', '36 combat cards and four elemental cards', () => {
  const combat = all.flatMap(({ combat: face }) => (face === null ? [] : [face]));
  assert.equal(new Set(combat.map(({ left, right }) => `${left}${right}`)).size, 36);
  const tally = (key: 'gaar' | 'chaos'): number[] =>
    [0, 1, 2].map((n) => combat.filter((face) => face[key] === n).length);
  assert.deepEqual(
    [tally('gaar'), tally('chaos')],
    [
      [18, 12, 6],
      [12, 18, 6],
    ],
  );
  assert.equal(
    count(({ sort }) => sort === 'elemental'),
    4,
  );
});

rule('EU-COMP-11', 'the cards of scenarios', () => {
  const stages = (figure: string): number => count(({ enemy }) => enemy?.figure === figure);
  assert.deepEqual([stages('farruga'), stages('mirrezil')], [4, 4]);
  const sorts = (['character', 'attack', 'event', 'legend', 'faer', 'rage'] as const).map((sort) =>
    count((def) => def.sort === sort),
  );
  assert.deepEqual(sorts, [4, 4, 7, 6, 1, 10]);
  assert.deepEqual(
    all.flatMap(({ kind, enemy }) => (enemy?.hideout == null ? [] : [kind])),
    ['saboteurCard', 'accompliceCard'],
  );
});

rule('EU-COMP-12', 'eight kinds of gems, four of essences', () => {
  assert.deepEqual(
    GEMS.map((gem) => content[`gem.${gem}`].copies),
    [15, 15, 10, 15, 10, 15, 15, 15],
  );
  assert.equal(
    count(({ sort }) => sort === 'essence'),
    60,
  );
});

rule('EU-COMP-13', 'artefacts, supplies, teleport scrolls, badges', () => {
  assert.equal(
    count(({ kind }) => kind.startsWith('artefact')),
    6,
  );
  assert.equal(
    count(({ kind }) => kind.startsWith('supply')),
    6,
  );
  assert.equal(inStack('teleportScrolls'), 4);
  assert.equal(
    count(({ sort }) => sort === 'badge'),
    6,
  );
});

situation('everything has a name in both languages, and a text where it says something', () => {
  for (const { kind, sort, does, quest } of all) {
    for (const words of [german, english]) {
      assert.ok(words[kind]?.name, kind);
      if (does.length > 0 || quest !== null || sort === 'bounty') assert.ok(words[kind].text, kind);
    }
  }
  assert.deepEqual(Object.keys(german).toSorted(), Object.keys(content).toSorted());
  assert.deepEqual(Object.keys(english).toSorted(), Object.keys(content).toSorted());
});
