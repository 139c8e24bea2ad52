import type { CardWords } from '@tafelrunde/engine';

export const ayumi = {
  ayumi: {
    name: 'Ayumi',
    text: 'She was sold for a sack of rice and forgotten for fifteen summers. Her weapons are made for parrying; nobody ever told her. In the arena her victims get up again, and that offends her.',
  },
  shadowStep: {
    name: 'Shadow Step',
    text: 'Place Ayumi in base contact on the far side of the target, then melee > armour.',
  },
  viperBite: {
    name: 'Viper Bite',
    text: 'Target within 1 inch: melee−1 > armour. Bleed. If damaged, it cannot be healed until the end of the round.',
  },
  lastBreath: {
    name: 'Last Breath',
    text: 'Only as an action; nobody may react to it. Target within 1 inch: melee > armour, critical. Then Ayumi may be placed up to 4 inches away. If a hero was knocked out: +2 mana.',
  },
  biteFromTheDark: {
    name: 'Bite from the Dark',
    text: 'After Ayumi was placed by an ability of her own, her further attacks in this activation phase are critical.',
  },
} satisfies Record<string, CardWords>;
