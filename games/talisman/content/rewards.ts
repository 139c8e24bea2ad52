import { countersOn, discard, setCounters } from '../rules/decks.ts';
import { cardsOf, type Cards } from './define.ts';
import { fullSpells, gain, heal, all } from './vocabulary.ts';

const { reward } = cardsOf('sacredPool');

export const rewards: Cards = {
  // Kept: it raises a printed value.
  ironskinCharm: reward({ source: 'public', gives: { life: 1 } }),
  mightOfGiants: reward({ source: 'public', gives: { strength: 1 } }),
  // At once, then it leaves the game.
  vastWealth: reward({ source: 'public', meet: gain('gold', 3) }),
  riteOfPassage: reward({
    source: 'public',
    meet: all(gain('lives'), gain('fate'), gain('gold'), gain('spell')),
  }),
  // Kept until it is used.
  bookOfMagic: reward({ source: 'public', use: { discards: true, does: fullSpells } }),
  selfPortrait: reward({ source: 'public', use: { discards: true, does: heal() } }),
  // Four lives lie on it, to be lost in the place of one's own.
  glassGuardians: reward({
    source: 'public',
    stays: true,
    meet: (t, _seat, by) => setCounters(t, by!, 4),
    on: {
      loss: {
        mode: 'instead',
        when: (t, owner, loss, card) => loss.seat === owner && countersOn(t, card) > 0,
        run: (t, _owner, loss, card) => {
          const spared = Math.min(loss.amount, countersOn(t, card));
          setCounters(t, card, countersOn(t, card) - spared);
          loss.amount -= spared;
          if (countersOn(t, card) === 0) discard(t, card);
          return loss.amount === 0 ? 'replaced' : undefined;
        },
      },
    },
  }),
};
