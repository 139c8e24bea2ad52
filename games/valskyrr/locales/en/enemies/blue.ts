import type { CardWords } from '@tafelrunde/engine';
import type { blueEnemies as de } from '../../de/enemies/blue.ts';
import { lines } from '../cardText.ts';

export const blueEnemies = {
  boneGhost: {
    name: 'Bone Ghost',
    text: lines(
      'Bodiless: Damage of its attacks cannot be prevented.',
      'Enrage: Place 1 weakness on its hero. (calms)',
    ),
  },
  boneSnake: {
    name: 'Bone Snake',
    text: lines(
      'Stranglehold: Its hero’s draw limit is lowered by 1.',
      'Enrage: While enraged: attack +1, and it cannot be moved.',
    ),
  },
  tormentedSkeleton: {
    name: 'Tormented Skeleton',
    text: lines(
      'Frenzy of Pain: While at least 1 wound token lies on it: attack +1.',
      'Enrage: Place 1 wound token on it, then it attacks. (calms)',
    ),
  },
  boneDragon: {
    name: 'Bone Dragon',
    text: lines(
      'Grave Breath: The first 2 wounds of each of its attacks must be buried from hand, if possible.',
      'Enrage: Every hero buries the top card of their deck. (calms)',
    ),
  },
  flyingSkulls: {
    name: 'Flying Skulls',
    text: lines(
      'Behind the Dead: While an enemy other than Flying Skulls lies in this hero area, they cannot be the only target of an action.',
      'Enrage: They move to the hero area of the next hero in seating order and attack there (with only one hero: here). (calms)',
    ),
  },
  graveCaller: {
    name: 'Grave Caller',
    text: lines(
      'Call of the Dead (hero area): At the end of the defence phase: draw 1 blue Skeleton enemy into the enemy row.',
      'Enrage: Draw 1 blue Skeleton enemy; it enters this hero area at once. (calms)',
    ),
  },
  cryptDigger: {
    name: 'Crypt Digger',
    text: lines(
      'Dig Deeper: After its attack on the hero, that hero buries the top card of their discard pile.',
      'Enrage: Its hero buries half of their discard pile (rounded down, at most 4 cards of their choice). (calms)',
    ),
  },
  wailingWidow: {
    name: 'Wailing Widow',
    text: lines(
      'Lament: Relentless. Attack +1 for each hand card of its hero above 4 (at most +3).',
      'Enrage: While enraged, every hand card above 2 counts (still at most +3).',
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
