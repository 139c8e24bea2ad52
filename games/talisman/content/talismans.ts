import { regionOf } from '../topology.ts';
import { cardsOf, type Cards } from './define.ts';

const base = cardsOf('base', 'talismans');
const cataclysm = cardsOf('cataclysm', 'talismans');

export const talismans: Cards = {
  talisman: base.object({ source: 'public', copies: 4, magic: true, talisman: true }),
  talismanOfPower: cataclysm.object({
    source: 'public',
    magic: true,
    talisman: true,
    strengthIf: (t, seat) => (regionOf(t.state.players[seat].space) === 'outer' ? 0 : 2),
  }),
};
