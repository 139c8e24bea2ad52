import { type Card, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import { fightCreature } from '../../rules/combat.ts';
import { visitOneDenizen } from '../../rules/denizens.ts';
import { roll, total } from '../../rules/fate.ts';
import { grantMove, relocate } from '../../rules/moving.ts';
import { flyInRegion, grantTeleport } from '../../rules/reaper.ts';
import { boundToCrown } from '../../rules/sheet.ts';
import { terrainOn } from '../../rules/stats.ts';
import { type Effect, type FightKind, type Talisman } from '../../shape.ts';
import {
  along,
  at,
  named,
  NAMES,
  regionOf,
  type Space,
  type SpaceName,
  spaceOf,
  spaceOption,
} from '../../shape/spaces.ts';

/** Go to a space of this name; where there are several, the player chooses. TA-TERRAIN-03: not if Terrain covers it. */
export const teleportTo =
  (...names: readonly SpaceName[]): Effect =>
  (t, seat) =>
    teleport(t, seat, unchanged(t, names));
/** Anywhere in the region, if wanted; not in the inner region. */
export const teleportInRegion: Effect = (t, seat) => flyInRegion(t, seat);
export function* teleport(t: Talisman, seat: Seat, spaces: readonly Space[], optional = false): Flow {
  if (boundToCrown(t, seat)) return; // TA-ENDING-06
  const from: Option[] = spaces.filter((space) => space !== t.state.players[seat].space).map(spaceOption);
  if (from.length === 0) return;
  const chosen = yield* t.ask(seat, { prompt: 'teleport', from: optional ? [...from, PASS] : from });
  if (!chosen.declines) relocate(t, seat, spaceOf(chosen));
}
/** The next move may be to any space of the region. TA-MOVE-11 */
export const nextMoveAnywhere: Effect = (t, seat) => grantTeleport(t, seat);
export const nextMoveTo =
  (...names: readonly SpaceName[]): Effect =>
  (t, seat) =>
    grantMove(t, seat, unchanged(t, names));
/** The spaces of these names, as far as no Terrain has made others of them. TA-TERRAIN-03 */
export const unchanged = (t: Talisman, names: readonly SpaceName[]): Space[] =>
  names.flatMap((name) => named(name)).filter((space) => terrainOn(t, space) === null);
/** The other spaces of the region that have the same name as the own one. */
export const alike = (t: Talisman, seat: Seat): Space[] => {
  const here = t.state.players[seat].space;
  return named(NAMES[here] as SpaceName).filter(
    (space) => space !== here && regionOf(space) === regionOf(here) && terrainOn(t, space) === null,
  );
};

/** A creature appears and attacks. `creature` is a key of the words. TA-EVADE-05 */
export const attackedBy = (creature: string, kind: FightKind, value: number): Effect =>
  function* (t, seat) {
    yield* fightCreature(t, seat, creature, kind, value);
  };

/** When drawn, a die decides where it lies. TA-ADV-02 */
export const placedBy = (spaces: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, SpaceName>>) =>
  function* (t: Talisman, seat: Seat, card: Card): Flow<Space | null> {
    const rolled = total(yield* roll(t, seat, 1, t.kind(card)));
    const [space] = named(spaces[Math.min(6, Math.max(1, rolled)) as 1]);
    return terrainOn(t, space) === null ? space : null; // TA-TERRAIN-03
  };
/** TA-TERRAIN-03: what names a covered space stays where it was drawn. */
export const placedOn =
  (name: SpaceName) =>
  (t: Talisman): Space | null =>
    terrainOn(t, named(name)[0]) === null ? named(name)[0] : null;

/** "Use the list of that space": on the Cataclysm board one of its Denizens is visited instead. TA-DENIZEN-02 */
export const asAt =
  (space: 'city' | 'tavern' | 'village' | 'chapel' | 'graveyard' | 'castle', list: Effect): Effect =>
  (t, seat, by) =>
    t.options.board === 'cataclysm' ? visitOneDenizen(t, seat, at(space)) : list(t, seat, by);

/** The card moves on clockwise: so many spaces, or as many as a die says. */
export const wanders = (steps?: number): Effect =>
  function* (t, seat, by) {
    if (by === null) return;
    const from = t.piles.space.indexOf(t.at(by));
    if (from === -1 || regionOf(from) === 'inner') return;
    const far = steps ?? total(yield* roll(t, seat, 1, t.kind(by)));
    t.move(by, t.piles.space[along(from, far)]);
    t.tell('placed', { kind: t.kind(by), space: along(from, far) });
  };
