import type { CardWords, Phrase } from '@tafelrunde/engine';
import type { dungeon as de } from '../de/dungeon.ts';

const horde = (health: number): CardWords => ({
  name: `Horde ${health}`,
  text: 'Worth as many points in the end as you have Horde cards, 5 at most.',
});

/** Monsters, traps, guardians, stones: what they are called and say, and what is asked and told because of them. */
export const dungeon = {
  prompts: {
    poisonGas: 'Poisonous fumes! Do you show somebody who protects you?',
    cage: 'Which hero is caught in the cage?',
    tribute: 'The Dark Champion demands tribute. Which card do you destroy?',
    lose: 'Which of the revealed cards do you lose?',
    discardTwo: 'Which two cards do you discard?',
  } satisfies Record<keyof (typeof de)['prompts'], Phrase>,
  options: {
    show: ({ kind }, say) => `Show ${say.card(kind)}`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {
    struck: ({ seat, kind }, say) => `The thunder strikes ${say.card(kind)} of ${say.seat(seat)}.`,
    caged: ({ seat, kind }, say) => `${say.card(kind)} of ${say.seat(seat)} sits in the cage.`,
    turnedUp: ({ seat, kinds }, say) =>
      `${say.seat(seat)} reveals ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')}.`,
    showed: ({ seat, kind }, say) => `${say.seat(seat)} shows ${say.card(kind)}.`,
  } satisfies Record<keyof (typeof de)['events'], Phrase>,
  cards: {
    famine: { name: 'Famine', text: 'Battle: 1 Disease.' },
    harbinger: { name: 'Harbinger', text: 'Battle: destroys 1 spell.' },
    kingdom: { name: 'Kingdom', text: 'Battle: 1 Disease.' },
    lordOfDeath: { name: 'Lord of Death', text: 'Battle: 2 Diseases.' },
    suffering: { name: 'Suffering', text: 'Battle: all heroes strength −2; 1 Disease.' },
    airWrath: { name: 'Air Wrath', text: 'Cannot be attacked if a spell is used.' },
    earthWrath: {
      name: 'Earth Wrath',
      text: 'The attack must contain magic attack. Battle: half damage unless an Elemental is laid out.',
    },
    fireWrath: { name: 'Fire Wrath', text: 'Immune to spells and unarmed heroes. Trophy: light +1.' },
    thunderWrath: {
      name: 'Thunder Wrath',
      text: 'Cannot be attacked if a spell is used or a weapon is carried. Battle: a random laid-out card is destroyed unless it is an Elemental.',
    },
    waterWrath: {
      name: 'Water Wrath',
      text: 'Light penalties cannot be reduced. Battle: all heroes with neither weapon nor magic attack are destroyed.',
    },
    smokeTorment: {
      name: 'Smoke Torment',
      text: 'Only magic attack counts. Breach: everybody reveals and discards 5 cards of the deck and destroys 1 Militia among them.',
    },
    steamTorment: {
      name: 'Steam Torment',
      text: 'Global: monsters leave the dungeon only when beaten in battle. Trophy: attack +1.',
    },
    hordePlaceholder: {
      name: 'Horde Placeholder',
      text: 'Replaced by the next Horde card when it is revealed.',
    },
    darkChampion: {
      name: 'Dark Champion',
      text: 'Guardian. At rank 0: after drawing you destroy 1 card of your new hand.',
    },
    theCage: {
      name: 'The Cage',
      text: 'A hero of the active player is locked up. Whoever next defeats a monster gets it.',
    },
    deliriumPoison: {
      name: 'Delirium Poison',
      text: 'All others show their hands and destroy all spells in them.',
    },
    poisonGasTrap: {
      name: 'Poison Gas Trap',
      text: 'Everybody suffers 1 Disease unless they show a Cleric or a Thief.',
    },
    stoneOfMystery: { name: 'Stone of Mystery' },
    stoneOfAgony: { name: 'Stone of Agony', text: 'Trophy: light +1.' },
    horde3: horde(3),
    horde4: horde(4),
    horde5: horde(5),
    horde6: horde(6),
    horde7: horde(7),
    horde8: horde(8),
    horde9: horde(9),
    horde10: horde(10),
    horde11: horde(11),
    horde12: horde(12),
    ebonFume: {
      name: 'Ebon Fume',
      text: 'Immune to magic attacks. Battle: destroys the strongest hero. Trophy: attack +3.',
    },
    mythlurian: { name: 'Mythlurian', text: 'Battle: destroys 1 hero.' },
    skaladak: { name: 'Skaladak', text: 'Battle: destroys 1 weapon.' },
    tyxrTheOld: {
      name: 'Tyxr the Old',
      text: 'Battle: destroys 1 hero. Breach: everybody discards 2 cards. Trophy: magic attack +2.',
    },
    uyrilUnending: {
      name: 'Uyril Unending',
      text: 'Half damage without magic attack. Battle: destroys 1 Militia. Trophy: magic attack +1.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};
