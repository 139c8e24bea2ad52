import type { CardWords } from '@tafelrunde/engine';
import type { spellsReaper as de } from '../de/spells-reaper.ts';

/** Spells of The Reaper. */
export const spellsReaper = {
  alteration: {
    name: 'Alteration',
    text: 'An Adventure card just drawn is replaced.',
  },
  barrier: {
    name: 'Barrier',
    text: 'Until your next turn nobody enters or passes a free space of your region.',
  },
  bladesharp: {
    name: 'Bladesharp',
    text: 'Before a battle: your weapon gives you 2 more Strength.',
  },
  blessed: {
    name: 'Blessed',
    text: 'Replenish your fate.',
  },
  cloakOfShadows: {
    name: 'Cloak of Shadows',
    text: 'Until your next turn you may evade anybody.',
  },
  displacement: {
    name: 'Displacement',
    text: 'An Adventure card moves to a free space of its region.',
  },
  dominate: {
    name: 'Dominate',
    text: 'Before a battle: an Enemy follows you, adds its Strength in your next battle and is gone.',
  },
  enchantBlade: {
    name: 'Enchant Blade',
    text: 'At the start of your turn: one of your weapons becomes magic and gives you 1 more Strength for good.',
  },
  enrich: {
    name: 'Enrich',
    text: 'You gain as much gold as you roll.',
  },
  fireball: {
    name: 'Fireball',
    text: 'Before a battle: roll plus Craft above the other’s Strength kills a creature or costs a character 1 life.',
  },
  gustOfWind: {
    name: 'Gust of Wind',
    text: 'Whoever has the turn rolls for each Object: on 1–2 it blows 6 spaces clockwise.',
  },
  misdirection: {
    name: 'Misdirection',
    text: 'You choose the direction in which another character moves this turn.',
  },
  reflection: {
    name: 'Reflection',
    text: 'A Spell cast on you hits its caster.',
  },
  resurrection: {
    name: 'Resurrection',
    text: 'A killed Enemy stays alive: a stand-off.',
  },
  shatter: {
    name: 'Shatter',
    text: 'An Object of whoever has the turn breaks.',
  },
  sleep: {
    name: 'Sleep',
    text: 'The turn of another character ends at once.',
  },
  slowMotion: {
    name: 'Slow Motion',
    text: 'Another character moves only 1 space for two turns.',
  },
  speed: {
    name: 'Speed',
    text: 'After your movement roll: add another die.',
  },
  summonBear: {
    name: 'Summon Bear',
    text: 'Before a battle: a bear with Strength 3 fights for you. If it loses, your turn ends.',
  },
  summonPhoenix: {
    name: 'Summon Phoenix',
    text: 'Before a battle: a phoenix with Strength 5 fights for you. If it loses, your turn ends.',
  },
  summonSerpent: {
    name: 'Summon Serpent',
    text: 'Before a battle: a serpent with Strength 4 fights for you. If it loses, your turn ends.',
  },
  summonStormcrow: {
    name: 'Summon Stormcrow',
    text: 'Before psychic combat: a stormcrow with Craft 3 fights for you. If it loses, your turn ends.',
  },
  transference: {
    name: 'Transference',
    text: 'Instead of moving: swap spaces with a character of the region.',
  },
  transmute: {
    name: 'Transmute',
    text: 'Whoever has the turn loses all weapons and armour that are not magic.',
  },
  waterWalking: {
    name: 'Water Walking',
    text: 'Start of your turn: you may cross the river this turn.',
  },
} satisfies Record<keyof typeof de, CardWords>;
