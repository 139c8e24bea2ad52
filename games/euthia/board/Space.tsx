import { MapSpace, type MapSpaceProps, type Point, type TargetKey } from '@tafelrunde/ui/board';
import type { Space as SpaceNumber } from '../shape.ts';

interface SpaceProps extends MapSpaceProps<SpaceNumber> {
  readonly outline: string;
  /** By what a story knows it. */
  readonly lit: TargetKey;
  readonly neighbour: (space: SpaceNumber, way: Point) => SpaceNumber;
}

/** A space of the map. */
export function Space({ outline, ...props }: SpaceProps) {
  const { label, target } = props;
  return (
    <MapSpace {...props} className="eu-space" idOf={idOf} name={label} ring={outline}>
      <path d={outline} fill={target?.state === 'lit' ? 'rgb(255 214 115 / 0.22)' : 'transparent'} />
    </MapSpace>
  );
}

const idOf = (space: SpaceNumber): number => space;
