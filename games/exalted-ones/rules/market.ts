import { type Card, done, type Flow, PASS, type Pile, type Seat } from '@tafelrunde/engine';
import type { Equipment, Exalted, Hero } from '../shape.ts';
import { byInitiative, firstHero, heroesOf, heroOf, type Read, seatOf, teamOf } from './models.ts';
import { named } from './status.ts';
import { kitOf, maxLife, maxMana } from './values.ts';

/** EX-EQUIP-08 */
const MOST = 3;

interface Offer {
  readonly id: string;
  readonly text: string;
  readonly does: 'buy';
  readonly card: Card;
  readonly hero: number;
  readonly value: number;
  readonly about: { readonly hero: string; readonly price: number };
  readonly commits: 'costs';
}

/**
 * EX-EQUIP-02, -10: both players may buy, one card at a time, beginning with the holder of the initiative, until both stop.
 * EX-EQUIP-03, -13: it costs neither an action nor mana, and place and presence do not matter.
 */
export function purchases(t: Exalted): Flow {
  if (!canAnybodyPay(t)) return done(undefined);
  return t.alternate<Offer>(
    byInitiative(t),
    (seat) => {
      const from = offersFor(t, seat);
      if (from.length === 0) return null;
      const reasons = reasonsToBuy(t, seat, from);
      const ask = { prompt: 'buy', from };
      // What somebody else takes away is no news to who wants nothing of the rest.
      const declined = new Set(t.state.declined[seat].split(' '));
      if (reasons.every((one) => declined.has(one))) return { ...ask, usual: PASS.id };
      // Unless something is bought now, this is what was declined.
      t.state.declined[seat] = reasons.join(' ');
      return ask;
    },
    (seat, { card, hero }) => {
      t.state.declined[seat] = '';
      buy(t, heroOf(t, hero), card);
    },
  );
}
/** What may move somebody to buy: each offer, and each hero in danger. */
function reasonsToBuy(t: Read, seat: Seat, from: readonly Offer[]): string[] {
  const inDanger = heroesOf(t, teamOf(t, seat)).filter((hero) => hero.life * 2 <= maxLife(t, hero));
  return [...from.map(({ id }) => id), ...inDanger.map(({ id }) => `hurt${id}`)];
}

/** Has anybody the gold for the cheapest card? */
function canAnybodyPay(t: Exalted): boolean {
  const least = t.gist(t.piles.market, cheapest);
  const { models } = t.state;
  for (let i = firstHero(t); i < models.length; i++) {
    const hero = models[i];
    if (hero.sort === 'hero' && hero.gold >= least - discountOf(t, seatOf(t, hero.team))) return true;
  }
  return false;
}

const equipment = (t: Read, card: Card): Equipment => {
  const def = t.def(card);
  if (def.sort !== 'equipment') throw new TypeError(`${def.kind} is no equipment`);
  return def;
};

/** What is knocked off: the first purchase of a team in a round may cost less. */
const discountOf = (t: Read, seat: Seat): number =>
  t.state.bought[seat] ? 0 : t.gist(t.piles.team[seat], discounts);
const discounts = (t: Read, team: Pile): number => {
  let gold = 0;
  for (const card of t.cards(team)) {
    const def = t.def(card);
    if (def.sort !== 'passive') continue;
    for (const one of def.statics) if (one.is === 'discount') gold += one.gold;
  }
  return gold;
};
const priceFor = (t: Read, discount: number, card: Card): number =>
  Math.max(0, equipment(t, card).price - discount);

/** The cards this player's heroes can buy now. EX-EQUIP-01, -05 to -09 */
function offersFor(t: Exalted, seat: Seat): Offer[] {
  const market = t.cards(t.piles.market);
  const found: Offer[] = [];
  const discount = discountOf(t, seat);
  for (const hero of heroesOf(t, teamOf(t, seat)))
    for (const card of market) {
      const price = priceFor(t, discount, card);
      if (hero.gold < price || !mayOwn(t, hero, card)) continue;
      found.push({
        id: `buy${card}for${hero.id}`,
        text: 'buy',
        does: 'buy',
        card,
        hero: hero.id,
        value: price,
        about: { hero: hero.kind, price },
        commits: 'costs',
      });
    }
  return found;
}
const cheapest = (t: Read, pile: Pile): number =>
  t.cards(pile).reduce((least, card) => Math.min(least, equipment(t, card).price), Infinity);

/** EX-EQUIP-06, -08, -09 */
function mayOwn(t: Read, hero: Hero, card: Card): boolean {
  const { kind, upgrades } = equipment(t, card);
  const owned = t.cards(kitOf(t, hero));
  let has = false;
  for (let i = 0; i < owned.length; i++) {
    const own = t.kind(owned[i]);
    if (own === kind) return false;
    if (own === upgrades) has = true;
  }
  return upgrades === null ? owned.length < MOST : has;
}

/** EX-EQUIP-07: the card an upgrade is built from goes back to the market. */
function buy(t: Exalted, hero: Hero, card: Card): void {
  const seat = t.state.teams.indexOf(hero.team);
  const { upgrades } = equipment(t, card);
  const price = priceFor(t, discountOf(t, seat), card);
  hero.gold -= price;
  t.state.bought[seat] = true;
  const kit = kitOf(t, hero);
  const old = upgrades === null ? undefined : t.cards(kit).find((one) => t.kind(one) === upgrades);
  exchange(t, hero, () => {
    if (old !== undefined) t.move(old, t.piles.market);
    t.move(card, kit);
  });
  t.tell('bought', { ...named(hero), seat, card: t.kind(card), price });
}

/** Cards come and go: maximum and current life change together, never below 1; mana above the maximum is lost. EX-PROF-05 */
export function exchange(t: Exalted, hero: Hero, change: () => void): void {
  const before = maxLife(t, hero);
  change();
  if (hero.life > 0) hero.life = Math.max(1, hero.life + maxLife(t, hero) - before);
  hero.mana = Math.min(hero.mana, maxMana(t, hero));
}
