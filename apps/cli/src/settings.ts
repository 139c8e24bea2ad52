import type { Game, OptionSpec } from '@tafelrunde/engine';
import { listOf, splitOnce, wholeNumber } from './arguments.ts';
import type { Loaded } from './games.ts';
import type { Messages } from './locales/index.ts';
import { usage } from './problem.ts';
import { suggest } from './suggest.ts';

export type Settings = Readonly<Record<string, string | number | boolean>>;

/** The number of seats from `--seats`, or the given one where nothing was said; either must suit the game. */
export function seatsFrom(
  m: Messages,
  { game, name }: Loaded,
  text: string | undefined,
  otherwise: number,
): number {
  const seats = wholeNumber(m, '--seats', text, otherwise, 1);
  const [least, most] = game.seats;
  if (seats < least || seats > most) throw usage(m.errors.badSeats(name, least, most, seats));
  return seats;
}

/** `goal=8,market=false`, checked against what the game can be set to. */
export function settingsFrom(m: Messages, { game, name }: Loaded, text: string | undefined): Settings {
  const specs = optionSpecs(game);
  const known = Object.keys(specs);
  const settings: Record<string, string | number | boolean> = {};
  for (const part of listOf(text)) {
    const [key, value] = splitOnce(part, '=').map((word) => word?.trim() ?? null);
    if (key === null || key === '' || value === null || value === '')
      throw usage(m.errors.badOptionForm(part));
    if (known.length === 0) throw usage(m.errors.noGameOptions(name));
    if (!Object.hasOwn(specs, key))
      throw usage(m.errors.unknownGameOption(key, name, suggest(key, known), known));
    const { choices } = specs[key];
    const chosen = choices.find((choice) => String(choice) === value);
    if (chosen === undefined) throw usage(m.errors.badOptionValue(key, value, choices.map(String)));
    settings[key] = chosen;
  }
  return settings;
}

export const optionSpecs = (game: Game): Readonly<Record<string, OptionSpec>> => game.options;
