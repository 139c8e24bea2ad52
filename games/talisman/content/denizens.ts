import { cardsOf, type Cards } from './define.ts';
import {
  all,
  discarded,
  forGold,
  gain,
  healsForGold,
  lose,
  miss,
  nothing,
  objectsToGold,
  sells,
  table,
  takes,
  toad,
} from './vocabulary.ts';
import { chapel, enchantress } from './spaces/outer.ts';

const { denizen } = cardsOf('cataclysm');

export const denizens: Cards = {
  denizenAlchemist: denizen({ source: 'public', traits: ['any'], meet: objectsToGold }),
  beggar: denizen({
    source: 'public',
    traits: ['city', 'tavern', 'village'],
    meet: (t, seat, by) => (t.state.players[seat].gold > 0 ? lose('gold') : gain('gold'))(t, seat, by),
  }),
  // Prices are of the Purchase supply.
  blacksmith: denizen({
    source: 'public',
    traits: ['castle', 'city', 'village'],
    meet: sells({ helmet: 1, sword: 1, axe: 2, shield: 2, armour: 4 }),
  }),
  // Goes home instead of being discarded.
  chapelwarden: denizen({ source: 'public', traits: ['chapel'], home: 'chapel', meet: chapel }),
  denizenDoctor: denizen({ source: 'public', traits: ['castle', 'city'], meet: healsForGold(2) }),
  denizenEnchantress: denizen({ source: 'public', traits: ['city'], home: 'city', meet: enchantress }),
  farmer: denizen({
    source: 'public',
    traits: ['tavern', 'village'],
    meet: table({
      1: miss(2),
      2: nothing,
      3: nothing,
      '4-5': forGold(1, gain('lives')),
      6: all(takes('mule'), discarded),
    }),
  }),
  // No trait: always discarded after the visit.
  wanderer: denizen({
    source: 'public',
    traits: [],
    meet: table({ 1: lose('fate'), 2: miss(), 3: nothing, '4-6': gain('gold') }),
  }),
  oldWizard: denizen({
    source: 'public',
    traits: ['city', 'tavern'],
    meet: table({ 1: toad, '2-3': nothing, '4-6': gain('spell') }),
  }),
};
