import type { Json, Seat } from './words.ts';

/** What a question, an option or an event is about, by name: what its sentence is built from. */
export type Params = { readonly [name: string]: Json };

/** The parameters in plain data; none where it is no object. */
export const paramsOf = (about: Json | undefined): Params =>
  typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as Params) : {};

/** The seat they speak of. */
export const seatIn = ({ seat }: Params): Seat | null => (typeof seat === 'number' ? seat : null);

export function textIn(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(params: Params, name: string): number | undefined {
  const value = params[name];
  return typeof value === 'number' ? value : undefined;
}

/** The numbers of a list; none where there is no list. */
export function numbersIn(params: Params, name: string): readonly number[] {
  const value = params[name];
  return Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
}

/** The dice an event tells of: one as `roll`, several as `dice`. */
export function diceIn(params: Params): readonly number[] {
  const roll = numberIn(params, 'roll');
  return roll === undefined ? numbersIn(params, 'dice') : [roll];
}
