import type { CardWords } from '@tafelrunde/engine';
import type { ishrid as de } from '../../de/heroes/ishrid.ts';
import { does, enters, lines } from '../cardText.ts';

export const ishrid = {
  ishrid: {
    name: 'Ishrid, the Rune Weaver',
    text: lines(
      'Rune Weave: Once per turn you may, as a fast action, attach 1 Sign card from your hand to your hero charter (at most 3). It counts as a hand card.',
      'Quiet Hand: Once per round, after one of your actions moved or calmed an enemy: you may draw 1 card or lower your focus by 2.',
    ),
  },
  signOfBinding: {
    name: 'Sign of Binding',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Attach this card to 1 enemy that has none of your cards attached. Its attacks deal 1 less damage; a normal enemy cannot be enraged.',
      ),
    ),
  },
  signOfTheWay: {
    name: 'Sign of the Way',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Move 1 normal enemy to another hero area or to the enemy row and calm it.',
      ),
    ),
  },
  signOfFrost: {
    name: 'Sign of Frost',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Deal 3 magical damage to 1 enemy, 5 if it is enraged or has one of your cards attached. Place 1 dazed on it.',
      ),
    ),
  },
  signOfWarding: {
    name: 'Sign of Warding',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, focus: 1 },
        'Discard this card to prevent up to 3 damage to 1 hero or ally.',
      ),
    ),
  },
  runeDischarge: {
    name: 'Rune Discharge',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Deal 3 magical damage to 1 enemy, 2 more for each of up to 3 Sign cards you discard.',
      ),
    ),
  },
  unravel: {
    name: 'Loosen the Thread',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Take 1 of your attached cards from each of up to 2 enemies into hand. Deal 2 magical damage to each of them.',
      ),
    ),
  },
  stillness: {
    name: 'Standstill',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 2 },
        'After an enemy was enraged: calm it. If it is a normal enemy, move it to the enemy row.',
      ),
    ),
  },
  threadOfFate: {
    name: 'Thread of Fate',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Look at the top 3 cards of the hero deck of 1 hero and put them back in any order. That hero draws 1 card.',
      ),
    ),
  },
  sharedSign: {
    name: 'Shared Sign',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Modify the action of another hero: it deals 1 more damage to 1 target, 2 more if one of your cards is attached to it.',
      ),
    ),
  },
  runeBlade: {
    name: 'Rune Blade',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy. If you discard 1 Sign card, deal 2 more; you may then move it to the enemy row (no boss).',
      ),
    ),
  },
  weaverRobe: {
    name: 'Weaver’s Robe',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent 2 damage, up to 4 if you discard 1 Sign card.',
      ),
    ),
  },
  signTome: {
    name: 'Tome of Signs',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Look at the top 2 cards of your hero deck. You may attach 1 Sign card of them to this card (at most 2); it counts as a hand card. Put the rest back.',
      ),
    ),
  },
  silverThread: {
    name: 'Silver Thread',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'When an enemy enters a hero area: move it to another hero area and place 1 weakness on it.',
      ),
    ),
  },
  frostNeedle: {
    name: 'Frost Needle',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Discard 1 Sign card to deal 3 magical damage to 1 enemy.',
      ),
    ),
  },
  singingBowl: {
    name: 'Singing Bowl',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Calm 1 enemy and place 1 dazed on it.',
      ),
    ),
  },
  echo: {
    name: 'Echo',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 2 },
        'Resolve 1 action each of up to 2 Sign cards in your hand, one after the other. Cards that would be discarded by this go back into your hand instead.',
      ),
    ),
  },
  frostWeb: {
    name: 'Web of Frost',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Deal 1 magical damage to each of up to 3 enemies, 2 to those that have one of your cards attached. Place 1 dazed on each.',
      ),
    ),
  },
  signOfFarRoads: {
    name: 'Sign of Far Roads',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Move up to 2 normal enemies to other hero areas or to the enemy row and place 1 weakness on each.',
      ),
    ),
  },
  runeStorm: {
    name: 'Rune Storm',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Discard up to 5 Sign cards. Divide 2 magical damage, and 2 more per discarded card, in steps of two among up to 4 enemies.',
      ),
    ),
  },
  grandPattern: {
    name: 'The Grand Pattern',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Your hero charter may hold 5 Sign cards. Rune Weave is not limited to once per turn.',
      ),
    ),
  },
  exile: {
    name: 'Exile',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Discard 1 normal enemy that has one of your cards attached. It does not count as killed. Take the attached cards into hand.',
      ),
    ),
  },
  mirrorRune: {
    name: 'Mirror Rune',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 3 },
        'The damage of a normal enemy hits 1 other enemy in the same zone instead of a hero.',
      ),
    ),
  },
  commonWeave: {
    name: 'Common Weave',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Every hero draws 1 card and lowers their focus by 1. Place 1 objective token on the time charter.',
      ),
    ),
  },
  northernLight: {
    name: 'Northern Light',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Deal 4 magical damage to 1 enemy, 2 more for each of up to 2 Sign cards you discard. If you discard any, you may move it to another zone afterwards (no boss).',
      ),
    ),
  },
  snowSilkRobe: {
    name: 'Snow-silk Robe',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, limit: 'round' },
        'Prevent up to 2 damage. Place 1 dazed on the attacker.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Attacks of enemies that have your cards attached deal 1 less damage.',
      ),
    ),
  },
  openBook: {
    name: 'The Open Book',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Resolve 1 fast action of a Sign card in your discard pile. Then put it under your hero deck unless it is attached or in play.',
      ),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'At the end of your hero turn: attach up to 2 Sign cards from your discard pile to this card (at most 2); they count as hand cards.',
      ),
    ),
  },
  ringOfThreeThreads: {
    name: 'Ring of Three Threads',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Resolve 1 action of a Weapon card in your hero area; it deals 1 more damage to 1 target that has one of your cards attached.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Cancel 1 ability or enrage text of an enemy and calm it. 1 hero lowers their focus by 2.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
