import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { pileAt } from './meeting.ts';
import { scene, where, type Scene } from './tables.ts';
import { on } from './questing.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

/** Whoever fulfils a quest stands in the Cave and has its reward. */
const fulfilled = (t: Table, quest: string): void => {
  assert.ok(t.kinds('warlockDiscard').includes(quest), quest);
  assert.equal(where(t, 0), 'warlocksCave');
  assert.ok(t.log().some((line) => line.includes('Vast Wealth')));
  rest(t);
};
const open = (t: Table, quest: string): void => {
  assert.deepEqual(t.kinds('quest.0'), [quest]);
  rest(t);
};

situation('there are 12 quests of The Reaper, 24 of The Frostmarch, 6 of The Cataclysm', () => {
  const counts = (set: string) =>
    Object.values(game.content).filter((def) => def.type === 'quest' && def.set === set).length;
  assert.deepEqual([counts('reaper'), counts('frostmarch'), counts('cataclysm')], [12, 24, 6]);
});

// What is handed over: the quest, what its owner has, what is answered, what is left.
const deliveries: readonly (readonly [quest: string, has: Scene, answers: readonly string[]])[] = [
  ['deliverTwoGold', { with: { 0: { gold: 2 } } }, []],
  ['deliverThreeGold', { with: { 0: { gold: 3 } } }, []],
  ['deliverFate', { with: { 0: { fate: 1 } } }, []],
  ['deliverSpell', { cards: { 'hand.0': ['reverence'] } }, []],
  ['deliverFollower', { cards: { 'followers.0': ['unicorn'] } }, []],
  ['deliverTwoFollowers', { cards: { 'followers.0': ['unicorn', 'maiden'] } }, []],
  ['deliverObject', { cards: { 'objects.0': ['sword'] } }, []],
  ['deliverMagicObject', { cards: { 'objects.0': ['chaliceOfShadow'] } }, []],
  ['deliverTwoObjects', { cards: { 'objects.0': ['sword', 'helmet'] } }, []],
  ['deliverWeapon', { cards: { 'objects.0': ['sword'] } }, []],
  ['deliverArmour', { cards: { 'objects.0': ['mirrorShield'] } }, []],
  ['deliverStrengthTrophies', { cards: { 'trophies.0': ['bear', 'wolf'] } }, ['Bear']],
  ['deliverCraftTrophies', { cards: { 'trophies.0': ['lesserDemon'] } }, []],
  ['loseOneStrength', { with: { 0: { strength: 1 } } }, []],
  ['loseOneCraft', { with: { 0: { craft: 1 } } }, []],
  ['loseOneLife', { with: { 0: { lives: 2 } } }, []],
];
situation('what a quest wants handed over is gone, and the quest with it', () => {
  for (const [quest, has, answers] of deliveries) {
    const t = on(quest, has).asks(0, 'deliver').answer(0, 'Fulfil the quest');
    for (const answer of answers) t.answer(0, answer);
    const { gold, fate, strength, craft, lives } = t.state.players[0];
    assert.equal(gold, 3, quest);
    assert.deepEqual([fate, strength, craft], [0, 0, 0], quest);
    assert.equal(lives, quest === 'loseOneLife' ? 1 : 4, quest);
    for (const pile of ['objects.0', 'followers.0', 'trophies.0', 'hand.0'])
      assert.deepEqual(t.kinds(pile), [], `${quest}: ${pile}`);
    fulfilled(t, quest);
  }
});
situation('too little is not enough', () => {
  const lacking: readonly (readonly [string, Scene])[] = [
    ['deliverTwoGold', { with: { 0: { gold: 1 } } }],
    ['deliverThreeGold', { with: { 0: { gold: 2 } } }],
    ['deliverTwoFollowers', { cards: { 'followers.0': ['unicorn'] } }],
    ['deliverMagicObject', { cards: { 'objects.0': ['sword'] } }],
    ['deliverTwoObjects', { cards: { 'objects.0': ['sword'] } }],
    ['deliverWeapon', { cards: { 'objects.0': ['helmet'] } }],
    ['deliverArmour', { cards: { 'objects.0': ['sword'] } }],
    ['deliverStrengthTrophies', { cards: { 'trophies.0': ['bear', 'spectre'] } }],
    ['deliverCraftTrophies', { cards: { 'trophies.0': ['bear', 'wolf'] } }],
    ['loseOneLife', { with: { 0: { lives: 1 } } }],
    ['deliverFate', {}],
    ['deliverSpell', {}],
    ['deliverFollower', {}],
    ['deliverObject', {}],
    ['loseOneStrength', {}],
    ['loseOneCraft', {}],
  ];
  for (const [quest, has] of lacking) on(quest, has).asks(0, 'destination');
});
situation('trophies are handed over until it is enough, and no further', () => {
  const t = on('deliverStrengthTrophies', { cards: { 'trophies.0': ['bear', 'wolf', 'bear'] } });
  t.answer(0, 'Fulfil the quest').asks(0, 'deliverTrophy').answer(0, 'Wolf').answer(0, 'Bear');
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
  fulfilled(t, 'deliverStrengthTrophies');
});
situation('two turns may be lost for a reward', () => {
  const t = on('loseTwoTurns', { at: ['city', 'tavern'], dice: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Fulfil the quest').asks(0, 'destination');
  assert.equal(t.state.players[0].misses, 2);
  fulfilled(t, 'loseTwoTurns');
});
situation('gold is given away in an encounter', () => {
  const t = on('giveOneGold', { at: ['city', 'hills2'], with: { 0: { gold: 1 } } });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Give 1 gold');
  assert.equal(t.state.players[1].gold, 1);
  fulfilled(t, 'giveOneGold');
  const poor = on('giveOneGold', { at: ['city', 'hills2'] })
    .answer(0, 'hills2')
    .roll(1, 1)
    .answer(0, 'seat1');
  assert.ok(poor.log().some((line) => line.includes('attacks')));
  open(poor, 'giveOneGold');
});
situation('a quest may be decided by a die, and is then one of the classic six', () => {
  const rolled = (die: number, more: Scene = {}) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['desert2', 'tavern'],
      options: { trophyRate: 7 },
      dice: [3, die, 2, 3],
      ...more,
      cards: { talismans: [], talismanDiscard: [], ...more.cards },
      next: { warlock: ['rollForAQuest'], rewards: ['vastWealth'] },
    }).answer(0, 'warlocksCave');
  for (const [die, has] of [
    [6, { with: { 0: { gold: 2 } } }],
    [5, { with: { 0: { gold: 3 } } }],
    [4, { cards: { 'objects.0': ['chaliceOfShadow'] } }],
    [3, { cards: { 'followers.0': ['unicorn'] } }],
  ] as const) {
    const t = rolled(die, has).asks(0, 'deliver').answer(0, 'Fulfil the quest');
    assert.deepEqual([t.state.players[0].gold, t.kinds('objects.0'), t.kinds('followers.0')], [3, [], []]);
    fulfilled(t, 'rollForAQuest');
  }
  rolled(5, { with: { 0: { gold: 2 } } }).asks(1, 'destination');
  const kill = (die: number) => {
    const t = rolled(die, { with: { 0: { strength: 5 } }, cards: { [pileAt('runes2')]: ['wolf'] } });
    t.roll(1, 5, 1).answer(1, 'woods3').answer(0, 'runes2');
    rest(t);
    return t.kinds('warlockDiscard').includes('rollForAQuest');
  };
  // A 1 asks for something else than a 2.
  assert.deepEqual([kill(1), kill(2)], [false, true]);
  const hunter = on('rollForAQuest', { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 5, 1] });
  open(hunter.answer(0, 'hills2'), 'rollForAQuest');
});

/** Walk to the Hills and fight what lies there. */
const slaying = (quest: string, foe: string): Table =>
  on(quest, {
    with: { 0: { strength: 9, craft: 9 } },
    cards: { [pileAt('hills2')]: [foe] },
    dice: [2, 3, 5, 1],
  }).answer(0, 'hills2');
situation('what must be killed must be of the right kind', () => {
  for (const [quest, right, wrong] of [
    ['killOneDragon', 'dragon', 'bear'],
    ['killOneAnimal', 'bear', 'dragon'],
    ['killOneSpirit', 'shadow', 'bear'],
    ['killOneMonster', 'giant', 'bear'],
  ] as const) {
    fulfilled(slaying(quest, right), quest);
    open(slaying(quest, wrong), quest);
  }
  fulfilled(slaying('killOneEnemy', 'bear'), 'killOneEnemy');
});
situation('the Sentinel counts when he is beaten', () => {
  const t = on('defeatTheSentinel', {
    at: ['hills1', 'oasis'],
    with: { 0: { strength: 9 } },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'bridge2');
  fulfilled(t, 'defeatTheSentinel');
});
situation('a life taken from another character', () => {
  const t = on('takeOneLife', { at: ['city', 'hills2'], dice: [2, 3, 5, 1] });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'takeLife');
  fulfilled(t, 'takeOneLife');
  const gold = on('takeOneLife', { at: ['city', 'hills2'], with: { 1: { gold: 1 } }, dice: [2, 3, 5, 1] });
  gold.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').answer(0, 'takeGold');
  open(gold, 'takeOneLife');
});
situation('a point gained', () => {
  const witch = (quest: string, die: number) =>
    on(quest, { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, die] }).answer(0, 'hills2');
  fulfilled(witch('gainOneStrength', 3), 'gainOneStrength');
  fulfilled(witch('gainOneCraft', 4), 'gainOneCraft');
  open(witch('gainOneStrength', 4), 'gainOneStrength');
  open(witch('gainOneCraft', 3), 'gainOneCraft');
});
situation('somebody or something visited', () => {
  const city = (quest: string, whom: string, dice: readonly number[]) =>
    on(quest, { at: ['fields4', 'oasis'], dice: [1, 1, ...dice] })
      .answer(0, 'city')
      .answer(0, whom);
  fulfilled(city('visitTheEnchantress', 'The Enchantress', [5]), 'visitTheEnchantress');
  open(city('visitTheEnchantress', 'The Doctor', []), 'visitTheEnchantress');
  fulfilled(city('visitTheAlchemist', 'The Alchemist', []), 'visitTheAlchemist');
  const village = on('visitTheMystic', { at: ['fields1', 'oasis'], dice: [1, 2, 2] });
  fulfilled(village.answer(0, 'village').answer(0, 'The Mystic'), 'visitTheMystic');
  const knight = on('visitTheBlackKnight', {
    at: ['portalOfPower', 'tavern'],
    with: { 0: { gold: 1 } },
    dice: [1],
  });
  fulfilled(knight.answer(0, 'blackKnight').answer(0, 'Pay 1 gold'), 'visitTheBlackKnight');
  const doctor = on('visitTheRoyalDoctor', { at: ['runes3', 'tavern'], dice: [1] });
  fulfilled(doctor.answer(0, 'castle'), 'visitTheRoyalDoctor');
  const temple = on('prayAtTheTemple', { at: ['woods4', 'tavern'], dice: [1, 3, 3] });
  temple.answer(0, 'temple');
  assert.equal(temple.state.players[0].strength, 1);
  fulfilled(temple, 'prayAtTheTemple');
});
situation('a journey that ends there', () => {
  const city = on('travelToTheCity', { at: ['fields4', 'oasis'], dice: [1, 2] });
  fulfilled(city.answer(0, 'city'), 'travelToTheCity');
  const tavern = on('visitTheTavern', { at: ['plains3', 'oasis'], dice: [1, 2] });
  fulfilled(tavern.answer(0, 'tavern'), 'visitTheTavern');
  open(on('visitTheTavern').answer(0, 'hills2'), 'visitTheTavern');
});

/** Twice the same: walk to the Hills, and with one counter on the quest once more. */
situation('some quests count to two', () => {
  const walk = (quest: string, cards: readonly string[], counted: number, dice: readonly number[] = []) => {
    const t = on(quest, { cards: { [pileAt('hills2')]: cards }, dice: [2, 3, ...dice] });
    const [card] = t.match.table.cards(t.match.table.piles.quest[0]);
    t.match.table.setNote(card, { counters: counted, stack: 0 });
    return t.answer(0, 'hills2');
  };
  for (const [quest, cards, dice, answer] of [
    ['championOfThePeople', ['witch'], [6], null],
    ['huntThemDown', ['wolf'], [5, 1], null],
    ['travelTheWorld', ['magicStream'], [], 'visit'],
    ['witnessTheStrange', ['angel'], [], null],
  ] as const) {
    const first = walk(quest, cards, 0, dice);
    if (answer !== null) first.answer(0, answer);
    open(first, quest);
    const second = walk(quest, cards, 1, dice);
    if (answer !== null) second.answer(0, answer);
    fulfilled(second, quest);
  }
});
situation('two attacks, two Objects drawn', () => {
  const rival = on('faceThyRivals', { at: ['city', 'hills2'], dice: [2, 3, 1, 1, 2, 3, 2, 3, 1, 1] });
  rival.answer(0, 'hills2').answer(0, 'seat1');
  assert.deepEqual(rival.kinds('quest.0'), ['faceThyRivals']);
  rival.answer(1, 'plains3').answer(0, 'plains3').answer(0, 'seat1');
  fulfilled(rival, 'faceThyRivals');
  const drawer = on('unveilTreasures', {
    at: ['fields5', 'oasis'],
    next: { adventure: ['bagOfGold', 'bagOfGold'] },
    dice: [1, 2],
  });
  fulfilled(drawer.answer(0, 'ruins'), 'unveilTreasures');
});
situation('a walk and a single Object found are no deed that any quest waits for', () => {
  for (const [kind, { task }] of Object.entries(game.content)) {
    if (task === null || task.deed === null) continue;
    const t = on(kind, { next: { adventure: ['ring'] } })
      .answer(0, 'hills2')
      .asks(0, 'loot');
    assert.deepEqual(t.kinds('quest.0'), [kind]);
  }
});
