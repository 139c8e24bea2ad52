import { baseVillage } from './base.ts';
import { firstVillage } from './first.ts';
import { wrathVillage } from './wrath.ts';

/** Every village card. */
export const village = [...firstVillage, ...baseVillage, ...wrathVillage];
