import { type Flow, type Game, type KernelTable, RuleDefect } from '@tafelrunde/engine';
import type { LawId } from '../../src/index.ts';
import { CHOICES, next, type Pebbles, pebbles, type PebblesShape, setup, turn } from './pebbles.ts';

type Broken = Game<PebblesShape>;

/** What a rule must never use: something outside the state that changes. */
let outside = 0;

function* counting(t: Pebbles): Flow {
  t.state.note = String(outside++);
  yield* turn(t);
}

/** Ask twice in a step, with something in between. */
function twice(between: (t: Pebbles, seat: number) => void): (t: Pebbles) => Flow {
  return function* (t) {
    const seat = t.state.turn % t.seats;
    yield* t.ask(seat, { prompt: 'pebble', from: CHOICES });
    between(t, seat);
    yield* t.ask(seat, { prompt: 'again', from: [{ id: 'yes' }, { id: 'no' }] });
    next(t);
  };
}

const SHARED = { turn: 0, coins: 1, note: null };

/** For every law a game that breaks it, and only on purpose. */
export const BROKEN: Record<LawId, Broken> = {
  ends: pebbles({
    *step(t) {
      yield* t.ask(0, { prompt: 'pebble', from: CHOICES });
    },
  }),

  cards: pebbles({
    *step(t) {
      yield* turn(t);
      const top = t.top(t.piles.bag);
      if (top !== null) (t as KernelTable<PebblesShape>).whole.piles[t.piles.hand[0]].push(top);
    },
  }),

  counters: pebbles({
    *step(t) {
      t.state.coins--;
      yield* turn(t);
    },
  }),

  plain: pebbles({
    *step(t) {
      (t.state as { note: unknown }).note = undefined;
      yield* turn(t);
    },
  }),

  replay: pebbles({
    setup(t) {
      setup(t);
      t.state.coins = 1 + (outside++ % 3);
    },
  }),

  resume: pebbles({ step: counting }),

  gears: pebbles({
    *step(t) {
      if ((t as KernelTable<PebblesShape>).policy !== null) t.state.coins++;
      yield* turn(t);
    },
  }),

  undo: pebbles({
    step: twice((t) => {
      t.state.coins = 1 + (outside++ % 5);
    }),
  }),

  undoTeaches: pebbles({
    *step(t) {
      const seat = t.state.turn % t.seats;
      yield* t.ask(seat, { prompt: 'pebble', from: CHOICES });
      // The face of the next pebble, without showing it by the rules.
      const about = { next: t.kind(t.top(t.piles.bag)!) };
      yield* t.ask(seat, { prompt: 'again', about, from: [{ id: 'yes' }, { id: 'no' }] });
      next(t);
    },
  }),

  older: pebbles({ begin: () => SHARED }),

  viewer: pebbles({
    *step(t) {
      const seat = t.state.turn % t.seats;
      const { id } = yield* t.ask(seat, { prompt: 'pebble', from: CHOICES });
      const card = id === 'draw' ? t.draw(t.piles.bag, t.piles.hand[seat]) : null;
      // Everybody hears what only its owner may see.
      t.tell('drew', { seat, kind: card === null ? null : t.kind(card) });
      next(t);
    },
  }),

  copies: pebbles({
    *step(t) {
      const top = t.top(t.piles.bag)!;
      // A face kept in a local variable: in a redealt world it is another.
      const kind = t.kind(top);
      yield* t.ask(t.state.turn % t.seats, { prompt: 'pebble', from: CHOICES });
      if (t.kind(top) !== kind) throw new RuleDefect('the pebble has changed its colour');
      next(t);
    },
  }),

  ownIds: pebbles({
    *step(t) {
      const from = [{ id: 'draw' }, { id: 'draw', text: 'wait' }];
      yield* t.ask(t.state.turn % t.seats, { prompt: 'pebble', from });
      next(t);
    },
  }),

  hiddenIds: pebbles({
    *step(t) {
      const card = t.top(t.piles.bag)!;
      yield* t.ask(t.state.turn % t.seats, {
        prompt: 'pebble',
        from: [{ id: 'draw', card }, { id: 'wait' }],
      });
      next(t);
    },
  }),

  words: pebbles({
    *step(t) {
      yield* t.ask(t.state.turn % t.seats, { prompt: 'unspoken', from: CHOICES });
      next(t);
    },
  }),

  crash: pebbles({
    *step(t) {
      yield* turn(t);
      if (t.state.turn === 4) throw new TypeError('a rule stumbles');
    },
  }),
};
