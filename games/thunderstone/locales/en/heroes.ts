import type { CardWords, Phrase } from '@tafelrunde/engine';
import type { heroes as de } from '../de/heroes.ts';

/** Heroes: what they are called and say, and what is asked and told because of them. */
export const heroes = {
  prompts: {
    discardWeapon: 'Which weapon do you hand over?',
    borrow: 'Which weapon does the Gladiator borrow?',
    beguile: 'Which Militia changes its shape?',
    copy: 'Whom does the Militia imitate?',
    sendHome: 'Which Militia do you send away?',
    enlist: 'Which hero of the village joins the battle?',
  } satisfies Record<keyof (typeof de)['prompts'], Phrase>,
  options: {
    'use.beguile': ({ kind }, say) => `${say.card(kind)}: a Militia imitates a hero`,
    'use.enchant': ({ kind }, say) => `${say.card(kind)}: trade a Militia for a hero of the village`,
    'use.disarm': ({ kind }, say) => `${say.card(kind)}: all others hand over a weapon`,
    'use.shakeDown': ({ kind }, say) => `${say.card(kind)}: 1 gold for each other hero`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {
    copied: ({ kind }, say) => `A Militia imitates ${say.card(kind)}.`,
    enlisted: ({ seat, kind }, say) => `${say.card(kind)} fights for ${say.seat(seat)}.`,
    borrowed: ({ seat, owner, kind }, say) =>
      `${say.seat(seat)} borrows ${say.card(kind)} from ${say.seat(owner)}.`,
  } satisfies Record<keyof (typeof de)['events'], Phrase>,
  cards: {
    militia: { name: 'Militia', text: 'Rises to any level 1 hero for 3 experience.' },
    chaliceQuester: {
      name: 'Chalice Quester',
      text: 'Dungeon, any number of times: destroy 1 Disease and draw 1 card.',
    },
    chaliceDefender: {
      name: 'Chalice Defender',
      text: 'Attack +1 for each light item. Dungeon: draw 1 card. Any number of times: destroy 1 Disease and draw 1 card.',
    },
    chalicePaladin: { name: 'Chalice Paladin', text: 'Dungeon: draw 1 card. Spoils: buy 1 village card.' },
    diinIllusionist: {
      name: 'Diin Illusionist',
      text: 'If others make you discard this card, you take it back into your hand.',
    },
    diinBeguiler: {
      name: 'Diin Beguiler',
      text: 'Dungeon: 1 Militia becomes the image of another of your heroes, but not of a Beguiler.',
    },
    diinEnchanter: {
      name: 'Diin Enchanter',
      text: 'Dungeon: discard 1 Militia. The top hero of a stack joins the battle and is destroyed afterwards.',
    },
    feaynArcher: { name: 'Feayn Archer', text: 'Of no use against rank 1.' },
    feaynMarksman: { name: 'Feayn Marksman', text: 'Of no use against rank 1.' },
    feaynSniper: {
      name: 'Feayn Sniper',
      text: 'Of no use against rank 1. After a victory at rank 3: 1 experience.',
    },
    torynScrapper: { name: 'Toryn Scrapper', text: 'May carry any number of weapons.' },
    torynDuelist: { name: 'Toryn Duelist', text: 'May carry any number of weapons.' },
    torynGladiator: {
      name: 'Toryn Gladiator',
      text: 'May carry any number of weapons. Dungeon: all others discard 1 weapon; he may borrow one of them for the battle.',
    },
    dwarfGuardian: { name: 'Dwarf Guardian', text: 'Attack +3 with an edged weapon.' },
    dwarfJanissary: {
      name: 'Dwarf Janissary',
      text: 'Attack +4 with an edged weapon. Spoils: buy 1 weapon.',
    },
    dwarfSentinel: { name: 'Dwarf Sentinel', text: 'Attack +5 with an edged weapon.' },
    ganglandThug: { name: 'Gangland Thug', text: 'Village: 1 gold for each other hero laid out.' },
    ganglandHeavy: {
      name: 'Gangland Heavy',
      text: 'Village: 1 gold for each other hero laid out. Dungeon: all others discard 1 card with a gold value.',
    },
    ganglandCrook: {
      name: 'Gangland Crook',
      text: 'Attack +4 if the laid-out cards are worth 5 gold or more together.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};
