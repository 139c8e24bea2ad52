import type { Seat } from '@tafelrunde/engine';
import { kindOf, takesLife, textAt } from '../rules/places.ts';
import type { Space } from '../shape/spaces.ts';
import { numbersOf, readingOf, type View } from './reading.ts';

/** What a place does to whoever ends a move there, as far as it is worth a word beside its name. */
export type Arriving =
  | { readonly does: 'takesLife' | 'healsFully' | 'fillsFate' }
  | { readonly does: 'heals' | 'sellsFate' }
  | { readonly does: 'cards'; readonly count: number };

export function uponArrival(view: View, seat: Seat, space: Space): Arriving | undefined {
  const t = readingOf(view);
  if (takesLife(t, seat, space)) return { does: 'takesLife' };
  const { draw } = textAt(t, space);
  if (draw > 1) return { does: 'cards', count: draw };
  const { alignment } = view.state.players[seat];
  const { lives, mostLives, fate, mostFate, gold } = numbersOf(view, seat);
  switch (kindOf(t, space)) {
    case 'chapel':
      if (lives >= mostLives || alignment === 'evil') return undefined;
      return alignment === 'good' ? { does: 'healsFully' } : gold > 0 ? { does: 'heals' } : undefined;
    case 'graveyard':
      if (fate >= mostFate || alignment === 'good') return undefined;
      return alignment === 'evil' ? { does: 'fillsFate' } : gold > 0 ? { does: 'sellsFate' } : undefined;
    case 'village':
    case 'city':
      return lives < mostLives && gold > 0 ? { does: 'heals' } : undefined;
    default:
      return undefined;
  }
}
