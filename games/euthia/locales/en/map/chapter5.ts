import type { CardWords } from '@tafelrunde/engine';

export const chapter5: Readonly<Record<string, CardWords>> = {
  lastTowers: { name: 'Last Towers' },
  endOfRoad: { name: 'End of the Road' },
  boneBazaar: { name: 'Bone Bazaar' },
  worldSpine: { name: 'World’s Spine' },
  burningPlain: { name: 'Burning Plain' },
  weepingMere: { name: 'Weeping Mere' },
  howlingPass: { name: 'Howling Pass' },
  deepWorks: { name: 'Deep Works' },
  kingsBarrow: { name: 'King’s Barrow' },
  farrugaNest: { name: 'Farruga’s Clutch' },
  giantForge: { name: 'Forge of the First' },
  shadowThrone: { name: 'Shadow Throne' },
};
