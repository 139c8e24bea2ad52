import type { ActionName, Element, Figure, Gem, Level, RawStack, RawTag, Stack, Terrain } from './words.ts';

/**
 * What tiles and cards say, as data. An effect is `{ verb: argument }`, with modifiers beside the verb:
 * `{ clover: -2, lasts: 'untilNextRoundStepA' }`. `rules/verbs` carries them out; this file only says what can be written.
 */

/** A number that is counted when the effect is resolved. */
export interface Per {
  readonly per: 'trophyInPouch' | 'heroGaarAndDwurt';
  readonly max: number;
}

/** Gems or essences to take. `choice`: the taker picks. */
export type Gain<K extends string> =
  | K
  | 'choice'
  | { readonly kind: K | 'choice'; readonly n: number; readonly different?: true; readonly notPaid?: true }
  | { readonly oneOf: readonly K[] }
  | { readonly each: readonly K[] };

export interface Range {
  /** A missing bound is open. */
  readonly lo?: number;
  readonly hi?: number;
  readonly fx: readonly Effect[];
}

/** What an effect may forbid. */
export type Forbidden =
  | 'monsterAttack'
  | 'firstStrike'
  | 'shield'
  | 'ability'
  | 'heroGaar'
  | 'hope'
  | 'immunity'
  | 'wounds';

/** Every verb with the type of its argument. What each means stands beside it in `rules/verbs`. */
export interface Verbs {
  // Resources
  readonly gold: number;
  readonly reputation: number;
  readonly gaar: number;
  readonly dwurt: number;
  readonly silverCard: number;
  readonly goldCard: number;
  readonly potion: number;
  readonly gem: Gain<Gem>;
  readonly essence: Gain<Element> | 'underPower';
  readonly artefact: string;
  readonly drawTile: {
    readonly stack: Stack | { readonly oneOf: readonly Stack[] };
    readonly n: number;
    readonly keep: number;
  };
  readonly monsterTrophy: Level;
  // Body and travel
  readonly heal: number | 'full';
  readonly wound: number;
  readonly maxHealth: number;
  readonly pouch: number;
  readonly move: number | 'loseAll';
  readonly teleport: number | { readonly to: readonly (Terrain | 'portal')[]; readonly pacified: true };
  readonly action: ActionName;
  readonly mineCart: true;
  // Dice
  readonly clover: number | { readonly perEarlierRound: number; readonly min: number };
  readonly nextClover: number;
  readonly rabbitFoot: number;
  readonly rerollOwn: number;
  readonly rerollMonster: number;
  readonly oneDieLess: true;
  readonly ignoreMalus: true;
  readonly ignorePower: Element | 'all' | 'essencesOnTile';
  readonly hope: number;
  // Fight
  readonly damage: number;
  readonly damagePlus: number;
  readonly woundPlus: number;
  readonly capDamage: number;
  readonly healMonster: number | 'all' | { readonly leave: number };
  readonly stealGaar: number;
  readonly removeChaos: number;
  readonly monsterGain: {
    readonly gaar?: number | Per;
    readonly chaos?: number;
    readonly silverCard?: number | Per;
    readonly goldCard?: number;
  };
  readonly forbidCards: true;
  readonly monsterGaarInHeroAttack: true;
  readonly forbid: Forbidden;
  readonly lasting: 'poison';
  readonly instantDeath: true;
  // Trade
  readonly discount: number;
  readonly sellBonus: number;
  readonly freeOfferChange: number;
  // Knowledge and tiles
  readonly ready: { readonly what: 'ability' | 'gem'; readonly n: number };
  readonly scout: {
    readonly stack: 'map' | 'monster' | 'monster1' | 'monster2' | 'monster3';
    readonly n: number;
    readonly under: number;
  };
  // Shape
  readonly choose: {
    readonly k: number;
    readonly of: readonly (readonly Effect[])[];
    readonly by?: 'hero';
  };
  readonly perEssenceOnTile: readonly Effect[];
  readonly heroRoll:
    | { readonly ranges: readonly Range[]; readonly named?: readonly [least: number, most: number] }
    | {
        readonly double: readonly Effect[];
        readonly other: readonly Effect[];
        readonly modifiers: 'none';
      };
  readonly byRoll: { readonly ranges: readonly Range[] };
  /** Pieces of a scenario that a card may touch. */
  readonly piece:
    | {
        readonly op: 'remove';
        readonly name: 'destructionA';
        readonly n: 1;
        readonly where: 'heroChoice';
        readonly optional: true;
      }
    | { readonly op: 'remove'; readonly name: 'actionMarker'; readonly n: 1; readonly where: 'reserveSlot' }
    | { readonly op: 'remove'; readonly name: 'rageCard'; readonly n: 1; readonly where: 'currentStage' };
}
export type Verb = keyof Verbs;

export type Duration =
  | 'untilEndOfCombat'
  | 'untilNextRoundStepA'
  | 'nextMonsterAttack'
  | 'nextHeroAttack'
  | 'thisStep'
  | 'thisEffect'
  | 'thisRound'
  | 'untilNextRoundEnd';

/** What may stand beside a verb. */
export interface Modifiers {
  /** Whom it concerns, where that is not the hero of the fight, of the quest or of the turn. */
  readonly to?: 'chosenOther' | 'heroesAt' | 'heroesOnHexes' | 'monster' | 'currentStage';
  /** Hex distance to the figure of the scenario, both bounds included; heroes in a centre are never hit. */
  readonly distance?: readonly [least: number, most: number];
  /** Without it a change holds for the attack in progress, before an attack for the coming one of its kind. */
  readonly lasts?: Duration;
  /** Resolved instead if there was nothing to do. */
  readonly ifNone?: readonly Effect[];
  /** Resolved for each piece that was missing. */
  readonly short?: readonly Effect[];
  /** Not below. */
  readonly min?: number;
  readonly prices?: readonly ['buy'];
  /** Every single one. */
  readonly each?: true;
  /** For each action marker used for movement. */
  readonly perMarker?: true;
  readonly exhausts?: 'none';
  /** Only if all of it can be paid. */
  readonly full?: true;
  /** Whatever lowers wounds after a monster's roll may be used against these. */
  readonly reducible?: true;
  /** Health is not lowered below this. */
  readonly notBelow?: number;
  readonly sources?: readonly ('tradePlace' | 'church' | 'potion')[];
  readonly from?: 'discard' | 'goldStore';
  /** How many are still allowed. */
  readonly beyond?: number;
  readonly onCard?: true;
  readonly holds?: readonly ('raw' | 'trophy' | 'potion')[];
}

/** One verb with its argument and modifiers. */
export type Effect = { readonly [V in Verb]: { readonly [K in V]: Verbs[K] } & Modifiers }[Verb];

/** When a clause works. The first group are the time symbols of tiles. EU-TIME-01 */
export type When =
  | 'permanent'
  | 'outside'
  | 'anytime'
  | 'prep'
  | 'firstStrike'
  | 'attack'
  | 'beforeMonsterRoll'
  | 'afterMonsterRoll'
  | 'beforeOrAfterMonsterRoll'
  | 'beforeHeroRoll'
  | 'afterHeroRoll'
  // Moments of monsters, events and scenario cards
  | 'monsterFinal'
  | 'heroFinal'
  | 'heroWounded'
  | 'damaged'
  | 'missed'
  | 'falling'
  | 'gaarSpent'
  | 'hopeRises'
  | 'combatRoundStart'
  | 'combatRoundEnd'
  | 'beaten'
  | 'fightWon'
  | 'heroDied'
  | 'turnedOver'
  | 'mining'
  | 'confronting'
  | 'confronted'
  | 'revealing';

/** How a clause is used up. Without it the clause is mandatory and never used up. EU-ABIL-01, EU-ONCE-01, EU-GEM-04 */
export type Use = 'permanent' | 'exhaust' | 'perCombatRound' | 'discard' | 'flip';
export type Limit = 'oncePerCombatRound' | 'oncePerFight';

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export type Condition =
  | 'unhurt'
  | 'inCombat'
  | 'firstRound'
  | 'evenCombatRound'
  | 'firstStrike'
  | 'notFirstStrike'
  | 'firstStrikeHit'
  | 'monsterDamaged'
  | 'double'
  | 'monsterDouble'
  | 'shieldUsed'
  | 'noWounds'
  | 'wounded'
  | 'confront'
  | { readonly healthAtMost: number }
  | { readonly combatRound: readonly number[] }
  | { readonly everyCombatRound: number }
  | { readonly attackNumber: number }
  | { readonly attackWith: 'weapon' | 'ability' }
  | { readonly monsterDamage: Bounds }
  | { readonly damageThisRound: Bounds }
  | { readonly dealt: Bounds }
  | { readonly heroValue: Bounds }
  | { readonly dieShows: number }
  | { readonly monsterLevel: Level }
  | { readonly dwurtDieAtLeast: number }
  | { readonly dwurtDieAtMost: number }
  | { readonly moved: number }
  | { readonly underPower: 'any' }
  | { readonly holding: 'shield' | 'twoWeapons' }
  | { readonly notHolding: 'shield' }
  | { readonly essenceSpent: Element | 'any' }
  | { readonly essenceNotSpent: Element }
  | { readonly spentIn: 'monsterAttack' | 'heroAttack' }
  | { readonly spentMarker: 'gaar' | 'dwurt' }
  | { readonly enemy: Figure };

/** Pieces to hand in: `any` kind, one of several, all `different`, or with a tag. */
export type Pieces<K> =
  | { readonly kind: K | 'any'; readonly n: number }
  | { readonly oneOf: readonly K[]; readonly n: number }
  | { readonly different: true; readonly n: number };
export type Trophies =
  | { readonly level: Level | 'any'; readonly n: number }
  | { readonly oneOf: readonly Level[]; readonly n: number };
export type Raws =
  | { readonly stack: RawStack | 'any'; readonly n: number }
  | { readonly oneOf: readonly RawStack[]; readonly n: number }
  | { readonly tag: RawTag; readonly n: number }
  | { readonly different: true; readonly n: number };

/** A cost: all of it at once; it goes to its supply or discard pile. */
export interface Cost {
  readonly gold?: number;
  readonly gaar?: number;
  readonly dwurt?: number;
  readonly potion?: number;
  readonly silverCard?: number;
  readonly goldCard?: number;
  /** Suffer this many wounds; only with more health than that. */
  readonly health?: number;
  readonly trophy?: readonly Trophies[];
  readonly gem?: readonly Pieces<Gem>[];
  readonly essence?: readonly Pieces<Element>[];
  readonly raw?: readonly Raws[];
  readonly treasure?: readonly Trophies[];
  readonly equipment?: readonly {
    readonly oneOf: readonly ('weapon' | 'shield')[];
    readonly n: number;
    readonly notHeroTile: true;
  }[];
  readonly actionMarker?: ActionName;
  readonly faer?: number;
  /** The payer picks one of these. */
  readonly oneOf?: readonly Cost[];
}

/** What has to be shown; nothing of it is lost. */
export interface Have {
  readonly reputation?: Bounds;
  readonly gold?: Bounds;
  readonly gaar?: Bounds;
  readonly health?: Bounds;
  readonly maxHealth?: Bounds;
  readonly markers?: { readonly kind: 'hero' | 'interaction' | 'trade'; readonly min: number };
  readonly deaths?: Bounds;
  readonly deathsInCombat?: Bounds;
  /** Other cards than this one; legends count. */
  readonly questsDone?: Bounds;
  readonly confronted?: Bounds;
  readonly confrontedKinds?: Bounds;
  readonly armourSet?: Bounds;
  readonly heroTilesOnBoard?: Bounds;
  readonly wonFightThisTurn?: { readonly levelMin: Level };
  readonly wonFightsThisTurn?: Bounds;
  readonly wonUnhurt?: { readonly levelMin: Level };
  readonly minedThisTurn?: true;
  readonly trophies?: { readonly level?: Level; readonly min: number };
  readonly markedTerrains?: Bounds;
}

/** A change for an attack with this tile only. With `pay` or a wound it is optional and decided before the roll. */
export interface Mod {
  readonly if?: readonly Condition[];
  readonly pay?: Cost;
  readonly fx: readonly Effect[];
}

/** One text of a tile or card: when it works, what it needs, what it does. */
export interface Clause {
  readonly when: When;
  readonly use?: Use;
  readonly if?: readonly Condition[];
  readonly needSet?: 3 | 4 | 5;
  readonly needEssenceOn?: Element;
  /** The hero decides whether a mandatory clause happens. */
  readonly optional?: 'hero';
  readonly limit?: Limit;
  readonly pay?: Cost;
  /** It works only while its owner is the monster player of another hero's fight. */
  readonly role?: 'monster';
  /** Of an attack or a first strike. */
  readonly ranges?: readonly Range[];
  readonly mods?: readonly Mod[];
  readonly fx?: readonly Effect[];
}

/** Where an enemy hides: on a terrain, next to a location, or on the three hexes of a special tile. EU-ELITE-06 */
export type Hideout =
  | { readonly terrain: Terrain }
  | { readonly near: 'portal' | 'trader' | 'alchemist' | 'destroyedTrade' }
  | { readonly ring: 'church' | 'towers' };
