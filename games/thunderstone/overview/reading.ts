import { type Onlooker, openCards, type Option, sceneIn, type Seat, type SeenCard } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { content } from '../content/index.ts';
import { breakdownOf, renouncing, turnWith, type Breakdown } from '../rules/breakdown.ts';
import { shuns } from '../rules/dungeon.ts';
import { pointsOf } from '../rules/scoring.ts';
import { printedGold } from '../rules/village.ts';
import { RANKS, type ThunderstoneShape, type Turn } from '../shape.ts';

/** What the board and the overview read from the view. */
export type At = Onlooker<ThunderstoneShape>;
type View = At['view'];

export { openCards, type SeenCard };

/** The turn that is being played, while cards are laid out; everybody sees it. */
export const turnIn = (view: View): Turn | null => sceneIn<Turn>(view, 'visit', 'fight');

export interface Rank {
  readonly rank: number;
  readonly cards: readonly SeenCard[];
}

/** The hall from the deep to the door; rank 0 only where a guardian stands there. */
export function ranksOf({ piles }: View): readonly Rank[] {
  const ranks: Rank[] = [];
  for (let rank = RANKS; rank >= 0; rank--) {
    const cards = openCards(piles.rank[rank]);
    if (rank > 0 || cards.length > 0) ranks.push({ rank, cards });
  }
  return ranks;
}

/** A fight to reckon with: the one that is going on, or what the viewer could do with the hand. */
export interface Outlook {
  readonly turn: Turn;
  readonly live: boolean;
}

export function outlookOf({ view, viewer }: At): Outlook | null {
  const turn = turnIn(view);
  if (turn?.type === 'fight') return turn.step === 'after' ? null : { turn, live: true };
  const hand = viewer === 'watcher' ? undefined : view.piles.hand[viewer];
  if (viewer === 'watcher' || hand === undefined) return null;
  const cards = openCards(hand).flatMap(({ card, kind }) => (card === null ? [] : [{ card, kind }]));
  return cards.length === 0 ? null : { turn: turnWith(viewer, cards), live: false };
}

/** What an attack on this card of the hall would come to; null where there is nothing to attack. */
export function against({ turn }: Outlook, { kind, note }: SeenCard, rank: number): Breakdown | null {
  const def = content[kind];
  if (def?.sort !== 'monster' || def.health === 0) return null;
  const gives = !turn.renounced && shuns(content, turn, def) ? renouncing(turn, def) : turn;
  return breakdownOf(content, gives, { kind, rank, weakened: typeof note === 'number' ? note : 0 });
}

/** What can be spent in a visit. */
export const goldOf = (turn: Turn): number => turn.gold + printedGold(content, turn.cards);

export const defsOf = (cards: readonly SeenCard[]): readonly CardDef[] =>
  cards.flatMap(({ kind }) => content[kind] ?? []);

/** The points a viewer can count: what lies open of a seat's cards, and the viewer's own hand. */
export function knownPoints({ piles }: View, seat: Seat): number {
  const open = [piles.hand, piles.discard, piles.laid, piles.deck].flatMap((each) => openCards(each[seat]));
  return pointsOf(defsOf(open)) - (piles.penalty[seat]?.count ?? 0);
}

/** The card an option points at, where the viewer sees it. */
export function seenWith({ piles }: View, card: Option['card']): SeenCard | undefined {
  if (card === undefined) return undefined;
  const lying = [...piles.rank, ...piles.laid, ...piles.hand, ...piles.stack, ...piles.discard];
  return lying.flatMap(openCards).find((seen) => seen.card === card);
}
