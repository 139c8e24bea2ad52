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
    for (let space = 0; space < tools.length; space++) n += toolsOf(t, space, seat);
    return n;
  }
  for (let space = 0; space < marker.length; space++)
    if (marker[space] === seat && (hexAt(t, space).trade !== undefined) === (kind === 'trade')) n++;
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
  for (let space = 0; space < marker.length; space++)
    if (marker[space] === seat || toolsOf(t, space, seat) > 0) found.add(hexAt(t, space).terrain);
  return found.size;
}

function trophies(t: EuthiaReading, seat: Seat, level: number | undefined): number {
  const { trophies: held, hall } = t.piles;
  return [...t.cards(held[seat]), ...t.cards(hall[seat])].filter(
    (card) => level === undefined || t.def(card).enemy!.level === level,
  ).length;
}

/** Does the hero show all of this? */
export function hasAll(t: EuthiaReading, seat: Seat, have: Have): boolean {
  const hero = t.state.heroes[seat];
  const tests: boolean[] = [];
  for (const key of ['reputation', 'gold', 'gaar', 'health'] as const) {
    const bounds = have[key];
    if (bounds !== undefined) tests.push(within(bounds, hero[key]));
  }
  if (have.maxHealth !== undefined) tests.push(within(have.maxHealth, maxHealth(t, seat)));
  if (have.markers !== undefined) tests.push(markersOf(t, seat, have.markers.kind) >= have.markers.min);
  if (have.deaths !== undefined) tests.push(within(have.deaths, hero.fallen + hero.perished));
  if (have.deathsInCombat !== undefined) tests.push(within(have.deathsInCombat, hero.fallen));
  if (have.questsDone !== undefined)
    tests.push(within(have.questsDone, t.cards(t.piles.quests[seat]).length));
  if (have.confronted !== undefined) tests.push(within(have.confronted, confronted(t, seat).length));
  if (have.confrontedKinds !== undefined)
    tests.push(within(have.confrontedKinds, new Set(confronted(t, seat)).size));
  if (have.armourSet !== undefined) tests.push(within(have.armourSet, armourSet(t, seat)));
  if (have.heroTilesOnBoard !== undefined) {
    const own = t.cards(t.piles.worn[seat]).filter((card) => t.def(card).tile!.hero !== null);
    tests.push(within(have.heroTilesOnBoard, own.length));
  }
  tests.push(...fightTests(t, seat, have));
  if (have.minedThisTurn === true) tests.push(hero.mined);
  if (have.trophies !== undefined) tests.push(trophies(t, seat, have.trophies.level) >= have.trophies.min);
  if (have.markedTerrains !== undefined) tests.push(within(have.markedTerrains, markedTerrains(t, seat)));
  return tests.every(Boolean);
}

function fightTests(t: EuthiaReading, seat: Seat, have: Have): boolean[] {
  const { fights } = t.state.heroes[seat];
  const tests: boolean[] = [];
  const { wonFightThisTurn, wonFightsThisTurn, wonUnhurt } = have;
  if (wonFightThisTurn !== undefined)
    tests.push(fights.some(({ level }) => level >= wonFightThisTurn.levelMin));
  if (wonFightsThisTurn !== undefined) tests.push(within(wonFightsThisTurn, fights.length));
  if (wonUnhurt !== undefined)
    tests.push(fights.some(({ level, unhurt }) => unhurt && level >= wonUnhurt.levelMin));
  return tests;
}
