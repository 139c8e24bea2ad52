import { type Backdrop, type FrameName, iconsOf, type IconName, looksOf } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import type { CardDef, Sort } from '../shape/cards.ts';
import { icons } from './icons.ts';

export const own = iconsOf(icons);
type OwnIcon = keyof typeof icons;
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

/** What stands for a sort of card where neither its kind nor its set has a sign. */
export const signs: Readonly<Record<Sort, OwnIcon>> = {
  hero: 'fighter',
  weapon: 'weapon',
  item: 'item',
  spell: 'spell',
  villager: 'villager',
  monster: 'monster',
  trap: 'dire',
  stone: 'stone',
  disease: 'disease',
};

const frames: Readonly<Record<Sort, FrameName>> = {
  hero: 'hero',
  weapon: 'weapon',
  item: 'item',
  spell: 'spell',
  villager: 'villager',
  monster: 'monster',
  trap: 'event',
  stone: 'stone',
  disease: 'disease',
};

const backdrops: Readonly<Record<Sort, Backdrop>> = {
  hero: ['warm', 'peaks'],
  weapon: ['steel', 'shelf'],
  item: ['sand', 'shelf'],
  spell: ['violet', 'rays'],
  villager: ['ember', 'village'],
  monster: ['clay', 'cave'],
  trap: ['dusk', 'hall'],
  stone: ['ice', 'rays'],
  disease: ['bile', 'crypt'],
};

/** Where a set or a card comes from, as far as it differs from its sort. */
const homes: Readonly<Record<string, Backdrop>> = {
  militia: ['dusk', 'village'],
  amazon: ['moss', 'forest'],
  chalice: ['sand', 'field'],
  elf: ['night', 'forest'],
  feayn: ['moss', 'field'],
  lorigg: ['dusk', 'hall'],
  outlands: ['ember', 'peaks'],
  redblade: ['blood', 'field'],
  regian: ['ice', 'hall'],
  selurin: ['violet', 'peaks'],
  thyrian: ['steel', 'field'],
  blind: ['bone', 'field'],
  diin: ['ember', 'rays'],
  divine: ['ice', 'rays'],
  gangland: ['dusk', 'village'],
  gohlen: ['ice', 'peaks'],
  runespawn: ['violet', 'forest'],
  toryn: ['sand', 'field'],
  clan: ['steel', 'peaks'],
  dagger: ['bone', 'shelf'],
  flamingSword: ['ember', 'shelf'],
  illusoryBlade: ['violet', 'shelf'],
  cursedMace: ['bile', 'shelf'],
  magiStaff: ['ice', 'shelf'],
  torch: ['ember', 'hall'],
  lantern: ['ember', 'hall'],
  lightstoneGem: ['ice', 'cave'],
  goodberries: ['moss', 'forest'],
  ambrosia: ['violet', 'shelf'],
  foresightElixir: ['ice', 'shelf'],
  fireball: ['ember', 'rays'],
  magicMissile: ['night', 'rays'],
  creepingDeath: ['bile', 'crypt'],
  battleFury: ['blood', 'rays'],
  sage: ['moss', 'village'],
  townGuard: ['night', 'village'],
  taxCollector: ['sand', 'village'],
  abyssal: ['blood', 'ember'],
  doomknightHumanoid: ['night', 'crypt'],
  dragon: ['blood', 'deep'],
  enchanted: ['violet', 'forest'],
  humanoid: ['moss', 'cave'],
  ooze: ['bile', 'deep'],
  undeadDoom: ['night', 'crypt'],
  undeadSpirit: ['ice', 'crypt'],
  elementalNature: ['storm', 'storm'],
  earthWrath: ['clay', 'deep'],
  fireWrath: ['ember', 'ember'],
  waterWrath: ['ice', 'deep'],
  elementalPain: ['ember', 'deep'],
  golem: ['clay', 'cave'],
  horde: ['dusk', 'cave'],
  guardian: ['blood', 'hall'],
  stoneOfAgony: ['blood', 'rays'],
};

/** The most telling sign of a card: of its kind, its set, or its sort. */
function icon(kind: string, def: CardDef | undefined): IconName {
  if (def === undefined) return own('monster');
  return own(isOwn(kind) ? kind : isOwn(def.group) ? def.group : signs[def.sort]);
}

export const looks = looksOf<CardDef>({
  content,
  frame: ({ sort }) => frames[sort],
  backdrop: ({ group, sort }, kind) => homes[kind] ?? homes[group] ?? backdrops[sort],
  icon,
});
export const { defOf, frameOf, iconOf, cardLook } = looks;
