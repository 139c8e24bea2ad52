import { strengthenOne } from './effects.ts';
import { basic } from './define.ts';

/** The four basic stacks, in the order they lie in the village. */
export const BASICS = ['militia', 'torch', 'dagger', 'ironRations'] as const;

/** How many Diseases each box holds. TH-COMP-14 */
export const DISEASES = { base: 15, wrath: 12 } as const;

/** TH-COMP-14, TH-COMP-16 */
export const basics = [
  basic({
    kind: 'militia',
    sort: 'hero',
    source: 'public',
    copies: 30,
    strength: 2,
    attack: 1,
    gold: 0,
    levelUp: 3, // TH-XP-05
  }),
  basic({
    kind: 'torch',
    sort: 'item',
    source: 'public',
    copies: 15,
    price: 3,
    gold: 2,
    light: 1,
    keywords: ['light'],
  }),
  basic({
    kind: 'dagger',
    sort: 'weapon',
    source: 'public',
    copies: 15,
    price: 3,
    gold: 1,
    weight: 2,
    attack: 1,
    keywords: ['edged'],
  }),
  basic({
    kind: 'ironRations',
    sort: 'item',
    source: 'public',
    copies: 15,
    price: 2,
    gold: 2,
    keywords: ['food'],
    effects: [strengthenOne(2)],
  }),
  // What it takes from an attack is reckoned in `rules/attack.ts`. TH-DISEASE-02
  basic({ kind: 'disease', sort: 'disease', source: 'public', copies: DISEASES.base + DISEASES.wrath }),
];
