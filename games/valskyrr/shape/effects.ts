import type {
  Condition,
  Damage,
  DamageType,
  Decider,
  Deck,
  Duration,
  Keyword,
  Limit,
  HiddenWord,
  ThreatenedWord,
  OwnPile,
  Phase,
  Prohibition,
  Property,
  Role,
  Selection,
  Stat,
  Terrain,
  Track,
  Who,
  WindowName,
  Zone,
} from './words.ts';

/** What a text may read while it is carried out. Implemented by `rules/frame.ts`. */
export interface Reading {
  /** Heroes at the start of the adventure. VA-COUNT-02 */
  readonly heroes: number;
  readonly heroCount: number;
  readonly loot: number;
  readonly moved: boolean;
  readonly completed: boolean;
  readonly bossSetup: boolean;
  /** How many times the boost was paid. */
  readonly paid: number;
  readonly actionFocus: number;
  readonly wounds: number;
  readonly preventedHere: number;
  readonly movedHere: number;
  readonly calmedHere: number;
  readonly buriedHere: number;
  readonly objectivesLost: number;
  has(who: Who | 'action' | 'location', ...any: readonly (Property | Keyword)[]): boolean;
  tokens(kind: Condition, who: Who): number;
  enemies(which: Selection): number;
  allies(who: Who): number;
  woundsOn(who: Who): number;
  objectivesOn(who: Who): number;
  lootOn(who: Who): number;
  lifeLeft(who: Who): number;
  half(who: Who): number;
  handCards(who: Who): number;
  burialCards(who: Who): number;
  discardCount(who: Who): number;
  focus(who: Who): number;
  dealt(type: Damage): number;
  damageIs(type: DamageType): boolean;
  removedHere(kind: Condition, who?: Who): number;
  placedHere(kind: Condition): number;
  killedHere(...any: readonly (Property | Keyword)[]): number;
  actionIs(type: ActionType): boolean;
  passed(space: number): boolean;
  entered(who: Who): number;
  woundsThisPhase(who: Who): number;
  killed(who: Role | 'boss'): boolean;
  revealed(...letters: readonly string[]): number;
  safeLocations(terrain: Terrain): number;
}

export type Test = (at: Reading) => boolean;
export type Formula = (at: Reading) => number;
/** As many as whoever carries it out likes, from 0 to this. VA-EFFECT-07 */
export interface UpTo {
  readonly upTo: number;
}
export type Amount = number | 'all' | 'half' | UpTo | Formula;

/** Which cards of a hero. */
export interface Filter {
  readonly keyword?: readonly Keyword[];
  readonly sort?: 'feat' | 'gear';
  readonly baseSet?: true;
  /** Shares a keyword with the card paid as a cost. */
  readonly sharesWithPaid?: true;
}

/** Cards of a hero, as the host of a change: all with one of these keywords, wherever they lie. */
export interface OwnCards {
  readonly cards: readonly Keyword[];
}

export interface Picking {
  readonly from: OwnPile;
  readonly n: Amount;
  readonly filter?: Filter;
  readonly hero?: Who;
}

type Verb<V extends string, A> = { readonly verb: V } & Readonly<A>;

/** One effect as data. Made by the functions of `content/effects.ts`, carried out by `rules/verbs`. */
export type Effect =
  | Verb<'dealDamage', { type: DamageType; n: Amount; to: Who; split: number; preventable: boolean }>
  | Verb<'addDamage', { n: Amount; to: 'oneTarget' | 'eachTarget' }>
  | Verb<'preventDamage', { type: Damage; n: Amount }>
  | Verb<'redirectDamage', { to: Who; n: Amount; prevented: number }>
  | Verb<'placeWounds', { n: Amount; onto: Who }>
  | Verb<'regen', { n: Amount; to: Who; by?: Decider }>
  | Verb<'placeCondition', { kind: Condition; n: Amount; onto: Who; split: boolean }>
  | Verb<'removeCondition', { kind: Condition | 'any'; n: Amount; from: Who }>
  | Verb<
      'placeObjective',
      { n: Amount; onto: 'timeCharter' | 'thisCard' | 'encounter'; redirect: boolean; by?: Decider }
    >
  | Verb<'spendObjective', { n: Amount; from: 'timeCharter' | 'thisCard' | 'encounter' }>
  | Verb<'drawCards', { n: Amount; hero: Who }>
  | Verb<'discardCards', Picking>
  | Verb<'discardThis', object>
  | Verb<'buryCards', Picking>
  | Verb<'putIntoHeroArea', Picking>
  | Verb<'putThisIntoHeroArea', { tokens: number }>
  | Verb<'returnCard', Picking & { to: 'hand' | 'discardPile' | 'deckBottom'; card?: 'embedded' }>
  | Verb<'lookAt', { n: number; take: number; hero: Who }>
  | Verb<'attachThis', { host: Who }>
  | Verb<'attachCards', Picking & { host: 'charter' | 'thisCard'; asHand: boolean; max: number }>
  | Verb<'detach', { from: Who; to: 'hand'; n: Amount }>
  | Verb<'moveEnemy', { enemy: Who; to: Zone; lowerFocus: boolean }>
  | Verb<'discardEnemy', { enemy: Who }>
  | Verb<'drawEnemies', { deck: Deck; n: Amount; to: Zone; keywords: readonly Keyword[]; name?: string }>
  | Verb<'enrage', { enemy: Who }>
  | Verb<'calm', { enemy: Who }>
  | Verb<'enemyAttacks', { enemy: Who; against?: Who }>
  | Verb<'cancelAbility', object>
  | Verb<'moveTrack', { track: Track; dir: 'left' | 'right'; n: Amount; of: Who }>
  | Verb<'gainLoot', { n: Amount }>
  | Verb<'spendLoot', { n: Amount; onto?: Who }>
  | Verb<'changeThreat', { location: ThreatenedWord; delta: number }>
  | Verb<'revealLocation', { location: HiddenWord; n: Amount }>
  | Verb<
      'embedAction',
      {
        in: 'ownArea' | 'heroAreas' | 'hand' | 'discardPile';
        action: 'any' | 'normal' | 'fast' | 'ally';
        filter?: Filter;
        allies: boolean;
        times: number;
        distinct: boolean;
        differentTargets: boolean;
        against?: Who;
        add?: Amount;
        pierce?: DamageType;
      }
    >
  | Verb<'modifyStat', { target: Who; stat: Stat; delta: number | Formula; set?: number; duration: Duration }>
  | Verb<'modifyLimit', { limit: Limit; delta: number; hero: Who; duration: Duration }>
  | Verb<'forbid', { what: Prohibition; enemy: Who; duration: Duration }>
  | Verb<'flipCard', { card: Who }>
  | Verb<'steerPursuit', { to: Who; max: number }>
  | Verb<'mark', { role: Role; target: Who; by?: Decider }>
  | Verb<'ifThen', { if: Test; do: readonly Effect[]; otherwise: readonly Effect[] }>
  | Verb<'chooseOne', { options: readonly (readonly Effect[])[]; by?: Decider }>
  | Verb<'forEachHero', { if?: Test; do: readonly Effect[] }>
  | Verb<'repeat', { n: Amount; do: readonly Effect[] }>
  | Verb<'may', { do: readonly Effect[] }>
  | Verb<
      'whenLater',
      { at: 'attackPrevented' | 'attackOver' | 'actionEnded'; if?: Test; do: readonly Effect[] }
    >;
export type VerbName = Effect['verb'];

/** What holds as long as a condition does. Read by `rules/statics.ts`, never carried out. */
export type Static =
  | Verb<
      'stat',
      {
        target: Who | OwnCards;
        stat: Stat;
        delta?: number | Formula;
        set?: number | 'any';
        /** Several cards with this text count as one. */
        once: boolean;
        if?: Test;
      }
    >
  | Verb<'limit', { limit: Limit; delta?: number; set?: number | 'none'; hero: Who; min: number }>
  | Verb<'range', { delta: number; max?: number; min?: number; heroes: Who; keyword?: readonly Keyword[] }>
  | Verb<'forbidden', { what: Prohibition; enemy?: Who; hero?: Who; except?: Who; if?: Test }>
  | Verb<'keyword', { target: OwnCards; keyword: Keyword }>
  | Verb<'limitBury', { enemy: Who; n: number }>;

export type WhoConcerned =
  | 'thisHero'
  | 'otherHero'
  | 'anyHero'
  | 'otherHeroOrAlly'
  | 'anyHeroOrAlly'
  | 'anyAlly'
  | 'areaHero'
  | Role;

/** When a text takes effect: the window, and what has to be true of it. */
export interface When {
  readonly at: WindowName | 'any' | readonly WindowName[];
  readonly phase?: Phase;
  readonly who?: WhoConcerned;
  /** The enemy concerned. */
  readonly of?: Who;
  readonly by?: 'thisHero' | 'otherHero' | 'anyHero' | 'areaHero' | 'rest' | 'attack' | 'thisCard';
  readonly type?: DamageType;
  readonly with?: readonly (Property | Keyword)[];
  readonly keyword?: readonly Keyword[];
  readonly allyCard?: true;
  readonly deals?: Damage;
  readonly if?: Test;
}

export type Often = 'turn' | 'round' | 'encounter' | 'roundPerHero';

/** A text that works by itself: each time its moment comes, or as long as something is true. */
export type Clause =
  | {
      readonly type: 'when';
      /** Where its card has to lie. VA-DEFENCE-05 */
      readonly zone: 'heroArea' | 'questArea' | 'any';
      /** By which a limit can be lifted. */
      readonly name?: Limit;
      readonly when: When;
      readonly may: false | 'owner' | 'group';
      readonly limit?: Often;
      readonly cost: readonly Effect[];
      readonly do: readonly Effect[];
    }
  | {
      readonly type: 'while';
      readonly zone: 'heroArea' | 'questArea' | 'any';
      readonly while: Test | null;
      readonly do: readonly Static[];
    };

export type ActionType = 'normal' | 'fast' | 'reflex' | 'ally';

/** Whom an action is aimed at. */
export interface Aim {
  readonly who: 'enemy' | 'hero' | 'otherHero' | 'ally' | 'heroOrAlly';
  readonly least: number;
  readonly most: number;
  readonly in?: readonly Zone[];
  readonly with?: readonly Property[];
  readonly not?: Who;
  readonly range?: 1 | 2;
}

export interface Boost {
  readonly upTo: number;
  readonly pay: readonly Effect[];
  readonly each: readonly Effect[];
}

/** One action of a card, in the order of its steps a to k. */
export interface Action {
  readonly type: ActionType;
  /** By which a limit can be lifted. */
  readonly name?: Limit;
  /** Where its card has to lie; abilities of charters, and options of encounters, lie nowhere. */
  readonly from: 'hand' | 'area' | 'charter';
  readonly range: 0 | 1 | 2;
  readonly focus: number;
  readonly limit?: Often;
  readonly when?: When;
  readonly if?: Test;
  readonly targets?: Aim;
  readonly also?: Aim;
  readonly cost: readonly Effect[];
  readonly boost?: Boost;
  readonly does: readonly Effect[];
  /** A cost that is due when the text has been carried out. */
  readonly after?: readonly Effect[];
}
