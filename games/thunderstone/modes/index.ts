import type { Level, ModeName } from '../shape.ts';
import { crawl } from './crawl.ts';
import { epic } from './epic.ts';
import { hunt } from './hunt.ts';
import type { Mode } from './mode.ts';
import { odyssey } from './odyssey.ts';
import { nightmare, normal, veteran } from './solo.ts';
import { standard } from './standard.ts';
import { wandering } from './wandering.ts';

/** All ways to play. */
export const modes: Readonly<Record<ModeName | Level, Mode>> = {
  standard,
  epic,
  crawl,
  hunt,
  odyssey,
  wandering,
  normal,
  veteran,
  nightmare,
};
