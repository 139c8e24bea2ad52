import type { Seat } from '@tafelrunde/engine';
import { type Element, type EuthiaReading, type Have, type Terrain } from '../shape.ts';
import { within } from './conditions.ts';
import { hexAt, toolsOf } from './map.ts';
import { armourSet, maxHealth } from './tiles.ts';

/** What quests and badges want to see. */

/** Own markers on the map, by kind. EU-SCORE-10 to EU-SCORE-12 */
export function markersOf(t: EuthiaReading, seat: Seat, kind: 'hero' | 'interaction' | 'trade'): number {
  const { marker, tools } = t.state.map;
  let n = 0;
  if (kind === 'interaction') {
    tools.forEach((_, space) => (n += toolsOf(t, space, seat)));
    return n;
  }
  marker.forEach((owner, space) => {
    if (owner === seat && (hexAt(t, space).trade !== undefined) === (kind === 'trade')) n++;
  });
  return n;
}

/** The elements of the elementals this hero has confronted, one for each. */
function confronted(t: EuthiaReading, seat: Seat): Element[] {
  const found: Element[] = [];
  for (let space = 0; space < t.state.map.tools.length; space++) {
    const { elemental } = hexAt(t, space);
    if (elemental !== undefined && toolsOf(t, space, seat) > 0) found.push(elemental);
  }
  return found;
}

function markedTerrains(t: EuthiaReading, seat: Seat): number {
  const found = new Set<Terrain>();
  const { marker } = t.state.map;
  marker.forEach((owner, space) => {
    if (owner === seat || toolsOf(t, space, seat) > 0) found.add(hexAt(t, space).terrain);
  });
  return found.size;
}

function trophies(t: EuthiaReading, seat: Seat, level: number | undefined): number {
  const { trophies: held, hall } = t.piles;
  return [...t.cards(held[seat]), ...t.cards(hall[seat])].filter(
    (card) => level === undefined || t.def(card).enemy!.level === level,
  ).length;
}

/** Does the hero show all of this? Only what is asked for is looked at: mostly one thing. */
export function hasAll(t: EuthiaReading, seat: Seat, have: Have): boolean {
  for (const key of Object.keys(have) as (keyof Have)[]) if (!hasOne(t, seat, have, key)) return false;
  return true;
}

function hasOne(t: EuthiaReading, seat: Seat, have: Have, key: keyof Have): boolean {
  if (have[key] === undefined) return true;
  const hero = t.state.heroes[seat];
  const { fights } = hero;
  switch (key) {
    case 'reputation':
    case 'gold':
    case 'gaar':
    case 'health':
      return within(have[key], hero[key]);
    case 'maxHealth':
      return within(have[key], maxHealth(t, seat));
    case 'markers':
      return markersOf(t, seat, have[key].kind) >= have[key].min;
    case 'deaths':
      return within(have[key], hero.fallen + hero.perished);
    case 'deathsInCombat':
      return within(have[key], hero.fallen);
    case 'questsDone':
      return within(have[key], t.cards(t.piles.quests[seat]).length);
    case 'confronted':
      return within(have[key], confronted(t, seat).length);
    case 'confrontedKinds':
      return within(have[key], new Set(confronted(t, seat)).size);
    case 'armourSet':
      return within(have[key], armourSet(t, seat));
    case 'heroTilesOnBoard':
      return within(
        have[key],
        t.cards(t.piles.worn[seat]).filter((card) => t.def(card).tile!.hero !== null).length,
      );
    case 'wonFightThisTurn': {
      const { levelMin } = have[key];
      return fights.some(({ level }) => level >= levelMin);
    }
    case 'wonFightsThisTurn':
      return within(have[key], fights.length);
    case 'wonUnhurt': {
      const { levelMin } = have[key];
      return fights.some(({ level, unhurt }) => unhurt && level >= levelMin);
    }
    case 'minedThisTurn':
      return hero.mined;
    case 'trophies':
      return trophies(t, seat, have[key].level) >= have[key].min;
    case 'markedTerrains':
      return within(have[key], markedTerrains(t, seat));
  }
}
