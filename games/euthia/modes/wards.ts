import type { Flow, Seat } from '@tafelrunde/engine';
import { supplies } from '../content/legends.ts';
import type { Choice } from '../rules/choice.ts';
import { canPay, pay } from '../rules/costs.ts';
import { tradeAt } from '../rules/map.ts';
import { isInChurch } from '../rules/places.ts';
import type { Euthia, EuthiaReading, TradePlace } from '../shape.ts';

/** The priest's wards and the people who may be hired, in the scenarios that have them. */

const WARDS = 12;
/** One ward for 1 gold in the church, never more than two. */
export function priest(t: Euthia, seat: Seat): Choice[] {
  const hero = t.state.heroes[seat];
  const given = t.state.heroes.reduce((sum, { wards }) => sum + wards, 0);
  if (!isInChurch(t, seat) || hero.gold < 1 || hero.wards >= 2 || given >= WARDS) return [];
  return [
    {
      id: 'ward',
      does: 'buyWard',
      text: 'buyWard',
      commits: 'costs',
      run: () => {
        hero.gold--;
        hero.wards++;
      },
    },
  ];
}

/** Where the hero stands among people: a place of trade that can be used, or the church. */
const placeOf = (t: EuthiaReading, seat: Seat): TradePlace | 'church' | null =>
  isInChurch(t, seat) ? 'church' : tradeAt(t, t.state.heroes[seat].space);

/** Hire somebody who waits at this place: a free action, and whoever came along before stays behind. */
export const hire = (t: Euthia, seat: Seat): Choice[] => {
  const place = placeOf(t, seat);
  return t
    .cards(t.piles.characters)
    .filter((card) => t.def(card).character!.at === place && canPay(t, seat, t.def(card).character!.pay))
    .map((card) => ({
      id: `hire${card}`,
      does: 'hire',
      text: 'hire',
      card,
      commits: 'costs' as const,
      run: function* (): Flow {
        yield* pay(t, seat, t.def(card).character!.pay);
        const { characterDeck, characters, company } = t.piles;
        t.draw(characterDeck, characters);
        partWith(t, seat);
        t.move(card, company[seat]);
        t.tell('hired', { seat, kind: t.kind(card) });
      },
    }));
};

/** A companion leaves, as all do when their hero dies, and can be hired again at the old place. */
export function partWith(t: Euthia, seat: Seat): void {
  for (const card of t.cards(t.piles.company[seat]).slice()) {
    t.setNote(card, null);
    t.move(card, t.piles.characters);
  }
}

/** A supply tile of choice. */
export function* takeSupplies(t: Euthia, n: number): Flow {
  if (n === 0) return;
  for (const { kind } of supplies) t.make(kind, t.piles.supplies);
  for (const seat of t.clockwise(t.state.start))
    for (let i = 0; i < n && t.cards(t.piles.supplies).length > 0; i++) {
      const from = t.cards(t.piles.supplies).map((card) => ({ id: `supply${card}`, card }));
      const { card } = yield* t.ask(seat, { prompt: 'takeSupply', from });
      t.move(card, t.piles.pouch[seat]);
    }
}
