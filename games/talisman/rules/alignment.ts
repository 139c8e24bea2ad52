import { deedOption, type Seat } from '@tafelrunde/engine';
import type { Alignment, Talisman } from '../shape.ts';
import { keepAlignment } from './lasting.ts';
import { dropBarred } from './objects.ts';
import { has, isPlaying } from './stats.ts';

export const ALIGNMENTS: readonly Alignment[] = ['good', 'neutral', 'evil'];
export const alignmentOption = (alignment: Alignment) => deedOption(alignment, { alignment });

/** TA-ALIGN-01 to TA-ALIGN-04. The view shows the alignment; a changed one differs from the character card. */
export function setAlignment(t: Talisman, seat: Seat, alignment: Alignment): void {
  const player = t.state.players[seat];
  if (!isPlaying(t, seat) || player.alignment === alignment || player.swayed) return; // TA-ALIGN-03
  if (has(t, seat, 'fixedAlignment')) return;
  keepAlignment(t, seat);
  player.alignment = alignment;
  player.swayed = true;
  t.tell('alignment', { seat, alignment });
  dropBarred(t, seat); // TA-ALIGN-04
}

/** Would something stay behind that this alignment may not own? TA-ALIGN-04 */
export const losesBy = (t: Talisman, seat: Seat, alignment: Alignment): boolean =>
  [t.piles.objects[seat], t.piles.followers[seat]].some((pile) =>
    t.cards(pile).some((card) => t.def(card).barred.includes(alignment)),
  );
