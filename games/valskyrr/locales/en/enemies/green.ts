import type { CardWords } from '@tafelrunde/engine';
import type { greenEnemies as de } from '../../de/enemies/green.ts';
import { lines } from '../cardText.ts';

export const greenEnemies = {
  ravenokStalker: {
    name: 'Ravenok Stalker',
    text: lines(
      'Blood Trail: While its hero’s burial pile holds at least 8 cards: attack +1.',
      'Enrage: The leftmost enemy of the enemy row enters this hero area. If the enemy row is empty, the Stalker attacks. (calms)',
    ),
  },
  diveHunter: {
    name: 'Dive Hunter',
    text: lines(
      'Swoop Away: After its activation in the defence phase it goes to the right end of the enemy row.',
      'Enrage: It moves to the hero area of the hero with the lowest focus and attacks there. (calms)',
    ),
  },
  giantCrawler: {
    name: 'Giant Crawler',
    text: lines(
      'Poison Bite: If its attack causes at least 1 wound: place 1 poison on the one attacked if none lies there yet.',
      'Enrage: Place 1 poison on its hero; 2 if another Insect enemy lies in this hero area. (calms)',
    ),
  },
  stormDragon: {
    name: 'Storm Dragon',
    text: lines(
      'Chain Lightning: When it attacks: every other hero and every ally in this hero area suffers 1 magical damage.',
      'Enrage: Place 1 dazed on every hero. While enraged: attack +1.',
    ),
  },
  thornback: {
    name: 'Thornback',
    text: lines(
      'Spiked Hide: After an action of its hero that dealt it at least 1 physical damage: the hero suffers 1 physical damage.',
      'Enrage: While enraged: Spiked Hide also works against magical damage and deals 2 physical damage.',
    ),
  },
  gulletWorm: {
    name: 'Gullet Worm',
    text: lines(
      'Swallow: If its attack causes the hero at least 1 wound: the hero attaches 1 hand card to it. When it is killed, these cards return to hand.',
      'Enrage: Its hero attaches 2 hand cards to it. (calms)',
    ),
  },
  packMatron: {
    name: 'Pack Matron',
    text: lines(
      'Pack Trail: When she enters a hero area, the leftmost Beast enemy of the enemy row follows her.',
      'Enrage: Every other Beast enemy in this hero area attacks. (calms)',
    ),
  },
  mistLynx: {
    name: 'Mist Lynx',
    text: lines(
      'Pounce: Relentless. When it enters a hero area, it attacks at once.',
      'Enrage: Remove up to 2 wound tokens from it. It goes to the right end of the enemy row. (calms)',
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
