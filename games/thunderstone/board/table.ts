import type { Json, PileView, Seat } from '@tafelrunde/engine';
import type { BoardProps } from '@tafelrunde/ui/board';
import type { CardDef } from '../card.ts';
import { content } from '../content/index.ts';
import { breakdownOf, renouncing, turnWith, type Breakdown } from '../rules/breakdown.ts';
import { shuns } from '../rules/dungeon.ts';
import { pointsOf } from '../rules/scoring.ts';
import { printedGold } from '../rules/village.ts';
import { RANKS, type ThunderstoneShape, type Turn } from '../shape.ts';

/** What the board reads from the view. */
export type Props = BoardProps<ThunderstoneShape>;
type View = Props['view'];

/** A card that lies open for the viewer. */
export interface SeenCard {
  readonly card: number | null;
  readonly kind: string;
  readonly note?: Json;
}

export function openCards({ cards }: PileView): readonly SeenCard[] {
  return cards.filter((card): card is SeenCard & { card: never } => card !== null && 'kind' in card);
}

/** The turn that is being played, while cards are laid out; everybody sees it. */
export function turnIn({ scenes }: View): Turn | null {
  const scene = scenes.findLast(({ type }) => type === 'visit' || type === 'fight');
  return (scene as Turn | undefined) ?? null;
}

export interface Rank {
  readonly rank: number;
  readonly cards: readonly SeenCard[];
}

/** The hall from the deep to the door; rank 0 only where a guardian stands there. */
export function ranksOf({ piles }: View): readonly Rank[] {
  const ranks: Rank[] = [];
  for (let rank = RANKS; rank >= 0; rank--) {
    const pile = piles.rank[rank];
    const cards = pile === undefined ? [] : openCards(pile);
    if (rank > 0 || cards.length > 0) ranks.push({ rank, cards });
  }
  return ranks;
}

/** A fight to reckon with: the one that is going on, or what the viewer could do with the hand. */
export interface Outlook {
  readonly turn: Turn;
  readonly live: boolean;
}

export function outlookOf({ view, viewer }: Props): Outlook | null {
  const turn = turnIn(view);
  if (turn?.type === 'fight') return turn.step === 'after' ? null : { turn, live: true };
  const hand = viewer === 'watcher' ? undefined : view.piles.hand[viewer];
  if (viewer === 'watcher' || hand === undefined) return null;
  const cards = openCards(hand);
  return cards.length === 0 ? null : { turn: turnWith(viewer, cards as never), live: false };
}

/** What an attack on this card of the hall would come to; null where there is nothing to attack. */
export function against({ turn }: Outlook, { kind, note }: SeenCard, rank: number): Breakdown | null {
  const def = content[kind];
  if (def?.sort !== 'monster' || def.health === 0) return null;
  const gives = !turn.renounced && shuns(content, turn, def) ? renouncing(turn, def) : turn;
  return breakdownOf(content, gives, { kind, rank, weakened: typeof note === 'number' ? note : 0 });
}

export interface Aimed {
  readonly seen: SeenCard;
  readonly rank: number;
  readonly breakdown: Breakdown;
}

/** The monster that the sums are about: under attack, under the pointer, else the best one can win, else the front. */
export function aimOf(props: Props, outlook: Outlook | null): Aimed | null {
  if (outlook === null) return null;
  const all = ranksOf(props.view).flatMap(({ rank, cards }) =>
    cards.flatMap((seen): Aimed[] => {
      const breakdown = against(outlook, seen, rank);
      return breakdown === null ? [] : [{ seen, rank, breakdown }];
    }),
  );
  const { asking } = props;
  const lit = asking?.question.options.find(({ id }) => id === asking.lit)?.card;
  const { target } = outlook.turn;
  const named = all.find(({ seen: { card } }) => card !== null && (card === target || card === lit));
  if (named !== undefined) return named;
  const free = all.filter(({ seen: { card } }) => !isBlocked(props, card));
  const won = free.filter(({ breakdown }) => breakdown.attack.wins);
  return (
    won.toSorted((a, b) => pointsAt(b) - pointsAt(a))[0] ??
    free.toSorted((a, b) => a.rank - b.rank)[0] ??
    null
  );
}

const pointsAt = ({ seen }: Aimed): number => content[seen.kind]?.points ?? 0;

const isBlocked = ({ asking }: Props, card: number | null): boolean =>
  asking?.question.prompt === 'fight' &&
  asking.question.options.some((option) => option.card === card && option.no !== undefined);

/** What can be spent in a visit. */
export const goldOf = (turn: Turn): number => turn.gold + printedGold(content, turn.cards);

export const defsOf = (cards: readonly SeenCard[]): readonly CardDef[] =>
  cards.flatMap(({ kind }) => content[kind] ?? []);

/** The points a viewer can count: what lies open of a seat's cards, and the viewer's own hand. */
export function knownPoints({ piles }: View, seat: Seat): number {
  const open = [piles.hand, piles.discard, piles.laid, piles.deck].flatMap((each) => {
    const pile = each[seat];
    return pile === undefined ? [] : openCards(pile);
  });
  return pointsOf(defsOf(open)) - (piles.penalty[seat]?.count ?? 0);
}
