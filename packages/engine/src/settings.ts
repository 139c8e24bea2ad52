import type { Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Game, OptionSpec, OptionValue, Shape } from './game.ts';
import type { Pack } from './pack.ts';
import type { KernelTable } from './kernelTable.ts';

/** What a match needs to be told before it begins. */
export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  readonly fairness: Fairness;
  /** The content pack already applied to the game, so that the record can name it. */
  readonly pack?: Pack;
  /** The game is laid out by its guide already (see `guided`), so that the record can say so. */
  readonly guided?: boolean;
  /** Off for copies that nobody watches. */
  readonly events?: boolean;
  /**
   * A redealt copy: there is no way back to where it came from, so it keeps nothing that would lead there. Its options
   * have been checked, and its fairness is the one that was in force at the checkpoint it is made from.
   */
  readonly copy?: boolean;
  /** Called at the start of every step, where a match takes its checkpoints. */
  readonly atStep?: (t: KernelTable) => void;
  /** Called with every table the match lays, before anything happens on it. The laws and tests look in here. */
  readonly onTable?: (t: KernelTable) => void;
}

/**
 * The settings of a series that bots play without anybody looking on: the defaults, but where a default may go on for ever the
 * last choice that does not.
 */
export const seriesDefaults = (
  options: Readonly<Record<string, Pick<OptionSpec, 'choices' | 'default' | 'endless'>>>,
): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { choices, default: usual, endless = [] }]) => [
      name,
      endless.includes(usual) ? (choices.findLast((choice) => !endless.includes(choice)) ?? usual) : usual,
    ]),
  );

/** Check the number of seats and fill in the options a table did not choose. */
export function settle<G extends Shape>(game: Game<G>, seats: unknown, chosen: unknown): G['options'] {
  const [least, most] = game.seats;
  if (!Number.isInteger(seats) || (seats as number) < least || (seats as number) > most)
    throw new Fault(
      'bad-seats',
      'seats',
      `${game.id} is played with ${least} to ${most} seats, not ${JSON.stringify(seats)}`,
    );
  if (chosen !== undefined && (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)))
    throw new Fault('bad-option', 'options', 'options must be an object of names and values');
  const specs = game.options as Record<string, OptionSpec>;
  const given = (chosen ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name))
      throw new Fault('bad-option', `options.${name}`, `${game.id} has no option called '${name}'`);
  }
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, name) ? given[name] : spec.default;
    if (!spec.choices.includes(value as never)) {
      const choices = spec.choices.map(String).join(', ');
      throw new Fault(
        'bad-option',
        `options.${name}`,
        `'${name}' must be one of ${choices}, not ${JSON.stringify(value)}`,
      );
    }
    options[name] = value;
  }
  return options;
}
