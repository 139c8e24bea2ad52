import { GUIDED_SEAT, type Hint } from '@tafelrunde/engine';
import { fought, holds } from './reading.ts';
import type { ThunderstoneShape } from '../shape.ts';

/** What turns up sooner or later, explained when it does. */
export const later: readonly Hint<ThunderstoneShape>[] = [
  {
    id: 'lost',
    when: (at) => fought(at, false),
    says: {
      de: 'Das hat nicht gereicht: Das Monster kommt unter das Dungeondeck, und nichts ist gewonnen. Die Rechnung an jeder Antwort sagt dir vorher, wie es ausgeht.',
      en: 'That was not enough: the monster goes under the dungeon deck, and nothing is won. The reckoning at every answer tells you beforehand how it will end.',
    },
    rules: ['TH-DUNGEON-09'],
  },
  {
    id: 'disease',
    when: ({ view: { piles } }) =>
      holds(piles.hand[GUIDED_SEAT], 'disease') || holds(piles.laid[GUIDED_SEAT], 'disease'),
    says: {
      de: 'Eine Krankheit! Sie nimmt deinem Angriff 1 und bringt kein Gold. Wer ausruht, wird sie für immer los.',
      en: 'A Disease! It takes 1 from your attack and brings no gold. Rest to be rid of it for good.',
    },
    rules: ['TH-DISEASE-02', 'TH-REST-01'],
  },
  {
    id: 'stone',
    when: ({ view }) =>
      view.piles.rank.some((pile) => holds(pile, 'stoneOfMystery') || holds(pile, 'stoneOfAgony')),
    says: {
      de: 'Der Donnerstein ist im Dungeon! Er wandert nach vorn wie ein Monster. Erreicht er Position 1, ist die Partie vorbei, und die Siegpunkte aller Decks entscheiden.',
      en: 'The Thunderstone is in the dungeon! It moves forward like a monster. When it reaches rank 1 the game is over, and the victory points of all decks decide.',
    },
    rules: ['TH-STONE-06', 'TH-END-01'],
  },
];
