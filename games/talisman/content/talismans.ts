import { countersOn, setCounters } from '../rules/decks.ts';
import { regionOf } from '../shape/spaces.ts';
import type { Seat, Reading } from '../shape.ts';
import { cardsOf, type Cards } from './define.ts';
import { nothing } from './vocabulary.ts';

const base = cardsOf('base', 'talismans');
const cataclysm = cardsOf('cataclysm', 'talismans');

const standsIn = (t: Reading, seat: Seat, region: 'outer' | 'inner'): boolean =>
  regionOf(t.state.players[seat].space) === region;

export const talismans: Cards = {
  talisman: base.object({ source: 'public', copies: 4, magic: true, talisman: true }),
  // It deceives its owner, whatever else the owner has, until a true one is gained. A counter says that this has happened.
  falseTalisman: cataclysm.object({
    source: 'public',
    magic: true,
    sticks: true,
    tags: ['falseTalisman'],
    use: { can: (t, _owner, _scene, card) => countersOn(t, card) > 0, discards: true, does: nothing },
  }),
  spellboundTalisman: cataclysm.object({
    source: 'public',
    magic: true,
    talisman: true,
    grants: ['innerSpellproof'],
  }),
  talismanOfCensure: cataclysm.object({ source: 'public', magic: true, talisman: true, tags: ['censure'] }),
  talismanOfPower: cataclysm.object({
    source: 'public',
    magic: true,
    talisman: true,
    strengthIf: (t, seat) => (standsIn(t, seat, 'outer') ? 0 : 2),
  }),
  // Counters on it: lives lost in this turn, whoever's turn it is.
  talismanOfProtection: cataclysm.object({
    source: 'public',
    magic: true,
    talisman: true,
    on: {
      loss: {
        mode: 'must',
        when: (t, owner, { seat }) => seat === owner && standsIn(t, owner, 'inner'),
        run: (t, _owner, loss, card) => {
          const before = countersOn(t, card);
          loss.amount = Math.min(loss.amount, Math.max(0, 1 - before));
          setCounters(t, card, before + loss.amount);
        },
      },
      turnEnd: {
        mode: 'must',
        when: (t, _owner, _turn, card) => countersOn(t, card) > 0,
        run: (t, _owner, _turn, card) => setCounters(t, card, 0),
      },
    },
  }),
  talismanOfWisdom: cataclysm.object({
    source: 'public',
    magic: true,
    talisman: true,
    craftIf: (t, seat) => (standsIn(t, seat, 'outer') ? 0 : 2),
  }),
};
