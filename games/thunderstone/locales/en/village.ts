import type { CardWords, Phrase } from '@tafelrunde/engine';
import type { village as de } from '../de/village.ts';

/** Village cards and basics: what they are called and say, and what is asked and told because of them. */
export const village = {
  prompts: {
    banish: 'Which monster do you send under the dungeon deck?',
    arrange: 'In which order do you put the dungeon cards back? The first lies on top.',
    study: 'Which card do you give to the Sage?',
    putOnDeck: 'Which hero do you put on your party deck?',
    cleave: 'Which monster does the Claymore fell?',
  } satisfies Record<keyof (typeof de)['prompts'], Phrase>,
  options: {
    'use.foresee': ({ kind }, say) => `${say.card(kind)}: arrange 3 dungeon cards, draw 2 cards`,
    'use.banish': ({ kind }, say) => `Destroy ${say.card(kind)}: put a monster under the deck, draw 1 card`,
    'use.study': ({ kind }, say) => `${say.card(kind)}: destroy a card, 1 experience if it is no hero`,
    'use.sellWisdom': ({ kind }, say) => `Destroy ${say.card(kind)}: 1 gold for each hero`,
    'use.forge': ({ kind }, say) => `${say.card(kind)}: draw 1 card, and 1 purchase of a weapon`,
    'use.sendHero': ({ kind }, say) => `Destroy ${say.card(kind)}: 2 gold, put a hero on the deck`,
    'use.wither': ({ kind }, say) =>
      `${say.card(kind)}: all monsters lose 2 health, all others suffer 1 Disease`,
    'use.secondPurchase': ({ kind }, say) => `${say.card(kind)}: 1 more purchase`,
    'use.sell2': ({ kind }, say) => `Destroy ${say.card(kind)}: 2 gold`,
    'use.feast': ({ kind }, say) => `${say.card(kind)}: all heroes strength +3 and attack +1`,
    'use.draw3': ({ kind }, say) => `Destroy ${say.card(kind)}: draw 3 cards`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {} satisfies Record<string, Phrase>,
  cards: {
    torch: { name: 'Torch' },
    dagger: { name: 'Dagger' },
    ironRations: { name: 'Iron Rations', text: 'Dungeon: one hero gets strength +2.' },
    disease: { name: 'Disease', text: 'Dungeon: your attack or magic attack is lowered by 1.' },
    cursedMace: { name: 'Cursed Mace', text: 'Whoever fights with it suffers 1 Disease.' },
    foresightElixir: {
      name: 'Foresight Elixir',
      text: 'Show it: a trap does not hit you. Dungeon: look at the top 3 dungeon cards, arrange them and draw 2 cards.',
    },
    lantern: { name: 'Lantern' },
    magiStaff: {
      name: 'Magi Staff',
      text: 'Dungeon, while it is carried: destroy it, put 1 monster under the dungeon deck and draw 1 card.',
    },
    magicMissile: { name: 'Magic Missile', text: 'Only against rank 1.' },
    sage: {
      name: 'Sage',
      text: 'Village: destroy 1 card; unless it was a hero you gain 1 experience. Village: destroy the Sage for 1 gold for each hero.',
    },
    shortBow: {
      name: 'Short Bow',
      text: 'Attack +3 against rank 2 and 3. Another +2 with an Archer, against other ranks too.',
    },
    townGuard: { name: 'Town Guard', text: 'Village: draw 2 cards. Village: destroy it and draw 3 more.' },
    barkeep: { name: 'Barkeep', text: 'Village: 1 more purchase. Village: destroy it for 2 gold.' },
    feast: { name: 'Feast', text: 'Dungeon: all your heroes get strength +3 and attack +1.' },
    fireball: { name: 'Fireball' },
    hatchet: { name: 'Hatchet' },
    blacksmith: {
      name: 'Blacksmith',
      text: 'Village: draw 1 card; 1 more purchase for a weapon. Village: destroy it for 2 gold and put 1 hero on your deck.',
    },
    claymore: {
      name: 'Claymore',
      text: 'Before refilling: take 1 monster worth 1 or 2 victory points out of the hall, without experience.',
    },
    creepingDeath: {
      name: 'Creeping Death',
      text: 'Dungeon: all others suffer 1 Disease. All monsters lose 2 health; whichever has none left is yours.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};
