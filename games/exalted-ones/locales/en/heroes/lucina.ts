import type { CardWords } from '@tafelrunde/engine';

export const lucina = {
  lucina: {
    name: 'Lucina',
    text: 'An attack took her legs, a forged list gave her new ones. Since then she regards muscles, too, as programs with poor security. She never asks for permission; she asks for access.',
  },
  systemCrash: {
    name: 'System Crash',
    text: 'One target within 6 inches that Lucina or another friendly hero sees: willpower > resistance. Silence.',
  },
  impulseControl: {
    name: 'Impulse Control',
    text: 'willpower > armour. Push 2 in a direction of your choice. Slow.',
  },
  marionette: {
    name: 'Marionette',
    text: 'Enemy hero: willpower > resistance. Silence. If damaged, you may make that hero at once carry out a basic attack on another model of the same team or a neutral one in range, no building.',
  },
  backDoor: {
    name: 'Back Door',
    text: 'Enemy towers roll 2 dice fewer against Lucina.',
  },
} satisfies Record<string, CardWords>;
