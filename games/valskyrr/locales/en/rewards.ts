import type { CardWords } from '@tafelrunde/engine';
import type { rewards as de } from '../de/rewards.ts';
import { does, enters, lines } from './cardText.ts';

export const rewards = {
  greatsword: {
    name: 'Greatsword',
    text: lines(
      enters('normal'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 3 },
        'Deal 4 physical damage to 1 enemy and 1 to each of up to 2 other enemies in the same zone.',
      ),
    ),
  },
  emberSword: {
    name: 'Ember Sword',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy and place 1 burning on it.',
      ),
    ),
  },
  frostSpear: {
    name: 'Frost Spear',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Deal 2 physical damage to 1 enemy, 4 if it is dazed. Place 1 dazed on it.',
      ),
    ),
  },
  pilgrimMace: {
    name: 'Pilgrim’s Mace',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Deal 3 physical damage to 1 enemy. 1 hero or ally (range 2) gains 1 regeneration point.',
      ),
    ),
  },
  throwingAxes: {
    name: 'Throwing Axes',
    text: lines(
      enters('fast'),
      does({ type: 'normal', from: 'area', range: 2, focus: 2 }, 'Deal 3 physical damage to 1 enemy.'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Discard 1 hand card to deal 2 physical damage to 1 enemy.',
      ),
    ),
  },
  handCrossbow: {
    name: 'Hand Crossbow',
    text: lines(
      enters('fast', 3),
      does(
        { type: 'fast', from: 'area', range: 2, focus: 1 },
        'Remove 1 objective token from this card to deal 2 physical damage to 1 enemy.',
      ),
    ),
  },
  stormStaff: {
    name: 'Storm Staff',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 4 },
        'Deal 2 magical damage to each of up to 3 enemies.',
      ),
    ),
  },
  thornDagger: {
    name: 'Thorn Dagger',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modify one of your Weapon actions: it deals 1 more damage to 1 target and places 1 poison on that target.',
      ),
    ),
  },
  mirrorShield: {
    name: 'Mirror Shield',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, limit: 'round' },
        'Prevent up to 3 magical damage. If the attack is fully prevented, deal 2 magical damage to the attacker.',
      ),
    ),
  },
  borderTarge: {
    name: 'Targe of the Border Watch',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Prevent up to 2 damage to 1 hero. That hero lowers their focus by 1.',
      ),
    ),
  },
  thornShield: {
    name: 'Thorn Shield',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 1 },
        'Prevent 1 physical damage and deal 1 physical damage to the attacker.',
      ),
    ),
  },
  scaleCoat: {
    name: 'Scale Coat',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Prevent up to 2 physical damage, up to 4 if the attacker is a Beast or Dragon enemy.',
      ),
    ),
  },
  travelCloak: {
    name: 'Travelling Cloak',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', focus: -1, limit: 'round' }, 'Prevent 1 damage.'),
      does({ type: 'passive', from: 'area' }, 'When you rest, you gain 2 more regeneration points.'),
    ),
  },
  starRobe: {
    name: 'Star Robe',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Prevent 1 damage, up to 3 if it is magical.'),
      does({ type: 'fast', from: 'area', limit: 'turn' }, 'Discard 1 Magic card to draw 2 cards.'),
    ),
  },
  dragonhide: {
    name: 'Dragonhide',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Prevent up to 2 damage.'),
      does({ type: 'passive', from: 'area' }, 'Burning and poison on you cause no wounds.'),
    ),
  },
  siegePlate: {
    name: 'Siege Plate',
    text: lines(
      enters('normal'),
      does(
        { type: 'passive', from: 'area' },
        'You prevent 1 damage of every attack against you. Your normal actions that generate focus generate 1 more.',
      ),
    ),
  },
  wolfToothChain: {
    name: 'Wolf-tooth Chain',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', focus: 1, limit: 'round' },
        'Modify one of your actions: it deals 1 more damage to 1 target, 3 more if that is a Beast or Dragon enemy.',
      ),
    ),
  },
  stoneOfCalm: {
    name: 'Stone of Calm',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'When an enemy is enraged, cancel its enrage text and calm it.',
      ),
      does({ type: 'fast', from: 'area', focus: -2, limit: 'turn' }, 'Discard 1 hand card to draw 1 card.'),
    ),
  },
  spyglass: {
    name: 'Spyglass',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'At the start of the travel phase you may reveal 1 adjacent face-down location without spending loot.',
      ),
      does({ type: 'passive', from: 'area' }, 'Your Weapon actions have 1 more range.'),
    ),
  },
  luckyPenny: {
    name: 'Lucky Penny',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'After one of your actions killed an enemy, gain 1 additional loot token.',
      ),
    ),
  },
  sparkRing: {
    name: 'Ring of Sparks',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modify the action of a hero: it places 1 burning on each target.',
      ),
    ),
  },
  marchBanner: {
    name: 'Banner of the Marches',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modify the action of another hero: it deals 2 more damage to 1 target.',
      ),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'round' },
        '1 other hero draws 1 card and lowers their focus by 1.',
      ),
    ),
  },
  bookOfHours: {
    name: 'Book of Hours',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'If a symbol of your focus track removes an objective token from the time charter, place 1 objective token there afterwards.',
      ),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Discard 1 hand card to take 1 card from your discard pile that shares a keyword with it into hand.',
      ),
    ),
  },
  chainGrimoire: {
    name: 'Chained Grimoire',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Deal 2 magical damage to 1 enemy and place 1 dazed and 1 weakness on it.',
      ),
    ),
  },
  saintsKnuckle: {
    name: 'Knuckle of the Saint',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'encounter' },
        '1 hero or ally gains 3 regeneration points.',
      ),
      does({ type: 'passive', from: 'area' }, 'Your Weapon cards have the keyword Light.'),
    ),
  },
  healingPotion: {
    name: 'Healing Potion',
    text: lines(
      enters('fast'),
      does({ type: 'fast', from: 'hand' }, 'You gain 3 regeneration points.'),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Discard this card: 1 hero or ally gains 4 regeneration points.',
      ),
    ),
  },
  fireOil: {
    name: 'Flame Oil',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Modify one of your actions: it deals 2 more damage to 1 target.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Discard this card to modify the action of a hero: it deals 2 more damage to 1 target and places 1 burning on that target.',
      ),
    ),
  },
  windDraught: {
    name: 'Draught of Winds',
    text: lines(
      enters('fast'),
      does({ type: 'fast', from: 'hand', focus: 1 }, 'You may resolve 1 more normal action this turn.'),
      does(
        { type: 'reflex', from: 'area' },
        'Discard this card: the hero whose turn it is may resolve 1 more normal action and draws 1 card.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;
