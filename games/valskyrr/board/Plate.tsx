import { Icon, type IconName, palettes, round, Scene, DrawnIcon } from '@tafelrunde/ui/board';
import { cardLook, iconOf } from './looks.ts';

interface PictureProps {
  readonly kind: string;
  readonly width?: number;
  readonly height?: number;
}

/** The drawing of a card without its frame: the scene of its kind, and its figure with a shadow. */
export function Picture({ kind, width = 120, height = 80 }: PictureProps) {
  const { palette, scene, seed } = cardLook(kind);
  const size = height * 0.86;
  const [x, y] = [round((width - size) / 2), round((height - size) / 2)];
  return (
    <svg
      className="va-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene name={scene} palette={palettes[palette]} width={width} height={height} seed={seed} />
      <g opacity=".8">
        <DrawnIcon name={iconOf(kind)} x={x + 2.5} y={y + 3} size={size} fill={palettes[palette][4]} />
      </g>
      <DrawnIcon name={iconOf(kind)} x={x} y={y} size={size} fill="#fdf3dc" />
    </svg>
  );
}

export interface Badge {
  readonly icon: IconName;
  readonly value: number | string;
  readonly name: string;
  readonly tone?: 'attack' | 'magic' | 'life' | 'night' | 'strength' | 'good';
}

/** Small numbers with their signs. */
export function Badges({
  badges,
  className,
}: {
  readonly badges: readonly Badge[];
  readonly className: string;
}) {
  return (
    <span className={className}>
      {badges.map(({ icon, value, name, tone }) => (
        <span key={name} data-tone={tone}>
          <Icon name={icon} />
          <span className="unseen">{name} </span>
          {value}
        </span>
      ))}
    </span>
  );
}
