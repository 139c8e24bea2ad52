import { craftValue } from '../rules/stats.ts';
import { loseCard } from '../rules/objects.ts';
import { cardsOf, type Cards } from './define.ts';

const { follower } = cardsOf('sacredPool', 'stables');

export const stables: Cards = {
  stableRidingHorse: follower({ source: 'public', copies: 3, tags: ['steed'], grants: ['gallops'] }),
  stableWarhorse: follower({
    source: 'public',
    copies: 3,
    tags: ['steed'],
    attackIf: (t, seat, fight) => (fight.kind === 'battle' ? craftValue(t, seat) : 0),
    on: {
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end) => end.loser === owner && end.cost,
        run: (t, owner, _end, card) => loseCard(t, owner, card),
      },
    },
  }),
  stableMule: follower({ source: 'public', copies: 3, tags: ['mule', 'steed'], gives: { carry: 4 } }),
  stableHorseAndCart: follower({ source: 'public', copies: 3, tags: ['steed'], gives: { carry: 8 } }),
};
