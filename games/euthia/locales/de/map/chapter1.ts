import type { CardWords } from '@tafelrunde/engine';

export const chapter1: Readonly<Record<string, CardWords>> = {
  startChurch: { name: 'Kirche der Wiederkehr' },
  priestChurch: { name: 'Kirche mit Priester' },
  traderGreen: { name: 'Marktanger' },
  alchemistBrook: { name: 'Kräuterbach' },
  humStones: { name: 'Summende Steine' },
  hunterLodge: { name: 'Jägerhütte' },
  hermitHill: { name: 'Einsiedelhang' },
  minerAdit: { name: 'Stollenmund' },
  healerGarden: { name: 'Heilgarten' },
  oldQuarry: { name: 'Alter Steinbruch' },
  reedShore: { name: 'Schilfufer' },
  robberTrail: { name: 'Räuberpfad' },
  foxDen: { name: 'Fuchsbau' },
  emptyFarm: { name: 'Verlassener Hof' },
  borderHills: { name: 'Grenzhügel' },
  mistHollow: { name: 'Nebelgrund' },
};
