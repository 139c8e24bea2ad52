import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Act, facedown, type Match, open, ownerOnly, perform, pile, pileEach } from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import {
  codeOf,
  faces,
  footprint,
  notes,
  playRandomly,
  position,
  print,
  sit,
  take,
  tiny,
  type Tiny,
  type TinyShape,
} from './tiny.ts';

const piles = {
  deck: pile(facedown),
  hand: pileEach(ownerOnly, { bag: true }),
  discard: pile(open),
  box: pile(() => 'set'),
  tray: pile(() => 'backs'),
};
type Cards = Tiny<typeof piles>;

/** Seat 0 answers, `what` happens, seat 0 is asked again. May it step back? */
function after(what: (t: Cards) => Act<unknown>, steps = 1): Match<TinyShape<typeof piles>> {
  const match = sit(
    tiny<typeof piles>(
      function* (t) {
        yield* t.confirm(0, { prompt: 'act' });
        t.state.notes.push('acted');
        yield* perform(what(t));
        yield* t.confirm(0, { prompt: 'next' });
      },
      {
        piles,
        steps,
        setup: (t) => {
          print(t, 'abcDEF', t.piles.deck);
          t.shuffle(t.piles.deck);
          t.draw(t.piles.deck, t.piles.tray);
        },
      },
    ),
    3,
  );
  take(match, 0, true);
  return match;
}
const nothing = (): void => {};

describe('a seat steps back', () => {
  test('over one answer, and everything is as it was', () => {
    const match = sit(tiny((t) => t.confirm(0, { prompt: 'act' }), { steps: 3 }));
    const before = position(match);
    take(match, 0, true);
    assert.equal(match.undoable(0), 1);
    assert.deepEqual(match.undo(0), { ok: true });
    assert.equal(position(match), before);
    assert.equal(match.undoable(0), 0);
    assert.equal(codeOf(match.undo(0)), 'no-undo');
  });
  test('over the whole step in one click', () => {
    const match = sit(
      tiny(
        function* (t) {
          for (let i = 0; i < 3; i++) t.state.notes.push(yield* t.number(0, { prompt: 'n', min: 0, max: 9 }));
        },
        { steps: 5 },
      ),
    );
    for (const n of [1, 2, 3, 4, 5]) take(match, 0, n);
    assert.equal(match.undoable(0), 5);
    assert.ok(match.undo(0, 'step').ok);
    assert.deepEqual(notes(match), [1, 2, 3]);
    // At the start of a step, its own or an earlier one: the whole step before.
    assert.ok(match.undo(0, 'step').ok);
    assert.deepEqual(notes(match), []);
  });
  test('over the whole step before, also when it has given an order meanwhile', () => {
    const match = sit(
      tiny(
        function* (t) {
          for (let i = 0; i < 2; i++) t.state.notes.push(yield* t.number(0, { prompt: 'n', min: 0, max: 9 }));
        },
        { steps: 5 },
      ),
    );
    for (const n of [1, 2]) take(match, 0, n);
    match.stopAt(0, 'x', true);
    assert.ok(match.undo(0, 'step').ok);
    assert.deepEqual(notes(match), []);
  });
  test('over the end of its turn, as far back as three checkpoints reach', () => {
    const match = sit(tiny((t) => t.confirm(0, { prompt: 'end turn' }), { steps: 9 }));
    for (let i = 0; i < 6; i++) take(match, 0, true);
    assert.equal(match.undoable(0), 2);
    assert.ok(match.undo(0).ok && match.undo(0).ok);
    assert.equal(match.table.whole.step, 5);
    take(match, 0, false);
  });
  test('over the end of its turn, also when steps without a question follow', () => {
    const match = sit(
      tiny((t) => (t.whole.step % 5 === 1 ? t.confirm(0, { prompt: 'end turn' }) : undefined), { steps: 20 }),
    );
    take(match, 0, true);
    assert.equal(match.undoable(0), 1);
  });
  test('and the same answer again leads to the same table, all through a game', () => {
    const match = sit(hoard, 3, 'again');
    let taken = 0;
    playRandomly(match, 'again', () => {
      const entry = match.entries.at(-1)!;
      if (!('answer' in entry) || match.undoable(entry.seat) === 0) return;
      const before = position(match);
      assert.ok(match.undo(entry.seat).ok);
      take(match, entry.seat, entry.answer);
      assert.equal(position(match), before);
      taken++;
    });
    assert.ok(taken > 20);
  });
});

describe('a seat may step back over', () => {
  test('what it was told in secret but knew anyway', () => {
    const knew = { to: [0], data: 'its own card', knew: true };
    assert.equal(after((t) => t.tell('own', null, knew)).undoable(0), 1);
  });
  test('what it did in the open', () => {
    assert.equal(after(nothing).undoable(0), 1);
    assert.equal(after((t) => t.move(t.top(t.piles.deck)!, t.piles.deck, 'bottom')).undoable(0), 1);
  });
  test('what others have learned from it', () => {
    assert.equal(after((t) => t.draw(t.piles.deck, t.piles.hand[1])).undoable(0), 1);
    assert.equal(after((t) => t.show([t.top(t.piles.deck)!], [1, 2])).undoable(0), 1);
  });
  test('a card it sees again', () => {
    const match = sit(
      tiny<typeof piles>(
        function* (t) {
          yield* t.confirm(0, { prompt: 'act' });
          t.move(t.top(t.piles.hand[0])!, t.piles.discard);
          yield* t.confirm(0, { prompt: 'next' });
        },
        { piles, setup: (t) => void print(t, 'a', t.piles.hand[0]) },
      ),
    );
    take(match, 0, true);
    assert.equal(match.undoable(0), 1);
    assert.ok(match.undo(0).ok);
    assert.equal(faces(match.table, match.table.piles.hand[0]), 'a');
  });
  test('a secret question to itself alone', () => {
    const secretly = (t: Cards) => t.ask(0, { prompt: 'x', from: [{ id: 'a' }], secret: true });
    assert.equal(after(secretly).undoable(0), 1);
  });
});

describe('a seat may not step back over', () => {
  const blocked: Record<string, (t: Cards) => Act<unknown>> = {
    'a die': (t) => t.die(),
    'a pick': (t) => t.pick([1, 2, 3]),
    'a shuffle': (t) => t.shuffle(t.piles.deck),
    'a card it has drawn': (t) => t.draw(t.piles.deck, t.piles.hand[0]),
    'a card turned up for all': (t) => t.draw(t.piles.deck, t.piles.discard),
    'a card it was shown': (t) => t.show([t.top(t.piles.deck)!], [0]),
    'a card whose face came to a set it sees': (t) => t.draw(t.piles.deck, t.piles.box),
    'a card whose back it has seen now': (t) => t.draw(t.piles.deck, t.piles.tray),
    'a card it knew from behind, now in a set it sees': (t) => {
      // Seen from behind since before the answer; only its face is new.
      t.move(t.cards(t.piles.tray)[0], t.piles.box);
    },
    'a secret it was told': (t) => t.tell('whisper', null, { to: [0], data: 'the goal of seat 1' }),
    'an answer of another seat': (t) => t.confirm(1, { prompt: 'other' }),
    'a secret question to another seat': (t) =>
      t.ask(1, { prompt: 'react', from: [{ id: 'pass', declines: true }], secret: true }),
    'sealed bids': (t) => t.numberAll([0, 1], () => ({ prompt: 'bid', min: 0, max: 1 })),
  };
  for (const [name, what] of Object.entries(blocked)) {
    test(name, () => {
      const match = after(what);
      while (match.question(0)?.ask.prompt !== 'next')
        for (const seat of match.waiting)
          take(match, seat, match.question(seat)!.kind === 'number' ? 1 : true);
      assert.equal(match.undoable(0), 0);
      const before = footprint(match);
      assert.equal(codeOf(match.undo(0)), 'no-undo');
      assert.equal(codeOf(match.undo(0, 'step')), 'no-undo');
      assert.equal(footprint(match), before);
    });
  }
  test('an answer of its own before one that may not be taken back', () => {
    const match = after((t) => t.die());
    take(match, 0, true);
    assert.equal(match.result?.how, 'done');
    const longer = after((t) => t.die(), 3);
    take(longer, 0, true);
    take(longer, 0, true);
    assert.equal(longer.undoable(0), 0);
  });
  test('the end of the match', () => {
    const match = sit(tiny((t) => t.confirm(0, { prompt: 'last' })));
    take(match, 0, true);
    assert.equal(match.result?.how, 'done');
    assert.equal(match.undoable(0), 0);
    assert.equal(codeOf(match.undo(0)), 'no-undo');
  });
  test('an answer of another seat, even when that could be taken back', () => {
    const match = after((t) => t.confirm(1, { prompt: 'other' }));
    assert.equal(match.undoable(0), 1);
    take(match, 1, true);
    assert.deepEqual(
      [0, 1, 2].map((seat) => match.undoable(seat)),
      [0, 1, 0],
    );
    assert.ok(match.undo(1).ok);
    assert.equal(match.undoable(0), 1);
  });
});
