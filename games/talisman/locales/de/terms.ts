import { type Case, decline, type Json, type Say } from '@tafelrunde/engine';
import { SPACES } from '../../shape/spaces.ts';
import { nounOf } from './nouns.ts';
import { spaces } from './spaces.ts';

/** Creatures that are no cards. */
const CREATURES: Readonly<Record<string, string>> = {
  sentinel: 'Wächter',
  farmer: 'Bauer',
  brigand: 'Räuber',
  cragSpirit: 'Geist der Klippen',
  pitFiend: 'Grubenteufel',
  werewolf: 'Werwolf',
  mutant: 'Mutant',
  snowbeast: 'Schneebestie',
  caveDragon: 'Drache der Höhle',
  caveGoblin: 'Goblin der Höhle',
  hatefulFollower: 'Aufgehetzter Begleiter',
  iceQueen: 'Eiskönigin',
  tombDemon: 'Dämon der Gruft',
  tombWight: 'Grabunhold der Gruft',
  tombShadow: 'Schatten der Gruft',
  royalGuards: 'Wache des Königs',
  demonLord: 'Dämonenfürst',
};
export const creature = (name: Json | undefined): string => CREATURES[String(name)] ?? String(name);

/** With its article: "den Werwolf". */
export function theCreature(name: Json | undefined, form?: Case): string {
  const { before, name: declined, behind } = decline(creature(name), nounOf(creature(name)), form);
  return before + declined + behind;
}

/** Rolls that are named after no card and no space. */
const ROLLS: Readonly<Record<string, string>> = {
  fate: 'mit Schicksal ',
  pray: 'für das Gebet ',
  armour: 'für die Rüstung ',
  portal: 'am Portal der Macht ',
  command: 'für den Zauberspruch der Herrschaft ',
  keepSpell: 'um den Zauber ',
  reaper: 'bei der Begegnung mit dem Schnitter ',
  reaperDice: 'gegen den Schnitter ',
  enchantress: 'bei der Zauberin ',
  mystic: 'beim Mystiker ',
  lich: 'beim Lich ',
  space: '',
  roll: '',
};
/** What dice are rolled for, as it stands before them: "für die Taverne ". */
export function rollFor(what: Json | undefined, say: Say): string {
  const id = String(what);
  return (
    ROLLS[id] ??
    `für ${CREATURES[id] === undefined ? say.the(id, 'accusative') : theCreature(id, 'accusative')} `
  );
}

const STATS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  strength: ['Stärke', 'Stärke'],
  craft: ['Talent', 'Talent'],
  lives: ['Leben', 'Leben'],
  fate: ['Schicksal', 'Schicksal'],
  gold: ['Gold', 'Gold'],
  spell: ['Zauber', 'Zauber'],
};
export const stat = (name: Json | undefined, count: Json | undefined = 1): string =>
  STATS[String(name)]?.[count === 1 ? 0 : 1] ?? String(name);

/** A space by its number or its id. */
export function place(space: Json | undefined): string {
  const id = typeof space === 'number' ? SPACES[space] : String(space);
  return spaces[id as keyof typeof spaces]?.name ?? id;
}

/** Where somebody goes, and where somebody is. By the name of a space without its number. */
const WAYS: Readonly<Record<string, readonly [to: string, at: string]>> = {
  village: ['ins Dorf', 'im Dorf'],
  fields: ['auf die Felder', 'auf den Feldern'],
  graveyard: ['auf den Friedhof', 'auf dem Friedhof'],
  woods: ['in die Wälder', 'in den Wäldern'],
  sentinel: ['zum Wächter', 'beim Wächter'],
  hills: ['in die Hügel', 'in den Hügeln'],
  chapel: ['zur Kapelle', 'in der Kapelle'],
  crags: ['zu den Klippen', 'an den Klippen'],
  plains: ['auf die Ebenen', 'auf den Ebenen'],
  city: ['in die Stadt', 'in der Stadt'],
  tavern: ['in die Taverne', 'in der Taverne'],
  ruins: ['zu den Ruinen', 'in den Ruinen'],
  forest: ['in den Tiefen Wald', 'im Tiefen Wald'],
  portalOfPower: ['zum Portal der Macht', 'am Portal der Macht'],
  blackKnight: ['zum Schwarzen Ritter', 'beim Schwarzen Ritter'],
  hiddenValley: ['ins Verborgene Tal', 'im Verborgenen Tal'],
  cursedGlade: ['auf die Verfluchte Lichtung', 'auf der Verfluchten Lichtung'],
  runes: ['zu den Runen', 'bei den Runen'],
  chasm: ['zum Abgrund', 'am Abgrund'],
  warlocksCave: ['zur Höhle des Hexenmeisters', 'in der Höhle des Hexenmeisters'],
  desert: ['in die Wüste', 'in der Wüste'],
  oasis: ['in die Oase', 'in der Oase'],
  temple: ['zum Tempel', 'im Tempel'],
  castle: ['zum Schloss', 'im Schloss'],
  plainOfPeril: ['auf die Ebene der Todesgefahr', 'auf der Ebene der Todesgefahr'],
  mines: ['in die Minen', 'in den Minen'],
  vampiresTower: ['in den Vampirturm', 'im Vampirturm'],
  pits: ['in die Gruben', 'in den Gruben'],
  valleyOfFire: ['ins Tal des Feuers', 'im Tal des Feuers'],
  werewolfDen: ['in den Werwolfbau', 'im Werwolfbau'],
  diceWithDeath: ['zum Würfeln mit dem Tod', 'beim Würfeln mit dem Tod'],
  crypt: ['in die Krypta', 'in der Krypta'],
  crownOfCommand: ['zur Krone der Herrschaft', 'bei der Krone der Herrschaft'],
};
const way = (space: Json | undefined): readonly [to: string, at: string] => {
  const id = typeof space === 'number' ? SPACES[space] : String(space);
  const name = place(space);
  return WAYS[id.replace(/\d+$/u, '')] ?? [`zu „${name}“`, `bei „${name}“`];
};
export const to = (space: Json | undefined): string => way(space)[0];
export const at = (space: Json | undefined): string => way(space)[1];

export const alignment = (name: Json | undefined): string =>
  ({ good: 'gut', neutral: 'neutral', evil: 'böse' })[String(name)] ?? String(name);
export const outcome = (name: Json | undefined): string =>
  ({ won: 'gewonnen', lost: 'verloren', standOff: 'unentschieden' })[String(name)] ?? String(name);
