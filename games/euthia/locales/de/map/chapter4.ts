import type { CardWords } from '@tafelrunde/engine';

export const chapter4: Readonly<Record<string, CardWords>> = {
  ashTowers: { name: 'Aschtürme' },
  gustPost: { name: 'Böenposten' },
  slagLab: { name: 'Schlackenküche' },
  rulerSeat: { name: 'Sitz des Herrschers' },
  scholarTower: { name: 'Gelehrtenwarte' },
  oracleSpring: { name: 'Orakelquell' },
  dragonRibs: { name: 'Drachenrippen' },
  mirrorLake: { name: 'Spiegelsee' },
  ashVale: { name: 'Aschental' },
  stormRidge: { name: 'Sturmgrat' },
  deadWood: { name: 'Totenwald' },
  farrugaEyrie: { name: 'Farrugas Horst' },
  heartForge: { name: 'Herzschmiede' },
  mirrezilLair: { name: 'Mirrezils Kluft' },
};
