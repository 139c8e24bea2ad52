import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { PRESETS, randomizersOf } from '../../rules/sets.ts';
import type { CardDef } from '../../shape/cards.ts';
import { play, rule, type Thunder } from '../kit.ts';

const wrath = (fits: (def: CardDef) => boolean): number => count((def) => def.box === 'wrath' && fits(def));

const count = (fits: (def: CardDef) => boolean): number =>
  cards.filter(fits).reduce((sum, def) => sum + def.copies, 0);

const cards = Object.values(game.content);

const isVillage = ({ sort, copies }: CardDef): boolean =>
  ['weapon', 'item', 'spell', 'villager'].includes(sort) && copies === 8;

rule('TH-COMP-01', 'what the expansion adds', () => {
  assert.equal(
    wrath((def) => def.sort === 'stone'),
    1,
  );
  assert.equal(
    wrath((def) => def.sort === 'trap'),
    12,
  );
  assert.equal(
    wrath((def) => def.sort === 'monster'),
    51,
  );
  assert.equal(
    wrath((def) => def.sort === 'hero'),
    84,
  );
  assert.equal(wrath(isVillage), 112);
});

rule('TH-COMP-04', 'fifty-one monsters of the expansion', () => {
  const of = (group: string): number => count((def) => def.group === group);
  assert.deepEqual(
    ['elementalNature', 'elementalPain', 'golem', 'horde', 'guardian'].map(of),
    [10, 10, 10, 20, 1],
  );
  const health = cards.filter((def) => def.horde && def.health > 0).map((def) => def.health);
  assert.deepEqual(health, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

rule('TH-COMP-05', 'six Dire traps and six Death traps', () => {
  const traps = (group: string): object =>
    Object.fromEntries(cards.filter((def) => def.group === group).map((def) => [def.kind, def.copies]));
  assert.deepEqual(traps('dire'), { theCage: 2, deliriumPoison: 2, poisonGasTrap: 2 });
  assert.deepEqual(traps('death'), { pitTrap: 3, rollingBoulder: 3 });
});

rule('TH-COMP-06', 'randomizers: seven heroes, fourteen village cards, four monsters', () => {
  const { heroes, village, monsters } = randomizersOf(game.content, { box: 'wrath', promo: false });
  assert.deepEqual([heroes.length, village.length, monsters.length], [7, 14, 4]);
});

const EXPANSION = {
  heroes: ['blind', 'diin', 'gangland', 'divine', 'gohlen', 'runespawn', 'toryn'],
  monsters: ['horde', 'elementalNature', 'elementalPain', 'golem'],
  village: [
    'ambrosia',
    'amuletOfPower',
    'claymore',
    'foresightElixir',
    'illusoryBlade',
    'tavernBrawl',
    'shortBow',
    'magicMissile',
    'creepingDeath',
    'blacksmith',
    'taxCollector',
    'cursedMace',
    'sage',
    'magiStaff',
  ],
};

rule('TH-COMP-08', 'the sets of the expansion by name', () => {
  const found = randomizersOf(game.content, { box: 'wrath', promo: false });
  for (const pile of ['heroes', 'monsters', 'village'] as const)
    assert.deepEqual(found[pile].toSorted(), EXPANSION[pile].toSorted());
});

rule('TH-COMP-10', 'every card of the expansion says that it is one', () => {
  for (const [pile, box] of [
    [EXPANSION, 'wrath'],
    [randomizersOf(game.content, { box: 'base', promo: false }), 'base'],
  ] as const) {
    const sets = new Set<string>([...pile.heroes, ...pile.monsters, ...pile.village]);
    for (const def of cards.filter(({ group }) => sets.has(group))) assert.equal(def.box, box, def.kind);
  }
});

const setUp = (options: object): Thunder => table(game, { seats: 2, options });

rule('TH-COMP-12', 'both boxes together, or either alone, always with the basic cards', () => {
  for (const box of ['base', 'wrath'] as const) {
    const t = setUp({ set: 'random', box });
    const { heroes, village, monsters } = t.state.sets;
    const named = new Set([...heroes, ...village, ...monsters]);
    for (const def of cards) if (named.has(def.group)) assert.equal(def.box, box, def.kind);
    // TH-STONE-04: drawn by lot, from what there is.
    const stones = t.kinds('dungeon').filter((kind) => t.t.content[kind].sort === 'stone');
    assert.deepEqual(stones, [box === 'base' ? 'stoneOfMystery' : 'stoneOfAgony']);
    assert.deepEqual(
      [0, 1, 2, 3].map((stack) => t.kinds(`stack.${stack}`)[0]),
      ['militia', 'torch', 'dagger', 'ironRations'],
    );
  }
  assert.deepEqual(game.options.box.choices, ['both', 'base', 'wrath']);
});

rule('TH-COMP-13', 'cards of the base game follow the same rules', () => {
  // A base hero, a base weapon and a base monster, fought as everything is.
  const t = play({
    hand: ['dwarfSentinel', 'shortSword', 'lantern'],
    hall: ['grudgebeast', 'griknackGoblin', 'bloodskullOrc'],
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Short Sword').answer(0, 'Attack Grudgebeast');
  assert.ok(t.kinds('discard.0').includes('grudgebeast'));
  assert.equal(t.state.players[0].experience, 1);
});

const sizeOfDungeon = (t: Thunder): number =>
  t.kinds('dungeon').length + [1, 2, 3].reduce((sum, rank) => sum + t.kinds(`rank.${rank}`).length, 0);

rule(
  'TH-SETUP-01',
  'without the expansion everything is laid out as ever, and the dungeon deck is plain',
  () => {
    const t = setUp({ set: 'random', box: 'base' });
    assert.deepEqual([t.state.sets.traps, t.state.sets.guardians], [[], []]);
    assert.equal(sizeOfDungeon(t), 30 + 1);
    assert.equal(t.kinds('hand.0').length + t.kinds('deck.0').length, 12);
  },
);

rule('TH-TRAP-02', 'Dire traps bring Diseases and losses, Death traps kill heroes', () => {
  const strong = ['torynGladiator', 'hatchet', 'lantern', 'torch'];
  const hall = ['kingdom', 'mythlurian', 'skaladak'];
  const dire = play({
    hand: strong,
    hall,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['militia'], 'discard.1': [], trash: [] },
  });
  dire.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom');
  assert.deepEqual(dire.kinds('discard.1'), ['disease']);
  assert.deepEqual(dire.kinds('trash'), ['poisonGasTrap']);
  const death = play({
    hand: ['magicMissile', 'steamTorment', 'torch'],
    hall,
    next: { dungeon: ['pitTrap', 'famine'] },
    cards: { 'hand.1': ['militia'], trash: [] },
  });
  death.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.deepEqual(death.kinds('trash').toSorted(), ['militia', 'pitTrap']);
});

/** The village of each suggested set as the rulebook names it. */
const NAMED = {
  highFantasy: [
    'magicMissile',
    'fireball',
    'lantern',
    'goodberries',
    'barkeep',
    'blacksmith',
    'shortSword',
    'polearm',
  ],
  holyWar: [
    'lightstoneGem',
    'ambrosia',
    'sage',
    'cursedMace',
    'amuletOfPower',
    'warhammer',
    'banish',
    'magiStaff',
  ],
  wrath: [
    'magicMissile',
    'fireball',
    'creepingDeath',
    'illusoryBlade',
    'feast',
    'spear',
    'hatchet',
    'amuletOfPower',
  ],
  armageddon: [
    'creepingDeath',
    'foresightElixir',
    'taxCollector',
    'tavernBrawl',
    'shortSword',
    'spear',
    'arcaneEnergies',
    'barkeep',
  ],
};

for (const [id, set, dungeon] of [
  ['TH-PRESET-03', 'highFantasy', 30 + 6 + 1],
  ['TH-PRESET-04', 'holyWar', 30 + 1 + 1],
  ['TH-PRESET-05', 'wrath', 30 + 6 + 1],
  ['TH-PRESET-06', 'armageddon', 30 + 12 + 1 + 1],
] as const) {
  rule(id, `the suggested set '${set}' can be played as it is named`, () => {
    const t = setUp({ set });
    assert.deepEqual({ ...t.state.sets, stones: [] }, { ...PRESETS[set], stones: [] });
    assert.equal(sizeOfDungeon(t), dungeon);
    assert.deepEqual(
      Array.from({ length: 8 }, (_, i) => t.kinds(`stack.${8 + i}`)[0]),
      NAMED[set],
    );
  });
}

/** Heroes, monsters, traps and guardians of each suggested set as the rulebook names them. */
const PARTIES = {
  first: ['chalice feayn diin toryn', 'horde elementalNature undeadDoom', 'dire', 'darkChampion'],
  highFantasy: ['divine dwarf elf lorigg', 'dragon horde undeadSpirit', 'death', ''],
  holyWar: ['divine chalice regian blind', 'doomknightHumanoid undeadSpirit undeadDoom', '', 'darkChampion'],
  wrath: ['outlands selurin toryn diin', 'elementalNature elementalPain golem', 'dire', ''],
  armageddon: [
    'lorigg redblade runespawn gangland',
    'elementalPain abyssal dragon',
    'dire death',
    'darkChampion',
  ],
} as const;

for (const [id, set] of [
  ['TH-PRESET-01', 'first'],
  ['TH-PRESET-03', 'highFantasy'],
  ['TH-PRESET-04', 'holyWar'],
  ['TH-PRESET-05', 'wrath'],
  ['TH-PRESET-06', 'armageddon'],
] as const)
  rule.also(id, `who meets whom in the suggested set '${set}'`, () => {
    const { heroes, monsters, traps, guardians } = setUp({ set }).state.sets;
    assert.deepEqual(
      [heroes, monsters, traps, guardians].map((names) => names.join(' ')),
      PARTIES[set],
    );
  });
