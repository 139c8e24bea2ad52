import type { CardWords } from '@tafelrunde/engine';

export const moura = {
  moura: {
    name: 'Moura',
    text: 'No people sent her; one morning she stood in the arena and knew the rules. Some say she died there once too often and did not come back whole. She gives her shards to nobody; she wears them under the skin.',
  },
  mirrorShard: {
    name: 'Mirror Shard',
    text: 'First target in line: melee−2 > resistance. Then put a decoy within 1 inch of Moura (at most one).',
  },
  throughTheGlass: {
    name: 'Through the Glass',
    text: 'Moura swaps places with her decoy within 8 inches; if there is none, place her up to 2 inches away. Then a target within 1 inch: melee−1 > armour.',
  },
  shatter: {
    name: 'Shatter',
    text: 'Every enemy or neutral model within 2 inches of a point or your decoy within 6 inches, even out of sight: melee−1 > resistance. Bleed. That decoy bursts; then you may put one within 1 inch of Moura.',
  },
  falseFace: {
    name: 'False Face',
    text: 'While Moura’s decoy is in the arena basic attacks against her roll 1 die fewer, also those of towers, golems and neutral models.',
  },
} satisfies Record<string, CardWords>;
