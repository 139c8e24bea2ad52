import assert from 'node:assert/strict';
import { hoard } from '../src/fixtures/index.ts';
import { table } from '../src/index.ts';
import { coins, type HoardTable, refusalOf, rule, situation, withCoins } from './kit.ts';

/** The last seat of a round rests, and the auction begins: `lot` lies on top, `deck` below. Coins are those after resting. */
function auction(lot: string, amounts: number[], deck: string[] = [], market = false): HoardTable {
  const last = amounts.length - 1;
  const t = table(hoard, {
    seats: amounts.length,
    options: { market },
    cards: { [`hand.${last}`]: [] },
    next: { deck: ['copper', lot, ...deck] },
    set: (state) => {
      state.turn = last;
      withCoins(...amounts.with(last, amounts[last] - 1))(state);
    },
  });
  return t.answer(last, 'Ausruhen');
}

/** How the game has ended; null while it goes on. */
const ending = (t: HoardTable): string | null => t.match.result?.how ?? null;

/** The market, after an auction without a bid. */
function market(amounts: number[], deck: string[]): HoardTable {
  const t = auction('copper', amounts, deck, true);
  for (const seat of t.match.waiting) t.answer(seat, 0);
  return t;
}

rule('HO-AUCTION-01', 'at the end of the round everybody bids for the top card', () => {
  const t = auction('ruby', [2, 1, 3]);
  assert.deepEqual(t.kinds('auction'), ['ruby']);
  assert.equal(t.log().at(-1), 'Up for auction: Ruby.');
  assert.deepEqual(t.match.waiting, [0, 1, 2]);
  for (const seat of [0, 1, 2]) t.asks(seat, 'bid');
  assert.equal(refusalOf(t, 1, 2), 'out-of-range', 'nobody bids more than it has');
  assert.equal(refusalOf(t, 1, -1), 'out-of-range');
  t.asks(1, 'bid');
});

rule.also('HO-AUCTION-01', 'nobody sees a bid before the last one is in', () => {
  const t = auction('ruby', [2, 1, 3]);
  const seen = (): unknown => [t.match.view(1), t.match.told(1), t.match.view('watcher')];
  const before = structuredClone(seen());
  t.answer(0, 2).answer(2, 3);
  assert.deepEqual(seen(), before);
  t.answer(1, 1);
  assert.equal(t.log().at(-1), 'Bids: 2, 1, 3.');
});

rule.also('HO-AUCTION-01', 'in the middle of the round there is no auction', () => {
  const t = table(hoard, { seats: 3 });
  t.answer(0, 'Ausruhen').asks(1, 'act').answer(1, 'Ausruhen').asks(2, 'act').answer(2, 'Ausruhen');
  t.asks(0, 'bid');
});

rule.also('HO-AUCTION-01', 'whoever has no coin has nothing to decide', () => {
  const t = auction('ruby', [0, 1, 3]);
  assert.deepEqual(t.match.waiting, [1, 2]);
  t.answer(1, 1).answer(2, 0);
  assert.equal(t.log().at(-1), 'Bids: 0, 1, 0.');
});

rule('HO-AUCTION-02', 'the highest bid pays and takes the card', () => {
  const t = auction('ruby', [2, 3, 2]);
  t.answer(0, 1).answer(1, 3).answer(2, 2);
  assert.deepEqual(coins(t), [2, 0, 2]);
  assert.ok(t.kinds('hand.1').includes('ruby'));
  assert.deepEqual(t.kinds('auction'), []);
  assert.deepEqual(t.kinds('discard'), []);
});

rule.also('HO-AUCTION-02', 'in a tie of the highest nobody pays and the card is discarded', () => {
  const t = auction('ruby', [2, 2, 2]);
  t.answer(0, 2).answer(1, 1).answer(2, 2);
  assert.deepEqual(coins(t), [2, 2, 2]);
  assert.deepEqual(t.kinds('discard'), ['ruby']);
});

rule.also('HO-AUCTION-02', 'a tie of lower bids does not matter', () => {
  const t = auction('ruby', [2, 2, 2]);
  t.answer(0, 1).answer(1, 1).answer(2, 2);
  assert.deepEqual(coins(t), [2, 2, 0]);
  assert.ok(t.kinds('hand.2').includes('ruby'));
});

rule.also('HO-AUCTION-02', 'without a bid the card is discarded', () => {
  const t = auction('ruby', [1, 0, 1]);
  t.answer(0, 0).answer(2, 0);
  assert.deepEqual(coins(t), [1, 0, 1]);
  assert.deepEqual(t.kinds('discard'), ['ruby']);
});

rule('HO-MARKET-01', 'in turn everybody may buy for two coins until all have passed', () => {
  const t = market([2, 4, 4], ['silver', 'gold', 'ruby']);
  assert.deepEqual(t.match.waiting, [2], 'whoever has the turn begins');
  t.answer(2, 'Kaufen');
  assert.deepEqual(t.kinds('hand.2').at(-1), 'silver');
  assert.deepEqual(coins(t), [2, 4, 2]);
  t.asks(0, 'market').answer(0, 'weiter').answer(1, 'Kaufen');
  assert.deepEqual(t.kinds('hand.1').at(-1), 'gold');
  t.answer(2, 'weiter').asks(0, 'market').answer(0, 'Kaufen');
  assert.deepEqual(t.kinds('hand.0').slice(4), ['ruby'], 'a pass does not lock out');
  assert.deepEqual(coins(t), [0, 2, 2]);
  t.answer(1, 'weiter').answer(2, 'weiter').asks(0, 'act');
  assert.equal(t.log().filter((line) => line.endsWith('buys a card.')).length, 3);
});

rule.also('HO-MARKET-01', 'whoever has less than two coins is not asked', () => {
  const t = market([1, 2, 1], ['silver']);
  assert.deepEqual(t.match.waiting, [1]);
  t.answer(1, 'Kaufen');
  assert.deepEqual(coins(t), [1, 0, 1]);
  t.asks(0, 'act');
});

rule.also('HO-MARKET-01', 'without a deck there is nothing to buy', () => {
  const t = table(hoard, {
    options: { market: true },
    cards: { 'hand.0': [], 'hand.1': [], deck: ['gold', 'silver'] },
    set: (state) => {
      state.turn = 1;
      withCoins(5, 5)(state);
    },
  });
  t.answer(1, 'Ausruhen').answer(0, 0).answer(1, 1);
  assert.deepEqual(t.kinds('hand.1'), ['silver', 'gold']);
  t.asks(0, 'act');
});

rule.also('HO-MARKET-01', 'a table can do without the market', () => {
  const t = auction('ruby', [4, 4]);
  t.answer(0, 0).answer(1, 0).asks(0, 'act');
});

rule('HO-END-01', 'the game ends when somebody has the agreed points at the end of its turn', () => {
  for (const [goal, hoarded] of [
    [8, ['ruby', 'gold']],
    [12, ['ruby', 'ruby', 'gold']],
    [16, ['ruby', 'ruby', 'gold', 'gold', 'copper']],
  ] as const) {
    const start = (): HoardTable =>
      table(hoard, { options: { goal }, cards: { 'hand.0': ['copper'], 'hoard.0': hoarded } });
    const reached = start().answer(0, 'Kupfer');
    assert.equal(ending(reached), 'hoard', `with ${goal} points`);
    assert.deepEqual(reached.match.waiting, []);
    const short = start().answer(0, 'Ausruhen');
    assert.equal(ending(short), null);
  }
});

rule.also('HO-END-01', 'points at the end of another turn do not end it', () => {
  const t = table(hoard, { options: { goal: 8, market: false }, cards: { 'hoard.1': ['ruby', 'ruby'] } });
  t.answer(0, 'Ausruhen');
  assert.equal(ending(t), null);
  t.answer(1, 'Ausruhen').answer(0, 0).answer(1, 0);
  assert.equal(ending(t), 'hoard');
});

rule('HO-END-02', 'the first empty deck is made of the discard pile, the second one ends the game', () => {
  const t = table(hoard, {
    options: { market: false },
    cards: { 'hand.0': [], 'hand.1': [], deck: [], 'hoard.0': ['gold'] },
  });
  assert.equal(t.state.reshuffled, 1);
  assert.deepEqual(t.kinds('discard'), []);
  assert.equal(t.kinds('deck').length, 33, 'all the others, and one is drawn');
  assert.equal(t.kinds('hand.0').length, 1);
  const shuffled = t.match.table.log!.happened.filter((event) => event.type === 'shuffle');
  assert.equal(shuffled.length, 1);
  const again = table(hoard, {
    cards: { 'hand.0': [], 'hand.1': [], deck: [], 'hoard.0': ['gold'] },
    set: (state) => (state.reshuffled = 1),
  });
  assert.equal(again.kinds('discard').length, 34, 'whatever there is to shuffle');
  assert.equal(ending(again), 'deck');
  assert.deepEqual(again.match.waiting, []);
});

rule.also('HO-END-02', 'a deck that still has a card is played on', () => {
  const t = table(hoard, {
    cards: { deck: ['ruby'], 'hand.0': [], 'hand.1': [] },
    set: (state) => (state.reshuffled = 1),
  });
  assert.equal(ending(t), null);
  assert.deepEqual(t.kinds('hand.0'), ['ruby']);
  t.answer(0, 'Rubin');
  assert.equal(ending(t), 'deck', 'the next seat finds it empty');
});

rule.also('HO-END-02', 'with nothing in deck and discard pile the game ends at once', () => {
  const t = table(hoard, { cards: { deck: [], discard: [] } });
  assert.equal(ending(t), 'deck');
  assert.equal(t.state.reshuffled, 0);
});

/** Seat 0 is about to play copper and to end the game with 8 points. */
const lastTurn = (goals: ('copper' | 'silver' | 'gold')[], other: string[]): HoardTable =>
  table(hoard, {
    options: { goal: 8 },
    cards: { 'hand.0': ['copper'], 'hoard.0': ['ruby', 'gold'], 'hoard.1': other },
    set: ({ players }) => goals.forEach((goal, seat) => (players[seat].goal = goal)),
  });

rule('HO-END-03', 'the most points win, and treasures of the secret goal count one more', () => {
  const t = lastTurn(['copper', 'silver'], ['ruby', 'silver', 'silver']).answer(0, 'Kupfer');
  assert.deepEqual(t.match.result, { how: 'hoard', winners: [1], scores: [9, 10] });
  const other = lastTurn(['copper', 'gold'], ['ruby', 'silver', 'silver']).answer(0, 'Kupfer');
  assert.deepEqual(other.match.result, { how: 'hoard', winners: [0], scores: [9, 8] });
});

rule.also('HO-END-03', 'whoever has as many shares the victory', () => {
  const t = lastTurn(['copper', 'copper'], ['ruby', 'gold', 'copper']).answer(0, 'Kupfer');
  assert.deepEqual(t.match.result, { how: 'hoard', winners: [0, 1], scores: [9, 9] });
});

rule.also(
  'HO-END-03',
  'cards in hand are worth nothing, and an empty deck is counted in the same way',
  () => {
    const t = table(hoard, {
      seats: 3,
      cards: { deck: [], 'hoard.0': ['gold'], 'hoard.1': ['silver', 'silver'], 'hand.2': ['ruby', 'ruby'] },
      set: (state) => {
        state.reshuffled = 1;
        for (const player of state.players) player.goal = 'gold';
      },
    });
    assert.deepEqual(t.match.result, { how: 'deck', winners: [0, 1], scores: [4, 4, 0] });
  },
);

situation('a card won at auction can be played in the next turn', () => {
  const t = auction('ruby', [3, 1]);
  t.answer(0, 3).answer(1, 0).answer(0, 'Rubin');
  assert.deepEqual(t.kinds('hoard.0'), ['ruby']);
});
