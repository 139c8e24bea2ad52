import { DrawnIcon, Figure, hexagon, type IconName, type Point, round, Walk } from '@tafelrunde/ui/board';
import { hasMonster, hexAt, landOf, toolsOf } from '../rules/map.ts';
import { type Element, type EuthiaReading, type Hex, NOWHERE, type Space } from '../shape.ts';
import { middleOf, middleOfTile } from './hexes.ts';
import { iconOf, own } from './looks.ts';
import { fightIn, type Props, tableOf } from './view.ts';

/** What lies on the map: places, monsters, markers, figures. */

const ink = '#20160d';
const elementFill: Readonly<Record<Element, string>> = {
  fire: '#b5431f',
  water: '#2f6f92',
  air: '#5d6d7d',
  earth: '#6a4c2a',
};

interface DiscProps {
  readonly at: Point;
  readonly icon: IconName;
  readonly fill?: string;
  readonly colour?: string;
  readonly radius?: number;
}

function Disc({ at: [x, y], icon, fill = '#f3e6c8', colour = ink, radius = 17 }: DiscProps) {
  const size = radius * 1.44;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={radius} cy="3" opacity=".4" />
      <circle r={radius} fill={fill} stroke={ink} strokeWidth="1.800" />
      <DrawnIcon name={icon} x={-size / 2} y={-size / 2} size={size} fill={colour} />
    </g>
  );
}

const rawIcons = { mountain: own('mine'), lakebed: own('lakebed'), cave: own('cave') } as const;
const tradeIcons = { trader: own('barter'), alchemist: own('alchemist'), towers: own('towers') } as const;

/** The place on a hex. */
function Place({ hex, at }: { readonly hex: Hex; readonly at: Point }) {
  const { raw, treasure, elemental, portal, trade, encounter, site } = hex;
  if (trade !== undefined) return <Disc at={at} icon={tradeIcons[trade]} fill="#e9d6a8" radius={19} />;
  if (raw !== undefined) return <Disc at={at} icon={rawIcons[raw]} />;
  if (treasure !== undefined) return <Disc at={at} icon={own('treasure')} fill="#f0d9a0" />;
  if (elemental !== undefined)
    return <Disc at={at} icon={own(elemental)} fill={elementFill[elemental]} colour="#fff6e4" radius={18} />;
  if (portal === true)
    return <Disc at={at} icon={own('portal')} fill="#d9d2ef" colour="#33295c" radius={19} />;
  if (encounter !== undefined) return <Disc at={at} icon={own(encounter)} fill="#e6d3ea" colour="#3f1f4d" />;
  if (site !== undefined) return <Disc at={at} icon={own(site)} fill="#d8cdbf" radius={19} />;
  return null;
}

const ROMAN = ['', 'I', 'II', 'III'];
const levelFill = ['', '#332836', '#5a1f2c', '#2b1a55'];

function Monster({
  at: [x, y],
  level,
  small,
}: {
  readonly at: Point;
  readonly level: number;
  readonly small: boolean;
}) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${small ? 0.72 : 1})`}>
      <path d={hexagon(0, 3, 20)} opacity=".4" />
      <path d={hexagon(0, 0, 20)} fill={levelFill[level]} stroke="#f3e6c8" strokeWidth="1.600" />
      <DrawnIcon name={own('monster')} x={-9} y={-15} size={18} fill="#f6ebd4" />
      <text className="drawn-number" textAnchor="middle" y="16" fontSize="13" fill="#f6ebd4">
        {ROMAN[level]}
      </text>
    </g>
  );
}

/** The marker of a seat: a shield in its pattern. */
function Flag({
  seat,
  at: [x, y],
  small = false,
}: {
  readonly seat: number;
  readonly at: Point;
  readonly small?: boolean;
}) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${small ? 0.7 : 1})`}>
      <ellipse cy="9" rx="9" ry="3" opacity=".45" />
      <path
        d="M-8 -9L0 -13L8 -9V6Q0 13 -8 6Z"
        fill={`url(#pat-${(seat % 6) + 1})`}
        stroke={ink}
        strokeWidth="1.500"
      />
    </g>
  );
}

/** Everything that lies on one hex. */
export function OnHex({ space, props }: { readonly space: Space; readonly props: Props }) {
  const t = tableOf(props.view);
  const hex = hexAt(t, space);
  const [x, y] = middleOf(t, space);
  const { marker, destroyed } = t.state.map;
  const guarded = hasMonster(t, space);
  const hasPlace = isPlace(hex);
  const owner = marker[space];
  const beside = owner >= 0 && hasPlace;
  const isFought = fightIn(props.view)?.space === space;
  const miners = t.clockwise().filter((seat) => toolsOf(t, space, seat) > 0);
  return (
    <g pointerEvents="none">
      <Place
        hex={hex}
        at={[x + (beside ? 9 : 0) - (guarded && hasPlace ? 11 : 0), y + (guarded && hasPlace ? 7 : 0)]}
      />
      {guarded && !isFought && (
        <Monster at={hasPlace ? [x + 15, y - 14] : [x, y]} level={hex.monster!} small={hasPlace} />
      )}
      {owner >= 0 && <Flag seat={owner} at={hasPlace ? [x - 19, y + 6] : [x, y + 14]} />}
      {miners.map((seat, i) => (
        <Flag key={seat} seat={seat} at={[x - 20 + i * 13, y + 22]} small />
      ))}
      {destroyed[space] && (
        <path
          d={`M${round(x - 20)} ${round(y - 20)}l40 40m0 -40l-40 40`}
          stroke="#74291d"
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}
const isPlace = ({ raw, treasure, elemental, portal, trade, encounter, site }: Hex): boolean =>
  [raw, treasure, elemental, portal, trade, encounter, site].some((one) => one !== undefined);

/** The middle of a special tile. */
export function Centre({ tile, props }: { readonly tile: number; readonly props: Props }) {
  const t = tableOf(props.view);
  const { centre } = landOf(t, tile);
  if (centre === null) return null;
  const [x, y] = middleOfTile(t.state.map.tiles[tile]);
  const icon = own(centre.place === 'encounter' ? centre.encounter : centre.place);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="24" cy="3" opacity=".45" />
      <circle r="23" fill={ink} />
      <circle r="21" fill="#f3e6c8" />
      <circle r="18" fill="none" stroke="#74291d" strokeWidth="1.500" />
      <DrawnIcon name={icon} x={-14} y={-15} size={28} fill={ink} />
    </g>
  );
}

/** The heroes, and whoever the scenario sends across the map. */
export function Figures({ props }: { readonly props: Props }) {
  const { view } = props;
  const t = tableOf(view);
  const fight = fightIn(view);
  const { figure, heroes, scenario } = view.state;
  return (
    <g pointerEvents="none">
      {figure !== NOWHERE && scenario !== 'theHunt' && (
        <Menace at={middleOf(t, figure)} scenario={scenario} />
      )}
      {fight !== null && <Foe kind={fight.kind} at={middleOf(t, fight.space)} />}
      {heroes.map((hero, seat) => {
        if (hero.space === NOWHERE || hero.board === '') return null;
        const [x, y] = placeOf(t, seat, fight?.hero === seat);
        return (
          <Walk key={hero.board} at={[round(x), round(y)]}>
            <Figure
              seat={seat}
              icon={iconOf(hero.board)}
              x={0}
              y={0}
              scale={0.95}
              active={view.state.turn === seat}
            />
          </Walk>
        );
      })}
    </g>
  );
}

/** Those who share a space stand beside one another. */
function placeOf(t: EuthiaReading, seat: number, fighting: boolean): Point {
  const { heroes } = t.state;
  const { space } = heroes[seat];
  const [x, y] = middleOf(t, space);
  const here = heroes.flatMap((hero, one) => (hero.space === space ? [one] : []));
  const at = here.indexOf(seat) - (here.length - 1) / 2;
  return [x + at * 22 - (fighting ? 20 : 0), y + 20];
}

function Foe({ kind, at: [x, y] }: { readonly kind: string; readonly at: Point }) {
  return (
    <g transform={`translate(${round(x + 15)} ${round(y - 6)})`}>
      <circle r="21" cy="3" opacity=".5" />
      <circle r="21" fill="#5a1f2c" stroke="#f3e6c8" strokeWidth="2" />
      <DrawnIcon name={iconOf(kind)} x={-14} y={-14} size={28} fill="#f6ebd4" />
    </g>
  );
}

const menaces = {
  darkWings: own('farruga'),
  walkingDestruction: own('golem'),
  mirrezilsShadow: own('mirrezil'),
  lonelyPath: own('unknown'),
} as const;

function Menace({ at: [x, y], scenario }: { readonly at: Point; readonly scenario: keyof typeof menaces }) {
  return (
    <g transform={`translate(${round(x)} ${round(y - 12)})`}>
      <circle r="25" cy="4" opacity=".55" />
      <circle r="25" fill="#1c1016" stroke="#d8896a" strokeWidth="2.500" />
      <DrawnIcon name={menaces[scenario]} x={-18} y={-18} size={36} fill="#f3e6c8" />
    </g>
  );
}
