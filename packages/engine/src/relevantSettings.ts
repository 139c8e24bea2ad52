import type { Circumstance, OptionSpec, OptionValue } from './game.ts';

type Specs = Readonly<Record<string, Pick<OptionSpec, 'when'>>>;
type Chosen = Readonly<Record<string, OptionValue>>;

/** Whether a setting has any effect at a table with this number of seats and these other settings. */
export function isRelevantSetting(specs: Specs, name: string, seats: number, chosen: Chosen): boolean {
  const { when } = specs[name];
  return when === undefined || when.some((one) => holds(specs, one, seats, chosen));
}

/** A setting that depends on one without effect has no effect either. */
function holds(specs: Specs, one: Circumstance, seats: number, chosen: Chosen): boolean {
  const [least, most] = one.seats ?? [seats, seats];
  if (seats < least || seats > most) return false;
  return Object.entries(one.options ?? {}).every(
    ([other, values]) =>
      values?.includes(chosen[other]) === true && isRelevantSetting(specs, other, seats, chosen),
  );
}
