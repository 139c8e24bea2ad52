import type { Thunderstone } from '../shape.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** How this table plays. */
export const modeOf = (_t: Thunderstone): Mode => standard;
