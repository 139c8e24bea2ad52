import assert from 'node:assert/strict';
import type { CardView, Viewer } from '@tafelrunde/engine';
import { hoard } from '../src/fixtures/index.ts';
import { type CardPlan, table } from '../src/index.ts';
import { coins, type HoardTable, rule, situation, withCoins } from './kit.ts';

/** Seat 0 holds a thief, seat 1 has something to lose; nobody else has coins to warn with. */
const theft = (
  cards: CardPlan,
  more: { seats?: number; dice?: number[]; coins?: number[] } = {},
): HoardTable =>
  table(hoard, {
    seats: more.seats ?? 2,
    cards: { 'hand.0': ['thief'], 'hand.1': [], ...cards },
    next: { deck: ['copper'] },
    dice: more.dice ?? [],
    set: withCoins(...(more.coins ?? Array<number>(more.seats ?? 2).fill(0))),
  });

/** The faces a viewer sees in the hand of a seat. */
const facesInHand = (t: HoardTable, viewer: Viewer, seat: number): (string | null)[] =>
  t.match
    .view(viewer)
    .piles.hand[seat].cards.map((card: CardView) => (card !== null && 'kind' in card ? card.kind : null));

rule('HO-THEFT-01', 'the thief takes the most valuable open treasure of whom it chooses', () => {
  const t = theft(
    { 'hoard.0': ['copper'], 'hoard.1': ['silver', 'gold', 'copper'], 'hoard.2': ['ruby'] },
    { seats: 3 },
  );
  t.answer(0, 'Dieb').asks(0, 'victim');
  assert.deepEqual(t.options(0), ['Seat 1', 'Seat 2']);
  t.answer(0, 'Platz 1');
  assert.deepEqual(t.kinds('hoard.0'), ['copper', 'gold']);
  assert.deepEqual(t.kinds('hoard.1'), ['silver', 'copper']);
  assert.deepEqual(t.kinds('hoard.2'), ['ruby']);
  assert.deepEqual(t.kinds('discard'), ['thief']);
  assert.deepEqual(t.log(), [
    'Seat 0 plays Thief.',
    'Seat 0 tries to rob Seat 1.',
    'Seat 0 steals Gold from Seat 1.',
  ]);
});

rule('HO-THEFT-02', 'without any treasure to take a thief cannot be played', () => {
  const t = theft({ 'hoard.0': ['gold'] });
  assert.equal(t.blocked(0, 'Dieb'), 'HO-THEFT-02');
  t.refused(0, 'Dieb', 'HO-THEFT-02');
  assert.deepEqual(t.options(0), ['Copper', 'Rest: take a coin'], 'the own treasure does not count');
});

rule.also('HO-THEFT-02', 'among several only those with a treasure can be robbed', () => {
  const t = theft({ 'hand.3': [], 'hoard.1': ['copper'], 'hoard.3': ['copper'] }, { seats: 4 });
  t.answer(0, 'Dieb');
  assert.equal(t.blocked(0, 'Platz 2'), 'HO-THEFT-02');
  t.refused(0, 'Platz 2', 'HO-THEFT-02').answer(0, 'Platz 3');
  assert.deepEqual(t.kinds('hoard.3'), []);
});

rule('HO-SHIELD-01', 'a shield is raised by the victim, and by nobody at any other time', () => {
  const t = theft(
    {
      'hand.0': ['thief', 'shield'],
      'hand.1': ['shield', 'gold'],
      'hand.2': ['shield'],
      'hoard.1': ['gold'],
    },
    { seats: 3 },
  );
  assert.equal(t.blocked(0, 'Schild'), 'HO-SHIELD-01');
  t.refused(0, 'Schild', 'HO-SHIELD-01').answer(0, 'Dieb').asks(1, 'theft.instead');
  assert.deepEqual(t.match.waiting, [1], 'neither the thief nor a bystander is asked');
  assert.deepEqual(t.options(1), ['Shield', 'No, go on']);
});

rule.also('HO-SHIELD-01', 'the victim may keep its shield', () => {
  const t = theft({ 'hand.1': ['shield'], 'hoard.1': ['gold'] });
  t.answer(0, 'Dieb').answer(1, 'weiter');
  assert.deepEqual(t.kinds('hoard.0'), ['gold']);
  assert.ok(t.kinds('hand.1').includes('shield'));
});

rule('HO-SHIELD-02', 'from a 2 up the shield holds: the thief gets nothing and its turn is over', () => {
  for (const roll of [2, 3, 4, 5, 6]) {
    const t = theft({ 'hand.1': ['shield'], 'hoard.1': ['gold'] }, { dice: [roll] });
    t.answer(0, 'Dieb').answer(1, 'Schild');
    assert.deepEqual(t.kinds('hoard.0'), []);
    assert.deepEqual(t.kinds('hoard.1'), ['gold']);
    assert.deepEqual(t.kinds('discard'), ['shield', 'thief']);
    assert.equal(t.state.turn, 1);
    assert.deepEqual(t.log().slice(-2), [
      `Seat 1 raises the shield and rolls ${roll}.`,
      'Seat 0 is caught and gets nothing.',
    ]);
  }
});

rule.also('HO-SHIELD-02', 'a caught thief needs no warning any more', () => {
  const t = theft({ 'hand.1': ['shield'], 'hoard.1': ['gold'] }, { seats: 3, dice: [4], coins: [0, 0, 1] });
  t.answer(0, 'Dieb').answer(1, 'Schild');
  assert.deepEqual(t.match.waiting, [1]);
  assert.equal(t.state.turn, 1);
  assert.deepEqual(coins(t), [0, 0, 1]);
});

rule('HO-SHIELD-03', 'on a 1 the shield breaks and the treasure is taken', () => {
  const t = theft({ 'hand.1': ['shield'], 'hoard.1': ['gold'] }, { dice: [1] });
  t.answer(0, 'Dieb').answer(1, 'Schild');
  assert.deepEqual(t.kinds('hoard.0'), ['gold']);
  assert.deepEqual(t.kinds('hoard.1'), []);
  assert.deepEqual(t.kinds('discard'), ['shield', 'thief'], 'a broken shield is used up');
});

rule.also('HO-SHIELD-03', 'whoever has a second shield may try again', () => {
  const t = theft({ 'hand.1': ['shield', 'shield'], 'hoard.1': ['gold'] }, { dice: [1, 5] });
  t.answer(0, 'Dieb').answer(1, 'Schild').asks(1, 'theft.instead').answer(1, 'Schild');
  assert.deepEqual(t.kinds('hoard.1'), ['gold']);
  assert.deepEqual(t.kinds('discard'), ['shield', 'shield', 'thief']);
});

rule('HO-WARN-01', 'a bystander with a coin may warn the victim, which gets the coin', () => {
  const start = (): HoardTable =>
    theft({ 'hoard.1': ['gold'] }, { seats: 4, coins: [1, 1, 1, 0] }).answer(0, 'Dieb');
  const t = start().asks(2, 'theft');
  assert.deepEqual(t.match.asked?.seats, [2], 'not the thief, not the victim, and nobody without a coin');
  t.answer(2, 'Warnen');
  assert.deepEqual(coins(t), [1, 2, 0, 0]);
  assert.ok(t.log().includes('Seat 2 warns Seat 1.'));
  assert.deepEqual(t.kinds('hoard.0'), ['gold'], 'a warning alone stops nobody');
  const silent = start().answer(2, 'Nein, weiter');
  assert.deepEqual(coins(silent), [1, 1, 1, 0]);
});

rule('HO-RUBY-01', 'a stolen ruby costs its thief a coin', () => {
  const t = theft({ 'hoard.1': ['ruby'] }, { coins: [2, 0] });
  t.answer(0, 'Dieb');
  assert.deepEqual(t.kinds('hoard.0'), ['ruby']);
  assert.deepEqual(coins(t), [1, 0]);
  assert.equal(t.log().at(-1), 'The curse costs Seat 0 a coin.');
});

rule.also('HO-RUBY-01', 'whoever has no coin loses none, and other treasures are not cursed', () => {
  const poor = theft({ 'hoard.1': ['ruby'] }, { coins: [0, 0] }).answer(0, 'Dieb');
  assert.deepEqual(coins(poor), [0, 0]);
  assert.equal(poor.log().at(-1), 'Seat 0 steals Ruby from Seat 1.');
  const plain = theft({ 'hoard.0': ['ruby'], 'hoard.1': ['gold'] }, { coins: [2, 0] }).answer(0, 'Dieb');
  assert.deepEqual(coins(plain), [2, 0]);
  const own = table(hoard, { cards: { 'hand.0': ['ruby'] } }).answer(0, 'Rubin');
  assert.deepEqual(coins(own), [1, 1], 'a ruby one plays oneself is harmless');
});

rule('HO-SCOUT-01', 'the scout sees three cards and puts them back in any order', () => {
  const t = table(hoard, {
    cards: { 'hand.0': ['scout'], 'hand.1': [] },
    next: { deck: ['silver', 'ruby', 'gold', 'copper', 'thief'] },
  });
  t.answer(0, 'Späher').asks(0, 'arrange');
  assert.deepEqual(t.options(0), ['Ruby', 'Gold', 'Copper']);
  const seen = (viewer: Viewer): number =>
    t.match.view(viewer).piles.deck.cards.filter((card) => card !== null).length;
  assert.deepEqual([seen(0), seen(1), seen('watcher')], [3, 0, 0], 'nobody else looks');
  t.answer(0, 'Kupfer', 'Rubin', 'Gold');
  assert.deepEqual(t.kinds('hand.1'), ['copper'], 'the next seat draws what lies on top now');
  assert.deepEqual(t.kinds('deck').slice(-3), ['thief', 'gold', 'ruby']);
  assert.deepEqual(t.kinds('discard'), ['scout']);
});

rule.also('HO-SCOUT-01', 'a shorter deck is looked at as far as it goes', () => {
  const scouting = (deck: string[]): HoardTable =>
    table(hoard, { cards: { 'hand.0': ['scout'], 'hand.1': [], deck: [...deck, 'gold'] } }).answer(
      0,
      'Späher',
    );
  const two = scouting(['silver', 'ruby']);
  assert.deepEqual(two.options(0), ['Ruby', 'Silver']);
  two.answer(0, 'Silber', 'Rubin');
  assert.deepEqual(two.kinds('hand.1'), ['silver']);
  const one = scouting(['ruby']);
  assert.deepEqual(one.kinds('hand.1'), ['ruby'], 'a single card has only one order');
  const none = scouting([]);
  assert.equal(none.state.turn, 1);
});

rule('HO-LANTERN-01', 'the lantern shines into the hand of another seat', () => {
  const t = table(hoard, { seats: 3, cards: { 'hand.0': ['lantern', 'thief'], 'hand.2': ['thief'] } });
  t.answer(0, 'Laterne').asks(0, 'shine');
  assert.deepEqual(t.options(0), ['Seat 1', 'Seat 2'], 'never into the own hand');
  t.answer(0, 'Platz 2');
  assert.deepEqual(facesInHand(t, 0, 2), ['thief']);
  assert.ok(facesInHand(t, 0, 1).every((face) => face === null));
  assert.deepEqual(t.kinds('discard'), ['lantern']);
});

rule('HO-LANTERN-02', 'whoever is lit up shows everybody a thief of its choice', () => {
  const t = table(hoard, {
    seats: 3,
    cards: { 'hand.0': ['lantern'], 'hand.1': ['thief', 'copper', 'thief'] },
  });
  t.answer(0, 'Laterne').answer(0, 'Platz 1').asks(1, 'reveal');
  assert.deepEqual(t.options(1), ['Thief', 'Thief']);
  const [, second] = t.match.question(1)!.from;
  t.answer(1, second.id);
  for (const viewer of [0, 2, 'watcher'] as const)
    assert.deepEqual(facesInHand(t, viewer, 1), ['thief', null, null, null]);
  assert.ok(t.t.knows(2, second.card!), 'it is the one that was chosen');
  assert.equal(t.log().at(-1), 'Seat 0 lights up Seat 1: a thief!');
});

rule.also('HO-LANTERN-02', 'whoever has no thief says so and shows nothing', () => {
  const t = table(hoard, { seats: 3, cards: { 'hand.0': ['lantern'], 'hand.1': ['gold', 'copper'] } });
  t.answer(0, 'Laterne').answer(0, 'Platz 1');
  assert.deepEqual(
    t.t.whole.facts.map(({ name, cards }) => [name, cards.map((card) => t.t.kind(card))]),
    [['noThief', ['gold', 'copper']]],
  );
  assert.ok(facesInHand(t, 0, 1).every((face) => face === null));
  assert.equal(t.log().at(-1), 'Seat 0 lights up Seat 1: no thief.');
});

situation('a broken shield and a warning happen in the same theft', () => {
  const t = theft(
    { 'hand.1': ['shield', 'copper'], 'hoard.1': ['ruby'] },
    { seats: 3, dice: [1], coins: [1, 0, 1] },
  );
  t.answer(0, 'Dieb').answer(1, 'Schild').answer(2, 'Warnen');
  assert.deepEqual(t.kinds('hoard.0'), ['ruby']);
  assert.deepEqual(coins(t), [0, 1, 0]);
});

situation('from outside nobody can tell whether the victim holds a shield', () => {
  const told = (held: string): unknown => {
    const t = theft({ 'hand.1': [held, 'copper'], 'hoard.1': ['gold'] });
    t.answer(0, 'Dieb');
    if (held === 'shield') t.answer(1, 'weiter');
    return t.match.told(0).filter((event) => event.type !== 'move');
  };
  assert.deepEqual(told('shield'), told('silver'));
});
