import type { CardWords } from '@tafelrunde/engine';

export const alice = {
  alice: {
    name: 'Alice',
    text: 'In Zetus you learn either to run fast or to aim well; Alice wanted both. At sixteen she had an eye put in that sees tomorrow, as she says. She works for anyone who pays, and for the street for free.',
  },
  shocker: {
    name: 'Shocker',
    text: 'First target in line: ranged > armour. Slow.',
  },
  jumpShot: {
    name: 'Jump Shot',
    text: 'Place Alice up to 4 inches away, before or after the shot: ranged > armour.',
  },
  cyberShot: {
    name: 'Cybershot',
    text: 'All targets in line: ranged+1 > armour, critical.',
  },
  sureAim: {
    name: 'Sure Aim',
    text: 'Alice’s basic attacks can score critical hits.',
  },
} satisfies Record<string, CardWords>;
