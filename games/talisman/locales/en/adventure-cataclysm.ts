import type { CardWords } from '@tafelrunde/engine';
import type { adventureCataclysm as de } from '../de/adventure-cataclysm.ts';

/** Adventure cards of The Cataclysm. */
export const adventureCataclysm = {
  apocalypseStorm: {
    name: 'Apocalypse Storm',
    text: 'In every region with a character (except the inner one) all Adventure cards, Terrain and Denizens are discarded.',
  },
  chanceMeeting: {
    name: 'Chance Meeting',
    text: 'Draw and visit a Denizen; then you send it to a space of Denizens.',
  },
  deadMagic: { name: 'Dead Magic', text: 'For three rounds neither Spells nor Magic Objects work.' },
  divineBlessings: {
    name: 'Divine Blessings',
    text: 'Gain 1 Strength or 1 Craft; another character of your choice gains both.',
  },
  marketDayCataclysm: {
    name: 'Market Day',
    text: 'Everybody may buy: Scroll, Haversack, Healer’s Kit (1), Shovel, Whetstone, Map (2), Crystal Sceptre (3 gold).',
  },
  rebirth: { name: 'Rebirth', text: 'Everybody heals fully and replenishes all fate.' },
  rebuilding: {
    name: 'Rebuilding',
    text: 'Everybody may pay 1 gold to lay a Terrain card in their own region.',
  },
  scavenging: {
    name: 'Scavenging',
    text: 'Discard the top 5 Adventure cards, then take the topmost discarded Object.',
  },
  voidDemon: {
    name: 'Void Demon',
    text: 'Spirit, Strength 7, Craft 7. It attacks in battle if your Strength is below your Craft, otherwise in psychic combat. A defeat lays 1 of your Strength or Craft on it; a victory brings all of that instead of the trophy.',
  },
  blightwoodSlaver: {
    name: 'Blightwood Slaver',
    text: 'Monster, Strength 4. Goes to the Forest, with one of your Followers or a Stranger of the board.',
  },
  blightwoodTerror: {
    name: 'Blightwood Terror',
    text: 'Monster, Strength 3, rolls three dice. Yields 2 Strength instead of a trophy.',
  },
  ironscaleDragon: {
    name: 'Ironscale Dragon',
    text: 'Dragon, Strength 7. When you win, roll: 4–6 only a stand-off; 1–3 take an armour of the supply if you like.',
  },
  junkGolem: {
    name: 'Junk Golem',
    text: 'Monster, as strong as there are Objects held by all characters. Whoever beats it takes an Object from another character instead of the trophy.',
  },
  queenOfAshes: {
    name: 'Queen of Ashes',
    text: 'Monster, Strength 4. Goes to the Oasis, and everybody lays an Object there. +1 for each Object there. Whoever is beaten leaves one behind.',
  },
  rusthillMarauders: {
    name: 'Rusthill Marauders',
    text: 'Monster, Strength 5. When they are drawn you discard a Place of the board.',
  },
  undyingHorde: {
    name: 'Undying Horde',
    text: 'Monster, Strength 6. When it is drawn all trophies with Strength come here.',
  },
  abominationWraith: {
    name: 'Abomination Wraith',
    text: 'Spirit, Craft 3, rolls three dice. Yields 2 Craft instead of a trophy.',
  },
  aeonDemon: { name: 'Aeon Demon', text: 'Spirit, Craft 8. Whoever beats it may meet a discarded Event.' },
  ancientLich: {
    name: 'Ancient Lich',
    text: 'Spirit, Craft 6. When it is drawn everybody discards their Spells. One costs 1 life, two cost 1 Craft, three make a toad.',
  },
  ashfieldLooters: {
    name: 'Ashfield Looters',
    text: 'Monster, Craft 3. Go to the Oasis, with one of your Objects.',
  },
  blightwoodRabble: {
    name: 'Blightwood Rabble',
    text: 'Monster, Craft 2. Goes to the Forest, and everybody lays a Follower there. +1 for each Follower there. Whoever is beaten leaves one behind.',
  },
  mongrelSprite: {
    name: 'Mongrel Sprite',
    text: 'Spirit, Craft 2. For 1 gold it does not attack and gives you 1 fate.',
  },
  astralSpirit: {
    name: 'Astral Spirit',
    text: 'You may lay a discarded Stranger here; then the spirit vanishes.',
  },
  fugitiveDemon: {
    name: 'Fugitive Demon',
    text: 'Give 1 fate for 1 life, or 1 life (never the last) for 1 fate.',
  },
  junkDealer: {
    name: 'Junk Dealer',
    text: 'For a random Object of yours take one of the supply. Then he moves on 4 spaces.',
  },
  orderOfJosephine: {
    name: 'Order of Josephine',
    text: 'Heals up to 2 lives if you like; another character of your choice gains 1 life.',
  },
  brakwaterTraders: {
    name: 'Brakwater Traders',
    text: 'Sell Water Bottle (1), Healer’s Kit, Haversack, Psychic Crystal (2), Map, Shovel, Personal Journal and Crystal Sceptre (3 gold). Then they move on 4 spaces.',
  },
  barrowtownHunter: {
    name: 'Barrowtown Hunter',
    text: 'Instead of rolling you may move to a space of the region with an Enemy.',
  },
  brakwaterDiver: {
    name: 'Brakwater Diver',
    text: 'When you cross the river, roll: 1 she is lost; 5–6 take the topmost discarded Object.',
  },
  deadlandsSurvivor: {
    name: 'Deadlands Survivor',
    text: 'No loss of life in the Desert. +1 to rolls in Crags and Forest.',
  },
  havenvilleRecruiter: {
    name: 'Havenville Recruiter',
    text: 'Start of turn: if the topmost discarded Adventure card is a Follower, you may take it and give one of yours to another character.',
  },
  rotsnoutDog: {
    name: 'Rotsnout Dog',
    text: 'Start of turn: if the topmost discarded Adventure card is an Enemy, you may exchange a trophy for it.',
  },
  brokenRelic: {
    name: 'Broken Relic',
    text: 'Discard it when a character draws an Object, and take that Object.',
  },
  personalInvitation: {
    name: 'Personal Invitation',
    text: 'When you draw a Denizen you may replace it with another.',
  },
  ashfieldHideout: {
    name: 'Ashfield Hideout',
    text: 'Roll: more than your Strength gains 1 Strength and costs 1 Object; otherwise 2 gold, and it is plundered.',
  },
  astralRift: { name: 'Astral Rift', text: 'You may lay a discarded Place here; then the rift closes.' },
  blightwoodShrine: {
    name: 'Blightwood Shrine',
    text: 'Roll: more than your Craft gains 1 Craft and costs 1 Follower; otherwise 1 Spell, and it vanishes.',
  },
  havenville: {
    name: 'Havenville',
    text: 'When it is drawn a Settlement is founded here, and all discarded Followers come onto it. One per visit; with the last one it is gone.',
  },
  trashtown: {
    name: 'Trashtown',
    text: 'When it is drawn a Settlement is founded here, and all discarded Objects come onto it. One per visit; with the last one it is gone.',
  },
  meetingPlace: {
    name: 'Meeting Place',
    text: 'When it is drawn 4 Denizens come onto it. Visit one of them; when all have gone it vanishes.',
  },
} satisfies Record<keyof typeof de, CardWords>;
