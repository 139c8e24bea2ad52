import { capitalized, type Seat } from '@tafelrunde/engine';
import { elementsOf, hasMonster, hexAt, isCentre, landAt, powersOn } from '../rules/map.ts';
import type { EuthiaReading, Hex, Loot, Space } from '../shape.ts';
import type { At } from './reading.ts';
import { tableOf } from './reading.ts';
import { type OverviewTexts, texts } from './texts.ts';

/** What lies on a space, in words. */

/** The place on a space that heroes come for, if there is one; a centre is one itself. */
export function placeOn(t: EuthiaReading, space: Space, say: OverviewTexts): string | null {
  if (isCentre(space)) {
    const { centre } = landAt(t, space);
    if (centre === null) return null;
    if (centre.place === 'encounter') return say.encounters[centre.encounter];
    return centre.place === 'church' ? say.church : say.trades.towers;
  }
  return placeOf(hexAt(t, space), say);
}

function placeOf(
  { raw, treasure, elemental, portal, trade, encounter, site }: Hex,
  say: OverviewTexts,
): string | null {
  if (trade !== undefined) return say.trades[trade];
  if (raw !== undefined) return say.raws[raw];
  if (treasure !== undefined) return say.treasure(treasure);
  if (elemental !== undefined) return say.elemental(say.elements[elemental]);
  if (portal === true) return say.portal;
  if (encounter !== undefined) return say.encounters[encounter];
  return site === undefined ? null : say.sites[site];
}

const lootWords = (loot: Loot, say: OverviewTexts): string =>
  (Object.entries(loot) as [keyof Loot, number][])
    .map(([what, n]) => `${n} ${say.lootNames[what]}`)
    .join(', ');

/** In a few words: "Forest, treasure I, monster II". */
export function spaceShort(t: EuthiaReading, space: Space, say: OverviewTexts): string {
  const place = placeOn(t, space, say);
  if (isCentre(space)) return place ?? '';
  const parts = [capitalized(say.terrains[hexAt(t, space).terrain])];
  if (place !== null) parts.push(place);
  if (hasMonster(t, space)) parts.push(say.monster(hexAt(t, space).monster!));
  return parts.join(', ');
}

/** Everything on a space, a line for each. */
export function spaceLines(at: At, space: Space): string[] {
  const { view, speech } = at;
  const t = tableOf(view);
  const say = texts[speech.language];
  const { marker, destroyed, tools } = view.state.map;
  const lines = [spaceShort(t, space, say)];
  if (destroyed[space]) lines.push(say.destroyed);
  if (!isCentre(space)) {
    const { loot } = hexAt(t, space);
    if (hasMonster(t, space) && loot !== undefined) lines.push(say.loot(lootWords(loot, say)));
    for (const element of elementsOf(powersOn(t, space))) lines.push(say.powers[element]);
    if (marker[space] >= 0) lines.push(say.ownedBy(speech.seat(marker[space])));
    for (const seat of t.clockwise())
      if (((tools[space] >> (2 * seat)) & 3) > 0 && marker[space] !== seat)
        lines.push(say.ownedBy(speech.seat(seat)));
  }
  for (const seat of seatsOn(at, space)) lines.push(say.standsHere(heroName(at, seat)));
  return lines;
}

export const seatsOn = ({ view }: At, space: Space): Seat[] =>
  view.state.heroes.flatMap((hero, seat) => (hero.space === space ? [seat] : []));

/** The hero a seat plays, else whoever sits there. */
export const heroName = ({ view, speech }: At, seat: Seat): string => {
  const { board } = view.state.heroes[seat];
  return board === '' ? speech.seat(seat) : speech.card(board);
};
