import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  atEach,
  type Card,
  defineGame,
  facedown,
  type Flow,
  type Game,
  type Hooks,
  type Json,
  type ListeningPiles,
  type Match,
  open,
  ownerOnly,
  type Pile,
  pile,
  pileEach,
  pileRow,
  type Policy,
  randomSource,
  redeal,
  RuleDefect,
  type Scene,
  type Seat,
  type Shape,
  simulate,
  type Table,
  type Trigger,
  type WindowSpecs,
  type Words,
} from '../src/index.ts';
import { codeOf, received, sit, take } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  discard: pile(open),
  lair: pileRow(2, open),
  gear: pileEach(open),
  hand: pileEach(ownerOnly, { bag: true }),
};

/** Something is about to hit somebody. */
interface Blow extends Scene {
  readonly type: 'blow';
  readonly at: Seat;
  strength: number;
}
interface Dawn extends Scene {
  readonly type: 'dawn';
  day: number;
}

interface Raid extends Shape {
  state: { notes: Json[]; asleep: boolean };
  card: { readonly on: Hooks<Raid>; readonly nobody: Hooks<Raid, null> };
  piles: typeof piles;
  options: object;
  windows: { blow: Blow; dawn: Dawn } & Record<`w${number}`, Dawn>;
}
type T = Table<Raid>;

const note = (t: T, ...what: Json[]): void => void t.state.notes.push(what.join(' '));
const words: Words = { name: 'Raid', prompts: {}, options: {}, events: {}, cards: {}, endings: {} };
const does = (on: Hooks<Raid>, nobody: Hooks<Raid, null> = {}): Raid['card'] => ({ on, nobody });

const listening: ListeningPiles<Raid> = {
  gear: {
    hooks: ({ on }) => on,
    usable: (t, owner, card) => t.kind(card) !== 'heavy' || owner === 0,
  },
  hand: { hooks: ({ on }) => on, awake: (t) => !t.state.asleep },
  lair: { hooks: ({ nobody }) => nobody },
};

const content: Game<Raid>['content'] = {
  blank: does({}),
  armour: does({
    blow: {
      mode: 'must',
      when: (_t, owner, { at }) => owner === at,
      run: (t, owner, blow) => {
        blow.strength--;
        note(t, 'armour of', owner);
      },
    },
  }),
  heavy: does({ blow: { mode: 'must', run: (t, owner) => note(t, 'heavy of', owner) } }),
  // Played from the hand in whoever's place, at either window.
  reflex: does(
    atEach<Raid, 'blow' | 'dawn'>(['blow', 'dawn'], {
      mode: 'may',
      run: (t, owner, scene, card) => {
        t.move(card, t.piles.discard);
        note(t, owner, 'reacts to', scene.type);
      },
    }),
  ),
  parry: does({
    blow: {
      mode: 'instead',
      when: (_t, owner, { at }) => owner === at,
      run: (t, owner, _blow, card) => {
        t.move(card, t.piles.discard);
        note(t, owner, 'parries');
        return 'replaced';
      },
    },
  }),
  twofold: does({
    dawn: [
      { mode: 'may', text: 'rest', run: (t) => note(t, 'rests') },
      { mode: 'may', text: 'pray', no: () => 'RA-PRAY-01', run: (t) => note(t, 'prays') },
      { mode: 'may', text: 'dig', aim: () => ({ value: 3 }), run: (t) => note(t, 'digs') },
    ],
  }),
  dragon: does({}, { dawn: { mode: 'must', run: (t, owner) => note(t, 'dragon of', owner) } }),
  // Everybody but seat 0 stands here.
  well: does(
    {},
    {
      dawn: {
        mode: 'may',
        to: (t) => t.clockwise().slice(1),
        run: (t, seat) => note(t, seat, 'drinks'),
      },
    },
  ),
  // Its effect opens the next blow, whose effects open none.
  chain: does({
    blow: {
      mode: 'must',
      when: (_t, _owner, { strength }) => strength > 5,
      *run(t, owner): Flow {
        yield* t.window('blow', { type: 'blow', at: owner, strength: 1 });
        note(t, 'chain of', owner);
      },
    },
  }),
};
const far = Array.from({ length: 70 }, (_, i): [string, Raid['card']] => [
  `far${i}`,
  does(atEach<Raid, `w${number}`>([`w${i}`], { mode: 'must', run: (t) => note(t, i) })),
]);

type Laid = { readonly [P in 'gear' | 'hand' | 'lair']?: readonly string[] };

/** A game of one rule; by pile and seat, the cards that lie there. */
const raid = (rule: (t: T) => Flow, laid: Laid = {}, parts: Partial<Game<Raid>> = {}): Game<Raid> =>
  defineGame<Raid>({
    id: 'raid',
    version: 1,
    seats: [1, 5],
    options: {},
    piles,
    content: { ...content, ...Object.fromEntries(far) },
    listening,
    endings: ['done'],
    begin: () => ({ notes: [], asleep: false }),
    setup: (t) => {
      for (const name of ['gear', 'hand', 'lair'] as const)
        laid[name]?.forEach((kinds, i) => lay(t, kinds, t.piles[name][i]));
    },
    *step(t) {
      yield* rule(t);
      yield* t.confirm(0, { prompt: 'afterwards' });
      t.finish({ how: 'done', winners: [] });
    },
    words: { de: words, en: words },
    ...parts,
  });
const lay = (t: T, kinds: string, to: Pile): Card[] =>
  kinds.split(' ').flatMap((kind) => (kind === '' ? [] : [t.make(kind, to)]));

const blow = (at: Seat, strength = 3) =>
  function* (t: T): Flow {
    note(t, yield* t.window('blow', { type: 'blow', at, strength }));
  };
const dawn = function* (t: T): Flow {
  note(t, yield* t.window('dawn', { type: 'dawn', day: 1 }));
};
const notes = (match: Match<Raid>): Json[] => match.table.state.notes;
const asked = (match: Match<Raid>): string =>
  match.waiting.map((seat) => `${seat} ${match.question(seat)!.ask.prompt}`).join();
const offered = (match: Match<Raid>, seat: Seat): string[] => match.wire(seat)!.options.map(({ id }) => id);

describe('a card that listens', () => {
  test('acts at its window, for whoever owns the pile it lies in, and may change the scene', () => {
    const match = sit(
      raid(
        function* (t) {
          const scene: Blow = { type: 'blow', at: 1, strength: 3 };
          yield* t.window('blow', scene);
          note(t, scene.strength);
        },
        { gear: ['armour', 'armour armour'] },
      ),
    );
    assert.deepEqual(notes(match), ['armour of 1', 'armour of 1', '1']);
  });

  test('is silent at other windows and in piles that do not listen', () => {
    assert.deepEqual(notes(sit(raid(dawn, { gear: ['armour'] }))), ['done']);
    const elsewhere = raid(function* (t) {
      lay(t, 'armour', t.piles.discard);
      yield* blow(0)(t);
    });
    assert.deepEqual(notes(sit(elsewhere)), ['done']);
  });

  test('is heard wherever it is moved to, and no longer where it was', () => {
    const match = sit(
      raid(
        function* (t) {
          const [armour] = t.cards(t.piles.gear[0]);
          yield* blow(0)(t);
          t.move(armour, t.piles.gear[1]);
          yield* blow(0)(t);
          yield* blow(1)(t);
          t.move(armour, t.piles.discard);
          yield* blow(1)(t);
        },
        { gear: ['armour'] },
      ),
    );
    assert.deepEqual(notes(match), ['armour of 0', 'done', 'done', 'armour of 1', 'done', 'done']);
  });

  test('only acts where its owner can use it', () => {
    assert.deepEqual(notes(sit(raid(blow(0), { gear: ['heavy', 'heavy'] }))), ['heavy of 0', 'done']);
  });

  test('may do several things at one window, each an option of its own', () => {
    const match = sit(raid(dawn, { gear: ['twofold'] }));
    assert.deepEqual(match.wire(0)!.options, [
      { id: 'card0', card: 0, text: 'rest', does: 'rest' },
      { id: 'card0.1', card: 0, text: 'pray', does: 'pray', no: 'RA-PRAY-01' },
      { id: 'card0.2', card: 0, text: 'dig', does: 'dig', value: 3 },
      { id: 'pass', declines: true },
    ]);
    assert.equal(codeOf(match.answer(0, 'card0.1')), 'blocked');
    take(match, 0, 'card0.2');
    take(match, 0, 'card0');
    assert.deepEqual(notes(match), ['digs', 'rests', 'done']);
  });

  test('may open windows inside its effect', () => {
    const match = sit(raid(blow(0, 9), { gear: ['chain armour', 'chain'] }));
    assert.deepEqual(notes(match), ['armour of 0', 'chain of 0', 'armour of 0', 'chain of 1', 'done']);
  });

  test('is one of as many windows as a game likes', () => {
    const match = sit(
      raid(
        function* (t) {
          for (const i of [0, 31, 32, 33, 69] as const) yield* t.window(`w${i}`, { type: 'dawn', day: i });
        },
        { gear: [far.map(([kind]) => kind).join(' ')] },
      ),
    );
    assert.deepEqual(notes(match), ['0', '31', '32', '33', '69']);
  });
});

describe('a card of nobody', () => {
  test('does what it must before those of the seats', () => {
    const both = { dawn: { mode: 'must', run: (t: T) => note(t, 'seat') } } as const;
    const game = raid(
      dawn,
      { lair: ['', 'dragon'], gear: ['alarm'] },
      { content: { ...content, alarm: does(both) } },
    );
    assert.deepEqual(notes(sit(game)), ['dragon of ', 'seat', 'done']);
  });

  test('says whom it offers something to, and serves one of them', () => {
    const match = sit(raid(dawn, { lair: ['well'] }), 3);
    assert.equal(asked(match), '1 dawn,2 dawn');
    take(match, 1, 'pass');
    assert.deepEqual(offered(match, 2), ['card0', 'pass']);
    take(match, 2, 'card0');
    assert.deepEqual(notes(match), ['2 drinks', 'done']);
  });

  test('cannot offer anything to nobody, nor can a rule', () => {
    // @ts-expect-error -- it does not say to whom
    const lost = does({}, { dawn: { mode: 'may', run: () => {} } });
    const rule: Trigger = { id: 'lost', seat: null, mode: 'may', run: () => {} };
    const games = [
      raid(dawn, { lair: ['lost'] }, { content: { lost } }),
      raid(dawn, {}, { windows: { dawn: { collect: () => [rule] } } }),
    ];
    for (const game of games) assert.throws(() => sit(game), RuleDefect);
  });
});

describe('hidden hands', () => {
  test('are asked by what everybody can see: whoever holds cards and is awake', () => {
    const worlds = ['reflex blank', 'blank blank', 'parry blank'].map((hand) =>
      sit(raid(blow(2), { hand: ['blank', hand, ''] }), 3),
    );
    for (const match of worlds) {
      while (match.question(0)?.ask.prompt !== 'afterwards') take(match, match.waiting[0], 'pass');
      assert.deepEqual(
        match.told('watcher').map(({ data }) => data),
        [
          { prompt: 'blow.instead', seats: [0, 1] },
          { prompt: 'blow', seats: [0, 1] },
        ],
      );
    }
    assert.equal(new Set(worlds.map((match) => received(match, 0))).size, 1);
  });

  test('are left alone where no card of the game could be played from a hand, or not in this way', () => {
    const quiet = raid(
      function* (t) {
        yield* t.window('w5', { type: 'dawn', day: 1 });
        yield* dawn(t);
      },
      { hand: ['blank', 'blank'] },
    );
    // At dawn there are reflexes, and nothing that replaces anything.
    assert.deepEqual(
      sit(quiet)
        .told(0)
        .map(({ data }) => data),
      [{ prompt: 'dawn', seats: [0, 1] }],
    );
    const asleep = raid(
      function* (t) {
        t.state.asleep = true;
        yield* blow(0)(t);
      },
      { hand: ['reflex'] },
    );
    assert.deepEqual(sit(asleep).told(0), []);
  });

  test('offer their cards to their owners, all at once', () => {
    const match = sit(raid(blow(1), { hand: ['reflex', 'parry reflex'], gear: ['armour', 'armour'] }), 2);
    assert.deepEqual(match.asked, { seats: [0, 1], prompt: 'blow.instead' });
    assert.equal(asked(match), '1 blow.instead');
    take(match, 1, 'pass');
    assert.equal(asked(match), '0 blow,1 blow');
    take(match, 0, 'pass');
    take(match, 1, 'card4');
    assert.deepEqual(notes(match), ['armour of 1', '1 reacts to blow']);
    // Somebody acted: the parry is offered again.
    take(match, 1, 'pass');
    take(match, 0, 'card2');
    take(match, 1, 'pass');
    assert.deepEqual(notes(match), ['armour of 1', '1 reacts to blow', '0 reacts to blow', 'done']);
  });

  test('an open card is asked about together with them', () => {
    const match = sit(raid(dawn, { hand: ['', 'blank'], gear: ['twofold'] }), 3);
    assert.deepEqual(match.asked, { seats: [0, 1], prompt: 'dawn' });
    assert.equal(asked(match), '0 dawn');
  });

  test('are read again when they are dealt again', () => {
    const match = sit(
      raid(function* (t) {
        lay(t, 'reflex parry armour blank blank blank', t.piles.deck);
        t.shuffle(t.piles.deck);
        for (const hand of t.piles.hand) for (let i = 0; i < 2; i++) t.draw(t.piles.deck, hand);
        yield* t.confirm(0, { prompt: 'go' });
      }),
      2,
    );
    const t = match.table;
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      redeal(t, 0, randomSource(`deal ${i}`));
      const { number } = t.listeners.window('blow')!;
      const heard = (t.listeners.of(t.piles.hand[1])[number] ?? []).map(({ card }) => card);
      const really = t.cards(t.piles.hand[1]).filter((card) => t.def(card).on.blow !== undefined);
      assert.deepEqual(heard, really);
      seen.add(really.join());
    }
    assert.ok(seen.size > 2);
  });
});

describe('in the fast gear', () => {
  /** Everybody reacts whenever they can. */
  const eager: Policy = { answer: ({ from }) => from.find(({ no }) => no === undefined)!.id };
  const after: Policy = {
    answer: (question, t) => (question.kind === 'confirm' ? true : eager.answer(question, t)),
  };

  test('the same happens, and as many questions are counted, though fewer are put', () => {
    for (const hands of [
      ['blank', 'blank'],
      ['reflex', 'blank'],
      ['blank', 'parry'],
      ['reflex reflex', 'parry reflex'],
    ]) {
      const game = raid(
        function* (t) {
          yield* blow(1)(t);
          yield* dawn(t);
        },
        { hand: hands, gear: ['armour', 'armour'] },
      );
      const match = sit(game);
      while (match.pending !== null) {
        const [seat] = match.waiting;
        take(match, seat, after.answer(match.question(seat)!, match.table));
      }
      const { table, decisions } = simulate(game, { seats: 2, seed: 'table', policy: after });
      assert.deepEqual(table.state, match.table.state);
      assert.equal(decisions, match.entries.length);
    }
  });

  test('a window to which nobody listens makes nothing at all', () => {
    const game = raid(
      function* (t) {
        const nothing = t.window('w3', { type: 'dawn', day: 1 });
        assert.equal(nothing, t.window('blow', { type: 'blow', at: 0, strength: 1 }));
        yield* nothing;
      },
      { gear: ['', 'far5'], hand: ['blank'] },
    );
    simulate(game, { seats: 2, seed: 'table', policy: after });
  });
});

describe('a window on stage', () => {
  test('shows its scene while somebody decides, and only then', () => {
    const staged = (gear: string) =>
      sit(
        raid(
          function* (t) {
            note(t, yield* t.windowOnStage('dawn', { type: 'dawn', day: 4 }));
          },
          { gear: [gear] },
        ),
      );
    const match = staged('twofold');
    assert.deepEqual(match.view(1).scenes, [{ type: 'dawn', day: 4 }]);
    take(match, 0, 'pass');
    assert.deepEqual(match.view(1).scenes, []);
    assert.deepEqual(notes(staged('armour')), ['done']);
  });
});

describe('what all windows have in common', () => {
  test('holds where a window has nothing of its own', () => {
    const watch = does({ w1: { mode: 'may', run: () => {} } });
    const game = (windows: WindowSpecs<Raid>) =>
      raid(
        function* (t) {
          yield* t.window('w1', { type: 'dawn', day: 1 });
        },
        { gear: ['watch', 'watch'] },
        {
          everyWindow: { order: (t) => t.clockwise().toReversed(), rules: ['RA-ALL-01'] },
          content: { watch },
          // A hand could hold it as well, and then all would be asked at once.
          listening: { gear: listening.gear! },
          windows,
        },
      );
    const match = sit(game({}));
    assert.equal(asked(match), '1 w1');
    assert.deepEqual(match.wire(1)!.rules, ['RA-ALL-01']);
    const own = sit(game({ w1: { order: (t) => t.clockwise() } }));
    assert.equal(asked(own), '0 w1');
    assert.deepEqual(own.wire(0)!.rules, ['RA-ALL-01']);
  });
});
