import assert from 'node:assert/strict';
import { HALL, play, rule, situation, type Thunder } from '../../kit.ts';

// What heroes do with the cards of their own party.

/** The total of the last battle. */
const reached = (t: Thunder): number =>
  Number(/reaches (\d+) against/.exec(t.log().findLast((line) => line.includes('reaches'))!)![1]);

rule(
  'TH-CARD-01',
  'destroyed light gives magic attack on top of the attack, as often as there is any',
  () => {
    const t = play({
      hand: ['blindNeophyte', 'torch', 'lantern', 'dagger'],
      hall: HALL,
      cards: { trash: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Blind Neophyte: destroy 1').answer(0, 'torch');
    t.answer(0, 'Blind Neophyte: destroy 1').asks(0, 'fight');
    assert.deepEqual(t.kinds('trash'), ['torch', 'lantern']);
    assert.equal(t.blocked(0, 'Blind Neophyte: destroy 1'), 'TH-CARD-02');
    t.answer(0, 'Attack Kingdom');
    // 2 + 3 + 3, and it has become dark: 2 less.
    assert.equal(reached(t), 6);
  },
);

rule.also('TH-CARD-01', 'a Monk gets 4', () => {
  const t = play({ hand: ['blindMonk', 'torch'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Blind Monk: destroy 1').answer(0, 'Attack Kingdom');
  assert.equal(reached(t), 3 + 4 - 2);
});

rule('TH-CARD-06', 'without a Militia a Beguiler can do nothing', () => {
  const t = play({ hand: ['diinBeguiler', 'torynScrapper'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Diin Beguiler'), 'TH-CARD-06');
  const lonely = play({ hand: ['diinBeguiler', 'militia', 'militia'], hall: HALL });
  lonely.answer(0, 'dungeon');
  assert.equal(lonely.blocked(0, 'Diin Beguiler'), 'TH-CARD-06');
});

rule('TH-CARD-07', 'the Militia takes over attack, light, strength, weapons and effects', () => {
  const t = play({
    hand: ['diinBeguiler', 'militia', 'torynGladiator', 'hatchet', 'cursedMace'],
    hall: HALL,
    cards: { 'hand.1': ['torch'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Diin Beguiler');
  // Effects of its own: two Gladiators could disarm now.
  assert.equal(t.options(0).filter((option) => option.includes('hand over a weapon')).length, 2);
  t.answer(0, 'Hatchet').answer(0, 'militia').answer(0, 'Cursed Mace').answer(0, 'militia');
  t.answer(0, 'Attack Kingdom');
  // 2 magic, 4 for each Gladiator, 3 and 6 for the weapons, 2 for the dark.
  assert.equal(reached(t), 2 + 4 + 4 + 3 + 6 - 2);
});

rule.also('TH-CARD-07', 'the copy ends with the turn', () => {
  const t = play({
    hand: ['diinBeguiler', 'militia', 'torynScrapper'],
    hall: HALL,
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Diin Beguiler').answer(0, 'Attack Skaladak');
  assert.ok(t.kinds('discard.0').includes('militia'));
});

rule('TH-CARD-08', 'a Beguiler cannot be copied', () => {
  const t = play({
    hand: ['diinBeguiler', 'diinBeguiler', 'militia', 'militia', 'torynScrapper', 'elfWizard'],
    hall: HALL,
  });
  t.answer(0, 'dungeon').answer(0, 'Diin Beguiler').answer(0, 'militia').asks(0, 'copy');
  assert.deepEqual(t.options(0), ['Toryn Scrapper', 'Elf Wizard']);
});

situation(
  'Diin Enchanter: a Militia goes, a hero of the village comes and is destroyed after the battle',
  () => {
    const t = play({
      hand: ['diinEnchanter', 'militia'],
      hall: HALL,
      cards: { 'discard.0': [], trash: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Diin Enchanter').asks(0, 'enlist').answer(0, 'torynScrapper');
    assert.deepEqual(t.kinds('discard.0'), ['militia']);
    assert.equal(t.blocked(0, 'Attack Kingdom'), null);
    t.answer(0, 'Attack Kingdom');
    assert.equal(reached(t), 3 + 2 - 2);
    assert.deepEqual(t.kinds('trash'), ['torynScrapper']);
    const alone = play({ hand: ['diinEnchanter', 'elfWizard'], hall: HALL });
    alone.answer(0, 'dungeon');
    assert.equal(alone.blocked(0, 'Diin Enchanter'), 'TH-DUNGEON-01');
  },
);

rule('TH-CARD-09', 'a Healer cures one Disease, in the village and in the dungeon', () => {
  for (const [place, question] of [
    ['village', 'visit'],
    ['dungeon', 'fight'],
  ]) {
    const t = play({
      hand: ['divineHealer', 'disease', 'disease'],
      hall: HALL,
      next: { 'deck.0': ['torch', 'dagger'] },
      cards: { trash: [] },
    });
    t.answer(0, place).answer(0, 'Divine Healer: destroy');
    if (t.match.question(0)!.ask.prompt === 'cure') t.answer(0, 'disease');
    t.asks(0, question);
    assert.deepEqual(t.kinds('trash'), ['disease']);
    assert.deepEqual(t.kinds('laid.0').toSorted(), ['disease', 'divineHealer', 'torch']);
    assert.ok(!t.options(0).some((option) => option.startsWith('Divine Healer: destroy')));
  }
});

rule.also('TH-CARD-09', 'a Prophet draws 2 for one Disease, and 1 for each monster', () => {
  const t = play({
    hand: ['divineProphet', 'disease', 'famine', 'kingdom'],
    hall: HALL,
    next: { 'deck.0': ['torch', 'torch', 'dagger', 'disease', 'dagger'] },
  });
  t.answer(0, 'village').answer(0, 'Divine Prophet: destroy');
  assert.deepEqual(t.kinds('laid.0').slice(-2), ['torch', 'torch']);
  t.answer(0, 'Divine Prophet: draw').asks(0, 'visit');
  assert.deepEqual(t.kinds('laid.0').slice(-2), ['dagger', 'disease']);
  // Another Disease has turned up; the effect is used all the same.
  assert.ok(!t.options(0).some((option) => option.startsWith('Divine Prophet')));
  const poor = play({ hand: ['divineProphet'], hall: HALL });
  poor.answer(0, 'dungeon');
  assert.equal(poor.blocked(0, 'Divine Prophet: draw'), 'TH-CARD-09');
});

situation('Divine Chaplain draws in the village and in the dungeon', () => {
  for (const place of ['village', 'dungeon']) {
    const t = play({ hand: ['divineChaplain'], hall: HALL, next: { 'deck.0': ['torch'] } });
    t.answer(0, place).answer(0, 'Divine Chaplain: draw 1');
    assert.deepEqual(t.kinds('laid.0'), ['divineChaplain', 'torch']);
    t.asks(0, place === 'village' ? 'visit' : 'fight');
  }
});

situation('Regians and questers cure in the dungeon as often as there are Diseases, and there only', () => {
  for (const [kind, name] of [
    ['regianCleric', 'Regian Cleric'],
    ['regianPriest', 'Regian Priest'],
    ['regianBishop', 'Regian Bishop'],
    ['chaliceQuester', 'Chalice Quester'],
    ['chaliceDefender', 'Chalice Defender'],
  ]) {
    const plan = {
      hand: [kind, 'disease', 'disease'],
      hall: HALL,
      next: { 'deck.0': ['torch', 'dagger'] },
      cards: { trash: [] },
    };
    const t = play(plan);
    t.answer(0, 'dungeon').answer(0, `${name}: destroy`);
    if (t.match.question(0)!.ask.prompt === 'cure') t.answer(0, 'disease');
    t.answer(0, `${name}: destroy`).asks(0, 'fight');
    assert.deepEqual(t.kinds('trash'), ['disease', 'disease'], kind);
    assert.deepEqual(t.kinds('laid.0'), [kind, 'torch', 'dagger'], kind);
    assert.equal(t.blocked(0, `${name}: destroy`), 'TH-DISEASE-03');
    const visit = play(plan);
    visit.answer(0, 'village');
    assert.ok(!visit.options(0).some((option) => option.startsWith(`${name}: destroy`)), kind);
  }
});

situation('Priest, Defender and Paladin draw 1, a Bishop 2', () => {
  for (const [kind, name, count] of [
    ['regianPriest', 'Regian Priest', 1],
    ['chaliceDefender', 'Chalice Defender', 1],
    ['chalicePaladin', 'Chalice Paladin', 1],
    ['regianBishop', 'Regian Bishop', 2],
  ] as const) {
    const t = play({ hand: [kind], hall: HALL, next: { 'deck.0': ['torch', 'torch', 'torch'] } });
    t.answer(0, 'dungeon').answer(0, `${name}: draw ${count}`).asks(0, 'fight');
    assert.equal(t.kinds('laid.0').length, 1 + count, kind);
    assert.ok(!t.options(0).some((option) => option.startsWith(`${name}: draw`)), kind);
  }
});

situation('Outlands and Thyrians eat for attack; only a Slayer goes on eating', () => {
  for (const [kind, name, plain, gain, again] of [
    ['outlandsWarrior', 'Outlands Warrior', 3, 3, false],
    ['outlandsSlayer', 'Outlands Slayer', 5, 3, true],
    ['thyrianSquire', 'Thyrian Squire', 2, 2, false],
    ['thyrianKnight', 'Thyrian Knight', 4, 2, false],
  ] as const) {
    const t = play({
      hand: [kind, 'ironRations', 'feast', 'feast', 'torch'],
      hall: HALL,
      cards: { trash: [] },
    });
    t.answer(0, 'dungeon').answer(0, `${name}: destroy 1 food`).asks(0, 'devour').answer(0, 'feast');
    assert.equal(
      t.options(0).some((option) => option.startsWith(`${name}: destroy 1 food`)),
      again,
      kind,
    );
    assert.deepEqual(t.kinds('trash'), ['feast'], kind);
    t.answer(0, 'Attack Kingdom');
    assert.equal(reached(t), plain + gain, kind);
    const hungry = play({ hand: [kind, 'torch'], hall: HALL });
    hungry.answer(0, 'dungeon');
    assert.equal(hungry.blocked(0, `${name}: destroy 1 food`), 'TH-DUNGEON-01', kind);
  }
});

rule('TH-CARD-12', 'Trapper and Tracker need a monster laid out from the hand', () => {
  for (const [kind, name, plain, gain] of [
    ['gohlenTrapper', 'Gohlen Trapper', 2, 2],
    ['gohlenTracker', 'Gohlen Tracker', 3, 3],
  ] as const) {
    const t = play({ hand: [kind, 'famine', 'torch'], hall: HALL });
    t.answer(0, 'dungeon').answer(0, name).answer(0, 'Attack Kingdom');
    assert.equal(reached(t), plain + gain, kind);
    const without = play({ hand: [kind, 'torch'], hall: HALL });
    without.answer(0, 'dungeon');
    assert.equal(without.blocked(0, name), 'TH-CARD-12', kind);
  }
});

situation('Gangland Thug and Heavy: 1 gold for each other hero', () => {
  for (const [kind, name, gold] of [
    ['ganglandThug', 'Gangland Thug', 2],
    ['ganglandHeavy', 'Gangland Heavy', 3],
  ] as const) {
    const t = play({ hand: [kind, 'militia', 'elfWizard', 'dagger', 'disease'], hall: HALL });
    t.answer(0, 'village').answer(0, `${name}: 1 gold`).asks(0, 'visit');
    assert.deepEqual(t.match.question(0)!.ask.about, { gold: gold + 1, buys: 1 }, kind);
  }
});

situation('Feayn Sniper: 1 experience more for a victory at rank 3, and only there', () => {
  for (const [hall, experience] of [
    [['mythlurian', 'skaladak', 'famine'], 2],
    [['mythlurian', 'famine', 'skaladak'], 1],
  ] as const) {
    const t = play({
      hand: ['feaynSniper', 'torch', 'fireball'],
      hall,
      set: (state) => {
        state.players[0].experience = 0;
      },
    });
    t.answer(0, 'dungeon').answer(0, 'Attack Famine').asks(1, 'turn');
    assert.equal(t.state.players[0].experience, experience);
  }
});

situation('spoils: a Janissary and a Champion buy a weapon, a Paladin any village card', () => {
  for (const [kind, buys] of [
    ['dwarfJanissary', ['Buy Dagger', 'Buy Hatchet']],
    ['clanChampion', ['Buy Dagger', 'Buy Hatchet']],
    ['chalicePaladin', ['Buy Hatchet', 'Buy Lantern']],
  ] as const) {
    const t = play({
      hand: [kind, 'hatchet', 'torch', 'lantern', 'fireball'],
      hall: HALL,
      cards: {
        'stack.8': ['hatchet'],
        'stack.9': ['lantern'],
        ...Object.fromEntries([10, 11, 12, 13, 14, 15].map((stack) => [`stack.${stack}`, []])),
      },
    });
    t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'spoils');
    assert.deepEqual(
      t
        .options(0)
        .filter((option) => option.startsWith('Buy'))
        .map((option) => option.replace(/ for.*| \(.*/, '')),
      buys,
      kind,
    );
  }
});
