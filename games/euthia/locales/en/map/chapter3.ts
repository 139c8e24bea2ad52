import type { CardWords } from '@tafelrunde/engine';

export const chapter3: Readonly<Record<string, CardWords>> = {
  moorStill: { name: 'Moor Still' },
  midTowers: { name: 'Border Towers' },
  springFair: { name: 'Spring Fair' },
  witchHollow: { name: 'Witch Hollow' },
  druidGrove: { name: 'Druid’s Grove' },
  graveHill: { name: 'Grave Hill' },
  swordCamp: { name: 'Mercenary Camp' },
  highMoor: { name: 'High Moor' },
  blackRidge: { name: 'Black Ridge' },
  drownedVillage: { name: 'Drowned Village' },
  ossuary: { name: 'Ossuary Cave' },
  watchFire: { name: 'Watchfire' },
  legendHall: { name: 'Hall of Legends' },
  pilgrimGate: { name: 'Pilgrim Gate' },
};
