import type { CardWords } from '@tafelrunde/engine';

export const lonelyPath: Readonly<Record<string, CardWords>> = {
  eventHarvest: {
    name: 'Rich Harvest',
    text: 'This round each tile bought costs 1 gold less, but at least 1.',
  },
  eventFog: {
    name: 'Fog over All',
    text: 'This round each action marker gives 1 movement point less, but at least 1. A hero who wins a fight in the fog gains 1 gaar.',
  },
  eventBloodMoon: {
    name: 'Blood Moon',
    text: 'This round each monster has 1 more gaar; whoever beats one gains 1 more reputation.',
  },
  eventRockfall: {
    name: 'Rockfall',
    text: 'This round a hero who mines suffers 1 wound but may draw 3 raw-material tiles and keep 1.',
  },
  eventStillness: {
    name: 'Stillness of the Powers',
    text: 'This round elementals do not affect their surroundings, and hero rolls to confront them are 2 higher.',
  },
  eventPilgrims: {
    name: 'Band of Pilgrims',
    text: 'Choose one: heal 4, gain 2 gold, or gain 1 gaar and 1 healing potion.',
  },
  eventTaxman: { name: 'The Tax Collector', text: 'Pay 2 gold, or lose 1 reputation and draw 1 gold card.' },
  trackerIlsabe: {
    name: 'Ilsabe the Tracker',
    text: 'Once per round: 2 movement points. When you reveal map tiles, look at the top one before you pick the position.',
  },
  surgeonTamm: { name: 'Brother Tamm, Field Surgeon', text: 'Once per round, in and out of combat: heal 3.' },
  shieldMaidWrenn: {
    name: 'Wrenn the Shield Maid',
    text: 'Once per round, after the monster’s roll: 3 wounds less.',
  },
  porterOkko: {
    name: 'Okko the Porter',
    text: '2 raw-material tiles, trophies or healing potions may lie on his card; they need no pouch.',
  },
};
