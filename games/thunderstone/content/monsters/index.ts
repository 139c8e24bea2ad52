import { abyssal } from './abyssal.ts';
import { doomknightHumanoid } from './doomknightHumanoid.ts';
import { dragon } from './dragon.ts';
import { elementalNature } from './elementalNature.ts';
import { elementalPain } from './elementalPain.ts';
import { enchanted } from './enchanted.ts';
import { golem } from './golem.ts';
import { horde } from './horde.ts';
import { humanoid } from './humanoid.ts';
import { ooze } from './ooze.ts';
import { undeadDoom } from './undeadDoom.ts';
import { undeadSpirit } from './undeadSpirit.ts';

/** Every monster group, one file each. */
export const monsters = [
  ...abyssal,
  ...doomknightHumanoid,
  ...dragon,
  ...elementalNature,
  ...elementalPain,
  ...enchanted,
  ...golem,
  ...horde,
  ...humanoid,
  ...ooze,
  ...undeadDoom,
  ...undeadSpirit,
];
