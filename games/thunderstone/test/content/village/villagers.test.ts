import assert from 'node:assert/strict';
import { goldOf, HALL, play, rule, situation } from '../../kit.ts';

situation('a Barkeep: one more purchase, or 2 gold for himself', () => {
  const t = play({ hand: ['barkeep', 'torch', 'torch', 'torch'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'village').answer(0, 'Barkeep: 1 more').answer(0, 'Buy Torch').answer(0, 'Buy Dagger');
  t.asks(1, 'turn');
  assert.ok(['torch', 'dagger'].every((kind) => t.kinds('discard.0').includes(kind)));
  const sold = play({ hand: ['barkeep', 'torch'], hall: HALL });
  sold.answer(0, 'village').answer(0, 'Destroy Barkeep');
  assert.equal(goldOf(sold), 2 + 2);
});

rule('TH-CARD-33', 'a hero put on the deck by the Blacksmith gives no gold', () => {
  const t = play({
    hand: ['blacksmith', 'ganglandCrook', 'militia'],
    hall: HALL,
    cards: { trash: [] },
  });
  t.answer(0, 'village');
  assert.equal(goldOf(t), 1);
  t.answer(0, 'Destroy Blacksmith').answer(0, 'Crook');
  assert.equal(goldOf(t), 2);
  assert.equal(t.kinds('deck.0').at(-1), 'ganglandCrook');
  assert.deepEqual(t.kinds('trash'), ['blacksmith']);
});

rule.also('TH-CARD-33', 'first he draws a card and forges: a second purchase, of a weapon', () => {
  const t = play({
    hand: ['blacksmith', 'feast', 'feast', 'feast'],
    hall: HALL,
    next: { 'deck.0': ['feast'] },
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'village').answer(0, 'Blacksmith: draw');
  assert.equal(goldOf(t), 12);
  t.answer(0, 'Buy Lantern').asks(0, 'visit');
  assert.equal(t.blocked(0, 'Buy Torch'), 'TH-CARD-33');
  t.answer(0, 'Buy Dagger').asks(1, 'turn');
  assert.ok(['lantern', 'dagger'].every((kind) => t.kinds('discard.0').includes(kind)));
  // The weapon may come first, too.
  const armed = play({
    hand: ['blacksmith', 'feast', 'feast', 'feast'],
    hall: HALL,
    next: { 'deck.0': ['feast'] },
  });
  armed.answer(0, 'village').answer(0, 'Blacksmith: draw').answer(0, 'Buy Dagger').asks(0, 'visit');
  assert.equal(armed.blocked(0, 'Buy Torch'), null);
  armed.answer(0, 'Buy Torch').asks(1, 'turn');
});

rule('TH-VILLAGE-07', 'a card pawned counts through the Pawnbroker alone', () => {
  const t = play({ hand: ['pawnbroker', 'feast', 'torch'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'village');
  assert.equal(goldOf(t), 5);
  t.answer(0, 'Pawnbroker: destroy').answer(0, 'Feast');
  assert.equal(goldOf(t), 2 + (3 + 3));
  assert.deepEqual(t.kinds('trash'), ['feast']);
  t.answer(0, 'Destroy Pawnbroker');
  assert.equal(goldOf(t), 2 + 6 + 2);
});

situation('a Pawnbroker takes what shows a gold value, 0 included, and nothing else', () => {
  const t = play({ hand: ['pawnbroker', 'townGuard', 'disease'], hall: HALL });
  t.answer(0, 'village');
  assert.equal(t.blocked(0, 'Pawnbroker: destroy'), 'TH-VILLAGE-07');
  const zero = play({ hand: ['pawnbroker', 'taxCollector'], hall: HALL });
  zero.answer(0, 'village').answer(0, 'Pawnbroker: destroy');
  assert.equal(goldOf(zero), 3);
});

rule('TH-CARD-41', 'whatever is no hero teaches the Sage 1 experience, a hero nothing', () => {
  for (const [kind, experience] of [
    ['Disease', 1],
    ['Militia', 0],
  ] as const) {
    const t = play({ hand: ['sage', 'disease', 'militia'], hall: HALL, cards: { trash: [] } });
    t.answer(0, 'village').answer(0, 'Sage: destroy').answer(0, kind).asks(0, 'visit');
    assert.deepEqual(t.kinds('trash'), [kind.toLowerCase()]);
    assert.equal(t.state.players[0].experience, experience);
  }
});

situation('a Sage who is destroyed brings 1 gold for each hero', () => {
  const t = play({ hand: ['sage', 'militia', 'militia', 'torynScrapper', 'townGuard'], hall: HALL });
  t.answer(0, 'village').answer(0, 'Destroy Sage');
  assert.equal(goldOf(t), 3);
});

situation('a Town Guard draws two cards, and three more when destroyed', () => {
  const t = play({ hand: ['townGuard'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'village').answer(0, 'Town Guard: draw 2').answer(0, 'Destroy Town Guard').asks(0, 'visit');
  assert.equal(t.kinds('laid.0').length, 5);
  assert.deepEqual(t.kinds('trash'), ['townGuard']);
});

situation('a Trainer makes 2 experience of a Militia, or 2 gold of himself', () => {
  const t = play({ hand: ['trainer', 'militia', 'torynScrapper'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'village').answer(0, 'Trainer: destroy').asks(0, 'visit');
  assert.deepEqual(t.kinds('trash'), ['militia']);
  assert.equal(t.state.players[0].experience, 2);
  t.answer(0, 'Destroy Trainer');
  assert.equal(goldOf(t), 2);
  const idle = play({ hand: ['trainer', 'torynScrapper'], hall: HALL });
  idle.answer(0, 'village');
  assert.equal(idle.blocked(0, 'Trainer: destroy'), 'TH-XP-01');
});

rule('TH-CARD-38', 'a Tax Collector has gold value 0, and raises 1 gold for each player', () => {
  const t = play({ seats: 3, hand: ['taxCollector'], hall: HALL });
  t.answer(0, 'village');
  assert.equal(goldOf(t), 0);
  t.answer(0, 'Tax Collector: 1 gold');
  assert.equal(goldOf(t), 3);
});

rule.also('TH-CARD-38', 'destroyed, he gets the gold of a card of everybody else', () => {
  const t = play({
    seats: 3,
    hand: ['taxCollector', 'torch'],
    hall: HALL,
    cards: { 'hand.1': ['feast', 'torch', 'townGuard'], 'hand.2': ['townGuard', 'disease'], 'discard.1': [] },
  });
  t.answer(0, 'village').answer(0, 'Destroy Tax Collector').asks(1, 'discardGold');
  assert.deepEqual(t.options(1).toSorted(), ['Feast', 'Torch']);
  t.answer(1, 'Feast');
  assert.equal(goldOf(t), 2 + 3);
  assert.deepEqual(t.kinds('discard.1'), ['feast']);
  // Who has none has shown the hand and keeps it.
  assert.match(t.log(0).join('\n'), /Seat 2 shows .*Town Guard/);
  assert.equal(t.kinds('hand.2').length, 2);
});

const BRAWL = { hand: ['tavernBrawl', 'torynScrapper', 'torch'], hall: HALL };

rule('TH-CARD-45', 'a stronger hero beats the first one that turns up: destroyed, 1 experience', () => {
  const t = play({
    ...BRAWL,
    next: { 'deck.1': ['torch', 'dagger', 'militia'] },
    cards: { 'discard.0': [], 'discard.1': [], trash: [] },
  });
  t.answer(0, 'village').answer(0, 'Tavern Brawl: discard').asks(0, 'visit');
  assert.deepEqual(t.kinds('discard.0'), ['torynScrapper']);
  assert.deepEqual(t.kinds('discard.1').toSorted(), ['dagger', 'torch']);
  assert.deepEqual(t.kinds('trash'), ['militia']);
  assert.equal(t.state.players[0].experience, 1);
});

rule.also('TH-CARD-45', 'one as strong stands, and so it does when no hero turns up', () => {
  const t = play({
    ...BRAWL,
    next: { 'deck.1': ['torynScrapper', 'militia'] },
    cards: { 'discard.1': [], trash: [] },
  });
  t.answer(0, 'village').answer(0, 'Tavern Brawl: discard').asks(0, 'visit');
  assert.deepEqual(t.kinds('discard.1'), ['torynScrapper']);
  assert.deepEqual([t.kinds('trash'), t.state.players[0].experience], [[], 0]);
  const empty = play({
    ...BRAWL,
    cards: { 'deck.1': ['torch'], 'discard.1': ['dagger'], 'hand.1': ['torch'], trash: [] },
  });
  empty.answer(0, 'village').answer(0, 'Tavern Brawl: discard').asks(0, 'visit');
  assert.deepEqual(empty.kinds('discard.1').toSorted(), ['dagger', 'torch']);
  assert.equal(empty.state.players[0].experience, 0);
});

rule.also(
  'TH-CARD-45',
  'somebody is chosen; and a riot costs card and hero, and everybody else two cards',
  () => {
    const t = play({ ...BRAWL, seats: 3, next: { 'deck.2': ['militia'] }, cards: { trash: [] } });
    t.answer(0, 'village').answer(0, 'Tavern Brawl: discard').asks(0, 'challenge').answer(0, 'Seat 2');
    t.asks(0, 'visit');
    assert.deepEqual(t.kinds('trash'), ['militia']);
    // Without a hero there is no riot.
    assert.equal(t.blocked(0, 'Destroy Tavern Brawl'), 'TH-CARD-45');
    const riot = play({
      ...BRAWL,
      cards: { 'hand.1': ['torch', 'dagger', 'militia'], 'discard.1': [], trash: [] },
    });
    riot.answer(0, 'village').answer(0, 'Destroy Tavern Brawl').asks(1, 'riotDiscard');
    riot.answer(1, 'Torch', 'Dagger').asks(0, 'visit');
    assert.deepEqual(riot.kinds('trash').toSorted(), ['tavernBrawl', 'torynScrapper']);
    assert.deepEqual(riot.kinds('hand.1'), ['militia']);
    assert.deepEqual(riot.kinds('discard.1').toSorted(), ['dagger', 'torch']);
  },
);

rule.also('TH-CARD-45', 'in a riot whoever takes back what others make it discard takes it back', () => {
  const riot = play({
    ...BRAWL,
    cards: { 'hand.1': ['diinIllusionist', 'dagger', 'militia'], 'discard.1': [], trash: [] },
  });
  riot.answer(0, 'village').answer(0, 'Destroy Tavern Brawl').asks(1, 'riotDiscard');
  riot.answer(1, 'Diin Illusionist', 'Dagger').asks(0, 'visit');
  assert.deepEqual(riot.kinds('hand.1').toSorted(), ['diinIllusionist', 'militia']);
  assert.deepEqual(riot.kinds('discard.1'), ['dagger']);
});
