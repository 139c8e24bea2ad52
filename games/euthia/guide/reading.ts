import { asks, GUIDED_SEAT, type HintMoment, offeredOption, sceneIn, toldOf } from '@tafelrunde/engine';
import type { EuthiaShape, Fight } from '../shape.ts';

/** What the hints of the guide ask about a moment of the match. */

type Moment = HintMoment<EuthiaShape>;

const inRound = ({ view }: Moment, round: number): boolean => view.state.round === round;
export const hero = ({ view }: Moment) => view.state.heroes[GUIDED_SEAT];
export const ownTurn = (at: Moment, round: number): boolean => asks(at, 'turn') && inRound(at, round);
export const stepTo = (at: Moment, space: number): string | undefined =>
  offeredOption(at, ({ does, value }) => does === 'step' && value === space);
export const doing = (at: Moment, does: string): string | undefined =>
  offeredOption(at, (one) => one.does === does);
export const fightIn = ({ view }: Moment): Fight | null => sceneIn<Fight>(view, 'fight');
export const gaarOn = (at: Moment, die: number): string | undefined =>
  offeredOption(at, ({ does, value }) => does === 'gaar' && value === die);
export const revealed = (at: Moment): number => toldOf(at, 'revealed').length;
export const decline = (at: Moment): string | undefined =>
  offeredOption(at, ({ declines }) => declines === true);
