import type { CardWords } from '@tafelrunde/engine';

export const nianMingli = {
  nianMingli: {
    name: 'Nian Mingli',
    text: 'He carries the recipes of a greater man and improves them in the margin. His ampoule makes you strong, his flask makes you soft. He apologises to every opponent he throws one at.',
  },
  acidFlask: {
    name: 'Acid Flask',
    text: '3-inch circle: willpower > resistance. Models damaged by it have −1 armour (not below 0) until the end of the round.',
  },
  tigerTincture: {
    name: 'Tiger Tincture',
    text: 'The friendly hero’s next two basic attacks this round have +2 melee/ranged (no building). A hero attacked this way has −1 melee/ranged until the end of their player’s next activation phase.',
  },
  nineVapours: {
    name: 'Nine Vapours',
    text: 'Lay the 3-inch circle until the end of the round. Friendly heroes in it have +1 armour and +1 melee/ranged, enemy heroes in it −1 melee/ranged.',
  },
  antidote: {
    name: 'Antidote',
    text: 'Bleed and burn each deal 1 damage less to friendly heroes within 3 inches of Nian Mingli, himself included.',
  },
} satisfies Record<string, CardWords>;
