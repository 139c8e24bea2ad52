/** The small closed vocabularies of the game: everything that is a name and not a number. */

export const ELEMENTS = ['air', 'earth', 'fire', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const GEMS = [
  'ruby',
  'emerald',
  'demonStone',
  'opal',
  'diamond',
  'amethyst',
  'onyx',
  'sapphire',
] as const;
export type Gem = (typeof GEMS)[number];

export const HEROES = ['ael', 'dral', 'keleia', 'maeldur', 'skoldur', 'taesiri'] as const;
export type HeroName = (typeof HEROES)[number];

export const ACTIONS = ['mine', 'trade', 'combat'] as const;
export type ActionName = (typeof ACTIONS)[number];

export type Level = 1 | 2 | 3;
export type Chapter = 1 | 2 | 3 | 4 | 5;

/** The kinds of raw material, by the stack they are drawn from. */
export const RAW_STACKS = ['mountain', 'lakebed', 'cave'] as const;
export type RawStack = (typeof RAW_STACKS)[number];
export type RawTag = 'metal' | 'stone' | 'gemstone' | 'ingredient';

/** The three rows of the trade board; the towers sell from the last. */
export const ROWS = ['trader', 'alchemist', 'dragonslayer'] as const;
export type Row = (typeof ROWS)[number];
export type TradePlace = 'trader' | 'alchemist' | 'towers';

/** The stacks of the encounters that hand out tiles. */
export const REWARD_STACKS = ['hunterReward', 'weaponsmithReward', 'witchReward'] as const;

/** Every stack from which tiles are drawn and which has a discard pile. */
export const STACKS = [
  ...RAW_STACKS,
  'treasure1',
  'treasure2',
  'treasure3',
  ...ROWS,
  ...REWARD_STACKS,
  'teleportScrolls',
] as const;
export type Stack = (typeof STACKS)[number];

export type Terrain = 'meadow' | 'forest' | 'moor' | 'barren' | 'mountain' | 'lake' | 'cave';
export type Site = 'ruins' | 'eyrie' | 'heartForge' | 'lair' | 'pilgrimGate';
export type Special = 'church' | 'towers' | 'mercenaryCamp' | 'ruler' | 'legend';

export const ENCOUNTERS = [
  'hunter',
  'hermit',
  'miner',
  'healer',
  'weaponsmith',
  'envoy',
  'smuggler',
  'witch',
  'druid',
  'gravekeeper',
  'mercenaryCamp',
  'ruler',
  'scholar',
  'oracle',
] as const;
export type EncounterKind = (typeof ENCOUNTERS)[number];

/** The symbols of the slots on a hero board: hero slots at the left, equipment slots at the right. */
export const SLOTS = [
  'sword',
  'ability',
  'firstStrike',
  'head',
  'body',
  'hands',
  'legs',
  'feet',
  'jewellery',
] as const;
export type Slot = (typeof SLOTS)[number];
export type ArmourKind = 'leather' | 'chain' | 'plate' | 'dragon';

export type ItemClass =
  | 'ability'
  | 'weapon'
  | 'shield'
  | 'armour'
  | 'jewellery'
  | 'potionTile'
  | 'scroll'
  | 'item'
  | 'valuable'
  | 'gemTile'
  | 'essenceTile'
  | 'raw';

export type ScenarioName = 'theHunt' | 'darkWings' | 'walkingDestruction' | 'mirrezilsShadow' | 'lonelyPath';

/** Who is fought when it is more than a monster of the deck. */
export type Figure = 'farruga' | 'golem' | 'mirrezil';
