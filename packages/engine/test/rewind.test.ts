import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Card,
  facedown,
  Fault,
  type Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  replay,
  resume,
  type Shape,
  verify,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import {
  faces,
  footprint,
  notes,
  playRandomly,
  print,
  saved,
  sit,
  take,
  tiny,
  type Tiny,
  type TinyShape,
} from './tiny.ts';

/** A die in every step. */
const dicing = tiny(
  function* (t) {
    yield* t.confirm(0, { prompt: 'roll' });
    t.state.notes.push(t.die(1000));
    yield* t.confirm(1, { prompt: 'end turn' });
  },
  { steps: 20 },
);
const roll = <G extends Shape>(match: Match<G>, times: number): void => {
  for (let i = 0; i < times; i++) take(match, match.waiting[0], true);
};

describe('the table agrees to go back', () => {
  test('to any moment, over dice and answers of others', () => {
    const match = sit(dicing);
    roll(match, 7);
    match.rewind(2);
    assert.equal(notes(match).length, 1);
    assert.equal(match.question(0)!.ask.prompt, 'roll');
    match.rewind(0);
    assert.deepEqual(notes(match), []);
  });
  test('and chance takes a fresh branch, every time another one', () => {
    const match = sit(dicing);
    const rolled = new Set<unknown>();
    for (let branch = 0; branch < 6; branch++) {
      roll(match, 1);
      rolled.add(notes(match)[0]);
      match.rewind(0);
    }
    assert.ok(rolled.size > 4);
    assert.equal(match.table.whole.chance.branch, 6);
  });
  test('also after the match was saved and resumed', () => {
    const match = sit(dicing);
    roll(match, 1);
    match.rewind(0);
    roll(match, 6);
    const seen = notes(match).slice();
    const again = resume(dicing, saved(match)).match;
    again.rewind(0);
    roll(again, 6);
    assert.notDeepEqual(notes(again), seen);
    assert.equal(again.table.whole.chance.branch, 2);
  });
  test('it is told to everybody, and stands in the record', () => {
    const match = sit(dicing);
    roll(match, 3);
    match.rewind(1);
    assert.deepEqual(match.told('watcher').at(-1), { type: 'rewound', data: { branch: 1 } });
    assert.deepEqual(match.entries.at(-1), { branch: 1 });
    assert.equal(match.entries.length, 2);
  });
  test('nobody steps back over it alone', () => {
    const match = sit(dicing);
    roll(match, 2);
    match.rewind(1);
    assert.deepEqual([match.undoable(0), match.undoable(1)], [0, 0]);
  });
  test('further than the match is long, or before its beginning, is a fault, and nothing changes', () => {
    const match = sit(dicing);
    roll(match, 3);
    const before = footprint(match);
    for (const to of [-1, 4, 1.5, Number.NaN])
      assert.throws(
        () => match.rewind(to),
        (thrown) => thrown instanceof Fault && thrown.code === 'too-far',
      );
    assert.equal(footprint(match), before);
  });
  test('the record replays, saves and verifies like any other, with all that was told', () => {
    const match = sit(hoard, 3, 'rewound');
    playRandomly(match, 'a', () => {}, 30);
    match.rewind(12);
    playRandomly(match, 'b', () => {}, 20);
    match.stopAt(2, 'theft.instead', true);
    match.rewind(match.entries.length);
    playRandomly(match, 'c', () => {}, 7);
    match.rewind(20);
    assert.deepEqual(resume(hoard, saved(match)).match.table.whole, match.table.whole);
    playRandomly(match, 'd');
    const again = verify(hoard, match.record());
    assert.deepEqual(again.table.whole, match.table.whole);
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      assert.deepEqual(again.told(viewer), match.told(viewer));
  });
  test('into the middle of sealed bids, with what was already given', () => {
    const match = sit(
      tiny(function* (t) {
        t.state.notes.push(yield* t.numberAll([0, 1, 2], () => ({ prompt: 'bid', min: 0, max: 9 })));
        yield* t.confirm(0, { prompt: 'on' });
      }),
      3,
    );
    for (const seat of [2, 0, 1]) take(match, seat, seat + 1);
    match.rewind(2);
    assert.deepEqual(match.waiting, [1]);
    take(match, 1, 9);
    assert.deepEqual(notes(match), [[1, 9, 3]]);
    assert.equal(replay(match.game, match.record()).hash, match.hash);
  });
});

const piles = { deck: pile(facedown), hand: pileEach(ownerOnly, { bag: true }), discard: pile(open) };
type Cards = Tiny<typeof piles>;
/** Seat 0 turns up the top of a shuffled deck, again and again. */
const turning = (lay: (t: Cards) => void = () => {}) =>
  tiny<typeof piles>(
    function* (t) {
      yield* t.confirm(0, { prompt: 'turn up' });
      t.draw(t.piles.deck, t.piles.discard);
    },
    {
      piles,
      steps: 9,
      setup: (t) => {
        print(t, 'abcdefghijklmnop', t.piles.deck);
        t.shuffle(t.piles.deck);
        t.draw(t.piles.deck, t.piles.hand[0]);
        t.draw(t.piles.deck, t.piles.hand[1]);
        lay(t);
      },
      facts: { noVowel: (kinds) => !kinds.some((kind) => 'aeio'.includes(kind)) },
    },
  );
/** Go back to the beginning many times: what stands in the table then? */
function afterRewinds(game: ReturnType<typeof turning>, look: (t: Cards) => string): Set<string> {
  const match: Match<TinyShape<typeof piles>> = sit(game);
  const seen = new Set([look(match.table)]);
  for (let i = 0; i < 30; i++) {
    roll(match, 2);
    match.rewind(0);
    seen.add(look(match.table));
  }
  return seen;
}
const top = (t: Cards): string => t.kind(t.top(t.piles.deck)!);

describe('after going back', () => {
  test('what nobody knew is dealt again: no draw can be fished for', () => {
    assert.ok(afterRewinds(turning(), top).size > 8);
  });
  test('what somebody knew stays: hands, and a card that was shown', () => {
    const known = (t: Cards): string => t.piles.hand.map((hand) => faces(t, hand)).join();
    assert.equal(afterRewinds(turning(), known).size, 1);
    const peeked = turning((t) => t.show([t.top(t.piles.deck)!], [1]));
    assert.equal(afterRewinds(peeked, top).size, 1);
  });
  test('what everybody was told of face-down cards still holds', () => {
    const chosen: Card[] = [];
    const told = turning((t) => {
      chosen.splice(
        0,
        9,
        ...t
          .cards(t.piles.deck)
          .filter((card) => !'aeio'.includes(t.kind(card)))
          .slice(0, 6),
      );
      t.fact('noVowel', chosen, 'all');
    });
    const vowels = (t: Cards): string => String(chosen.some((card) => 'aeio'.includes(t.kind(card))));
    assert.deepEqual([...afterRewinds(told, vowels)], ['false']);
  });
});

test('where the way back cannot be replayed, nothing changes', () => {
  // A rule that (against all house rules) remembers something outside the state.
  let grudge = false;
  const game = tiny(
    function* (t) {
      if (grudge) throw new TypeError('not again');
      t.state.notes.push(yield* t.number(0, { prompt: 'n', min: 0, max: 9 }));
    },
    { steps: 9 },
  );
  const match = sit(game);
  for (const n of [1, 2, 3, 4, 5]) take(match, 0, n);
  const before = footprint(match);
  grudge = true;
  assert.throws(() => match.rewind(0));
  assert.equal(footprint(match), before);
  grudge = false;
  take(match, 0, 6);
  match.rewind(0);
  assert.equal(match.table.whole.chance.branch > 0, true);
});

test('a match taken up under newer code does not live its older steps again by other rules', () => {
  const gaining = (gain: number) =>
    tiny(
      function* (t) {
        t.state.coins[0] += gain * (yield* t.number(0, { prompt: 'n', min: 0, max: 9 }));
      },
      { steps: 20 },
    );
  const match = sit(gaining(1));
  for (const n of [1, 2, 3, 4, 5]) take(match, 0, n);
  const again = resume(gaining(10), saved(match)).match;
  const before = footprint(again);
  try {
    again.rewind(2);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault);
    assert.equal(footprint(again), before);
    return;
  }
  assert.equal(again.table.state.coins[0], 3);
});
