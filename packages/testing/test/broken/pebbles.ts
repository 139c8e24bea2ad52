import {
  defineGame,
  facedown,
  type Flow,
  type Game,
  type Option,
  ownerOnly,
  pile,
  pileEach,
  type Shape,
  type Table,
  type Words,
} from '@tafelrunde/engine';

/** A tiny healthy game to break in one place each: draw a pebble or wait, five rounds, the most black ones win. */
export interface PebblesShape extends Shape {
  state: { turn: number; coins: number; note: string | null };
  card: object;
  piles: typeof piles;
  options: object;
  windows: object;
}
export type Pebbles = Table<PebblesShape>;

const piles = { bag: pile(facedown), hand: pileEach(ownerOnly, { bag: true }) };

const words: Words = {
  name: 'Pebbles',
  prompts: { pebble: 'Draw or wait?', again: 'Really?' },
  options: { draw: 'Draw', wait: 'Wait', yes: 'Yes', no: 'No' },
  events: { drew: 'A pebble is drawn.' },
  cards: { black: { name: 'Black' }, white: { name: 'White' } },
  piles: { bag: 'Bag', hand: 'Hand' },
  fields: { turn: 'Turn', coins: 'Coins', note: null },
  endings: { counted: 'All pebbles are counted' },
};

export const CHOICES: readonly Option[] = [{ id: 'draw' }, { id: 'wait' }];

export function* turn(t: Pebbles): Flow {
  const seat = t.state.turn % t.seats;
  const { id } = yield* t.ask(seat, { prompt: 'pebble', from: CHOICES });
  if (id === 'draw') t.draw(t.piles.bag, t.piles.hand[seat]);
  t.tell('drew', { seat });
  next(t);
}

export function next(t: Pebbles): void {
  t.state.turn++;
  if (t.state.turn < 5 * t.seats) return;
  for (const hand of t.piles.hand) t.show(t.cards(hand), 'all');
  const black = t.piles.hand.map((hand) => t.cards(hand).filter((card) => t.kind(card) === 'black').length);
  const most = Math.max(...black);
  t.finish({
    how: 'counted',
    winners: black.flatMap((count, seat) => (count === most ? [seat] : [])),
    scores: black,
  });
}

export function setup(t: Pebbles): void {
  for (let i = 0; i < 16; i++) t.make(i % 2 === 0 ? 'black' : 'white', t.piles.bag);
  t.shuffle(t.piles.bag);
}

/** The game with some of its parts replaced. */
export const pebbles = (parts: Partial<Game<PebblesShape>> = {}): Game<PebblesShape> =>
  defineGame<PebblesShape>({
    id: 'pebbles',
    version: 1,
    seats: [2, 3],
    options: {},
    piles,
    content: { black: {}, white: {} },
    endings: ['counted'],
    begin: () => ({ turn: 0, coins: 1, note: null }),
    setup,
    step: turn,
    words: { de: words, en: words },
    ...parts,
  });
