import {
  GUIDED_SEAT,
  type HintMoment,
  offeredOption,
  openCards,
  ownEvents,
  type PileView,
} from '@tafelrunde/engine';
import type { TalismanShape } from '../shape.ts';
import { type SpaceId, SPACES } from '../shape/spaces.ts';

export type Moment = HintMoment<TalismanShape>;

/** The turn in which nothing is laid out any more. */
export const OUTLOOK = 7;

/** How often the guided seat has rolled to move. */
export const turns = (at: Moment): number => ownEvents(at, 'moveRoll').length;
export const isAbout = ({ question }: Moment, what: string): boolean =>
  (question?.about as { readonly what?: unknown } | null | undefined)?.what === what;
/** The option that points at a card of this kind, in one of these piles. */
export const cardIn = (moment: Moment, piles: readonly (PileView | undefined)[], kind: string) => {
  const cards = piles.flatMap(openCards).filter((one) => one.kind === kind);
  return offeredOption(moment, ({ card }) => cards.some((one) => one.card === card));
};
export const spaceIn = (moment: Moment, wanted: SpaceId) =>
  offeredOption(moment, ({ space, text }) => space === wanted && text !== 'crossBridge');
export const self = ({ view }: Moment) => view.state.players[GUIDED_SEAT];
export const inTown = (moment: Moment): boolean =>
  ['village', 'city', 'castle'].includes(SPACES[self(moment).space]);
