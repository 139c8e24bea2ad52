import { DrawnIcon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { palettes, type PaletteName } from './palettes.ts';

interface CardBackProps {
  readonly icon?: IconName;
  readonly palette?: PaletteName;
  /** In the shape of a small card. */
  readonly small?: boolean;
}

/** A card from behind: a diamond with an emblem, a star in every corner. */
export function CardBack({ icon = 'games', palette = 'night', small = false }: CardBackProps) {
  const [light, bright, middle, deep, dark] = palettes[palette];
  const [w, h] = small ? [200, 226] : [250, 350];
  const [x, y] = [w / 2, h / 2];
  const diamond = (inset: number) => `M${x} ${inset}L${w - inset} ${y}L${x} ${h - inset}L${inset} ${y}Z`;
  const size = small ? 70 : 100;
  const corners = [
    [32, 32],
    [w - 32, 32],
    [32, h - 32],
    [w - 32, h - 32],
  ] as const;
  return (
    <span className="card" data-small={small || undefined}>
      <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <rect x=".75" y=".75" width={w - 1.5} height={h - 1.5} rx="14" fill="#20160d" />
        <rect x="3" y="3" width={w - 6} height={h - 6} rx="12" fill="#d9c498" />
        <rect x="9" y="9" width={w - 18} height={h - 18} rx="8" fill={dark} />
        <rect
          x="16"
          y="16"
          width={w - 32}
          height={h - 32}
          rx="5"
          fill="none"
          stroke={bright}
          strokeWidth="2"
        />
        <path d={diamond(30)} fill={deep} stroke={bright} strokeWidth="2" />
        <path d={diamond(46)} fill="none" stroke={middle} strokeWidth="1.5" />
        <DrawnIcon name={icon} x={x - size / 2} y={y - size / 2} size={size} fill={light} />
        {corners.map(([left, top]) => (
          <DrawnIcon key={`${left},${top}`} name="star" x={left - 10} y={top - 10} size={20} fill={bright} />
        ))}
      </svg>
    </span>
  );
}
