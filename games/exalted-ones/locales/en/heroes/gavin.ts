import type { CardWords } from '@tafelrunde/engine';

export const gavin = {
  gavin: {
    name: 'Gavin',
    text: 'As a child he counted the neighbours who vanished overnight. Today he counts those he stands in front of. Even the golems, they say, would rather follow him than the artefact.',
  },
  overHere: {
    name: 'Over Here!',
    text: 'Template T1: melee−1 > armour. Heroes who take damage may attack no hero but Gavin with basic attacks until the end of their player’s next activation phase.',
  },
  sharedPain: {
    name: 'Shared Pain',
    text: 'The other friendly hero heals 1. Until the end of the round, when an attack costs that hero life points and Gavin is within 5 inches, Gavin may lose up to 2 of them instead.',
  },
  heroOfThePeople: {
    name: 'Hero of the People',
    text: 'Move Gavin up to 4 inches so that he ends within 1 inch of the other friendly hero, who heals 1. Every enemy or neutral model within 2 inches of Gavin: melee > armour. Push 2.',
  },
  theSmallRise: {
    name: 'The Small Ones Rise',
    text: 'When an enemy hero attacks Gavin, the nearest friendly golem within 3 inches of Gavin then responds as if it had been attacked itself.',
  },
} satisfies Record<string, CardWords>;
