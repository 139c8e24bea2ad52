import {
  type CardLook,
  type FrameName,
  iconsOf,
  type IconName,
  type PaletteName,
  type SceneName,
  seedOf,
} from '@tafelrunde/ui/board';
import { defOf } from './view.ts';
import type { CardDef, Deck, Keyword, Terrain } from '../shape.ts';
import { icons } from './icons.ts';

export const own = iconsOf(icons);
type OwnIcon = keyof typeof icons;
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

type Backdrop = readonly [PaletteName, SceneName];

/** Each hero has a light of its own. */
const heroes: Readonly<Record<string, Backdrop>> = {
  valkea: ['blood', 'field'],
  elatha: ['moss', 'forest'],
  aseke: ['violet', 'peaks'],
  sigraed: ['ice', 'hall'],
  melekai: ['ember', 'ember'],
  ishrid: ['night', 'rays'],
};
const decks: Readonly<Record<Deck, readonly Backdrop[]>> = {
  blue: [
    ['night', 'crypt'],
    ['violet', 'crypt'],
    ['storm', 'storm'],
  ],
  green: [
    ['moss', 'forest'],
    ['bile', 'cave'],
    ['clay', 'forest'],
  ],
  red: [
    ['ember', 'ember'],
    ['sand', 'field'],
    ['blood', 'peaks'],
  ],
};
export const terrains: Readonly<Record<Terrain, Backdrop>> = {
  haven: ['warm', 'village'],
  borderlands: ['sand', 'field'],
  wildlands: ['moss', 'forest'],
  deadlands: ['blood', 'crypt'],
};
/** What a feat is about colours its scene. */
const words: readonly (readonly [Keyword, PaletteName, SceneName])[] = [
  ['flame', 'ember', 'ember'],
  ['frost', 'ice', 'peaks'],
  ['light', 'bone', 'rays'],
  ['magic', 'violet', 'rays'],
  ['sign', 'night', 'rays'],
  ['trap', 'bile', 'forest'],
  ['leadership', 'ice', 'peaks'],
  ['defence', 'steel', 'hall'],
];

function frameOfDef({ sort, keywords }: CardDef): FrameName {
  switch (sort) {
    case 'enemy':
    case 'boss':
      return 'monster';
    case 'ally':
      return 'villager';
    case 'hero':
      return 'hero';
    case 'gear':
      return keywords.includes('weapon') ? 'weapon' : keywords.includes('potion') ? 'stone' : 'item';
    case 'encounter':
    case 'adventure':
    case 'questToken':
      return 'event';
    case 'location':
      return 'place';
    case 'feat':
      if (keywords.includes('defence')) return 'spell';
      if (keywords.includes('leadership')) return 'villager';
      return keywords.includes('magic') || keywords.includes('sign') ? 'stone' : 'hero';
  }
}

function backdropOf(kind: string, def: CardDef): Backdrop {
  const { sort, deck, keywords, hero, location } = def;
  if (sort === 'enemy') {
    const scenes = decks[deck ?? 'blue'];
    return scenes[seedOf(kind) % scenes.length];
  }
  if (sort === 'boss') return ['storm', 'storm'];
  if (sort === 'encounter' || sort === 'adventure' || sort === 'questToken') return ['dusk', 'peaks'];
  if (location !== null) return terrains[location.terrain];
  if (sort === 'gear') return [keywords.includes('weapon') ? 'steel' : 'bone', 'shelf'];
  if (sort === 'feat')
    for (const [word, palette, scene] of words) if (keywords.includes(word)) return [palette, scene];
  return heroes[hero ?? kind] ?? ['dusk', 'peaks'];
}

export const frameOf = (kind: string): FrameName => {
  const def = defOf(kind);
  return def === undefined ? 'item' : frameOfDef(def);
};

/** The frame says the sort, the scene says where it is at home; the seed makes cards of one home differ. */
export function cardLook(kind: string): CardLook {
  const def = defOf(kind);
  const [palette, scene] = def === undefined ? (['dusk', 'peaks'] as const) : backdropOf(kind, def);
  return { frame: frameOf(kind), palette, scene, seed: seedOf(kind) };
}

/** The picture of a card; the tokens of an adventure share one. */
export function iconOf(kind: string): IconName {
  const icon = defOf(kind)?.icon ?? '';
  return isOwn(icon) ? own(icon) : own('unknown');
}
