import type { CardWords } from '@tafelrunde/engine';
import type { aseke as de } from '../../de/heroes/aseke.ts';
import { does, enters, lines } from '../cardText.ts';

export const aseke = {
  aseke: {
    name: 'Aseke, the Name Keeper',
    text: lines(
      'Many Friends: You may bring 2 allies and use 2 ally actions per turn, each of a different ally.',
      'Inspiring Presence: Once per round, as a reflex (range 2): 1 ally gains 2 regeneration points, or +1 on both defences until the end of the round.',
    ),
  },
  callByName: {
    name: 'Call by Name',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Resolve the ally action of 1 ally in your hero area, even if it was already used this turn.',
      ),
    ),
  },
  wordOfLight: {
    name: 'Word of Light',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Deal 3 magical damage to 1 enemy, 1 more if it is an Undead, Spirit or Demon enemy.',
      ),
    ),
  },
  comfort: {
    name: 'Give Comfort',
    text: lines(
      does({ type: 'fast', from: 'hand', range: 2 }, '1 hero or ally gains 2 regeneration points.'),
    ),
  },
  namesOfTheDead: {
    name: 'Names of the Dead',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Place 2 objective tokens on the time charter. Every other hero lowers their focus by 1.',
      ),
    ),
  },
  wardingName: {
    name: 'Warding Name',
    text: lines(
      does({ type: 'reflex', from: 'hand', range: 2, focus: 1 }, 'Prevent up to 2 damage to 1 hero or ally.'),
    ),
  },
  together: {
    name: 'Together!',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Modify the action of a hero or ally: it deals 1 more damage to 1 target, 2 more if an ally is in your hero area.',
      ),
    ),
  },
  encourage: {
    name: 'Encourage',
    text: lines(does({ type: 'fast', from: 'hand', range: 2 }, '1 other hero draws up to 2 cards.')),
  },
  soothingVoice: {
    name: 'Soothing Voice',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'When an enemy is enraged, cancel its enrage text and calm it.',
      ),
    ),
  },
  renewOath: {
    name: 'Renew the Oath',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 1 },
        'Resolve the ally action of up to 2 different allies in your hero area.',
      ),
    ),
  },
  shepherdStaff: {
    name: 'Shepherd’s Staff',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 1 },
        'Deal 2 physical damage to 1 enemy, 1 more for each of up to 2 Leadership cards you discard. You or 1 of your allies gains 1 regeneration point.',
      ),
    ),
  },
  robeOfNames: {
    name: 'Robe of Names',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent 1 damage, up to 2 if an ally is in your hero area.',
      ),
    ),
  },
  knotCord: {
    name: 'Knotted Cord',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'fast', from: 'area' },
        'Remove 1 objective token from this card to resolve the ally action of 1 ally in your hero area.',
      ),
    ),
  },
  healingSalve: {
    name: 'Healing Salve',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Discard this card: 1 hero or ally gains 2 regeneration points and removes 1 of its condition tokens.',
      ),
    ),
  },
  sunAmulet: {
    name: 'Sun Amulet',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Modify the action of one of your allies: it deals 1 more damage to 1 target, and the ally gains 1 regeneration point.',
      ),
    ),
  },
  chronicle: {
    name: 'Chronicle of the Fallen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'After the action of a hero or ally killed an enemy: place 1 objective token on the time charter.',
      ),
    ),
  },
  chorus: {
    name: 'Chorus of Voices',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Actions of your allies deal 1 more damage to 1 target and have the keyword Light.',
      ),
    ),
  },
  trueName: {
    name: 'True Name',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Attach this card to 1 ally. It has 2 more life and +1 on both defences; its actions deal 1 more damage to 1 target.',
      ),
    ),
  },
  sunriseWord: {
    name: 'Sunrise',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Deal 2 magical damage to each of up to 3 enemies. Up to 2 heroes or allies gain 1 regeneration point each.',
      ),
    ),
  },
  turnTheHour: {
    name: 'Turn the Hour',
    text: lines(
      does({ type: 'fast', from: 'hand' }, 'Place 3 objective tokens on the time charter. Reinforcement ◁1.'),
    ),
  },
  riseFriend: {
    name: 'Rise, Friend!',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        '1 hero or ally gains 5 regeneration points and removes all its condition tokens.',
      ),
    ),
  },
  nameOfSilence: {
    name: 'Name of Silence',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Calm up to 3 enemies in the same zone and place 1 weakness on each.',
      ),
    ),
  },
  battleCall: {
    name: 'Battle Call of Friends',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Resolve the ally action of up to 3 different allies in any hero areas.',
      ),
    ),
  },
  shieldOfNames: {
    name: 'Shield of Names',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'At the start of the defence phase: choose up to 2 hero areas. In this phase 1 damage of every attack against heroes and allies there is prevented.',
      ),
    ),
  },
  keeperStaff: {
    name: 'Staff of the Keeper',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 1 },
        'Deal 3 magical damage to 1 enemy. Up to 3 heroes or allies gain 1 regeneration point each.',
      ),
    ),
  },
  thousandNamesMantle: {
    name: 'Mantle of a Thousand Names',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Prevent up to 3 damage to 1 hero or ally.',
      ),
      does({ type: 'passive', from: 'area' }, 'Allies in your hero area have +1 on both defences.'),
    ),
  },
  ringOfBonds: {
    name: 'Ring of Bonds',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'turn' },
        'Resolve the ally action of 1 ally in any hero area.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Prevent up to 2 damage to 1 ally. Deal 1 physical damage to the attacker.',
      ),
    ),
  },
  dawnPhial: {
    name: 'Phial of the Dawn',
    text: lines(
      enters('fast', 3),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Remove 1 objective token from this card: 1 hero or ally gains 2 regeneration points.',
      ),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'After another hero used regeneration points from your cards: that hero draws 1 card.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
