import type { About } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';

/** Which chapters of a game were won on this device, and on which level. Nothing of it leaves the browser. */

type Plan = NonNullable<About['campaign']>;
type Options = TableSummary['options'];

/** By game and chapter, the highest level it was won on. */
type Won = Readonly<Record<string, Readonly<Record<string, number>>>>;

const memory = 'tafelrunde.campaign';

/** Read with care: anybody can change what lies in the browser's storage. */
export function readWon(text: string | null): Won {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([game, chapters]: [string, unknown]) => [
        game,
        Object.fromEntries(
          Object.entries(typeof chapters === 'object' && chapters !== null ? chapters : {}).filter(
            (entry): entry is [string, number] => typeof entry[1] === 'number',
          ),
        ),
      ]),
    );
  } catch {
    return {};
  }
}

/** How hard a table is: how many of the options that make it harder are on. */
export const levelOf = (plan: Plan, options: Options): number =>
  plan.harder.filter((name) => options[name] === true).length;

/** The same with one more victory in it. */
export function withVictory(won: Won, game: string, plan: Plan, options: Options): Won {
  const chapter = String(options[plan.chapters]);
  const before = won[game]?.[chapter] ?? -1;
  const level = Math.max(before, levelOf(plan, options));
  return { ...won, [game]: { ...won[game], [chapter]: level } };
}

/** The first chapter that was not won yet; null when all were. */
export const nextChapter = (
  won: Won,
  game: string,
  chapters: readonly (string | number | boolean)[],
): string | number | boolean | null =>
  chapters.find((chapter) => won[game]?.[String(chapter)] === undefined) ?? null;

export function wonHere(): Won {
  try {
    return readWon(localStorage.getItem(memory));
  } catch {
    // Storage may be switched off in the browser: then nothing is remembered.
    return {};
  }
}

/** Remembers a match that people at this screen have won. Records that were brought here or played on from do not count. */
export function rememberVictory(table: TableSummary, plan: Plan | undefined, own: readonly number[]): void {
  const { state, result, origin, game, options } = table;
  if (plan === undefined || state !== 'over' || result === null || origin !== null) return;
  if (!own.some((seat) => result.winners.includes(seat))) return;
  try {
    localStorage.setItem(memory, JSON.stringify(withVictory(wonHere(), game, plan, options)));
  } catch {
    // As above.
  }
}
