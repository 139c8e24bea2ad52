import { useEffect, useState } from 'react';
import type { Guide } from '@tafelrunde/engine';

/** The guides that games bring; each is fetched with the first guided table of its game. */
const guides = import.meta.glob<Guide>(
  ['../../../../games/*/guide.ts', '../../../../docs/example/*/guide.ts'],
  { import: 'guide' },
);

const loaded = new Map<string, Guide>();

/** What a game says to whoever plays it for the first time; null before it has come, and where nobody is guided. */
export function useGuide(game: string, guided: boolean): Guide | null {
  const [, setArrived] = useState('');
  useEffect(() => {
    if (!guided || loaded.has(game)) return;
    const load =
      guides[`../../../../games/${game}/guide.ts`] ?? guides[`../../../../docs/example/${game}/guide.ts`];
    const fetchGuide = async () => {
      const guide = await load?.();
      if (guide === undefined) return;
      loaded.set(game, guide);
      setArrived(game);
    };
    // Without it the game can be played all the same.
    fetchGuide().catch(() => {});
  }, [game, guided]);
  return guided ? (loaded.get(game) ?? null) : null;
}
