import type { Step } from './steps.ts';
import type { Faction, HeroClass, Kind, Neutral, Roll, Slot, Source } from './words.ts';

/** By level: 1 and 2, 3 and 4, 5. EX-PROF-03 */
export type ByLevel = readonly [number, number, number];

/** EX-PROF-01. Inches and numbers as printed. */
export interface Profile {
  readonly maxLife: ByLevel;
  readonly maxMana: ByLevel;
  readonly manaRegen: ByLevel;
  /** WK; null for heroes without magic. EX-PROF-08 */
  readonly willpower: ByLevel | null;
  /** NK with reach 1, or FK with range 4. EX-PROF-09, EX-RANGE-01 */
  readonly reach: 'melee' | 'ranged';
  readonly combat: ByLevel;
  /** BEW: left and right. EX-PROF-10 */
  readonly run: number;
  readonly move: number;
  readonly armour: number;
  readonly magicResist: number;
  readonly agility: number;
}

/** What an ability is aimed at. */
export type Target =
  /** One legal model within range and in sight. */
  | 'single'
  /** EX-LINE-01, -03 */
  | 'firstInLine'
  | 'allInLine'
  /** EX-TMPL-01 */
  | 'circle'
  | 'T1'
  | 'T2'
  /** Two of them, turned by 180 degrees. */
  | 'T2Pair'
  /** Nobody is named. */
  | 'self'
  /** One friendly hero. */
  | 'ally'
  /** The golems in front of one own tower, one of which is within range. */
  | 'squad'
  /** A point on the mat, on no mountain, with a clear line from the hero. */
  | 'point'
  | 'pointOrDecoy'
  /** A straight direction. */
  | 'direction';

/** An active ability. EX-ABIL-04 */
export interface Ability {
  readonly sort: 'ability';
  readonly kind: string;
  readonly slot: Slot;
  readonly source: Source;
  readonly icon: string;
  readonly mana: number;
  /** In inches; T1 and T2 lie at the base and have none. */
  readonly range: number;
  readonly target: Target;
  /** Up to this many lines, no model twice. */
  readonly lines?: number;
  /** Enemy heroes only; friendly heroes other than the hero itself. */
  readonly only?: 'hero';
  readonly other?: true;
  /** Whose sight of the target is needed: the hero's, that of any friendly hero, nobody's. EX-LOS-05 */
  readonly sight?: 'friends' | 'none';
  /** The target has to be wounded. */
  readonly wounded?: true;
  /** It cannot be used as a reaction. */
  readonly actionOnly?: true;
  /** As a reaction it is carried out before the attack or ability it reacts to. */
  readonly interrupts?: true;
  /** Nobody may react to it. */
  readonly unanswerable?: true;
  /** All steps for one model, then for the next, in the owner's order. */
  readonly perModel?: true;
  readonly does: readonly Step[];
}

/** Something that is true all the time, as long as its hero is in the arena. */
export type Static =
  /** More dice or critical hits for rolls of the hero. */
  | {
      readonly is: 'bonus';
      readonly rolls: readonly ('basicAttack' | 'ability')[];
      /** Without it: against everybody, buildings too. */
      readonly against?: readonly (Kind | 'burning' | 'woundedHero' | 'heroWithMoreLife')[];
      readonly dice: number;
      readonly critical?: true;
      /** An own ability has placed the hero earlier in this phase; or the hero does not move in this action. */
      readonly if?: 'placedThisPhase' | 'notMoved';
    }
  /** Rolls against the hero, or against friends near by, have fewer dice or meet more armour. */
  | {
      readonly is: 'guard';
      readonly whom: 'self' | { readonly within: number; readonly kinds: 'friend' | 'other' };
      readonly rolls: readonly Roll[];
      /** Only rolls with FK. */
      readonly ranged?: true;
      /** Only rolls of these. */
      readonly by?: readonly Kind[];
      readonly dice?: number;
      readonly armour?: number;
      readonly if?: 'decoyInArena';
      readonly limit?: 'firstOfActivation';
    }
  /** EX-MREACT-03 does not apply to this hero. */
  | { readonly is: 'slipsAway' }
  /** These do not block the hero's runs. */
  | { readonly is: 'runsThrough'; readonly kinds: readonly Kind[] }
  /** These abilities may be measured from a golem of the team, or from an own marker, so near to the hero. */
  | {
      readonly is: 'origin';
      readonly from: 'golem' | 'marker';
      readonly within: number;
      readonly abilities: readonly string[];
    }
  /** Golems and neutrals neither respond to the hero nor ever attack the hero. */
  | { readonly is: 'unanswered' }
  /** A golem that falls to a basic attack of the hero is not avenged by its squad. */
  | { readonly is: 'quietKill' }
  /** The first purchase of the team in a round costs this much less, even while the hero is knocked out. */
  | { readonly is: 'discount'; readonly gold: number }
  /** Bleed and burn each cost friendly heroes within this many inches less. */
  | { readonly is: 'soothes'; readonly within: number; readonly by: number }
  /** Once per round the hero's reaction may be a basic attack on the acting hero within 1 inch, before that hero strikes. */
  | { readonly is: 'foresight'; readonly plus: number };

/** Something that happens at a named moment. */
export interface Triggered {
  readonly at:
    | 'startOfRound'
    | 'startOfActivation'
    /** A standard move or run of the hero is announced: nobody may react to leaving a range. */
    | 'moveAnnounced'
    /** A run of the hero is over. */
    | 'ran'
    /** A basic attack of the hero knocked out one of these. */
    | 'knockedOut'
    /** An ability used as an action is over. */
    | 'abilityDone'
    /** Steps 10 and 11: an enemy hero has rolled against the hero. */
    | 'attackedByHero'
    /** The hero would be knocked out. */
    | 'wouldFall';
  readonly kinds?: readonly Kind[];
  readonly optional?: true;
  readonly limit?: 'round' | 'activation' | 'thenMarket';
  readonly does: readonly Step[];
}

/** EX-ABIL-03 */
export interface Passive {
  readonly sort: 'passive';
  readonly kind: string;
  readonly source: Source;
  readonly icon: string;
  readonly statics: readonly Static[];
  readonly on: readonly Triggered[];
}

export interface HeroDef {
  readonly sort: 'hero';
  readonly kind: string;
  readonly source: Source;
  readonly class: HeroClass;
  readonly faction: Faction;
  /** A large base: EX-GAME-05. */
  readonly large: boolean;
  readonly icon: string;
  readonly profile: Profile;
  /** EX-ABIL-01 */
  readonly abilities: { readonly [S in Slot]: Ability };
  readonly passive: Passive;
}

/** Permanent changes while a card is owned. */
export interface Gives {
  readonly maxMana?: number;
  readonly manaRegen?: number;
  readonly maxLife?: number;
  readonly magicResist?: number;
  readonly armour?: number;
  /** NK or FK; WK only where the hero has it. */
  readonly combat?: number;
  readonly willpower?: number;
  /** Both values of BEW; and the left one alone. */
  readonly movement?: number;
  readonly run?: number;
}

export interface Equipment {
  readonly sort: 'equipment';
  readonly kind: string;
  readonly source: Source;
  readonly icon: string;
  readonly price: number;
  /** EX-EQUIP-06: the card the buyer has to own. */
  readonly upgrades: string | null;
  readonly gives: Gives;
  readonly statics: readonly Static[];
  readonly on: readonly Triggered[];
  /** The classes that usually buy it. */
  readonly wants: readonly HeroClass[];
}

/** Golems, towers, artefacts, creatures and monsters. */
export interface Unit {
  readonly sort: 'unit';
  readonly kind: Neutral | 'golem' | 'innerTower' | 'outerTower' | 'artefact';
  readonly source: Source;
  readonly icon: string;
  readonly reach: 'melee' | 'ranged';
  readonly combat: number;
  readonly move: number;
  readonly armour: number;
  readonly magicResist: number;
  readonly agility: number;
  readonly life: number;
  readonly flying: boolean;
  readonly immune: boolean;
}

export type CardDef = HeroDef | Ability | Passive | Equipment | Unit;
