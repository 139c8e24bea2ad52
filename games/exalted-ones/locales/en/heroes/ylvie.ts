import type { CardWords } from '@tafelrunde/engine';

export const ylvie = {
  ylvie: {
    name: 'Ylvie',
    text: 'She was found alone as a child in the Amari woods, a fawn with fingers. Elmar taught her the herbs; how to listen she already knew. She comes to the arena so that at least one of them hurts nobody.',
  },
  pollenVeil: {
    name: 'Pollen Veil',
    text: 'The friendly hero heals half of her willpower (rounded up). Then you may blind one enemy hero within 3 inches of that hero.',
  },
  callOfTheDoe: {
    name: 'Call of the Doe',
    text: 'Place the other friendly hero within 1 inch of Ylvie. That hero heals 1 and loses all status effects.',
  },
  gladeOfLife: {
    name: 'Glade of Life',
    text: 'Every friendly hero within 5 inches of Ylvie, herself included, heals 2 and loses all status effects.',
  },
  friendOfAll: {
    name: 'Friend of All Beings',
    text: 'Golems, creatures and monsters do not respond to Ylvie’s attacks and never attack her. Against other friendly heroes within 2 inches of her they roll 1 die fewer.',
  },
} satisfies Record<string, CardWords>;
