import { cardOption } from '@tafelrunde/engine';
import { destroy } from '../rules/party.ts';
import { monster } from './define.ts';

export const guardians = [
  monster({
    kind: 'darkChampion',
    group: 'guardian',
    box: 'wrath',
    source: 'public',
    copies: 1,
    health: 12,
    experience: 3,
    points: 4,
    gold: 1,
    guardian: true, // TH-CARD-46
    // TH-CARD-47: of the new hand one card is destroyed, by choice.
    *afterDraw(t, seat) {
      const from = t.cards(t.piles.hand[seat]).map((card) => cardOption(card));
      if (from.length === 0) return;
      const { card } = yield* t.ask(seat, { prompt: 'tribute', from, rules: ['TH-CARD-47'] });
      destroy(t, seat, card);
    },
  }),
];
