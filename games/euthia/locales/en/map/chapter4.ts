import type { CardWords } from '@tafelrunde/engine';

export const chapter4: Readonly<Record<string, CardWords>> = {
  ashTowers: { name: 'Ash Towers' },
  gustPost: { name: 'Gust Post' },
  slagLab: { name: 'Slag Laboratory' },
  rulerSeat: { name: 'Seat of the Ruler' },
  scholarTower: { name: 'Scholar’s Watch' },
  oracleSpring: { name: 'Oracle’s Well' },
  dragonRibs: { name: 'Dragon Ribs' },
  mirrorLake: { name: 'Mirror Lake' },
  ashVale: { name: 'Ash Vale' },
  stormRidge: { name: 'Storm Ridge' },
  deadWood: { name: 'Dead Wood' },
  farrugaEyrie: { name: 'Farruga’s Eyrie' },
  heartForge: { name: 'Heart Forge' },
  mirrezilLair: { name: 'Mirrezil’s Chasm' },
};
