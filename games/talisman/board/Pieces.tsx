import { useState, type ReactNode } from 'react';
import { Aim, DrawnIcon, Figure, type IconName, on, type Point, round, Walk } from '@tafelrunde/ui/board';
import { along, CROWN, regionOf, type Space, SPACES } from '../shape/spaces.ts';
import { defOf, frameOf, iconOf, own } from './looks.ts';
import { cardsOn, characterAt, type Props, type SeenCard, seatsOn } from './reading.ts';
import { boxOf, middleOf } from './rings.ts';
import { texts } from '../overview/texts.ts';

const ink = '#20160d';

/** Everything that lies or stands on the spaces. */
export function Pieces({ props }: { readonly props: Props }) {
  return (
    <>
      {SPACES.map((id, space) => (
        <Lying key={id} space={space} props={props} />
      ))}
      <Standing props={props} />
    </>
  );
}

/** The cards of a space, its gold, what is buried there. */
function Lying({ space, props }: { readonly space: Space; readonly props: Props }) {
  const { view } = props;
  const { x, y, width, height } = boxOf(space);
  const { cards } = cardsOn(view, space);
  const gold = view.state.goldOn[space] ?? 0;
  const buried = view.piles.buried[space]?.count ?? 0;
  const sealed = space === CROWN ? (view.piles.sealed.count ?? 0) : 0;
  const shown = cards.slice(-4);
  const step = shown.length > 2 ? 20 : 32;
  return (
    <g>
      {shown.map((seen, at) => (
        <LaidCard
          key={seen.card ?? seen.kind}
          seen={seen}
          x={x + width - 24 - (shown.length - 1 - at) * step}
          y={y + 40}
          turn={at % 2 === 0 ? 6 : -6}
          props={props}
        />
      ))}
      {sealed > 0 && <SealedSheet x={x + width - 24} y={y + 40} />}
      {cards.length > 4 && (
        <Badge x={x + width - 14} y={y + 68} text={`${cards.length}`} fill="#fcf6e6" colour={ink} />
      )}
      {gold > 0 && (
        <g transform={`translate(${round(x + 16)} ${round(y + height - 40)})`} pointerEvents="none">
          <circle r="12" fill="#7a4f00" stroke={ink} strokeWidth="1.4" />
          <circle r="9.5" fill="#ffd27a" />
          <text className="drawn-number" textAnchor="middle" y="5" fontSize="14" fill={ink}>
            {gold}
          </text>
        </g>
      )}
      {buried > 0 && (
        <g transform={`translate(${round(x + 7)} ${round(y + height - 48)})`} pointerEvents="none">
          <rect width={buried > 1 ? 32 : 20} height="20" rx="4" fill="#24303a" stroke="#d5dcd9" />
          <DrawnIcon name={own('remnant')} x={3} y={3} size={14} fill="#d5dcd9" />
          {buried > 1 && (
            <text className="drawn-number" x="25" y="15" textAnchor="middle" fontSize="13" fill="#d5dcd9">
              {buried}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

interface LaidCardProps {
  readonly seen: SeenCard;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly props: Props;
}

/** A card lying on a space: its sign, the colour of its type, and the number it fights with. */
function LaidCard({ seen: { kind, card }, x, y, turn, props }: LaidCardProps) {
  const { asking, speech } = props;
  const def = defOf(kind);
  const value = def === undefined ? 0 : def.strength > 0 ? def.strength : def.craft;
  const isCraft = def !== undefined && def.strength === 0;
  const target = card === null ? undefined : asking?.target(on.card(card));
  const drawing = (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${turn})`}>
      <rect x="-16" y="-21" width="34" height="46" rx="3.5" opacity=".4" />
      <rect x="-17" y="-23" width="34" height="46" rx="3.5" fill="#f7edd6" stroke={ink} strokeWidth="1.4" />
      <rect x="-14" y="-20" width="28" height="28" rx="2" fill={`var(--k-${frameOf(kind)})`} />
      <DrawnIcon name={iconOf(kind)} x={-12} y={-18} size={24} fill="#fdf3dc" />
      {value > 0 ? (
        <>
          <DrawnIcon
            name={isCraft ? 'craft' : 'attack'}
            x={-12}
            y={9.5}
            size={11}
            fill={isCraft ? '#31478f' : '#9c2b1b'}
          />
          <text className="drawn-number" x="7" y="20" textAnchor="middle" fontSize="14" fill={ink}>
            {value}
          </text>
        </>
      ) : (
        <path d="M-11 13H11M-11 17.5H6" stroke="#5f4a31" strokeWidth="1.6" />
      )}
    </g>
  );
  // What no answer points at is read on its space.
  if (target === undefined) return <g pointerEvents="none">{drawing}</g>;
  return (
    <Aim target={target} label={speech.card(kind)} ring={{ x: x - 20, y: y - 26, width: 40, height: 52 }}>
      {drawing}
    </Aim>
  );
}

function SealedSheet({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(6)`} pointerEvents="none">
      <rect x="-16" y="-21" width="34" height="46" rx="3.5" opacity=".4" />
      <rect
        x="-17"
        y="-23"
        width="34"
        height="46"
        rx="3.5"
        fill="#371212"
        stroke="#d9c498"
        strokeWidth="1.6"
      />
      <DrawnIcon name={own('ending')} x={-12} y={-12} size={24} fill="#f6c873" />
    </g>
  );
}

function Badge({
  x,
  y,
  text,
  fill,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly fill: string;
  readonly colour: string;
}) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} pointerEvents="none">
      <circle r="10" fill={fill} stroke={ink} strokeWidth="1.4" />
      <text className="drawn-number" textAnchor="middle" y="5" fontSize="14" fill={colour}>
        {text}
      </text>
    </g>
  );
}

/** Where figures stand that share a space, from the middle of its ground. */
const stands: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[0, 0, 1]],
  [
    [-19, 0, 1],
    [19, 0, 1],
  ],
  [
    [-30, 2, 0.88],
    [0, 2, 0.88],
    [30, 2, 0.88],
  ],
  [
    [-30, -13, 0.7],
    [0, -13, 0.7],
    [-15, 7, 0.76],
    [19, 7, 0.76],
  ],
  [
    [-32, -13, 0.66],
    [-6, -13, 0.66],
    [20, -13, 0.66],
    [-19, 7, 0.7],
    [8, 7, 0.7],
  ],
  [
    [-32, -13, 0.62],
    [-4, -13, 0.62],
    [24, -13, 0.62],
    [-32, 7, 0.66],
    [-4, 7, 0.66],
    [24, 7, 0.66],
  ],
  [
    [-34, -13, 0.58],
    [-11, -13, 0.58],
    [12, -13, 0.58],
    [34, -13, 0.58],
    [-26, 7, 0.62],
    [0, 7, 0.62],
    [26, 7, 0.62],
  ],
];

function standing(space: Space, place: number, count: number, crowded: boolean): readonly [Point, number] {
  const { x, y, width, height } = boxOf(space);
  const [dx, dy, scale] = stands[Math.min(count, 7)]?.[place] ?? [0, 0, 0.6];
  const aside = crowded ? -16 : 0;
  return [[x + width / 2 + dx + aside, y + height - 45 + dy], scale];
}

/** The figures and the Reaper. */
function Standing({ props }: { readonly props: Props }) {
  const { view, sitters, speech, asking } = props;
  const { players, reaper } = view.state;
  const say = texts[speech.language];
  const withReaper = view.options.reaper;
  const whoIsOn = (space: Space): readonly (number | 'reaper')[] => [
    ...(withReaper && reaper === space ? (['reaper'] as const) : []),
    ...seatsOn(view, space),
  ];
  const spotOf = (who: number | 'reaper', space: Space) => {
    const there = whoIsOn(space);
    return standing(space, there.indexOf(who), there.length, cardsOn(view, space).cards.length > 0);
  };
  const seats = players.flatMap((player, seat) => (player.standing === 'playing' ? [seat] : []));
  // A figure further down is nearer.
  const ordered = seats.toSorted(
    (a, b) => spotOf(a, players[a]?.space ?? 0)[0][1] - spotOf(b, players[b]?.space ?? 0)[0][1] || a - b,
  );
  return (
    <>
      {withReaper && <Reaper at={spotOf('reaper', reaper)} space={reaper} name={say.reaper} />}
      {ordered.map((seat) => {
        const player = players[seat];
        if (player === undefined) return null;
        const [point, scale] = spotOf(seat, player.space);
        const kind = characterAt(view, seat);
        const icon = player.toad > 0 ? own('toad') : kind === null ? 'person' : iconOf(kind);
        const target = asking?.target(on.seat(seat));
        const figure = (
          <Figure seat={seat} icon={icon} x={0} y={0} scale={scale} active={sitters[seat]?.asked ?? false} />
        );
        return (
          <Strider key={seat} at={point} space={player.space}>
            {target === undefined ? (
              <g pointerEvents="none" className="ta-figure" data-figure={seat}>
                {figure}
              </g>
            ) : (
              <Aim
                target={target}
                label={say.figure(kind === null ? '' : speech.card(kind), speech.seat(seat))}
                ring={{ x: -19 * scale, y: -50 * scale, width: 38 * scale, height: 60 * scale }}
              >
                {figure}
              </Aim>
            )}
          </Strider>
        );
      })}
    </>
  );
}

/** A figure that walks along its ring whenever its space changes. */
function Strider({
  at,
  space,
  children,
}: {
  readonly at: Point;
  readonly space: Space;
  readonly children: ReactNode;
}) {
  const [walk, setWalk] = useState<{ readonly space: Space; readonly way?: readonly Point[] | undefined }>({
    space,
  });
  if (walk.space !== space) setWalk({ space, way: between(walk.space, space) });
  return (
    <Walk at={at} along={walk.way}>
      {children}
    </Walk>
  );
}

/** The spaces between two of one ring, the shorter way round. */
function between(from: Space, to: Space): readonly Point[] | undefined {
  if (regionOf(from) !== regionOf(to) || regionOf(from) === 'inner') return undefined;
  for (let steps = 1; steps <= 12; steps++)
    for (const turn of [1, -1])
      if (along(from, turn * steps) === to)
        return Array.from({ length: steps - 1 }, (_, step) => {
          const [x, y] = middleOf(along(from, turn * (step + 1)));
          return [x, y + 20] as const;
        });
  return undefined;
}

function Reaper({
  at: [point, scale],
  space,
  name,
}: {
  readonly at: readonly [Point, number];
  readonly space: Space;
  readonly name: string;
}) {
  const icon: IconName = own('reaper');
  return (
    <Strider at={point} space={space}>
      <g pointerEvents="none" transform={`scale(${scale})`} data-figure="reaper">
        <title>{name}</title>
        <ellipse cy="3" rx="17" ry="7.5" fill="#0b0705" stroke="#8d7b62" />
        <path
          d="M-13 0V-33Q-13 -47 0 -47T13 -33V0Q0 5 -13 0Z"
          fill="#15100c"
          stroke="#8d7b62"
          strokeWidth="1.5"
        />
        <DrawnIcon name={icon} x={-13} y={-42} size={27} fill="#f6ebd4" />
      </g>
    </Strider>
  );
}
