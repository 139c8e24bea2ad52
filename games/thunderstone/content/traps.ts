import type { Option, Seat } from '@tafelrunde/engine';
import { pickFromHands, showHand, takeFromHand } from '../rules/discarding.ts';
import {
  countsAs,
  destroy,
  drawTo,
  handOf,
  isHero,
  isLaidOut,
  laidCard,
  othersThan,
  sufferDisease,
  takeAway,
  turnOf,
} from '../rules/party.ts';
import type { Thunderstone } from '../shape.ts';
import { trap } from './define.ts';
import { hasClass } from './effects.ts';

const isCleric = hasClass('cleric');
const isThief = hasClass('thief');

/** TH-COMP-05; the numbers of copies are a public listing's. */
export const traps = [
  trap({
    kind: 'theCage',
    group: 'dire',
    source: 'public',
    copies: 2,
    hits: 'active',
    // TH-CARD-50: a hero of the active seat is locked up; the trap stays beside the hall. TH-TRAP-09
    *spring(t, _active, [seat], card) {
      if (seat === undefined) return;
      // Alone a trap may spring when the next hand is already drawn: whether it holds a hero nobody else knows.
      if (isLaidOut(t, seat) && !handOf(t, seat).some((held) => isHero(t.def(held)))) return;
      const [hero] = yield* pickFromHands(t, [seat], { prompt: 'cage', rules: ['TH-CARD-50'], fits: isHero });
      if (hero === null) return;
      const turn = turnOf(t);
      const laid = turn === null ? null : laidCard(turn, hero);
      if (turn !== null && laid !== null) takeAway(t, turn, laid, t.piles.caged);
      else t.move(hero, t.piles.caged);
      t.move(card, t.piles.beside);
      t.tell('caged', { seat, kind: t.kind(hero) });
    },
  }),
  trap({
    kind: 'deliriumPoison',
    group: 'dire',
    source: 'public',
    copies: 2,
    hits: 'others', // TH-CARD-49
    spring: (t, _active, hit) => {
      for (const seat of hit) {
        showHand(t, seat);
        for (const card of handOf(t, seat).filter((held) => t.def(held).sort === 'spell'))
          takeFromHand(t, seat, card, 'trash');
      }
    },
  }),
  trap({
    kind: 'poisonGasTrap',
    group: 'dire',
    source: 'public',
    copies: 2,
    // TH-CARD-48: a Disease for everybody who does not show a Cleric or a Thief.
    *spring(t, _active, hit) {
      const holding = hit.filter((seat) => handOf(t, seat).length > 0);
      const answers =
        holding.length === 0
          ? []
          : yield* t.askAll(holding, (seat) => {
              const from: Option[] = [{ id: 'suffer', declines: true, commits: 'costs' }];
              for (const card of handOf(t, seat)) {
                const def = countsAs(t, card);
                if (isCleric(def) || isThief(def)) from.push({ id: `show${card}`, card, text: 'show' });
              }
              return { prompt: 'poisonGas', from, secret: true, final: true, rules: ['TH-CARD-48'] };
            });
      holding.forEach((seat, i) => {
        const { card } = answers[i];
        if (card === undefined) return;
        if (!isLaidOut(t, seat)) t.show([card], 'all');
        t.tell('showed', { seat, kind: t.kind(card) });
      });
      for (const seat of hit) {
        const at = holding.indexOf(seat);
        if (at === -1 || answers[at].card === undefined) sufferDisease(t, seat);
      }
    },
  }),
  trap({
    kind: 'pitTrap',
    group: 'death',
    source: 'public',
    copies: 3,
    // TH-CARD-54: everybody shows a hero; if it is no Thief it falls. Who has none shows the hand.
    *spring(t, _active, hit) {
      const heroes = yield* pickFromHands(t, hit, { prompt: 'pit', rules: ['TH-CARD-54'], fits: isHero });
      hit.forEach((seat, i) => {
        const card = heroes[i];
        if (card === null) return;
        if (!isLaidOut(t, seat)) t.show([card], 'all');
        t.tell('showed', { seat, kind: t.kind(card) });
        if (!isThief(countsAs(t, card))) takeFromHand(t, seat, card, 'trash');
      });
    },
  }),
  trap({
    kind: 'rollingBoulder',
    group: 'death',
    source: 'public',
    copies: 3,
    // TH-CARD-52: from the left of the active seat, card by card, until three heroes have been crushed.
    spring: (t, active, hit) => {
      const order = [...othersThan(t, active), active].filter((seat) => hit.includes(seat));
      // Whose deck is known to hold no hero any more: it was shuffled out of an open pile without one.
      const barren = new Set<Seat>();
      const isHopeful = (seat: Seat): boolean => !barren.has(seat) && mayTurnUp(t, seat);
      let crushed = 0;
      while (order.some(isHopeful)) {
        for (const seat of order) {
          if (!order.some(isHopeful)) return;
          if (!isHopeful(seat)) barren.add(seat);
          const card = drawTo(t, seat, t.piles.revealed); // TH-CARD-53
          if (card === null) continue;
          t.tell('turnedUp', { seat, kinds: [t.kind(card)] });
          if (!isHero(t.def(card))) t.move(card, t.piles.discard[seat]);
          else {
            destroy(t, seat, card);
            if (++crushed === 3) return;
          }
        }
      }
    },
  }),
];

/** Everybody can see whether it makes sense to go on: there is a deck, or a hero in the open discard pile. */
const mayTurnUp = (t: Thunderstone, seat: Seat): boolean =>
  t.cards(t.piles.deck[seat]).length > 0 ||
  t.cards(t.piles.discard[seat]).some((card) => isHero(t.def(card)));
