import { byKind } from '@tafelrunde/engine';
import { basics } from './basics.ts';
import { guardians } from './guardians.ts';
import { heroes } from './heroes/index.ts';
import { monsters } from './monsters/index.ts';
import { stones } from './stones.ts';
import { traps } from './traps.ts';
import { village } from './village/index.ts';

/** All cards by kind. */
export const content = byKind([
  ...basics,
  ...heroes,
  ...village,
  ...monsters,
  ...guardians,
  ...traps,
  ...stones,
]);
