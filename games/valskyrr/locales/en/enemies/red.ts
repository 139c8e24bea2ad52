import type { CardWords } from '@tafelrunde/engine';
import type { redEnemies as de } from '../../de/enemies/red.ts';
import { lines } from '../cardText.ts';

export const redEnemies = {
  redSandSlave: {
    name: 'Slave of the Red Sand',
    text: lines(
      'Living Shield: Other Human enemies in this hero area except Slaves of the Red Sand have +1 on both defences (not cumulative).',
      'Enrage: Its hero discards 2 hand cards of their choice. (calms)',
    ),
  },
  darkMistress: {
    name: 'Dark Mistress',
    text: lines(
      'Stolen Gaze: When she attacks: her hero lowers their focus by 3, then the hero with the lowest focus raises it by 3.',
      'Enrage: Enrage another enemy in this hero area, if possible. (calms)',
    ),
  },
  mutatedDragon: {
    name: 'Mutated Dragon',
    text: lines(
      'Overgrowth: Attack +1 for each objective token on it.',
      'Enrage: Place 1 objective token on it (at most 3; not on the time charter) and remove 1 wound token from it. (calms)',
    ),
  },
  bloodPreacher: {
    name: 'Blood Preacher',
    text: lines(
      'Blessing of Flesh: At the end of the defence phase: remove 1 wound token from every other enemy in this hero area.',
      'Enrage: While enraged, Blessing of Flesh removes 2 wound tokens instead of 1.',
    ),
  },
  mirrorWitch: {
    name: 'Mirror Witch',
    text: lines(
      'Spell Mirror (hero area): After an action that dealt her at least 1 magical damage: the acting hero suffers 2 magical damage.',
      'Enrage: While enraged, Spell Mirror also answers physical damage: with 2 physical damage.',
    ),
  },
  borderRobber: {
    name: 'Border Robber',
    text: lines(
      'Light Fingers: If its attack causes at least 1 wound: put 1 loot token from the pool on it. When it is killed, all of them return to the pool.',
      'Enrage: Put 1 loot token from the pool on it; it goes to the right end of the enemy row. If the pool is empty, it attacks. (calms)',
    ),
  },
  emberColossus: {
    name: 'Ember Colossus',
    text: lines(
      'Fiery Death: When it is killed: place 1 burning on its hero and on every ally in this hero area.',
      'Enrage: Place 1 burning on every hero. While enraged: attack +1.',
    ),
  },
  chainDriver: {
    name: 'Chain Driver',
    text: lines(
      'Hunting Horn: Relentless. At the end of the hero turn its hero raises their focus by 2.',
      'Enrage: While enraged, at the end of the defence phase: reinforcement ▷1.',
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
