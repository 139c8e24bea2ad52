import assert from 'node:assert/strict';
import { attack, play, rule, situation, type Thunder } from '../../kit.ts';

/** The monster behind the front one comes to rank 1, whether the fight is won or lost. */
const breach = (kind: string, cards: Readonly<Record<string, readonly string[]>> = {}): Thunder => {
  const t = play({ hand: ['torch'], hall: [FRONT, kind, 'grudgebeast'], cards });
  return t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
};

const FRONT = 'griknackGoblin';

const DECKS = {
  'deck.0': ['torynScrapper', 'torynDuelist', 'militia', 'torch', 'famine', 'horde4', 'lantern'],
  'deck.1': ['dagger', 'dagger', 'dagger', 'dagger', 'dagger'],
  'discard.0': [],
  'discard.1': [],
};

const destroyed = (t: Thunder): string[] => t.kinds('trash').filter((kind) => kind !== 'hordePlaceholder');

rule('TH-CARD-55', 'Lava Torment burns a hero of level 1, never a Militia', () => {
  const t = breach('lavaTorment', {
    ...DECKS,
    'deck.0': ['militia', 'torch', 'torynScrapper', 'militia', 'torynDuelist'],
  });
  assert.deepEqual(destroyed(t), ['torynScrapper']);
  const none = breach('lavaTorment', {
    ...DECKS,
    'deck.0': ['militia', 'torch', 'torynDuelist', 'militia', 'torch'],
  });
  assert.deepEqual(destroyed(none), []);
});

rule('TH-CARD-56', 'Shadow Torment takes a hero of level 2 and yields to magic only', () => {
  const t = breach('shadowTorment', {
    ...DECKS,
    'deck.0': ['militia', 'torch', 'torynScrapper', 'militia', 'torynDuelist'],
  });
  assert.deepEqual(destroyed(t), ['torynDuelist']);
  assert.equal(attack(['torynGladiator', 'torynGladiator'], 'shadowTorment').value, 0);
});

rule(
  'TH-CARD-57',
  'Blood Torment has everybody destroy a monster of the hand, even when it withstands',
  () => {
    const t = play({
      hand: ['famine', 'kingdom', 'torch'],
      hall: ['bloodTorment', 'griknackGoblin', 'grudgebeast'],
      cards: { 'hand.1': ['harbinger', 'skaladak', 'dagger'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Attack Blood Torment');
    t.asks(0, 'bleed').answer(0, 'Kingdom').asks(1, 'bleed').answer(1, 'Harbinger');
    assert.deepEqual(destroyed(t).toSorted(), ['harbinger', 'kingdom']);
    t.asks(1, 'turn');
  },
);

rule.also('TH-CARD-57', 'the trophy that bleeds still counts in this battle', () => {
  const t = play({
    // Seven, one and one against nine: without the trophy it would be lost.
    hand: ['outlandsKhan', 'militia', 'steamTorment', 'torch'],
    hall: ['bloodTorment', 'griknackGoblin', 'grudgebeast'],
    cards: { 'hand.1': ['torch'], 'discard.0': [], trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Blood Torment').asks(1, 'turn');
  assert.ok(destroyed(t).includes('steamTorment'));
  assert.ok(t.kinds('discard.0').includes('bloodTorment'));
});

rule.also('TH-CARD-57', 'its breach costs everybody a card that is worth points', () => {
  assert.deepEqual(destroyed(breach('bloodTorment', DECKS)), ['famine']);
});

rule.also('TH-HORDE-12', 'the Horde is proof against it: before the end it is worth nothing', () => {
  const t = breach('bloodTorment', { ...DECKS, 'deck.0': ['torch', 'torch', 'torch', 'torch', 'horde4'] });
  assert.deepEqual(destroyed(t), []);
});

rule('TH-CARD-61', 'Smoke Torment hits everybody, whoever it was that let it come', () => {
  const t = breach('smokeTorment', {
    ...DECKS,
    'deck.0': ['torch', 'militia', 'torch', 'torch', 'torch'],
    'deck.1': ['militia', 'dagger', 'dagger', 'dagger', 'dagger'],
  });
  assert.deepEqual(destroyed(t), ['militia', 'militia']);
});

rule('TH-CARD-62', 'whoever reveals two Militia loses one', () => {
  const t = breach('smokeTorment', { ...DECKS, 'deck.0': ['torch', 'militia', 'militia', 'torch', 'torch'] });
  if (t.match.question(0)?.ask.prompt === 'lose') t.answer(0, 'Militia');
  assert.deepEqual(destroyed(t), ['militia']);
  t.asks(1, 'turn');
});

rule('TH-CARD-58', 'while Steam Torment is in the hall, who withstands stays', () => {
  const t = play({ hand: ['torch'], hall: ['kingdom', 'griknackGoblin', 'steamTorment'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]),
    ['kingdom', 'griknackGoblin', 'steamTorment'],
  );
});

rule('TH-CARD-59', 'alone, monsters still reach the village past Steam Torment', () => {
  const t = play({
    seats: 1,
    options: { set: 'random' },
    hand: ['torch'],
    hall: ['kingdom', 'griknackGoblin', 'steamTorment'],
    next: { dungeon: ['famine'] },
  });
  t.answer(0, 'rest').answer(0, 'keep');
  assert.deepEqual(t.kinds('score'), ['kingdom']);
});

rule('TH-CARD-60', 'a beaten Steam Torment adds attack', () => {
  assert.equal(attack(['steamTorment', 'militia', 'torch'], 'grudgebeast').attack, 2);
});

rule('TH-CARD-63', 'a hero too weak for a Golem gives nothing, not even light', () => {
  const limits = [
    ['bronzeGolem', 3],
    ['clayGolem', 4],
    ['stoneGolem', 5],
    ['ironGolem', 6],
    ['colossus', 7],
  ] as const;
  for (const [kind, limit] of limits) {
    const grow = (strength: number) => (turn: Parameters<NonNullable<Parameters<typeof attack>[3]>>[0]) => {
      turn.cards[0].strength = strength - 2;
    };
    assert.equal(attack(['militia', 'torch'], kind, 1, grow(limit)).attack, 0, kind);
    assert.equal(attack(['militia', 'torch'], kind, 1, grow(limit + 1)).attack, 1, kind);
  }
});

situation('the Colossus knows no magic, the Iron Golem half of it', () => {
  const strong = (turn: Parameters<NonNullable<Parameters<typeof attack>[3]>>[0]) => {
    turn.cards[0].strength = 9;
  };
  assert.equal(attack(['diinEnchanter', 'torch'], 'colossus', 1, strong).magic, 0);
  assert.equal(attack(['diinEnchanter', 'torch'], 'ironGolem', 1, strong).magic, 1);
});

rule('TH-CARD-64', 'a beaten Clay Golem makes a hero stronger', () => {
  const t = play({
    hand: ['clayGolem', 'militia', 'magiStaff', 'torch'],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
  });
  t.answer(0, 'dungeon');
  t.answer(0, 'Clay Golem: one hero');
  const scene = t.match.view(0).scenes[0] as unknown as { cards: { kind: string; strength: number }[] };
  assert.equal(scene.cards.find(({ kind }) => kind === 'militia')?.strength, 2);
  t.options(0);
});

rule(
  'TH-CARD-52',
  'the Boulder rolls from the left of the active seat until three heroes lie under it',
  () => {
    const t = play({
      hand: ['torch'],
      hall: [FRONT, 'grudgebeast', 'kingdom'],
      cards: {
        'deck.0': ['dagger', 'militia', 'militia', 'torch'],
        'deck.1': ['dagger', 'torynScrapper', 'feaynArcher', 'militia'],
        'discard.0': [],
        'discard.1': [],
        dungeon: ['harbinger', 'famine', 'rollingBoulder'],
      },
    });
    t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
    // Seat 1: Militia; seat 0: Torch; seat 1: Archer; seat 0: Militia.
    assert.deepEqual(destroyed(t), ['militia', 'feaynArcher', 'militia', 'rollingBoulder']);
    assert.deepEqual(t.kinds('deck.1'), ['dagger', 'torynScrapper']);
  },
);

rule.also('TH-CARD-52', 'it stops where nobody has a hero left', () => {
  const t = play({
    hand: ['torch'],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
    cards: {
      'deck.0': ['dagger'],
      'deck.1': ['militia', 'dagger'],
      'discard.0': [],
      'discard.1': [],
      dungeon: ['harbinger', 'famine', 'rollingBoulder'],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  assert.deepEqual(destroyed(t), ['militia', 'rollingBoulder']);
});

rule('TH-CARD-53', 'an empty deck is shuffled again under the Boulder', () => {
  const t = play({
    hand: ['torch'],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
    cards: {
      'deck.0': [],
      'deck.1': [],
      'discard.0': [],
      'discard.1': ['militia', 'militia', 'militia', 'militia'],
      dungeon: ['harbinger', 'famine', 'rollingBoulder'],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  assert.equal(destroyed(t).filter((kind) => kind === 'militia').length, 3);
});

rule.also('TH-CARD-53', 'also one without heroes, as long as others still have some to show', () => {
  const t = play({
    hand: ['torch'],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
    cards: {
      'deck.0': ['dagger', 'militia', 'militia', 'militia'],
      'deck.1': [],
      'discard.0': [],
      'discard.1': ['torch', 'dagger'],
      dungeon: ['harbinger', 'famine', 'rollingBoulder'],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  assert.equal(destroyed(t).filter((kind) => kind === 'militia').length, 3);
  // Three cards of two: shuffled twice.
  assert.deepEqual([t.kinds('deck.1').length, t.kinds('discard.1').length], [1, 1]);
  assert.equal(t.log().filter((line) => line.startsWith('Seat 1 shuffles')).length, 2);
});

rule.also('TH-CARD-53', 'and not where nobody has any left: then no card is turned up in vain', () => {
  const t = play({
    hand: ['torch'],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
    cards: {
      'deck.0': [],
      'deck.1': ['torch'],
      'discard.0': ['dagger'],
      'discard.1': [],
      dungeon: ['harbinger', 'famine', 'rollingBoulder'],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  assert.equal(t.log().filter((line) => line.includes(' reveals ')).length, 1);
});

rule(
  'TH-CARD-54',
  'everybody shows a hero to the Pit, and only Thieves get out; the new hand comes later',
  () => {
    const t = play({
      hand: ['torch', 'torynScrapper', 'militia'],
      hall: [FRONT, 'grudgebeast', 'kingdom'],
      cards: {
        'hand.1': ['ganglandThug', 'dagger'],
        dungeon: ['harbinger', 'famine', 'pitTrap'],
        'deck.0': ['lantern', 'lantern'],
        'discard.0': [],
      },
    });
    t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin').asks(0, 'pit').answer(0, 'Militia');
    assert.deepEqual(destroyed(t), ['militia', 'pitTrap']);
    assert.ok(t.kinds('hand.1').includes('ganglandThug'));
    t.asks(1, 'turn');
  },
);

rule('TH-CARD-70', 'Water Wrath drowns whoever has neither a weapon nor magic, and nobody else', () => {
  const t = play({
    hand: ['militia', 'torynScrapper', 'dagger', 'diinIllusionist', 'torch'],
    hall: ['waterWrath', FRONT, 'grudgebeast'],
  });
  t.answer(0, 'dungeon')
    .answer(0, 'Dagger: give')
    .answer(0, 'Toryn Scrapper')
    .answer(0, 'Attack Water Wrath');
  assert.deepEqual(destroyed(t), ['militia']);
  const safe = play({ hand: ['diinIllusionist', 'torch'], hall: ['waterWrath', FRONT, 'grudgebeast'] });
  safe.answer(0, 'dungeon').answer(0, 'Attack Water Wrath');
  assert.deepEqual(destroyed(safe), []);
});

rule('TH-CARD-46', 'the Dark Champion is a Guardian', () => {
  const { guardian, health, experience, points, gold } = play().t.content['darkChampion'];
  assert.deepEqual([guardian, health, experience, points, gold], [true, 12, 3, 4, 1]);
  const t = breach('darkChampion');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  t.asks(0, 'tribute');
});

/** A trap comes to light while the hall is refilled. */
const sprung = (trap: string, hands: readonly [readonly string[], readonly string[]]): Thunder => {
  const t = play({
    hand: hands[0],
    hall: [FRONT, 'grudgebeast', 'kingdom'],
    cards: { 'hand.1': hands[1] },
    next: { dungeon: [trap, 'famine', 'harbinger'] },
  });
  return t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
};

rule('TH-CARD-48', 'against poisonous gas a Cleric or a Thief may be shown, and need not be', () => {
  const ill = (t: Thunder): boolean => t.kinds('discard.1').includes('disease');
  const shown = sprung('poisonGasTrap', [['torch'], ['ganglandThug', 'dagger']]);
  shown.asks(1, 'poisonGas').answer(1, 'Show Gangland Thug');
  assert.equal(ill(shown), false);
  const silent = sprung('poisonGasTrap', [['torch'], ['ganglandThug', 'dagger']]);
  silent.answer(1, 'suffer');
  assert.equal(ill(silent), true);
});

rule('TH-CARD-49', 'Delirium Poison costs the others their spells, not the active seat', () => {
  const t = sprung('deliriumPoison', [
    ['magicMissile', 'torch'],
    ['magicMissile', 'dagger'],
  ]);
  assert.deepEqual(destroyed(t), ['magicMissile', 'deliriumPoison']);
  assert.deepEqual(t.kinds('hand.1'), ['dagger']);
});

rule('TH-CARD-65', 'Earth Wrath halves the damage unless an Elemental of either kind is laid out', () => {
  const fought = (hand: readonly string[]): string => {
    const t = play({ hand, hall: ['earthWrath', FRONT, 'grudgebeast'] });
    t.answer(0, 'dungeon').answer(0, 'Attack Earth Wrath');
    // Paladins find spoils.
    if (t.match.waiting.includes(0)) t.options(0);
    return t.log().find((line) => line.includes('against 7'))!;
  };
  const party = ['chalicePaladin', 'chalicePaladin', 'torch', 'ironRations'];
  assert.match(fought(party), /reaches 4 /);
  assert.match(fought([...party, 'airWrath']), /reaches 8 /);
  assert.match(fought([...party, 'smokeTorment']), /reaches 8 /);
});

rule('TH-CARD-66', 'whoever renounces all spells may attack Air Wrath', () => {
  const t = play({
    hand: ['fireball', 'torynGladiator', 'torynGladiator', 'torch'],
    hall: ['airWrath', FRONT, 'grudgebeast'],
  });
  t.answer(0, 'dungeon');
  const way = t.options(0).find((option) => option.startsWith('Attack Air Wrath'))!;
  assert.match(way, /without what is barred/);
  t.answer(0, way);
  // Two Gladiators, without the magic of the Fireball.
  assert.ok(
    t.log().some((line) => line.includes('reaches 8 against 5')),
    t.log().join('\n'),
  );
});

rule('TH-CARD-67', 'Thunder Wrath strikes any laid-out card, used or not', () => {
  const struck = new Set<string>();
  for (let pick = 0; pick < 3; pick++) {
    const t = play({
      hand: ['militia', 'torch', 'ironRations'],
      hall: ['thunderWrath', FRONT, 'grudgebeast'],
    });
    t.answer(0, 'dungeon').roll(pick).answer(0, 'Attack Thunder Wrath');
    struck.add(destroyed(t).join(' '));
  }
  assert.deepEqual([...struck].toSorted(), ['ironRations', 'militia', 'torch']);
});

rule('TH-CARD-68', 'an Elemental that is struck is not destroyed', () => {
  const t = play({ hand: ['airWrath'], hall: ['thunderWrath', FRONT, 'grudgebeast'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Thunder Wrath');
  assert.deepEqual(destroyed(t), []);
});

rule('TH-CARD-69', 'a beaten Fire Wrath shines', () => {
  assert.equal(attack(['fireWrath', 'militia'], 'grudgebeast').light, 1);
});

rule.also('TH-CARD-70', 'magic that was given saves a hero too', () => {
  const t = play({
    hand: ['militia', 'torynScrapper', 'goodberries'],
    hall: ['waterWrath', 'kingdom', 'famine'],
    cards: { trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Goodberries').answer(0, 'Militia').answer(0, 'Attack Water');
  assert.deepEqual(t.kinds('trash'), ['torynScrapper']);
});

rule.also('TH-CARD-55', 'it looks at five cards and no more', () => {
  const cards = Array<string>(5).fill('torch');
  // Written from the bottom of the deck to its top: the fifth card is looked at, the sixth is not.
  const deep = breach('lavaTorment', { ...DECKS, 'deck.0': ['torynScrapper', ...cards] });
  assert.deepEqual(destroyed(deep), []);
  const fifth = breach('lavaTorment', { ...DECKS, 'deck.0': ['torynScrapper', ...cards.slice(1)] });
  assert.deepEqual(destroyed(fifth), ['torynScrapper']);
});
