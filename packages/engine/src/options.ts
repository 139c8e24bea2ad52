import type { Card, RuleId, Seat } from './words.ts';

/** Ready-made options for what rules ask most: which card, which seat. Their ids are stable and name the target. */
export const cardOption = (card: Card, no?: RuleId | null) => ({
  id: `card${card}`,
  card,
  ...(no === undefined || no === null ? {} : { no }),
});
export const seatOption = (seat: Seat, no?: RuleId | null) => ({
  id: `seat${seat}`,
  seat,
  ...(no === undefined || no === null ? {} : { no }),
});
