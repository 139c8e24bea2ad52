import { memo } from 'react';
import type { IconName } from '../icons/icons.ts';
import { Figure } from './cardFrame.tsx';
import type { CardLook } from './look.ts';
import { palettes } from './palettes.ts';
import { Scene } from './scene.tsx';

interface PictureProps {
  readonly look: CardLook;
  readonly icon: IconName;
  readonly className?: string;
}

const [width, height] = [180, 116];

/** The window of a card without its frame: the scene and the figure. It fills whatever room there is. */
export const Picture = memo(function Picture({ look, icon, className }: PictureProps) {
  const palette = palettes[look.palette];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene name={look.scene} palette={palette} width={width} height={height} seed={look.seed} />
      <Figure width={width} height={height} name="" icon={icon} shade={palette[4]} />
    </svg>
  );
});
