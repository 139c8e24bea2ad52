import { scene, type Scene } from './tables.ts';

/** A Thief in the City with this quest, another far away. Fulfilled, it brings gold: a Reward worth 3. */
export const on = (quest: string, more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { trophyRate: 7 },
    dice: [2, 3],
    ...more,
    cards: { 'quest.0': [quest], talismans: [], talismanDiscard: [], ...more.cards },
    next: { rewards: ['vastWealth', 'theWhispers'], ...more.next },
  });
