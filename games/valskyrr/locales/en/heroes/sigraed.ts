import type { CardWords } from '@tafelrunde/engine';
import type { sigraed as de } from '../../de/heroes/sigraed.ts';
import { does, enters, lines } from '../cardText.ts';

export const sigraed = {
  sigraed: {
    name: 'Sigraed, the Flame Caller',
    text: lines(
      'Leaping Ember: When an enemy with burning is killed, you may place 1 burning on 1 other enemy in the same zone.',
      'Vent Heat: Once per turn you may, as a fast action, discard 1 Magic card to lower your focus by 3.',
    ),
  },
  conflagration: {
    name: 'Conflagration',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Deal 1 magical damage to every enemy in 1 zone, and 1 more for each burning on it. The burning stays.',
      ),
    ),
  },
  sparkflight: {
    name: 'Flight of Sparks',
    text: lines(
      does({ type: 'fast', from: 'hand', range: 2, focus: 1 }, 'Place 1 burning on each of up to 2 enemies.'),
    ),
  },
  flameLance: {
    name: 'Flame Lance',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Deal 3 magical damage to 1 enemy, 4 if it is burning; its magical defence is 2 lower for this.',
      ),
    ),
  },
  deflagration: {
    name: 'Deflagration',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Remove all burning from 1 enemy. For each burning removed, deal 2 magical damage to it and raise your focus by 1.',
      ),
    ),
  },
  heatHaze: {
    name: 'Shimmering Heat',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Prevent 1 damage and 1 more for each burning on the attacker (at most 2 more).',
      ),
    ),
  },
  shareFlame: {
    name: 'Share the Flame',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Modify the action of another hero: it deals 1 more damage to 1 target and places 1 burning on that target.',
      ),
    ),
  },
  smokeVeil: {
    name: 'Veil of Smoke',
    text: lines(does({ type: 'fast', from: 'hand', range: 2 }, 'Up to 2 heroes lower their focus by 2.')),
  },
  rekindle: {
    name: 'Afterglow',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'You gain 1 regeneration point for each enemy in play with burning (at most 3).',
      ),
    ),
  },
  wildfire: {
    name: 'Wildfire',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Place 1 burning on 1 enemy. Then place on each of up to 2 other enemies in the same zone as much burning as lies on it (at most 2).',
      ),
    ),
  },
  kindle: {
    name: 'Kindle',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 2 },
        'Resolve 1 action of a Staff or Tome card in your hero area.',
      ),
    ),
  },
  ashStaff: {
    name: 'Ash Staff',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 2 magical damage to 1 enemy, 1 more for each of up to 2 Magic cards you discard. Place 1 burning on it, 2 if it had none.',
      ),
    ),
  },
  emberRobe: {
    name: 'Ember Robe',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 1, limit: 'round' },
        'Prevent 1 damage. Place 1 burning on the attacker.',
      ),
    ),
  },
  tomeOfBrands: {
    name: 'Tome of Brands',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Look at the top 3 cards of your hero deck. Take 1 into hand, put the others back in any order.',
      ),
    ),
  },
  coalBowl: {
    name: 'Bowl of Coals',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Remove 1 objective token from this card to place 1 burning on each of up to 2 enemies in the same zone.',
      ),
    ),
  },
  ashAmulet: {
    name: 'Amulet of Ash',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'After one of your actions killed an enemy: lower your focus by 3.',
      ),
    ),
  },
  sparkBlade: {
    name: 'Spark Blade',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 2 physical damage to 1 enemy, 2 more for each of up to 2 burning you remove from it.',
      ),
    ),
  },
  firestorm: {
    name: 'Firestorm',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 6 },
        'Deal 3 magical damage to every enemy in 1 zone.',
      ),
    ),
  },
  fromTheAshes: {
    name: 'From the Ashes',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'After you took wounds: you gain 4 regeneration points. Place 1 burning on each of up to 2 enemies in your hero area.',
      ),
    ),
  },
  twinFlame: {
    name: 'Twin Flame',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Up to 2 times, resolve 1 normal action of a Staff card in your hero area against different enemies.',
      ),
    ),
  },
  livingFlame: {
    name: 'Living Flame',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'At the end of your hero turn: place 1 burning on every enemy in your hero area.',
      ),
    ),
  },
  burnOut: {
    name: 'Burn Out',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 5 },
        'Remove all burning from all enemies. Deal 2 magical damage to each enemy for each burning you removed from it.',
      ),
    ),
  },
  ashWall: {
    name: 'Wall of Ash',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Prevent up to 3 damage to 1 hero. Place 1 burning and 1 dazed on the attacker.',
      ),
    ),
  },
  drawTheHeat: {
    name: 'Draw the Heat',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: -1 },
        'Remove all burning from heroes and allies. Divide 3 burning, plus as many as you removed (at most 3), among up to 3 enemies.',
      ),
    ),
  },
  whiteHeat: {
    name: 'White Heat',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 4 },
        'Modify one of your actions that deals magical damage: it deals 2 more damage to each target.',
      ),
    ),
  },
  salamanderStaff: {
    name: 'Salamander Staff',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 3 },
        'Deal 2 magical damage to each of up to 2 enemies, plus 1 for each of up to 2 Magic cards you discard. Place 1 burning on each.',
      ),
    ),
  },
  furnaceRobe: {
    name: 'Furnace Robe',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', range: 1 }, 'Prevent 1 damage. Place 1 burning on the attacker.'),
      does({ type: 'passive', from: 'area' }, 'Burning on you causes no wounds.'),
    ),
  },
  bookOfLastEmbers: {
    name: 'Book of Last Embers',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'round' },
        'Discard 1 hand card to resolve 1 action of a base-set Magic feat in your discard pile. Then put that feat under your hero deck.',
      ),
    ),
  },
  heartOfFlame: {
    name: 'Heart of Flame',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'turn' },
        'After the first action on your turn that placed burning on enemies: place 1 more burning on 1 of them.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Each of your actions that generates 3 or more focus generates 1 less.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
