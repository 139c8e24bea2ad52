import { memo, type ComponentType } from 'react';
import type { IconName } from '../icons/icons.ts';
import { AnyGame } from './AnyGame.tsx';
import { height, width } from './shapes.tsx';

/** What a game brings for its box: `cover.tsx` in its folder exports one as `cover`. */
export interface CoverArt {
  readonly Picture: ComponentType<{ readonly game: string }>;
  /** Its sign in lists, and the colour the sign stands on. */
  readonly sign: IconName;
  readonly ground: string;
}

/** For a game without a picture of its own. */
export const anyCover: CoverArt = { Picture: AnyGame, sign: 'games', ground: '#5c4230' };

/**
 * The picture on the box of a game, drawn. It fills whatever frame it is given, cut rather than squeezed;
 * `part` chooses a stretch of it, from a height down, for low and wide frames.
 */
export const CoverPicture = memo(function CoverPicture({
  art: { Picture },
  game,
  part,
}: {
  readonly art: CoverArt;
  readonly game: string;
  readonly part?: { readonly from: number; readonly tall: number } | undefined;
}) {
  return (
    <svg
      className="cover"
      viewBox={`0 ${part?.from ?? 0} ${width} ${part?.tall ?? height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture game={game} />
    </svg>
  );
});
