import { useContext, useId, type ReactNode } from 'react';
import { outline, round, times, type Point } from '../draw.ts';
import { DrawnIcon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { palettes, type PaletteName } from '../table/palettes.ts';
import { Scene, type SceneName } from '../table/scene.tsx';
import type { Box } from './camera.ts';
import { NameSize } from './names.ts';

const ink = '#20160d';

/** A sheet of parchment: what is read. */
export function Parchment({ box }: { readonly box: Box }) {
  const { x, y, width, height } = box;
  return (
    <>
      <rect x={x + 2} y={y + 5} width={width} height={height} rx={8} opacity=".45" />
      <rect {...box} rx={8} fill="#efe0bd" stroke={ink} strokeWidth="1.5" />
      <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={5} fill="#f5ead0" />
    </>
  );
}

/** A frame of wood with a dark bed: what a whole board lies in. */
export function WoodFrame({ box, children }: { readonly box: Box; readonly children?: ReactNode }) {
  const { x, y, width, height } = box;
  const rect = (by: number, radius: number) => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
    rx: radius,
  });
  return (
    <>
      <rect {...rect(13, 12)} fill="#0c0704" />
      <rect {...rect(11, 11)} fill="#4a321f" />
      <rect {...rect(8, 9)} fill="none" stroke="#8a6a45" />
      <rect {...rect(4, 7)} fill="#17100b" />
      {children}
    </>
  );
}

interface TileProps {
  readonly box: Box;
  readonly name: string;
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly seed?: number;
  /** The figure in the scene. */
  readonly icon?: IconName | undefined;
  /** The plate with the name: on parchment or dark. */
  readonly dark?: boolean;
  readonly children?: ReactNode;
}

/** A space of a board: a small scene with its name on a plate. Names that are too long take two lines. */
export function Tile({ box, name, scene, palette, seed = 3, icon, dark = false, children }: TileProps) {
  const id = useId();
  const { x, y, width, height } = box;
  const least = useContext(NameSize);
  const wanted = Math.max(15.5, least ?? 0);
  const lines = twoLines(name, Math.floor((width - 8) / (wanted * 0.477)));
  const size = lines.length > 1 ? Math.max(13.8, least ?? 0) : wanted;
  const plate = lines.length > 1 ? size * 2.25 : size * 1.42;
  const art = { w: width - 5, h: height - plate - 3 };
  const figure = Math.min(art.w, art.h) * 0.62;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="6" fill="#0e0906" />
      <clipPath id={id}>
        <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="5" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(2.5 2.5)">
          <Scene name={scene} palette={palettes[palette]} width={art.w} height={art.h} seed={seed} />
          {icon !== undefined && (
            <>
              <g opacity=".85">
                <DrawnIcon
                  name={icon}
                  x={(art.w - figure) / 2 + 2}
                  y={(art.h - figure) / 2 + 2.5}
                  size={figure}
                  fill={palettes[palette][4]}
                />
              </g>
              <DrawnIcon
                name={icon}
                x={(art.w - figure) / 2}
                y={(art.h - figure) / 2}
                size={figure}
                fill="#fdf3dc"
              />
            </>
          )}
        </g>
        <rect y={height - plate - 2.5} width={width} height={plate + 3} fill={dark ? '#33202a' : '#f3e6c8'} />
      </g>
      <text
        className="drawn-name"
        textAnchor="middle"
        fontSize={size}
        fill={dark ? '#f6ebd4' : ink}
        visibility={least === null ? 'hidden' : undefined}
      >
        {lines.map((line, at) => (
          <tspan
            key={line}
            // Read as one name: a line after the first begins with a space, for which it makes room.
            x={round(width / 2 - (at > 0 ? 1.5 : 0))}
            y={round(height - plate + size * (lines.length > 1 ? 0.73 + at * 0.96 : 0.88))}
            // A word that is wider than the space is set narrower.
            {...(line.length * size * 0.5 > width - 6 && {
              textLength: width - 8,
              lengthAdjust: 'spacingAndGlyphs',
            })}
          >
            {at > 0 ? ` ${line}` : line}
          </tspan>
        ))}
      </text>
      {children}
    </g>
  );
}

/** As few lines as it takes, at most two, broken at a space or a hyphen. */
function twoLines(name: string, letters: number): readonly string[] {
  if (name.length <= letters) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const middle = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle).trimEnd(), name.slice(middle)];
}

interface FigureProps {
  readonly seat: number;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** The figure of the seat that acts. */
  readonly active?: boolean;
}

/** A figure on a board: a parchment standee on the patterned base of its seat. Its foot stands at the point. */
export function Figure({ seat, icon, x, y, scale = 1, active = false }: FigureProps) {
  const pattern = `url(#pat-${(seat % 6) + 1})`;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale})`}>
      {active && <ellipse cy="3" rx="24" ry="11" fill="none" stroke="var(--gold)" strokeWidth="3" />}
      <ellipse cy="5" rx="17" ry="7.5" opacity=".5" />
      <ellipse cy="2.5" rx="16" ry="7" fill={ink} />
      <ellipse rx="16" ry="7" fill={pattern} stroke={ink} strokeWidth="1.2" />
      <path
        d="M-13 -2V-33Q-13 -47 0 -47T13 -33V-2Q0 3 -13 -2Z"
        fill="#f7edd6"
        stroke={ink}
        strokeWidth="1.6"
      />
      <path d="M-13 -9V-2Q0 3 13 -2V-9Q0 -4 -13 -9Z" fill={pattern} stroke={ink} />
      <DrawnIcon name={icon} x={-12} y={-42} size={24} fill={ink} />
    </g>
  );
}

/** The way an answer leads: dotted, each step numbered, with an arrow at its end. */
export function Trail({ points }: { readonly points: readonly Point[] }) {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return null;
  const line = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  return (
    <g pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} stroke={ink} strokeWidth="9" opacity=".7" />
      <path d={line} stroke="#ffdf8f" strokeWidth="4.5" strokeDasharray=".1 12" />
      {points.slice(1, -1).map(([x, y], at) => (
        <g key={`${x} ${y}`} transform={`translate(${round(x)} ${round(y)})`}>
          <circle r="12" fill="var(--gold)" stroke={ink} strokeWidth="2" />
          <text className="drawn-number" textAnchor="middle" y="6" fontSize="17" fill={ink}>
            {at + 1}
          </text>
        </g>
      ))}
      <path
        d="M-12 -12L12 0L-12 12Z"
        transform={`translate(${round(last[0])} ${round(last[1])}) rotate(${round(angle)})`}
        fill="var(--gold)"
        stroke={ink}
        strokeWidth="2"
      />
    </g>
  );
}

/** A hexagon with its points up and down, around a point. */
export function hexagon(x: number, y: number, size: number): string {
  return outline(
    times(6, (corner): Point => {
      const angle = (Math.PI / 180) * (60 * corner - 90);
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
    }),
  );
}

/** Where the hexagon with these axial coordinates has its middle. */
export function hexMiddle(q: number, r: number, size: number): Point {
  return [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r];
}

/** The cell of a square ring, clockwise from the top left, as column and row. */
export function ringCell(index: number, side: number): Point {
  const edge = side - 1;
  const [part, along] = [Math.floor(index / edge) % 4, index % edge];
  const corners: readonly Point[] = [
    [along, 0],
    [edge, along],
    [edge - along, edge],
    [0, edge - along],
  ];
  return corners[part] ?? [0, 0];
}
