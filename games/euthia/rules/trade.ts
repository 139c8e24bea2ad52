import { type Card, type Flow, perform, type Seat } from '@tafelrunde/engine';
import {
  type Cost,
  type Euthia,
  type EuthiaReading,
  ROWS,
  type Row,
  type Slot,
  type TradePlace,
} from '../shape.ts';
import type { Choice } from './choice.ts';
import { canPay, pay } from './costs.ts';
import { canChange, canWear, changing, gemSpots, unbind } from './equipment.ts';
import { heal } from './health.ts';
import { addArranging, addExchanges, addUses } from './housekeeping.ts';
import { hexAt, isCentre, tradeAt } from './map.ts';
import { canAct, spendAction } from './actions.ts';
import { lessIfFouled } from './potions.ts';
import { freePouches, looseStones } from './carrying.ts';
import { storageCheck } from './storage.ts';
import { addSales, saleValue } from './selling.ts';
import { drawTile, keepHandLimit, stackDiscard } from './supply.ts';
import { takeTile } from './taking.ts';
import { boardOf, hasFreeSlot, maxHealth, tileFace } from './tiles.ts';
import { isUsable } from './use.ts';

/** Trade at the three places: fees, buying, offers, selling, healing, gaar, hero tiles, upgrades, unlocking. EU-TRADE-01 to EU-TRADE-08 */

const HEALS: { readonly [P in TradePlace]: number } = { trader: 3, towers: 4, alchemist: 5 }; // EU-TRADE-07
const rowOf = (place: TradePlace): Row => (place === 'towers' ? 'dragonslayer' : place);
const OFFER = 4;

/** Whom a fee of 1 gold is due to. EU-TRADE-03, EU-TRADE-04, EU-COOP-02 */
function feesAt(t: EuthiaReading, seat: Seat): Seat[] {
  if (t.state.mode !== 'competitive') return [];
  const { space } = t.state.heroes[seat];
  const { marker } = t.state.map;
  const owners = isCentre(space)
    ? [space - 3, space - 2, space - 1].map((one) => marker[one])
    : [marker[space]];
  return [...new Set(owners)].filter((owner) => owner !== -1 && owner !== seat);
}

/** May the hero trade here with an action? */
export const canTrade = (t: EuthiaReading, seat: Seat): boolean => {
  const hero = t.state.heroes[seat];
  if (tradeAt(t, hero.space) === null) return false;
  const fees = feesAt(t, seat).length;
  return fees <= hero.gold || fees <= hero.gold + saleValue(t, seat);
};

export function* trade(t: Euthia, seat: Seat): Flow {
  const hero = t.state.heroes[seat];
  const place = tradeAt(t, hero.space)!;
  t.tell('trades', { seat, place });
  yield* payFees(t, seat, place);
  let changes = 0;
  for (;;) {
    const from: Choice[] = [];
    addOptions(t, seat, place, changes, from);
    from.push({ id: 'done', does: 'done', declines: true, run: () => undefined });
    const got = yield* t.ask(seat, {
      prompt: 'trade',
      about: { place, gold: hero.gold },
      from,
      rules: ['EU-TRADE-06'],
    });
    if (got.does === 'done') break;
    if (got.does === 'offer') changes++;
    yield* perform(got.run());
    yield* keepHandLimit(t, seat); // EU-CARD-03
  }
  hero.discounts = [];
  hero.sellBonuses = [];
  hero.offerChanges = 0;
}

/** The fee comes first; whoever lacks gold sells first. EU-TRADE-03, EU-TRADE-05 */
function* payFees(t: Euthia, seat: Seat, place: TradePlace): Flow {
  const hero = t.state.heroes[seat];
  const owners = feesAt(t, seat);
  while (hero.gold < owners.length) {
    const from: Choice[] = [];
    addSales(t, seat, from, owners.length);
    const got = yield* t.ask(seat, { prompt: 'sellForFee', about: { place }, from, rules: ['EU-TRADE-05'] });
    yield* perform(got.run());
  }
  for (const owner of owners) {
    hero.gold--;
    t.state.heroes[owner].gold++;
    t.tell('fee', { seat, owner });
  }
}

/** After a fight on a trader's or alchemist's space the winner may trade at once, with an action. EU-CEND-09 */
export function* offerTradeAfterFight(t: Euthia, seat: Seat): Flow {
  const { space } = t.state.heroes[seat];
  if (hexAt(t, space).trade === undefined || !canTrade(t, seat) || !canAct(t, seat, 'trade')) return;
  const yes = yield* t.confirm(seat, { prompt: 'tradeNow', rules: ['EU-CEND-09'] });
  if (!yes) return;
  yield* spendAction(t, seat, 'trade');
  yield* trade(t, seat);
}

function addOptions(t: Euthia, seat: Seat, place: TradePlace, changes: number, from: Choice[]): void {
  const hero = t.state.heroes[seat];
  addPurchases(t, seat, rowOf(place), from);
  addSales(t, seat, from);
  addHeroTiles(t, seat, from);
  addUnlocking(t, seat, from);
  addUses(t, seat, from, 'trade'); // EU-TIME-03
  addArranging(t, seat, from);
  addExchanges(t, seat, from); // EU-CARD-02, EU-SOLO-09
  if (hero.gold >= 1 && hero.health < maxHealth(t, seat))
    from.push({
      id: 'heal',
      does: 'heal',
      text: 'healHere',
      commits: 'costs',
      about: { n: HEALS[place] },
      run: () => {
        hero.gold--;
        heal(t, seat, lessIfFouled(t, HEALS[place]));
      },
    });
  if (place === 'towers' && hero.gold >= 1)
    from.push({
      id: 'buyGaar',
      does: 'buyGaar',
      commits: 'costs',
      ...(hasRoomForGaar(t, seat) ? {} : { no: 'EU-BUY-05' as const }),
      run: () => {
        hero.gold--; // EU-TRADE-08
        hero.gaar++;
        return storageCheck(t, seat);
      },
    });
  // The first change of the offer is free, every further one costs 1 gold. EU-OFFER-01, EU-OFFER-02
  const free = changes === 0 || hero.offerChanges > 0;
  if (free || hero.gold >= 1)
    from.push({
      id: 'offer',
      does: 'offer',
      about: { price: free ? 0 : 1 },
      run: () => {
        if (changes > 0) {
          if (hero.offerChanges > 0) hero.offerChanges--;
          else hero.gold--;
        }
        changeOffer(t, rowOf(place));
      },
    });
}

/** All four open tiles go, four new ones come. EU-OFFER-03 */
function changeOffer(t: Euthia, row: Row): void {
  const offer = t.piles.offer[ROWS.indexOf(row)];
  for (const card of t.cards(offer).slice()) t.move(card, stackDiscard(t, row));
  fillOffer(t, row);
  t.tell('offerChanged', { row });
}
/** EU-BUY-04 */
export function fillOffer(t: Euthia, row: Row): void {
  const offer = t.piles.offer[ROWS.indexOf(row)];
  while (t.cards(offer).length < OFFER && drawTile(t, row, offer) !== null);
}

/** A discount may be used for one price; a good harvest lowers every purchase. */
const cheapest = (t: EuthiaReading, seat: Seat, price: number): number => {
  const { discounts } = t.state.heroes[seat];
  return Math.max(0, price - (discounts.length === 0 ? 0 : Math.max(...discounts)));
};
const purchasePrice = (t: EuthiaReading, price: number): number =>
  t.state.changes.some(({ what }) => what === 'cheaper') ? Math.max(Math.min(1, price), price - 1) : price;

function* payGold(t: Euthia, seat: Seat, price: number): Flow {
  const hero = t.state.heroes[seat];
  let due = price;
  if (price > 0 && hero.discounts.length > 0) {
    const least = cheapest(t, seat, price);
    const yes =
      hero.gold < price || (yield* t.confirm(seat, { prompt: 'useDiscount', about: { price, least } }));
    if (yes) {
      const i = hero.discounts.indexOf(Math.max(...hero.discounts));
      hero.discounts.splice(i, 1);
      due = least;
    }
  }
  hero.gold -= due;
}

/** Is there a place for it, or can it be used at once? EU-BUY-05 */
const hasRoom = (t: EuthiaReading, seat: Seat, card: Card): boolean => {
  const { class: sort } = tileFace(t, card);
  if (freePouches(t, seat) > 0 || canWear(t, seat, card)) return true;
  if (sort !== 'gemTile' && sort !== 'essenceTile') return usableAtOnce(t, seat, card);
  const free = looseStones(t.state.heroes[seat]) < boardOf(t, seat).gemSlots;
  return free || (sort === 'gemTile' && gemSpots(t, seat).length > 0);
};
const usableAtOnce = (t: EuthiaReading, seat: Seat, card: Card): boolean =>
  t
    .def(card)
    .does.some(
      (clause, index) =>
        clause.use === 'discard' &&
        (clause.when === 'outside' || clause.when === 'anytime') &&
        isUsable(t, seat, { card, clause, index }, null, null),
    );
/** The same for a gaar marker, which may become dwurt. EU-TRADE-08, EU-SKOL-04 */
const hasRoomForGaar = (t: EuthiaReading, seat: Seat): boolean => {
  const { gaar, dwurt } = t.state.heroes[seat];
  const { gaarSlots, dwurtSlots } = boardOf(t, seat);
  return gaar < gaarSlots || dwurt < dwurtSlots || freePouches(t, seat) > 0;
};

/** Wares of the row, and revealed equipment of the own stock at any place of trade. EU-BUY-01, EU-UPG-04 */
function addPurchases(t: Euthia, seat: Seat, row: Row, from: Choice[]): void {
  const { gold } = t.state.heroes[seat];
  const offer = t.piles.offer[ROWS.indexOf(row)];
  const add = (card: Card, own: boolean): void => {
    const price = purchasePrice(t, tileFace(t, card).price ?? 0);
    if (cheapest(t, seat, price) > gold) return;
    from.push({
      id: `buy${card}`,
      does: 'buy',
      text: 'buy',
      commits: 'costs',
      card,
      about: { price },
      ...(hasRoom(t, seat, card) ? {} : { no: 'EU-BUY-05' as const }),
      run: () => buy(t, seat, card, price, own ? null : row),
    });
  };
  for (const card of t.cards(offer)) add(card, false);
  for (const card of t.cards(t.piles.stock[seat]))
    if (tileFace(t, card).hero?.type === 'equipment') add(card, true);
}

function* buy(t: Euthia, seat: Seat, card: Card, price: number, row: Row | null): Flow {
  yield* payGold(t, seat, price);
  t.tell('bought', { seat, kind: t.kind(card), price });
  yield* takeTile(t, seat, card, null);
  if (row !== null) fillOffer(t, row);
  yield* storageCheck(t, seat);
}

/** Revealing costs 1 gold in total, however many tiles are turned up. EU-HTILE-02, EU-HTILE-03 */
function addHeroTiles(t: Euthia, seat: Seat, from: Choice[]): void {
  const { gold, reputation } = t.state.heroes[seat];
  const due = t.cards(t.piles.book[seat]).filter((card) => tileFace(t, card).hero!.value! <= reputation);
  if (due.length > 0 && cheapest(t, seat, 1) <= gold)
    from.push({
      id: 'revealTiles',
      does: 'revealTiles',
      commits: 'costs',
      about: { n: due.length },
      run: () => revealTiles(t, seat, due),
    });
  for (const card of t.cards(t.piles.stock[seat])) {
    const { slot, cost, hero } = tileFace(t, card);
    if (hero?.type === 'equipment' || cheapest(t, seat, cost) > gold || !hasFreeSlot(t, seat, slot!))
      continue;
    if (!canChange(t, seat, null, card)) continue; // EU-POUCH-04
    from.push({
      id: `upgrade${card}`,
      does: 'upgrade',
      text: 'upgrade',
      commits: 'costs',
      card,
      about: { price: cost },
      run: () => upgrade(t, seat, card, cost),
    });
  }
  // An ability may go back to the stock for free. EU-UPG-03
  for (const card of t.cards(t.piles.worn[seat]))
    if (tileFace(t, card).class === 'ability' && canChange(t, seat, card, null))
      from.push({
        id: `shelve${card}`,
        does: 'shelve',
        text: 'shelve',
        commits: 'costs',
        card,
        run: () => shelve(t, seat, card),
      });
}
function shelve(t: Euthia, seat: Seat, card: Card): void {
  changing(t, seat, () => {
    unbind(t, card);
    t.move(card, t.piles.stock[seat]);
  });
}
/** Of several tiles of one value one is kept, the others return to the box. EU-HTILE-04 */
function* revealTiles(t: Euthia, seat: Seat, due: readonly Card[]): Flow {
  yield* payGold(t, seat, 1);
  const values = [...new Set(due.map((card) => tileFace(t, card).hero!.value!))].toSorted((a, b) => a - b);
  t.tell('revealsTiles', { seat, n: due.length });
  for (const value of values) {
    const same = due.filter((card) => tileFace(t, card).hero!.value === value);
    const { card: kept } = yield* t.ask(seat, {
      prompt: 'keepOfPair',
      about: { value },
      from: same.map((card) => ({ id: `keep${card}`, card })),
      rules: ['EU-HTILE-04'],
    });
    for (const card of same) t.move(card, card === kept ? t.piles.stock[seat] : t.piles.box);
  }
}

/** An ability goes from the stock to a free unlocked slot of its symbol. EU-UPG-01, EU-UPG-02 */
function* upgrade(t: Euthia, seat: Seat, card: Card, cost: number): Flow {
  yield* payGold(t, seat, cost);
  changing(t, seat, () => t.move(card, t.piles.worn[seat]));
  t.tell('upgraded', { seat, kind: t.kind(card) });
}

/** Locked slots, for gold and essences. EU-UNLOCK-01 to EU-UNLOCK-04 */
function addUnlocking(t: Euthia, seat: Seat, from: Choice[]): void {
  const { unlocked } = t.state.heroes[seat];
  boardOf(t, seat).slots.forEach(({ symbol, price }, i) => {
    if (unlocked[i] || price === null) return;
    const gold = price.gold ?? 0;
    if (!canPay(t, seat, { ...price, gold: cheapest(t, seat, gold) })) return;
    from.push({
      id: `unlock${i}`,
      does: 'unlock',
      text: 'unlock',
      commits: 'costs',
      value: i,
      about: { slot: symbol, cost: price as never },
      run: () => unlock(t, seat, i, price, symbol),
    });
  });
}
function* unlock(t: Euthia, seat: Seat, i: number, price: Cost, slot: Slot): Flow {
  yield* payGold(t, seat, price.gold ?? 0);
  yield* pay(t, seat, { ...price, gold: 0 });
  t.state.heroes[seat].unlocked[i] = true;
  t.tell('unlocked', { seat, slot });
}
