import { monster } from '../define.ts';

const set = { group: 'horde', box: 'wrath', horde: true, points: 0 } as const;

/** TH-HORDE-01: placeholders say nothing; TH-HORDE-07: one card for each health from 3 to 12. */
export const horde = [
  monster({
    ...set,
    kind: 'hordePlaceholder',
    source: 'seed',
    copies: 10,
    health: 0,
    experience: 0,
    gold: 0,
  }),
  ...Array.from({ length: 10 }, (_, i) =>
    monster({
      ...set,
      kind: `horde${i + 3}`,
      source: 'public',
      copies: 1,
      health: i + 3,
      experience: 1,
      gold: 1,
    }),
  ),
];
