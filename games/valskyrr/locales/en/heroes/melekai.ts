import type { CardWords } from '@tafelrunde/engine';
import type { melekai as de } from '../../de/heroes/melekai.ts';
import { does, enters, lines } from '../cardText.ts';

export const melekai = {
  melekai: {
    name: 'Melekai, the Penitent',
    text: lines(
      'Blood Toll: Once per turn you may bury 1 hand card or the top card of your hero deck to deal 2 more damage to 1 target with one of your actions.',
      'At the Grave’s Edge: With 6 or more cards in your burial pile your actions deal 1 more damage to 1 target. With 10 or more you also prevent 1 damage of every attack against you.',
    ),
  },
  penitentBlow: {
    name: 'Blow of Penance',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 3 },
        'Deal 5 physical damage to 1 enemy. Then bury 1 hand card.',
      ),
    ),
  },
  graveStrength: {
    name: 'Strength of the Graves',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 2 },
        'Deal 2 magical damage to 1 enemy, and 1 more for every 3 cards in your burial pile (at most 3 more).',
      ),
    ),
  },
  holyWrath: {
    name: 'Holy Wrath',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Deal 2 magical damage to each of up to 2 enemies, 3 to Undead enemies.',
      ),
    ),
  },
  acceptPain: {
    name: 'Accept Pain',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 1 },
        'After you took wounds from an attack: deal 1 physical damage to the attacker for each wound (at most 3).',
      ),
    ),
  },
  defyDeath: {
    name: 'Defy Death',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 2 },
        'Prevent up to 2 damage, up to 3 if your burial pile holds at least 8 cards.',
      ),
    ),
  },
  fromTheGrave: {
    name: 'From the Grave',
    text: lines(
      does({ type: 'fast', from: 'hand', focus: 1 }, 'Take 1 card from your burial pile into hand.'),
    ),
  },
  martyrdom: {
    name: 'Martyrdom',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Redirect up to 3 damage dealt to another hero to yourself; prevent 1 of it. Draw 1 card.',
      ),
    ),
  },
  bloodPact: {
    name: 'Blood Pact',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Bury 1 other hand card to resolve 1 action of a Weapon card in your hero area; it deals 1 more damage to 1 target.',
      ),
    ),
  },
  lastEscort: {
    name: 'Last Escort',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        '1 other hero puts up to 2 cards from their burial pile onto their discard pile.',
      ),
    ),
  },
  battleMace: {
    name: 'Battle Mace',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 1 more if it is an Undead enemy.',
      ),
    ),
  },
  plateCoat: {
    name: 'Coat of Plates',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent up to 2 physical damage, up to 3 if at least 2 enemies are in your hero area.',
      ),
    ),
  },
  reliquary: {
    name: 'Reliquary',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'After one of your actions killed an enemy: gain 1 regeneration point, 3 if it was an Undead enemy.',
      ),
    ),
  },
  buckler: {
    name: 'Buckler',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent 1 damage, up to 3 if you bury 1 hand card.',
      ),
    ),
  },
  scourge: {
    name: 'Penitent’s Scourge',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 1, limit: 'turn' },
        'Bury 1 card from hand or discard pile to deal 2 magical damage to 1 enemy and place 1 dazed on it.',
      ),
    ),
  },
  graveLantern: {
    name: 'Grave Lantern',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modify the action of a hero: it deals 1 more damage to 1 target, 2 more if that is an Undead or Spirit enemy.',
      ),
    ),
  },
  judgement: {
    name: 'Judgement',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Bury 1 card from hand or discard pile to deal 6 physical damage to 1 enemy, ignoring its physical defence.',
      ),
    ),
  },
  notYet: {
    name: 'Not Yet',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Prevent up to 4 damage. With 10 or more cards in your burial pile, instead prevent all damage of the attack and gain 2 regeneration points.',
      ),
    ),
  },
  marchOfTheDead: {
    name: 'March of the Dead',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Deal 1 magical damage to each of up to 3 enemies, and 1 more for every 4 cards in your burial pile (at most 3 more).',
      ),
    ),
  },
  penitentsWalk: {
    name: 'Penitent’s Walk',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'turn' },
        'After the first action on your turn for which you buried cards: draw 1 card and lower your focus by 1.',
      ),
    ),
  },
  soulHarvest: {
    name: 'Soul Harvest',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: -1 },
        'After one of your actions killed an enemy: take up to 2 cards from your burial pile into hand. If it was an Undead enemy, gain 2 regeneration points.',
      ),
    ),
  },
  bloodStorm: {
    name: 'Storm of Blood',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 2 },
        'Up to 2 times, resolve the normal action of 1 Weapon card in your hero area; 2 more damage each time if you bury 1 card from hand or discard pile.',
      ),
    ),
  },
  banishment: {
    name: 'Banishment',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Deal 4 magical damage to 1 enemy and place 1 dazed on it. If it is an Undead, Spirit or Demon enemy, first place 2 wound tokens on it.',
      ),
    ),
  },
  sacrifice: {
    name: 'Sacrifice',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Bury 1 card from hand or discard pile: 1 other hero gains 4 regeneration points, draws up to 2 cards and removes all their condition tokens.',
      ),
    ),
  },
  graveStar: {
    name: 'Gravestar',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy, 1 more for every 5 cards in your burial pile (at most 2 more), 3 more if you bury 1 card from hand or discard pile.',
      ),
    ),
  },
  martyrPlate: {
    name: 'Martyr’s Plate',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent up to 2 damage, up to 4 if your burial pile holds at least 10 cards.',
      ),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'After you took 2 or more wounds from an attack: draw 1 card and place 1 dazed on the attacker.',
      ),
    ),
  },
  saintsFinger: {
    name: 'Finger of Saint Ute',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'After you took wounds from an attack: resolve 1 action of a Weapon card in your hero area against the attacker.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'After the action of a hero killed an Undead enemy: you and 1 other hero gain 2 regeneration points each.',
      ),
    ),
  },
  gateShield: {
    name: 'Gatekeeper’s Tower Shield',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Prevent up to 3 damage to another hero, up to 5 if you bury 1 hand card.',
      ),
      does(
        { type: 'reflex', from: 'area' },
        'Prevent 1 damage. If the attack is fully prevented, gain 1 regeneration point.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
