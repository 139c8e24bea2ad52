import assert from 'node:assert/strict';
import type { Point, Seat } from '@tafelrunde/engine';
import { hoard } from '../src/fixtures/index.ts';
import { table } from '../src/index.ts';
import { coins, type HoardTable, refusalOf, rule, situation, withCoins } from './kit.ts';

const at = (x: number, y: number): Point[] => [{ x, y }];

/** Ids of the first options a seat is offered. */
const firstIds = (t: HoardTable, seat: Seat, count: number): string[] =>
  t.match
    .question(seat)!
    .from.slice(0, count)
    .map((option) => option.id);

rule('HO-SETUP-01', 'everybody is dealt four cards and given a coin', () => {
  for (const seats of [2, 3, 4]) {
    const t = table(hoard, { seats, setup: 'asked' });
    for (let seat = 0; seat < seats; seat++) assert.equal(t.kinds(`hand.${seat}`).length, 4);
    assert.deepEqual(coins(t), Array<number>(seats).fill(1));
    assert.equal(t.kinds('deck').length, 35 - 4 * seats);
  }
});

rule('HO-SETUP-02', 'two cards at the most go under the deck, as many come from its top', () => {
  const t = table(hoard, { setup: 'asked' });
  assert.deepEqual(t.kinds('hand.0'), ['shield', 'gold', 'gold', 'scout']);
  assert.deepEqual(t.kinds('hand.1'), ['copper', 'lantern', 'thief', 'silver']);
  t.next('deck', 'copper', 'silver', 'ruby');
  assert.equal(refusalOf(t, 0, firstIds(t, 0, 3)), 'out-of-range');
  t.answer(0, 'Schild', 'Späher').answer(1, 'Laterne');
  assert.deepEqual(t.kinds('hand.0').slice(0, 4), ['gold', 'gold', 'copper', 'silver']);
  assert.deepEqual(t.kinds('hand.1'), ['copper', 'thief', 'silver', 'ruby']);
});

rule.also('HO-SETUP-02', 'all decide at once, and nobody sees a choice before the last is made', () => {
  const t = table(hoard, { seats: 3, setup: 'asked' });
  assert.deepEqual(t.match.waiting, [0, 1, 2]);
  const seen = (): unknown => [1, 2].map((seat) => [t.match.view(seat), t.match.told(seat), t.match.asked]);
  const before = structuredClone(seen());
  t.answer(0, ...firstIds(t, 0, 2));
  assert.deepEqual(seen(), before);
  assert.equal(t.kinds('deck').length, 23);
  t.answer(2).answer(1);
  assert.equal(t.kinds('hand.0').length, 5, 'four cards, and the first of the turn');
});

rule.also('HO-SETUP-02', 'the deck is shuffled afterwards: nobody knows where the cards went', () => {
  const t = table(hoard, { setup: 'asked' });
  const before = t.match.told('watcher').length;
  t.answer(0, ...firstIds(t, 0, 2)).answer(1);
  const since = t.match.told('watcher', before).map((event) => event.type);
  assert.deepEqual(since, ['move', 'move', 'move', 'move', 'shuffle', 'move']);
  assert.ok(t.match.view(0).piles.deck.cards.every((card) => card === null));
});

rule('HO-GOAL-01', 'everybody gets copper, silver or gold as a goal only they can see', () => {
  const met = new Set<string | null>();
  for (let seed = 0; seed < 12; seed++) {
    const t = table(hoard, { seed: `goals ${seed}` });
    for (const { goal } of t.state.players) met.add(goal);
    for (const viewer of [0, 1, 'watcher'] as const) {
      const seen = t.match.view(viewer).state.players.map((player) => player.goal);
      assert.deepEqual(
        seen,
        t.state.players.map(({ goal }, seat) => (seat === viewer ? goal : null)),
      );
    }
  }
  assert.deepEqual(met, new Set(['copper', 'silver', 'gold']));
});

rule('HO-TURN-01', 'a turn begins with the top card of the deck', () => {
  const t = table(hoard, { cards: { 'hand.0': [], 'hand.1': [] }, next: { deck: ['ruby', 'lantern'] } });
  assert.deepEqual(t.kinds('hand.0'), ['ruby']);
  assert.deepEqual(t.kinds('hand.1'), [], 'only whoever has the turn draws');
  t.answer(0, 'Ausruhen');
  assert.deepEqual(t.kinds('hand.1'), ['lantern']);
  assert.deepEqual(t.kinds('hand.0'), ['ruby']);
});

const TWO_CARDS = {
  cards: { 'hand.0': ['thief'], 'hand.1': [], 'hoard.1': ['gold'] },
  next: { deck: ['copper'] },
};

rule('HO-TURN-02', 'one plays a card, digs or rests, and then the next seat has the turn', () => {
  const start = table(hoard, TWO_CARDS);
  assert.deepEqual(start.options(0), ['Thief', 'Copper', 'Dig for a coin', 'Rest: take a coin']);
  const played = table(hoard, TWO_CARDS).answer(0, 'Kupfer');
  assert.deepEqual(played.kinds('hoard.0'), ['copper'], 'a treasure is laid open into the own hoard');
  assert.deepEqual(played.kinds('hand.0'), ['thief']);
  const stolen = table(hoard, TWO_CARDS).answer(0, 'Dieb');
  assert.deepEqual(stolen.kinds('discard'), ['thief'], 'what is no treasure is used up');
  const dug = table(hoard, { ...TWO_CARDS, dice: [1] })
    .answer(0, 'graben')
    .answer(0, at(0, 0));
  const rested = table(hoard, TWO_CARDS).answer(0, 'Ausruhen');
  for (const t of [played, stolen, dug, rested]) {
    assert.equal(t.state.turn, 1);
    assert.deepEqual(t.match.waiting, [1]);
    t.asks(1, 'act');
  }
});

rule('HO-TURN-03', 'resting brings a coin, and nothing else', () => {
  const t = table(hoard, TWO_CARDS);
  t.answer(0, 'Ausruhen');
  assert.deepEqual(coins(t), [2, 1]);
  assert.deepEqual(t.kinds('hand.0'), ['thief', 'copper']);
  assert.deepEqual(t.log(), ['Seat 0 rests and takes a coin.']);
});

rule('HO-HAND-01', 'whoever ends a turn with seven cards discards two of its choice', () => {
  const t = table(hoard, {
    cards: { 'hand.0': ['copper', 'copper', 'thief', 'shield', 'silver', 'gold'] },
    next: { deck: ['ruby'] },
  });
  t.answer(0, 'Ausruhen').asks(0, 'discard');
  assert.equal(refusalOf(t, 0, firstIds(t, 0, 1)), 'out-of-range');
  assert.equal(refusalOf(t, 0, firstIds(t, 0, 3)), 'out-of-range');
  t.answer(0, 'Schild', 'Kupfer');
  assert.deepEqual(t.kinds('hand.0'), ['copper', 'thief', 'silver', 'gold', 'ruby']);
  assert.deepEqual(t.kinds('discard'), ['shield', 'copper']);
  t.asks(1, 'act');
});

rule.also('HO-HAND-01', 'five cards may be kept', () => {
  const hand = ['copper', 'silver', 'gold', 'scout', 'shield'];
  const rested = table(hoard, { cards: { 'hand.0': hand.slice(1) }, next: { deck: ['thief'] } });
  rested.answer(0, 'Ausruhen').asks(1, 'act');
  assert.deepEqual(rested.kinds('discard'), []);
  const played = table(hoard, { cards: { 'hand.0': hand }, next: { deck: ['thief'] } });
  played.answer(0, 'Kupfer').asks(1, 'act');
  assert.equal(played.kinds('hand.0').length, 5);
});

rule('HO-DIG-01', 'digging costs a coin, and without one nobody digs', () => {
  const t = table(hoard, { ...TWO_CARDS, dice: [1] });
  t.answer(0, 'graben').asks(0, 'dig');
  assert.deepEqual(coins(t), [0, 1]);
  t.answer(0, at(500, 500));
  assert.deepEqual(coins(t), [0, 1]);
  assert.deepEqual(t.log(), ['Seat 0 digs and rolls 1.']);
  const poor = table(hoard, { set: withCoins(0) });
  assert.equal(poor.blocked(0, 'graben'), 'HO-DIG-01');
  poor.refused(0, 'graben', 'HO-DIG-01');
});

rule('HO-DIG-02', 'a new hole keeps 120 paces away from all others and stays on the map', () => {
  const digAt = (): HoardTable =>
    table(hoard, { set: (state) => (state.digs = [{ x: 500, y: 500 }]), dice: [1] }).answer(0, 'graben');
  const t = digAt();
  for (const near of [at(500, 500), at(500, 619), at(381, 500), at(585, 584), at(416, 415)])
    t.refused(0, near, 'HO-DIG-02');
  for (const beyond of [at(-1, 0), at(0, -1), at(1001, 0), at(0, 1001)]) t.refused(0, beyond, 'HO-DIG-02');
  for (const free of [at(500, 620), at(380, 500), at(585, 585), at(0, 0), at(1000, 1000)]) {
    const dug = digAt().answer(0, free);
    assert.deepEqual(dug.state.digs, [{ x: 500, y: 500 }, ...free]);
  }
  t.asks(0, 'dig');
});

rule('HO-DIG-03', 'from a 3 up the digger finds the top card of the deck', () => {
  for (const roll of [1, 2, 3, 4, 5]) {
    const t = table(hoard, { cards: { 'hand.0': [] }, next: { deck: ['copper', 'ruby'] }, dice: [roll] });
    t.answer(0, 'graben').answer(0, at(100, 100));
    assert.deepEqual(t.kinds('hand.0'), roll >= 3 ? ['copper', 'ruby'] : ['copper'], `on a ${roll}`);
  }
});

rule('HO-DIG-04', 'with the thirteenth hole the first one is filled in', () => {
  const holes = Array.from({ length: 12 }, (_, i) => ({ x: 150 * (i % 4), y: 150 * Math.floor(i / 4) }));
  const t = table(hoard, { set: (state) => (state.digs = holes), dice: [1, 1] });
  t.answer(0, 'graben').refused(0, at(0, 0), 'HO-DIG-02').answer(0, at(900, 900));
  assert.deepEqual(t.state.digs, [...holes.slice(1), { x: 900, y: 900 }]);
  t.answer(1, 'graben').refused(1, at(900, 900), 'HO-DIG-02').answer(1, at(0, 0));
  assert.equal(t.state.digs.length, 12);
});

rule('HO-GRAB-01', 'on a 6 a coin rolls across the table for whoever is quickest', () => {
  const t = table(hoard, { seats: 3, cards: { 'hand.0': [] }, dice: [6] });
  t.answer(0, 'graben').answer(0, at(100, 100));
  assert.equal(t.kinds('hand.0').length, 2, 'the card is found as well');
  assert.deepEqual(t.match.waiting, [0, 1, 2]);
  t.answer(2, 'Zugreifen');
  assert.deepEqual(coins(t), [0, 1, 2]);
  assert.deepEqual(t.match.waiting, [1], 'too late for the others: the next turn has begun');
  assert.deepEqual(t.log(), ['Seat 0 digs and rolls 6.', 'Seat 2 grabs the coin.']);
});

rule.also('HO-GRAB-01', 'on a 5 no coin rolls', () => {
  const t = table(hoard, { cards: { 'hand.0': [] }, dice: [5] });
  t.answer(0, 'graben').answer(0, at(100, 100)).asks(1, 'act');
  assert.deepEqual(coins(t), [0, 1]);
});

rule.also('HO-GRAB-01', 'the digger may be the quickest', () => {
  const t = table(hoard, { dice: [6], cards: { 'hand.0': [] } });
  t.answer(0, 'graben').answer(0, at(100, 100)).answer(0, 'grab');
  assert.deepEqual(coins(t), [1, 1]);
});

situation('a card found at the end of a full hand is discarded again', () => {
  const hand = ['copper', 'copper', 'copper', 'copper'];
  const t = table(hoard, { cards: { 'hand.0': hand }, next: { deck: ['silver', 'ruby'] }, dice: [4] });
  t.answer(0, 'graben').answer(0, at(100, 100)).asks(0, 'discard').answer(0, 'Rubin');
  assert.deepEqual(t.kinds('discard'), ['ruby']);
  assert.deepEqual(t.kinds('hand.0'), [...hand, 'silver']);
});
