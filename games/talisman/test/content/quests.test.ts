import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { pileAt, questing, rest, type Scene, scene, type Table, visitingDenizen, where } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('trophies of one point count, those of the other attribute do not', () => {
  const asked = (trophies: readonly string[]) =>
    questing('deliverCraftTrophies', { cards: { 'trophies.0': trophies } }).match.question(0)!.ask.prompt;
  // Lemures are worth 1.
  assert.equal(asked(['lemure', 'ghost']), 'deliver');
  assert.equal(asked(['ghost', 'wolf']), 'destination');
  const t = questing('deliverCraftTrophies', {
    cards: { 'trophies.0': ['wolf', 'lemure', 'ghost', 'shadow'] },
  });
  t.answer(0, 'Fulfil the quest').asks(0, 'deliverTrophy');
  assert.deepEqual(
    [t.options(0), t.match.question(0)!.ask.about],
    [['Lemure', 'Ghost', 'Shadow'], { left: 5 }],
  );
  t.answer(0, 'Shadow').asks(0, 'deliverTrophy');
  assert.deepEqual(t.match.question(0)!.ask.about, { left: 3 });
  t.answer(0, 'Lemure');
  if (t.match.question(0)?.ask.prompt === 'deliverTrophy') t.answer(0, 'Ghost');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
  rest(t);
});

const isDone = (t: Table, quest: string): boolean => {
  rest(t);
  return t.kinds('warlockDiscard').includes(quest);
};

situation('a creature that is no card is no Enemy to a quest, and the Sentinel is no other creature', () => {
  const brigand = (quest: string) =>
    questing(quest, { at: ['ruins', 'oasis'], with: { 0: { strength: 9 } }, dice: [2, 3, 1, 5, 1] }).answer(
      0,
      'forest',
    );
  assert.deepEqual(
    ['killOneEnemy', 'killOneMonster', 'defeatTheSentinel'].map((quest) => isDone(brigand(quest), quest)),
    [false, false, false],
  );
  const enemy = questing('defeatTheSentinel', {
    cards: { [pileAt('hills2')]: ['wolf'] },
    dice: [2, 3, 5, 1],
  });
  assert.ok(!isDone(enemy.answer(0, 'hills2'), 'defeatTheSentinel'));
});

situation('a quest to visit somebody is fulfilled by that visit alone', () => {
  const quests = [
    'visitTheMystic',
    'visitTheEnchantress',
    'visitTheAlchemist',
    'visitTheBlackKnight',
    'prayAtTheTemple',
  ];
  for (const quest of quests) {
    const doctor = questing(quest, { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
    assert.ok(!isDone(doctor, quest), quest);
    const enemy = questing(quest, { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 5, 1] }).answer(
      0,
      'hills2',
    );
    assert.ok(!isDone(enemy, quest), quest);
  }
  const mystic = questing('visitTheRoyalDoctor', { at: ['fields1', 'oasis'], dice: [1, 2, 2] });
  assert.ok(!isDone(mystic.answer(0, 'village').answer(0, 'The Mystic'), 'visitTheRoyalDoctor'));
});

situation('one Spell is handed over, one gold coin given, one life lost', () => {
  const spell = questing('deliverSpell', {
    with: { 0: { craft: 1 } },
    cards: { 'hand.0': ['reverence', 'hex'] },
  });
  spell.answer(0, 'Fulfil the quest').answer(0, 'Hex');
  assert.deepEqual(spell.kinds('hand.0'), ['reverence']);
  rest(spell);
  const gold = questing('giveOneGold', {
    at: ['city', 'hills2'],
    with: { 0: { gold: 3 } },
    next: { rewards: ['mightOfGiants'] },
  });
  gold.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Give 1 gold');
  assert.deepEqual([gold.state.players[0].gold, gold.state.players[1].gold], [2, 1]);
  rest(gold);
  const turns = questing('loseTwoTurns', { at: ['city', 'tavern'], dice: [2, 3, 2, 3, 2, 3] }).answer(
    0,
    'Fulfil the quest',
  );
  assert.ok(turns.log().some((line) => line.endsWith('misses 2 turns.')));
  rest(turns);
});

situation('a life that is saved has fulfilled no quest', () => {
  const t = questing('loseOneLife', { cards: { 'reward.0': ['glassGuardians'] } });
  t.t.setNote(t.t.cards(t.t.piles.reward[0])[0], { counters: 4, stack: 0 });
  t.answer(0, 'Fulfil the quest').answer(0, 'Glass Guardians').asks(0, 'destination');
  assert.deepEqual([t.kinds('quest.0'), t.state.players[0].lives], [['loseOneLife'], 4]);
});

/** How often the deed of a quest was counted. */
const counted = (t: Table): number => {
  rest(t);
  const [card] = t.t.cards(t.t.piles.quest[0]);
  return (t.t.note(card) as { counters: number } | null)?.counters ?? 0;
};

situation('what a quest counts is nothing else', () => {
  const walk = (
    quest: string,
    cards: readonly string[],
    dice: readonly number[],
    answer: string | null = null,
  ) => {
    const t = questing(quest, { cards: { [pileAt('hills2')]: cards }, dice: [2, 3, ...dice] }).answer(
      0,
      'hills2',
    );
    if (answer !== null) t.answer(0, answer);
    return counted(t);
  };
  // A Stranger, an Enemy, a Place, an Event, in this order.
  const counts = (quest: string) => [
    walk(quest, ['witch'], [6]),
    walk(quest, ['wolf'], [5, 1]),
    walk(quest, ['magicStream'], [], 'visit'),
    walk(quest, ['imp'], [3]),
  ];
  assert.deepEqual(counts('championOfThePeople'), [1, 0, 0, 0]);
  assert.deepEqual(counts('faceThyRivals'), [0, 0, 0, 0]);
  assert.deepEqual(counts('huntThemDown'), [0, 1, 0, 0]);
  assert.deepEqual(counts('travelTheWorld'), [0, 0, 1, 0]);
  assert.deepEqual(counts('unveilTreasures'), [0, 0, 0, 0]);
  assert.deepEqual(counts('witnessTheStrange'), [0, 0, 0, 1]);
  const rival = (quest: string) =>
    counted(
      questing(quest, { at: ['city', 'hills2'], dice: [2, 3, 1, 1] })
        .answer(0, 'hills2')
        .answer(0, 'seat1'),
    );
  assert.deepEqual([rival('huntThemDown'), rival('faceThyRivals')], [0, 1]);
  const drawn = questing('unveilTreasures', { next: { adventure: ['wolf'] }, dice: [2, 3, 5, 1] });
  assert.equal(counted(drawn.answer(0, 'hills2')), 0);
  const denizen = (quest: string) =>
    counted(visitingDenizen('goldLender', { cards: { 'quest.0': [quest] }, dice: [3] }));
  assert.deepEqual(['championOfThePeople', 'travelTheWorld'].map(denizen), [1, 0]);
  const place = questing('championOfThePeople', { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
  assert.deepEqual([counted(place), where(place, 0)], [0, 'castle']);
});

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

/** A player who fulfils a quest stands in the Cave and has its reward. */
const fulfilled = (t: Table, quest: string): void => {
  assert.ok(t.kinds('warlockDiscard').includes(quest), quest);
  assert.equal(where(t, 0), 'warlocksCave');
  assert.ok(t.log().some((line) => line.includes('Vast Wealth')));
  rest(t);
};

situation('what a quest wants handed over is gone, and the quest with it', () => {
  for (const [quest, has, answers] of deliveries) {
    const t = questing(quest, has).asks(0, 'deliver').answer(0, 'Fulfil the quest');
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
  for (const [quest, has] of lacking) questing(quest, has).asks(0, 'destination');
});

situation('trophies are handed over until it is enough, and no further', () => {
  const t = questing('deliverStrengthTrophies', { cards: { 'trophies.0': ['bear', 'wolf', 'bear'] } });
  t.answer(0, 'Fulfil the quest').asks(0, 'deliverTrophy').answer(0, 'Wolf').answer(0, 'Bear');
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
  fulfilled(t, 'deliverStrengthTrophies');
});

situation('two turns may be lost for a reward', () => {
  const t = questing('loseTwoTurns', { at: ['city', 'tavern'], dice: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Fulfil the quest').asks(0, 'destination');
  assert.equal(t.state.players[0].misses, 2);
  fulfilled(t, 'loseTwoTurns');
});

const open = (t: Table, quest: string): void => {
  assert.deepEqual(t.kinds('quest.0'), [quest]);
  rest(t);
};

situation('gold is given away in an encounter', () => {
  const t = questing('giveOneGold', { at: ['city', 'hills2'], with: { 0: { gold: 1 } } });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Give 1 gold');
  assert.equal(t.state.players[1].gold, 1);
  fulfilled(t, 'giveOneGold');
  const poor = questing('giveOneGold', { at: ['city', 'hills2'] })
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
  const hunter = questing('rollForAQuest', { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 5, 1] });
  open(hunter.answer(0, 'hills2'), 'rollForAQuest');
});

/** Walk to the Hills and fight what lies there. */
const slaying = (quest: string, foe: string): Table =>
  questing(quest, {
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
  const t = questing('defeatTheSentinel', {
    at: ['hills1', 'oasis'],
    with: { 0: { strength: 9 } },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'bridge2');
  fulfilled(t, 'defeatTheSentinel');
});

situation('a life taken from another character', () => {
  const t = questing('takeOneLife', { at: ['city', 'hills2'], dice: [2, 3, 5, 1] });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'takeLife');
  fulfilled(t, 'takeOneLife');
  const gold = questing('takeOneLife', {
    at: ['city', 'hills2'],
    with: { 1: { gold: 1 } },
    dice: [2, 3, 5, 1],
  });
  gold.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').answer(0, 'takeGold');
  open(gold, 'takeOneLife');
});

situation('a point gained', () => {
  const witch = (quest: string, die: number) =>
    questing(quest, { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, die] }).answer(0, 'hills2');
  fulfilled(witch('gainOneStrength', 3), 'gainOneStrength');
  fulfilled(witch('gainOneCraft', 4), 'gainOneCraft');
  open(witch('gainOneStrength', 4), 'gainOneStrength');
  open(witch('gainOneCraft', 3), 'gainOneCraft');
});

situation('somebody or something visited', () => {
  const city = (quest: string, whom: string, dice: readonly number[]) =>
    questing(quest, { at: ['fields4', 'oasis'], dice: [1, 1, ...dice] })
      .answer(0, 'city')
      .answer(0, whom);
  fulfilled(city('visitTheEnchantress', 'The Enchantress', [5]), 'visitTheEnchantress');
  open(city('visitTheEnchantress', 'The Doctor', []), 'visitTheEnchantress');
  fulfilled(city('visitTheAlchemist', 'The Alchemist', []), 'visitTheAlchemist');
  const village = questing('visitTheMystic', { at: ['fields1', 'oasis'], dice: [1, 2, 2] });
  fulfilled(village.answer(0, 'village').answer(0, 'The Mystic'), 'visitTheMystic');
  const knight = questing('visitTheBlackKnight', {
    at: ['portalOfPower', 'tavern'],
    with: { 0: { gold: 1 } },
    dice: [1],
  });
  fulfilled(knight.answer(0, 'blackKnight').answer(0, 'Pay 1 gold'), 'visitTheBlackKnight');
  const doctor = questing('visitTheRoyalDoctor', { at: ['runes3', 'tavern'], dice: [1] });
  fulfilled(doctor.answer(0, 'castle'), 'visitTheRoyalDoctor');
  const temple = questing('prayAtTheTemple', { at: ['woods4', 'tavern'], dice: [1, 3, 3] });
  temple.answer(0, 'temple');
  assert.equal(temple.state.players[0].strength, 1);
  fulfilled(temple, 'prayAtTheTemple');
});

situation('a journey that ends there', () => {
  const city = questing('travelToTheCity', { at: ['fields4', 'oasis'], dice: [1, 2] });
  fulfilled(city.answer(0, 'city'), 'travelToTheCity');
  const tavern = questing('visitTheTavern', { at: ['plains3', 'oasis'], dice: [1, 2] });
  fulfilled(tavern.answer(0, 'tavern'), 'visitTheTavern');
  open(questing('visitTheTavern').answer(0, 'hills2'), 'visitTheTavern');
});

/** Twice the same: walk to the Hills, and with one counter on the quest once more. */
situation('some quests count to two', () => {
  const walk = (quest: string, cards: readonly string[], counted: number, dice: readonly number[] = []) => {
    const t = questing(quest, { cards: { [pileAt('hills2')]: cards }, dice: [2, 3, ...dice] });
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
  const rival = questing('faceThyRivals', { at: ['city', 'hills2'], dice: [2, 3, 1, 1, 2, 3, 2, 3, 1, 1] });
  rival.answer(0, 'hills2').answer(0, 'seat1');
  assert.deepEqual(rival.kinds('quest.0'), ['faceThyRivals']);
  rival.answer(1, 'plains3').answer(0, 'plains3').answer(0, 'seat1');
  fulfilled(rival, 'faceThyRivals');
  const drawer = questing('unveilTreasures', {
    at: ['fields5', 'oasis'],
    next: { adventure: ['bagOfGold', 'bagOfGold'] },
    dice: [1, 2],
  });
  fulfilled(drawer.answer(0, 'ruins'), 'unveilTreasures');
});

situation('a walk and a single Object found are no deed that any quest waits for', () => {
  for (const [kind, { task }] of Object.entries(game.content)) {
    if (task === null || task.deed === null) continue;
    const t = questing(kind, { next: { adventure: ['ring'] } })
      .answer(0, 'hills2')
      .asks(0, 'loot');
    assert.deepEqual(t.kinds('quest.0'), [kind]);
  }
});
