import { Icon } from '../icons/Icon.tsx';
import type { Box } from './camera.ts';

/** Something on a stage that can be chosen. */
export interface StageTarget {
  readonly id: string;
  readonly label: string;
  readonly box: Box;
}

type Side = 'left' | 'right' | 'top' | 'bottom';
const sides: readonly Side[] = ['left', 'right', 'top', 'bottom'];

interface StageEdgesProps {
  readonly targets: readonly StageTarget[];
  /** The whole drawing, and what is seen of it. */
  readonly box: Box;
  readonly seen: Box;
  readonly onShow: (box: Box) => void;
}

/** Where a part of the drawing is looked at: tabs at the edges lead to what can be chosen outside, and a map shows the whole. */
export function StageEdges({ targets, box, seen, onShow }: StageEdgesProps) {
  const beyond = targets.filter((target) => !isWithin(target.box, seen));
  return (
    <>
      {sides.map((side) => {
        const here = beyond.filter((target) => sideOf(target.box, seen) === side);
        return (
          here.length > 0 && (
            <ul key={side} className="stage-edge" data-side={side}>
              {here.map(({ id, label: name, box: place }) => (
                <li key={id}>
                  <button type="button" onClick={() => onShow(place)}>
                    <Icon name="earlier" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )
        );
      })}
      <svg className="stage-map" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        <rect {...box} className="stage-map-whole" />
        {targets.map(({ id, box: { x, y, width, height } }) => (
          <circle key={id} cx={x + width / 2} cy={y + height / 2} r={box.width / 22} />
        ))}
        <rect {...seen} className="stage-map-seen" />
      </svg>
    </>
  );
}

function isWithin(part: Box, { x, y, width, height }: Box): boolean {
  return (
    part.x >= x - 2 &&
    part.y >= y - 2 &&
    part.x + part.width <= x + width + 2 &&
    part.y + part.height <= y + height + 2
  );
}

/** At which edge it lies outside. */
function sideOf(part: Box, seen: Box): Side {
  const across = (part.x + part.width / 2 - (seen.x + seen.width / 2)) / seen.width;
  const down = (part.y + part.height / 2 - (seen.y + seen.height / 2)) / seen.height;
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}
