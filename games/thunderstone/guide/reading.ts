import {
  asks,
  happened,
  type HintMoment,
  offeredOption,
  openCards,
  ownEvents,
  type PileView,
} from '@tafelrunde/engine';
import type { ThunderstoneShape } from '../shape.ts';

export type Moment = HintMoment<ThunderstoneShape>;

/** How many turns the guided seat has begun. */
export const turns = (at: Moment): number => ownEvents(at, 'visits', 'enters', 'rests').length;
export const begins = (at: Moment, turn: number): boolean => asks(at, 'turn') && turns(at) === turn - 1;

export const holds = (pile: PileView, kind: string): boolean =>
  openCards(pile).some((card) => card.kind === kind);
export const front = ({ view }: Moment) => openCards(view.piles.rank[1])[0];
export const fought = (at: Moment, won: boolean): boolean => happened(at, 'fought', { won });
/** The option to buy a card of this kind. */
export const purchaseOf = (at: Moment, kind: string) =>
  offeredOption(
    at,
    ({ does, card }) =>
      does === 'buy' &&
      at.view.piles.stack.some((pile) =>
        openCards(pile).some((one) => one.card === card && one.kind === kind),
      ),
  );
/** The option that points at a card of this kind, wherever it lies. */
export const cardOf = (at: Moment, kind: string) => {
  const cards = new Set(
    Object.values(at.view.piles)
      .flat()
      .flatMap(openCards)
      .flatMap((one) => (one.kind === kind ? [one.card] : [])),
  );
  return offeredOption(at, ({ card }) => card !== undefined && cards.has(card));
};
