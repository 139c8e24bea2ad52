import assert from 'node:assert/strict';
import { HALL, play, rule, situation, type Thunder } from '../kit.ts';

rule('TH-VILLAGE-01', 'any number of effects in any order', () => {
  for (const order of [
    ['Barkeep: 1 more', 'Destroy Town Guard'],
    ['Destroy Town Guard', 'Barkeep: 1 more'],
  ]) {
    const t = play({
      hand: ['townGuard', 'barkeep'],
      hall: HALL,
      next: { 'deck.0': ['torch', 'torch', 'torch'] },
    });
    t.answer(0, 'village').answer(0, order[0]).answer(0, order[1]).asks(0, 'visit');
    assert.deepEqual(t.kinds('laid.0').toSorted(), ['barkeep', 'torch', 'torch', 'torch']);
  }
});

rule('TH-VILLAGE-02', 'a card destroyed by an effect is gone before gold is counted', () => {
  const t = play({ hand: ['sage', 'torch', 'torch'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'village').answer(0, 'Sage: destroy').answer(0, 'torch');
  assert.deepEqual(t.kinds('trash'), ['torch']);
  assert.equal(t.blocked(0, 'Buy Torch'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-03', 'what several cards give adds up', () => {
  const t = play({ hand: ['barkeep', 'barkeep', 'ganglandThug', 'militia', 'militia'], hall: HALL });
  t.answer(0, 'village')
    .answer(0, 'Destroy Barkeep')
    .answer(0, 'Destroy Barkeep')
    .answer(0, 'Gangland Thug: 1 gold');
  // 2 + 2 + 2 heroes.
  assert.equal(t.blocked(0, 'Buy Foresight Elixir'), null);
  assert.equal(t.blocked(0, 'Buy Chalice Quester'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-04', 'cards drawn in the village can be used at once', () => {
  const t = play({ hand: ['townGuard'], hall: HALL, next: { 'deck.0': ['barkeep', 'lantern'] } });
  t.answer(0, 'village').answer(0, 'Town Guard: draw 2');
  assert.ok(t.options(0).includes('Barkeep: 1 more purchase'));
  assert.equal(t.blocked(0, 'Buy Torch'), null);
  // They lie open: everybody is told which they are.
  assert.ok(
    t.log().some((line) => line.includes('draws a Barkeep and a Lantern')),
    t.log().join('\n'),
  );
});

rule('TH-VILLAGE-05', 'total gold is what is printed and what effects have made', () => {
  const t = play({ hand: ['torch', 'barkeep', 'ganglandThug', 'militia'], hall: HALL });
  t.answer(0, 'village');
  assert.equal(t.blocked(0, 'Buy Lantern'), 'TH-VILLAGE-10');
  t.answer(0, 'Gangland Thug: 1 gold');
  assert.equal(t.blocked(0, 'Buy Lantern'), null);
  assert.equal(t.blocked(0, 'Buy Cursed Mace'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-06', 'a card put away in step 2 gives no gold', () => {
  const t = play({ hand: ['barkeep', 'torch'], hall: HALL });
  t.answer(0, 'village').answer(0, 'Destroy Barkeep');
  // 2 for the Barkeep and 2 for the Torch; its own printed gold is gone.
  assert.equal(t.blocked(0, 'Buy Lantern'), null);
  assert.equal(t.blocked(0, 'Buy Cursed Mace'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-08', 'one card: basic, hero or village card', () => {
  for (const [what, kind] of [
    ['Buy Torch', 'torch'],
    ['Buy Chalice Quester', 'chaliceQuester'],
    ['Buy Lantern', 'lantern'],
  ]) {
    const t = play({ hand: ['lantern', 'lantern', 'feast'], hall: HALL, cards: { 'discard.0': [] } });
    t.answer(0, 'village').answer(0, what).asks(1, 'turn');
    assert.ok(t.kinds('discard.0').includes(kind));
  }
});

rule('TH-VILLAGE-09', 'only the top card of a stack is for sale', () => {
  const t = play({ hand: ['feast', 'feast', 'feast', 'feast'], hall: HALL });
  t.answer(0, 'village');
  const sold = t.options(0).filter((option) => option.includes('Chalice'));
  assert.deepEqual(sold, ['Buy Chalice Quester (7 gold)']);
});

rule('TH-VILLAGE-10', 'the price must not exceed the gold', () => {
  const t = play({ hand: ['torch', 'torch'], hall: HALL });
  t.answer(0, 'village');
  t.refused(0, 'Buy Cursed Mace', 'TH-VILLAGE-10').answer(0, 'Buy Lantern').asks(1, 'turn');
});

rule('TH-VILLAGE-11', 'what is bought lies on the discard pile, and not in the hand', () => {
  const t = play({ hand: ['torch', 'torch', 'torch', 'barkeep'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'village').answer(0, 'Barkeep: 1 more').answer(0, 'Buy Lantern').asks(0, 'visit');
  assert.deepEqual(t.kinds('discard.0'), ['lantern']);
  assert.deepEqual(t.kinds('hand.0'), []);
});

rule('TH-VILLAGE-12', 'gold that is not spent is lost', () => {
  const t = play({
    hand: ['feast', 'feast'],
    hall: HALL,
    cards: {
      'deck.0': ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'],
      'hand.1': ['militia'],
    },
  });
  t.answer(0, 'village').answer(0, 'done').answer(1, 'rest').answer(1, 'keep').answer(0, 'village');
  assert.equal(t.blocked(0, 'Buy Torch'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-13', 'several purchases are paid from one purse', () => {
  const t = play({ hand: ['barkeep', 'feast', 'feast'], hall: HALL });
  t.answer(0, 'village').answer(0, 'Barkeep: 1 more').answer(0, 'Buy Lantern');
  assert.equal(t.blocked(0, 'Buy Torch'), null);
  assert.equal(t.blocked(0, 'Buy Sage'), 'TH-VILLAGE-10');
});

rule('TH-VILLAGE-14', 'an empty stack offers nothing', () => {
  const t = play({ hand: ['feast', 'feast'], hall: HALL, cards: { 'stack.1': [] } });
  t.answer(0, 'village');
  assert.ok(!t.options(0).some((option) => option.includes('Buy Torch')));
});

rule('TH-VILLAGE-15', 'nobody has to buy', () => {
  const t = play({ hand: ['feast'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'village').answer(0, 'done').asks(1, 'turn');
  assert.deepEqual(t.kinds('discard.0'), ['feast']);
});

rule('TH-VILLAGE-16', 'as many heroes as can be paid rise by one level', () => {
  const t = play({
    hand: ['dwarfGuardian', 'diinIllusionist', 'chaliceQuester'],
    hall: HALL,
    cards: { 'discard.0': [] },
    set: (state) => (state.players[0].experience = 4),
  });
  t.answer(0, 'village').answer(0, 'Level up Diin').answer(0, 'Level up Chalice').asks(1, 'turn');
  assert.deepEqual(t.kinds('discard.0').toSorted(), ['chaliceDefender', 'diinBeguiler', 'dwarfGuardian']);
  assert.equal(t.state.players[0].experience, 0);
});

rule('TH-VILLAGE-17', 'after the visit everything is discarded and six cards are drawn', () => {
  const t = play({ hand: ['torch', 'militia'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'village').answer(0, 'done');
  assert.deepEqual(t.kinds('discard.0').toSorted(), ['militia', 'torch']);
  assert.equal(t.kinds('hand.0').length, 6);
});

rule('TH-XP-01', 'a defeated monster brings its experience', () => {
  const t = play({ hand: ['torynGladiator', 'hatchet', 'lantern'], hall: ['skaladak', 'kingdom', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'hatchet').answer(0, 'Attack Skaladak');
  assert.equal(t.state.players[0].experience, 2);
});

rule('TH-XP-02', 'experience lasts and is no card', () => {
  const t = play({ hand: ['militia'], hall: HALL, set: (state) => (state.players[0].experience = 2) });
  t.answer(0, 'rest').answer(0, 'keep').answer(1, 'rest').answer(1, 'keep');
  assert.equal(t.state.players[0].experience, 2);
});

rule('TH-XP-03', 'pay, lose the hero, get the next level on the discard pile', () => {
  const t = play({
    hand: ['torynScrapper', 'militia'],
    hall: HALL,
    cards: { 'discard.0': [], trash: [] },
    set: (state) => (state.players[0].experience = 2),
  });
  t.answer(0, 'village');
  assert.equal(t.blocked(0, 'Level up Militia'), 'TH-XP-03');
  t.answer(0, 'Level up Toryn');
  assert.deepEqual(t.kinds('trash'), ['torynScrapper']);
  assert.deepEqual(t.kinds('discard.0').toSorted(), ['militia', 'torynDuelist']);
  assert.equal(t.state.players[0].experience, 0);
});

rule('TH-XP-04', 'no level is skipped, and no hero rises twice in a turn', () => {
  const t = play({
    hand: ['torynScrapper', 'militia'],
    hall: HALL,
    set: (state) => (state.players[0].experience = 20),
  });
  t.answer(0, 'village').answer(0, 'Level up Toryn');
  assert.deepEqual(t.options(0), ['Level up Militia (3 experience)', 'Done']);
  assert.ok(t.kinds('discard.0').includes('torynDuelist'));
});

rule('TH-XP-05', 'a Militia becomes any hero of level 1 for 3', () => {
  const t = play({ hand: ['militia'], hall: HALL, set: (state) => (state.players[0].experience = 3) });
  t.answer(0, 'village').answer(0, 'Level up Militia').asks(0, 'become');
  assert.deepEqual(t.options(0), ['Chalice Quester', 'Feayn Archer', 'Diin Illusionist', 'Toryn Scrapper']);
});

rule('TH-XP-06', 'without the next level there is no rise, and level 3 is the end', () => {
  const t = play({
    hand: ['torynScrapper', 'torynGladiator'],
    hall: HALL,
    cards: { 'stack.7': ['torynGladiator', 'torynScrapper'] },
    set: (state) => (state.players[0].experience = 9),
  });
  t.answer(0, 'village');
  assert.equal(t.blocked(0, 'Level up Toryn Scrapper'), 'TH-XP-06');
  assert.throws(() => t.blocked(0, 'Level up Toryn Gladiator'), /not offered/);
});

rule('TH-XP-07', 'the next level may lie under lower ones', () => {
  const t = play({
    hand: ['torynScrapper'],
    hall: HALL,
    cards: { 'stack.7': ['torynDuelist', 'torynScrapper', 'torynScrapper'], 'discard.0': [] },
    set: (state) => (state.players[0].experience = 2),
  });
  t.answer(0, 'village').answer(0, 'Level up');
  assert.deepEqual(t.kinds('stack.7'), ['torynScrapper', 'torynScrapper']);
  assert.deepEqual(t.kinds('discard.0'), ['torynDuelist']);
});

situation('the question in the village says what can be spent, and on how many cards', () => {
  const said = (t: Thunder): unknown => {
    t.options(0);
    return t.match.question(0)!.ask.about;
  };
  const t = play({
    hand: ['blacksmith', 'feast', 'torch', 'barkeep'],
    hall: HALL,
    next: { 'deck.0': ['lantern'] },
  });
  assert.deepEqual(said(t.answer(0, 'village')), { gold: 6, buys: 1 });
  // One more card, and one more purchase that must be a weapon.
  assert.deepEqual(said(t.answer(0, 'Blacksmith: draw')), { gold: 8, buys: 2 });
  assert.deepEqual(said(t.answer(0, 'Barkeep: 1 more')), { gold: 8, buys: 3 });
  assert.deepEqual(said(t.answer(0, 'Buy Dagger')), { gold: 5, buys: 2 });
});
