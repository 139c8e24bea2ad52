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
    banishOrRearrange: 'Which monster do you send under the dungeon deck? Or do you rearrange the hall?',
    rearrange: 'In which order do the cards of the hall lie? The first comes furthest to the front.',
    destroyOwn: 'Which of your cards do you destroy?',
    conjure: 'Which weapon of the village do you conjure up?',
    pawn: 'Which card do you pawn?',
    train: 'Which Militia do you send to the Trainer?',
    brawler: 'Which hero goes to the tavern?',
    challenge: ({ kind }, say) => `Whose hero does ${say.the(kind)} challenge?`,
    rioter: 'Which hero does the brawl cost?',
    riotDiscard: 'Tavern Brawl: which 2 cards do you discard?',
    discardGold: 'The Tax Collector is here: which card with a gold value do you discard?',
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
    rearrange: 'Rearrange the cards of the hall',
    'use.ambrosia': ({ kind }, say) =>
      `${say.card(kind)}: all heroes strength +2 and attack +1, none is destroyed`,
    'use.empower': ({ kind }, say) => `${say.card(kind)}: all heroes strength +3`,
    'use.fury': ({ kind }, say) => `${say.card(kind)}: all heroes attack +1`,
    'use.goodberries': ({ kind }, say) =>
      `${say.card(kind)}: one hero gets strength +3, its attack becomes magic attack`,
    'use.enchantArms': ({ kind }, say) =>
      `${say.card(kind)}: attack of armed heroes becomes magic attack, draw 1 card`,
    'use.weightless': ({ kind }, say) => `${say.card(kind)}: weapons weigh nothing, draw 1 card`,
    'use.banishOrRearrange': ({ kind }, say) =>
      `${say.card(kind)}: put a monster under the deck or rearrange the hall, destroy 1 card, draw 1 card`,
    'use.conjureWeapon': ({ kind }, say) => `${say.card(kind)}: a weapon of the village for this battle`,
    'use.throw': ({ kind }, say) => `Throw ${say.card(kind)}: attack +3, destroyed afterwards`,
    'use.pawn': ({ kind }, say) => `${say.card(kind)}: destroy a card for its gold value and 3 gold more`,
    'use.train': ({ kind }, say) => `${say.card(kind)}: destroy a Militia, 2 experience`,
    'use.brawl': ({ kind }, say) => `${say.card(kind)}: discard a hero and challenge somebody`,
    'use.riot': ({ kind }, say) => `Destroy ${say.card(kind)} and a hero: all others discard 2 cards`,
    'use.levy': ({ kind }, say) => `${say.card(kind)}: 1 gold for each player`,
    'use.distrain': ({ kind }, say) =>
      `Destroy ${say.card(kind)}: all others discard a card with a gold value, you get the gold`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {
    rearranged: ({ seat }, say) => `${say.seat(seat)} rearranges the hall.`,
  } satisfies Record<keyof (typeof de)['events'], Phrase>,
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
    ambrosia: {
      name: 'Ambrosia',
      text: 'Dungeon: all your heroes get strength +2 and attack +1. Whoever would be destroyed in battle is only discarded.',
    },
    amuletOfPower: { name: 'Amulet of Power', text: 'Dungeon: all your heroes get strength +3.' },
    arcaneEnergies: {
      name: 'Arcane Energies',
      text: 'Dungeon: attack of all heroes with a weapon, and of their weapons, becomes magic attack. Draw 1 card.',
    },
    banish: {
      name: 'Banish',
      text: 'Dungeon: put 1 monster under the dungeon deck or rearrange the cards of the hall. Then destroy 1 of your cards and draw 1 card.',
    },
    battleFury: { name: 'Battle Fury', text: 'Dungeon: all your heroes get attack +1.' },
    flamingSword: { name: 'Flaming Sword' },
    goodberries: {
      name: 'Goodberries',
      text: 'Dungeon: one hero gets strength +3; its attack and that of its weapon becomes magic attack.',
    },
    illusoryBlade: {
      name: 'Illusory Blade',
      text: 'Dungeon: give a hero who is strong enough a weapon of the village. It is destroyed after the battle.',
    },
    lightstoneGem: { name: 'Lightstone Gem' },
    magicalAura: { name: 'Magical Aura', text: 'Dungeon: all weapons have weight 0. Draw 1 card.' },
    pawnbroker: {
      name: 'Pawnbroker',
      text: 'Village: destroy 1 card with a gold value; you get that value and 3 gold more. Village: destroy him for 2 gold.',
    },
    polearm: { name: 'Polearm', text: 'With a hero of strength 8 or more: attack +6 instead of +2.' },
    shortSword: { name: 'Short Sword' },
    spear: {
      name: 'Spear',
      text: 'Dungeon, while it is carried: destroy it for another attack +3; it still counts until the battle is over.',
    },
    tavernBrawl: {
      name: 'Tavern Brawl',
      text: 'Village: discard 1 hero and choose somebody who turns up and discards cards of the own deck until a hero shows. If yours is stronger, that one is destroyed and you gain 1 experience. Village: destroy this card and 1 hero; all others discard 2 cards.',
    },
    taxCollector: {
      name: 'Tax Collector',
      text: 'Village: 1 gold for each player. Village: destroy him; all others discard 1 card with a gold value or show that they have none. You get their gold.',
    },
    trainer: {
      name: 'Trainer',
      text: 'Village: destroy 1 Militia for 2 experience. Village: destroy him for 2 gold.',
    },
    warhammer: {
      name: 'Warhammer',
      text: 'With a Cleric against Doomknights and Undead: another attack +3.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};
