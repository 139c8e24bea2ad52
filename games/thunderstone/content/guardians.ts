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
      const from = t
        .cards(t.piles.hand[seat])
        .map((card) => ({ ...cardOption(card), commits: 'costs' as const }));
      if (from.length === 0) return;
      const ask = { prompt: 'tribute', from, rules: ['TH-CARD-47'] } as const;
      // Nobody misses a Disease.
      const disease = from.find((option) => t.kind(option.card) === 'disease');
      const { card } = yield* t.ask(seat, disease === undefined ? ask : { ...ask, usual: disease.id });
      destroy(t, seat, card);
    },
  }),
];
