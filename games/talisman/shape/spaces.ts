import type { Option } from '@tafelrunde/engine';

/** A space of the board: its place in `SPACES`, and the number of its pile. */
export type Space = number;
export type Region = 'outer' | 'middle' | 'inner';

/** TA-BOARD-01: the outer ring, clockwise. */
const OUTER = [
  'village',
  'fields1',
  'graveyard',
  'woods1',
  'sentinel',
  'hills1',
  'chapel',
  'fields2',
  'crags',
  'plains1',
  'woods2',
  'fields3',
  'city',
  'fields4',
  'hills2',
  'plains2',
  'woods3',
  'plains3',
  'tavern',
  'fields5',
  'ruins',
  'plains4',
  'forest',
  'fields6',
] as const;
/** TA-BOARD-02: the middle ring, clockwise. */
const MIDDLE = [
  'portalOfPower',
  'blackKnight',
  'hiddenValley',
  'hills3',
  'cursedGlade',
  'runes1',
  'chasm',
  'runes2',
  'warlocksCave',
  'desert1',
  'oasis',
  'desert2',
  'temple',
  'woods4',
  'runes3',
  'castle',
] as const;
/** TA-BOARD-03: the inner region; two routes lead from the Plain to the Valley. */
const INNER = [
  'plainOfPeril',
  'mines',
  'vampiresTower',
  'pits',
  'valleyOfFire',
  'werewolfDen',
  'diceWithDeath',
  'crypt',
  'crownOfCommand',
] as const;

export const SPACES = [...OUTER, ...MIDDLE, ...INNER] as const;
export type SpaceId = (typeof SPACES)[number];

/** The number of a space: `at('city')`. */
export const at = (id: SpaceId): Space => SPACES.indexOf(id);

/** What a space is called: five spaces are `fields`, one is `city`. */
export const NAMES: readonly string[] = SPACES.map((id) => id.replace(/\d$/u, ''));
export type SpaceName = SpaceId extends infer S
  ? S extends `${infer N}${1 | 2 | 3 | 4 | 5 | 6}`
    ? N
    : S
  : never;

/** All spaces of this name. */
export const named = (name: SpaceName): readonly Space[] => BY_NAME.get(name) ?? [];
const BY_NAME = new Map<string, Space[]>();
NAMES.forEach((name, space) => BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), space]));

const REGIONS: readonly Region[] = SPACES.map((_, space) =>
  space < OUTER.length ? 'outer' : space < OUTER.length + MIDDLE.length ? 'middle' : 'inner',
);
export const regionOf = (space: Space): Region => REGIONS[space];
export const inRegion: Readonly<Record<Region, readonly Space[]>> = {
  outer: SPACES.flatMap((_, space) => (REGIONS[space] === 'outer' ? [space] : [])),
  middle: SPACES.flatMap((_, space) => (REGIONS[space] === 'middle' ? [space] : [])),
  inner: SPACES.flatMap((_, space) => (REGIONS[space] === 'inner' ? [space] : [])),
};

/** The space this many steps along the ring; clockwise, or counterclockwise if negative. Not for the inner region. */
export function along(space: Space, steps: number): Space {
  const outer = space < OUTER.length;
  const first = outer ? 0 : OUTER.length;
  const length = outer ? OUTER.length : MIDDLE.length;
  return first + ((((space - first + steps) % length) + length) % length);
}

/** How many steps in this direction lead from one space of a ring to another. */
export function apart(from: Space, to: Space, dir: 1 | -1): number {
  const length = from < OUTER.length ? OUTER.length : MIDDLE.length;
  return ((to - from) * dir + length) % length;
}

export const SENTINEL = at('sentinel');
export const BRIDGEHEAD = at('hills3');
export const PORTAL = at('portalOfPower');
export const PLAIN = at('plainOfPeril');
export const VALLEY = at('valleyOfFire');
export const CROWN = at('crownOfCommand');
export const CAVE = at('warlocksCave');
export const GLADE = at('cursedGlade');

/** TA-RAFT-06: the facing spaces of the other ring. A corner of the middle ring faces three spaces of the outer one. */
export const ACROSS: readonly (readonly Space[])[] = SPACES.map((_, space) => across(space));

function across(space: Space): Space[] {
  if (space < OUTER.length) {
    const side = Math.floor(space / 6);
    const place = space % 6;
    // Of six outer spaces on a side, the corner and its neighbours face the same corner of the middle ring.
    const middle = place <= 1 ? side * 4 : place === 5 ? side * 4 + 4 : side * 4 + place - 1;
    return [OUTER.length + (middle % MIDDLE.length)];
  }
  if (space >= OUTER.length + MIDDLE.length) return [];
  const place = space - OUTER.length;
  const side = Math.floor(place / 4);
  if (place % 4 !== 0) return [side * 6 + (place % 4) + 1];
  return [(side * 6 + 23) % 24, side * 6, side * 6 + 1];
}

/** The two routes from the Plain of Peril to the Valley of Fire, both ends included. */
export const ROUTES: readonly (readonly Space[])[] = [
  [PLAIN, at('mines'), at('vampiresTower'), at('pits'), VALLEY],
  [PLAIN, at('crypt'), at('diceWithDeath'), at('werewolfDen'), VALLEY],
];

/** Ways of the Reaper that characters do not have, TA-REAPER-03 and TA-REAPER-04. */
export const REAPER_CROSSINGS: readonly (readonly [Space, Space])[] = [
  [SENTINEL, BRIDGEHEAD],
  [at('tavern'), at('temple')],
];

/** TA-REAPER-02: where exactly this many steps can lead him, turning only where he changes the region. */
export function reaperReach(from: Space, steps: number): Space[] {
  const ends = new Set<Space>();
  const walk = (space: Space, way: 1 | -1 | 0, left: number, crossed: boolean): void => {
    if (left === 0) {
      ends.add(space);
      return;
    }
    for (const turn of way === 0 ? ([1, -1] as const) : [way])
      walk(along(space, turn), turn, left - 1, false);
    if (crossed) return;
    for (const [a, b] of REAPER_CROSSINGS) {
      if (space === a) walk(b, 0, left - 1, true);
      if (space === b) walk(a, 0, left - 1, true);
    }
  };
  walk(from, 0, steps, false);
  return [...ends].toSorted((a, b) => a - b);
}

/** An option that points at a space; made once each. */
const SPACE_OPTIONS: readonly (Option & { readonly space: string })[] = SPACES.map((id) => ({
  id,
  space: id,
  text: 'space',
}));
export const spaceOption = (space: Space) => SPACE_OPTIONS[space];
const BY_ID = new Map<string, Space>(SPACES.map((id, space) => [id, space]));
export const spaceOf = (option: { readonly space?: string }): Space => BY_ID.get(option.space!)!;
