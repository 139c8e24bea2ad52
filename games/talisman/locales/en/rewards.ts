import type { CardWords } from '@tafelrunde/engine';
import type { rewards as de } from '../de/rewards.ts';

/** Rewards. */
export const rewards = {
  ironskinCharm: { name: 'Ironskin Charm', text: 'Your life value rises by 1.' },
  mightOfGiants: { name: 'Might of Giants', text: 'Strength +1; your Strength value rises too.' },
  vastWealth: { name: 'Vast Wealth', text: 'Gain 3 gold.' },
  riteOfPassage: { name: 'Rite of Passage', text: 'Gain 1 life, 1 fate, 1 gold and 1 Spell.' },
  bookOfMagic: { name: 'Book of Magic', text: 'Discard it: fill up your Spells.' },
  selfPortrait: { name: 'Self-Portrait', text: 'Discard it: heal fully.' },
  glassGuardians: { name: 'Glass Guardians', text: 'Four lives lie on it and are lost before yours.' },
  chantOfWisdom: { name: 'Chant of Wisdom', text: 'Craft +1; your Craft value rises too.' },
  goodLuckKnot: { name: 'Good Luck Knot', text: 'Your fate value rises by 1.' },
  theWhispers: { name: 'The Whispers', text: 'Set the alignment of any character.' },
  aFavourOwed: {
    name: 'A Favour Owed',
    text: 'Draw Adventure cards until a Follower appears. You may take it.',
  },
  dreamPrize: {
    name: 'Dream Prize',
    text: 'Draw Adventure cards until a Magic Object appears. You may take it.',
  },
  pastoralTune: { name: 'Pastoral Tune', text: 'Take any card of the stables.' },
  aFamiliarPrize: { name: 'A Familiar Prize', text: 'Take any Purchase card.' },
  vengeanceHex: {
    name: 'Vengeance Hex',
    text: 'Choose a character and roll: on a 1 you become a Toad, otherwise that character does.',
  },
  theMagicDoor: {
    name: 'The Magic Door',
    text: 'Discard it at the start of your turn: go to any space outside the inner region.',
  },
  lightningTrap: {
    name: 'Lightning Trap',
    text: 'Discard it at the start of your turn: you take three turns in a row.',
  },
  weaversMark: { name: 'Weaver’s Mark', text: 'Discard it: replenish your fate.' },
  giftOfTheWild: { name: 'Gift of the Wild', text: 'Discard it after a roll of yours: add up to 3.' },
  moonCharm: { name: 'Moon Charm', text: 'Discard it after a roll of yours: one die shows a 6.' },
  prolificPockets: {
    name: 'Prolific Pockets',
    text: 'If you have no gold at the start of your turn you gain 1 gold.',
  },
  auspice: {
    name: 'Auspice',
    text: 'Discard it when you draw Adventure cards: draw one more and discard one of them.',
  },
  ancientNames: {
    name: 'Ancient Names',
    text: 'Four Spells lie on it which you may cast whatever your Craft.',
  },
  luckOfTheDead: {
    name: 'Luck of the Dead',
    text: 'Four fate lie on it which you may spend instead of your own.',
  },
} satisfies Record<keyof typeof de, CardWords>;
