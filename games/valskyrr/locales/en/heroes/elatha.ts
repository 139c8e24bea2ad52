import type { CardWords } from '@tafelrunde/engine';
import type { elatha as de } from '../../de/heroes/elatha.ts';
import { does, enters, lines } from '../cardText.ts';

export const elatha = {
  elatha: {
    name: 'Elatha, the Mist Hunter',
    text: lines(
      'Trapcraft: Once per round, at the start of the pursuit phase: you may put 1 Trap card from your hand into your hero area.',
      'Into the Mist: At the end of your hero turn, if no enemy is in your hero area: you may lower your focus by 2.',
    ),
  },
  arrowTrap: {
    name: 'Arrow Trap',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1 },
        'When an enemy enters your hero area, discard this card to deal 2 physical damage to it.',
      ),
    ),
  },
  poisonTrap: {
    name: 'Poison Trap',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1 },
        'When an enemy enters your hero area, discard this card to place 2 poison and 1 weakness on it.',
      ),
    ),
  },
  blastTrap: {
    name: 'Blast Trap',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 2 },
        'When an enemy enters your hero area, discard this card to deal 2 physical damage to it and 1 to every other enemy in your hero area.',
      ),
    ),
  },
  swiftShot: {
    name: 'Swift Shot',
    text: lines(
      does({ type: 'fast', from: 'hand', focus: 2 }, 'Resolve 1 action of a Ranged card in your hero area.'),
    ),
  },
  aimedShot: {
    name: 'Aimed Shot',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Deal 3 physical damage to 1 enemy. If it had no wound token when targeted, deal 2 more.',
      ),
    ),
  },
  mistLeap: {
    name: 'Mist Leap',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 1, focus: 1 },
        'Move 1 normal enemy from your hero area to the enemy row.',
      ),
    ),
  },
  duckAway: {
    name: 'Duck Away',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'Prevent 1 damage. If the attacker is a normal enemy, move it to the enemy row after its attack.',
      ),
    ),
  },
  rearm: {
    name: 'Re-arm',
    text: lines(
      does({ type: 'fast', from: 'hand' }, 'Put 1 Trap card from your discard pile into your hero area.'),
    ),
  },
  coveringFire: {
    name: 'Covering Fire',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Prevent 1 damage to another hero and deal 1 physical damage to the attacker.',
      ),
    ),
  },
  longbow: {
    name: 'Longbow',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 1 more if you discard 1 Agility card.',
      ),
    ),
  },
  shortSwordElatha: {
    name: 'Short Sword',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 1 more for each of up to 2 Combat or Agility cards you discard.',
      ),
    ),
  },
  mistCloak: {
    name: 'Mist Cloak',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', focus: -1, limit: 'round' }, 'Prevent 2 damage.'),
    ),
  },
  huntingKnife: {
    name: 'Hunting Knife',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 1 },
        'Discard 1 Agility card to deal 2 physical damage to 1 enemy.',
      ),
    ),
  },
  fireQuiver: {
    name: 'Fire Arrow Quiver',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Remove 1 objective token from this card to modify one of your Ranged actions: it deals 1 more damage to 1 target and places 1 burning on that target.',
      ),
    ),
  },
  mistDraught: {
    name: 'Mist Draught',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Discard this card to halve the focus of 1 hero. That hero draws 1 card.',
      ),
    ),
  },
  hailOfArrows: {
    name: 'Hail of Arrows',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 5 },
        'Deal 2 physical damage to each of up to 4 enemies.',
      ),
    ),
  },
  twinShot: {
    name: 'Twin Shot',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Up to 2 times, resolve 1 action of a Ranged card in your hero area.',
      ),
    ),
  },
  heartShot: {
    name: 'Heart Shot',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Deal 5 physical damage to 1 enemy, ignoring its physical defence. If this kills it, gain 1 loot token.',
      ),
    ),
  },
  knownGround: {
    name: 'Known Ground',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Your hero area may hold 4 cards with restriction H. Your Trap cards deal 1 more damage to each target.',
      ),
    ),
  },
  theDrive: {
    name: 'The Drive',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Put up to 2 Trap cards from your discard pile into your hero area. Then move up to 3 normal enemies into your hero area.',
      ),
    ),
  },
  venomCloud: {
    name: 'Venom Cloud',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1 },
        'When an enemy enters your hero area, discard this card to place 2 poison on each of up to 3 enemies in your hero area.',
      ),
    ),
  },
  withoutTrace: {
    name: 'Without a Trace',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'Move all normal enemies from your hero area to the enemy row. Halve your focus.',
      ),
    ),
  },
  markedPrey: {
    name: 'Marked Prey',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Attach this card to 1 enemy. While it is attached, hero actions deal 1 more damage to this enemy. When it is killed, gain 1 loot token.',
      ),
    ),
  },
  mistWeaver: {
    name: 'Mistweaver',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Deal 4 physical damage to 1 enemy, 2 more for each of up to 2 Agility cards you discard. Place 1 dazed on it.',
      ),
    ),
  },
  foxCloak: {
    name: 'Cloak of the Grey Vixen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1, limit: 'round' },
        'Prevent up to 2 damage. If the attacker is a normal enemy, move it to the enemy row after its attack.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'While no enemy is in your hero area, your Ranged actions deal 1 more damage to 1 target.',
      ),
    ),
  },
  gutString: {
    name: 'Dragon-gut String',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'When an enemy enters any hero area: resolve 1 action of a Ranged card in your hero area against it.',
      ),
      does(
        { type: 'reflex', from: 'area', focus: 1, limit: 'round' },
        'Modify one of your Ranged actions: it deals 2 more damage to 1 target.',
      ),
    ),
  },
  ironMaw: {
    name: 'Iron Maw',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1, limit: 'round' },
        'When an enemy enters your hero area: deal 4 physical damage to it and place 1 weakness on it. This card stays.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
