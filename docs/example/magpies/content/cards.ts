import type { ListeningPiles } from '@tafelrunde/engine';
import { steal, victims } from '../rules/theft.ts';
import type { MagpieCard, MagpieShape } from '../shape.ts';

const shiny = (points: number, copies: number): MagpieCard => ({
  copies,
  points,
  forbids: () => null,
  play: null,
  on: {},
});

/** Every card by its kind: data, and beside it what the card does. */
export const content: Readonly<Record<string, MagpieCard>> = {
  button: shiny(1, 10),
  spoon: shiny(2, 8),
  ring: shiny(3, 4),
  magpie: {
    copies: 8,
    points: 0,
    forbids: (t, seat) => (victims(t, seat).length === 0 ? 'MP-THEFT-01' : null),
    play: steal,
    on: {},
  },
  cat: {
    copies: 4,
    points: 0,
    forbids: () => 'MP-CAT-01',
    play: null,
    on: {
      theft: {
        mode: 'instead',
        run: (t, victim, { thief }, cat) => {
          t.move(cat, t.piles.discard);
          t.tell('chased', { seat: victim, thief });
          return 'replaced'; // MP-CAT-02
        },
      },
    },
  },
};

/** Cards in the hand of whoever is robbed may act. Who that is everybody sees; what the hand holds nobody learns. */
export const listening: ListeningPiles<MagpieShape> = {
  hand: { hooks: ({ on }) => on, awake: (_t, owner, _window, { victim }) => owner === victim },
};
