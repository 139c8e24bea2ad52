import type { VerbRules } from '../effects.ts';

/** What waits for the trade action of this turn. */
export const tradeVerbs: VerbRules<'discount' | 'sellBonus' | 'freeOfferChange'> = {
  discount: (t, { seat }, n, { lasts }) => {
    if (lasts === 'thisRound') t.state.changes.push({ what: 'cheaper', until: 'roundEnd' });
    else t.state.heroes[seat].discounts.push(n);
  },
  sellBonus: (t, { seat }, n) => {
    t.state.heroes[seat].sellBonuses.push(n);
  },
  freeOfferChange: (t, { seat }, n) => {
    t.state.heroes[seat].offerChanges += n;
  },
};
