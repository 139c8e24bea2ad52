import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Act,
  EVERY_QUESTION,
  type Match,
  type Scene,
  type Trigger,
  type WindowSpec,
} from '../src/index.ts';
import { type NoPiles, notes, sit, take, tiny, type Tiny, type TinyShape } from './tiny.ts';

type Spec = Partial<WindowSpec<Tiny, Scene>>;
type Offer = Partial<Trigger> & { readonly id: string };

/** A blow is about to fall; what can happen then is collected by `offers`. What fired is written down. */
function blow(
  offers: (t: Tiny, scene: Scene) => readonly Offer[],
  spec: Spec = {},
  seats = 3,
  settle: ((t: Tiny) => Act) | null = null,
): Match<TinyShape<NoPiles>> {
  const game = tiny(
    function* (t) {
      yield* t.scene<Scene, void>({ type: 'blow', strength: 3 }, function* (scene) {
        t.state.notes.push(`ends ${yield* t.window('blow', scene)} at ${scene.strength as number}`);
      });
      yield* t.confirm(0, { prompt: 'afterwards' });
    },
    {
      windows: {
        blow: {
          order: (t) => Array.from({ length: t.seats }, (_, seat) => seat),
          collect: (t, scene) =>
            offers(t, scene).map((offer) => ({
              seat: 0,
              mode: 'must' as const,
              run: () => void t.state.notes.push(offer.id),
              ...offer,
            })),
          ...spec,
        },
      },
      ...(settle === null ? {} : { settle }),
    },
  );
  return sit(game, seats);
}
const asked = (match: Match<TinyShape<NoPiles>>): string =>
  match.waiting.map((seat) => `${seat} ${match.question(seat)!.ask.prompt}`).join();

describe('a window', () => {
  test('nobody listens to is passed without a trace', () => {
    const match = sit(
      tiny(function* (t) {
        t.state.notes.push(yield* t.window('nothing', { type: 'nothing' }));
      }),
    );
    assert.deepEqual(notes(match), ['done']);
    assert.deepEqual(match.told(0), []);
  });

  test('in which nothing can happen is passed', () => {
    assert.deepEqual(notes(blow(() => [])), ['ends done at 3']);
  });

  test('passes itself where it offers nothing anybody would use now, except to whoever wants every question', () => {
    const idle = { id: 'idle', mode: 'may' as const, idle: true };
    const busy = { id: 'busy', mode: 'may' as const };
    assert.deepEqual(notes(blow(() => [idle])), ['ends done at 3']);
    assert.equal(asked(blow(() => [idle, busy])), '0 blow');
    const match = sit(
      tiny(
        function* (t) {
          yield* t.confirm(0, { prompt: 'before' });
          yield* t.window('blow', { type: 'blow' });
        },
        { windows: { blow: { collect: () => [{ ...idle, seat: 0, run: () => {} }] } } },
      ),
    );
    match.stopAt(0, EVERY_QUESTION, true);
    take(match, 0, true);
    assert.equal(asked(match), '0 blow');
  });

  test('tells what was declined once it closes, and nothing while somebody may be asked again', () => {
    for (const secret of [false, true]) {
      const declined: string[] = [];
      const offer = (id: string, seat: number) => ({
        id,
        seat,
        mode: 'may' as const,
        declined: () => void declined.push(id),
      });
      const match = blow(() => [offer('a', 0), offer('b', 1)], { secret });
      const pass = (seat: number) => take(match, seat, 'pass');
      pass(0);
      take(match, 1, 'b');
      // What somebody did may change the mind of whoever had passed.
      assert.deepEqual([declined, asked(match)], [[], '0 blow']);
      pass(0);
      assert.deepEqual([declined, notes(match)], [['a'], ['b', 'ends done at 3']], `secret: ${secret}`);
    }
  });

  test('fires what must happen by rank, then by the order of the seats, then as collected', () => {
    const match = blow(
      () => [
        { id: 'late', rank: 2 },
        { id: 'second of 0', seat: 0 },
        { id: 'of 2', seat: 2 },
        { id: 'third of 0', seat: 0 },
        { id: 'of 1', seat: 1 },
        { id: 'early', rank: -1, seat: 2 },
      ],
      { order: () => [2, 0, 1] },
    );
    const fired = ['early', 'of 2', 'second of 0', 'third of 0', 'of 1', 'late'];
    assert.deepEqual(notes(match), [...fired, 'ends done at 3']);
  });

  test('lets the chooser decide between equals, and only between those', () => {
    const match = blow(() => [{ id: 'x' }, { id: 'y', seat: 1 }, { id: 'z', rank: 1 }], { chooser: () => 2 });
    assert.equal(asked(match), '2 blow.first');
    assert.deepEqual(match.wire(2)!.options, [{ id: 'x' }, { id: 'y' }]);
    take(match, 2, 'y');
    assert.deepEqual(notes(match), ['y', 'x', 'z', 'ends done at 3']);
  });

  test('offers what may happen seat by seat, and a pass ends it when nobody acts', () => {
    const match = blow(
      () => [
        { id: 'spell', mode: 'may', seat: 1, text: 'cast' },
        { id: 'fate', mode: 'may', seat: 0, no: 'TI-FATE-01' },
        { id: 'charm', mode: 'may', seat: 2 },
      ],
      { order: () => [2, 0, 1], rules: ['TI-BLOW-01'] },
    );
    assert.equal(asked(match), '2 blow');
    take(match, 2, 'pass');
    // Seat 0 has only a blocked option: that is a pass, and it is not asked.
    assert.equal(asked(match), '1 blow');
    assert.deepEqual(match.wire(1)!.options, [
      { id: 'spell', text: 'cast', does: 'cast' },
      { id: 'pass', declines: true },
    ]);
    assert.deepEqual(match.wire(1)!.rules, ['TI-BLOW-01']);
    take(match, 1, 'pass');
    assert.deepEqual(notes(match), ['ends done at 3']);
  });

  test('asks those who passed again after somebody acted, and fires nothing twice', () => {
    const match = blow(() => [
      { id: 'a', mode: 'may', seat: 0 },
      { id: 'b', mode: 'may', seat: 1 },
    ]);
    take(match, 0, 'pass');
    take(match, 1, 'b');
    assert.equal(asked(match), '0 blow');
    take(match, 0, 'a');
    assert.deepEqual(notes(match), ['b', 'a', 'ends done at 3']);
  });

  test('collects again after every effect: what came up joins in, what went is gone', () => {
    const match = blow((t) => {
      const fired = t.state.notes;
      if (fired.length === 0) return [{ id: 'first' }, { id: 'lapses', rank: 1 }];
      return fired.includes('comes up') ? [] : [{ id: 'comes up', rank: 5 }];
    });
    assert.deepEqual(notes(match), ['first', 'comes up', 'ends done at 3']);
  });

  test('does what must happen before it asks about what may', () => {
    const match = blow(() => [
      { id: 'may', mode: 'may', seat: 0, rank: -9 },
      { id: 'must', seat: 2 },
    ]);
    assert.deepEqual(notes(match), ['must']);
    assert.equal(asked(match), '0 blow');
  });

  test('runs effects that ask, and gives them the scene to change', () => {
    const match = blow((t, scene) => [
      {
        id: 'soften',
        *run() {
          scene.strength = yield* t.number(1, { prompt: 'how strong', min: 0, max: 9 });
        },
      },
    ]);
    take(match, 1, 7);
    assert.deepEqual(notes(match), ['ends done at 7']);
  });

  test('may be opened inside a window', () => {
    const match = blow((t, scene) =>
      (scene.strength as number) > 5
        ? [{ id: 'inner' }]
        : [
            {
              id: 'outer',
              *run() {
                t.state.notes.push(`inner ${yield* t.window('blow', { type: 'blow', strength: 9 })}`);
              },
            },
          ],
    );
    assert.deepEqual(notes(match), ['inner', 'inner done', 'ends done at 3']);
  });
});

describe('instead', () => {
  const parry = (works: boolean): Offer[] => [
    { id: 'hurts' },
    { id: 'counter', mode: 'may', seat: 0 },
    { id: 'parry', mode: 'instead', seat: 1, run: () => (works ? 'replaced' : undefined) },
  ];
  test('is offered before anything happens, and takes its place', () => {
    const match = blow(() => parry(true));
    assert.equal(asked(match), '1 blow.instead');
    assert.deepEqual(notes(match), []);
    take(match, 1, 'parry');
    assert.deepEqual(notes(match), ['ends replaced at 3']);
  });
  test('may fail: then the rest goes on, and it is not offered twice', () => {
    const match = blow(() => parry(false));
    take(match, 1, 'parry');
    assert.deepEqual(notes(match), ['hurts']);
    assert.equal(asked(match), '0 blow');
    take(match, 0, 'pass');
    assert.deepEqual(notes(match), ['hurts', 'ends done at 3']);
  });
  test('may be declined', () => {
    const match = blow(() => parry(true).slice(0, 1).concat(parry(true)[2]));
    take(match, 1, 'pass');
    assert.deepEqual(notes(match)[0], 'hurts');
  });
});

describe('in a window', () => {
  test('what must happen but is forbidden does not', () => {
    const match = blow(() => [{ id: 'curse', no: 'XX-CURSE-01' }, { id: 'burn' }]);
    assert.deepEqual(notes(match), ['burn', 'ends done at 3']);
  });

  test('seats missing from the order have no part', () => {
    const match = blow(() => [{ id: 'ghost', seat: 2 }, { id: 'burn' }], { order: () => [0, 1] });
    assert.deepEqual(notes(match), ['burn', 'ends done at 3']);
  });

  test('whoever passed on replacing is not asked again after every mandatory effect', () => {
    const match = blow(() => [{ id: 'burn' }, { id: 'freeze' }, { id: 'shield', seat: 1, mode: 'instead' }]);
    assert.equal(asked(match), '1 blow.instead');
    take(match, 1, 'pass');
    assert.deepEqual(notes(match), ['burn', 'freeze', 'ends done at 3']);
  });

  test('but is asked again when there is something else to replace it with', () => {
    const match = blow((t) => [
      { id: 'burn' },
      { id: 'shield', seat: 1, mode: 'instead' },
      ...(t.state.notes.includes('burn') ? [{ id: 'wall', seat: 1, mode: 'instead' } as const] : []),
    ]);
    take(match, 1, 'pass');
    assert.equal(asked(match), '1 blow.instead');
  });

  test('an offer says what it points at', () => {
    const match = blow(() => [{ id: 'strike', mode: 'may', aim: { seat: 2, value: 3 } }]);
    assert.deepEqual(match.wire(0)!.options[0], { id: 'strike', seat: 2, value: 3 });
  });
});

describe('what must be settled', () => {
  test('is settled after every effect, before anything else happens', () => {
    const match = blow(
      () => [{ id: 'burn' }, { id: 'freeze', seat: 1 }],
      {},
      3,
      (t) => void t.state.notes.push('settled'),
    );
    assert.deepEqual(notes(match), ['burn', 'settled', 'freeze', 'settled', 'ends done at 3']);
  });

  test('is settled before anybody may use what should be gone', () => {
    // Seat 1 holds two charms and is cursed: one must go before it is asked whether to use one.
    const charms = (t: Tiny): Offer[] =>
      Array.from({ length: t.state.coins[1] }, (_, i) => ({ id: `charm ${i}`, seat: 1, mode: 'may' }));
    const match = blow(
      (t) => [
        { id: 'deal', run: () => void (t.state.coins[1] = 2) },
        ...(t.state.coins[1] > 0 ? [{ id: 'curse', rank: 1 }] : []),
        ...charms(t),
      ],
      {},
      3,
      function* (t) {
        if (t.state.coins[1] < 2 || !t.state.notes.includes('curse')) return;
        yield* t.number(1, { prompt: 'give up', min: 1, max: 2 });
        t.state.coins[1]--;
      },
    );
    assert.equal(asked(match), '1 give up');
    take(match, 1, 1);
    assert.deepEqual([asked(match), match.wire(1)!.options.length], ['1 blow', 2]);
  });

  test('is settled after what takes the place of everything, too', () => {
    const match = blow(
      () => [{ id: 'parry', mode: 'instead', seat: 1, run: () => 'replaced' }],
      {},
      3,
      (t) => void t.state.notes.push('settled'),
    );
    take(match, 1, 'parry');
    assert.deepEqual(notes(match), ['settled', 'ends replaced at 3']);
  });

  test('is not asked for where nothing has happened', () => {
    const match = blow(
      () => [{ id: 'spell', mode: 'may' }],
      {},
      3,
      (t) => void t.state.notes.push('settled'),
    );
    take(match, 0, 'pass');
    assert.deepEqual(notes(match), ['ends done at 3']);
  });
});
