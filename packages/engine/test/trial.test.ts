import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  facedown,
  open,
  ownerOnly,
  pile,
  pileEach,
  randomPolicy,
  randomSource,
  RuleDefect,
  sampleAnswer,
  type Trial,
  trialOf,
  Trials,
  wireQuestion,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { footprint, notes, playRandomly, print, sit, take, tiny, type Tiny, type TinyShape } from './tiny.ts';

const random = (seed: string) => randomPolicy(randomSource(seed));

describe('a copy to try answers on', () => {
  test('shows its seat what the match shows, and its question', () => {
    const match = sit(hoard, 3, 'copy');
    playRandomly(match, 'copy', () => {
      for (const seat of match.waiting) {
        const trial = trialOf(match, seat, 'x');
        assert.deepEqual(trial.view(seat), match.view(seat));
        assert.deepEqual(wireQuestion(trial.question(seat)!, hoard), match.wire(seat));
        assert.ok(trial.waiting.includes(seat));
      }
    });
  });
  test('never touches the match it came from, however it is played', () => {
    const match = sit(hoard, 3, 'untouched');
    playRandomly(match, 'untouched', () => {
      if (match.pending === null || match.entries.length % 3 > 0) return;
      const [seat] = match.waiting;
      const before = footprint(match);
      const trial = trialOf(match, seat, 'a');
      trial.answer(seat, sampleAnswer(trial.question(seat)!, randomSource('b')));
      trial.answer(seat, 'nonsense');
      trial.playOut(random('c'));
      assert.equal(footprint(match), before);
    });
  });
  test('leaves what it borrows as it was: shuffled, written on, with new cards', () => {
    const piles = { deck: pile(facedown), shelf: pile(open) };
    const worn = tiny<typeof piles>(
      function* (t) {
        const { deck, shelf } = t.piles;
        yield* t.confirm(0, { prompt: 'go' });
        // What a rule was given it may write into, too.
        for (const card of t.cards(shelf)) {
          const note = t.note(card) as { wounds: number } | null;
          if (note !== null) note.wounds++;
        }
        yield* t.confirm(0, { prompt: 'go' });
        t.setNote(t.cards(shelf)[0], null);
        t.setNote(t.cards(shelf)[1], { wounds: 9 });
        for (const card of print(t, 'xyz', shelf)) t.setNote(card, { wounds: 0 });
        t.shuffle(deck);
        t.show([t.top(deck)!], [0]);
        yield* t.confirm(0, { prompt: 'go' });
        t.move(t.cards(shelf)[2], deck);
        t.shuffle(deck);
      },
      {
        piles,
        steps: 4,
        setup(t) {
          print(t, 'abcdef', t.piles.deck);
          for (const card of print(t, 'ghij', t.piles.shelf)) t.setNote(card, { wounds: 1 });
          t.shuffle(t.piles.deck);
        },
      },
    );
    const match = sit(worn, 1);
    while (match.pending !== null) {
      const before = footprint(match);
      const trials = new Trials(match, 0, 'x');
      const ends = [0, 0, 0].map((deal) => {
        const trial = trials.take(deal);
        assert.notEqual(trial.playOut({ answer: () => true }), null);
        return JSON.stringify(trial.view(0));
      });
      assert.equal(new Set(ends).size, 1);
      assert.equal(footprint(match), before);
      take(match, 0, true);
    }
  });
  test('is the same for the same seed, and another for another', () => {
    const match = sit(hoard, 2, 'seeds');
    playRandomly(match, 'seeds', () => {}, 12);
    const [seat] = match.waiting;
    const outcome = (seed: string): string => {
      const trial = trialOf(match, seat, seed);
      trial.playOut(random('same'));
      return JSON.stringify([trial.view(0), trial.view(1)]);
    };
    assert.equal(outcome('one'), outcome('one'));
    assert.ok(new Set(Array.from({ length: 8 }, (_, i) => outcome(`seed ${i}`))).size > 4);
  });
  test('plays out to no end when that takes too long', () => {
    const endless = tiny((t) => t.confirm(0, { prompt: 'again' }), { steps: 1e9 });
    const trial = trialOf(sit(endless, 1), 0, 'x');
    assert.equal(trial.playOut({ answer: () => true }, 500), null);
  });
  test('is worth to a seat what the game judges of its view', () => {
    const match = sit(hoard, 3, 'worth');
    playRandomly(match, 'worth', () => {
      for (const seat of match.waiting) {
        const trial = trialOf(match, seat, 'x');
        for (let other = 0; other < 3; other++)
          assert.equal(trial.worth(other), hoard.judge!(trial.view(other), other));
      }
    });
    assert.equal(
      trialOf(
        sit(
          tiny((t) => t.confirm(0, { prompt: 'q' })),
          1,
        ),
        0,
        'x',
      ).worth(0),
      undefined,
    );
  });
  test('meets other dice with the same cards, and the same again for the same luck', () => {
    const match = sit(hoard, 3, 'luck');
    playRandomly(match, 'luck', () => {}, 9);
    const [seat] = match.waiting;
    const trials = new Trials(match, seat, 'x');
    const seen = (deal: number): string => {
      const trial = trials.take(deal);
      return JSON.stringify([0, 1, 2].map((viewer) => trial.view(viewer)));
    };
    const played = (luck: number): string => {
      const trial = trials.take(1, luck);
      trial.playOut(random('same'));
      return JSON.stringify([0, 1, 2].map((viewer) => trial.view(viewer)));
    };
    assert.equal(seen(1), seen(1));
    assert.notEqual(seen(1), seen(2));
    assert.equal(played(3), played(3));
    assert.ok(new Set([0, 1, 2, 3, 4, 5].map(played)).size > 2);
  });
  test('has dice of its own for every step: however many were rolled before, the same luck follows', () => {
    const dicing = tiny(
      function* (t) {
        const again = yield* t.confirm(0, { prompt: 'again' });
        for (let i = again ? 3 : 1; i > 0; i--) t.state.notes.push(t.die(1000));
      },
      { steps: 6 },
    );
    const trials = new Trials(sit(dicing, 1, 'dice'), 0, 'x');
    const rolled = (first: boolean, luck: number): number[] => {
      const trial = trials.take(0, luck);
      assert.ok(trial.answer(0, first));
      while (trial.waiting.length > 0) assert.ok(trial.answer(0, false));
      return trial.view(0).state.notes as number[];
    };
    for (let luck = 0; luck < 5; luck++)
      assert.deepEqual(rolled(true, luck).slice(3), rolled(false, luck).slice(1));
    assert.notDeepEqual(rolled(true, 0), rolled(true, 1));
  });
  test('stops at the first question after as many steps as it is told', () => {
    const match = sit(hoard, 2, 'stop');
    playRandomly(match, 'stop', () => {}, 3);
    const trial = trialOf(match, match.waiting[0], 'x');
    const { step } = trial.view('watcher');
    const policy = random('stop');
    let told = false;
    const result = trial.playOut({
      ...policy,
      answer: (question, t) => {
        if (!told) trial.stopAfter(2);
        told = true;
        assert.ok(t.whole.step < step + 2);
        return policy.answer(question, t);
      },
    });
    assert.equal(result, null);
    assert.equal(trial.view('watcher').step, step + 2);
    assert.ok(trial.waiting.length > 0);
    assert.ok(
      trial.answer(trial.waiting[0], sampleAnswer(trial.question(trial.waiting[0])!, randomSource('y'))),
    );
  });
  test('is only for a seat that is asked', () => {
    const match = sit(hoard, 2, 'asked');
    take(match, 0, []);
    assert.throws(() => trialOf(match, 0, 'x'), RuleDefect);
  });
  test('plays out to an end', () => {
    for (let i = 0; i < 10; i++) {
      const match = sit(hoard, 2 + (i % 3), `out ${i}`);
      playRandomly(match, `out ${i}`, () => {}, 3 * i);
      const trial = trialOf(match, match.waiting[0], 'x');
      assert.notEqual(trial.playOut(random(`out ${i}`)), null);
      assert.notEqual(trial.result, null);
      assert.deepEqual(trial.waiting, []);
    }
  });
});

const piles = { deck: pile(facedown), hand: pileEach(ownerOnly, { bag: true }), discard: pile(open) };
type Cards = Tiny<typeof piles>;
const dealt = (t: Cards): void => {
  print(t, 'pppppaaaaaaaaaaaaaaa', t.piles.deck);
  t.shuffle(t.piles.deck);
  for (let seat = 0; seat < t.seats; seat++)
    for (let i = 0; i < 2; i++) t.draw(t.piles.deck, t.piles.hand[seat]);
};
/** What many copies of a match say. */
function said(
  count: number,
  copy: (i: number) => Trial<TinyShape<typeof piles>>,
  look: (trial: Trial<TinyShape<typeof piles>>) => unknown,
): Set<string> {
  return new Set(Array.from({ length: count }, (_, i) => JSON.stringify(look(copy(i)))));
}

describe('nothing can be foreseen from it', () => {
  const rolling = tiny<typeof piles>(
    function* (t) {
      yield* t.confirm(0, { prompt: 'roll' });
      t.state.notes.push(t.die(1_000_000));
      t.draw(t.piles.deck, t.piles.discard);
      yield* t.confirm(0, { prompt: 'on' });
    },
    { piles, setup: dealt },
  );
  test('not the dice, even if its seed is that of the match', () => {
    const match = sit(rolling, 2, 'table');
    take(match, 0, true);
    for (const seed of ['table', 'seed table', 'copy', '']) {
      const trial = trialOf(sit(rolling, 2, 'table'), 0, seed);
      assert.ok(trial.answer(0, true));
      assert.notEqual(trial.view(0).state.notes[0], notes(match)[0]);
    }
  });
  test('the dice are others in every copy', () => {
    const match = sit(rolling, 2);
    const dice = said(
      10,
      (i) => trialOf(match, 0, `s${i}`),
      (trial) => trial.answer(0, true) && trial.view(0).state.notes,
    );
    assert.equal(dice.size, 10);
  });
  test('not the dice a test has laid out', () => {
    const match = sit(rolling, 2);
    // As a fixture does it: at the start of the step.
    match.checkpoints.at(-1)!.whole.chance.forced.push(777);
    const trial = trialOf(match, 0, 'x');
    trial.answer(0, true);
    assert.notEqual(trial.view(0).state.notes[0], 777);
  });
  test('not the cards to come, nor the hands of others', () => {
    const match = sit(rolling, 2);
    const tops = said(
      40,
      (i) => trialOf(match, 0, `s${i}`),
      (trial) => {
        trial.answer(0, true);
        return [trial.view(0).piles.discard.cards, trial.view(1).piles.hand[1].cards].map((cards) =>
          cards.map((card) => card !== null && 'kind' in card && card.kind),
        );
      },
    );
    assert.ok(tops.size > 4);
  });
  test('not what others have sealed, nor that they have answered', () => {
    const match = sit(
      tiny<typeof piles>(
        function* (t) {
          t.state.notes.push(yield* t.numberAll([0, 1, 2], () => ({ prompt: 'bid', min: 0, max: 9 })));
        },
        { piles },
      ),
      3,
    );
    const before = trialOf(match, 0, 'x').waiting;
    take(match, 1, 7);
    const trial = trialOf(match, 0, 'x');
    assert.deepEqual(trial.waiting, before);
    for (const seat of [0, 1, 2]) assert.ok(trial.answer(seat, seat));
    assert.deepEqual(trial.view(0).state.notes, [[0, 1, 2]]);
  });
  test('not who was really stopped by a secret question', () => {
    const stopped = new Set<string>();
    const copies = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const match = sit(reacting, 3, `react ${seed}`);
      if (match.question(0)?.ask.prompt !== 'react') continue;
      stopped.add(match.waiting.join());
      const waiting = said(
        30,
        (i) => trialOf(match, 0, `s${i}`),
        (trial) => trial.waiting,
      );
      copies.add([...waiting].toSorted().join(' '));
    }
    assert.ok(stopped.size > 1);
    assert.deepEqual([...copies], ['[0,1,2] [0,1] [0,2] [0]']);
  });
  test('not the true cards after a rule broke in it', () => {
    const match = sit(
      tiny<typeof piles>(
        function* (t) {
          yield* t.confirm(0, { prompt: 'go' });
          throw new TypeError('broken');
        },
        { piles, setup: dealt },
      ),
    );
    const truth = JSON.stringify(match.view(1).piles.hand[1]);
    const hands = said(
      30,
      (i) => trialOf(match, 0, `s${i}`),
      (trial) => {
        assert.equal(trial.answer(0, true), false);
        return trial.view(1).piles.hand[1];
      },
    );
    assert.ok(hands.size > 1 || ![...hands].includes(truth));
  });
});

/** Everybody might react; whoever holds a p can. Seat 0 always wants to be stopped. */
const reacting = tiny<typeof piles>(
  function* (t) {
    const got = yield* t.askAll([0, 1, 2], (seat) => ({
      prompt: 'react',
      secret: true,
      ...(seat === 0 ? { always: true } : {}),
      from: [
        ...t
          .cards(t.piles.hand[seat])
          .flatMap((card) => (t.kind(card) === 'p' ? [{ id: `card${card}`, card }] : [])),
        { id: 'pass', declines: true },
      ],
    }));
    t.state.notes.push(got.map(({ id }) => id));
    yield* t.confirm(0, { prompt: 'on' });
  },
  { piles, setup: dealt },
);
