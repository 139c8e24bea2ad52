/** The words of the effect language: what cards may speak of. Each word is explained where the rules read it. */

export type DamageType = 'physical' | 'magical';
/** What a text says of damage: one type, or any. */
export type Damage = DamageType | 'any';

export const CONDITIONS = ['poison', 'burning', 'dazed', 'weakness'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const DECKS = ['blue', 'green', 'red'] as const;
export type Deck = (typeof DECKS)[number];

export const PHASES = [
  'reinforcement',
  'travel',
  'pursuit',
  'hero',
  'defence',
  'restoration',
  'time',
] as const;
export type Phase = (typeof PHASES)[number];

export type Track = 'focus' | 'reinforcement' | 'time' | 'darkness';
export type Terrain = 'haven' | 'borderlands' | 'wildlands' | 'deadlands';

/** How a card strikes, what it is, which gear skill it needs, what a being is; and the words of setup. VA-KEYWORD-01 */
export type Keyword =
  | 'blade'
  | 'blunt'
  | 'piercing'
  | 'flame'
  | 'frost'
  | 'light'
  | 'ranged'
  | 'weapon'
  | 'armour'
  | 'shield'
  | 'trinket'
  | 'potion'
  | 'trap'
  | 'sign'
  | 'combat'
  | 'magic'
  | 'agility'
  | 'defence'
  | 'leadership'
  | 'sword'
  | 'bow'
  | 'leather'
  | 'staff'
  | 'robe'
  | 'tome'
  | 'mace'
  | 'relic'
  | 'skeleton'
  | 'undead'
  | 'spirit'
  | 'dragon'
  | 'beast'
  | 'insect'
  | 'ravenok'
  | 'human'
  | 'demon'
  | 'mage'
  | 'flying'
  | 'leader'
  | 'start'
  | 'any'
  | 'borderlands'
  | 'wildlands'
  | 'deadlands';

/** What may be asked of a being besides its keywords. */
export type Property =
  | 'dazed'
  | 'burning'
  | 'poisoned'
  | 'wounded'
  | 'unwounded'
  | 'enraged'
  | 'notEnraged'
  | 'normalEnemy'
  /** A card of this hero is attached to it. */
  | 'bound'
  | 'notBound'
  | 'inRow'
  | 'front'
  | 'back';

/** Who bears a role of an encounter: an enemy, or a hero. */
export const ROLES = [
  'crownBearer',
  'prey',
  'catch',
  'greenRival',
  'redRival',
  'challenger',
  'bridgeGuard',
  'duellist',
] as const;
export type Role = (typeof ROLES)[number];

/** Whom a text means. Read by `rules/who.ts`. */
export type Person =
  | 'thisHero'
  | 'thisCard'
  | 'target'
  | 'other'
  | 'oneTarget'
  | 'eachTarget'
  | 'nextTarget'
  | 'foe'
  | 'host'
  | 'embedded'
  | 'affectedHero'
  | 'otherHeroes'
  | 'allHeroes'
  | 'pursuedHero'
  | 'areaHero'
  | 'nextHero'
  | 'lowestFocusHero'
  | 'highestFocusHero'
  | 'mostBuriedHero'
  | 'actingHero'
  | 'actingAlly'
  | 'activeHero'
  | 'chosenHero'
  | 'attacked'
  | 'entering'
  | 'ownAllies'
  | 'areaAllies'
  | 'allAllies'
  | 'alliesOfTarget'
  | 'boss'
  | 'encounter';

/** A choice of enemies by what they are and where they lie. */
export interface Selection {
  readonly in?: Zone;
  /** All of these. */
  readonly with?: readonly Property[];
  /** At least one of these. */
  readonly keyword?: readonly Keyword[];
  readonly deck?: Deck;
  readonly name?: string;
  /** This one, or cards of this kind, excepted. */
  readonly not?: Who | { readonly kind: string };
  /** All unless said otherwise. Ties: leftmost in the row, then the decider. */
  readonly pick?: 'all' | 'choice' | 'leftmost' | 'rightmost' | 'highestLife' | 'highestAttack';
  readonly by?: Decider;
}
export type Who = Person | Role | Selection;
export type Decider = 'group' | 'thisHero';

/** Where enemies lie, or where they go. */
export type Zone =
  | 'ownArea'
  | 'sameArea'
  | 'otherAreas'
  | 'heroAreas'
  | 'row'
  | 'rowLeft'
  | 'play'
  /** As targets: all in one hero area, or all in the row. */
  | 'oneZone'
  | 'targetZone'
  | 'foeZone'
  /** As a destination: another hero area, or any other zone, of the acting player's choice. */
  | 'otherArea'
  | 'chosenZone'
  | { readonly areaOf: Who }
  | { readonly zoneOf: Who };

/** A hero's own piles, as texts name them. */
export type OwnPile =
  | 'hand'
  | 'discardPile'
  | 'discardTop'
  | 'burialPile'
  | 'deckTop'
  | 'handOrDiscard'
  | 'handOrDeckTop'
  /** The cards looked at by the effect before. */
  | 'looked';

export type Stat =
  | 'attack'
  | 'life'
  | 'lootValue'
  | 'physicalDefence'
  | 'magicalDefence'
  | 'bothDefences'
  /** Of these cards' actions: to one target each time, or to each target. */
  | 'damage'
  | 'damageEach'
  /** Points and type that these cards' reflexes prevent. */
  | 'prevent'
  | 'preventType'
  /** Points prevented of every attack against this one. */
  | 'preventEach'
  /** Added to every damage an action of a hero deals to this one. */
  | 'damageTaken'
  | 'focusGain'
  | 'burningWounds'
  | 'poisonWounds';

export type Limit =
  | 'draw'
  | 'normal'
  | 'ally'
  | 'allies'
  | 'H'
  | 'attachedSigns'
  | 'retribution'
  | 'runeWeave'
  | 'extendedMoveLoot'
  | 'bossDazed';

export type Prohibition =
  | 'prevent'
  | 'soleTarget'
  | 'target'
  | 'move'
  | 'pursue'
  | 'enrage'
  | 'kill'
  | 'enter';

export type Duration = 'actionEnd' | 'turnEnd' | 'phaseEnd' | 'roundEnd' | 'encounterEnd' | 'adventureEnd';

/** Locations whose threat a text changes, and those it turns up. */
export type ThreatenedWord = 'tokenLocation' | 'nearestSafe';
export type HiddenWord = 'adjacentFaceDown' | 'anyFaceDown';

/** The moments at which texts take effect, in the order of the round. */
export const WINDOWS = [
  'phaseStart',
  'phaseEnd',
  'roundEnd',
  'batchDrawn',
  'locationRevealed',
  'retreat',
  'enemyEntersHeroArea',
  'turnStart',
  'turnEnd',
  'modifyAction',
  'objectivePlaced',
  'enemyKilled',
  'actionEnded',
  'attackStart',
  'damageToHero',
  'damageToAlly',
  'attackPrevented',
  'woundTaken',
  'attackOver',
  'activationOver',
  'enemyAbility',
  'enrageStart',
  'enemyEnraged',
  'heroHealed',
  'focusChanged',
  'timeEvent',
] as const;
export type WindowName = (typeof WINDOWS)[number];
