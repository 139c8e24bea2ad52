import type { Backdrop, FrameName, IconName, PaletteName, SceneName } from '@tafelrunde/ui/board';
import { iconsOf } from '@tafelrunde/ui/icons';
import { looksOf } from '@tafelrunde/ui/look';
import { content } from '../content/index.ts';
import type { CardDef, CardType } from '../shape.ts';
import { icons } from './icons.ts';
import { type OwnIcon, signs } from './signs.ts';

export const own = iconsOf(icons);
const isOwn = (name: string): name is OwnIcon => Object.hasOwn(icons, name);

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
function icon(kind: string, def: CardDef | undefined): IconName {
  const name = kind.replace(/\d$/u, '');
  const sign = signs[kind];
  if (sign !== undefined) return own(sign);
  if (shared[name] !== undefined) return shared[name];
  if (isOwn(name)) return own(name);
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

const frame = ({ type, weapon, armour }: CardDef): FrameName =>
  weapon || armour > 0 ? 'weapon' : frames[type];

/** Where a type of card is at home. */
const backdrops: Readonly<Record<CardType, Backdrop>> = {
  event: ['dusk', 'storm'],
  enemy: ['clay', 'cave'],
  stranger: ['moss', 'forest'],
  object: ['sand', 'shelf'],
  follower: ['moss', 'field'],
  place: ['bone', 'peaks'],
  spell: ['violet', 'rays'],
  quest: ['violet', 'cave'],
  reward: ['sand', 'rays'],
  denizen: ['warm', 'village'],
  terrain: ['bone', 'field'],
  character: ['dusk', 'rays'],
  ending: ['ember', 'rays'],
  space: ['sand', 'field'],
};

const families: Readonly<Record<string, Backdrop>> = {
  animal: ['moss', 'forest'],
  monster: ['clay', 'cave'],
  dragon: ['ember', 'ember'],
  spirit: ['night', 'crypt'],
};

const alignments: Readonly<Record<string, Backdrop>> = {
  good: ['ice', 'rays'],
  neutral: ['sand', 'peaks'],
  evil: ['blood', 'storm'],
};

function backdrop(def: CardDef, kind: string): Backdrop {
  const ground = grounds[kind.replace(/\d$/u, '')];
  if (ground !== undefined) return ground;
  if (def.character !== null) return alignments[def.character.alignment] ?? backdrops.character;
  if (def.family !== null) return families[def.family] ?? backdrops.enemy;
  if (def.magic) return ['violet', 'rays'];
  if (def.weapon || def.armour > 0) return ['steel', 'shelf'];
  return backdrops[def.type];
}

export const looks = looksOf<CardDef>({ content, frame, backdrop, icon });
export const { defOf, frameOf, iconOf, cardLook } = looks;

/** The land of every space, by its name; Terrain and the Cataclysm bring their own. */
const grounds: Readonly<Record<string, Backdrop>> = {
  fields: ['bone', 'field'],
  hills: ['moss', 'field'],
  plains: ['sand', 'field'],
  woods: ['moss', 'forest'],
  village: ['warm', 'village'],
  graveyard: ['night', 'crypt'],
  sentinel: ['steel', 'peaks'],
  chapel: ['ice', 'field'],
  crags: ['clay', 'peaks'],
  city: ['dusk', 'village'],
  tavern: ['ember', 'village'],
  ruins: ['bone', 'peaks'],
  forest: ['night', 'forest'],
  portalOfPower: ['violet', 'rays'],
  blackKnight: ['storm', 'peaks'],
  hiddenValley: ['moss', 'peaks'],
  cursedGlade: ['bile', 'forest'],
  runes: ['steel', 'cave'],
  chasm: ['clay', 'deep'],
  warlocksCave: ['violet', 'cave'],
  desert: ['ember', 'field'],
  oasis: ['sand', 'field'],
  temple: ['sand', 'rays'],
  castle: ['dusk', 'peaks'],
  plainOfPeril: ['blood', 'storm'],
  mines: ['clay', 'cave'],
  vampiresTower: ['blood', 'crypt'],
  pits: ['ember', 'deep'],
  crypt: ['violet', 'crypt'],
  diceWithDeath: ['storm', 'hall'],
  werewolfDen: ['night', 'crypt'],
  valleyOfFire: ['ember', 'ember'],
  crownOfCommand: ['sand', 'rays'],
  ruinedCitySpace: ['dusk', 'storm'],
  ruinedTavern: ['clay', 'storm'],
  ruinedVillage: ['warm', 'storm'],
  ruinedChapel: ['ice', 'storm'],
  ruinedGraveyard: ['night', 'storm'],
  ruinedCastle: ['steel', 'storm'],
  plainOfStrife: ['blood', 'storm'],
  lichSpace: ['bile', 'crypt'],
  frozenSpire: ['ice', 'peaks'],
  mutantsDen: ['bile', 'cave'],
  snowbeastPits: ['ice', 'deep'],
  bonefield: ['bone', 'crypt'],
  highway: ['clay', 'field'],
  monastery: ['ice', 'peaks'],
  outpost: ['steel', 'peaks'],
  settlement: ['moss', 'village'],
  brokenSpire: ['storm', 'peaks'],
  hauntedCastle: ['dusk', 'crypt'],
  ruinedCity: ['clay', 'storm'],
  runeGate: ['ice', 'rays'],
  toxicSpring: ['bile', 'deep'],
};

/** Open country has no figure of its own: the land says enough. */
const plain: ReadonlySet<string> = new Set(['hills', 'plains', 'woods', 'desert', 'crags', 'forest']);

export function groundOf(kind: string): {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly icon?: IconName;
} {
  const name = kind.replace(/\d$/u, '');
  const [palette, scene] = grounds[name] ?? ['sand', 'field'];
  return plain.has(name) ? { scene, palette } : { scene, palette, icon: iconOf(kind) };
}
