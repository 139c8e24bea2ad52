import type { Defence, Dice, Kind, Status, Until } from './words.ts';

/**
 * What an ability does, step by step. A step is data; `rules/steps` carries it out. Unless `on` says otherwise a step works on the
 * targets of its ability. EX-ABIL-06: a status, push, charm, taunt or change on a model that this ability rolled against takes hold
 * only if the ability took at least 1 life point from that model.
 */
export type Step =
  /** EX-ABIL-05: roll, count hits, subtract; one roll for each model (EX-ABIL-12). */
  | Does<
      'attack',
      {
        dice: Dice;
        plus?: number;
        /** One more die for every attack roll against the hero this round, at most this many. */
        plusAttacked?: number;
        vs: Defence;
        /** EX-DEF-06: always, or if this is true of the model. */
        critical?: true | Condition;
        /** Number of separate rolls; with `split` they may name different targets, all of them announced. */
        times?: number;
        split?: true;
        /** On the same or another target in range, chosen only now. */
        retarget?: true;
      }
    >
  /** Life points without a roll: no armour helps, and nobody responds. */
  | Does<'lose', { life: number }>
  | Does<'status', { status: Status }>
  /** EX-PUSH-01 to -05. `chosen`: in any straight direction. `crash`: life points lost if something stops it. */
  | Does<'push', { inches: number; chosen?: true; crash?: number }>
  /** EX-CHARM-01, -02 */
  | Does<'charm', { inches: number }>
  /** Movement by an ability: EX-MOVE-02 to -06; slow does not count, hold bars it, nobody reacts to leaving a range. */
  | Does<
      'move',
      {
        upTo: number;
        /** `towards` and `away`: directly, along the line through both centres (EX-DEF-08). */
        path: 'free' | 'straight' | 'towards' | 'away';
        /** Who does not block the way. */
        through?: readonly Kind[];
        /** Where it has to end: so near to the target. */
        endWithin?: number;
      }
    >
  /** EX-PLACE-01 to -03 */
  | Does<'place', { upTo?: number; where: Spot; either?: true }>
  /** Both are placed on each other's centre, shifted by half an inch at most where a base would overlap. */
  | Does<'swap', { with: 'targets' | 'decoy' }>
  /** EX-DEF-02, -03 */
  | Does<'heal', { life: number | 'halfWillpower' }>
  | Does<'cleanse', { what: 'all' | readonly Status[] }>
  | Does<'gain', { mana: number }>
  /** A value is changed for a while. `combat` counts for basic attacks and for every formula with NK or FK. */
  | Does<
      'change',
      { stat: 'armour' | 'magicResist' | 'combat'; by: number; against?: 'rangedBasicAttack'; until: Until }
    >
  /** Enemies see the model only from so near. */
  | Does<'veil', { within: number; until: Until }>
  | Does<'noHealing', { until: Until }>
  /** The next basic attacks are stronger; on buildings only if it says so, and then they do not use it up otherwise. */
  | Does<
      'empower',
      {
        next: number;
        dice: number;
        status?: Status;
        /** The hero attacked has this many dice fewer until the end of their next activation phase. */
        weakens?: number;
        buildings?: true;
        until: Until;
      }
    >
  /**
   * A basic attack at once, with the values and passives of whoever makes it: no action, no mana, no cooldown, no reaction to
   * it, never on buildings. `ownSide`: the target attacks another model of its own team or a neutral one.
   */
  | Does<
      'basicAttack',
      { by: 'self' | 'models'; at: 'inRange' | 'within1' | 'ownSide'; plus?: number; exactly?: number }
    >
  /** The model may name no hero but this one as target of a basic attack. */
  | Does<'taunt', { until: Until }>
  /** The hero may lose up to this many life points in place of the target, if near enough. */
  | Does<'share', { most: number; within: number; until: Until }>
  /** An action that was aimed at the target alone is now aimed at the hero. */
  | Does<'drawAim', object>
  /** The hero returns the first melee basic attacks of heroes. */
  | Does<'counter', { times: number; plus: number; until: Until }>
  /** After every action of the opponent: a basic attack on the acting hero within this many inches and in sight. */
  | Does<'watch', { range: number; until: Until }>
  /** Armour that may be shed at the start of an own activation phase: these status effects end, and the hero moves. */
  | Does<'plate', { armour: number; cleanse: readonly Status[]; move: number; until: Until }>
  /** What the hero's player picks when it is announced; `more` for gold of the hero. */
  | Does<'choose', { count: number; more: { gold: number; count: number }; from: readonly Step[] }>
  /** A wall around the named point, turned as the owner likes, that covers no base. Towers see over it. */
  | Does<'barrier', { length: number; width: number; until: Until }>
  /** Something stays on the mat. A new one beyond the limit replaces the oldest. */
  | Does<'leave', { marker: MarkerSpec }>
  /** A stand-in of the hero, within this many inches; a new one replaces the old one. */
  | Does<'decoy', { within: number }>
  | Does<'breakDecoy', object>
  /** The nearest golem of the team within this many inches answers the attacker. */
  | Does<'golemAnswers', { within: number }>
  /** The hero stays in the arena with this many life points. */
  | Does<'survive', { life: number }>;

type Does<D extends string, A> = { readonly do: D } & Readonly<A> & Often;
interface Often {
  readonly on?: Selector;
  readonly if?: Condition;
  /** The owner may leave it out. */
  readonly optional?: true;
}

/** The models a step works on where they are not the targets of its ability. */
export type Selector =
  | 'self'
  /** Those of the step before. */
  | 'same'
  | {
      /** All within this many inches of it, or at most this many of those, as the owner chooses. */
      readonly within: number;
      readonly of: 'self' | 'targets' | 'point' | 'barrier';
      readonly kinds?: readonly Kind[];
      readonly pick?: number;
      /** A model that is picked is named in the announcement, and is no target. */
      readonly announced?: true;
      /** Sight is not needed. */
      readonly unseen?: true;
    }
  /** Those the hero's base passed over in the move before. */
  | { readonly crossed: readonly Kind[] }
  /** At a marker's moment: those in its circle, or on the way from it back to the hero. */
  | { readonly marker: 'inside' | 'wayBack'; readonly kinds?: readonly Kind[] };

/** Where somebody is placed. */
export type Spot =
  | 'anywhere'
  /** In contact with the target, on the far side of it. */
  | 'farSide'
  /** In contact with the target, at the free point nearest to where it comes from. */
  | 'contact'
  | { readonly within: number; readonly of: 'self' | 'targets' };

/** What lies on the mat. */
export interface MarkerSpec {
  readonly shape: 'point' | 'circle';
  /** `near`: at a point within this many inches of the hero that the owner chooses. */
  readonly at: 'lineEnd' | 'circle' | { readonly near: number };
  readonly limit: number;
  readonly lasts: 'triggered' | 'endOfRound';
  /** `comesWithin`: an enemy hero who was farther away comes so near. `inside`: no moment, it works all the time. */
  readonly moment: MarkerMoment;
  readonly does: readonly Step[];
}
export type MarkerMoment =
  | 'endOfActivation'
  | 'endOfEnemyActivation'
  | 'inside'
  | { readonly comesWithin: number };

/** What may have to be true for a step. */
export type Condition =
  /** The ability took at least 1 life point from the model. */
  | 'damaged'
  /** The model is within 1 inch of the hero now. */
  | 'within1'
  | 'crossedOrWithin1'
  /** EX-DEF-01, when it is announced and when it is carried out. */
  | 'wounded'
  /** Before this ability. */
  | 'burning'
  | 'bleeding'
  /** The attack step before dealt 2 damage or less. */
  | 'damageAtMost2'
  /** At least three of the separate rolls dealt damage. */
  | 'threeBlowsDamaged'
  /** This ability brought an enemy hero to 0 life points. */
  | 'heroKnockedOut'
  | 'asReaction'
  | 'notSelf'
  | 'enemy'
  /** The decoy of the hero is in the arena and within 8 inches; or not. */
  | 'decoyNear'
  | 'noDecoyNear'
  /** The decoy was named as the point. */
  | 'decoyNamed';
