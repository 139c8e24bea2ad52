import { type Backdrop, type FrameName, type IconName, iconsOf, looksOf } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import type { CardDef, Faction, Team } from '../shape.ts';
import { icons } from './icons.ts';

export const own = iconsOf(icons);
type OwnIcon = keyof typeof icons;
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

/** The picture of a card; golems are small and show their head. */
function icon(kind: string, def: CardDef | undefined): IconName {
  if (kind === 'golem') return own('golem');
  const name = def?.icon ?? '';
  return isOwn(name) ? own(name) : own('unknown');
}

/** The teams have their colours from the rulebook, and the patterns that belong to them. */
export const patternOf = (team: Team): string => (team === 'blue' ? 'url(#pat-2)' : 'url(#pat-1)');

/** Every people has a light of its own. */
const factions: Readonly<Record<Faction, Backdrop>> = {
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
function backdrop(def: CardDef): Backdrop {
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

export const looks = looksOf<CardDef>({
  content,
  frame: ({ sort }) => frames[sort],
  backdrop,
  icon,
});
export const { iconOf, cardLook } = looks;
