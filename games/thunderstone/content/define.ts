import type { CardDef, Source, Traits } from '../shape/cards.ts';

/** A monster without any trait. */
const PLAIN: Traits = {
  magic: null,
  halfWithout: null,
  immuneToEdged: false,
  immuneToSpells: false,
  immuneToUnarmed: false,
  shutsOut: -100,
  shutsOutUnarmed: false,
  shunsSpells: false,
  shunsWeapons: false,
  stays: false,
  fixedLight: false,
  hidesInDark: false,
};

/** What a card does not say. Every definition has all of these in the same order, which keeps the rules fast. */
const BLANK: CardDef = {
  kind: '',
  sort: 'item',
  group: '',
  box: 'base',
  source: 'public',
  copies: 1,
  keywords: [],
  gold: null,
  price: 0,
  points: 0,
  attack: 0,
  magic: 0,
  light: 0,
  level: 0,
  classes: [],
  strength: 0,
  levelUp: 0,
  weight: 0,
  health: 0,
  experience: 0,
  dark: 0,
  traits: PLAIN,
  guardian: false,
  horde: false,
  global: null,
  effects: [],
  reaches: null,
  bonus: null,
  leads: null,
  steels: 0,
  doublesMagic: false,
  seesInDark: false,
  anyWeapons: false,
  returns: false,
  foresees: false,
  battle: null,
  wielded: null,
  breach: null,
  afterDraw: null,
  spring: null,
  hits: 'all',
  spoils: null,
  victory: null,
  beforeRefill: null,
};

type Said<K extends keyof CardDef> = Pick<CardDef, 'kind' | K> & Partial<Omit<CardDef, 'kind' | 'sort' | K>>;

/** The level 1, 2 or 3 of a hero set; copies follow from the level. TH-COMP-02 */
export const hero = (
  said: Said<'group' | 'box' | 'source' | 'classes' | 'strength' | 'price'> & { level: 1 | 2 | 3 },
): CardDef => ({ ...BLANK, copies: [6, 4, 2][said.level - 1], ...said, sort: 'hero' });

const village =
  <S extends 'weapon' | 'item' | 'spell' | 'villager'>(sort: S) =>
  (said: Said<'box' | 'source' | 'price'>): CardDef => ({
    ...BLANK,
    group: said.kind,
    copies: 8, // TH-COMP-03
    ...said,
    sort,
  });
export const weapon = village('weapon') as (
  said: Said<'box' | 'source' | 'price' | 'weight' | 'keywords'>,
) => CardDef;
export const item = village('item');
export const spell = village('spell');
export const villager = village('villager');

/** A card whose sort is none of these sets: Militia and Disease. */
export const basic = (said: Said<'source'> & Pick<CardDef, 'sort'>): CardDef => ({
  ...BLANK,
  group: said.kind,
  ...said,
});

export const monster = (
  said: Omit<
    Said<'group' | 'box' | 'source' | 'copies' | 'health' | 'experience' | 'points' | 'gold'>,
    'traits'
  > & {
    traits?: Partial<Traits>;
  },
): CardDef => ({ ...BLANK, ...said, sort: 'monster', traits: { ...PLAIN, ...said.traits } });

export const trap = (said: Said<'group' | 'source' | 'copies' | 'spring'>): CardDef => ({
  ...BLANK,
  box: 'wrath',
  ...said,
  sort: 'trap',
});

export const stone = (said: Said<'box' | 'source' | 'points'>): CardDef => ({
  ...BLANK,
  group: said.kind,
  ...said,
  sort: 'stone',
});

/** What the three levels of a hero set share. */
export interface HeroSet {
  readonly group: string;
  readonly box: CardDef['box'];
  readonly source: Source;
  readonly classes: CardDef['classes'];
}
