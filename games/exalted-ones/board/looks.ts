import {
  type CardLook,
  type FrameName,
  type IconName,
  iconsOf,
  type PaletteName,
  type SceneName,
  seedOf,
} from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import type { CardDef, Faction, Team } from '../shape.ts';
import { icons } from './icons.ts';

export const own = iconsOf(icons);
type OwnIcon = keyof typeof icons;
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

/** The picture of a card; golems are small and show their head. */
export function iconOf(kind: string): IconName {
  if (kind === 'golem') return own('golem');
  const icon = content[kind]?.icon ?? '';
  return isOwn(icon) ? own(icon) : own('unknown');
}

/** The teams have their colours from the rulebook, and the patterns that belong to them. */
export const patternOf = (team: Team): string => (team === 'blue' ? 'url(#pat-2)' : 'url(#pat-1)');

/** Every people has a light of its own. */
const factions: Readonly<Record<Faction, readonly [PaletteName, SceneName]>> = {
  alisanen: ['moss', 'forest'],
  alsahraa: ['sand', 'field'],
  eridani: ['steel', 'hall'],
  wuwei: ['ice', 'peaks'],
  none: ['violet', 'rays'],
};
const frames: Readonly<Record<CardDef['sort'], FrameName>> = {
  hero: 'hero',
  ability: 'spell',
  passive: 'stone',
  equipment: 'item',
  unit: 'monster',
};
export const frameOf = (kind: string): FrameName => frames[content[kind]?.sort ?? 'equipment'];

export function cardLook(kind: string): CardLook {
  const def = content[kind];
  const [palette, scene] = def === undefined ? (['dusk', 'peaks'] as const) : backdropOf(def);
  return { frame: frameOf(kind), palette, scene, seed: seedOf(kind) };
}
export function backdropOf(def: CardDef): readonly [PaletteName, SceneName] {
  switch (def.sort) {
    case 'hero':
      return factions[def.faction];
    case 'equipment':
      return ['bone', 'shelf'];
    case 'unit':
      return ['dusk', 'peaks'];
    default:
      return ['violet', 'rays'];
  }
}
