import type { CardWords } from '@tafelrunde/engine';

export const chapter3: Readonly<Record<string, CardWords>> = {
  moorStill: { name: 'Moorbrennerei' },
  midTowers: { name: 'Grenztürme' },
  springFair: { name: 'Quellmarkt' },
  witchHollow: { name: 'Hexenkuhle' },
  druidGrove: { name: 'Druidenhain' },
  graveHill: { name: 'Gräberhügel' },
  swordCamp: { name: 'Söldnerlager' },
  highMoor: { name: 'Hochmoor' },
  blackRidge: { name: 'Schwarzgrat' },
  drownedVillage: { name: 'Versunkenes Dorf' },
  ossuary: { name: 'Gebeinhöhle' },
  watchFire: { name: 'Wachtfeuer' },
  legendHall: { name: 'Halle der Legenden' },
  pilgrimGate: { name: 'Pilgertor' },
};
