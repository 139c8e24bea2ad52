import { GUIDED_SEAT, type HintMoment, offeredOption, ownEvents, paramsOf } from '@tafelrunde/engine';
import type { TalismanShape } from '../shape.ts';
import { at, type SpaceId, SPACES } from '../shape/spaces.ts';
import { WAY } from './layout.ts';

export type Moment = HintMoment<TalismanShape>;

/** The turn in which nothing is laid out any more. */
export const OUTLOOK = 7;

/** How often the guided seat has rolled to move. */
export const turns = (at: Moment): number => ownEvents(at, 'moveRoll').length;
/** Whether it has gone the way of the lesson so far: whoever goes another is told of nothing that was laid there. */
export const isOnWay = (moment: Moment): boolean =>
  ownEvents(moment, 'moved').every(({ space }, turn) => turn >= WAY.length || space === at(WAY[turn]));
export const isAbout = ({ question }: Moment, what: string): boolean =>
  paramsOf(question?.about).what === what;
export const spaceIn = (moment: Moment, wanted: SpaceId) =>
  offeredOption(moment, ({ space, does }) => space === wanted && does !== 'crossBridge');
export const self = ({ view }: Moment) => view.state.players[GUIDED_SEAT];
export const inTown = (moment: Moment): boolean =>
  ['village', 'city', 'castle'].includes(SPACES[self(moment).space]);
