import { type Card, done, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import { type Element, ELEMENTS, type Euthia, type EuthiaReading, type Gem, GEMS } from '../shape.ts';
import { discardTile, discardTrophy, freePouches, looseStones } from './carrying.ts';
import { bindEssence, canWear, gemSpots, holders, setGem, swap, swappable, wear } from './equipment.ts';
import { heal } from './health.ts';
import { drinkPotion } from './potions.ts';
import { boardOf, maxHealth, purposeOf } from './tiles.ts';
import { useCarried, useEssence } from './use.ts';

/** What cannot be carried is used up or discarded. */

type Surplus = Option & {
  readonly does: string;
  readonly off?: Card;
  readonly gem?: Gem;
  readonly element?: Element;
};

/**
 * At the end of an action everything that cannot be carried is used up or discarded. EU-ITEM-06, EU-POUCH-03
 * A scroll of teleport is used up only where the hero is free to leave: neither before a fight nor in the middle of a trade. EU-PACIFY-02
 */
export function storageCheck(t: Euthia, seat: Seat, mayLeave = false): Flow {
  return freePouches(t, seat) < 0 ? makeRoom(t, seat, mayLeave) : done(undefined);
}

function* makeRoom(t: Euthia, seat: Seat, mayLeave: boolean): Flow {
  /** Each tile is swapped in once, so that this comes to an end. */
  const swapped: Card[] = [];
  while (freePouches(t, seat) < 0) {
    const got = yield* t.ask(seat, {
      prompt: 'storage',
      about: { n: -freePouches(t, seat) },
      from: surplus(t, seat, mayLeave, swapped),
      rules: ['EU-ITEM-06', 'EU-BUY-05'],
    });
    if (got.does === 'swap') swapped.push(got.card!, got.off!);
    yield* giveUp(t, seat, got);
  }
}

function surplus(t: EuthiaReading, seat: Seat, mayLeave: boolean, swapped: readonly Card[]): Surplus[] {
  const hero = t.state.heroes[seat];
  const { gaarSlots, dwurtSlots, gemSlots } = boardOf(t, seat);
  const from: Surplus[] = [];
  for (const card of t.cards(t.piles.pouch[seat])) {
    if (canWear(t, seat, card)) from.push({ id: `wear${card}`, does: 'wear', text: 'wear', card });
    if (!swapped.includes(card))
      for (const off of swappable(t, seat, card))
        from.push({
          id: `swap${off}.${card}`,
          does: 'swap',
          text: 'swap',
          card,
          about: { off: t.kind(off) },
          off,
        });
    if (hasFreeUse(t, card, mayLeave)) from.push({ id: `use${card}`, does: 'use', text: 'useUp', card });
    from.push({ id: `discard${card}`, does: 'discard', text: 'discard', card, commits: 'costs' });
  }
  for (const card of t.cards(t.piles.trophies[seat]))
    from.push({ id: `trophy${card}`, does: 'trophy', text: 'discard', card, commits: 'costs' });
  if (hero.potions > 0) from.push({ id: 'drink', does: 'drink', text: 'drink', commits: 'costs' });
  if (hero.gaar > gaarSlots) from.push({ id: 'gaar', does: 'loseGaar', text: 'loseGaar', commits: 'costs' });
  if (hero.gaar > gaarSlots && dwurtSlots > 0) from.push({ id: 'turn', does: 'turn', text: 'gaarToDwurt' });
  if (hero.dwurt > dwurtSlots)
    from.push({ id: 'dwurt', does: 'loseDwurt', text: 'loseDwurt', commits: 'costs' });
  if (looseStones(hero) > gemSlots) {
    addStones(t, seat, from);
  }
  return from;
}

/** Gems may be set, essences bound or the water drunk, and all of them given up. EU-ITEM-04 */
function addStones(t: EuthiaReading, seat: Seat, from: Surplus[]): void {
  const hero = t.state.heroes[seat];
  for (const gem of GEMS) {
    if (hero.gems[gem] === 0) continue;
    for (const card of gemSpots(t, seat))
      from.push({
        id: `set.${gem}.${card}`,
        does: 'set',
        text: 'setGem',
        card,
        about: { gem },
        gem,
      });
    from.push({ id: `gem.${gem}`, does: 'gem', text: 'loseGem', about: { gem }, commits: 'costs', gem });
  }
  for (const element of ELEMENTS) {
    if (hero.essences[element] === 0) continue;
    for (const card of holders(t, seat, element))
      from.push({
        id: `bind.${element}.${card}`,
        does: 'bind',
        text: 'bind',
        card,
        about: { element },
        element,
      });
    if (element === 'water' && hero.health < maxHealth(t, seat))
      from.push({
        id: 'water',
        does: 'useEssence',
        text: 'useEssence',
        about: { element },
        commits: 'costs',
        element,
      });
    from.push({
      id: `essence.${element}`,
      does: 'essence',
      text: 'loseEssence',
      commits: 'costs',
      about: { element },
      element,
    });
  }
}

/** Can it be used up right now, outside combat? */
const hasFreeUse = (t: EuthiaReading, card: Card, mayLeave: boolean): boolean =>
  t
    .def(card)
    .does.some(
      (clause) =>
        clause.use === 'discard' &&
        (clause.when === 'outside' || clause.when === 'anytime') &&
        (mayLeave || !purposeOf(clause).leadsAway),
    );

function* giveUp(t: Euthia, seat: Seat, { does, card, off, gem, element }: Surplus): Flow {
  const hero = t.state.heroes[seat];
  if (does === 'wear') wear(t, seat, card!);
  else if (does === 'swap') swap(t, seat, off!, card!);
  else if (does === 'use') yield* useCarried(t, seat, card!);
  else if (does === 'discard') discardTile(t, card!);
  else if (does === 'trophy') discardTrophy(t, card!);
  else if (does === 'drink') drinkPotion(t, seat, heal);
  else if (does === 'loseGaar') hero.gaar--;
  else if (does === 'turn') {
    hero.gaar--; // EU-SKOL-04
    hero.dwurt++;
  } else if (does === 'loseDwurt') hero.dwurt--;
  else if (does === 'set') setGem(t, seat, gem!, card!);
  else if (does === 'bind') bindEssence(t, seat, element!, card!);
  else if (does === 'useEssence') yield* useEssence(t, seat, 'water', null, null);
  else if (gem !== undefined) hero.gems[gem]--;
  else if (element !== undefined) hero.essences[element]--;
}
