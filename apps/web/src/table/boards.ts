import { useEffect, useState } from 'react';
import type { Overview } from '@tafelrunde/engine';
import type { GameBoard } from '@tafelrunde/ui/board';
import { general, generalWith } from './GenericBoard.tsx';

/** The boards that games bring themselves; each is fetched with the first table of its game. */
const boards = import.meta.glob<GameBoard>('../../../../games/*/board/index.tsx', { import: 'board' });
/** The board of the documentation's example, for whoever tries it. */
const examples = import.meta.glob<GameBoard>('../../../../docs/example/*/board/index.tsx', {
  import: 'board',
});

/** What games without a board tell of their table in words and figures. */
const overviews = import.meta.glob<Overview>('../../../../games/*/overview.ts', { import: 'overview' });

/** The addresses of the icons that games bring. */
const sprites = import.meta.glob<string>(
  ['../../../../games/*/board/icons.ts', '../../../../docs/example/*/board/icons.ts'],
  { import: 'default', query: '?sprite' },
);

/** What a game brings to its table, completed by the general table. */
export interface Brought extends GameBoard {
  /** Where its own icons are served. */
  readonly sprite: string;
}

const loaded = new Map<string, Brought>();

async function load(game: string): Promise<Brought> {
  const [home, example] = [`../../../../games/${game}/board`, `../../../../docs/example/${game}/board`];
  const board = boards[`${home}/index.tsx`] ?? examples[`${example}/index.tsx`];
  const sprite = sprites[`${home}/icons.ts`] ?? sprites[`${example}/icons.ts`];
  const overview = board === undefined ? overviews[`../../../../games/${game}/overview.ts`] : undefined;
  const [own, told, address] = await Promise.all([board?.(), overview?.(), sprite?.()]);
  return { ...(told === undefined ? general : generalWith(told)), ...own, sprite: address ?? '' };
}

/** What a game brings to its table; null until it has come. */
export function useGameBoard(game: string | undefined): Brought | null {
  const [, setArrived] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (game === undefined || loaded.has(game)) return;
    const fetchBoard = async () => {
      try {
        loaded.set(game, await load(game));
        setArrived(game);
      } catch (error) {
        setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void fetchBoard();
  }, [game]);
  // Whatever surrounds the table says what went wrong.
  if (failure !== null) throw failure;
  return game === undefined ? null : (loaded.get(game) ?? null);
}
