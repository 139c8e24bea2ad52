import type { CardWords } from '@tafelrunde/engine';

export const chapter1: Readonly<Record<string, CardWords>> = {
  startChurch: { name: 'Church of Return' },
  priestChurch: { name: 'Church with a Priest' },
  traderGreen: { name: 'Market Green' },
  alchemistBrook: { name: 'Herb Brook' },
  humStones: { name: 'Humming Stones' },
  hunterLodge: { name: 'Hunter’s Lodge' },
  hermitHill: { name: 'Hermit’s Slope' },
  minerAdit: { name: 'Adit Mouth' },
  healerGarden: { name: 'Healing Garden' },
  oldQuarry: { name: 'Old Quarry' },
  reedShore: { name: 'Reed Shore' },
  robberTrail: { name: 'Robber Trail' },
  foxDen: { name: 'Fox Den' },
  emptyFarm: { name: 'Empty Farm' },
  borderHills: { name: 'Border Hills' },
  mistHollow: { name: 'Mist Hollow' },
};
