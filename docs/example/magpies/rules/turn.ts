import { cardOption, type Flow, type Option } from '@tafelrunde/engine';
import { modes } from '../modes/index.ts';
import { type Magpies, points } from '../shape.ts';

const HAND = 3;
const REST: Option = { id: 'rest', declines: true };

/** MP-SETUP-01: three cards each. */
export function setup(t: Magpies): void {
  const { deck, hand } = t.piles;
  for (const [kind, { copies }] of Object.entries(t.content))
    for (let i = 0; i < copies; i++) t.make(kind, deck);
  t.shuffle(deck);
  for (const seat of t.clockwise()) for (let i = 0; i < HAND; i++) t.draw(deck, hand[seat]);
}

/** One turn: draw a card, then play one or rest. */
export function* turn(t: Magpies): Flow {
  const { deck, hand, nest, played, discard } = t.piles;
  const seat = t.state.turn;
  t.draw(deck, hand[seat]); // MP-TURN-01
  const { card } = yield* t.ask(seat, {
    prompt: 'play',
    from: [...t.cards(hand[seat]).map((one) => cardOption(one, t.def(one).forbids(t, seat))), REST],
    rules: ['MP-TURN-02'],
    always: true, // A question that answered itself would tell that nothing in the hand can be played.
  });
  if (card === undefined) t.tell('rested', { seat });
  else {
    const { play } = t.def(card);
    t.tell('played', { seat, kind: t.kind(card) });
    if (play === null) t.move(card, nest[seat]);
    // It ends in the discard pile whatever happens while it is played.
    else yield* t.holding(card, played, discard, () => play(t, seat));
  }
  t.state.turn = (seat + 1) % t.seats;
  if (modes[t.options.mode].isOver(t, seat)) finish(t);
}

/** MP-END-03: the most points win; equal nests win together. */
function finish(t: Magpies): void {
  const scores = t.clockwise().map((seat) => points(t, seat));
  const best = Math.max(...scores);
  const how = t.cards(t.piles.deck).length === 0 ? 'deck' : 'goal';
  t.finish({ how, winners: t.clockwise().filter((seat) => scores[seat] === best), scores });
}
