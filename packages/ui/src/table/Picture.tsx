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
  /** The room it is drawn for. */
  readonly width?: number;
  readonly height?: number;
  /** Where the middle of the figure stands, as a share of the width. */
  readonly at?: number;
  /** The size of the figure, as a share of the height. */
  readonly size?: number;
}

/** The window of a card without its frame: the scene and the figure. It fills whatever room there is. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { look, icon, className, width = 180, height = 116, at, size } = props;
  const palette = palettes[look.palette];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene name={look.scene} palette={palette} width={width} height={height} seed={look.seed} />
      <Figure width={width} height={height} at={at} size={size} name="" icon={icon} shade={palette[4]} />
    </svg>
  );
});
