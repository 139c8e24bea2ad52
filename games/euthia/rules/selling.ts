import type { Card, Seat } from '@tafelrunde/engine';
import { type Effect, ELEMENTS, type Euthia, type EuthiaReading, GEMS } from '../shape.ts';
import { discardTile, gemsIn, looseStones } from './carrying.ts';
import type { Choice } from './choice.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { canTakeOff, changing } from './equipment.ts';
import { maxHealth, tileFace, valuesOf } from './tiles.ts';

/** Selling at a place of trade: what can be sold, what it brings, where it goes. EU-SELL-01 to EU-SELL-06 */

/** What can be sold: tiles with a sale price, carried or worn. EU-SELL-01, EU-BUY-03 */
const hasSale = (t: EuthiaReading, card: Card): boolean => {
  const { sale, sell } = tileFace(t, card);
  return sale !== null || sell.length > 0;
};
const sellable = (t: EuthiaReading, seat: Seat): Card[] => [
  ...t.cards(t.piles.pouch[seat]).filter((card) => hasSale(t, card)),
  ...t.cards(t.piles.worn[seat]).filter((card) => hasSale(t, card) && canTakeOff(t, seat, card, null)),
];
const goldIn = (fx: readonly Effect[]): number =>
  fx.reduce((sum, effect) => sum + ('gold' in effect ? effect.gold : 0), 0);
const goldFor = (t: EuthiaReading, card: Card): number => {
  const { sale, sell } = tileFace(t, card);
  return sale === null ? Math.max(0, ...sell.map(goldIn)) : sale + gemsIn(t, card); // EU-SELL-04
};

/** Gold that selling everything would bring, once this tile is gone; worn tiles only as far as the hero can do without. EU-TRADE-05 */
export function saleValue(t: EuthiaReading, seat: Seat, gone: Card | null = null): number {
  let sum = 2 * looseStones(t.state.heroes[seat]);
  const { pouch, worn } = t.piles;
  for (const card of t.cards(pouch[seat])) if (card !== gone && hasSale(t, card)) sum += goldFor(t, card);
  const { health } = t.state.heroes[seat];
  const max = maxHealth(t, seat);
  let left = t.cards(worn[seat]).filter((card) => card !== gone);
  for (const card of left.slice()) {
    if (!hasSale(t, card)) continue;
    const then = left.filter((one) => one !== card);
    const values = valuesOf(t, seat, then);
    if (values.pouch < -3 || health + values.health - max < 1) continue;
    left = then;
    sum += goldFor(t, card);
  }
  return sum;
}

/** Everything that can be sold; where a fee is due, only sales that leave enough to pay it. EU-TRADE-05 */
export function addSales(t: Euthia, seat: Seat, from: Choice[], fee = 0): void {
  const hero = t.state.heroes[seat];
  for (const card of sellable(t, seat)) {
    const { sale, sell } = tileFace(t, card);
    const enough = (brings: number): boolean =>
      fee === 0 || (brings > 0 && hero.gold + brings + saleValue(t, seat, card) >= fee);
    if (sale === null)
      sell.forEach((fx, i) => {
        if (!enough(goldIn(fx))) return;
        from.push({
          id: `sell${card}.${i}`,
          does: 'sell',
          commits: 'costs',
          text: 'sellFor',
          card,
          about: { fx: fx as never },
          run: () => {
            sold(t, seat, card);
            return resolve(t, doing(seat), fx); // EU-SELL-06
          },
        });
      });
    else if (enough(goldFor(t, card)))
      from.push({
        id: `sell${card}`,
        does: 'sell',
        commits: 'costs',
        text: 'sell',
        card,
        about: { price: goldFor(t, card) },
        run: () => {
          hero.gold += goldFor(t, card);
          sold(t, seat, card);
        },
      });
  }
  for (const gem of GEMS)
    if (hero.gems[gem] > 0)
      from.push({
        id: `sell.${gem}`,
        does: 'sellGem',
        commits: 'costs',
        text: 'sellGem',
        about: { gem },
        run: () => {
          hero.gems[gem]--;
          hero.gold += 2 + (hero.sellBonuses.pop() ?? 0); // EU-SELL-05
        },
      });
  for (const element of ELEMENTS)
    if (hero.essences[element] > 0)
      from.push({
        id: `sell.${element}`,
        does: 'sellEssence',
        commits: 'costs',
        text: 'sellEssence',
        about: { element },
        run: () => {
          hero.essences[element]--;
          hero.gold += 2 + (hero.sellBonuses.pop() ?? 0);
        },
      });
}

/** Sold hero equipment leaves the game, everything else goes to its discard pile. EU-SELL-02, EU-SELL-03 */
function sold(t: Euthia, seat: Seat, card: Card): void {
  const hero = t.state.heroes[seat];
  hero.gold += hero.sellBonuses.pop() ?? 0;
  t.tell('sold', { seat, kind: t.kind(card) });
  if (tileFace(t, card).hero === null) discardTile(t, card);
  else
    changing(t, seat, () => {
      t.setNote(card, null);
      t.move(card, t.piles.box);
    });
}
