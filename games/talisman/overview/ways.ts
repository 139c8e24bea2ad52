import { numberIn, numbersIn, type Option, paramsOf } from '@tafelrunde/engine';
import {
  along,
  BRIDGEHEAD,
  PLAIN,
  PORTAL,
  REAPER_CROSSINGS,
  regionOf,
  SENTINEL,
  type Space,
  spaceOf,
} from '../shape/spaces.ts';
import { cardsOn, isSpace, moveIn, type At } from './reading.ts';

/** How an answer leads to its space: the spaces on the way, both ends included. */
export interface Way {
  readonly spaces: readonly Space[];
  /** Clockwise, counterclockwise, or neither. */
  readonly turn: 1 | -1 | 0;
  /** Steps along the rings. */
  readonly steps: number;
  /** The die that allows it: its place among the dice, where it is one of several. */
  readonly die: number | null;
  /** Over the bridge or through the Portal: `bridge` and `portal` where something stands in the way. */
  readonly via: 'walk' | 'bridge' | 'freeBridge' | 'portal' | 'jump';
}

/** Where an option leads, if it points at a space at all. */
export function wayOf(option: Option, props: At): Way | null {
  const { asking, view } = props;
  if (asking === null || !isSpace(option.space)) return null;
  const { prompt, about } = asking.question;
  const end = spaceOf({ space: option.space ?? '' });
  const walker = walkerOf(props);
  if (prompt === 'reaperMove') {
    const roll = numberIn(paramsOf(about), 'roll') ?? 0;
    return { ...(reaperWay(view.state.reaper, end, roll) ?? jump(view.state.reaper, end)), die: null };
  }
  const from = view.state.players[walker]?.space;
  if (from === undefined) return null;
  if (prompt !== 'destination') return jump(from, end);
  const steps = numbersIn(paramsOf(about), 'steps');
  const found =
    option.does === 'crossBridge'
      ? bridgeIn(from, Number(option.value), cardsOn(view, SENTINEL).terrain === null)
      : option.does === 'openPortal' || end === PLAIN
        ? portalIn(from, steps, option.does === 'openPortal')
        : walkTo(from, end, steps);
  return found === null ? jump(from, end) : { ...found, die: dieFor(props, found.steps) };
}

/** Whose figure moves: the seat that is asked, or the one whose turn it is. */
function walkerOf({ viewer, view }: At): number {
  return viewer === 'watcher' ? view.state.turn : viewer;
}

const jump = (from: Space, end: Space): Way => ({
  spaces: [from, end],
  turn: 0,
  steps: 0,
  die: null,
  via: 'jump',
});

type Found = Omit<Way, 'die'>;

const line = (from: Space, turn: 1 | -1, steps: number): Space[] =>
  Array.from({ length: steps + 1 }, (_, step) => along(from, turn * step));

function walkTo(from: Space, end: Space, steps: readonly number[]): Found | null {
  const sorted = steps.toSorted((a, b) => a - b);
  for (const n of sorted)
    for (const turn of [1, -1] as const)
      if (regionOf(end) === regionOf(from) && along(from, turn * n) === end)
        return { spaces: line(from, turn, n), turn, steps: n, via: 'walk' };
  // Out over the bridge, on which nobody stands in the way.
  for (const n of sorted)
    for (const turn of [1, -1] as const)
      for (const onward of [1, -1] as const) {
        const far = distance(from, BRIDGEHEAD, turn);
        if (far >= n || regionOf(from) !== 'middle') continue;
        const rest = n - far - 1;
        if (along(SENTINEL, onward * rest) === end)
          return {
            spaces: [...line(from, turn, far), ...line(SENTINEL, onward, rest)],
            turn,
            steps: n,
            via: 'freeBridge',
          };
      }
  return null;
}

/** Steps to a space of the same ring in one direction. */
function distance(from: Space, to: Space, turn: 1 | -1): number {
  for (let n = 0; n < 24; n++) if (along(from, turn * n) === to) return n;
  return 24;
}

function nearer(from: Space, to: Space): 1 | -1 {
  return distance(from, to, 1) <= distance(from, to, -1) ? 1 : -1;
}

/** TA-TERRAIN-04: Terrain leaves the bridge unguarded, and the Portal open. */
function bridgeIn(from: Space, steps: number, guarded: boolean): Found | null {
  const turn = nearer(from, SENTINEL);
  const far = distance(from, SENTINEL, turn);
  if (far >= steps) return null;
  const via = guarded ? 'bridge' : 'freeBridge';
  return { spaces: [...line(from, turn, far), BRIDGEHEAD], turn, steps, via };
}

function portalIn(from: Space, steps: readonly number[], shut: boolean): Found | null {
  if (regionOf(from) !== 'middle') return null;
  const turn = nearer(from, PORTAL);
  const far = distance(from, PORTAL, turn);
  return {
    spaces: [...line(from, turn, far), PLAIN],
    turn,
    steps: steps.toSorted((a, b) => a - b).find((n) => n > far) ?? 0,
    via: shut ? 'portal' : 'walk',
  };
}

/** Which die allows this many steps: black first; null where there is only one, or where doubles allow any. */
function dieFor({ view }: At, steps: number): number | null {
  const { dice = [], bonus = 0, upTo = false } = moveIn(view) ?? {};
  if (dice.length < 2 || upTo || dice[0] === dice[1]) return null;
  const place = dice.findIndex((die) => Math.max(1, die + bonus) === steps);
  return place === -1 ? null : place;
}

/** The Reaper turns only where he changes the region. */
function reaperWay(from: Space, end: Space, steps: number): Found | null {
  const search = (space: Space, turn: 1 | -1 | 0, left: number, crossed: boolean): Space[] | null => {
    if (left === 0) return space === end ? [space] : null;
    for (const way of turn === 0 ? ([1, -1] as const) : [turn]) {
      const rest = search(along(space, way), way, left - 1, false);
      if (rest !== null) return [space, ...rest];
    }
    if (crossed) return null;
    for (const [a, b] of REAPER_CROSSINGS) {
      const over = space === a ? b : space === b ? a : null;
      const rest = over === null ? null : search(over, 0, left - 1, true);
      if (rest !== null) return [space, ...rest];
    }
    return null;
  };
  const spaces = search(from, 0, steps, false);
  if (spaces === null) return null;
  const turn = ([1, -1] as const).find((way) =>
    spaces.every((space, at) => at === 0 || space === along(spaces[at - 1], way)),
  );
  return { spaces, turn: turn ?? 0, steps, via: 'walk' };
}
