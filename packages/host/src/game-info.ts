import type { Game, OptionSpec } from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';

/** What a game offers before anybody sits down. */
export function infoOf({ id, seats, options, guide }: Game): GameInfo {
  const specs = Object.entries<OptionSpec>(options);
  return {
    id,
    seats,
    options: Object.fromEntries(
      specs.map(([name, { choices, default: usual, endless, when }]) => [
        name,
        { choices, default: usual, ...(endless && { endless }), ...(when && { when }) },
      ]),
    ),
    guide: guide?.seats ?? null,
  };
}
