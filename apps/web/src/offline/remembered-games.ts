import type { GameInfo } from '@tafelrunde/protocol';

const memory = 'tafelrunde.games';

/** What the server offers, kept for when it is out of reach. */
export function rememberGames(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(memory, JSON.stringify(games));
  } catch {
    return;
  }
}

/** What the server offered last; null if this device never heard it. */
export function rememberedGames(): readonly GameInfo[] | null {
  try {
    return JSON.parse(localStorage.getItem(memory) ?? 'null') as readonly GameInfo[] | null;
  } catch {
    return null;
  }
}
