import { capitalized, type CardWords, type Phrase } from '@tafelrunde/engine';
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
    snuff: 'Which light item do you destroy?',
    dispel: 'Which monster do the Elves send under the dungeon deck?',
    payUp: 'Gangland Heavy: which card with a gold value do you discard?',
    discardMonster: 'Which monster do you discard?',
    takePrey: 'Which of the discarded monsters does the Hunter take?',
    discardHeroOrTwo: 'Discard 1 hero. If you discard anything else, a second card follows.',
    discardSecond: 'That was no hero: which second card do you discard?',
    discardHero: 'Which hero do you discard?',
    borrowHero: 'Which hero does the Theurge borrow?',
    devour: 'Which food is eaten?',
    ride: 'Which monster does the Lord take out of the dungeon?',
  } satisfies Record<keyof (typeof de)['prompts'], Phrase>,
  options: {
    'use.beguile': ({ kind }, say) => `${say.card(kind)}: a Militia imitates a hero`,
    'use.enchant': ({ kind }, say) => `${say.card(kind)}: trade a Militia for a hero of the village`,
    'use.disarm': ({ kind }, say) => `${say.card(kind)}: all others hand over a weapon`,
    'use.shakeDown': ({ kind }, say) => `${say.card(kind)}: 1 gold for each other hero`,
    'use.extort': ({ kind }, say) => `${say.card(kind)}: all others discard 1 card with a gold value`,
    'use.snuff3': ({ kind }, say) => `${say.card(kind)}: destroy 1 light item, magic attack +3`,
    'use.snuff4': ({ kind }, say) => `${say.card(kind)}: destroy 1 light item, magic attack +4`,
    'use.prophesy': ({ kind }, say) => `${say.card(kind)}: draw 1 card for each monster laid out`,
    'use.dispel': ({ kind }, say) => `${say.card(kind)}: put 1 monster under the dungeon deck`,
    'use.bait2': ({ kind }, say) => `${say.card(kind)}: a monster laid out as bait, attack +2`,
    'use.bait3': ({ kind }, say) => `${say.card(kind)}: a monster laid out as bait, attack +3`,
    'use.hunt': ({ kind }, say) => `${say.card(kind)}: all others discard 1 monster`,
    'use.assassinate': ({ kind }, say) => `${say.card(kind)}: all others discard 1 hero or 2 cards`,
    'use.hex': ({ kind }, say) =>
      `${say.card(kind)}: all others discard 1 card; unless a spell is among them, magic attack +2`,
    'use.summon': ({ kind }, say) => `${say.card(kind)}: all others discard 1 hero, borrow one of them`,
    'use.ride': ({ kind }, say) =>
      `${say.card(kind)}: destroy 1 food and take a monster worth 1 or 2 victory points`,
    'use.devour2': ({ kind }, say) => `${say.card(kind)}: destroy 1 food, attack +2`,
    'use.devour3': ({ kind }, say) => `${say.card(kind)}: destroy 1 food, attack +3`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {
    copied: ({ kind }, say) => `A Militia imitates ${say.the(kind)}.`,
    enlisted: ({ seat, kind }, say) =>
      `${capitalized(say.a(kind))} fights for ${say.seat(seat, 'accusative')}.`,
    borrowed: ({ seat, owner, kind }, say) =>
      `${say.seat(seat)} borrows ${say.the(kind)} from ${say.seat(owner, 'accusative')}.`,
    givenBack: ({ owner, kind }, say) =>
      `${capitalized(say.the(kind))} goes back to ${say.seat(owner, 'accusative')}.`,
    tookPrey: ({ seat, kind }, say) => `${say.seat(seat)} carries off ${say.the(kind)}.`,
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
    amazonArcher: { name: 'Amazon Archer', text: 'Attack +2 against rank 2 or 3.' },
    amazonHuntress: { name: 'Amazon Huntress', text: 'Attack +3 against rank 2 or 3.' },
    amazonQueen: { name: 'Amazon Queen', text: 'Attack +4 against rank 2 or 3.' },
    blindNeophyte: {
      name: 'Blind Neophyte',
      text: 'Dungeon, any number of times: destroy 1 light item for magic attack +3.',
    },
    blindMonk: {
      name: 'Blind Monk',
      text: 'Dungeon, any number of times: destroy 1 light item for magic attack +4.',
    },
    blindGrandmaster: {
      name: 'Blind Grandmaster',
      text: 'There are no light penalties. Magic attack +3 if no light item is laid out.',
    },
    clanSergeant: { name: 'Clan Sergeant', text: 'Every other hero with a weapon: attack +1.' },
    clanCommander: { name: 'Clan Commander', text: 'Every other hero with a weapon: attack +2.' },
    clanChampion: {
      name: 'Clan Champion',
      text: 'Every other hero with a weapon: attack +3. Spoils: buy 1 weapon.',
    },
    divineHealer: { name: 'Divine Healer', text: 'Village or dungeon: destroy 1 Disease and draw 1 card.' },
    divineChaplain: {
      name: 'Divine Chaplain',
      text: 'Attack +1 for each Disease and each monster laid out. Village or dungeon: draw 1 card.',
    },
    divineProphet: {
      name: 'Divine Prophet',
      text: 'Village or dungeon: destroy 1 Disease and draw 2 cards. Village or dungeon: draw 1 card for each monster laid out.',
    },
    elfWizard: { name: 'Elf Wizard' },
    elfSorcerer: {
      name: 'Elf Sorcerer',
      text: 'After a victory you may put 1 monster under the dungeon deck.',
    },
    elfArchmage: {
      name: 'Elf Archmage',
      text: 'Dungeon: put 1 monster under the dungeon deck; the hall is refilled at once.',
    },
    gohlenTrapper: { name: 'Gohlen Trapper', text: 'Dungeon: attack +2 if you have laid out a monster.' },
    gohlenTracker: { name: 'Gohlen Tracker', text: 'Dungeon: attack +3 if you have laid out a monster.' },
    gohlenHunter: {
      name: 'Gohlen Hunter',
      text: 'Dungeon: all others discard 1 monster. After a victory you may take one of these: of the same type as the beaten one, worth at most 5 victory points.',
    },
    loriggThief: { name: 'Lorigg Thief' },
    loriggRogue: { name: 'Lorigg Rogue', text: 'Dungeon: all others discard 1 card.' },
    loriggOutlaw: { name: 'Lorigg Outlaw', text: 'Dungeon: all others discard 1 card.' },
    outlandsWarrior: { name: 'Outlands Warrior', text: 'Dungeon: destroy 1 food for attack +3.' },
    outlandsSlayer: {
      name: 'Outlands Slayer',
      text: 'Attack +1 for each monster laid out. Dungeon, any number of times: destroy 1 food for attack +3.',
    },
    outlandsKhan: { name: 'Outlands Khan', text: 'Attack +2 for each monster laid out.' },
    redbladeKiller: { name: 'Redblade Killer' },
    redbladePoisoner: { name: 'Redblade Poisoner', text: 'Dungeon: all others discard 1 card.' },
    redbladeAssassin: { name: 'Redblade Assassin', text: 'Dungeon: all others discard 1 hero or 2 cards.' },
    regianCleric: {
      name: 'Regian Cleric',
      text: 'Dungeon, any number of times: destroy 1 Disease and draw 1 card.',
    },
    regianPriest: {
      name: 'Regian Priest',
      text: 'Dungeon: draw 1 card. Any number of times: destroy 1 Disease and draw 1 card.',
    },
    regianBishop: {
      name: 'Regian Bishop',
      text: 'Dungeon: draw 2 cards. Any number of times: destroy 1 Disease and draw 1 card.',
    },
    runespawnAdept: { name: 'Runespawn Adept', text: 'All other heroes: strength +2.' },
    runespawnSiren: {
      name: 'Runespawn Siren',
      text: 'All other heroes: strength +3. Dungeon: all others discard 1 card.',
    },
    runespawnWitch: {
      name: 'Runespawn Witch',
      text: 'All other heroes: strength +4. Dungeon: all others discard 1 card; unless a spell is among them, magic attack +2.',
    },
    selurinMagician: {
      name: 'Selurin Magician',
      text: 'Magic attack +1 for each item and for each spell that has magic attack.',
    },
    selurinWarlock: {
      name: 'Selurin Warlock',
      text: 'All magic attack counts double.',
    },
    selurinTheurge: {
      name: 'Selurin Theurge',
      text: 'All magic attack counts double. Dungeon: all others discard 1 hero; you may borrow one of these for the battle.',
    },
    thyrianSquire: { name: 'Thyrian Squire', text: 'Dungeon: destroy 1 food for attack +2.' },
    thyrianKnight: {
      name: 'Thyrian Knight',
      text: 'Every Militia: attack +1. Dungeon: destroy 1 food for attack +2.',
    },
    thyrianLord: {
      name: 'Thyrian Lord',
      text: 'Every other hero who is no Fighter: attack +2. Dungeon: destroy 1 food and take 1 monster worth 1 or 2 victory points to your discard pile, without experience.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};
