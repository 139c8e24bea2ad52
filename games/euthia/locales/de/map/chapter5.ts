import type { CardWords } from '@tafelrunde/engine';

export const chapter5: Readonly<Record<string, CardWords>> = {
  lastTowers: { name: 'Letzte Türme' },
  endOfRoad: { name: 'Ende der Straße' },
  boneBazaar: { name: 'Knochenbasar' },
  worldSpine: { name: 'Weltrücken' },
  burningPlain: { name: 'Brennende Ebene' },
  weepingMere: { name: 'Weinendes Gewässer' },
  howlingPass: { name: 'Heulender Pass' },
  deepWorks: { name: 'Tiefe Gruben' },
  kingsBarrow: { name: 'Königsgrab' },
  farrugaNest: { name: 'Farrugas Gelege' },
  giantForge: { name: 'Schmiede der Ersten' },
  shadowThrone: { name: 'Schattenthron' },
};
