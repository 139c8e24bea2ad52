import type { CardView, Decided, ScoreSheet, Seat } from '@tafelrunde/engine';
import { type ScoreParts, scoreParts, valueOf } from '../rules/scoring.ts';
import { content } from '../content/index.ts';
import { type At, tableOf } from './reading.ts';
import { texts } from './texts.ts';

const COLUMNS: readonly (keyof ScoreParts)[] = [
  'reputation',
  'possessions',
  'markers',
  'others',
  'quests',
  'elites',
  'scenario',
  'deaths',
];

/** What the result of a game is made of. Columns in which nobody has anything are left out. */
export function score(at: At): ScoreSheet {
  const { view, speech } = at;
  const t = tableOf(view);
  const say = texts[speech.language].score;
  const parts = view.state.heroes.map((_, seat) => scoreParts(t, seat));
  const shown = COLUMNS.filter((id) => id === 'reputation' || parts.some((one) => one[id] !== 0));
  const decided = byHand(at);
  return {
    note: say.note,
    columns: shown.map((id) => ({ id, name: say[id] })),
    cells: parts.map((one) => shown.map((id) => ({ value: one[id] }))),
    ...(decided !== null && { decided }),
  };
}

/** Equal reputation: what the cards in hand are worth, else the win is shared. EU-SCORE-16 */
function byHand({ view: { piles, result }, speech }: At): Decided | null {
  const [winner] = result?.winners ?? [];
  if (result?.how !== 'reputation' || winner === undefined) return null;
  const tied = result.scores?.flatMap((points, seat) =>
    seat !== winner && points === result.scores![winner] ? [seat] : [],
  );
  if (tied === undefined || tied.length === 0) return null;
  const say = texts[speech.language].score;
  // Whose hand is seen from behind still shows silver and gold. EU-CARD-12
  const metal = (card: CardView): string =>
    card === null ? '' : 'back' in card ? card.back : (content[card.kind].play?.metal ?? '');
  const hand = (seat: Seat): number => valueOf(piles.hand[seat].cards.map(metal));
  const next = tied.toSorted((a, b) => hand(b) - hand(a))[0];
  const line = result.winners.includes(next)
    ? say.sharedByHand(hand(winner))
    : say.byHand(speech.seat(winner), hand(winner), speech.seat(next), hand(next));
  return { line, rule: 'EU-SCORE-16' };
}
