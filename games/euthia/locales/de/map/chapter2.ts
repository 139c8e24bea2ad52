import type { CardWords } from '@tafelrunde/engine';

export const chapter2: Readonly<Record<string, CardWords>> = {
  northTowers: { name: 'Nordtürme' },
  windMarket: { name: 'Windmarkt' },
  emberKitchen: { name: 'Glutküche' },
  smithVale: { name: 'Schmiedetal' },
  envoyCamp: { name: 'Zelte des Gesandten' },
  smugglerMarsh: { name: 'Schmugglersteg' },
  twinLakes: { name: 'Zwillingsseen' },
  boneField: { name: 'Knochenfeld' },
  oreRidge: { name: 'Erzrücken' },
  wildWood: { name: 'Wilder Forst' },
  dripGrotto: { name: 'Tropfgrotte' },
  oldRoad: { name: 'Alte Handelsstraße' },
  golemRuins: { name: 'Ruinen' },
};
