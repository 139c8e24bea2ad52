import type { PointerEvent } from 'react';
import { times } from '../draw.ts';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

interface PlaceMapProps {
  readonly label: string;
  /** The length of a side. */
  readonly size: number;
  /** What lies there already. */
  readonly marks: readonly MapPoint[];
  readonly path: readonly MapPoint[];
  readonly onPlace: (point: MapPoint) => void;
}

/** A map to point at. The fields of the prompt say the same by keyboard. */
export function PlaceMap({ label, size, marks, path, onPlace }: PlaceMapProps) {
  const unit = size / 100;
  const place = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = (at: number, from: number, length: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / length)) * size);
    onPlace({ x: along(event.clientX, box.left, box.width), y: along(event.clientY, box.top, box.height) });
  };
  return (
    <figure aria-label={label}>
      <svg className="place-map" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" onPointerDown={place}>
        <rect width={size} height={size} className="place-ground" />
        {times(9, (line) => (
          <path
            key={line}
            className="place-grid"
            strokeWidth={unit * 0.3}
            d={`M${(line + 1) * unit * 10} 0V${size}M0 ${(line + 1) * unit * 10}H${size}`}
          />
        ))}
        {marks.map(({ x, y }) => (
          <path
            key={`${x},${y}`}
            className="place-mark"
            strokeWidth={unit}
            d={`M${x - unit * 2} ${y - unit * 2}l${unit * 4} ${unit * 4}m0 ${-unit * 4}l${-unit * 4} ${unit * 4}`}
          />
        ))}
        {path.length > 1 && (
          <polyline
            className="place-path"
            strokeWidth={unit * 0.8}
            points={path.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        )}
        {path.map(({ x, y }) => (
          <g key={`${x},${y}`} className="place-here">
            <circle cx={x} cy={y} r={unit * 3.2} strokeWidth={unit} />
            <circle cx={x} cy={y} r={unit * 0.9} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
