import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Card, facedown, open, ownerOnly, pile, pileEach, RuleDefect, viewerBit } from '../src/index.ts';
import { faces, print, sit, tiny, type Tiny } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  discard: pile(open),
  shown: pile(facedown, { top: 'faces' }),
  hand: pileEach(ownerOnly, { bag: true }),
  drawer: pileEach(ownerOnly),
};
type Cards = Tiny<typeof piles>;

/** Three seats and a shuffled deck of eight cards nobody knows. */
function laid(): Cards {
  const game = tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
    piles,
    setup: (t) => {
      print(t, 'abcdefgh', t.piles.deck);
      t.shuffle(t.piles.deck);
    },
    facts: {
      noA: (kinds) => !kinds.includes('a'),
      anything: () => true,
    },
  });
  return sit(game, 3).table;
}
/** Who knows a card, as the numbers of the seats and w for watchers. */
const knowing = (t: Cards, card: Card): string =>
  [0, 1, 2, 'watcher' as const]
    .filter((viewer) => (t.whole.cards.known[card] & viewerBit(viewer, t.seats)) !== 0)
    .map((viewer) => String(viewer)[0])
    .join('');

describe('who knows a card', () => {
  test('nobody, of a shuffled deck', () => {
    const t = laid();
    for (const card of t.cards(t.piles.deck)) assert.equal(knowing(t, card), '');
    assert.equal(t.knows(0, t.top(t.piles.deck)!), false);
  });
  test('whoever sees the pile it comes to, watchers included', () => {
    const t = laid();
    assert.equal(knowing(t, t.draw(t.piles.deck, t.piles.hand[1])!), '1');
    assert.equal(knowing(t, t.draw(t.piles.deck, t.piles.discard)!), '012w');
  });
  test('everybody, of an open top card, and of the next one when that goes', () => {
    const t = laid();
    const first = t.draw(t.piles.deck, t.piles.shown)!;
    const second = t.top(t.piles.deck)!;
    t.move(second, t.piles.shown, 'bottom');
    assert.equal(knowing(t, first), '012w');
    assert.equal(knowing(t, second), '');
    t.move(first, t.piles.hand[0]);
    assert.equal(knowing(t, second), '012w');
    // What has been covered has been seen.
    t.draw(t.piles.deck, t.piles.shown);
    assert.equal(knowing(t, second), '012w');
  });
  test('whoever was shown it, wherever it goes afterwards', () => {
    const t = laid();
    const card = t.top(t.piles.deck)!;
    t.show([card], [2]);
    assert.equal(knowing(t, card), '2');
    t.move(card, t.piles.hand[0]);
    assert.equal(knowing(t, card), '02');
    t.show([card], 'all');
    assert.equal(knowing(t, card), '012w');
  });
  test('nobody any more after a shuffle, but for those who see the pile', () => {
    const t = laid();
    const card = t.top(t.piles.deck)!;
    t.show([card], 'all');
    t.shuffle(t.piles.deck);
    for (const each of t.cards(t.piles.deck)) assert.equal(knowing(t, each), '');
    const mine = t.draw(t.piles.deck, t.piles.hand[1])!;
    t.show([mine], 'all');
    t.shuffle(t.piles.hand[1]);
    assert.equal(knowing(t, mine), '1');
    const top = t.draw(t.piles.deck, t.piles.shown)!;
    t.shuffle(t.piles.shown);
    assert.equal(knowing(t, top), '012w');
  });
});

describe('a card leaves a hand in secret', () => {
  function hand(): { t: Cards; known: Card; other: Card } {
    const t = laid();
    const known = t.draw(t.piles.deck, t.piles.hand[0])!;
    const other = t.draw(t.piles.deck, t.piles.hand[0])!;
    t.show([known], 'all');
    return { t, known, other };
  }
  test('nobody but its owner can tell any more which card is which', () => {
    const { t, known, other } = hand();
    t.move(other, t.piles.deck, 'bottom');
    assert.equal(knowing(t, known), '0');
    assert.equal(knowing(t, other), '0');
  });
  test('whoever sees where it goes still can', () => {
    const { t, known, other } = hand();
    t.move(other, t.piles.hand[1]);
    assert.equal(knowing(t, known), '01');
    assert.equal(knowing(t, other), '01');
  });
  test('into the open it takes nothing away', () => {
    const { t, known, other } = hand();
    t.move(other, t.piles.discard);
    assert.equal(knowing(t, known), '012w');
  });
  test('onto an open top neither', () => {
    const { t, known, other } = hand();
    t.move(other, t.piles.shown);
    assert.equal(knowing(t, known), '012w');
    assert.equal(knowing(t, other), '012w');
  });
  test('from a place that is no hand everybody can follow the known card', () => {
    const t = laid();
    const card = t.draw(t.piles.deck, t.piles.drawer[0])!;
    const other = t.draw(t.piles.deck, t.piles.drawer[0])!;
    t.show([card], 'all');
    t.move(other, t.piles.deck, 'bottom');
    assert.equal(knowing(t, card), '012w');
  });
  test('a card that joins the hand takes nothing away', () => {
    const { t, known } = hand();
    t.draw(t.piles.deck, t.piles.hand[0]);
    assert.equal(knowing(t, known), '012w');
  });
});

describe('a seat puts cards back in its own order', () => {
  test('it still knows what it knew, at the new place, and has learned nothing else', () => {
    const t = laid();
    const [below, top] = t.cards(t.piles.deck).slice(-2);
    t.show([top], [0]);
    const seen = t.kind(top);
    t.reorder(t.piles.deck, [below, top], 0);
    const knownKinds = t
      .cards(t.piles.deck)
      .filter((card) => t.knows(0, card))
      .map((card) => t.kind(card));
    assert.deepEqual(knownKinds, [seen]);
    assert.equal(t.kind(below), seen);
  });
  test('everybody else no longer knows which of them is which', () => {
    const t = laid();
    const cards = t.cards(t.piles.deck).slice(-3);
    t.show(cards, 'all');
    t.reorder(t.piles.deck, cards, 1);
    for (const card of cards) assert.equal(knowing(t, card), '1');
  });
  test('an open top stays open', () => {
    const t = laid();
    for (let i = 0; i < 3; i++) t.draw(t.piles.deck, t.piles.shown);
    const cards = t.cards(t.piles.shown).slice();
    t.reorder(t.piles.shown, cards, 1);
    assert.equal(knowing(t, t.top(t.piles.shown)!), '012w');
  });
});

describe('facts', () => {
  const without = (t: Cards): Card[] => t.cards(t.piles.deck).filter((card) => t.kind(card) !== 'a');

  test('must be declared by the game and true', () => {
    const t = laid();
    assert.throws(() => t.fact('unheard', [], 'all'), RuleDefect);
    assert.throws(() => t.fact('noA', t.cards(t.piles.deck), 'all'), RuleDefect);
    assert.deepEqual(t.whole.facts, []);
    t.fact('noA', without(t), [1]);
    assert.equal(t.whole.facts.length, 1);
  });
  test('stay with their cards wherever these go', () => {
    const t = laid();
    const cards = without(t).slice(0, 2);
    t.fact('noA', cards, 'all');
    t.move(cards[0], t.piles.hand[0]);
    assert.deepEqual(t.whole.facts[0].cards, cards);
  });
  test('fall when one of their cards is shuffled or put back in secret', () => {
    for (const hide of ['shuffle', 'reorder', 'other pile'] as const) {
      const t = laid();
      t.fact('anything', [t.top(t.piles.deck)!], 'all');
      const kept = t.draw(t.piles.deck, t.piles.hand[1])!;
      t.fact('anything', t.cards(t.piles.deck), 'all');
      if (hide === 'shuffle') t.shuffle(t.piles.deck);
      else if (hide === 'reorder') t.reorder(t.piles.deck, t.cards(t.piles.deck).slice(-2), 0);
      else t.shuffle(t.piles.hand[0]);
      const left = hide === 'other pile' ? 2 : 1;
      assert.equal(t.whole.facts.length, left, hide);
      assert.deepEqual(t.whole.facts[0].cards, [kept]);
    }
  });
  test('teach those who are told, and nobody else', () => {
    const t = laid();
    t.learned = 0;
    t.fact('anything', [], [1]);
    assert.equal(t.learned, viewerBit(1, 3));
  });
});

test('faces are where the shuffle put them, whatever anybody knows', () => {
  const t = laid();
  assert.equal(faces(t, t.piles.deck).split('').toSorted().join(''), 'abcdefgh');
});
