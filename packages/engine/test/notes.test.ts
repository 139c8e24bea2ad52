import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clone, facedown, notPlain, open, ownerOnly, pile, pileEach } from '../src/index.ts';
import { print, saved, sit, take, tiny } from './tiny.ts';
import { resume } from '../src/index.ts';

const piles = { deck: pile(facedown), discard: pile(open), hand: pileEach(ownerOnly, { bag: true }) };

/** A wounded card in the hand of seat 0, then whatever a test does with it. */
const wounded = tiny<typeof piles>(
  function* (t) {
    const [card] = print(t, 'abc', t.piles.hand[0]);
    t.setNote(card, { wounds: 2 });
    yield* t.confirm(0, { prompt: 'go on' });
    t.move(card, t.piles.discard);
    yield* t.confirm(0, { prompt: 'shuffle' });
    t.shuffle(t.piles.discard);
    yield* t.confirm(0, { prompt: 'end' });
  },
  { piles },
);

describe('what lies on a card', () => {
  test('is seen with it, by whoever may see the card', () => {
    const match = sit(wounded);
    assert.deepEqual(match.view(0).piles.hand[0].cards[0], { card: 0, kind: 'a', note: { wounds: 2 } });
    assert.ok(!JSON.stringify(match.view(1)).includes('wounds'));
    take(match, 0, true);
    assert.deepEqual(match.view('watcher').piles.discard.cards, [
      { card: 0, kind: 'a', note: { wounds: 2 } },
    ]);
  });

  test('is gone when the card is shuffled, because another may be in the sleeve', () => {
    const match = sit(wounded);
    take(match, 0, true);
    take(match, 0, true);
    assert.equal(match.table.note(match.table.cards(match.table.piles.discard)[0]), null);
    assert.deepEqual(match.table.whole.cards.notes, {});
  });

  test('is part of the state: plain, saved, in the digest', () => {
    const match = sit(wounded);
    assert.equal(notPlain(match.table.whole), null);
    take(match, 0, true);
    const again = resume(wounded, saved(match)).match;
    assert.equal(again.hash, match.hash);
    const before = match.hash;
    match.table.setNote(match.table.cards(match.table.piles.discard)[0], { wounds: 3 });
    assert.notEqual(match.hash, before);
    assert.deepEqual(clone(again.table.whole.cards.notes), { 0: { wounds: 2 } });
  });

  test('is taken off with null', () => {
    const match = sit(wounded);
    const [card] = match.table.cards(match.table.piles.hand[0]);
    match.table.setNote(card, null);
    assert.equal(match.table.note(card), null);
  });
});
