import type { CardWords } from '@tafelrunde/engine';
import type { adventureFrostmarch as de } from '../de/adventure-frostmarch.ts';

/** Adventure cards of The Frostmarch. */
export const adventureFrostmarch = {
  divineProtection: {
    name: 'Divine Protection',
    text: 'For two rounds a defeat by creatures costs nobody a life.',
  },
  fateBound: { name: 'Fate Bound', text: 'Everybody loses all fate.' },
  howlOfTheWendigo: {
    name: 'Howl of the Wendigo',
    text: 'Whoever meets a character must attack it; the winner takes 1 life. Then the howl fades.',
  },
  planeswalker: {
    name: 'Planeswalker',
    text: 'Takes you to any space of the outer or middle region, if you like. Then roll where he goes: 1 away; 2 Portal of Power; 3 Chasm; 4 Forest; 5 Crags; 6 Village.',
  },
  ragnarok: { name: 'Ragnarok', text: 'All Enemies, Strangers and Places on the board are discarded.' },
  snowdrifts: {
    name: 'Snowdrifts',
    text: 'Everybody in this region rolls: more than your Craft costs 1 life and 1 turn.',
  },
  ymirsGlow: { name: 'Ymir’s Glow', text: 'Everybody may fill up their Spells.' },
  easternDragon: {
    name: 'Eastern Dragon',
    text: 'Dragon, Strength 8, Craft 8. Attacks your weaker side; if they are equal, with Craft. After a defeat you also leave 1 Magic Object lying here.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'Monster, Strength 5. Rolls two dice and uses the higher. Doubles kill you.',
  },
  frostDrake: { name: 'Frost Drake', text: 'Dragon, Strength 6.' },
  frostGiant: { name: 'Frost Giant', text: 'Monster, Strength 7.' },
  glorySeeker: {
    name: 'Glory Seeker',
    text: 'Monster, Strength 4. A defeat costs you your quest; a victory brings you a new one, if you like.',
  },
  griffon: { name: 'Griffon', text: 'Monster, Strength 5.' },
  icecapElk: { name: 'Icecap Elk', text: 'Animal, Strength 2.' },
  iceBear: { name: 'Ice Bear', text: 'Animal, Strength 4.' },
  packOfWolves: { name: 'Pack of Wolves', text: 'Animal, Strength 3. Rolls two dice and uses the higher.' },
  skyScreecher: {
    name: 'Sky Screecher',
    text: 'Animal, Strength 3. If your attack roll is below your Craft, you are beaten.',
  },
  snowGoblin: { name: 'Snow Goblin', text: 'Monster, Strength 2.' },
  winterWolf: { name: 'Winter Wolf', text: 'Animal, Strength 3.' },
  yeti: {
    name: 'Yeti',
    text: 'Monster, Strength 5. Roll first: below your Craft you dodge, otherwise you lose 1 life.',
  },
  apparition: { name: 'Apparition', text: 'Spirit, Craft 2.' },
  barrowWight: { name: 'Barrow Wight', text: 'Spirit, Craft 5.' },
  chillbane: { name: 'Chillbane', text: 'Spirit, Craft 7.' },
  chillWraith: { name: 'Chill Wraith', text: 'Spirit, Craft 4. Whoever loses also misses 1 turn.' },
  cryomancer: { name: 'Cryomancer', text: 'Spirit, Craft 4. Whoever loses also misses 1 turn.' },
  iceElemental: { name: 'Ice Elemental', text: 'Spirit, Craft 6.' },
  lich: {
    name: 'Lich',
    text: 'Spirit, Craft 5. Collects 1 life from everybody who loses; when he is beaten he gives up those first.',
  },
  medusa: { name: 'Medusa', text: 'Spirit, Craft 4. Whoever loses misses 2 turns instead of losing a life.' },
  rimespawn: { name: 'Rimespawn', text: 'Spirit, Craft 3.' },
  shiverNymph: { name: 'Shiver Nymph', text: 'Spirit, Craft 2. Flees 1 space clockwise from Craft above 2.' },
  trickster: {
    name: 'Trickster',
    text: 'Spirit, Craft 3. After a defeat a random Object of yours stays here; a victory brings you one of somebody in the region, if you like.',
  },
  centaur: {
    name: 'Centaur',
    text: 'Roll: 1–2 lose 1 life; 3–4 nothing; 5–6 he follows you. Then discard him to drive away an Enemy on your space.',
  },
  dwarfSmith: { name: 'Dwarf Smith', text: 'Gives the first visitor a weapon or armour from the shops.' },
  goblinSapper: {
    name: 'Goblin Sapper',
    text: 'For 1 gold he blows up an Adventure card on the board and stays there.',
  },
  loreMaster: { name: 'Lore Master', text: 'Fills up your Spells. If those are 3, he leaves.' },
  pedlar: {
    name: 'Pedlar',
    text: 'Sells Sword, Water Bottle, Raft and Helmet for 1, Axe, Mule, Shield and 1 Spell for 2 gold. Then moves on by a die.',
  },
  pegasus: { name: 'Pegasus', text: 'Carries you to a space of the region, if you like, and flies away.' },
  talismonger: {
    name: 'Talismonger',
    text: 'Roll: 1 Toad; 2 lose all gained Strength; 3 all gained Craft; 4 Strength; 5 Craft; 6 Talisman.',
  },
  altar: { name: 'Altar', text: 'Pray: 1 miss 1 turn; 2 nothing; 3 fate; 4 life; 5 Spell; 6 another turn.' },
  arcaneArchive: {
    name: 'Arcane Archive',
    text: 'Give up Spells for 1 gold each, or buy 1 Spell for 1 gold.',
  },
  iceQueensPalace: {
    name: 'Ice Queen’s Palace',
    text: 'Roll: 1 Toad; 2–3 nothing; 4 life; 5 Spell; 6 a space of the region.',
  },
  lakeOfVisions: { name: 'Lake of Visions', text: 'Four quests lie on it; every visit gives one.' },
  mysticPortal: {
    name: 'Mystic Portal',
    text: 'Die plus Craft: 2 nothing; 3 Crags; 4 City; 5 Village; 6 Castle; 7 Temple; 8 and up your choice.',
  },
  transmutor: {
    name: 'Transmutor',
    text: 'Roll: 1–2 Toad; 3–4 it is gone; 5–6 change Strength into Craft or Craft into Strength.',
  },
  champion: {
    name: 'Champion',
    text: 'Fights a battle in your place with Strength 3, if you like. If she loses she dies and your turn ends.',
  },
  herbalist: { name: 'Herbalist', text: 'In the Forest and in Woods you may heal 1 life.' },
  hieromartyr: { name: 'Hieromartyr', text: 'Discard him instead of losing life in a fight.' },
  porter: { name: 'Porter', text: 'Joins for 1 gold. Carries 4 more Objects.' },
  ancientArtefact: {
    name: 'Ancient Artefact',
    text: 'Roll before a fight: 1 discard it, lose 1 life; 2 discard it; 3–4 nothing; 5 attack +1; 6 attack +3.',
  },
  bagOfCarrying: {
    name: 'Bag of Carrying',
    text: 'Carries 4 more Objects. Nobody can take your first four Objects.',
  },
  bookOfWizardry: { name: 'Book of Wizardry', text: 'Discard it on your turn: fill up your Spells.' },
  celestialBauble: {
    name: 'Celestial Bauble',
    text: 'Not for evil. Discard it after the roll: you win psychic combat with an Enemy.',
  },
  chaliceOfShadow: {
    name: 'Chalice of Shadow',
    text: 'Not for good. Strength +1. The Desert does not harm you.',
  },
  hornOfSummoning: {
    name: 'Horn of Summoning',
    text: 'On a drawing space you may first call an Enemy of the region.',
  },
  wingedBoots: { name: 'Winged Boots', text: 'If your movement roll shows a 6 you may cross the river.' },
  frostbite: {
    name: 'Frostbite',
    text: 'Weapon, +1 in battle. A character that loses a life to it also misses 1 turn.',
  },
  iceFang: {
    name: 'Ice Fang',
    text: 'Weapon, +1 in psychic combat. A character that loses a life to it also misses 1 turn.',
  },
  astrolabe: { name: 'Astrolabe', text: 'You may let Events pass you by.' },
  falseGrail: {
    name: 'False Grail',
    text: 'Must be taken. You lose your quest and accept none until you reach the Castle.',
  },
  luckyCharm: {
    name: 'Lucky Charm',
    text: 'Discard it before a roll of yours, for movement or attack too: choose the result of one die.',
  },
  royalDecree: { name: 'Royal Decree', text: 'Discard it to discard a Stranger or Place on your space.' },
  treasureChestFrostmarch: {
    name: 'Treasure Chest',
    text: 'Discard it: turn up 5 Adventure cards (10 with a Treasure Map) and take one Object of them. If there is none: 3 gold.',
  },
  treasureMapFrostmarch: { name: 'Treasure Map', text: 'Discard it: roll for that much gold.' },
  helmOfWarding: { name: 'Helm of Warding', text: 'Armour: in psychic combat a 6 saves the life.' },
  mirrorShield: { name: 'Mirror Shield', text: 'Armour: in psychic combat 5 and 6 save the life.' },
  poisonedDagger: {
    name: 'Poisoned Dagger',
    text: 'Weapon, +1 in battle. If you roll a 1 you may add another die.',
  },
} satisfies Record<keyof typeof de, CardWords>;
