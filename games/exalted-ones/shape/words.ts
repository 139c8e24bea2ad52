/** The words of the game: small closed lists that types, content and rules share. */
import type { Lane, Neutral, Team, TowerRank } from '../geometry/arena.ts';

export type { Lane, Neutral, Team, TowerRank };

/** EX-CLASS-01 */
export type HeroClass = 'fighter' | 'marksman' | 'guardian' | 'mage' | 'assassin' | 'supporter';
/** EX-PROF-02: it only serves for sorting. */
export type Faction = 'alisanen' | 'alsahraa' | 'eridani' | 'wuwei' | 'none';
/** Where a value comes from: the rulebook states it, or it was designed here. */
export type Source = 'seed' | 'house';

/** The active abilities of a hero. EX-ABIL-01 */
export type Slot = 'Q' | 'W' | 'R';
/** EX-STATUS-01 */
export type Status = 'silence' | 'blind' | 'stun' | 'hold' | 'slow' | 'bleed' | 'burn';

/**
 * The dice of a formula "X > Y": `combat` is NK or FK, whichever the hero has, `willpower` is WK; and what is subtracted.
 * EX-ABIL-05
 */
export type Dice = 'combat' | 'willpower';
export type Defence = 'armour' | 'magicResist';

/**
 * Whom a text means, seen from its hero. `hero`, `golem` and `decoy` are the enemy's; `friend` is every hero of the own team,
 * `other` every one but the hero itself. EX-DEF-10
 */
export type Kind = 'hero' | 'golem' | 'creature' | 'monster' | 'decoy' | 'friend' | 'other' | 'friendlyGolem';

/** How long something lasts. Knocking out always ends what works on that model. EX-ROUND-06 */
export type Until =
  /** Step 16 of this action. */
  /** Step 1 of the next activation phase of the owner's player. */
  | 'ownNextActivation'
  /** Step 13 of the next activation phase of the affected model's player that begins after now. EX-STATUS-06 */
  | 'targetNextActivation'
  /** The last activation phase of the round has ended. */
  | 'beforeEndPhase'
  /** End phase step 4, after bleed and burn. */
  | 'endOfRound';

/** What an attack roll belongs to. Responses and tower shots follow the rules of basic attacks. EX-BASIC-06, EX-NEUT-13 */
export type Roll = 'basicAttack' | 'ability' | 'response' | 'tower';

/** The modes of EX-MODE-01, and the short game of the house. */
export type Mode = 'standard' | 'toTheEnd' | 'trophyHunters' | 'poachers' | 'shortDuel';
/** EX-DRAFT-05 to -07 */
export type Draft = 'open' | 'uniqueHeroes' | 'teamLists';
