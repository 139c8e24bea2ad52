import type { CardWords } from '@tafelrunde/engine';

export const rewards: Readonly<Record<string, CardWords>> = {
  hunterWolfHood: {
    name: 'Wolf Hood',
    text: '+1 health. Once per round after your roll, if the monster already has damage: clover +2.',
  },
  hunterBearskin: { name: 'Bearskin', text: '+3 health, pouches −1, 1 gem spot.' },
  hunterLynxGloves: { name: 'Lynx Gloves', text: '+1 health. Once per round before your roll: damage +1.' },
  hunterStagBoots: {
    name: 'Stag Boots',
    text: '+1 health. Once per round outside combat: 2 movement points.',
  },
  hunterFangNecklace: {
    name: 'Fang Necklace',
    text: 'Once per round outside combat, you may give up 1 trophy: +3 gold, +1 gaar.',
  },
  hunterHorn: {
    name: 'Hunting Horn',
    text: 'Once per round in combat preparation: take 1 gaar from the monster, die of hope +1.',
  },
  hunterBoarSpear: {
    name: 'Boar Spear',
    text: 'Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage. In the first combat round after the monster’s roll: rabbit’s foot −2.',
  },
  hunterIronTrap: { name: 'Iron Trap', text: 'Discard in combat preparation: 2 damage.' },
  smithOathblade: {
    name: 'Oathblade',
    text: '2 gem spots. Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage. With it, if you hold a shield: clover +1.',
  },
  smithTwinDaggers: {
    name: 'Twin Daggers',
    text: '1 gem spot. First strike: 6–9 = 1, 10+ = 2 damage. Attack: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 damage.',
  },
  smithIronMaul: {
    name: 'Iron Maul',
    text: 'Pouches −1. Attack: 6–9 = 2, 10–12 = 3, 13+ = 4 damage. With it: the penalty on the monster card does not count.',
  },
  smithHalberd: {
    name: 'Halberd',
    text: 'Attack: 6–8 = 2, 9–11 = 3, 12+ = 4 damage. Each combat round after the monster’s roll: rabbit’s foot −1, your next combat value −1.',
  },
  smithWarBow: {
    name: 'War Bow',
    text: 'First strike: 6–8 = 2, 9–11 = 3, 12+ = 4 damage. With it, if you are unhurt: damage +1.',
  },
  smithBulwark: {
    name: 'Smith’s Bulwark',
    text: '+2 health, pouches −1. Each combat round after the monster’s roll: rabbit’s foot −2, your next combat value −2.',
  },
  smithFencingBuckler: {
    name: 'Fencing Buckler',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −1. Always, if you used a shield and suffered no wound in this combat round: clover +1.',
  },
  smithRunestaff: {
    name: 'Runestaff',
    text: '1 gem spot. Attack: 6–8 = 1 damage; 9–10 = 2 damage; 11–12 = 3 damage, +1 gaar; 13+ = 5 damage, +1 gaar.',
  },
  smithExecutioner: {
    name: 'Executioner’s Axe',
    text: 'Attack: 7–9 = 2, 10–12 = 4, 13+ = 6 damage. With it, if the monster already has damage: clover +1.',
  },
  smithWhetstone: {
    name: 'Master Whetstone',
    text: 'Discard in combat preparation: damage +1 until the end of combat.',
  },
  witchAmuletScorn: {
    name: 'Amulet of Scorn',
    text: 'As monster player, once per round after the monster’s roll: rabbit’s foot +3.',
  },
  witchAmuletThorns: {
    name: 'Amulet of Thorns',
    text: 'As monster player, once per round after the monster’s roll: wounds +2.',
  },
  witchAmuletVeil: {
    name: 'Amulet of the Veil',
    text: 'As monster player, once per round before the hero’s roll: clover −3 for the hero.',
  },
  witchAmuletBlood: {
    name: 'Amulet of Blood',
    text: 'As monster player, once per round before the monster’s roll: heal the monster by 2. Once per round, at any time: heal 1.',
  },
  witchAmuletMadness: {
    name: 'Amulet of Madness',
    text: 'As monster player, once per round after the monster’s roll: reroll up to 2 monster dice. Once per round after the monster’s roll: reroll one monster die.',
  },
  witchAmuletGreed: {
    name: 'Amulet of Greed',
    text: 'As monster player, always, if the hero dies in the fight: +4 gold, draw 1 silver card.',
  },
  witchAmuletHunger: {
    name: 'Amulet of Hunger',
    text: 'As monster player, once per round in combat preparation: draw 1 gold card, in this fight you may also use the monster’s gaar in the hero attack (reroll a die, hero’s combat value −2).',
  },
  teleportScroll: { name: 'Teleport Scroll', text: 'Discard outside combat: teleport 6.' },
};
