import type { Circumstance, OptionSpec, OptionValue } from './game.ts';

type Specs = Readonly<Record<string, Pick<OptionSpec, 'when'>>>;
type Chosen = Readonly<Record<string, OptionValue>>;

/** Whether an option makes a difference at a table of so many seats with these options. */
export function matters(specs: Specs, name: string, seats: number, chosen: Chosen): boolean {
  const { when } = specs[name];
  return when === undefined || when.some((one) => holds(specs, one, seats, chosen));
}

/** What depends on an option that does not matter itself does not matter either. */
function holds(specs: Specs, one: Circumstance, seats: number, chosen: Chosen): boolean {
  const [least, most] = one.seats ?? [seats, seats];
  if (seats < least || seats > most) return false;
  return Object.entries(one.options ?? {}).every(
    ([other, values]) => values?.includes(chosen[other]) === true && matters(specs, other, seats, chosen),
  );
}
