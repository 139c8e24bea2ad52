import type { Flow, Seat } from '@tafelrunde/engine';
import type { Axial } from '../map/lattice.ts';
import { scenarioOf } from '../modes/current.ts';
import { type EncounterKind, type Euthia, NOWHERE } from '../shape.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { prepareEncounter } from './encounters.ts';
import { landOf, missingAround, placeTile, powersOn } from './map.ts';
import { feelPowers } from './powers.ts';
import { companyClauses } from './tiles.ts';

/** New map tiles, one by one, until the hero's space is surrounded. True if the hero lives. EU-REVEAL-01 to EU-REVEAL-08 */
export function* reveal(t: Euthia, seat: Seat): Flow<boolean> {
  const hero = t.state.heroes[seat];
  const { space } = hero;
  for (;;) {
    const missing = missingAround(t, space);
    if (missing.length === 0 || t.cards(t.piles.mapStack).length === 0) return true; // EU-REVEAL-06
    for (const { clause } of companyClauses(t, seat, 'revealing'))
      yield* resolve(t, doing(seat), clause.fx ?? []);
    const { anchor } = yield* t.ask(seat, {
      prompt: 'placeTile',
      from: missing.map((one) => ({
        id: `${one.q},${one.r}`,
        space: `${one.q},${one.r}`,
        text: 'position',
        does: 'position',
        about: { q: one.q, r: one.r },
        anchor: one,
      })),
      rules: ['EU-REVEAL-02'],
    });
    const lives = yield* lay(t, seat, anchor);
    if (!lives) return false;
  }
}

function* lay(t: Euthia, seat: Seat, anchor: Axial): Flow<boolean> {
  const before = t.state.heroes.map(({ space }) => powersOn(t, space));
  const card = t.top(t.piles.mapStack)!;
  const tile = placeTile(t, card, anchor);
  t.tell('revealed', { seat, kind: t.kind(card), q: anchor.q, r: anchor.r });
  prepare(t, tile); // EU-REVEAL-05
  yield* scenarioOf(t).tileRevealed(t, tile);
  // Heroes whose space has come under fire or water: the active one first. EU-ELEM-02, EU-ELEM-03
  let lives = true;
  for (const other of t.clockwise(seat)) {
    const { space } = t.state.heroes[other];
    if (space === NOWHERE) continue;
    const powers = powersOn(t, space);
    if (powers === before[other]) continue;
    const fresh = newlyFelt(before[other], powers);
    if (fresh !== 0 && !(yield* feelPowers(t, other, fresh)) && other === seat) lives = false;
  }
  return lives;
}

const FIRE_AND_WATER = 12;
/** Only a power that was not there before strikes, and only if the other does not cancel it. EU-ELEM-02, EU-ELEM-04 */
function newlyFelt(before: number, now: number): number {
  if ((now & FIRE_AND_WATER) === FIRE_AND_WATER) return 0;
  return now & ~before & FIRE_AND_WATER;
}

function prepare(t: Euthia, tile: number): void {
  const { hexes, centre } = landOf(t, tile);
  const kinds: (EncounterKind | 'legend')[] = hexes.flatMap(({ encounter }) => encounter ?? []);
  if (centre?.place === 'encounter') kinds.push(centre.encounter);
  for (const kind of kinds) prepareEncounter(t, kind);
}
