import assert from 'node:assert/strict';
import { HALL, play, ranks, rule, situation } from '../../kit.ts';

situation(
  'Archmage: a monster goes under the deck before the battle, and the hall is refilled at once',
  () => {
    const t = play({ hand: ['elfArchmage'], hall: HALL, next: { dungeon: ['famine', 'harbinger'] } });
    t.answer(0, 'dungeon')
      .answer(0, 'Elf Archmage')
      .asks(0, 'dispel')
      .answer(0, 'mythlurian')
      .asks(0, 'fight');
    assert.deepEqual(ranks(t), ['kingdom', 'skaladak', 'famine']);
    assert.equal(t.kinds('dungeon')[0], 'mythlurian');
    assert.ok(!t.options(0).some((option) => option.startsWith('Elf Archmage')));
  },
);

rule('TH-GUARDIAN-12', 'neither Archmage nor Sorcerer nor Magi Staff can send a guardian away', () => {
  const hall = ['kingdom', 'famine', 'darkChampion'] as const;
  const archmage = play({ hand: ['elfArchmage'], hall });
  archmage.answer(0, 'dungeon').answer(0, 'Elf Archmage').asks(0, 'dispel');
  assert.equal(archmage.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
  const sorcerer = play({ hand: ['elfSorcerer', 'fireball'], hall });
  sorcerer.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(0, 'dispel');
  assert.equal(sorcerer.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
  const staff = play({ hand: ['elfWizard', 'magiStaff'], hall });
  staff.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'use').asks(0, 'banish');
  assert.equal(staff.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
});

situation('Sorcerer: after a victory another monster may go; one refill closes both gaps', () => {
  const plan = {
    hand: ['elfSorcerer', 'fireball'],
    hall: HALL,
    next: { dungeon: ['famine', 'harbinger'] },
  };
  const t = play(plan);
  t.answer(0, 'dungeon')
    .answer(0, 'Attack Kingdom')
    .asks(0, 'dispel')
    .answer(0, 'mythlurian')
    .asks(1, 'turn');
  assert.deepEqual(ranks(t), ['skaladak', 'famine', 'harbinger']);
  assert.equal(t.kinds('dungeon')[0], 'mythlurian');
  const content = play(plan).answer(0, 'dungeon').answer(0, 'Attack Kingdom').answer(0, 'Nothing');
  assert.deepEqual(ranks(content), ['mythlurian', 'skaladak', 'famine']);
  const lost = play({ ...plan, hand: ['elfSorcerer'] });
  lost.answer(0, 'dungeon').answer(0, 'Attack Mythlurian').asks(1, 'turn');
});

rule.also('TH-STONE-07', 'the stone that follows a victory over two ranks is taken', () => {
  const t = play({
    hand: ['elfSorcerer', 'fireball'],
    hall: ['kingdom', 'mythlurian', 'stoneOfAgony'],
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom').answer(0, 'mythlurian');
  assert.ok(t.log().some((line) => /Seat 0 takes the Stone of Agony/.test(line)));
});

rule.also('TH-STONE-08', 'a stone that an Archmage brings to the front is nobody’s', () => {
  const t = play({
    hand: ['elfArchmage'],
    hall: ['kingdom', 'stoneOfAgony', 'mythlurian'],
  });
  t.answer(0, 'dungeon').answer(0, 'Elf Archmage').asks(0, 'dispel');
  assert.equal(t.blocked(0, 'Stone of Agony'), 'TH-STONE-06');
  t.answer(0, 'kingdom');
  assert.ok(t.log().some((line) => /nobody/.test(line)));
  assert.equal(t.match.waiting.length, 0);
});

situation('what was borrowed goes back even if the game ends in the middle', () => {
  const t = play({
    hand: ['elfArchmage', 'selurinTheurge'],
    hall: ['kingdom', 'stoneOfAgony', 'mythlurian'],
    cards: { 'hand.1': ['blindGrandmaster'], 'discard.1': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Selurin Theurge').answer(0, 'blindGrandmaster');
  t.answer(0, 'Elf Archmage').answer(0, 'kingdom');
  assert.equal(t.match.waiting.length, 0);
  const everything = ['deck', 'hand', 'discard'].flatMap((pile) => t.kinds(`${pile}.1`));
  assert.ok(everything.includes('blindGrandmaster'));
});

situation('Thyrian Lord: food for a small monster, without experience', () => {
  const t = play({
    hand: ['thyrianLord', 'feast'],
    hall: ['kingdom', 'famine', 'harbinger'],
    next: { dungeon: ['skaladak'] },
    cards: { trash: [], 'discard.0': [] },
    set: (state) => {
      state.players[0].experience = 0;
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Thyrian Lord').asks(0, 'ride');
  assert.deepEqual(t.options(0), ['Famine', 'Harbinger']);
  t.answer(0, 'famine').asks(0, 'fight');
  assert.deepEqual([t.kinds('trash'), t.kinds('discard.0')], [['feast'], ['famine']]);
  assert.deepEqual(ranks(t), ['kingdom', 'harbinger', 'skaladak']);
  assert.equal(t.state.players[0].experience, 0);
});

situation('Thyrian Lord: a monster worth nothing is no prey', () => {
  const t = play({ hand: ['thyrianLord', 'feast'], hall: ['bloodskullOrc', 'famine', 'harbinger'] });
  t.answer(0, 'dungeon').answer(0, 'Thyrian Lord').asks(0, 'ride');
  assert.deepEqual(t.options(0), ['Famine', 'Harbinger']);
  t.answer(0, 'famine').asks(0, 'fight');
});

situation('Thyrian Lord: not without food, nor without a monster worth 1 or 2', () => {
  const hungry = play({ hand: ['thyrianLord'], hall: ['kingdom', 'famine', 'harbinger'] });
  hungry.answer(0, 'dungeon');
  assert.equal(hungry.blocked(0, 'Thyrian Lord'), 'TH-DUNGEON-01');
  const big = play({ hand: ['thyrianLord', 'feast'], hall: HALL });
  big.answer(0, 'dungeon');
  assert.equal(big.blocked(0, 'Thyrian Lord'), 'TH-HORDE-12');
});

rule('TH-CARD-04', 'with a Grandmaster the Blink Dog can be attacked at every rank', () => {
  for (const rank of [0, 1, 2]) {
    const hall: string[] = ['kingdom', 'mythlurian', 'skaladak'];
    hall[rank] = 'blinkDog';
    const blind = play({ hand: ['blindGrandmaster'], hall });
    blind.answer(0, 'dungeon');
    assert.equal(blind.blocked(0, 'Attack Blink Dog'), null);
    const dark = play({ hand: ['outlandsKhan'], hall });
    dark.answer(0, 'dungeon');
    assert.equal(dark.blocked(0, 'Attack Blink Dog'), 'TH-CARD-71');
  }
});

rule.also('TH-TRAIT-05', 'a hero too weak for a golem does nothing after the victory either', () => {
  // A Sorcerer has strength 3, and a Bronze Golem shuts out up to 3.
  const plan = { hall: ['bronzeGolem', 'mythlurian', 'skaladak'] } as const;
  const weak = play({ ...plan, hand: ['elfSorcerer', 'outlandsKhan'] });
  weak.answer(0, 'dungeon').answer(0, 'Attack Bronze Golem').asks(1, 'turn');
  assert.match(weak.log().join('\n'), /Bronze Golem is defeated/);
  const strong = play({ ...plan, hand: ['elfSorcerer', 'outlandsKhan', 'runespawnAdept'] });
  strong.answer(0, 'dungeon').answer(0, 'Attack Bronze Golem').asks(0, 'dispel');
});

rule.also('TH-GUARDIAN-12', 'where nobody can be sent away the Archmage does not try', () => {
  const t = play({ hand: ['elfArchmage'], hall: ['kingdom', 'famine', 'skaladak'] });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Elf Archmage'), null);
  const alone = { 'rank.2': [], 'rank.3': [] };
  const guarded = play({ hand: ['elfArchmage', 'dagger'], hall: ['darkChampion'], cards: alone });
  guarded.answer(0, 'dungeon');
  assert.equal(guarded.blocked(0, 'Elf Archmage'), 'TH-GUARDIAN-12');
});
