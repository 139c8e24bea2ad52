import { DrawnIcon, type IconName, round, litOption } from '@tafelrunde/ui/board';
import { arrivalAt, reach, reachWith } from '../overview/ways.ts';
import { canAct } from '../rules/actions.ts';
import { ACTIONS, type ActionName, type EuthiaReading, type Space } from '../shape.ts';
import { middleOf } from './hexes.ts';
import { own } from './looks.ts';
import { markerOf, numberOf, type Props, seatFor, spaceNamed, tableOf } from './view.ts';

/** Where one could go for which marker, and what a step would reveal, heal or hurt. */

const actionIcons: Readonly<Record<ActionName, IconName>> = {
  mine: own('mine'),
  trade: own('barter'),
  combat: own('combat'),
};

export function Ways({ props }: { readonly props: Props }) {
  const { asking, view } = props;
  if (asking === null || asking.question.prompt !== 'turn') return <Steps props={props} />;
  const t = tableOf(view);
  const seat = seatFor(props);
  const lit = litOption(props.asking);
  const litMarker = lit === undefined ? undefined : markerOf(lit);
  const markers = asking.question.options.filter((option) => markerOf(option) !== undefined);
  const byMarker = new Map<ActionName, Map<Space, number>>();
  for (const option of markers)
    byMarker.set(markerOf(option)!, reachWith(t, seat, markerOf(option)!, numberOf(option, 'n')));
  const { moves } = view.state.heroes[seat];
  const free = moves > 0 ? reach(t, seat, moves, canAct(t, seat, 'combat')) : new Map<Space, number>();
  const shown = litMarker === undefined ? null : (byMarker.get(litMarker) ?? null);
  return (
    <>
      <g pointerEvents="none" aria-hidden="true">
        {shown === null
          ? [...farthest(byMarker, free)].map(([space, action]) => (
              <Tag key={space} t={t} space={space} icon={actionIcons[action]} />
            ))
          : [...shown].map(([space, steps]) => (
              <Tag key={space} t={t} space={space} text={String(steps)} lit />
            ))}
        {[...free].map(
          ([space, steps]) => steps > 1 && <Tag key={space} t={t} space={space} text={String(steps)} />,
        )}
      </g>
      <Steps props={props} />
    </>
  );
}

/** For every space the cheapest marker that leads there. */
function farthest(
  byMarker: ReadonlyMap<ActionName, ReadonlyMap<Space, number>>,
  free: ReadonlyMap<Space, number>,
): ReadonlyMap<Space, ActionName> {
  const found = new Map<Space, ActionName>();
  for (const action of ACTIONS)
    for (const space of byMarker.get(action)?.keys() ?? [])
      if (!found.has(space) && !free.has(space)) found.set(space, action);
  return found;
}

interface TagProps {
  readonly t: EuthiaReading;
  readonly space: Space;
  readonly icon?: IconName;
  readonly text?: string;
  readonly lit?: boolean;
}

/** A small sign at the foot of a hex: the marker that leads there, or how many steps it is. */
function Tag({ t, space, icon, text, lit = false }: TagProps) {
  const [x, y] = middleOf(t, space);
  return (
    <g transform={`translate(${round(x)} ${round(y + 31)})`}>
      <circle
        r="9.500"
        fill={lit ? '#f2bd42' : '#17100b'}
        fillOpacity={lit ? 1 : 0.82}
        stroke={lit ? '#20160d' : '#d8c7a5'}
        strokeWidth="1.200"
      />
      {icon !== undefined && <DrawnIcon name={icon} x={-6.5} y={-6.5} size={13} fill="#f6ebd4" />}
      {text !== undefined && (
        <text
          className="drawn-number"
          textAnchor="middle"
          y="5"
          fontSize="14"
          fill={lit ? '#20160d' : '#f6ebd4'}
        >
          {text}
        </text>
      )}
    </g>
  );
}

/** On every space a step leads to: what it would do. */
function Steps({ props }: { readonly props: Props }) {
  const { asking, view } = props;
  const t = tableOf(view);
  const seat = seatFor(props);
  if (asking === null || asking.question.prompt === 'placeTile') return null;
  return (
    <g pointerEvents="none" aria-hidden="true">
      {asking.question.options.map(({ id, space: name }) => {
        const space = spaceNamed(t, name);
        if (space === undefined) return null;
        const { reveals, heals, hurts } = arrivalAt(t, seat, space);
        const signs: { icon: IconName; text: string; fill: string }[] = [];
        if (hurts > 0) signs.push({ icon: own('fire'), text: `−${hurts}`, fill: '#8e2a18' });
        if (heals > 0) signs.push({ icon: 'life', text: `+${heals}`, fill: '#2f6327' });
        if (reveals > 0) signs.push({ icon: own('map'), text: `+${reveals}`, fill: '#33417f' });
        const [x, y] = middleOf(t, space);
        return signs.map(({ icon, text, fill }, i) => (
          <g key={`${id} ${text}`} transform={`translate(${round(x - 17)} ${round(y - 30 + i * 17)})`}>
            <rect x="0" y="-8" width="34" height="16" rx="8" fill={fill} stroke="#f6ebd4" strokeWidth="1" />
            <DrawnIcon name={icon} x={4} y={-6} size={12} fill="#fff6e4" />
            <text className="drawn-number" x="23" textAnchor="middle" y="4.500" fontSize="13" fill="#fff6e4">
              {text}
            </text>
          </g>
        ));
      })}
    </g>
  );
}
