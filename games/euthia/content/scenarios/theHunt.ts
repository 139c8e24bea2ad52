import type { CardDef } from '../../shape.ts';
import { badge } from '../define.ts';

export const theHunt: readonly CardDef[] = [
  badge('badgeFirstBlood', { icon: 'drop', have: { trophies: { min: 2 } } }),
  badge('badgeFourHeads', { icon: 'hydra', have: { trophies: { min: 4 } } }),
  badge('badgeBigGame', { icon: 'deer-head', have: { trophies: { level: 3, min: 1 } } }),
  badge('badgeKeenEye', { icon: 'eye-target', have: { wonFightsThisTurn: { min: 2 } } }),
  badge('badgeUnscathed', { icon: 'shield-reflect', have: { wonUnhurt: { levelMin: 2 } } }),
  badge('badgeWideRanger', { icon: 'hiking', have: { markedTerrains: { min: 5 } } }),
];
