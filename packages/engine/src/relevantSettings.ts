import type { Circumstance, Cooperation, OptionSpec, OptionValue } from './game.ts';

type Specs = Readonly<Record<string, Pick<OptionSpec, 'when'>>>;
type Chosen = Readonly<Record<string, OptionValue>>;

/** Whether a setting has any effect at a table with this number of seats and these other settings. */
export function isRelevantSetting(specs: Specs, name: string, seats: number, chosen: Chosen): boolean {
  const { when } = specs[name];
  return when === undefined || when.some((one) => holds(specs, one, seats, chosen));
}

/** A setting that depends on one without effect has no effect either. */
const holds = (specs: Specs, one: Circumstance, seats: number, chosen: Chosen): boolean =>
  fits(one, seats, chosen) &&
  Object.keys(one.options ?? {}).every((other) => isRelevantSetting(specs, other, seats, chosen));

/** Whether all seats of a table with these settings win or lose together, by what its game says (`Game.cooperative`). */
export const isCooperative = (by: Cooperation | undefined, seats: number, chosen: Chosen): boolean =>
  by === true || (by !== undefined && by.some((one) => fits(one, seats, chosen)));

/** Whether the seats are within its span, and every setting it names has one of its values. */
function fits(one: Circumstance, seats: number, chosen: Chosen): boolean {
  const [least, most] = one.seats ?? [seats, seats];
  if (seats < least || seats > most) return false;
  return Object.entries(one.options ?? {}).every(
    ([other, values]) => values?.includes(chosen[other]) === true,
  );
}
