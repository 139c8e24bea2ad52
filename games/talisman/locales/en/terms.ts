import { decline, type Json, type Say } from '@tafelrunde/engine';
import { SPACES } from '../../shape/spaces.ts';
import { nounOf } from './nouns.ts';
import { spaces } from './spaces.ts';

/** Creatures that are no cards. */
export const CREATURES: Readonly<Record<string, string>> = {
  sentinel: 'Sentinel',
  farmer: 'Farmer',
  brigand: 'Brigand',
  cragSpirit: 'Spirit of the Crags',
  pitFiend: 'Pit Fiend',
  werewolf: 'Werewolf',
  mutant: 'Mutant',
  snowbeast: 'Snowbeast',
  caveDragon: 'Dragon of the Cave',
  caveGoblin: 'Goblin of the Cave',
  hatefulFollower: 'Hateful Follower',
  tombDemon: 'Demon of the Tomb',
  tombWight: 'Wight of the Tomb',
  tombShadow: 'Shadow of the Tomb',
  royalGuards: 'Royal Guards',
  demonLord: 'Demon Lord',
  iceQueen: 'Ice Queen',
};
export const creature = (name: Json | undefined): string => CREATURES[String(name)] ?? String(name);

function the(name: string): string {
  const { before, name: bare, behind } = decline(name, nounOf(name));
  return before + bare + behind;
}

/** With its article: "the Werewolf". */
export const theCreature = (name: Json | undefined): string => the(creature(name));

/** Rolls that are named after no card and no space. */
const ROLLS: Readonly<Record<string, string>> = {
  fate: 'again by fate',
  pray: 'for the prayer',
  armour: 'for the armour',
  portal: 'at the Portal of Power',
  command: 'for the Command Spell',
  keepSpell: 'to keep the Spell',
  reaper: 'as the Reaper comes',
  reaperDice: 'against the Reaper',
  enchantress: 'at the Enchantress',
  mystic: 'at the Mystic',
  lich: 'at the Lich',
  space: '',
  roll: '',
};
/** What dice are rolled for: "for the Tavern". */
export function rollFor(what: Json | undefined, say: Say): string {
  const id = String(what);
  return ROLLS[id] ?? `for ${CREATURES[id] === undefined ? say.the(id) : theCreature(id)}`;
}

const STATS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  strength: ['Strength', 'Strength'],
  craft: ['Craft', 'Craft'],
  lives: ['life', 'lives'],
  fate: ['fate', 'fate'],
  gold: ['gold', 'gold'],
  spell: ['Spell', 'Spells'],
};
export const stat = (name: Json | undefined, count: Json | undefined = 1): string =>
  STATS[String(name)]?.[count === 1 ? 0 : 1] ?? String(name);

/** A space by its number or its id. */
export function place(space: Json | undefined): string {
  const id = typeof space === 'number' ? SPACES[space] : String(space);
  return spaces[id as keyof typeof spaces]?.name ?? id;
}

/** "the Crags", but "Dice with Death". */
export const thePlace = (space: Json | undefined): string => the(place(space));

export const alignment = (name: Json | undefined): string => String(name);
export const outcome = (name: Json | undefined): string =>
  ({ won: 'won', lost: 'lost', standOff: 'a stand-off' })[String(name)] ?? String(name);
