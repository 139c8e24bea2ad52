import type { Game } from '@tafelrunde/engine';

type Rules = Readonly<Record<string, unknown>>;

const games = import.meta.glob<Rules>('../../../games/*/game.ts');
/** The documentation's example, for whoever tries it. */
const examples = import.meta.glob<Rules>('../../../docs/example/*/game.ts');
/** The practice games of the testing kit; whoever never sits at one never loads one. */
const practice = import.meta.glob<Rules>('../../../packages/testing/src/fixtures/*/game.ts');

/** Whether this browser can live a game by itself. */
export const hasRules = (game: string): boolean =>
  `../../../games/${game}/game.ts` in games ||
  `../../../packages/testing/src/fixtures/${game}/game.ts` in practice;

/** The rules of a game, to be lived in this browser; null where it has none of them. */
export async function loadRules(game: string): Promise<Game | null> {
  const own = games[`../../../games/${game}/game.ts`] ?? examples[`../../../docs/example/${game}/game.ts`];
  if (own !== undefined) return ((await own())['game'] as Game | undefined) ?? null;
  const fixture = practice[`../../../packages/testing/src/fixtures/${game}/game.ts`];
  return fixture === undefined ? null : (((await fixture())[game] as Game | undefined) ?? null);
}
