import type { Option } from './question.ts';
import type { Card, RuleId, Seat } from './words.ts';

/** Ready-made options for what rules ask most: which card, which seat. Their ids are stable and name the target. */
export const cardOption = (card: Card, no?: RuleId | null): CardOption =>
  no === undefined || no === null ? { id: `card${card}`, card } : { id: `card${card}`, card, no };
export const seatOption = (seat: Seat, no?: RuleId | null): SeatOption =>
  no === undefined || no === null ? { id: `seat${seat}`, seat } : { id: `seat${seat}`, seat, no };

type CardOption = Option & { readonly card: Card };
type SeatOption = Option & { readonly seat: Seat };
