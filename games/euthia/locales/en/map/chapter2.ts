import type { CardWords } from '@tafelrunde/engine';

export const chapter2: Readonly<Record<string, CardWords>> = {
  northTowers: { name: 'North Towers' },
  windMarket: { name: 'Wind Market' },
  emberKitchen: { name: 'Ember Kitchen' },
  smithVale: { name: 'Smith’s Vale' },
  envoyCamp: { name: 'The Envoy’s Tents' },
  smugglerMarsh: { name: 'Smugglers’ Jetty' },
  twinLakes: { name: 'Twin Lakes' },
  boneField: { name: 'Bone Field' },
  oreRidge: { name: 'Ore Ridge' },
  wildWood: { name: 'Wild Wood' },
  dripGrotto: { name: 'Dripping Grotto' },
  oldRoad: { name: 'Old Trade Road' },
  golemRuins: { name: 'Ruins' },
};
