import type { Seat } from '@tafelrunde/engine';
import { ELEMENTS, type Euthia, type Gem, GEMS } from '../shape.ts';
import type { Choice } from './choice.ts';
import {
  bindEssence,
  canTakeOff,
  canWear,
  gemSpots,
  holders,
  setGem,
  swap,
  swappable,
  takeOff,
  wear,
} from './equipment.ts';
import { heal } from './health.ts';
import { drinkPotion } from './potions.ts';
import { freePouches } from './carrying.ts';
import { canExchange, coinChoices, coinFor, exchangeSilver } from './supply.ts';
import {
  activeGems,
  boardOf,
  carriedClauses,
  companyClauses,
  maxHealth,
  type OwnClause,
  purposeOf,
  stoneFits,
  wornClauses,
} from './tiles.ts';
import { isUsable, together, useEssence, useGem, useTile } from './use.ts';

/** What a hero may do at any time outside combat: use tiles, gems and potions, change equipment, exchange cards. */

/** Equipment and loose stones. EU-EQUIP-04, EU-GEM-01, EU-ITEM-05 */
export function addArranging(t: Euthia, seat: Seat, from: Choice[]): void {
  const hero = t.state.heroes[seat];
  const { pouch, worn } = t.piles;
  for (const card of t.cards(pouch[seat])) {
    if (canWear(t, seat, card))
      from.push({
        id: `wear${card}`,
        does: 'wear',
        text: 'wear',
        card,
        run: () => wear(t, seat, card),
      });
    for (const off of swappable(t, seat, card))
      from.push({
        id: `swap${off}.${card}`,
        does: 'swap',
        text: 'swap',
        card,
        about: { off: t.kind(off) },
        run: () => swap(t, seat, off, card),
      });
  }
  if (freePouches(t, seat) > 0)
    for (const card of t.cards(worn[seat]))
      if (canTakeOff(t, seat, card, null))
        from.push({
          id: `off${card}`,
          does: 'takeOff',
          text: 'takeOff',
          card,
          commits: 'costs',
          run: () => takeOff(t, seat, card),
        });
  addStones(t, seat, from, hero.gems);
}

function addStones(t: Euthia, seat: Seat, from: Choice[], gems: Readonly<Record<Gem, number>>): void {
  const spots = gemSpots(t, seat);
  for (const gem of GEMS)
    if (gems[gem] > 0)
      for (const card of spots)
        from.push({
          id: `set.${gem}.${card}`,
          does: 'setGem',
          text: 'setGem',
          card,
          about: { gem },
          run: () => setGem(t, seat, gem, card),
        });
  for (const element of ELEMENTS)
    if (t.state.heroes[seat].essences[element] > 0)
      for (const card of holders(t, seat, element))
        from.push({
          id: `bind.${element}.${card}`,
          does: 'bind',
          text: 'bind',
          card,
          about: { element },
          run: () => bindEssence(t, seat, element, card),
        });
}

/** Where the hero is: free to do anything, about to fight, or trading. */
type At = 'turn' | 'beforeFight' | 'trade';

const OUTSIDE = ['outside', 'anytime'] as const;
/** Tiles, gems, potions and essences that work outside combat. EU-TIME-03, EU-TIME-05 */
export function addUses(t: Euthia, seat: Seat, from: Choice[], at: At = 'turn'): void {
  const hero = t.state.heroes[seat];
  for (const when of OUTSIDE) {
    addTiles(t, seat, from, wornClauses(t, seat, when), at);
    addTiles(t, seat, from, companyClauses(t, seat, when), at);
    addTiles(t, seat, from, carriedClauses(t, seat, when), at);
  }
  const full = hero.health >= maxHealth(t, seat);
  for (const { card, index, gem } of activeGems(t, seat))
    if (stoneFits(t, `gem.${gem}`, OUTSIDE, full))
      from.push({
        id: `gem${card}.${index}`,
        does: 'useGem',
        text: 'useGem',
        card,
        about: { gem },
        commits: 'costs',
        run: () => useGem(t, seat, card, index, gem, null),
      });
  if (hero.potions > 0 && !full)
    from.push({
      id: 'drink',
      does: 'drink',
      commits: 'costs',
      run: () => void drinkPotion(t, seat, heal),
    });
  for (const element of ELEMENTS)
    if (hero.essences[element] > 0 && stoneFits(t, `essence.${element}`, OUTSIDE, full))
      from.push({
        id: `essence.${element}`,
        does: 'useEssence',
        text: 'useEssence',
        about: { element },
        commits: 'costs',
        run: () => useEssence(t, seat, element, null, null),
      });
}

function addTiles(t: Euthia, seat: Seat, from: Choice[], clauses: readonly OwnClause[], at: At): void {
  for (const own of clauses) {
    const { card, clause, index } = own;
    const { leadsAway, mineCart, forTrade } = purposeOf(clause);
    if (at !== 'turn' && leadsAway) continue; // EU-PACIFY-02
    if (mineCart || (at !== 'trade' && forTrade)) continue;
    if (clause.use === undefined || clause.use === 'permanent' || clause.role !== undefined) continue;
    if (!isUsable(t, seat, own, null, null)) continue;
    const used = together(t, seat, clauses, own, null, null);
    if (used[0] !== own) continue;
    from.push({
      id: `use${card}.${index}`,
      does: 'use',
      text: 'use',
      card,
      index,
      run: () => useTile(t, seat, used, null, null),
    });
  }
}

/** Four silver for a gold card, gaar for dwurt, and alone cards for coins. EU-CARD-02, EU-SKOL-04, EU-SOLO-09 */
export function addExchanges(t: Euthia, seat: Seat, from: Choice[]): void {
  const hero = t.state.heroes[seat];
  if (canExchange(t, seat))
    from.push({ id: 'exchange', does: 'exchange', commits: 'costs', run: () => exchangeSilver(t, seat) });
  for (const { id, does } of coinChoices(t, seat)) from.push({ id, does, run: () => coinFor(t, seat, id) });
  if (hero.gaar > 0 && boardOf(t, seat).dwurtSlots > 0)
    from.push({
      id: 'gaarToDwurt',
      does: 'gaarToDwurt',
      commits: 'costs',
      run: () => {
        hero.gaar--;
        hero.dwurt++;
      },
    });
}
