import type { Card, Seat } from '@tafelrunde/engine';
import type { Element, Euthia, EuthiaReading, Gem } from '../shape.ts';
import { gist, hasFreeSlot, maxHealth, noted, noteOf, onSlot, tileFace, valuesOf } from './tiles.ts';

/** Wearing, taking off and swapping equipment, setting gems, binding essences. EU-EQUIP-01 to EU-EQUIP-04, EU-GEM-01 */

/** A change of what is worn: current health follows the maximum. EU-HP-04 */
export function changing(t: Euthia, seat: Seat, change: () => void): void {
  const hero = t.state.heroes[seat];
  const before = maxHealth(t, seat);
  change();
  hero.health = Math.max(0, hero.health + maxHealth(t, seat) - before);
}

const isEquipment = (t: EuthiaReading, card: Card): boolean => {
  const { slot, class: sort } = tileFace(t, card);
  return slot !== null && sort !== 'ability';
};

/** The sum of pouch modifiers may never be below -3. EU-POUCH-04 */
const LEAST_POUCHES = -3;

/** What a tile adds to maximum health and pouches, apart from permanent texts. */
const healthOf = (t: EuthiaReading, card: Card | null): number =>
  card === null ? 0 : tileFace(t, card).health + noteOf(t, card).gems.filter((gem) => gem === 'ruby').length;
const pouchOf = (t: EuthiaReading, card: Card | null): number =>
  card === null ? 0 : tileFace(t, card).pouch;
const isPermanent = (t: EuthiaReading, card: Card | null): boolean =>
  card !== null && t.def(card).does.some(({ when }) => when === 'permanent');

/** May this tile leave the board, that one come onto it, or both in a single step? The hero must live. EU-HP-05, EU-POUCH-04 */
export function canChange(t: EuthiaReading, seat: Seat, off: Card | null, on: Card | null): boolean {
  const worn = t.piles.worn[seat];
  let more = healthOf(t, on) - healthOf(t, off);
  let pouch = gist(t, worn).pouch + pouchOf(t, on) - pouchOf(t, off);
  // Permanent texts may come, go or lose their set with the change: then everything is counted again.
  if (gist(t, worn).at.permanent !== undefined || isPermanent(t, on)) {
    const then = t.cards(worn).filter((card) => card !== off);
    if (on !== null) then.push(on);
    const values = valuesOf(t, seat, then);
    more = values.health - maxHealth(t, seat);
    ({ pouch } = values);
  }
  return pouch >= LEAST_POUCHES && (off === null || t.state.heroes[seat].health + more >= 1);
}

/** May it be put on a free slot? */
export function canWear(t: EuthiaReading, seat: Seat, card: Card): boolean {
  const { slot } = tileFace(t, card);
  return isEquipment(t, card) && hasFreeSlot(t, seat, slot!) && canChange(t, seat, null, card);
}

export function wear(t: Euthia, seat: Seat, card: Card): void {
  changing(t, seat, () => t.move(card, t.piles.worn[seat])); // EU-HP-04
  t.tell('wears', { seat, kind: t.kind(card) });
}

/** May it be taken off, for another one or for none? A swap is a single step. EU-HP-05 */
export const canTakeOff = (t: EuthiaReading, seat: Seat, card: Card, instead: Card | null): boolean =>
  isEquipment(t, card) && canChange(t, seat, card, instead);

export function takeOff(t: Euthia, seat: Seat, card: Card): void {
  changing(t, seat, () => t.move(card, t.piles.pouch[seat]));
  t.tell('takesOff', { seat, kind: t.kind(card) });
}

/** One tile for another on the same slot; both keep their state. EU-EQUIP-04 */
export function swap(t: Euthia, seat: Seat, off: Card, on: Card): void {
  changing(t, seat, () => {
    t.move(off, t.piles.pouch[seat]);
    t.move(on, t.piles.worn[seat]);
  });
  t.tell('wears', { seat, kind: t.kind(on) });
}

/** Worn tiles a carried one could take the place of. */
export const swappable = (t: EuthiaReading, seat: Seat, card: Card): Card[] => {
  const { slot } = tileFace(t, card);
  if (!isEquipment(t, card) || hasFreeSlot(t, seat, slot!)) return [];
  return onSlot(t, seat, slot!).filter((worn) => canTakeOff(t, seat, worn, card));
};

/** Tiles with a free gem spot, worn or in a pouch. EU-GEM-01 */
export function gemSpots(t: EuthiaReading, seat: Seat): Card[] {
  const { worn, pouch } = t.piles;
  const found: Card[] = [];
  for (const pile of [worn[seat], pouch[seat]]) {
    if (gist(t, pile).gemSpots === 0) continue;
    for (const card of t.cards(pile))
      if (noteOf(t, card).gems.length < tileFace(t, card).gems) found.push(card);
  }
  return found;
}

/** A set gem stays for good. EU-GEM-02 */
export function setGem(t: Euthia, seat: Seat, gem: Gem, card: Card): void {
  changing(t, seat, () => {
    t.state.heroes[seat].gems[gem]--;
    const note = noted(t, card);
    note.gems.push(gem);
    note.flipped.push(false);
  });
  t.tell('setsGem', { seat, gem, kind: t.kind(card) });
}

/** Tiles on the board an essence of this kind may be bound to. */
export const holders = (t: EuthiaReading, seat: Seat, element: Element): Card[] =>
  gist(t, t.piles.worn[seat]).holders.filter((card) => {
    const { essences } = noteOf(t, card);
    return essences.length < tileFace(t, card).holds && !essences.includes(element);
  });

export function bindEssence(t: Euthia, seat: Seat, element: Element, card: Card): void {
  changing(t, seat, () => {
    t.state.heroes[seat].essences[element]--;
    noted(t, card).essences.push(element);
  });
  t.tell('bindsEssence', { seat, element, kind: t.kind(card) });
}

/** A tile that leaves the board sets its essences free: they return to the supply. */
export function unbind(t: Euthia, card: Card): void {
  if (noteOf(t, card).essences.length > 0) noted(t, card).essences = [];
}

/** A new round: tiles are ready, gems active. EU-ROUND-03, EU-ABIL-02 */
export function readyAll(t: Euthia, seat: Seat): void {
  const { worn, pouch, stock, company } = t.piles;
  for (const pile of [worn[seat], pouch[seat], stock[seat], company[seat]])
    for (const card of t.cards(pile)) {
      if (t.note(card) === null) continue;
      const note = noted(t, card);
      note.exhausted = false;
      for (let i = 0; i < note.flipped.length; i++) note.flipped[i] = false;
    }
}
