import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, type FaultCode, type Whole } from '@tafelrunde/engine';
import * as fc from 'fast-check';
import { hoard, tictactoe } from '../src/fixtures/index.ts';
import { arrangeCards, hasBehaviour, table } from '../src/index.ts';
import { checkingTables } from '../src/running.ts';
import { coins, type HoardTable, withCoins } from './kit.ts';

const KINDS = Object.keys(hoard.content);

/** The fault somebody's mistake ends in: its code, its place, and a part of its sentence. */
const faulty =
  (code: FaultCode, place: string, sentence: RegExp) =>
  (thrown: unknown): boolean => {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.deepEqual([thrown.code, thrown.place], [code, place]);
    assert.match(thrown.message, sentence);
    return true;
  };

const thiefInHand = (): HoardTable =>
  table(hoard, {
    seats: 3,
    cards: {
      'hand.0': ['thief', 'copper', 'copper'],
      'hand.1': [],
      'hoard.1': ['gold'],
      'hoard.2': ['gold'],
    },
    next: { deck: ['shield'] },
    set: withCoins(1, 0, 0),
  });

test('an answer is what a person would read: id, kind, German or English, in any case', () => {
  const id = thiefInHand().match.question(0)!.from[0].id;
  for (const word of [id, 'thief', 'Dieb', 'Thief', 'DIEB', 'die']) {
    const t = thiefInHand().answer(0, word);
    t.asks(0, 'victim');
  }
  for (const word of ['seat2', 'Platz 2', 'Seat 2', 'sEAT 2', '2']) {
    const t = thiefInHand().answer(0, 'Dieb').answer(0, word);
    assert.deepEqual(t.kinds('hoard.2'), [], word);
  }
  assert.deepEqual(coins(thiefInHand().answer(0, 'Ausruhen')), [2, 0, 0], 'a part of the text is enough');
});

test('a word that could mean several things is refused with what it could mean', () => {
  const t = thiefInHand().answer(0, 'Dieb');
  const sentence = /'Platz' could mean seat1, seat2/u;
  assert.throws(() => t.answer(0, 'Platz'), faulty('bad-answer', 'answer', sentence));
  assert.throws(() => table(tictactoe).answer(0, 'b'), faulty('bad-answer', 'answer', /b1, b2, b3/u));
  t.asks(0, 'victim');
});

test('a word nobody offered is refused with everything that is', () => {
  const offered =
    /'Gold' is not offered at 'act'; offered: Thief \| Copper \| Copper \| Shield \| Dig for a coin \| Rest/u;
  assert.throws(() => thiefInHand().answer(0, 'Gold'), faulty('bad-answer', 'answer', offered));
});

test('equal cards are as good as one, and several words take several of them', () => {
  const t = thiefInHand().answer(0, 'Kupfer');
  assert.deepEqual(t.kinds('hoard.0'), ['copper']);
  const many = table(hoard, {
    cards: { 'hand.0': ['copper', 'copper', 'copper', 'silver', 'silver', 'gold'] },
    next: { deck: ['thief'] },
  });
  many.answer(0, 'Ausruhen').answer(0, 'Kupfer', 'Kupfer');
  assert.deepEqual(many.kinds('hand.0'), ['copper', 'silver', 'silver', 'gold', 'thief']);
  assert.deepEqual(many.kinds('discard'), ['copper', 'copper']);
});

test('numbers and points are given as they are', () => {
  const t = thiefInHand()
    .answer(0, 'dig')
    .asks(0, 'dig')
    .roll(1)
    .answer(0, [{ x: 7, y: 9 }]);
  assert.deepEqual(t.state.digs, [{ x: 7, y: 9 }]);
});

/** How many cards there are of each kind. */
const census = ({ cards }: Whole): Record<string, number> =>
  Object.fromEntries(KINDS.map((kind) => [kind, cards.print.filter((n) => cards.kinds[n] === kind).length]));

/** Every card in the one pile it believes to be in, every printed card in one sleeve. */
function assertSound({ cards, piles }: Whole): void {
  const lying = piles.flatMap((pile, index) => pile.map((card) => ({ card, index })));
  assert.equal(new Set(lying.map(({ card }) => card)).size, cards.at.length);
  assert.equal(lying.length, cards.at.length);
  for (const { card, index } of lying) assert.equal(cards.at[card], index);
  assert.equal(new Set(cards.print).size, cards.at.length);
}

const kinds = (most: number) => fc.array(fc.constantFrom(...KINDS), { maxLength: most });
const plans = (...names: string[]) => fc.dictionary(fc.constantFrom(...names), kinds(7));
const HELD = ['hand.0', 'hand.1', 'hoard.0', 'hoard.1'];

test('piles hold exactly the cards that were written, and no card is lost or doubled', () => {
  fc.assert(
    fc.property(plans('deck', ...HELD), (plan) => {
      const t = table(hoard);
      const before = census(t.t.whole);
      const sizes = HELD.map((name) => t.kinds(name).length);
      arrangeCards(t.t, plan);
      for (const [name, wanted] of Object.entries(plan)) assert.deepEqual(t.kinds(name), wanted);
      if (!('deck' in plan))
        HELD.forEach((name, i) => {
          if (!(name in plan)) assert.equal(t.kinds(name).length, sizes[i], `${name} was not to be touched`);
        });
      assertSound(t.t.whole);
      const wanted = Object.values(plan).flat();
      const after = KINDS.map((kind) => [
        kind,
        Math.max(before[kind], wanted.filter((other) => other === kind).length),
      ]);
      assert.deepEqual(census(t.t.whole), Object.fromEntries(after));
    }),
    { numRuns: 150 },
  );
});

test('where the box holds too few of a kind, more are printed and the others stay', () => {
  const t = table(hoard, { cards: { 'hand.0': ['ruby', 'ruby', 'ruby', 'ruby'], 'hoard.1': ['ruby'] } });
  assert.deepEqual(t.kinds('hand.0').slice(0, 4), ['ruby', 'ruby', 'ruby', 'ruby']);
  assert.deepEqual(t.kinds('hoard.1'), ['ruby']);
  const box = Object.fromEntries(Object.entries(hoard.content).map(([kind, { copies }]) => [kind, copies]));
  assert.deepEqual(census(t.t.whole), { ...box, ruby: 5 });
  assertSound(t.t.whole);
});

test('cards that were moved aside are known to nobody who could not see them there', () => {
  const t = table(hoard, { cards: { 'hand.0': ['ruby'], 'hand.1': [], 'hoard.1': ['gold'] } });
  for (const viewer of [0, 1, 'watcher'] as const) {
    const { deck } = t.match.view(viewer).piles;
    assert.ok(deck.cards.every((card) => card === null));
  }
  assert.deepEqual(t.match.view(1).piles.hand[0].cards, [null, null]);
});

test('when every pile is named there must be room for the cards that are not', () => {
  const cards = { deck: [], discard: [], 'hand.0': [], 'hand.1': [], 'hoard.0': [], 'hoard.1': [] };
  assert.throws(() => table(hoard, { cards }), faulty('bad-scenario', 'cards', /no pile is left/u));
});

test('the next cards of a pile are drawn as written, and everything else stays as it was laid', () => {
  fc.assert(
    fc.property(plans('hand.1', 'hoard.0', 'hoard.1', 'discard'), kinds(6), (cards, next) => {
      const plain = table(hoard, { cards });
      const t = table(hoard, { cards, next: { deck: next } });
      // The turn has begun with a draw.
      const drawn = [t.kinds('hand.0').at(-1), ...t.kinds('deck').toReversed()];
      assert.deepEqual(drawn.slice(0, next.length), next);
      for (const [name, wanted] of Object.entries(cards)) assert.deepEqual(t.kinds(name), wanted);
      assert.equal(t.kinds('hand.0').length, 5);
      assertSound(t.t.whole);
      for (const kind of KINDS) assert.ok(census(t.t.whole)[kind] >= census(plain.t.whole)[kind], kind);
    }),
    { numRuns: 100 },
  );
});

test('cards can be put on top of a pile in the middle of a game', () => {
  const t = table(hoard, { cards: { 'hand.0': ['ruby', 'ruby'], 'hand.1': [] } });
  t.next('deck', 'ruby', 'lantern').answer(0, 'Ausruhen');
  assert.deepEqual(t.kinds('hand.1'), ['ruby']);
  assert.equal(t.kinds('deck').at(-1), 'lantern');
  assert.deepEqual(t.kinds('hand.0').slice(0, 2), ['ruby', 'ruby'], 'nobody is robbed for it');
});

test('dice fall as they were laid out, and then by chance', () => {
  const digging = (dice: number[], seed: string): string | undefined =>
    table(hoard, { dice, seed, cards: { 'hand.0': [] } })
      .answer(0, 'dig')
      .answer(0, [{ x: 1, y: 1 }])
      .log()
      .at(-1);
  for (const roll of [1, 2, 3, 4, 5]) assert.equal(digging([roll], 'any'), `Seat 0 digs and rolls ${roll}.`);
  const rolls = new Set(Array.from({ length: 20 }, (_, n) => digging([], `by chance ${n}`)));
  assert.ok(rolls.size > 3);
  assert.throws(() => digging([7], 'any'), assert.AssertionError);
});

test('the same words lay the same table, another seed another one', () => {
  const hands = (seed: string): string[] => table(hoard, { seed }).kinds('deck');
  assert.deepEqual(hands('one'), hands('one'));
  assert.notDeepEqual(hands('one'), hands('two'));
});

test('the setup is played unless the test wants to be asked', () => {
  assert.equal(table(hoard).t.whole.step, 1);
  const t = table(hoard, { setup: 'asked', dice: [2] });
  assert.equal(t.t.whole.step, 0);
  assert.deepEqual(t.match.waiting, [0, 1]);
  t.asks(0, 'change').answer(0).answer(1);
  assert.equal(t.t.whole.step, 1);
  t.answer(0, 'dig').answer(0, [{ x: 1, y: 1 }]);
  assert.equal(t.log().at(-1), 'Seat 0 digs and rolls 2.');
});

test('what is laid after the setup cannot be laid where the setup is asked', () => {
  const laid = { cards: { deck: [] }, next: { deck: [] }, set: () => {} };
  for (const [key, value] of Object.entries(laid))
    assert.throws(
      () => table(hoard, { setup: 'asked', [key]: value }),
      faulty('bad-scenario', key, /is laid after the setup/u),
    );
});

const midStep = (): HoardTable => thiefInHand().answer(0, 'Dieb');

test('a test that leaves a question open in the middle of a step fails', async () => {
  const left = /the test left a question open: seat 0 is asked 'victim'/u;
  await assert.rejects(
    checkingTables(() => void midStep()),
    left,
  );
  await assert.rejects(
    checkingTables(() => {
      midStep();
      table(hoard).answer(0, 'Ausruhen');
    }),
    left,
    'every table of the test is looked at',
  );
  await assert.rejects(
    checkingTables(() => void thiefInHand().asks(0, 'act').answer(0, 'dig')),
    /seat 0 is asked 'dig'/u,
    'whatever it looked at before',
  );
});

test('a question the test has looked at may stay open, and so may the next step', async () => {
  await checkingTables(() => void midStep().asks(0, 'victim'));
  await checkingTables(() => void midStep().options(0));
  await checkingTables(() => void midStep().blocked(0, 'Platz 1'));
  await checkingTables(() => void thiefInHand());
  await checkingTables(() => void thiefInHand().answer(0, 'Ausruhen'));
  await checkingTables(() => void midStep().answer(0, 'Platz 1'));
});

test('a test that waits is checked at its end', async () => {
  const later = async (): Promise<void> => {
    const t = thiefInHand();
    await Promise.resolve();
    t.answer(0, 'Dieb');
  };
  await assert.rejects(checkingTables(later), /left a question open/u);
});

test('mistakes in a situation are faults that name the place', () => {
  const lay = (situation: object) => () => table(hoard, situation);
  const piles = /there is no pile 'bag'; there are deck, discard, auction, played, hand\.0, hoard\.0/u;
  assert.throws(lay({ cards: { bag: [] } }), faulty('bad-scenario', 'cards.bag', piles));
  assert.throws(lay({ next: { bag: ['gold'] } }), faulty('bad-scenario', 'next.bag', piles));
  for (const name of ['hand', 'hand.2', 'hand.', 'hand.0.1', 'hand.1e0', 'hand.-1', 'deck.0', 'toString', ''])
    assert.throws(
      lay({ cards: { [name]: [] } }),
      faulty('bad-scenario', `cards.${name}`, /there is no pile/u),
      name,
    );
  for (const kind of ['dragon', 'Gold', 'toString', '__proto__', '']) {
    const sentence = new RegExp(`no card is called '${kind}'`, 'u');
    assert.throws(
      lay({ cards: { 'hand.0': ['gold', kind] } }),
      faulty('bad-scenario', 'cards.hand.0[1]', sentence),
    );
    assert.throws(lay({ next: { deck: [kind] } }), faulty('bad-scenario', 'next.deck[0]', sentence));
  }
  assert.throws(lay({ seats: 5 }), faulty('bad-seats', 'seats', /2 to 4 seats, not 5/u));
  assert.throws(lay({ options: { goal: 9 } }), faulty('bad-option', 'options.goal', /8, 12, 16, not 9/u));
  assert.throws(lay({ options: { gaol: 8 } }), faulty('bad-option', 'options.gaol', /no option/u));
  assert.throws(() => table(hoard).kinds('bag'), /there is no pile 'bag'/u);
});

test('a wrong expectation fails with what is there instead', () => {
  const t = midStep();
  assert.throws(() => t.answer(1, 'Dieb'), /seat 1 is not asked; asked are \[0: victim\]/u);
  assert.throws(() => t.asks(1, 'victim'), /seat 1 is not asked/u);
  assert.throws(() => t.asks(0, 'act'), assert.AssertionError);
  assert.throws(() => t.refused(0, 'Platz 1', 'HO-THEFT-02'), /'Platz 1' was taken/u);
  const poor = table(hoard, { set: withCoins(0) });
  assert.throws(() => poor.refused(0, 'dig', 'HO-DIG-02'), /HO-DIG-01/u);
  assert.throws(() => poor.answer(0, 'dig'), /seat 0 answered 'dig': .*HO-DIG-01/u);
  assert.equal(poor.blocked(0, 'Ausruhen'), null);
});

test('the log reads as each viewer was told', () => {
  const t = thiefInHand().answer(0, 'Kupfer');
  assert.deepEqual(t.log(), ['Seat 0 plays Copper.']);
  assert.deepEqual(t.log(1), t.log());
});

test('cards with behaviour are those with a function of their own', () => {
  const acting = KINDS.filter((kind) => hasBehaviour(hoard.content[kind]));
  assert.deepEqual(acting, ['ruby', 'thief', 'shield', 'scout', 'lantern']);
  assert.ok(hasBehaviour({ deep: [{ down: () => {} }] }));
  assert.ok(!hasBehaviour({ deep: [{ down: null }] }));
});
