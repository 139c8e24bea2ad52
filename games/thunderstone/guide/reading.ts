import { asks, happened, type HintMoment, openCards, ownEvents, type PileView } from '@tafelrunde/engine';
import type { ThunderstoneShape } from '../shape.ts';

export type Moment = HintMoment<ThunderstoneShape>;

/** How many turns the guided seat has begun. */
export const turns = (at: Moment): number => ownEvents(at, 'visits', 'enters', 'rests').length;
export const begins = (at: Moment, turn: number): boolean => asks(at, 'turn') && turns(at) === turn - 1;

export const holds = (pile: PileView, kind: string): boolean =>
  openCards(pile).some((card) => card.kind === kind);
export const front = ({ view }: Moment) => openCards(view.piles.rank[1])[0];
export const fought = (at: Moment, won: boolean): boolean => happened(at, 'fought', { won });
