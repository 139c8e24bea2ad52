import { stone } from './define.ts';

export const stones = [
  stone({ kind: 'stoneOfMystery', box: 'base', source: 'public', points: 3 }), // TH-STONE-03
  // The rulebook gives no size for the light bonus; +1 is decided here. TH-STONE-01, TH-STONE-02
  stone({ kind: 'stoneOfAgony', box: 'wrath', source: 'house', points: 1, light: 1 }),
];
