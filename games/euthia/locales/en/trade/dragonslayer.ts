import type { CardWords } from '@tafelrunde/engine';

export const dragonslayer: Readonly<Record<string, CardWords>> = {
  plateHelm: {
    name: 'Plate Helm',
    text: '+3 health, pouches −1. Once per round after the monster’s roll: rabbit’s foot −1.',
  },
  breastplate: {
    name: 'Breastplate',
    text: '+3 health, pouches −1. Once per round after the monster’s roll: wounds −2.',
  },
  plateGauntlets: {
    name: 'Plate Gauntlets',
    text: '+3 health, pouches −1. Once per round before your roll: damage +1.',
  },
  plateGreaves: { name: 'Plate Greaves', text: '+3 health, pouches −1, 1 gem spot.' },
  plateSabatons: {
    name: 'Plate Sabatons',
    text: '+3 health, pouches −1. Once per round in combat preparation: die of hope +1.',
  },
  dragonHelm: {
    name: 'Dragon Helm',
    text: '+3 health, 2 gem spots. Once per round after your roll: clover +2.',
  },
  dragonCuirass: {
    name: 'Dragon Cuirass',
    text: '+4 health, 2 gem spots. Once per round after the monster’s roll: wounds −3.',
  },
  dragonGloves: {
    name: 'Dragon Gloves',
    text: '+2 health, pouches +2, 2 gem spots. Once per round during a mining action: mine cart.',
  },
  dragonGreaves: {
    name: 'Dragon Greaves',
    text: '+3 health, pouches +1, 2 gem spots. Always: the power of fire does not affect you.',
  },
  dragonBoots: {
    name: 'Dragon Boots',
    text: '+2 health, pouches +1, 2 gem spots. Once per round outside combat: 2 movement points.',
  },
  greatsword: { name: 'Greatsword', text: 'Pouches −1. Attack: 6–8 = 2, 9–11 = 3, 12+ = 5 damage.' },
  wyrmAxe: {
    name: 'Wyrm Axe',
    text: 'Attack: 7–9 = 3, 10–12 = 4, 13+ = 6 damage. With it, if one of your dice shows a 6: damage +1.',
  },
  skullbreaker: {
    name: 'Skullbreaker',
    text: 'Attack: 6–8 = 2 damage; 9–11 = 3 damage; 12+ = 4 damage, remove 1 chaos marker of the monster. With it: the penalty on the monster card does not count.',
  },
  dragonLance: {
    name: 'Dragon Lance',
    text: 'Attack: 5–7 = 2, 8–10 = 3, 11–12 = 4, 13+ = 5 damage. With it, against level 3 monsters: damage +1.',
  },
  runeblade: {
    name: 'Runeblade',
    text: '3 gem spots. Attack: 5–7 = 2, 8–10 = 3, 11+ = 4 damage.',
  },
  siegeCrossbow: {
    name: 'Siege Crossbow',
    text: 'Pouches −1. First strike: 5–7 = 2, 8–10 = 3, 11+ = 4 damage.',
  },
  stormStaff: {
    name: 'Storm Staff',
    text: '1 gem spot. Attack: 6–8 = 2, 9–10 = 3, 11–12 = 4, 13+ = 5 damage. With it, if you used an essence in this fight: clover +1.',
  },
  dragontoothDaggers: {
    name: 'Dragontooth Daggers',
    text: 'First strike: 5–7 = 1, 8–10 = 2, 11+ = 3 damage. Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage.',
  },
  scaleShield: {
    name: 'Scale Shield',
    text: '1 gem spot. Each combat round after the monster’s roll: rabbit’s foot −3, your next combat value −2.',
  },
  dragonShield: {
    name: 'Dragon Shield',
    text: '+1 health, 1 gem spot. Each combat round after the monster’s roll: wounds −1.',
  },
  mirrorShield: {
    name: 'Mirror Shield',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −2, your next combat value −1. Each combat round before your roll, if you used a shield and suffered no wound in this combat round: 1 damage.',
  },
  dragonHeart: {
    name: 'Dragon Heart',
    text: '+2 health. Once per round, at any time, with a set of 3: heal 3; with a set of 4 also: +1 gaar.',
  },
  slayersRing: {
    name: 'Slayer’s Ring',
    text: 'Always: clover +1; with a set of 3 also: clover +1.',
  },
  crownOfScales: {
    name: 'Crown of Scales',
    text: '+1 health. Once per round after the monster’s roll: wounds −2. Always, with a set of 3: wounds −1; with a set of 4 also: damage +1.',
  },
  gaarCenser: { name: 'Gaar Censer', text: 'Once per round in combat preparation: +1 gaar, die of hope +1.' },
  essencePhylactery: {
    name: 'Essence Phylactery',
    text: 'Once per round outside combat, you may pay 1 gold: take 1 essence of your choice.',
  },
  warHarness: {
    name: 'War Harness',
    text: '+1 health, pouches +2. Always, with a set of 3: +1 maximum health.',
  },
  flaskOfAir: { name: 'Flask of Air', text: 'At once, then discard: take 2 essences of air.' },
  flaskOfFire: { name: 'Flask of Fire', text: 'At once, then discard: take 2 essences of fire.' },
  flaskOfWater: { name: 'Flask of Water', text: 'At once, then discard: take 2 essences of water.' },
  flaskOfEarth: { name: 'Flask of Earth', text: 'At once, then discard: take 2 essences of earth.' },
  dragonBlood: {
    name: 'Dragon Blood',
    text: 'Discard in combat preparation: clover +1, damage +1 until the end of combat.',
  },
};
