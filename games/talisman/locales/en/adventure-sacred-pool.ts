import type { CardWords } from '@tafelrunde/engine';
import type { adventureSacredPool as de } from '../de/adventure-sacred-pool.ts';

/** Adventure cards of The Sacred Pool. */
export const adventureSacredPool = {
  angelOfMercy: { name: 'Angel of Mercy', text: 'You may heal fully.' },
  avatarOfJustice: {
    name: 'Avatar of Justice',
    text: 'Neutral gains 1 Strength, everybody else becomes neutral.',
  },
  equinox: { name: 'Equinox', text: 'Everybody who is not neutral misses 1 turn.' },
  fallenAngel: { name: 'Fallen Angel', text: 'You lose all fate; if you have none, 2 lives.' },
  fortunesFool: { name: 'Fortune’s Fool', text: 'For two rounds no fate is gained, replenished or spent.' },
  gloriousHymn: { name: 'Glorious Hymn', text: 'Everybody who is not good misses 1 turn.' },
  hateMonger: {
    name: 'Hate Monger',
    text: 'Roll for every Follower: the highest attacks you with Craft 3 and leaves you.',
  },
  portent: { name: 'Portent', text: 'Everybody may accept a quest.' },
  spitefulImp: {
    name: 'Spiteful Imp',
    text: 'Takes you to a character of your choice, whom you encounter at once.',
  },
  ivorySentinel: {
    name: 'Ivory Sentinel',
    text: 'Monster, Strength 6 or Craft 6, as you choose. Nobody evades him; whoever is not good must stop here.',
  },
  ebonySentinel: {
    name: 'Ebony Sentinel',
    text: 'Monster, Strength 6 or Craft 6, as you choose. Nobody evades him; whoever is not evil must stop here.',
  },
  firemane: {
    name: 'Firemane',
    text: 'Animal, Strength 4. Once beaten it becomes a Riding Horse instead of a trophy, if you like.',
  },
  infernalLegion: { name: 'Infernal Legion', text: 'Monster, Strength 7. Evil may evade it, good never.' },
  pitFiend: { name: 'Pit Fiend', text: 'Monster, Strength 4.' },
  vindicator: {
    name: 'Vindicator',
    text: 'Monster. Strength 3 against good, 6 against neutral, 9 against evil. Gives 1 Strength instead of a trophy.',
  },
  wrathbornKnight: {
    name: 'Wrathborn Knight',
    text: 'Monster, Strength 5. If he rolls less than that, another die is added.',
  },
  wrathbornWarrior: {
    name: 'Wrathborn Warrior',
    text: 'Monster, Strength 3. If he rolls less than that, another die is added.',
  },
  wretched: { name: 'Wretched', text: 'Monster, Strength 4. Fate is of no help against him.' },
  darkFey: {
    name: 'Dark Fey',
    text: 'Spirit, Craft 3. Rolls two dice and uses the higher. Doubles make you a Toad.',
  },
  felSteed: {
    name: 'Fel Steed',
    text: 'Spirit, Craft 4. Once beaten it becomes a Warhorse instead of a trophy, if you like.',
  },
  heavenlyHost: { name: 'Heavenly Host', text: 'Spirit, Craft 7. Good may evade it, evil never.' },
  shadowsoul: { name: 'Shadowsoul', text: 'Spirit, Craft 4. Fate is of no help against it.' },
  swampSiren: {
    name: 'Swamp Siren',
    text: 'Spirit, Craft 3. Whoever loses stays next turn and encounters this space again.',
  },
  wrathbornAcolyte: {
    name: 'Wrathborn Acolyte',
    text: 'Spirit, Craft 2. If he rolls less than that, another die is added.',
  },
  wrathbornWitch: {
    name: 'Wrathborn Witch',
    text: 'Spirit, Craft 4. If she rolls less than that, another die is added.',
  },
  augur: {
    name: 'Augur',
    text: 'Turn up 6 Adventure cards: Events go back onto the deck in any order, the rest is discarded. Without an Event he leaves.',
  },
  graceHearted: { name: 'Grace Hearted', text: 'Heal 1 life or replenish 1 fate.' },
  lawbringer: {
    name: 'Lawbringer',
    text: 'The first who is neutral gains 1 Strength, Craft, life, fate, gold or Spell or goes to a space of the region; then he is gone.',
  },
  madcap: {
    name: 'Madcap',
    text: 'Roll: 1–2 evil; 3–4 neutral; 5–6 good. If you were that already, you have another turn.',
  },
  redeemer: {
    name: 'Redeemer',
    text: 'Evil and neutral leave 1 fate here; the first who is good gains all of it.',
  },
  renegade: {
    name: 'Renegade',
    text: 'Good and evil leave 1 gold here; the first who is neutral gains all of it.',
  },
  ritualMaster: {
    name: 'Ritual Master',
    text: 'Good and neutral leave 1 life here; the first who is evil gains them all.',
  },
  warlocksApprentice: {
    name: 'Warlock’s Apprentice',
    text: 'Without a quest you may accept one, then he leaves. With a quest you have another turn.',
  },
  cathedral: { name: 'Cathedral', text: 'Counts as the Chapel.' },
  glitteringGorge: { name: 'Glittering Gorge', text: 'Four gold lie on it; every visit gives one.' },
  liveryStable: {
    name: 'Livery Stable',
    text: 'Sells Riding Horse for 2, Mule for 3, Horse and Cart for 4, Warhorse for 6 gold.',
  },
  necropolis: { name: 'Necropolis', text: 'Counts as the Graveyard.' },
  pantheon: { name: 'Pantheon', text: 'Choose your alignment. Once all three were chosen it is gone.' },
  deathstalker: {
    name: 'Deathstalker',
    text: 'Must be taken. A life lost in a fight kills you. Leaves after your next victory.',
  },
  falseProphet: {
    name: 'False Prophet',
    text: 'Must be taken. No fate for rolls until you visit the Enchantress of the City.',
  },
  darkTheurgist: {
    name: 'Dark Theurgist',
    text: 'Not for good. Roll after beating an Enemy or a good character: 1–2 nothing; 3–4 heal 1 life; 5–6 Spell.',
  },
  theurgistOfLight: {
    name: 'Theurgist of Light',
    text: 'Not for evil. Roll after beating an Enemy or an evil character: 1–2 nothing; 3–4 replenish 1 fate; 5–6 Spell.',
  },
  guardianAngel: { name: 'Guardian Angel', text: 'Not for evil. Discard it: a defeat becomes a stand-off.' },
  kraven: { name: 'Kraven', text: 'You may draw 1 more Adventure card. Flees from Enemies of 6 or more.' },
  mendicant: { name: 'Mendicant', text: 'Joins for 1 gold. When you pray every gold you pay adds 1.' },
  oathswornGuide: {
    name: 'Oathsworn Guide',
    text: 'Only with a quest. You may move fewer spaces than rolled. Leaves when you fulfil a quest.',
  },
  oathswornOracle: {
    name: 'Oathsworn Oracle',
    text: 'Only with a quest. You may replace one drawn Adventure card. Leaves when you fulfil a quest.',
  },
  balefulEye: {
    name: 'Baleful Eye',
    text: 'Not for good. Discard it after the roll: you win the battle with Enemies.',
  },
  holyRelic: { name: 'Holy Relic', text: 'Not for evil. At the Chapel you may replenish your fate.' },
  profaneRelic: { name: 'Profane Relic', text: 'Not for good. At the Graveyard you may heal fully.' },
  shieldOfDefiance: {
    name: 'Shield of Defiance',
    text: 'If a stronger character attacks you, you are its equal.',
  },
  staffOfBalance: { name: 'Staff of Balance', text: 'Only for neutral. Strength +1, Craft +1.' },
  swordOfTruth: {
    name: 'Sword of Truth',
    text: 'Weapon, not for evil. +1 in battle; a roll below your opponent’s may become a 6.',
  },
  wrathbornWand: {
    name: 'Wrathborn Wand',
    text: 'Weapon, not for good. +1 in psychic combat; if you roll below your Craft value, another die is added.',
  },
  gildedCompass: { name: 'Gilded Compass', text: 'You may subtract 1 from your movement roll.' },
  treasureChestSacredPool: {
    name: 'Treasure Chest',
    text: 'Discard it and roll, with a Treasure Map up to +3: 1–2 lose 1 life; 3–4 two gold; 5 an Object of the shops; 6 Talisman.',
  },
  treasureMapSacredPool: {
    name: 'Treasure Map',
    text: 'Every Object you draw also brings 1 gold. Discard it at the Ruins for 2 gold.',
  },
  discordantDirge: {
    name: 'Discordant Dirge',
    text: 'All discarded Enemies are shuffled and laid on top of the Adventure deck.',
  },
  rumourOfRiches: {
    name: 'Rumour of Riches',
    text: 'Roll: so much gold lies on it. Whoever in the region rolls a 1 for movement may take 1 gold. It stays until the last is gone.',
  },
  oathbreaker: {
    name: 'Oathbreaker',
    text: 'Monster, Strength 5. If you have a quest the higher of its two dice counts. Beaten: gain 1 fate; without a quest you may accept one instead.',
  },
  reliquary: {
    name: 'Reliquary',
    text: 'Four Rewards lie on it. At each visit you may discard a Talisman for one of them.',
  },
  defenderOfJustice: {
    name: 'Defender of Justice',
    text: '+1 in battle. When another character encounters you, goes over to that character.',
  },
  pilgrimsStaff: {
    name: 'Pilgrim’s Staff',
    text: '+1 when praying. Discard it at the Temple: heal fully and replenish your fate.',
  },
} satisfies Record<keyof typeof de, CardWords>;
