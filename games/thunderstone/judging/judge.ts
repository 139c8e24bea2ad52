import type { CardView, PileView, Seat, View } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { advance } from './alone.ts';
import { fightWorth } from './fight.ts';
import { ALONE } from './measures.ts';
import { type Position, Positions, turnIn } from './position.ts';
import { standstill } from './standstill.ts';
import { visitWorth } from './visit.ts';
import { threat } from './wandering.ts';
import { hordePoints } from '../rules/scoring.ts';
import type { ThunderstoneShape } from '../shape.ts';

/** A fight that was lost for nothing. */
const IN_VAIN = 0.4;
/** Won or lost: more than anything else can come to. Alone, this many points more: what is nearly won counts too. */
const WON = 1_000;
const WON_ALONE = 10;
/** A game won on the way to winning the match, and a point of a tournament. */
const GAME = 15;
const TOURNAMENT = 10;
/** A card more in the hand of another seat; and how much it matters which ones are in the own hand. */
const HELD = 0.25;
const IN_HAND = 0.05;

/** How good a position looks to a seat: in victory points, those it has and those it may hope for. */
export function judgeWith(content: Readonly<Record<string, CardDef>>) {
  const positions = new Positions(content, ALONE);
  return (view: View<ThunderstoneShape>, seat: Seat): number => {
    const { state, result } = view;
    if (result !== null && view.seats > 1) return settled(view, seat);
    const at = positions.of(view, seat);
    const { deck, outlook, experience } = at;
    if (result !== null) return settledAlone(deck.score - against(at));
    const { wins, tournament } = state.players[seat];
    let worth = GAME * wins + TOURNAMENT * tournament;
    const turn = turnIn(view);
    if (turn !== null && turn.seat === seat) {
      worth += turn.type === 'visit' ? visitWorth(at, turn) : fightWorth(at, turn);
    } else if (
      turn === null &&
      state.fought &&
      !state.beat &&
      (state.turn + view.seats - 1) % view.seats === seat
    )
      worth -= IN_VAIN;
    if (turn === null && view.seats === 1 && state.solo.respite) worth += advance(at);
    worth += deck.worth(outlook, experience) - against(at) - threat(view, seat) - standstill(view);
    return worth + held(at, view.piles.hand);
  };
}

/** The end: won or lost, and by how much. */
function settled({ result }: View<ThunderstoneShape>, seat: Seat): number {
  const { winners, scores } = result!;
  const score = scores?.[seat] ?? 0;
  if (!winners.includes(seat)) return score - WON;
  return score + WON / winners.length;
}

/** The same alone, by the points more than the village's pile is worth. TH-SOLO-20 */
const settledAlone = (ahead: number): number => ahead + (ahead > 0 ? WON_ALONE : -WON_ALONE);

/** What speaks against the seat: penalty cards, and alone what has got past it. */
function against({ view, seat, worths }: Position): number {
  const { penalty, score } = view.piles;
  if (view.seats > 1) return penalty[seat].count ?? 0;
  let points = 0;
  let horde = 0;
  for (const card of score.cards) {
    if (card === null || !('kind' in card)) continue;
    points += worths[card.kind].points;
    if (worths[card.kind].horde) horde++;
  }
  return points + hordePoints(horde);
}

/** A player who is to move next wants a full hand, and a good one; the others had better not have it. */
function held({ view, seat, worths }: Position, hand: readonly PileView[]): number {
  let worth = 0;
  for (let other = 0; other < view.seats; other++) {
    const cards = hand[other].count ?? 0;
    if (other !== seat) worth -= (HELD * cards) / (view.seats - 1);
    else if (cards > 0) worth += HELD * (cards - 6) + IN_HAND * handWorth(worths, hand[other].cards);
  }
  return worth;
}

function handWorth(worths: Position['worths'], cards: readonly CardView[]): number {
  let sum = 0;
  for (const card of cards) {
    if (card === null || !('kind' in card)) continue;
    const { power, light, gold } = worths[card.kind];
    sum += power + light + 0.5 * gold - 1;
  }
  return sum;
}
