import assert from 'node:assert/strict';
import { DISEASES } from '../../content/basics.ts';
import { game } from '../../game.ts';
import { absenceOf } from '../../rules/breakdown.ts';
import { attack, party, play, rule, type Thunder, TORCHES } from '../kit.ts';

/** A Theurge has borrowed a Lord from seat 1; the Archmage then sends this monster away, and this card comes up. */
const borrowed = (hall: readonly string[], sent: string, next: string) =>
  play({
    hand: ['selurinTheurge', 'elfArchmage', 'torch'],
    hall,
    next: { dungeon: [next, 'grudgebeast', 'grudgebeast'] },
    cards: { 'hand.1': ['thyrianLord', 'torch'], 'deck.0': TORCHES, 'discard.1': [] },
  })
    .answer(0, 'dungeon')
    .answer(0, 'Selurin Theurge')
    .answer(0, 'Thyrian Lord')
    .answer(0, 'Elf Archmage')
    .answer(0, sent);

rule.also(
  'TH-DUNGEON-24',
  'a borrowed hero is no part of the hand: no trap and no breach can have it',
  () => {
    const hall = ['kingdom', 'famine', 'skaladak'];
    const caged = borrowed(hall, 'Skaladak', 'theCage');
    assert.deepEqual(caged.options(0).toSorted(), ['Elf Archmage', 'Selurin Theurge']);
    caged.answer(0, 'Elf Archmage').answer(0, 'Attack Kingdom');
    assert.ok(caged.kinds('discard.1').includes('thyrianLord'));
    const fallen = borrowed(hall, 'Skaladak', 'pitTrap');
    assert.ok(!fallen.options(0).includes('Thyrian Lord'));
    const tyxr = borrowed(['kingdom', 'tyxrTheOld', 'skaladak'], 'Kingdom', 'grudgebeast');
    assert.ok(!tyxr.options(0).includes('Thyrian Lord'));
  },
);

rule.also('TH-DUNGEON-24', 'a Spear that was thrown is no part of the hand: no breach can have it', () => {
  const t = play({
    hand: ['elfArchmage', 'militia', 'spear', 'torch'],
    hall: ['kingdom', 'tyxrTheOld', 'skaladak'],
    next: { dungeon: ['grudgebeast', 'grudgebeast'] },
    cards: { 'deck.0': TORCHES, 'hand.1': ['torch', 'torch'], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Spear: give').answer(0, 'Throw Spear');
  t.answer(0, 'Elf Archmage').answer(0, 'Kingdom').asks(0, 'discardTwo');
  assert.deepEqual(t.options(0).toSorted(), ['Elf Archmage', 'Militia', 'Torch']);
});

rule.also(
  'TH-CARD-50',
  'a hero the Enchanter has fetched from the village cannot be kept in The Cage',
  () => {
    const t = play({
      hand: ['diinEnchanter', 'militia', 'elfArchmage', 'torch'],
      hall: ['kingdom', 'famine', 'skaladak'],
      next: { dungeon: ['theCage', 'grudgebeast', 'grudgebeast'] },
      cards: { 'deck.0': TORCHES, 'discard.0': [], 'hand.1': ['torch'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Diin Enchanter').answer(0, 'Toryn Scrapper');
    t.answer(0, 'Elf Archmage').answer(0, 'Skaladak');
    assert.ok(!t.options(0).includes('Toryn Scrapper'));
  },
);

rule.also('TH-CARD-37', 'a guardian stays weakened until the end of the turn, also at rank 0', () => {
  const t = play({
    hand: ['creepingDeath', 'creepingDeath', 'fireball', 'fireball', 'fireball'],
    hall: ['harbinger', 'darkChampion', 'kingdom'],
    next: { dungeon: ['famine', 'skaladak'] },
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  t.answer(0, 'Attack Dark Champion');
  assert.match(t.log().join('\n'), /reaches 9 against 8/);
});

/** The rule that keeps seat 0 from attacking this monster. */
const barred = (t: Thunder, kind: string): string | undefined =>
  t.match.question(0)!.from.find(({ id, card }) => id.startsWith('attack') && t.t.kind(card!) === kind)?.no;

rule.also('TH-TRAIT-17', 'a Claymore that has struck cannot be renounced any more', () => {
  const t = play({
    hand: ['elfArchmage', 'thyrianLord', 'claymore'],
    hall: ['famine', 'thunderWrath', 'skaladak'],
    next: { dungeon: ['kingdom', 'grudgebeast'] },
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Claymore: give');
  assert.equal(barred(t, 'thunderWrath'), undefined);
  t.answer(0, 'Elf Archmage').answer(0, 'Skaladak').answer(0, 'Famine');
  assert.equal(barred(t, 'thunderWrath'), 'TH-TRAIT-17');
  t.asks(0, 'fight').answer(0, 'Attack Kingdom');
});

rule.also('TH-CARD-23', 'a Claymore strikes too if its bearer has died in the battle', () => {
  const enter = (hero: string, monster: string) =>
    play({
      hand: [hero, 'claymore', 'magicalAura'],
      hall: [monster, 'famine', 'skaladak'],
      cards: { 'deck.0': TORCHES, 'discard.0': [], trash: [] },
    })
      .answer(0, 'dungeon')
      .answer(0, 'Magical Aura')
      .answer(0, 'Claymore: give');
  const died = enter('thyrianLord', 'mythlurian').answer(0, 'Attack Mythlurian');
  assert.ok(died.kinds('trash').includes('thyrianLord'));
  died.asks(0, 'cleave').answer(0, 'Famine');
  assert.ok(died.kinds('discard.0').includes('famine'));
  // Too weak for the golem, the Militia takes no part, nor does what it carries.
  enter('militia', 'bronzeGolem').answer(0, 'Attack Bronze Golem').asks(1, 'turn');
});

rule.also('TH-WEAPON-02', 'a weapon that has become too heavy is still the one a hero carries', () => {
  const t = play({
    hand: ['runespawnAdept', 'militia', 'shortSword', 'dagger', 'banish', 'feast'],
    hall: ['kingdom', 'famine', 'skaladak'],
    next: { dungeon: ['grudgebeast', 'grudgebeast'] },
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Short Sword: give').answer(0, 'Militia');
  t.answer(0, 'Banish').answer(0, 'Skaladak').answer(0, 'Runespawn Adept');
  const no = (): string | undefined =>
    t.match.question(0)!.from.find(({ text, card }) => text === 'equip' && t.t.kind(card!) === 'dagger')?.no;
  assert.equal(no(), 'TH-WEAPON-02');
  // Who puts it down has a hand free again.
  t.answer(0, 'Short Sword');
  assert.equal(no(), undefined);
  t.answer(0, 'Attack Famine');
});

rule.also('TH-TURN-08', 'what an Adept gives to others in the dungeon helps nobody in a Tavern Brawl', () => {
  const brawl = (hero: string, name: string) =>
    play({
      hand: ['tavernBrawl', hero, 'runespawnAdept'],
      cards: { 'deck.1': ['torch', 'militia'], 'discard.1': [], trash: [] },
    })
      .answer(0, 'village')
      .answer(0, 'Tavern Brawl: discard')
      .answer(0, name);
  assert.deepEqual(brawl('militia', 'Militia').answer(0, 'done').kinds('trash'), []);
  assert.deepEqual(brawl('thyrianLord', 'Thyrian Lord').answer(0, 'done').kinds('trash'), ['militia']);
});

rule.also('TH-CARD-67', 'Thunder Wrath strikes a card of the own hand, never a borrowed one', () => {
  for (let i = 0; i < 8; i++) {
    const t = play({
      seed: `struck ${i}`,
      hand: ['selurinTheurge'],
      hall: ['thunderWrath', 'famine', 'skaladak'],
      cards: { 'hand.1': ['thyrianLord', 'torch'], 'deck.0': TORCHES, trash: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Selurin Theurge').answer(0, 'Thyrian Lord');
    t.answer(0, 'Attack Thunder Wrath');
    assert.deepEqual(t.kinds('trash'), ['selurinTheurge']);
  }
});

rule.also('TH-CARD-10', 'the Crook counts the gold of the hand, not that of a conjured weapon', () => {
  const t = play({
    hand: ['ganglandCrook', 'illusoryBlade', 'torch'],
    hall: ['kingdom', 'famine', 'skaladak'],
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Illusory Blade').answer(0, 'Short Bow').answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 3 against 5/);
});

rule.also('TH-CARD-24', 'an Elixir shown against a trap is a spell that has been used in this turn', () => {
  const t = play({
    options: { set: 'first' },
    hand: ['elfArchmage', 'foresightElixir', 'militia'],
    hall: ['airWrath', 'famine', 'skaladak'],
    next: { dungeon: ['pitTrap', 'grudgebeast', 'grudgebeast'] },
    cards: { 'hand.1': ['foresightElixir', 'torch'], 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Elf Archmage').answer(0, 'Skaladak');
  t.answer(0, 'Foresight').answer(1, 'Foresight');
  assert.equal(barred(t, 'airWrath'), 'TH-TRAIT-17');
  t.answer(0, 'Attack Famine');
  // What others show bars nothing.
  const other = play({
    options: { set: 'first' },
    hand: ['elfArchmage', 'torch'],
    hall: ['airWrath', 'famine', 'skaladak'],
    next: { dungeon: ['poisonGasTrap', 'grudgebeast', 'grudgebeast'] },
    cards: { 'hand.1': ['foresightElixir', 'torch'], 'deck.0': TORCHES },
  });
  other.answer(0, 'dungeon').answer(0, 'Elf Archmage').answer(0, 'Skaladak');
  other.answer(1, 'Foresight');
  assert.equal(barred(other, 'airWrath'), undefined);
  other.answer(0, 'Attack Famine');
});

rule.also('TH-TURN-09', 'the Theurge asks a hero of all others, and none of its own player', () => {
  const t = play({
    hand: ['selurinTheurge', 'militia', 'torch'],
    hall: ['kingdom', 'famine', 'skaladak'],
    cards: { 'hand.1': ['torynScrapper', 'torch'], 'discard.0': [], 'discard.1': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Selurin Theurge').answer(0, 'nothing');
  assert.deepEqual(
    [t.kinds('laid.0').length, t.kinds('discard.0'), t.kinds('discard.1')],
    [3, [], ['torynScrapper']],
  );
  t.answer(0, 'Attack Kingdom');
});

rule.also('TH-DUNGEON-07', 'a Haunt takes light and attack from a hero, and nothing else', () => {
  const reached = (...hand: string[]): string => {
    const t = play({ hand, hall: ['haunt', 'famine', 'skaladak'], cards: { 'deck.0': TORCHES } });
    t.answer(0, 'dungeon').answer(0, 'Attack Haunt');
    return /reaches \d+ against \d+/.exec(t.log().join('\n'))![0];
  };
  // A Warlock still doubles what others bring, a Grandmaster still sees in the dark.
  assert.equal(reached('selurinWarlock', 'fireball'), 'reaches 6 against 4');
  assert.equal(reached('blindGrandmaster', 'magicMissile'), 'reaches 4 against 4');
  // Nothing of its own is left: neither attack nor light.
  assert.equal(reached('selurinWarlock'), 'reaches 0 against 4');
  assert.equal(reached('elfWizard', 'magicMissile'), 'reaches 2 against 4');
  // After the victory it does what it always does.
  const t = play({
    hand: ['chalicePaladin', 'magicMissile', 'torch', 'ironRations', 'ironRations', 'ironRations'],
    hall: ['haunt', 'famine', 'skaladak'],
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Haunt').asks(0, 'spoils').answer(0, 'nothing');
});

rule.also('TH-TRAIT-05', 'a hero who cannot attack makes no other hero stronger', () => {
  const out = (kinds: readonly string[], monster: string): boolean[] =>
    attack(kinds, monster).rows.map((row) => row.out);
  // Strength 5 is too little for a Stone Golem; with 2 more a Cleric of 4 would have been strong enough.
  assert.deepEqual(out(['runespawnAdept', 'regianCleric'], 'stoneGolem'), [true, true]);
  // Two Adepts help each other, and both the Cleric.
  assert.deepEqual(out(['runespawnAdept', 'runespawnAdept', 'regianCleric'], 'stoneGolem'), [
    false,
    false,
    false,
  ]);
  // Before the Colossus Adept and Siren stand only together; whoever drops out takes others along.
  assert.deepEqual(out(['runespawnAdept', 'runespawnSiren', 'torynGladiator'], 'colossus'), [
    false,
    false,
    false,
  ]);
  assert.deepEqual(out(['runespawnAdept', 'torynGladiator', 'regianCleric'], 'colossus'), [
    true,
    false,
    true,
  ]);
  // Against Darkness an unarmed Adept does not help a Militia carry its axe.
  const kinds = ['runespawnAdept', 'militia', 'hatchet>1'];
  assert.deepEqual(out(kinds, 'darkness'), [true, true, true]);
  assert.deepEqual(out(kinds, 'kingdom'), [false, false, false]);
  // And the board says why.
  const turn = party(kinds);
  const why = turn.cards.map((one) =>
    absenceOf(game.content, turn, { kind: 'darkness', rank: 1, weakened: 0 }, one),
  );
  assert.deepEqual(why, ['unarmed', 'unarmed', 'tooHeavy']);
});

rule.also('TH-DUNGEON-12', 'what is only borrowed pays for no spoils', () => {
  const t = play({
    hand: ['torynGladiator', 'chalicePaladin', 'torch'],
    hall: ['grudgebeast', 'famine', 'skaladak'],
    cards: { 'deck.0': TORCHES, 'discard.0': [], 'discard.1': [], 'hand.1': ['polearm', 'militia'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Toryn Gladiator').answer(0, 'Polearm').answer(0, 'Attack Grudge');
  // The Short Bow costs 5, the own cards are worth 2: there is nothing to ask.
  assert.equal(t.match.question(0), null);
  assert.deepEqual([t.kinds('discard.0').includes('shortBow'), t.kinds('discard.1')], [false, ['polearm']]);
});

rule.also('TH-DUNGEON-17', 'whoever dies in a battle still has its spoils', () => {
  const t = play({
    hand: ['feaynSniper', 'fireball', 'fireball', 'torch'],
    hall: ['kingdom', 'famine', 'mythlurian'],
    cards: { 'deck.0': TORCHES },
  });
  const before = t.state.players[0].experience;
  t.answer(0, 'dungeon').answer(0, 'Attack Mythlurian');
  // Two for the Mythlurian, and one for what the Sniper has slain in the last rank.
  assert.equal(t.state.players[0].experience - before, 3);
  assert.ok(t.kinds('trash').includes('feaynSniper'));
});

rule.also('TH-COMP-14', 'alone, a suggested set keeps its stone and both boxes of Diseases', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const stonesOf = (set: 'first' | 'random') =>
      play({ seats: 1, seed, options: { level: 'normal', set, box: 'base' } });
    assert.deepEqual(stonesOf('first').state.sets.stones, ['stoneOfAgony']);
    assert.equal(stonesOf('first').kinds('disease').length, DISEASES.base + DISEASES.wrath);
    assert.deepEqual(stonesOf('random').state.sets.stones, ['stoneOfMystery']);
    assert.equal(stonesOf('random').kinds('disease').length, DISEASES.base);
  }
});

rule.also('TH-WANDER-01', 'a suggested set keeps the features it names', () => {
  for (const box of ['base', 'both'] as const) {
    const t = play({ options: { mode: 'wandering', set: 'first', box, features: 1 } });
    assert.ok(t.state.sets.guardians.includes('darkChampion'), box);
    assert.ok(t.state.sets.traps.length + t.state.sets.guardians.length >= 1);
  }
});

rule.also('TH-CARD-18', 'the chronicle says what becomes of what was borrowed', () => {
  const lent = borrowed(['kingdom', 'famine', 'skaladak'], 'Skaladak', 'grudgebeast');
  lent.answer(0, 'Attack Kingdom');
  assert.ok(lent.log().includes('The Thyrian Lord goes back to Seat 1.'));
  const conjured = play({
    hand: ['torynScrapper', 'illusoryBlade'],
    hall: ['kingdom', 'famine', 'skaladak'],
    cards: { 'deck.0': TORCHES, trash: [] },
  });
  conjured.answer(0, 'dungeon').answer(0, 'Illusory Blade').answer(0, 'Short Bow');
  conjured.answer(0, 'Attack Kingdom');
  assert.ok(conjured.log().includes('Seat 0 loses the Short Bow: destroyed.'));
  assert.deepEqual(conjured.kinds('trash'), ['shortBow']);
});

rule.also('TH-CARD-70', 'a hero whose magic attack comes from elsewhere is spared too', () => {
  const lost = (...hand: string[]) =>
    play({ hand, hall: ['waterWrath', 'griknackGoblin', 'grudgebeast'], cards: { trash: [] } })
      .answer(0, 'dungeon')
      .answer(0, 'Attack Water')
      .kinds('trash');
  assert.ok(attack(['blindGrandmaster', 'dagger'], 'waterWrath').magic > 0);
  assert.deepEqual(lost('blindGrandmaster', 'dagger'), []);
  assert.deepEqual(lost('militia', 'dagger'), ['militia']);
});

rule.also('TH-CARD-46', 'the Dark Champion is a Doomknight: the Warhammer is made for it', () => {
  const against = (kind: string): number => attack(['regianBishop', 'warhammer>0'], kind).attack;
  assert.deepEqual([against('darkChampion'), against('judgement'), against('griknackGoblin')], [6, 6, 3]);
});

/** As many tokens as seats lie on the monster in front. */
const WANDERING: Parameters<typeof play>[0] = {
  options: { mode: 'wandering', features: 0 },
  set: (state, t) => {
    state.wander.tokens = 2;
    state.wander.front = t.top(t.piles.rank[1]);
  },
};

rule.also('TH-CARD-58', 'no penalty card can be taken while Steam Torment holds the monsters', () => {
  const t = play({ ...WANDERING, hand: ['torch'], hall: ['famine', 'steamTorment', 'skaladak'] });
  // Nothing is left but to attack it.
  t.asks(1, 'turn');
  assert.deepEqual([t.kinds('penalty.0'), t.kinds('rank.1')], [[], ['famine']]);
  // Nor at the end of a turn in which it could not be attacked.
  const dark = play({ ...WANDERING, hand: ['militia'], hall: ['blinkDog', 'steamTorment', 'skaladak'] });
  assert.equal(dark.state.turn, 1);
  assert.deepEqual([dark.kinds('penalty.0'), dark.kinds('rank.1')], [[], ['blinkDog']]);
});

rule.also(
  'TH-WANDER-05',
  'whoever was to attack the monster and does not takes it as a penalty after all',
  () => {
    const dark = play({ ...WANDERING, hand: ['militia'], hall: ['blinkDog', 'kingdom', 'skaladak'] });
    dark.answer(0, 'face');
    assert.deepEqual(dark.kinds('penalty.0'), ['blinkDog']);
    const dodged = play({
      ...WANDERING,
      hand: ['militia', 'battleFury'],
      hall: ['airWrath', 'kingdom', 'skaladak'],
    });
    dodged.answer(0, 'face').answer(0, 'Battle Fury');
    assert.deepEqual(dodged.kinds('penalty.0'), ['airWrath']);
  },
);

rule.also('TH-TRAIT-18', 'what a weapon has done in this turn cannot be renounced any more', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['thunderWrath', 'kingdom', 'skaladak'],
    cards: { 'deck.0': Array<string>(7).fill('torch') },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give');
  const attackable = (): string | undefined =>
    t.match
      .question(0)!
      .from.find(({ id, card }) => id.startsWith('attack') && t.t.kind(card!) === 'thunderWrath')?.no;
  assert.equal(attackable(), undefined);
  t.answer(0, 'use').answer(0, 'Kingdom');
  assert.equal(attackable(), 'TH-TRAIT-17');
  t.asks(0, 'fight').answer(0, 'Attack Skaladak');
});

rule.also('TH-CARD-40', 'who takes no part in the battle does not fight with the mace', () => {
  const after = (monster: string, name: string) =>
    play({
      hand: ['blindGrandmaster', 'cursedMace'],
      hall: [monster, 'kingdom', 'skaladak'],
      cards: { 'discard.0': [], 'deck.0': Array<string>(6).fill('torch') },
    })
      .answer(0, 'dungeon')
      .answer(0, 'Cursed Mace: give')
      .answer(0, `Attack ${name}`)
      .kinds('discard.0');
  assert.ok(!after('stoneGolem', 'Stone Golem').includes('disease'));
  assert.ok(after('grudgebeast', 'Grudgebeast').includes('disease'));
});

rule.also('TH-CARD-07', 'a copy is what it copies for traps too', () => {
  const sprung = (trap: string) =>
    play({
      hand: ['diinBeguiler', 'militia', 'loriggThief', 'torch'],
      hall: ['griknackGoblin', 'kingdom', 'skaladak'],
      next: { dungeon: [trap] },
      cards: { trash: [], 'hand.1': ['torch'] },
    })
      .answer(0, 'dungeon')
      .answer(0, 'use')
      .answer(0, 'Attack Griknack');
  const pit = sprung('pitTrap').answer(0, 'Militia');
  assert.ok(!pit.kinds('trash').includes('militia'));
  assert.ok(
    sprung('poisonGasTrap')
      .options(0)
      .some((option) => option.includes('Militia')),
  );
});

rule.also('TH-SOLO-14', 'where a gap was closed without a fight, nothing comes closer', () => {
  const t = play({
    seats: 1,
    options: { level: 'normal', set: 'random' },
    hand: ['creepingDeath', 'creepingDeath'],
    next: { dungeon: ['airWrath', 'famine'] },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': [],
      'rank.3': [],
      'deck.0': Array<string>(8).fill('torch'),
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  assert.equal(t.state.fought, false);
  assert.deepEqual([t.kinds('rank.3'), t.kinds('rank.2')], [['airWrath'], []]);
});

rule.also('TH-TURN-09', 'the Illusionist comes back from other players, not from a monster', () => {
  const t = play({
    hand: ['torch'],
    hall: ['griknackGoblin', 'tyxrTheOld', 'grudgebeast'],
    cards: { 'hand.1': ['diinIllusionist', 'torch', 'torch'], 'deck.0': Array<string>(6).fill('torch') },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  t.answer(1, ['Diin Illusionist', 'Torch']);
  assert.ok(!t.kinds('hand.1').includes('diinIllusionist'));
});
