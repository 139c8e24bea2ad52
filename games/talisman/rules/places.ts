import type { Seat } from '@tafelrunde/engine';
import type { SpaceText, Reading } from '../shape.ts';
import { NAMES, type Space, SPACES } from '../shape/spaces.ts';
import { charactersOn, has, isToad, terrainOn } from './stats.ts';

/** Spaces that read differently on the Cataclysm board, as kinds of the content. TA-CATA-01 to TA-CATA-05 */
const CATACLYSM: Readonly<Record<string, string>> = {
  city: 'ruinedCitySpace',
  tavern: 'ruinedTavern',
  village: 'ruinedVillage',
  chapel: 'ruinedChapel',
  graveyard: 'ruinedGraveyard',
  castle: 'ruinedCastle',
  plainOfPeril: 'plainOfStrife',
  diceWithDeath: 'lichSpace',
  vampiresTower: 'frozenSpire',
  werewolfDen: 'mutantsDen',
  pits: 'snowbeastPits',
};
/** Remnant symbols on the Cataclysm board; the rulebook names no spaces but the Ruins, so the others are ours. */
const REMNANTS: Readonly<Record<string, number>> = {
  ruins: 2,
  oasis: 1,
  hiddenValley: 1,
  crags: 1,
  forest: 1,
  desert: 1,
  runes: 1,
  cursedGlade: 1,
  woods: 1,
  hills: 1,
  plains: 1,
};
export const remnantsOn = (space: Space): number => REMNANTS[NAMES[space]] ?? 0;

const KINDS = {
  base: SPACES.map((id): string => id),
  cataclysm: SPACES.map((id): string => CATACLYSM[id] ?? id),
} as const;

/** The kind under which the content describes a space of this board. */
export const kindAt = (board: keyof typeof KINDS, space: Space): string => KINDS[board][space];
export const kindOf = (t: Reading, space: Space): string => kindAt(t.options.board, space);

/** What the board says there, Terrain or not. */
const printedText = (t: Reading, space: Space): SpaceText => t.content[kindOf(t, space)].space!;

/** TA-TERRAIN-01: what a visitor has to follow: the Terrain on it, or the board. */
export function textAt(t: Reading, space: Space): SpaceText {
  const terrain = terrainOn(t, space);
  return terrain === null ? printedText(t, space) : t.def(terrain).space!;
}

/** Whether this place takes a life from whoever ends its move there, whatever it does: nobody else is there to be met instead. */
export function takesLife(t: Reading, seat: Seat, space: Space): boolean {
  if (terrainOn(t, space) !== null || isToad(t, seat)) return false;
  if (charactersOn(t, space, seat).some((other) => other !== seat)) return false;
  const { alignment } = t.state.players[seat];
  switch (kindOf(t, space)) {
    case 'desert1':
    case 'desert2':
      return !has(t, seat, 'desertproof'); // TA-BOARD-08
    case 'chapel':
      return alignment === 'evil' && !has(t, seat, 'chapelproof'); // TA-BOARD-12
    case 'graveyard':
      return alignment === 'good' && !has(t, seat, 'chapelproof'); // TA-BOARD-13
    default:
      return false;
  }
}
