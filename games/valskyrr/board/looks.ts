import {
  type Backdrop,
  type FrameName,
  iconsOf,
  type IconName,
  looksOf,
  type PaletteName,
  type SceneName,
  seedOf,
} from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import type { CardDef, Deck, Keyword, Terrain } from '../shape.ts';
import { icons } from './icons.ts';

export const own = iconsOf(icons);
type OwnIcon = keyof typeof icons;
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

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

function frame({ sort, keywords }: CardDef): FrameName {
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

function backdrop({ sort, deck, keywords, hero, location }: CardDef, kind: string): Backdrop {
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

/** The picture of a card; the tokens of an adventure share one. */
function icon(_kind: string, def: CardDef | undefined): IconName {
  const name = def?.icon ?? '';
  return isOwn(name) ? own(name) : own('unknown');
}

export const looks = looksOf<CardDef>({ content, frame, backdrop, icon });
export const { iconOf, cardLook } = looks;
