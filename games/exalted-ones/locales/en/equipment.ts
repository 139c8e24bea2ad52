import type { CardWords } from '@tafelrunde/engine';

export const equipment = {
  moonCrystal: { name: 'Moon Crystal', text: '+1 maximum mana.' },
  moonSceptre: { name: 'Moon Sceptre', text: '+2 maximum mana, +1 mana regeneration.' },
  springPearl: { name: 'Spring Pearl', text: '+1 mana regeneration.' },
  springHeart: { name: 'Spring Heart', text: '+1 mana regeneration, +2 life points.' },
  quiltedCoat: { name: 'Quilted Coat', text: '+1 life point.' },
  scaleCoat: { name: 'Scale Coat', text: '+1 life point, +1 armour.' },
  runeAmulet: { name: 'Rune Amulet', text: '+1 resistance.' },
  wardingDisc: { name: 'Warding Disc', text: '+2 resistance, +1 life point.' },
  windSandals: { name: 'Wind Sandals', text: '+1 movement (run and standard move).' },
  stormBoots: { name: 'Storm Boots', text: '+2 movement (run and standard move).' },
  whetstone: { name: 'Whetstone', text: '+1 melee/ranged.' },
  masterWeapon: {
    name: 'Master Weapon',
    text: '+1 melee/ranged. Basic attacks against wounded heroes are critical.',
  },
  emberWand: { name: 'Ember Wand', text: '+1 willpower.' },
  phoenixStaff: { name: 'Phoenix Staff', text: '+2 willpower, +1 life point.' },
  golemChisel: {
    name: 'Golem Chisel',
    text: 'Basic attacks against golems: +1 melee/ranged. If one of them knocks out a golem, its squad does not respond.',
  },
  golemBreaker: {
    name: 'Golem Breaker',
    text: '+1 life point. Basic attacks against golems: +2 melee/ranged. If one of them knocks out a golem, its squad does not respond.',
  },
  beastFang: { name: 'Beast Fang', text: 'Basic attacks against creatures and monsters: +2 melee/ranged.' },
  dragonPike: {
    name: 'Dragon Pike',
    text: '+1 melee/ranged. Basic attacks against creatures and monsters: another +2 melee/ranged.',
  },
  runnersSash: { name: 'Runner’s Sash', text: '+2 inches when running.' },
  couriersHarness: { name: 'Courier’s Harness', text: '+2 inches when running, +1 armour.' },
  smokeCapsule: {
    name: 'Smoke Capsule',
    text: 'Once per round when you move or run: enemy heroes may not react to your leaving their range.',
  },
  shadowCloak: {
    name: 'Shadow Cloak',
    text: '+1 movement. Enemy heroes may never react to your leaving their range.',
  },
  healingSalve: {
    name: 'Healing Salve',
    text: 'Once per round, at the start of your activation phase: you or a friendly hero within 1 inch heals 1.',
  },
  lifeShard: {
    name: 'Life Shard',
    text: 'As Healing Salve. If you would be knocked out, you stay with 1 life point; this card returns to the market.',
  },
} satisfies Record<string, CardWords>;
