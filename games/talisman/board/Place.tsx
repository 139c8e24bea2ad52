import { memo } from 'react';
import { DrawnIcon, MapSpace, type MapSpaceProps, on, round, Tile } from '@tafelrunde/ui/board';
import { CROWN, regionOf, type Space, SPACES } from '../shape/spaces.ts';
import { groundOf, own } from './looks.ts';
import { boxOf, neighbour } from './rings.ts';

interface PlaceProps extends MapSpaceProps<Space> {
  /** What the board or the Terrain on it is called and looks like. */
  readonly kind: string;
  readonly name: string;
  readonly draw: number;
  readonly terrain: boolean;
}

/** A space of the rings. */
export function Place({ kind, draw, terrain, ...props }: PlaceProps) {
  const { space, name, target } = props;
  const { x, y, width, height } = boxOf(space);
  return (
    <MapSpace
      {...props}
      className="ta-place"
      idOf={idOf}
      neighbour={neighbour}
      lit={spaceKey(space)}
      ring={`M${round(x + 7)} ${round(y + 1)}h${round(width - 14)}a6 6 0 0 1 6 6v${round(height - 14)}a6 6 0 0 1 -6 6h${round(14 - width)}a6 6 0 0 1 -6 -6v${round(14 - height)}a6 6 0 0 1 6 -6z`}
    >
      <Land space={space} kind={kind} name={name} draw={draw} terrain={terrain} />
      {/* Never under the pointer: a click needs the same thing below it from beginning to end. */}
      {target?.state === 'lit' && (
        <rect
          x={x + 2}
          y={y + 2}
          width={width - 4}
          height={height - 26}
          rx="5"
          fill="#ffd673"
          fillOpacity=".2"
          pointerEvents="none"
        />
      )}
    </MapSpace>
  );
}

const idOf = (space: Space): string => SPACES[space];

interface LandProps {
  readonly space: Space;
  readonly kind: string;
  readonly name: string;
  readonly draw: number;
  readonly terrain: boolean;
}

/** The picture of a space. It is drawn once: nothing that happens in the game changes it but Terrain. */
const Land = memo(function Land({ space, kind, name, draw, terrain }: LandProps) {
  const box = boxOf(space);
  const { scene, palette, icon } = groundOf(kind);
  const { width, height } = box;
  return (
    <Tile
      box={box}
      name={name}
      scene={scene}
      palette={palette}
      icon={icon}
      seed={name.length + 2}
      dark={regionOf(space) === 'inner'}
    >
      {Array.from({ length: draw }, (_, card) => (
        <rect
          key={card}
          x={7 + card * 8}
          y="7"
          width="11"
          height="15"
          rx="1.5"
          fill="#74291d"
          stroke="#f5ead0"
          strokeWidth="1.4"
        />
      ))}
      {terrain && (
        <g transform={`translate(${round(width - 24)} ${round(height - 46)})`}>
          <rect width="19" height="19" rx="4" fill="#20160d" stroke="#d9c498" />
          <DrawnIcon name={own('terrain')} x={2.5} y={2.5} size={14} fill="#f5ead0" />
        </g>
      )}
      {space === CROWN && (
        <rect width={width} height={height} rx="7" fill="none" stroke="#fcf6e6" strokeWidth="3" />
      )}
    </Tile>
  );
});

export const spaceKey = (space: Space) => on.space(SPACES[space] ?? '');
