import type { IconName } from '@tafelrunde/ui/icons';
import { own } from './looks.ts';

/** The five values of a character, in the order of its sheet. */
export const stats = ['strength', 'craft', 'lives', 'fate', 'gold'] as const;
export type Stat = (typeof stats)[number];
export const statIcons: Readonly<Record<Stat, IconName>> = {
  strength: 'strength',
  craft: 'craft',
  lives: 'life',
  fate: own('fate'),
  gold: 'coin',
};
