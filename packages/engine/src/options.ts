import type { Option } from './question.ts';
import type { Card, RuleId, Seat } from './words.ts';

/** Ready-made options for what rules ask most: which card, which seat, which deed. Their ids are stable and name the target. */
export const cardOption = (card: Card, no?: RuleId | null): CardOption =>
  no === undefined || no === null ? { id: `card${card}`, card } : { id: `card${card}`, card, no };
export const seatOption = (seat: Seat, no?: RuleId | null): SeatOption =>
  no === undefined || no === null ? { id: `seat${seat}`, seat } : { id: `seat${seat}`, seat, no };

/** An option that is nothing but a deed: its id, and with it its words, go by the same name. */
export const deedOption = <const D extends string, const M extends object = object>(
  does: D,
  more?: M,
): DeedOption<D> & M => ({ id: does, does, ...more! });

type DeedOption<D extends string> = Option & { readonly id: D; readonly does: D };
type CardOption = Option & { readonly card: Card };
type SeatOption = Option & { readonly seat: Seat };
