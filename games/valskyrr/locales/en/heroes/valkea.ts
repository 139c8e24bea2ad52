import type { CardWords } from '@tafelrunde/engine';
import type { valkea as de } from '../../de/heroes/valkea.ts';
import { does, enters, lines } from '../cardText.ts';

export const valkea = {
  valkea: {
    name: 'Valkea, the Shield Maiden',
    text: lines(
      'Retribution: Once per round, when you prevent all damage of an attack: you may resolve 1 action of a Weapon card in your hero area against the attacker.',
      'Shield to Sword: Once per turn you may, as a fast action, discard 1 Defence card to resolve 1 action of a Weapon card in your hero area.',
      'Over here!: Once per round, at the start of the pursuit phase: you may raise your focus by up to 3.',
    ),
  },
  fierceBlow: {
    name: 'Fierce Blow',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 3 },
        'Deal 3 physical damage to 1 enemy. If it is dazed, deal 2 more.',
      ),
    ),
  },
  focusedStrike: {
    name: 'Focused Strike',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Modify one of your Weapon actions: it deals 2 more damage to 1 target.',
      ),
    ),
  },
  shieldBash: {
    name: 'Shield Bash',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 1 },
        'Resolve 1 action of a Weapon card in your hero area. Then place 1 dazed on 1 enemy targeted by it.',
      ),
    ),
  },
  wildParry: {
    name: 'Wild Parry',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 1 },
        'Prevent 1 physical damage. If the attack is fully prevented, deal 2 physical damage to the attacker.',
      ),
    ),
  },
  holdFast: {
    name: 'Hold Fast',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Prevent up to 2 damage. If the attack is fully prevented, draw 1 card.',
      ),
    ),
  },
  defiantShout: {
    name: 'Defiant Shout',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Move up to 2 enemies from the enemy row or other hero areas into your hero area. Draw 1 card.',
      ),
    ),
  },
  shieldWall: {
    name: 'Shield Wall',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 2 },
        'Prevent up to 2 damage to another hero or to an ally. You may move the attacker into your hero area.',
      ),
    ),
  },
  charge: {
    name: 'Charge',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Move 1 enemy into your hero area. Deal 3 physical damage to it, 2 more for each of up to 2 Defence cards you discard.',
      ),
    ),
  },
  ironBreath: {
    name: 'Iron Breath',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Discard 1 Combat or Defence card to gain 3 regeneration points and draw 1 card.',
      ),
    ),
  },
  shortSwordValkea: {
    name: 'Short Sword',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 1 more for each of up to 2 Combat or Agility cards you discard.',
      ),
    ),
  },
  roundShield: {
    name: 'Round Shield',
    text: lines(enters('fast'), does({ type: 'reflex', from: 'area' }, 'Prevent 1 physical damage.')),
  },
  chainShirt: {
    name: 'Chain Shirt',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Prevent up to 2 physical damage.'),
    ),
  },
  warHammer: {
    name: 'War Hammer',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 4 if it is dazed. Place 1 dazed on it.',
      ),
    ),
  },
  warningHorn: {
    name: 'Warning Horn',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'round' },
        'Move 1 enemy from another hero area or the enemy row into your hero area. The hero it pursued lowers their focus by 2.',
      ),
    ),
  },
  birchBrooch: {
    name: 'Birch Brooch',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent up to 2 magical damage. If the attack is fully prevented, remove 1 condition token from yourself.',
      ),
    ),
  },
  wrathfulAnswer: {
    name: 'Wrathful Answer',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 3 },
        'Prevent up to 3 physical damage. Deal as much physical damage to the attacker as you prevented this way.',
      ),
    ),
  },
  bladeWhirl: {
    name: 'Whirl of Blades',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 2 },
        'Resolve the normal action of 1 Weapon card in your hero area up to 2 times against different enemies; it deals 1 more damage each time.',
      ),
    ),
  },
  thunderShield: {
    name: 'Thundering Shield',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 6 },
        'Deal 2 physical damage to each of up to 3 enemies in the same zone and place 1 dazed on each.',
      ),
    ),
  },
  bulwark: {
    name: 'Bulwark',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Reflexes of your Shield cards prevent 1 more damage and also work against magical damage.',
      ),
    ),
  },
  allToMe: {
    name: 'All to Me!',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Move up to 3 enemies into your hero area without halving your focus. Draw 1 card. Until the end of the round you prevent 1 damage of every attack.',
      ),
    ),
  },
  lastLine: {
    name: 'Last Line',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 3 },
        'Prevent up to 4 damage to another hero; that hero draws 1 card. Move the attacker into your hero area.',
      ),
    ),
  },
  unbroken: {
    name: 'Unbroken',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'You gain 4 regeneration points. Remove up to 2 condition tokens from yourself.',
      ),
    ),
  },
  breach: {
    name: 'Break the Line',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 3 },
        'Resolve 1 action of a Weapon card in your hero area. It deals 3 more damage to 1 target, ignoring its physical defence.',
      ),
    ),
  },
  sunShield: {
    name: 'Sun Shield',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area' }, 'Prevent up to 2 damage.'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'After you fully prevented an attack you may deal 2 magical damage to the attacker.',
      ),
    ),
  },
  dawnBlade: {
    name: 'Blade of the Dawn',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 4 physical damage to 1 enemy, 1 more for each of up to 3 Combat or Defence cards you discard. If this kills it, draw 2 cards.',
      ),
    ),
  },
  wardenHarness: {
    name: 'Harness of the Watch',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Prevent up to 3 damage.'),
      does(
        { type: 'passive', from: 'area' },
        'When an enemy enters your hero area, place 1 dazed on it if it has none.',
      ),
    ),
  },
  dauntlessTorc: {
    name: 'Torc of the Dauntless',
    text: lines(
      enters('fast'),
      does({ type: 'passive', from: 'area' }, 'Your ability Retribution is not limited to once per round.'),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'turn' },
        'Move 1 enemy into your hero area without halving your focus. 1 other hero lowers their focus by 2.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
