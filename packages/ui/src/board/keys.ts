import type { Card, Option, Pile, Seat } from '@tafelrunde/engine';

/** What an option can point at on the board, as a key that the thing there has too. */
export type TargetKey =
  | `card ${number}`
  | `pile ${number}`
  | `seat ${number}`
  | `space ${string}`
  | `value ${number}`;

/** The keys of things on the board: `on.space('forest')`. */
export const on = {
  card: (card: Card | number): TargetKey => `card ${card}`,
  /** By its handle; `pileOf` finds it by name. */
  pile: (handle: Pile | number): TargetKey => `pile ${handle}`,
  seat: (seat: Seat): TargetKey => `seat ${seat}`,
  space: (space: string): TargetKey => `space ${space}`,
  value: (value: number): TargetKey => `value ${value}`,
} as const;

/** Everything an option points at, the most telling first. */
export function keysOf({ card, space, seat, pile, value }: Option): readonly TargetKey[] {
  return [
    ...(card === undefined ? [] : [on.card(card)]),
    ...(space === undefined ? [] : [on.space(space)]),
    ...(seat === undefined ? [] : [on.seat(seat)]),
    ...(pile === undefined ? [] : [on.pile(pile)]),
    ...(value === undefined ? [] : [on.value(value)]),
  ];
}
