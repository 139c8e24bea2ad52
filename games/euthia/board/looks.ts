import type { Backdrop, FrameName, IconName } from '@tafelrunde/ui/board';
import { iconsOf } from '@tafelrunde/ui/icons';
import { looksOf } from '@tafelrunde/ui/look';
import { content } from '../content/index.ts';
import type { CardDef, HeroName, Terrain } from '../shape.ts';
import { icons, signs } from './icons.ts';

export const own = iconsOf(signs);
export type Sign = keyof typeof signs;
const isSign = (name: string): name is Sign => Object.hasOwn(signs, name);

/** Each hero has a light of its own. */
const heroLook: Readonly<Record<HeroName, Backdrop>> = {
  ael: ['ice', 'rays'],
  dral: ['clay', 'cave'],
  keleia: ['moss', 'forest'],
  maeldur: ['ember', 'ember'],
  skoldur: ['steel', 'peaks'],
  taesiri: ['violet', 'storm'],
};
const terrainLook: Readonly<Record<Terrain, Backdrop>> = {
  meadow: ['moss', 'field'],
  forest: ['moss', 'forest'],
  moor: ['bile', 'deep'],
  barren: ['sand', 'field'],
  mountain: ['bone', 'peaks'],
  lake: ['ice', 'deep'],
  cave: ['storm', 'cave'],
};

function frame({ sort, tile }: CardDef): FrameName {
  switch (sort) {
    case 'board':
      return 'hero';
    case 'monster':
    case 'elite':
    case 'stage':
      return 'monster';
    case 'silver':
    case 'gold':
    case 'rage':
    case 'attack':
      return 'spell';
    case 'land':
      return 'place';
    case 'quest':
    case 'legend':
    case 'event':
    case 'bounty':
    case 'badge':
      return 'event';
    case 'character':
      return 'villager';
    case 'gem':
    case 'essence':
    case 'elemental':
      return 'stone';
    default:
      if (tile === null) return 'item';
      if (tile.class === 'ability') return 'spell';
      return tile.class === 'weapon' || tile.class === 'shield' ? 'weapon' : 'item';
  }
}

const LEVELS: readonly Backdrop[] = [
  ['bile', 'forest'],
  ['blood', 'cave'],
  ['storm', 'storm'],
];

function backdrop(def: CardDef): Backdrop {
  const { sort, enemy, board, tile, land, element } = def;
  if (board !== null) return heroLook[board.hero];
  if (tile?.hero != null) return heroLook[tile.hero.hero];
  if (enemy !== null) return LEVELS[enemy.level - 1];
  if (land !== null) return terrainLook[land.hexes[0].terrain];
  if (element !== null)
    return (
      {
        fire: ['ember', 'ember'],
        water: ['ice', 'deep'],
        air: ['storm', 'storm'],
        earth: ['clay', 'cave'],
      } as const
    )[element];
  if (tile !== null)
    return [tile.class === 'raw' ? 'clay' : tile.treasure !== null ? 'warm' : 'bone', 'shelf'];
  if (sort === 'silver') return ['steel', 'storm'];
  if (sort === 'gold') return ['sand', 'rays'];
  return ['dusk', 'village'];
}

/** The picture of a card. */
function pictureOf(def: CardDef | undefined): IconName {
  if (def === undefined) return own('unknown');
  if (def.icon !== '' && Object.hasOwn(icons, def.icon)) return `game:${def.icon}`;
  if (def.land !== null) return landIcon(def.land);
  if (def.bounty !== null) return iconOf(def.bounty.elite);
  if (def.control !== null) return iconOf(def.control);
  return def.combat === null ? own('unknown') : own('roll');
}

/** A map tile shows its most telling place. */
function landIcon({ centre, hexes }: NonNullable<CardDef['land']>): IconName {
  if (centre !== null) return own(centre.place === 'encounter' ? centre.encounter : centre.place);
  for (const hex of hexes) {
    const name = hex.encounter ?? hex.site ?? (hex.trade === 'trader' ? 'barter' : hex.trade);
    if (name !== undefined && isSign(name)) return own(name);
  }
  return own(hexes.some(({ monster }) => monster !== undefined) ? 'monster' : 'map');
}

export const looks = looksOf<CardDef>({ content, frame, backdrop, icon: (_kind, def) => pictureOf(def) });
export const { iconOf, cardLook } = looks;
