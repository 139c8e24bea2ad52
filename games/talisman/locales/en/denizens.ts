import type { CardWords } from '@tafelrunde/engine';
import type { denizens as de } from '../de/denizens.ts';

/** Denizens of The Cataclysm. */
export const denizens = {
  denizenAlchemist: {
    name: 'Alchemist',
    text: 'Turns Objects into 1 gold each. Stays anywhere; where he would have to go he is shuffled into the deck.',
  },
  apprenticeHealer: {
    name: 'Apprentice Healer',
    text: 'Roll: 1 lose 1 life; 2 nothing; 3–5 heal 1 life; 6 take a Healer’s Kit if you like, and she leaves. Once more for 1 gold. Stays in Chapel and Village.',
  },
  auctioneer: {
    name: 'Auctioneer',
    text: 'Everybody bids gold in secret. The highest bidders pay and take a Purchase card each. With no bids you take one, and he leaves. Stays in the City.',
  },
  barmaid: {
    name: 'Barmaid',
    text: 'Roll: 1 miss a turn; 2 lose 1 gold; 3 nothing; 4–5 gain 1 life; 6 gain 1 Strength or 1 Craft. Once more for 1 gold. Stays in City, Tavern and Village.',
  },
  bard: {
    name: 'Bard',
    text: 'Roll: 1 a random Follower stays behind here; 2 move 1 space; 3 nothing; 4–5 everybody may accept a quest; 6 choose a Talisman, and he leaves. Stays in City, Tavern and Village.',
  },
  beggar: {
    name: 'Beggar',
    text: 'Give 1 gold; whoever has none gets one. Stays in City, Tavern and Village.',
  },
  denizenBlackKnight: {
    name: 'Black Knight',
    text: 'For 1 gold another character of your choice loses 1 life; otherwise you lose 1 life. Always returns to the Castle.',
  },
  blacksmith: {
    name: 'Blacksmith',
    text: 'Sells Helmet, Sword, Whetstone (1), Axe, Shield, Shovel (2), Bow, Spiked Shield (3), Armour and Greatsword (4 gold). Stays in Castle, City and Village.',
  },
  boatman: {
    name: 'Boatman',
    text: 'Roll: 1 lose 1 life or a Follower, and he leaves; 2 miss a turn; 3 nothing; 4–5 your next move may be to Village, Tavern or City; 6 to Chapel, Graveyard or Castle. He comes along. Stays anywhere.',
  },
  captainOfTheGuard: {
    name: 'Captain of the Guard',
    text: 'Roll: 1 miss a turn; 2 back to your start space; 3 nothing; 4–5 all Enemies of the region are discarded; 6 everybody pays 1 gold or returns to their start space. Stays in Castle and City.',
  },
  chapelwarden: {
    name: 'Chapelwarden',
    text: 'Good: heal fully or pray: 1–4 nothing; 5 gain 1 life; 6 gain 1 Spell. Neutral: heal for 1 gold each. Evil: lose 1 life. Always returns to the Chapel.',
  },
  corruptChaplain: {
    name: 'Corrupt Chaplain',
    text: 'Good: heal 1 life for 1 gold or pray: 1 become evil; 2–4 nothing; 5–6 heal 1 life. Neutral: heal 1 life for 1 gold. Evil: heal 1 life. Stays in Chapel and Graveyard.',
  },
  cultLeader: {
    name: 'Cult Leader',
    text: 'Evil: replenish 1 fate or pray (a Follower given up: +2): 1 lose 1 life; 2–3 nothing; 4–5 gain 1 fate; 6 gain 1 Spell; 7 or more lose 1 life and gain 1 Strength or 1 Craft. Neutral: give up a Follower or become evil; good: all of them. Stays in Graveyard and Village.',
  },
  darkBeing: {
    name: 'Dark Being',
    text: 'Evil: replenish your fate or pray: 1 everybody loses 1 fate; 2–3 nothing; 4–5 gain 1 fate; 6 take 1 fate from everybody else. Neutral: another character of your choice loses 1 fate. Good: all good characters lose all their fate. Stays in City and Graveyard.',
  },
  denizenDoctor: { name: 'Doctor', text: 'Heals up to 2 lives for 1 gold each. Stays in Castle and City.' },
  denizenEnchantress: {
    name: 'Enchantress',
    text: 'Roll: 1 toad; 2 lose 1 Strength; 3 lose 1 Craft; 4 gain 1 Craft; 5 gain 1 Strength; 6 gain 1 Spell. Always returns to the City.',
  },
  enlightenedMonk: {
    name: 'Enlightened Monk',
    text: 'Good: heal fully or pray: 1 lose 1 Craft; 2–3 nothing; 4–5 gain 1 Spell; 6 gain 1 Craft. Neutral: heal 1 life. Evil: lose 1 Craft. Stays in Chapel and Village.',
  },
  faerieCaravan: {
    name: 'Faerie Caravan',
    text: 'Everybody passes 1 Object, Follower or Spell to the neighbour on the right, then 1 life (never the last), fate or gold. Always leaves afterwards.',
  },
  famousBrawler: {
    name: 'Famous Brawler',
    text: 'Pay 1 gold and roll, plus your Strength: up to 5 lose 1 life; 6–8 gain 1 fate; 9–12 gain 1 Strength; 13 or more everybody else gives you an Object or a Follower, and he leaves. Stays in City and Tavern.',
  },
  farmer: {
    name: 'Farmer',
    text: 'Roll: 1 go to a Fields space and miss two turns; 2 he attacks (Strength 3); 3 nothing; 4–5 heal 1 life for 1 gold; 6 take a Mule, and he leaves. Stays in Tavern and Village.',
  },
  fortuneTeller: {
    name: 'Fortune Teller',
    text: 'Roll: 1 lose all fate; 2 each of your rolls counts 1 less in your next turn; 3 nothing; 4–5 rearrange the top 4 Adventure cards; 6 gain 2 fate. Stays in Tavern and Village.',
  },
  gambler: {
    name: 'Gambler',
    text: 'Roll: 1 lay an Object on this card; 2 lose 1 gold; 3 nothing; 4–5 gain 1 gold; 6 gain 3 gold and everything lying here, and he leaves. Once more for 1 gold. Stays in City and Tavern.',
  },
  goldLender: {
    name: 'Gold Lender',
    text: 'Roll: 1 lose all gold or 1 life; 2 miss a turn; 3 nothing; 4–5 gain 1 gold; 6 gain 3 gold. Stays in the City.',
  },
  gravedigger: {
    name: 'Gravedigger',
    text: 'Evil: for 1 gold take the topmost discarded Enemy as a trophy. Neutral: sell trophies for 1 gold each. Good: discard a trophy. Stays in the Graveyard.',
  },
  gravetender: {
    name: 'Gravetender',
    text: 'Evil: replenish your fate or pray: 1–4 nothing; 5 gain 1 fate; 6 gain 1 Spell. Neutral: replenish fate for 1 gold each. Good: lose 1 life. Always returns to the Graveyard.',
  },
  inquisitor: {
    name: 'Inquisitor',
    text: 'Good: heal 1 life or pray: 1 lose 1 life; 2–4 nothing; 5–6 an evil character of your choice loses 1 life. Neutral: become good or lose 1 life. Evil: lose 2 lives. Stays in City and Chapel.',
  },
  itinerantPriest: {
    name: 'Itinerant Priest',
    text: 'Good: heal 1 life. Neutral: become good or evil if you like. Evil: replenish 1 fate. Stays in City, Chapel and Graveyard.',
  },
  masterBuilder: {
    name: 'Master Builder',
    text: 'For every 2 gold you lay a Settlement, an Outpost, a Monastery or a Highway in your region. Stays in Castle, City and Village.',
  },
  masterHealer: {
    name: 'Master Healer',
    text: 'Heals for 1 gold each and sells Healer’s Kits for 1 gold. Stays in City, Chapel and Village.',
  },
  mayor: {
    name: 'Mayor',
    text: 'Roll: 1 miss a turn; 2–3 nothing; 4 you may sell a trophy for gold equal to its value; 5 for 1 gold a character of your choice returns to its start space; 6 your next move may be to the Castle. Stays in City and Village.',
  },
  monsterHunter: {
    name: 'Monster Hunter',
    text: 'For 2 gold an Enemy of your region becomes your trophy. Stays in Castle, City and Tavern.',
  },
  oldWizard: {
    name: 'Old Wizard',
    text: 'Roll: 1 toad; 2 discard a Spell or a Magic Object; 3 nothing; 4–5 your next move may be to any space of the region; 6 take a Scroll or a Personal Journal. Stays in City and Tavern.',
  },
  royalEmissary: {
    name: 'Royal Emissary',
    text: 'Roll: 1 his guards attack (Strength 5); 2 lose 1 gold or miss a turn; 3 nothing; 4–5 gain 1 gold or 1 Spell; 6 choose a Denizen from the deck and visit it here, adding 2 to every roll. Stays in Castle and City.',
  },
  denizenSage: {
    name: 'Sage',
    text: 'For 1 gold you set the alignment of a character. Stays in City, Chapel and Graveyard.',
  },
  shopkeeper: {
    name: 'Shopkeeper',
    text: 'Sells Whetstone, Water Bottle, Healer’s Kit, Scroll (1), Haversack, Helmet, Map, Shovel (2), Mule, Psychic Crystal, Personal Journal and Crystal Sceptre (3 gold). Stays in the City.',
  },
  swindler: {
    name: 'Swindler',
    text: 'Roll: 1–2 a random Object or Follower is discarded; 3–4 nothing; 5 take an Object of the Purchase supply; 6 he leaves, and you gain a Talisman. Stays in City, Tavern and Village.',
  },
  templePriest: {
    name: 'Temple Priest',
    text: 'Pray with 2 dice: 2 lose 2 lives; 3 lose 1 life; 4 discard a Follower; 5 an Object; 6 replenish 1 fate; 7 heal 1 life; 8 gain 1 Craft; 9 1 Strength; 10 1 Spell; 11 2 fate; 12 2 lives. Stays in Chapel and Graveyard.',
  },
  villageMystic: {
    name: 'Village Mystic',
    text: 'Roll: 1 become evil; 2–3 nothing; 4 become good; 5 gain 1 Craft; 6 gain 1 Spell. Always returns to the Village.',
  },
  waggoner: {
    name: 'Waggoner',
    text: 'For 1 gold you roll 3 dice for your next move and may stop anywhere on the way; he goes on to another space of Denizens. Stays anywhere.',
  },
  wanderer: {
    name: 'Wanderer',
    text: 'Roll: 1 everybody loses 1 fate; 2 move only 1 space in your next turn; 3 nothing; 4–5 buy a Map for 1 gold; 6 take a Haversack and a Water Bottle. Always leaves afterwards.',
  },
} satisfies Record<keyof typeof de, CardWords>;
