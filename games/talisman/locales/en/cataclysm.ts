import type { CardWords } from '@tafelrunde/engine';
import type { cataclysm as de } from '../de/cataclysm.ts';

/** Terrain and Remnants of The Cataclysm. */
export const cataclysm = {
  bonefield: {
    name: 'Bonefield',
    text: 'Evil gains 1 life, good loses 1 life, neutral may buy 1 life for 1 gold.',
  },
  highway: { name: 'Highway', text: 'Draw up to 1 card. Movement from here may differ by 1.' },
  monastery: {
    name: 'Monastery',
    text: 'Good gains 1 fate, evil loses 1 life, neutral may buy 1 fate for 1 gold.',
  },
  outpost: { name: 'Outpost', text: 'Draw up to 2 cards. You add 2 to attack rolls against creatures here.' },
  settlement: { name: 'Settlement', text: 'Draw a Denizen and visit one that is here.' },
  ancientVault: {
    name: 'Ancient Vault',
    text: 'Turn up 10 Adventure cards and take every Object. If there is none you may take, gain 3 gold.',
  },
  hiddenPower: { name: 'Hidden Power', text: 'Gain 2 Strength or 2 Craft.' },
  lostKnowledge: {
    name: 'Lost Knowledge',
    text: 'Roll: 1 lose 1 Craft; 2 miss a turn; 3–4 gain 1 Spell; 5–6 gain 1 Craft.',
  },
  demonOfDecay: { name: 'Demon of Decay', text: 'Monster, Strength 5. Whoever meets it discards an Object.' },
  giantFly: { name: 'Giant Fly', text: 'Animal, Strength 2. Stays until it is killed.' },
  scavengingBeasts: {
    name: 'Scavenging Beasts',
    text: 'Animal, Strength 3. Whoever beats them discards another trophy.',
  },
  ravenousWraith: { name: 'Ravenous Wraith', text: 'Spirit, Craft 4. Whoever meets it discards a Follower.' },
  agelessTalisman: {
    name: 'Ageless Talisman',
    text: 'A Talisman. While somebody stands on the Crown: Strength +5 and Craft +5.',
  },
  cataclysmBlade: {
    name: 'Cataclysm Blade',
    text: 'Weapon. Leave it lying before the roll of a battle: +5 to the attack.',
  },
  brokenArmour: {
    name: 'Broken Armour',
    text: 'In City, Village or Castle: discard it and pay 1 gold for any armour of the supply.',
  },
  brokenWeapon: {
    name: 'Broken Weapon',
    text: 'In City, Village or Castle: discard it and pay 1 gold for any weapon of the supply.',
  },
  rustyBoomstick: {
    name: 'Rusty Boomstick',
    text: 'Weapon. After the roll of a battle: discard another Object for +2.',
  },
  salvage: { name: 'Salvage', text: 'Discard it when you visit a Denizen: gain 1 gold.' },
  steamWagon: { name: 'Steam Wagon', text: 'Weighs nothing. Once a turn you may reroll your movement.' },
  treasureChestCataclysm: {
    name: 'Treasure Chest',
    text: 'Discard it and roll (with a Treasure Map up to +3): 1–2 lose 1 life; 3–4 gain 2 gold; 5 or more take the topmost discarded Object or a Talisman.',
  },
  treasureMapCataclysm: {
    name: 'Treasure Map',
    text: 'When you draw an Object, 1 gold goes on this card. Discard it to gain all of it.',
  },
  mysteriousElixir: {
    name: 'Mysterious Elixir',
    text: 'Discard it and roll: 1 lose 1 Strength; 2 lose 1 life; 3–4 gain 1 life; 5–6 gain 1 Strength.',
  },
  orbOfTime: {
    name: 'Orb of Time',
    text: 'Three fate lie on it. Once a round spend 1: two turns in a row. With the last one it fills up and goes to the neighbour on the left.',
  },
  brokenSpire: {
    name: 'Broken Spire',
    text: 'Roll 2 dice: 2–3 toad, and it is gone; 4–5 miss a turn; 6–7 1 Spell; 8–9 1 Craft; 10–11 2 Spells; 12 2 Craft and 1 Spell, and it is gone.',
  },
  hauntedCastle: {
    name: 'Haunted Castle',
    text: 'Roll 2 dice: 2–3 discard an Object or a Follower, and it is gone; 4–5 miss a turn; 6–8 take a weapon of the supply; 9 1 Strength; 10–11 4 gold; 12 2 Strength and a Talisman, and it is gone.',
  },
  ruinedCity: {
    name: 'Ruined City',
    text: 'Roll 2 dice: 2–3 lose 2 lives, and it is gone; 4–7 nothing; 8–9 2 gold; 10–12 take an Object of the supply, and it is gone.',
  },
  runeGate: {
    name: 'Rune Gate',
    text: 'Your next move may be to another open Rune Gate or to Runes. Then it vanishes.',
  },
  toxicSpring: {
    name: 'Toxic Spring',
    text: '2 Strength and 2 Craft lie here. On each visit you may give 1 life (never the last) for one of them. With the last one it dries up.',
  },
} satisfies Record<keyof typeof de, CardWords>;
