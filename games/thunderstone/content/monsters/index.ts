import { dragon } from './dragon.ts';
import { elementalNature } from './elementalNature.ts';
import { elementalPain } from './elementalPain.ts';
import { horde } from './horde.ts';
import { undeadDoom } from './undeadDoom.ts';

/** Every monster group, one file each. */
export const monsters = [...dragon, ...elementalNature, ...elementalPain, ...horde, ...undeadDoom];
