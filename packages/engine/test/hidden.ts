import {
  facedown,
  type Json,
  open,
  ownerOnly,
  pile,
  pileEach,
  randomSource,
  redeal,
  type Viewer,
} from '../src/index.ts';
import { print, sit, tiny, type Tiny } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  backs: pile(() => 'backs'),
  box: pile((viewer) => (viewer === 0 ? 'set' : 'count')),
  discard: pile(open),
  hand: pileEach(ownerOnly, { bag: true }),
};
export type Cards = Tiny<typeof piles>;

/** Three seats and a shuffled deck of these cards, laid out further by the test. */
export function laid(kinds: string, lay: (t: Cards) => void = () => {}, seed = 'table'): Cards {
  const game = tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
    piles,
    setup: (t) => {
      print(t, kinds, t.piles.deck);
      t.shuffle(t.piles.deck);
      lay(t);
    },
    facts: {
      noA: (found) => !found.includes('a'),
      alphabet: (found) => 'abcdefghijklmnopqrstuvwxyz'.startsWith(found.join('')),
    },
    secrets: [
      {
        path: 'secret.*',
        sees: (viewer, [owner]) => String(viewer) === owner,
        redeal: (random): Json => Math.floor(random() * 1000),
      },
    ],
  });
  return sit(game, 3, seed).table;
}

/** What a redeal for this viewer makes of a table, many times over. Each begins with the true cards. */
export function worlds(t: Cards, viewer: Viewer, look: (t: Cards) => string, times = 200): Set<string> {
  const truth = t.whole.cards.print.slice();
  const seen = new Set<string>();
  for (let i = 0; i < times; i++) {
    redeal(t, viewer, randomSource(`world ${i}`));
    seen.add(look(t));
    t.whole.cards.print.splice(0, truth.length, ...truth);
  }
  return seen;
}
