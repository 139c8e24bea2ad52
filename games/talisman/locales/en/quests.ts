import type { CardWords } from '@tafelrunde/engine';
import type { quests as de } from '../de/quests.ts';

/** Quests of the Warlock. */
export const quests = {
  takeOneLife: { name: 'Take one life', text: 'Beat a character and take 1 life.' },
  killOneEnemy: { name: 'Kill one Enemy', text: 'Beat any Enemy.' },
  deliverFollower: { name: 'Deliver a Follower', text: 'Give up 1 Follower.' },
  deliverMagicObject: { name: 'Deliver a Magic Object', text: 'Give up 1 Magic Object.' },
  deliverThreeGold: { name: 'Deliver three gold', text: 'Pay 3 gold.' },
  deliverTwoGold: { name: 'Deliver two gold', text: 'Pay 2 gold.' },
  travelToTheCity: { name: 'Travel to the City', text: 'End a move on the City.' },
  killOneDragon: { name: 'Kill one Dragon', text: 'Beat a Dragon.' },
  visitTheMystic: { name: 'Visit the Mystic', text: 'He lives in the Village.' },
  gainOneCraft: { name: 'Gain one Craft', text: 'Gain 1 Craft.' },
  loseOneStrength: { name: 'Lose one Strength', text: 'Give up 1 gained Strength.' },
  defeatTheSentinel: { name: 'Defeat the Sentinel', text: 'Beat him in battle.' },
  huntThemDown: { name: 'Hunt them down', text: 'Fight two Enemies.' },
} satisfies Record<keyof typeof de, CardWords>;
