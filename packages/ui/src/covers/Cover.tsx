import { memo, type ComponentType } from 'react';
import { Crest } from '../Crest.tsx';
import type { IconName } from '../icons/icons.ts';
import { AnyGame } from './AnyGame.tsx';
import { Euthia } from './Euthia.tsx';
import { ExaltedOnes } from './ExaltedOnes.tsx';
import { height, width } from './shapes.tsx';
import { Talisman } from './Talisman.tsx';
import { Thunderstone } from './Thunderstone.tsx';
import { Valskyrr } from './Valskyrr.tsx';

interface Art {
  readonly Picture: ComponentType<{ readonly game: string }>;
  readonly sign: IconName;
  /** What the sign stands on. */
  readonly ground: string;
}

const arts: Readonly<Record<string, Art>> = {
  talisman: { Picture: Talisman, sign: 'crown', ground: '#6b2f3a' },
  thunderstone: { Picture: Thunderstone, sign: 'crystal', ground: '#3a4a7c' },
  valskyrr: { Picture: Valskyrr, sign: 'raven', ground: '#3c4663' },
  euthia: { Picture: Euthia, sign: 'dragon', ground: '#5d3a2a' },
  'exalted-ones': { Picture: ExaltedOnes, sign: 'laurel', ground: '#7a4b23' },
};

const anyArt: Art = { Picture: AnyGame, sign: 'games', ground: '#5c4230' };

function artOf(game: string): Art {
  return arts[game] ?? anyArt;
}

/**
 * The picture on the box of a game, drawn. It fills whatever frame it is given, cut rather than squeezed;
 * `part` chooses a stretch of it, from a height down, for low and wide frames.
 */
export const Cover = memo(function Cover({
  game,
  part,
}: {
  readonly game: string;
  readonly part?: { readonly from: number; readonly tall: number };
}) {
  const { Picture } = artOf(game);
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

/** The sign of a game, for lists. */
export function GameCrest({ game }: { readonly game: string }) {
  const { sign, ground } = artOf(game);
  return <Crest icon={sign} ground={ground} />;
}
