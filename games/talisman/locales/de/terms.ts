import type { Json } from '@tafelrunde/engine';
import { SPACES } from '../../topology.ts';
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

export const alignment = (name: Json | undefined): string =>
  ({ good: 'gut', neutral: 'neutral', evil: 'böse' })[String(name)] ?? String(name);
export const outcome = (name: Json | undefined): string =>
  ({ won: 'gewonnen', lost: 'verloren', standOff: 'unentschieden' })[String(name)] ?? String(name);
