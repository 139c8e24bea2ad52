import type { Action, Amount, Clause, Effect, Formula, Test } from './effects.ts';
import type { DamageType, Deck, Keyword, Terrain } from './words.ts';

/** Where a card comes from: the rulebook names it, or it is of this house. */
export type Source = 'seed' | 'house';
export type Sort =
  | 'hero'
  | 'feat'
  | 'gear'
  | 'ally'
  | 'enemy'
  | 'boss'
  | 'encounter'
  | 'location'
  | 'adventure'
  | 'questToken';

/** Letter and number: at most this many cards with this letter in a hero area. VA-RESTRICT-03 */
export interface Restriction {
  readonly letter: string;
  readonly number: number;
}

/** The combat box: attack, defences, weak spots. */
export interface CombatBox {
  readonly life: number;
  readonly attack: number;
  readonly attackType: DamageType;
  readonly physicalDefence: number;
  readonly magicalDefence: number;
}

/** What an enemy does when it is enraged. VA-ENRAGE-04, VA-ENRAGE-06 */
export interface Enrage {
  readonly calm: boolean;
  readonly does: readonly Effect[];
  /** What holds as long as it stays enraged. */
  readonly lasting: readonly Clause[];
}

/** One side of a card. Allies and bosses have two, everything else has one. */
export interface Face {
  readonly keywords: readonly Keyword[];
  readonly actions: readonly Action[];
  /** What works by itself. */
  readonly clauses: readonly Clause[];
  readonly combat: CombatBox | null;
  readonly lootValue: number;
  readonly vulnerability: { readonly wounds: number; readonly keywords: readonly Keyword[] };
  readonly vicious: boolean;
  readonly enrage: Enrage | null;
}

/** The marks of one track side of a hero. */
export interface FocusTrack {
  readonly vicious: readonly number[];
  readonly reinforcement: readonly number[];
}

export interface Charter {
  readonly regeneration: number;
  readonly nightmareRegeneration: number;
  readonly gearSkills: readonly Keyword[];
  readonly startingGear: readonly string[];
  readonly start: number;
  readonly track: FocusTrack;
  readonly nightmareTrack: FocusTrack;
}

/** Enemies to draw: from which deck, sharing one of these keywords, this many. VA-ENEMYDRAW-01 */
export interface EnemyBox {
  readonly deck: Deck;
  readonly keywords: readonly Keyword[];
  readonly n: Amount;
}

export interface Encounter {
  /** The boss whose encounter it is; null for the normal ones. */
  readonly boss: string | null;
  readonly startEnemies: readonly EnemyBox[];
  /** Null: empty. */
  readonly reinforcement: (EnemyBox & { readonly emptyIf?: Test }) | null;
  readonly setup: readonly Effect[];
  readonly success: Test;
  readonly restoration: readonly Effect[];
  readonly retreat: readonly Effect[];
  /** What every hero may do in the own turn while it is active. */
  readonly options: readonly Action[];
}

export interface Location {
  readonly terrain: Terrain;
  readonly regeneration: number;
}

export interface Slot {
  readonly id: string;
  readonly terrain: Terrain;
  readonly row: number;
  readonly column: number;
  /** Indices of the slots it touches. VA-MAP-01 */
  readonly next: readonly number[];
}

export interface Adventure {
  readonly difficulty: number;
  readonly slots: readonly Slot[];
  readonly start: number;
  readonly haven: string;
  readonly bossSlot: number;
  readonly bossTile: string;
  readonly boss: string;
  readonly encounter: string;
  readonly bossLife: Formula;
  readonly forbiddenAllies: readonly Keyword[];
  /** By event number; the number that is missing does nothing. VA-TIME-07 */
  readonly events: Readonly<Record<number, readonly Effect[]>>;
  readonly questTokens: { readonly slots: readonly number[]; readonly tokens: readonly string[] } | null;
  /** Done once at the end of the setup. */
  readonly begins: readonly Effect[];
}

/** What a card says. One flat shape for all sorts, made by the functions of `content/define.ts`. */
export interface CardDef extends Face {
  readonly kind: string;
  readonly sort: Sort;
  readonly source: Source;
  /** Whose symbol it bears. */
  readonly hero: string | null;
  readonly copies: number;
  /** Base-set cards make the starting deck. VA-CARD-01 */
  readonly baseSet: boolean;
  readonly general: boolean;
  /** What it costs to acquire; 0 where it cannot be bought. */
  readonly price: number;
  readonly restriction: Restriction | null;
  /** Tokens that come onto it when it enters the hero area. VA-HEROSETUP-03 */
  readonly entryTokens: number;
  readonly deck: Deck | null;
  readonly relentless: boolean;
  /** Works while this card is attached to another. */
  readonly attached: readonly Clause[];
  /** The other side. */
  readonly back: Face | null;
  readonly charter: Charter | null;
  readonly encounter: Encounter | null;
  readonly location: Location | null;
  readonly adventure: Adventure | null;
  /** What a quest token does as soon as it is revealed. */
  readonly token: readonly Effect[];
  readonly icon: string;
}
