import type { CardLook, FrameName, IconName, PaletteName, SceneName } from '@tafelrunde/ui/board';
import { iconsOf } from '@tafelrunde/ui/icons';
import { seedOf } from '@tafelrunde/ui/look';
import { content } from '../content/index.ts';
import type { CardDef, CardType } from '../shape.ts';
import { icons } from './icons.ts';
import { type OwnIcon, signs } from './signs.ts';

export const own = iconsOf(icons);
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

export const defOf = (kind: string): CardDef | undefined => content[kind];

/** What stands for a type of card where its kind has no sign. */
const typeSigns: Readonly<Record<CardType, IconName>> = {
  event: own('event'),
  enemy: own('enemy'),
  stranger: own('stranger'),
  object: own('object'),
  follower: own('follower'),
  place: own('place'),
  spell: own('spell'),
  quest: own('quest'),
  reward: own('reward'),
  denizen: own('denizen'),
  terrain: own('terrain'),
  character: 'person',
  ending: own('ending'),
  space: 'place',
};

/** Kinds whose sign all games share. */
const shared: Readonly<Record<string, IconName>> = {
  ruins: 'ruins',
  temple: 'temple',
  crownOfCommand: 'crown',
};

/** The most telling sign of a card or a space. */
export function iconOf(kind: string): IconName {
  const name = kind.replace(/\d$/u, '');
  const sign = signs[kind];
  if (sign !== undefined) return own(sign);
  if (shared[name] !== undefined) return shared[name];
  if (isOwn(name)) return own(name);
  const def = defOf(kind);
  return def === undefined ? 'place' : typeSigns[def.type];
}

const frames: Readonly<Record<CardType, FrameName>> = {
  event: 'event',
  enemy: 'monster',
  stranger: 'villager',
  object: 'item',
  follower: 'villager',
  place: 'place',
  spell: 'spell',
  quest: 'hero',
  reward: 'stone',
  denizen: 'villager',
  terrain: 'place',
  character: 'hero',
  ending: 'stone',
  space: 'place',
};

export function frameOf(kind: string): FrameName {
  const def = defOf(kind);
  if (def === undefined) return 'item';
  return def.weapon || def.armour > 0 ? 'weapon' : frames[def.type];
}

type Backdrop = readonly [SceneName, PaletteName];

/** Where a type of card is at home. */
const backdrops: Readonly<Record<CardType, Backdrop>> = {
  event: ['storm', 'dusk'],
  enemy: ['cave', 'clay'],
  stranger: ['forest', 'moss'],
  object: ['shelf', 'sand'],
  follower: ['field', 'moss'],
  place: ['peaks', 'bone'],
  spell: ['rays', 'violet'],
  quest: ['cave', 'violet'],
  reward: ['rays', 'sand'],
  denizen: ['village', 'warm'],
  terrain: ['field', 'bone'],
  character: ['rays', 'dusk'],
  ending: ['rays', 'ember'],
  space: ['field', 'sand'],
};

const families: Readonly<Record<string, Backdrop>> = {
  animal: ['forest', 'moss'],
  monster: ['cave', 'clay'],
  dragon: ['ember', 'ember'],
  spirit: ['crypt', 'night'],
};

const alignments: Readonly<Record<string, Backdrop>> = {
  good: ['rays', 'ice'],
  neutral: ['peaks', 'sand'],
  evil: ['storm', 'blood'],
};

function backdropOf(kind: string, def: CardDef | undefined): Backdrop {
  if (def === undefined) return ['shelf', 'sand'];
  const ground = grounds[kind.replace(/\d$/u, '')];
  if (ground !== undefined) return ground;
  if (def.character !== null) return alignments[def.character.alignment] ?? backdrops.character;
  if (def.family !== null) return families[def.family] ?? backdrops.enemy;
  if (def.magic) return ['rays', 'violet'];
  if (def.weapon || def.armour > 0) return ['shelf', 'steel'];
  return backdrops[def.type];
}

/** The frame says the type, the scene where it is at home; the seed makes cards of one home differ. */
export function cardLook(kind: string): CardLook {
  const [scene, palette] = backdropOf(kind, defOf(kind));
  return { frame: frameOf(kind), palette, scene, seed: seedOf(kind) };
}

/** The land of every space, by its name; Terrain and the Cataclysm bring their own. */
const grounds: Readonly<Record<string, Backdrop>> = {
  fields: ['field', 'bone'],
  hills: ['field', 'moss'],
  plains: ['field', 'sand'],
  woods: ['forest', 'moss'],
  village: ['village', 'warm'],
  graveyard: ['crypt', 'night'],
  sentinel: ['peaks', 'steel'],
  chapel: ['field', 'ice'],
  crags: ['peaks', 'clay'],
  city: ['village', 'dusk'],
  tavern: ['village', 'ember'],
  ruins: ['peaks', 'bone'],
  forest: ['forest', 'night'],
  portalOfPower: ['rays', 'violet'],
  blackKnight: ['peaks', 'storm'],
  hiddenValley: ['peaks', 'moss'],
  cursedGlade: ['forest', 'bile'],
  runes: ['cave', 'steel'],
  chasm: ['deep', 'clay'],
  warlocksCave: ['cave', 'violet'],
  desert: ['field', 'ember'],
  oasis: ['field', 'sand'],
  temple: ['rays', 'sand'],
  castle: ['peaks', 'dusk'],
  plainOfPeril: ['storm', 'blood'],
  mines: ['cave', 'clay'],
  vampiresTower: ['crypt', 'blood'],
  pits: ['deep', 'ember'],
  crypt: ['crypt', 'violet'],
  diceWithDeath: ['hall', 'storm'],
  werewolfDen: ['crypt', 'night'],
  valleyOfFire: ['ember', 'ember'],
  crownOfCommand: ['rays', 'sand'],
  ruinedCitySpace: ['storm', 'dusk'],
  ruinedTavern: ['storm', 'clay'],
  ruinedVillage: ['storm', 'warm'],
  ruinedChapel: ['storm', 'ice'],
  ruinedGraveyard: ['storm', 'night'],
  ruinedCastle: ['storm', 'steel'],
  plainOfStrife: ['storm', 'blood'],
  lichSpace: ['crypt', 'bile'],
  frozenSpire: ['peaks', 'ice'],
  mutantsDen: ['cave', 'bile'],
  snowbeastPits: ['deep', 'ice'],
  bonefield: ['crypt', 'bone'],
  highway: ['field', 'clay'],
  monastery: ['peaks', 'ice'],
  outpost: ['peaks', 'steel'],
  settlement: ['village', 'moss'],
  brokenSpire: ['peaks', 'storm'],
  hauntedCastle: ['crypt', 'dusk'],
  ruinedCity: ['storm', 'clay'],
  runeGate: ['rays', 'ice'],
  toxicSpring: ['deep', 'bile'],
};

/** Open country has no figure of its own: the land says enough. */
const plain: ReadonlySet<string> = new Set(['hills', 'plains', 'woods', 'desert', 'crags', 'forest']);

export function groundOf(kind: string): {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly icon?: IconName;
} {
  const name = kind.replace(/\d$/u, '');
  const [scene, palette] = grounds[name] ?? ['field', 'sand'];
  return plain.has(name) ? { scene, palette } : { scene, palette, icon: iconOf(kind) };
}
