import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  type Card,
  facedown,
  open,
  ownerOnly,
  pile,
  pileEach,
  randomSource,
  redeal,
  type Viewer,
  viewOf,
} from '../src/index.ts';
import { faces, print, sit, tiny, type Tiny } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  side: pile(facedown),
  discard: pile(open),
  hand: pileEach(ownerOnly, { bag: true }),
};
type Cards = Tiny<typeof piles>;
const VIEWERS = [0, 1, 2, 'watcher'] as const;

/** One thing that may happen to cards; `choose` is what its seat decides in secret. */
type Deed = (t: Cards, seat: number, to: number, choose: (n: number) => number) => void;
const deeds: Record<string, Deed> = {
  draw: (t, seat) => void t.draw(t.piles.deck, t.piles.hand[seat]),
  layAside: (t) => void t.draw(t.piles.deck, t.piles.side),
  takeBack: (t) => void t.draw(t.piles.side, t.piles.deck),
  putOnTop: (t, seat, _to, choose) => secretly(t, seat, choose, 'top'),
  putUnder: (t, seat, _to, choose) => secretly(t, seat, choose, 'bottom'),
  discard: (t, seat) =>
    t
      .cards(t.piles.hand[seat])
      .slice(0, 1)
      .forEach((card) => t.move(card, t.piles.discard)),
  peek: (t, seat) => t.show(t.cards(t.piles.deck).slice(-1), [seat]),
  turnUp: (t) => t.show(t.cards(t.piles.deck).slice(-1), 'all'),
  showHand: (t, seat, to) => t.show(t.cards(t.piles.hand[seat]).slice(0, 1), to === 3 ? 'all' : [to]),
  arrange: (t, seat, to, choose) => {
    const top = t.cards(t.piles.deck).slice(-2 - (to % 2));
    if (top.length === 0) return;
    t.show(top, [seat]);
    const order: Card[] = [];
    while (top.length > 0) order.push(...top.splice(choose(top.length), 1));
    t.reorder(t.piles.deck, order, seat);
  },
  shuffle: (t) => t.shuffle(t.piles.deck),
  shuffleAside: (t) => t.shuffle(t.piles.side),
  reshuffle: (t) => {
    for (const card of t.cards(t.piles.discard).slice()) t.move(card, t.piles.deck);
    t.shuffle(t.piles.deck);
  },
};
function secretly(t: Cards, seat: number, choose: (n: number) => number, where: 'top' | 'bottom'): void {
  const hand = t.cards(t.piles.hand[seat]);
  if (hand.length > 0) t.move(hand[choose(hand.length)], t.piles.deck, where);
}

type Script = readonly { readonly deed: string; readonly seat: number; readonly to: number }[];
const script = fc.array(
  fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), seat: fc.nat(2), to: fc.nat(3) }),
  { minLength: 1, maxLength: 9 },
);

/** The same things happen, but the cards lie otherwise and seats decide otherwise. Told: by viewer, all it saw. */
function live(what: Script, seed: string, aside: string): { t: Cards; told: string[] } {
  const told = VIEWERS.map(() => '');
  const random = randomSource(`choices ${seed}`);
  const game = tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
    piles,
    setup: (t) => {
      print(t, 'abcde', t.piles.deck);
      t.shuffle(t.piles.deck);
      print(t, aside, t.piles.side);
      t.shuffle(t.piles.side);
      for (const { deed, seat, to } of what) {
        deeds[deed](t, seat, to, (n) => Math.floor(random() * n));
        VIEWERS.forEach((viewer, i) => (told[i] += JSON.stringify(viewOf(t, viewer).piles)));
      }
    },
  });
  return { t: sit(game, 3, seed).table, told };
}
/** What lies where: by place, and by hand, since hands have no order. */
const lying = (t: Cards): string[] => [
  ...[t.piles.deck, t.piles.side, t.piles.discard].flatMap((at) => faces(t, at).split('')),
  ...t.piles.hand.map((hand) => faces(t, hand).split('').toSorted().join('')),
];
/** By place, everything these tables have there. */
const everywhere = (worlds: readonly string[][]): Set<string>[] =>
  worlds[0].map((_, place) => new Set(worlds.map((world) => world[place])));
function copies(t: Cards, viewer: Viewer, times: number, look: (t: Cards) => void): void {
  const truth = t.whole.cards.print.slice();
  for (let i = 0; i < times; i++) {
    redeal(t, viewer, randomSource(`copy ${i}`));
    look(t);
    t.whole.cards.print.splice(0, truth.length, ...truth);
  }
}

/** A card of another pile comes on top of the deck, and seat 0 arranges the top. */
const swapped: Script[number][] = ['takeBack', 'arrange'].map((deed) => ({ deed, seat: 0, to: 0 }));

describe('whatever has happened to the cards', () => {
  test('a redeal loses none, doubles none, and shows its viewer the same', () => {
    fc.assert(
      fc.property(script, fc.constantFrom('', 'x', 'xyz'), (what, aside) => {
        const { t } = live(what, 'one', aside);
        for (const viewer of VIEWERS) {
          const before = JSON.stringify(viewOf(t, viewer));
          copies(t, viewer, 5, () => {
            assert.equal(new Set(t.whole.cards.print).size, t.whole.cards.print.length);
            assert.equal(JSON.stringify(viewOf(t, viewer)), before);
          });
        }
      }),
      {
        numRuns: 300,
        examples: [
          [swapped, 'x'],
          [swapped, 'xyz'],
        ],
      },
    );
  });

  test('copies rule nothing out that could be, by all their viewer has ever seen', () => {
    fc.assert(
      fc.property(
        script,
        fc.constantFrom(...VIEWERS.keys()),
        fc.constantFrom('', 'x', 'xyz'),
        (what, i, aside) => {
          const lives = Array.from({ length: 60 }, (_, seed) => live(what, String(seed), aside));
          // Of those that looked the same to the viewer all the way, each is possible when one of them is true.
          const alike = [...Map.groupBy(lives, ({ told }) => told[i]).values()];
          const [most] = alike.toSorted((a, b) => b.length - a.length);
          const possible = everywhere(most.map(({ t }) => lying(t)));
          const imagined: string[][] = [];
          copies(most[0].t, VIEWERS[i], 400, (t) => imagined.push(lying(t)));
          const found = everywhere(imagined);
          possible.forEach((kinds, place) => {
            for (const kind of kinds)
              assert.ok(found[place].has(kind), `${kind} can be at ${place}, but never is`);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('what stayed behind is not given away when two hidden piles are mixed', () => {
    const { t } = live(
      [
        { deed: 'takeBack', seat: 0, to: 0 },
        { deed: 'shuffle', seat: 0, to: 0 },
      ],
      'one',
      'xyz',
    );
    const left = new Set<string>();
    copies(t, 1, 100, () => left.add(faces(t, t.piles.side).split('').toSorted().join('')));
    assert.ok(left.size > 1, `always ${[...left].join()}`);
  });
});
