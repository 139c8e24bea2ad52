import type { Game, Shape } from '@tafelrunde/engine';

/** Kinds of cards whose behaviour ran since this was last emptied. */
export const exercised = new Set<string>();

const watchedGames = new WeakMap<Game, Game>();

/** The same game, whose cards say so when one of their functions runs: "which cards has no test exercised?" */
export function watched<G extends Shape>(game: Game<G>): Game<G> {
  let same = watchedGames.get(game);
  if (same === undefined) {
    const content: Record<string, unknown> = {};
    // What is only data stays the very same: rules may compare it.
    for (const [kind, card] of Object.entries(game.content))
      content[kind] = hasBehaviour(card) ? watch(card, `${game.id} ${kind}`) : card;
    same = { ...game, content } as unknown as Game;
    watchedGames.set(game, same);
  }
  return same as unknown as Game<G>;
}

function watch(value: unknown, name: string): unknown {
  if (typeof value === 'function') {
    return (...args: unknown[]): unknown => {
      exercised.add(name);
      return (value as (...args: unknown[]) => unknown)(...args);
    };
  }
  if (Array.isArray(value)) return value.map((item) => watch(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, watch(item, name)]));
}

/** Does this card do anything of its own? */
export function hasBehaviour(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasBehaviour);
}
