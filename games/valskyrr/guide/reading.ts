import { type HintMoment, offeredOption, type Params, toldOf } from '@tafelrunde/engine';
import type { ValskyrrShape } from '../shape.ts';

/** How the hints read the table. */

type Moment = HintMoment<ValskyrrShape>;

/** Whether this has happened, to whomever. */
export const told = (at: Moment, type: string, about: Params = {}): boolean =>
  toldOf(at, type).some((params) => Object.entries(about).every(([name, value]) => params[name] === value));
export const inRound = ({ view }: Moment, round: number): boolean => view.state.round === round;
export const spaceOf = (at: Moment, wanted: string): string | undefined =>
  offeredOption(at, ({ space }) => space === wanted);
