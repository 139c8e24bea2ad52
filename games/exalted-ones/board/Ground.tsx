import { memo } from 'react';
import { round, scatter, times } from '@tafelrunde/ui/board';
import { artefactOf, HOMES, MOUNTAINS, RADIUS, TEAMS } from '../geometry/arena.ts';
import { inches, type Point, SIZE } from '../geometry/measure.ts';
import { DIVIDING_LINE, LANE_LINES } from '../overview/names.ts';
import type { Team } from '../shape.ts';
import { patternOf } from './looks.ts';
import { areaOf, lengthOf, lineOf, px, py, SIDE, whole } from './scale.ts';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const END = SIZE / 1000;

const { northWest: NORTH_WEST, southEast: SOUTH_EAST, middle: MIDDLE } = LANE_LINES;

/** The mat itself, drawn once: lanes, the dividing way, clearings, platforms and mountains in their true places. */
export const Ground = memo(function Ground({ names }: { readonly names: GroundNames }) {
  return (
    <g className="ex-ground" aria-hidden="true">
      <Frame />
      <clipPath id="ex-mat">
        <rect width={SIDE} height={SIDE} />
      </clipPath>
      <g clipPath="url(#ex-mat)">
        <rect width={SIDE} height={SIDE} className="ex-grass" />
        <path className="ex-tufts" d={TUFTS} />
        <Way points={DIVIDING_LINE} wide={4.6} name="stone" />
        <path className="ex-cobbles" d={COBBLES} />
        {['edge', 'sand', 'worn'].map((layer, i) => (
          <g key={layer} className={`ex-lane-${layer}`} fill="none" strokeLinejoin="round">
            <path d={lineOf(NORTH_WEST)} strokeWidth={lengthOf(inches(4.9)) + 4 - i * 10} />
            <path d={lineOf(SOUTH_EAST)} strokeWidth={lengthOf(inches(4.9)) + 4 - i * 10} />
            <path d={lineOf(MIDDLE)} strokeWidth={lengthOf(inches(3.7)) + 4 - i * 10} />
          </g>
        ))}
        {['ruts', 'crown'].map((layer) => (
          <g key={layer} className={`ex-lane-${layer}`} fill="none">
            {[NORTH_WEST, SOUTH_EAST, MIDDLE].map((lane) => (
              <path key={lineOf(lane)} d={lineOf(lane)} />
            ))}
          </g>
        ))}
        {HOMES.filter(({ r }) => r === RADIUS.creature).map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} className="ex-clearing" cx={px(x)} cy={py(y)} r={lengthOf(r + 1400)} />
        ))}
        {TEAMS.map((team) => (
          <Platform key={team} team={team} />
        ))}
        {MOUNTAINS.map(({ corners }) => (
          <Mountain key={areaOf(corners)} corners={corners} />
        ))}
      </g>
      <g className="ex-lane-name">
        <text transform={`translate(${px(inches(0.75))} ${py(inches(26))}) rotate(-90)`}>
          {names.northWest}
        </text>
        <text x={px(inches(25.5))} y={py(inches(0.5))}>
          {names.southEast}
        </text>
      </g>
    </g>
  );
});
export interface GroundNames {
  readonly northWest: string;
  readonly southEast: string;
}

/** The wooden frame with a ruler in inches. */
function Frame() {
  const { x, y, width, height } = whole;
  return (
    <>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="9" className="ex-frame-edge" />
      <rect x={x + 2.5} y={y + 2.5} width={width - 5} height={height - 5} rx="8" className="ex-frame" />
      <g className="ex-ruler">
        {times(36, (inch) => {
          const long = inch % 5 === 0 ? 7 : 3;
          return (
            <path key={inch} d={`M${px(inch * 1000)} ${SIDE + 1}v${long}M-1 ${py(inch * 1000)}h${-long}`} />
          );
        })}
        {times(7, (five) => (
          <text key={five} x={px((five + 1) * 5000)} y={SIDE + 19} textAnchor="middle">
            {(five + 1) * 5}
          </text>
        ))}
      </g>
    </>
  );
}

function Way({
  points,
  wide,
  name,
}: {
  readonly points: readonly Point[];
  readonly wide: number;
  readonly name: string;
}) {
  const line = lineOf(points);
  return (
    <g className={`ex-way-${name}`} fill="none">
      <path d={line} strokeWidth={lengthOf(inches(wide)) + 3} className="ex-way-edge" />
      <path d={line} strokeWidth={lengthOf(inches(wide))} className="ex-way-side" />
      <path d={line} strokeWidth={lengthOf(inches(wide - 0.6))} className="ex-way-top" />
    </g>
  );
}

const tuft = scatter(7);
const TUFTS = times(240, () => `M${round(tuft() * SIDE)} ${round(tuft() * SIDE)}q2 -5 4 0m1 0q2 -4 4 0`).join(
  '',
);
/** Short strokes across the dividing way, which runs down from the upper left corner. */
const cobble = scatter(11);
const COBBLES = times(260, () => {
  const along = cobble() * SIDE;
  const aside = (cobble() - 0.5) * 60;
  return `M${round(along + aside)} ${round(along - aside)}l5 5`;
}).join('');

/** A quarter of a circle with the pattern of its team. EX-ARENA-02 */
function Platform({ team }: { readonly team: Team }) {
  const corner = team === 'blue' ? at(0, 0) : at(END, END);
  const [x, y] = [px(corner.x), py(corner.y)];
  const turn = team === 'blue' ? 0 : Math.PI;
  const ring = (far: number, className: string, fill?: string) => (
    <circle cx={x} cy={y} r={lengthOf(inches(far))} className={className} fill={fill} />
  );
  const spokes = times(9, (i) => {
    const angle = (i / 8) * (Math.PI / 2) + turn;
    const far = lengthOf(inches(5.7));
    return `M${x} ${y}L${round(x + far * Math.cos(angle))} ${round(y - far * Math.sin(angle))}`;
  });
  const { x: ax, y: ay, r } = artefactOf(team);
  return (
    <>
      {ring(7, 'ex-platform-edge')}
      {ring(6.85, 'ex-platform-rim')}
      {ring(6.6, 'ex-platform-band', patternOf(team))}
      {ring(5.7, 'ex-platform')}
      <path d={spokes.join('')} className="ex-platform-lines" />
      {ring(4.2, 'ex-platform-lines')}
      <circle cx={px(ax)} cy={py(ay)} r={lengthOf(r) + 4} className="ex-platform-lines" />
    </>
  );
}

/** Light comes from the upper left: each side is a face of its own, the shaded ones are hatched. */
function Mountain({ corners }: { readonly corners: readonly Point[] }) {
  const points = corners.map(({ x, y }) => [px(x), py(y)] as const);
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const [tx, ty] = [round(cx - 3), round(cy - 7)];
  const outline = areaOf(corners);
  return (
    <g className="ex-mountain">
      <path d={outline} className="ex-mountain-shadow" transform="translate(4 6)" />
      {points.map(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length];
        const [nx, ny] = [(ax + bx) / 2 - cx, (ay + by) / 2 - cy];
        const light = (-nx * 0.7 - ny * 0.8) / Math.hypot(nx, ny);
        const side = light > 0.5 ? 'bright' : light > 0.05 ? 'fair' : light > -0.5 ? 'dim' : 'dark';
        const part = (x: number, y: number, share: number) =>
          `${round(x + (tx - x) * share)} ${round(y + (ty - y) * share)}`;
        const detail =
          light < 0
            ? [0.2, 0.35, 0.5, 0.65, 0.8]
                .map((share) => {
                  const [ex, ey] = [ax + (bx - ax) * share, ay + (by - ay) * share];
                  return `M${part(ex, ey, 0)}L${part(ex, ey, 0.38)}`;
                })
                .join('')
            : `M${part(ax, ay, 0.7)}L${tx} ${ty}L${part(bx, by, 0.7)}L${part((ax + bx) / 2, (ay + by) / 2, 0.8)}Z`;
        return (
          <g key={`${ax} ${ay}`}>
            <path d={`M${ax} ${ay}L${bx} ${by}L${tx} ${ty}Z`} className={`ex-face-${side}`} />
            <path d={detail} className={light < 0 ? 'ex-hatch' : 'ex-snow'} />
          </g>
        );
      })}
      <path d={outline} className="ex-mountain-edge" />
    </g>
  );
}
