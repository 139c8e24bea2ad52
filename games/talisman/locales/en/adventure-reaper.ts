import type { CardWords } from '@tafelrunde/engine';
import type { adventureReaper as de } from '../de/adventure-reaper.ts';

/** Adventure cards of The Reaper. */
export const adventureReaper = {
  astralConjunction: { name: 'Astral Conjunction', text: 'Everybody gains 1 Spell if Craft allows it.' },
  closedShop: { name: 'Closed Shop', text: 'All Places on the board are discarded.' },
  curfew: { name: 'Curfew', text: 'All Strangers on the board are discarded.' },
  earthquake: { name: 'Earthquake', text: 'Roll for each Adventure card in the region: 1–3 discards it.' },
  foolsGold: { name: 'Fool’s Gold', text: 'You lose all your gold.' },
  horseThief: { name: 'Horse Thief', text: 'You lose all your horses and mules.' },
  patrol: { name: 'Patrol', text: 'Go back to your start space.' },
  prophesy: { name: 'Prophesy', text: 'For two rounds every drawing space draws 1 more card.' },
  theBoatman: { name: 'The Boatman', text: 'For 1 gold you may cross the river next turn.' },
  theGathering: { name: 'The Gathering', text: 'All spirits of the region come to this space.' },
  werewolf: {
    name: 'Werewolf',
    text: 'Roll for each Follower: the highest attacks you with Strength 3 and is gone afterwards.',
  },
  whirlwind: {
    name: 'Whirlwind',
    text: 'Roll for each Object: with 1–3 it is blown a die roll of spaces clockwise.',
  },
  cerberus: {
    name: 'Cerberus',
    text: 'Monster, Strength 9 or Craft 9, as you choose. Guards the Portal of Power; nobody enters or evades him.',
  },
  lordOfThePit: {
    name: 'Lord of the Pit',
    text: 'Monster, Strength 10 or Craft 10, as you choose. Beaten: you may go to the Plain of Peril.',
  },
  caveTroll: { name: 'Cave Troll', text: 'Monster, Strength 5. Beaten: with 1–2 only a stand-off.' },
  chimera: { name: 'Chimera', text: 'Monster, Strength 7.' },
  ekor: { name: 'Ekor', text: 'Monster, Strength 2. Flees 1 space clockwise from Strength above 2.' },
  gargoyle: { name: 'Gargoyle', text: 'Monster, Strength 4.' },
  giantSpider: { name: 'Giant Spider', text: 'Animal, Strength 3.' },
  goblinTrapsmith: {
    name: 'Goblin Trapsmith',
    text: 'Monster, Strength 2. You attack with the lower of two dice.',
  },
  hippogriff: { name: 'Hippogriff', text: 'Animal, Strength 4.' },
  hydra: { name: 'Hydra', text: 'Monster, Strength 6. Beaten: with 1–2 only a stand-off.' },
  mammoth: { name: 'Mammoth', text: 'Animal, Strength 5.' },
  miserDragon: { name: 'Miser Dragon', text: 'Dragon, Strength 7. Beaten: you gain a die roll of gold.' },
  ragingBull: { name: 'Raging Bull', text: 'Animal, Strength 3.' },
  sabertoothTiger: { name: 'Sabertooth Tiger', text: 'Animal, Strength 4.' },
  stoneGolem: { name: 'Stone Golem', text: 'Monster, Strength 6. Only magic Weapons help.' },
  trapper: {
    name: 'Trapper',
    text: 'Monster, Strength 3. Two dice up to your Craft: you may evade. Otherwise you fight without a die.',
  },
  banshee: { name: 'Banshee', text: 'Spirit, Craft 4.' },
  blackUnicorn: {
    name: 'Black Unicorn',
    text: 'Spirit, Craft 5. Beaten it may become your Follower: Strength +1, Craft +1.',
  },
  crone: { name: 'Crone', text: 'Spirit, Craft 3. Defeat: you become a Toad instead of losing a life.' },
  cryptKeeper: {
    name: 'Crypt Keeper',
    text: 'Spirit, Craft 5. Beaten: draw 5 Adventure cards and take one Object among them.',
  },
  haunt: {
    name: 'Haunt',
    text: 'Spirit, Craft 2. Not beaten it follows you: attack rolls –1 (at least 1) until Chapel or Graveyard.',
  },
  lesserDemon: { name: 'Lesser Demon', text: 'Spirit, Craft 7.' },
  mummy: { name: 'Mummy', text: 'Spirit, Craft 4. Defeat: you lose 1 more life.' },
  nightmare: {
    name: 'Nightmare',
    text: 'Spirit, Craft equal to yours. Beaten: 1 Craft instead of the trophy.',
  },
  stormCaller: {
    name: 'Storm Caller',
    text: 'Spirit, Craft 5. With any Armour you lose 1 life before the fight.',
  },
  succubus: {
    name: 'Succubus',
    text: 'Spirit, Craft 4. Defeat: you also lose 1 Craft, which raises her value.',
  },
  wight: { name: 'Wight', text: 'Spirit, Craft 4.' },
  demigod: {
    name: 'Demigod',
    text: 'Choose any Spell from the deck if your Craft allows it. Then he leaves.',
  },
  dryad: {
    name: 'Dryad',
    text: 'Two dice up to your Craft: gain 1 Craft, and she is gone. Otherwise: off to the Forest.',
  },
  leper: {
    name: 'Leper',
    text: 'With 1–2 you lose a Follower or 1 life. Then he moves on by a die roll and meets everybody there.',
  },
  magician: {
    name: 'Magician',
    text: 'Turns any Strength into Craft or Craft into Strength. Then he leaves.',
  },
  outlaw: { name: 'Outlaw', text: 'Takes 1 gold. If you have none he gives you 1. Then he leaves.' },
  pathfinder: { name: 'Pathfinder', text: 'Next turn you may go to any space of the region. He stays.' },
  colossus: {
    name: 'Colossus',
    text: '+2 in battle. At the start of your turn you may discard Places on your space.',
  },
  familiar: { name: 'Familiar', text: 'Joins for 1 life. Craft +2. You may exchange a drawn Spell once.' },
  fiendSlayer: {
    name: 'Fiend Slayer',
    text: 'On drawing spaces you draw 1 more card. If you lose a fight he leaves.',
  },
  genie: { name: 'Genie', text: 'Brings 3 Spells you may cast. After the last one he leaves.' },
  homunculus: { name: 'Homunculus', text: 'Not for good. Strength +1, Craft +1.' },
  horseAndCart: { name: 'Horse and Cart', text: 'Carries 8 more Objects.' },
  jester: {
    name: 'Jester',
    text: 'Must be taken. Attack rolls –1 (at least 1). Leaves at the Castle, the Tavern or to somebody you beat.',
  },
  ridingHorse: { name: 'Riding Horse', text: 'You may add up two dice to move.' },
  stJosephine: { name: 'St. Josephine', text: 'Discard her: you heal all lives.' },
  warhorse: {
    name: 'Warhorse',
    text: 'Add your Craft value in battle. If a life is lost in a fight it is gone.',
  },
  druidStaff: { name: 'Druid Staff', text: 'You may change your alignment.' },
  elixirOfDestiny: {
    name: 'Elixir of Destiny',
    text: 'Drink it: 1 costs 1 life; 2–5 gives 1 fate; 6 gives 2.',
  },
  elixirOfMight: {
    name: 'Elixir of Might',
    text: 'Drink it: 1 costs 1 life; 2–5 gives 1 Strength; 6 gives 2.',
  },
  elixirOfWisdom: {
    name: 'Elixir of Wisdom',
    text: 'Drink it: 1 costs 1 life; 2–5 gives 1 Craft; 6 gives 2.',
  },
  flyingCarpet: {
    name: 'Flying Carpet',
    text: 'With a 6 for movement you may go to any space of the region.',
  },
  hearthRune: {
    name: 'Hearth Rune',
    text: 'Instead of moving: back to your start space. The rune stays behind.',
  },
  orbOfDestiny: {
    name: 'Orb of Destiny',
    text: 'When you spend fate roll two dice and choose. Doubles cost all fate and the orb.',
  },
  foundPsychicCrystal: { name: 'Psychic Crystal', text: '+1 in psychic combat.' },
  rodOfRuin: {
    name: 'Rod of Ruin',
    text: 'Discard it: another character loses 2 Strength, 2 Craft or 1 of each.',
  },
  staffOfMastery: {
    name: 'Staff of Mastery',
    text: 'Not for good. Enslave an Enemy instead of fighting: its Strength helps you in one battle, then both are gone.',
  },
  baneSword: { name: 'Bane Sword', text: 'Weapon. +2 in psychic combat against spirits.' },
  fateStealer: {
    name: 'Fate Stealer',
    text: 'Weapon, +1 in battle. If your victory costs a life you gain 1 fate.',
  },
  skullWand: { name: 'Skull Wand', text: 'Weapon, not for good. +1 in battle, +2 in psychic combat.' },
  swordOfLight: { name: 'Sword of Light', text: 'Weapon, not for evil. +2 in battle, +1 in psychic combat.' },
  casket: {
    name: 'Casket',
    text: 'Open it: 1–2 lose 1 life; 3 miss a turn; 4 two gold; 5 Spell; 6 Talisman.',
  },
  concealedPouch: {
    name: 'Concealed Pouch',
    text: 'Conceals 1 Object: it does not count as carried and cannot be taken, but it rests.',
  },
  goldenStatue: {
    name: 'Golden Statue',
    text: 'Discard it in the City for 2 or at the Castle for 4 gold. Whoever beats you must take it.',
  },
  foundMap: { name: 'Map', text: 'Mines: total –2.' },
  foundShovel: { name: 'Shovel', text: 'Crypt: total –2.' },
  academy: { name: 'Academy', text: 'For each 3 gold: miss 1 turn and gain 1 Strength or Craft.' },
  arena: { name: 'Arena', text: 'Summon a character of the region here and attack it. Then it is gone.' },
  carnival: {
    name: 'Carnival',
    text: 'Roll as in the Tavern; the boatman takes you across from here. Then it moves on by a die roll.',
  },
  idol: { name: 'Idol', text: 'Pray as in the Temple.' },
  poolOfFortune: { name: 'Pool of Fortune', text: 'Four fate lie on it; every visit gives one.' },
  tomb: {
    name: 'Tomb',
    text: 'Roll: 1 Demon (10); 2 Wight (4); 3 Shadow (2); 4 empty; 5 three gold; 6 Talisman.',
  },
  wheelOfFate: {
    name: 'Wheel of Fate',
    text: 'Roll: 1 lose all fate; 2–3 lose 1; 4–5 gain 1; 6 replenish it.',
  },
} satisfies Record<keyof typeof de, CardWords>;
