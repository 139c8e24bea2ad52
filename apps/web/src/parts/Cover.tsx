import { Crest } from '@tafelrunde/ui';
import { anyCover, type CoverArt, CoverPicture } from '@tafelrunde/ui/cover';

const covers = import.meta.glob<CoverArt>('../../../../games/*/cover.tsx', { eager: true, import: 'cover' });

function coverOf(game: string): CoverArt {
  return covers[`../../../../games/${game}/cover.tsx`] ?? anyCover;
}

/** The picture on the box of a game, or a stretch of it for low and wide frames. */
export function Cover({
  game,
  part,
}: {
  readonly game: string;
  readonly part?: { readonly from: number; readonly tall: number };
}) {
  return <CoverPicture art={coverOf(game)} game={game} part={part} />;
}

export const signOf = (game: string): CoverArt['sign'] => coverOf(game).sign;

/** The sign of a game, for lists. */
export function GameCrest({ game }: { readonly game: string }) {
  const { sign, ground } = coverOf(game);
  return <Crest icon={sign} ground={ground} />;
}
