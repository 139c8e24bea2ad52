import type { CardWords } from '@tafelrunde/engine';
import type { cataclysm as de } from '../de/cataclysm.ts';

/** Denizens, Remnants and Terrain. */
export const cataclysm = {
  bonefield: {
    name: 'Bonefield',
    text: 'Evil gains 1 life, good loses 1 life, neutral may buy 1 life for 1 gold.',
  },
  highway: { name: 'Highway', text: 'Draw 1 card. Movement from here may differ by 1.' },
  monastery: {
    name: 'Monastery',
    text: 'Good gains 1 fate, evil loses 1 life, neutral may buy 1 fate for 1 gold.',
  },
  outpost: { name: 'Outpost', text: 'Draw 2 cards. You add 2 to attack rolls against creatures here.' },
  settlement: { name: 'Settlement', text: 'Draw a Denizen and visit one that is here.' },
  denizenAlchemist: { name: 'Alchemist', text: 'Turns Objects into 1 gold each.' },
  beggar: { name: 'Beggar', text: 'Give 1 gold; whoever has none gets one.' },
  blacksmith: { name: 'Blacksmith', text: 'Sells weapons and armour.' },
  chapelwarden: { name: 'Chapelwarden', text: 'Like the Chapel; returns there.' },
  denizenDoctor: { name: 'Doctor', text: 'Heals up to 2 lives for 1 gold each.' },
  denizenEnchantress: { name: 'Enchantress', text: 'As in the City; returns there.' },
  farmer: { name: 'Farmer', text: 'Roll: 1 miss two turns; 2–3 nothing; 4–5 a life for 1 gold; 6 a Mule.' },
  wanderer: { name: 'Wanderer', text: 'Roll: 1 lose 1 fate; 2 miss a turn; 3 nothing; 4–6 gain 1 gold.' },
  oldWizard: { name: 'Old Wizard', text: 'Roll: 1 Toad; 2–3 nothing; 4–6 gain 1 Spell.' },
  hiddenPower: { name: 'Hidden Power', text: 'Gain 2 Strength or 2 Craft.' },
  lostKnowledge: {
    name: 'Lost Knowledge',
    text: 'Roll: 1 lose 1 Craft; 2 miss a turn; 3–4 Spell; 5–6 Craft.',
  },
  demonOfDecay: { name: 'Demon of Decay', text: 'Strength 5. Meeting it costs you an Object.' },
  giantFly: { name: 'Giant Fly', text: 'Animal, Strength 2.' },
} satisfies Record<keyof typeof de, CardWords>;
