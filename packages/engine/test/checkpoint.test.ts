import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Checkpoint,
  facedown,
  Fault,
  type Flow,
  type Game,
  type Match,
  migrate,
  notPlain,
  open,
  pile,
  resume,
  type Shape,
  type Whole,
} from '../src/index.ts';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { notes, playRandomly, print, saved, sit, take, tiny, type Tiny, type TinyGame } from './tiny.ts';

/** Everything that must be equal between a match and its twin that was saved and loaded. */
function twins<G extends Shape>(one: Match<G>, other: Match<G>): void {
  assert.deepEqual(other.table.whole, one.table.whole);
  assert.equal(other.hash, one.hash);
  assert.deepEqual(other.entries, one.entries);
  assert.deepEqual(other.waiting, one.waiting);
  for (const viewer of [0, 1, 'watcher'] as const) assert.deepEqual(other.view(viewer), one.view(viewer));
  for (const seat of one.waiting) assert.deepEqual(other.wire(seat), one.wire(seat));
}

describe('a checkpoint', () => {
  const piles = { deck: pile(facedown), shelf: pile(open) };
  /** Every step does something else to the cards, or nothing. */
  const worn = tiny<typeof piles>(
    function* (t) {
      const { deck, shelf } = t.piles;
      const does = t.whole.step % 5;
      yield* t.confirm(0, { prompt: 'go' });
      if (does === 1) for (const card of print(t, 'xy', shelf)) t.setNote(card, { wounds: 1 });
      if (does === 2) t.shuffle(deck);
      if (does === 3)
        for (const card of t.cards(shelf)) {
          // What a rule was given it may write into, too.
          const note = t.note(card) as { wounds: number } | null;
          if (note !== null) note.wounds++;
        }
      if (does === 4) t.move(t.cards(shelf)[0], deck);
      yield* t.confirm(0, { prompt: 'go' });
    },
    {
      piles,
      steps: 20,
      setup(t) {
        print(t, 'abcdef', t.piles.deck);
        for (const card of print(t, 'ghij', t.piles.shelf)) t.setNote(card, { wounds: 1 });
        t.shuffle(t.piles.deck);
      },
    },
  );

  test('stays as it was, whatever the table does that shares with it, also where it goes back and on', () => {
    const match = sit(worn, 1, 'kept');
    const kept = new Map<Checkpoint, string>();
    const look = (): void => {
      for (const point of match.checkpoints) if (!kept.has(point)) kept.set(point, JSON.stringify(point));
      for (const [point, text] of kept) assert.equal(JSON.stringify(point), text);
    };
    for (let answers = 0; match.pending !== null; answers++) {
      take(match, 0, true);
      look();
      if (answers % 7 === 6 && match.undo(0).ok) look();
    }
    assert(kept.size > 15);
  });

  test('shares with the table and other checkpoints what nobody has written to since', () => {
    const match = sit(worn, 1, 'shared');
    while (match.table.whole.step % 5 !== 0 || match.checkpoints.length < 3) take(match, 0, true);
    // The last two steps wrote notes and moved a card.
    const [first, , last] = match.checkpoints.map(({ whole }) => whole.cards);
    const { cards } = match.table.whole;
    for (const column of ['kinds', 'group', 'root', 'pinned', 'pin', 'parent', 'family'] as const) {
      assert.equal(cards[column], last[column], column);
      assert.equal(first[column], last[column], column);
    }
    assert.equal(cards.notes, last.notes);
    assert.notEqual(first.notes, last.notes);
  });
});

describe('a match saved and loaded after every answer', () => {
  const games: [Game<never>, number][] = [
    [tictactoe as never, 2],
    [hoard as never, 3],
    [hoard as never, 2],
  ];
  for (const [game, seats] of games) {
    test(`is the one that was not: ${game.id} with ${seats}, sealed and open races included`, () => {
      const modes = new Set<string>();
      for (let seed = 0; seed < 6; seed++) {
        const match = sit(game, seats, `twin ${seed}`);
        playRandomly(match, `answers ${seed}`, () => {
          if (match.pending !== null) modes.add(match.pending.request.mode);
          const { match: twin, lost, why } = resume(game, saved(match));
          assert.deepEqual([lost, why], [[], null]);
          twins(match, twin);
        });
        assert.notEqual(match.result, null);
      }
      if (seats === 3) assert.deepEqual([...modes].toSorted(), ['all', 'any', 'one']);
    });
  }

  test('plays on to the same end', () => {
    const match = sit(hoard, 3, 'on');
    playRandomly(match, 'on', () => {}, 30);
    const twin = resume(hoard, saved(match)).match;
    playRandomly(match, 'to the end');
    playRandomly(twin, 'to the end');
    twins(match, twin);
    assert.deepEqual(twin.record(), match.record());
  });

  test('from the oldest checkpoint shows everybody the same, their buttons included', () => {
    const match = sit(hoard, 2, 'same');
    playRandomly(
      match,
      'same',
      () => {
        const twin = resume(hoard, { ...saved(match), checkpoint: match.checkpoints[0] }).match;
        twins(match, twin);
        for (const seat of [0, 1]) assert.equal(twin.undoable(seat), match.undoable(seat));
        assert.deepEqual(twin.asked, match.asked);
      },
      60,
    );
  });
});

describe('checkpoints', () => {
  test('are plain data, between two steps, with nothing going on', () => {
    const match = sit(hoard, 3, 'plain');
    playRandomly(match, 'plain', ({ checkpoints }) => {
      for (const { whole } of checkpoints) {
        assert.equal(notPlain(whole), null);
        assert.deepEqual(whole.scenes, []);
      }
    });
  });
  test('of the last three steps with an answer are kept, and setup is step 0', () => {
    const ask = (t: Tiny): Flow<boolean> => t.confirm(0, { prompt: 'go' });
    const match = sit(
      tiny(ask, { steps: 9, setup: (t) => t.confirm(0, { prompt: 'set up' }) as Flow<never> }),
    );
    const steps = (): number[] => match.checkpoints.map(({ whole }) => whole.step);
    assert.deepEqual(steps(), [0]);
    take(match, 0, true);
    assert.deepEqual(steps(), [0, 1]);
    for (let i = 0; i < 5; i++) take(match, 0, true);
    assert.deepEqual(steps(), [4, 5, 6]);
    assert.deepEqual(
      match.checkpoints.map(({ entries }) => entries),
      [4, 5, 6],
    );
  });
  test('of older moments never change', () => {
    const match = sit(hoard, 2, 'frozen');
    const kept: [Checkpoint, string][] = [];
    playRandomly(match, 'frozen', ({ checkpoints }) => {
      const last = checkpoints.at(-1)!;
      if (kept.at(-1)?.[0] !== last) kept.push([last, JSON.stringify(last)]);
    });
    for (const [point, text] of kept) assert.equal(JSON.stringify(point), text);
  });
});

describe('newer code', () => {
  /** A rule of version 1 and what a later version makes of it. */
  const counting = (gain: number, parts: Partial<TinyGame> = {}): TinyGame =>
    tiny(
      function* (t) {
        const n = yield* t.number(0, { prompt: 'how many', min: 0, max: 9 });
        t.state.coins[0] += n * gain;
        yield* t.confirm(0, { prompt: 'really' });
        t.state.notes.push(t.state.coins[0]);
        yield* t.confirm(0, { prompt: 'done' });
      },
      { steps: 9, ...parts },
    );
  function played(answers: number): Match<never> {
    const match = sit(counting(1));
    const row = [3, true, true, 4, true];
    for (const answer of row.slice(0, answers)) take(match, 0, answer);
    return match as never;
  }

  test('takes over silently between two steps', () => {
    const { match, lost } = resume(counting(2), saved(played(3)));
    assert.deepEqual(lost, []);
    assert.equal(match.table.whole.step, 2);
  });
  test('takes the running step back to its start when an answer leads elsewhere, and says which were lost', () => {
    const before = saved(played(5));
    const { match, lost, why } = resume(counting(2), before);
    assert.equal(match.table.whole.step, 2);
    assert.equal(match.question(0)!.ask.prompt, 'how many');
    assert.deepEqual(notes(match), [3]);
    assert.deepEqual(lost, before.entries.slice(3));
    assert.ok(why instanceof Fault);
    assert.deepEqual([why.code, why.place], ['hash-mismatch', 'answers[3]']);
    assert.deepEqual(match.entries, [...before.entries.slice(0, 3), { branch: 1 }]);
    take(match, 0, 4);
  });
  test('also when it asks something else, or breaks on an old answer', () => {
    const asksElse = tiny((t) => t.confirm(0, { prompt: 'new' }), { steps: 9 });
    assert.deepEqual(resume(asksElse, saved(played(4))).why?.code, 'bad-answer');
    const breaks = tiny(
      function* (t) {
        yield* t.number(0, { prompt: 'how many', min: 0, max: 9 });
        throw new TypeError('newer code has a hole');
      },
      { steps: 9 },
    );
    const { match, lost } = resume(breaks, saved(played(4)));
    assert.equal(lost.length, 1);
    assert.deepEqual(match.waiting, [0]);
  });
  test('keeps the orders of seats when it takes the step back', () => {
    const match = played(4);
    match.stopAt(1, 'reflex', true);
    const { match: again } = resume(counting(2), saved(match));
    assert.deepEqual(again.table.stops, [[], ['reflex']]);
  });

  const migrating = (version: number, migrations?: Record<number, (whole: Whole) => Whole>): TinyGame =>
    counting(1, { version, ...(migrations === undefined ? {} : { migrate: migrations }) });
  const rename = (whole: Whole): Whole => {
    const game = whole.game as { coins: number[]; notes: number[] };
    game.notes.push(1000 * whole.step);
    return whole;
  };
  test('of a newer version leads checkpoints forward, one version at a time', () => {
    const { match } = resume(migrating(3, { 1: rename, 2: rename }), saved(played(3)));
    assert.deepEqual(notes(match), [3, 2000, 2000]);
    assert.equal(match.game.version, 3);
  });
  test('does not touch the checkpoint it leads forward', () => {
    const before = saved(played(3));
    const text = JSON.stringify(before);
    migrate(migrating(2, { 1: rename }), before.checkpoint);
    assert.equal(JSON.stringify(before), text);
  });
  test('goes back to the start of a step that was begun under the older version', () => {
    const { match, lost, why } = resume(migrating(2, { 1: rename }), saved(played(4)));
    assert.equal(lost.length, 1);
    assert.equal(why?.code, 'older-version');
    assert.equal(match.question(0)!.ask.prompt, 'how many');
  });
  test('is refused where it is older than the checkpoint, where no way leads, and where the game is another', () => {
    const fault = (game: TinyGame): string => {
      try {
        resume(game, saved(sit(migrating(2))));
      } catch (thrown) {
        assert.ok(thrown instanceof Fault);
        return thrown.code;
      }
      return 'none';
    };
    assert.equal(fault(migrating(1)), 'newer-version');
    assert.equal(fault(migrating(3)), 'older-version');
    assert.equal(fault({ ...migrating(2), id: 'other' }), 'other-game');
  });
});
