import { asks, type Guide, type HintMoment, ownEvents } from '@tafelrunde/engine';
import type { PigShape } from './shape.ts';

type Moment = HintMoment<PigShape>;

/** How often the guided seat has rolled so far. */
const rolls = (at: Moment): number => ownEvents(at, 'rolled').length;

const asked = (at: Moment): boolean => asks(at, 'again');

export const guide: Guide<PigShape> = {
  seats: 2,
  options: { goal: 30 },
  // You roll 5 and 4, the bot 6 and then 1.
  dice: [5, 4, 6, 1],
  answers: { 1: ['roll'] },
  hints: [
    {
      id: 'roll',
      when: (at) => asked(at) && rolls(at) === 1,
      says: {
        de: 'Der erste Wurf kommt von allein. Was du würfelst, liegt im Topf; verloren geht es nur bei einer 1. Wage noch einen Wurf!',
        en: 'The first roll comes by itself. What you roll lies in the pot; only a 1 takes it away. Dare another roll!',
      },
      rules: ['PI-TURN-01', 'PI-TURN-02'],
      suggests: () => 'roll',
    },
    {
      id: 'bank',
      when: (at) => asked(at) && rolls(at) === 2,
      says: {
        de: 'Neun Punkte. Gesichert gehören sie dir für immer, dafür endet dein Zug.',
        en: 'Nine points. Banked they are yours for good, and your turn ends.',
      },
      rules: ['PI-TURN-03'],
      suggests: () => 'bank',
    },
    {
      id: 'alone',
      when: (at) => asked(at) && rolls(at) > 2,
      says: {
        de: 'Der Bot hat eine 1 gewürfelt und alles verloren. Wer zuerst 30 Punkte gesichert hat, gewinnt. Ab jetzt entscheidet das Glück.',
        en: 'The bot rolled a 1 and lost everything. Whoever first has 30 points banked wins. From now on luck decides.',
      },
      rules: ['PI-END-01'],
    },
  ],
};
