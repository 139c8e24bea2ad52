import type { CardWords } from '@tafelrunde/engine';

export const zahit = {
  zahit: {
    name: 'Zahit',
    text: 'Soldier, palace guard, master of fencing: with every rank the blade grew more curved. Then the sultan made him bodyguard to a daughter who wants none. He always finds her; one only has to follow the smoke.',
  },
  crescentSweep: {
    name: 'Hilal Ay',
    text: 'Template T2: melee > armour. Push 2.',
  },
  bodyguard: {
    name: 'Bodyguard',
    text: 'Zahit swaps places with the other friendly hero and has +1 armour until the start of your next activation phase. As a reaction this happens before the attack; if that was aimed only at this hero, it is now aimed at Zahit.',
  },
  twinCrescents: {
    name: 'Twin Crescents',
    text: 'Two templates T2 in exactly opposite directions: melee+1 > armour. Push 3.',
  },
  shieldingBlade: {
    name: 'Shielding Blade',
    text: 'Other friendly heroes within 1 inch of Zahit have +1 armour against basic attacks, also against tower shots and responses.',
  },
} satisfies Record<string, CardWords>;
