import assert from 'node:assert/strict';
import { heroes } from '../../../content/heroes/index.ts';
import { isLightItem } from '../../../rules/party.ts';
import { attack, HALL, play, rule, situation } from '../../kit.ts';

situation('every hero set has three levels, the last of which goes no further', () => {
  const groups = Map.groupBy(heroes, (hero) => hero.group);
  assert.equal(groups.size, 19);
  for (const [group, cards] of groups) {
    assert.deepEqual(
      cards.map(({ level, copies }) => [level, copies]),
      [
        [1, 6],
        [2, 4],
        [3, 2],
      ],
      group,
    );
    assert.deepEqual(
      cards.map(({ levelUp }) => levelUp),
      [2, 3, 0],
      group,
    );
    assert.equal(new Set(cards.map(({ box, classes }) => `${box} ${classes.join()}`)).size, 1, group);
    assert.ok(cards[0].price < cards[1].price && cards[1].price < cards[2].price, group);
    assert.ok(cards[0].points === 0 && cards[1].points === 0 && cards[2].points > 0, group);
  }
});

const strongerAtRanks = (kind: string): number[] => [0, 1, 2, 3].map((rank) => first([kind], rank)[0]);

// What heroes add to the attack without anybody deciding anything.

/** What the first card adds: attack and magic attack. */
const first = (kinds: readonly string[], rank = 1, monster = 'kingdom'): [number, number] => {
  const [row] = attack(kinds, monster, rank).rows;
  return [row.attack, row.magic];
};

rule.also('TH-GUARDIAN-15', 'Amazons shoot at rank 2 and 3, and reach rank 0 without their bonus', () => {
  assert.deepEqual(strongerAtRanks('amazonArcher'), [1, 1, 3, 3]);
  assert.deepEqual(strongerAtRanks('amazonHuntress'), [2, 2, 5, 5]);
  assert.deepEqual(strongerAtRanks('amazonQueen'), [2, 2, 6, 6]);
  assert.equal(attack(['amazonQueen'], 'darkChampion', 0).value, 2);
});

rule('TH-CARD-03', 'with a Grandmaster nothing is dark', () => {
  const dark = attack(['blindGrandmaster'], 'kingdom', 3);
  assert.deepEqual([dark.missing, dark.penalty, dark.value], [0, 0, 6]);
  assert.equal(attack(['militia'], 'kingdom', 3).penalty, 6);
});

rule.also('TH-CARD-03', 'a Grandmaster who is shut out of the fight does not see for the others', () => {
  // A Stone Golem shuts out whoever has no more than strength 5.
  const golem = attack(['blindGrandmaster', 'torynGladiator'], 'stoneGolem', 3);
  assert.deepEqual([golem.rows.map(({ out }) => out), golem.missing], [[true, false], 3]);
});

rule.also('TH-CARD-03', 'he gets magic attack 3 as long as no light item is laid out', () => {
  assert.deepEqual(first(['blindGrandmaster', 'elfWizard']), [3, 3]);
  assert.deepEqual(first(['blindGrandmaster', 'torch']), [3, 0]);
});

rule('TH-CARD-05', 'even Water Wrath is not dark to a Grandmaster', () => {
  assert.equal(attack(['torynDuelist', 'lantern'], 'waterWrath', 2).penalty, 4);
  assert.equal(attack(['torynDuelist', 'blindGrandmaster'], 'waterWrath', 2).penalty, 0);
});

rule('TH-CARD-02', 'a light item is an item: torch and lantern, never a weapon that shines', () => {
  const { content } = play({ hand: ['militia'] }).t;
  assert.deepEqual(
    ['torch', 'lantern', 'ironRations', 'fireball'].map((kind) => isLightItem(content[kind])),
    [true, true, false, false],
  );
  assert.equal(isLightItem({ ...content.hatchet, light: 1 }), false);
});

situation('Clan: every other hero with a weapon attacks harder', () => {
  for (const [leader, bonus] of [
    ['clanSergeant', 1],
    ['clanCommander', 2],
    ['clanChampion', 3],
  ] as const) {
    const { rows } = attack([leader, 'militia', 'dagger>1', 'militia', 'hatchet>0'], 'kingdom');
    assert.deepEqual(
      rows.map((row) => row.attack),
      [rows[0].attack, 1 + bonus, 1, 1, 3],
    );
    // Neither itself nor its weapon.
    assert.equal(rows[0].attack, bonus + 1);
  }
});

situation('what a leader gives turns to magic attack with the rest', () => {
  const { rows } = attack(['clanChampion', 'militia', 'dagger>1'], 'kingdom', 1, (turn) => {
    turn.armedTurned = true;
  });
  assert.deepEqual([rows[1].attack, rows[1].magic], [0, 4]);
});

situation('Divine Chaplain: 1 more for each Disease and each monster', () => {
  assert.deepEqual(first(['divineChaplain', 'disease', 'famine', 'kingdom', 'torch']), [5, 0]);
});

situation('Outlands Slayer and Khan: 1 and 2 more for each monster', () => {
  assert.deepEqual(first(['outlandsSlayer', 'famine', 'kingdom', 'disease']), [7, 0]);
  assert.deepEqual(first(['outlandsKhan', 'famine', 'kingdom', 'disease']), [11, 0]);
});

situation('Runespawn: every other hero is stronger and carries heavier weapons, she herself is not', () => {
  const carries = (leader: string, weapon: string): boolean =>
    !attack([leader, 'elfArchmage', `${weapon}>1`], 'kingdom').rows[2].out;
  // An Archmage has strength 4; Cursed Mace weighs 5, Claymore 8.
  assert.equal(carries('militia', 'cursedMace'), false);
  assert.equal(carries('runespawnAdept', 'cursedMace'), true);
  assert.equal(carries('runespawnSiren', 'claymore'), false);
  assert.equal(carries('runespawnWitch', 'claymore'), true);
  assert.equal(attack(['runespawnSiren', 'claymore>0'], 'kingdom').rows[1].out, true);
  assert.equal(attack(['runespawnSiren', 'runespawnAdept', 'claymore>0'], 'kingdom').rows[2].out, false);
  assert.equal(attack(['runespawnSiren', 'runespawnAdept', 'claymore>1'], 'kingdom').rows[2].out, false);
});

situation('Selurin Magician: items and attacking spells give 1 magic attack more', () => {
  const { rows } = attack(
    ['selurinMagician', 'torch', 'ironRations', 'fireball', 'foresightElixir', 'dagger>0', 'elfWizard'],
    'kingdom',
  );
  assert.deepEqual(
    rows.map((row) => row.magic),
    [2, 1, 1, 4, 0, 0, 2],
  );
  assert.equal(attack(['selurinMagician', 'selurinMagician', 'torch'], 'kingdom').magic, 6);
});

situation('Selurin Warlock and Theurge: magic attack doubles last of all, and again for each', () => {
  assert.deepEqual(
    [['selurinWarlock'], ['selurinTheurge'], ['selurinWarlock', 'selurinTheurge']].map(
      (kinds) => attack([...kinds, 'fireball', 'militia'], 'kingdom').magic,
    ),
    [(2 + 3) * 2, (2 + 3) * 2, (2 + 2 + 3) * 4],
  );
  // Attack stays as it is.
  assert.equal(attack(['selurinWarlock', 'militia'], 'kingdom').attack, 1);
});

situation('Thyrian Knight leads Militia, the Lord everybody but Fighters', () => {
  const party = ['militia', 'elfWizard', 'torynScrapper', 'redbladeKiller', 'loriggThief'];
  const led = (leader: string): number[] =>
    attack([leader, ...party], 'kingdom').rows.map((row) => row.attack);
  assert.deepEqual(led('thyrianKnight'), [4, 2, 0, 2, 2, 1]);
  assert.deepEqual(led('thyrianLord'), [4, 3, 2, 2, 2, 3]);
  // Not a Militia that has taken another shape.
  const copy = attack(['thyrianKnight', 'militia'], 'kingdom', 1, (turn) => {
    turn.cards[1].as = 'torynScrapper';
  });
  assert.equal(copy.rows[1].attack, 2);
});

situation('dwarves: more attack with an edged weapon, not with another', () => {
  for (const [kind, plain, edged] of [
    ['dwarfGuardian', 1, 4],
    ['dwarfJanissary', 2, 6],
    ['dwarfSentinel', 3, 8],
  ] as const) {
    assert.deepEqual(first([kind, 'hatchet>0']), [edged, 0]);
    assert.deepEqual(first([kind, 'cursedMace>0']), [plain, 0]);
    assert.deepEqual(first([kind, 'hatchet']), [plain, 0]);
  }
});

situation('Chalice Defender: 1 more for each item with light', () => {
  assert.deepEqual(first(['chaliceDefender', 'torch', 'lantern', 'ironRations', 'fireball']), [2, 3]);
});

situation('a hero who is shut out leads nobody', () => {
  // Fire Wrath is immune to unarmed heroes, but they still lead; out of the battle they do not.
  const led = (weakened: number): number =>
    attack(['thyrianLord', 'regianPriest'], 'bronzeGolem', 1, (turn) => {
      turn.cards[0].strength = -weakened;
    }).rows[1].attack;
  assert.deepEqual([led(0), led(6)], [2, 0]);
});

situation('Lorigg and Redblade have gold, and shine or do not', () => {
  const t = play({ hand: ['loriggThief', 'loriggRogue', 'loriggOutlaw', 'redbladeKiller'], hall: HALL });
  t.answer(0, 'village').asks(0, 'visit');
  assert.deepEqual(t.match.question(0)!.ask.about, { gold: 2 + 3 + 4 + 1, buys: 1 });
  assert.equal(attack(['loriggThief', 'loriggRogue', 'loriggOutlaw'], 'kingdom', 3).light, 4);
  assert.equal(attack(['redbladeKiller', 'redbladePoisoner', 'redbladeAssassin'], 'kingdom').attack, 9);
});
