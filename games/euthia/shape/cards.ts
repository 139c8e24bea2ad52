import type { Clause, Cost, Effect, Have, Hideout, Range } from './effects.ts';
import type {
  ArmourKind,
  Chapter,
  Element,
  EncounterKind,
  Figure,
  Gem,
  HeroName,
  ItemClass,
  Level,
  RawStack,
  RawTag,
  ScenarioName,
  Site,
  Slot,
  Special,
  Stack,
  Terrain,
  TradePlace,
} from './words.ts';

/** Where a card comes from: the rulebook names it, or it is of this house. */
export type Source = 'seed' | 'house';

export type Sort =
  | 'board'
  | 'tile'
  | 'gem'
  | 'essence'
  | 'potion'
  | 'land'
  | 'monster'
  | 'elite'
  | 'stage'
  | 'bounty'
  | 'quest'
  | 'legend'
  | 'silver'
  | 'gold'
  | 'control'
  | 'combat'
  | 'elemental'
  | 'event'
  | 'character'
  | 'attack'
  | 'rage'
  | 'faer'
  | 'badge';

/** A slot of a hero board. A slot with a price starts locked. EU-HEROSETUP-08, EU-UNLOCK-02 */
export interface BoardSlot {
  readonly symbol: Slot;
  readonly price: Cost | null;
}

/** A hero board. EU-HEROSETUP-02 */
export interface Board {
  readonly hero: HeroName;
  readonly colour: string;
  /** Maximum health without anything worn. */
  readonly health: number;
  readonly gaarSlots: number;
  readonly gaarStart: number;
  readonly dwurtSlots: number;
  readonly dwurtStart: number;
  readonly gemSlots: number;
  readonly slots: readonly BoardSlot[];
}

/** What is special about a hero tile. EU-HTILE-01 */
export interface HeroTile {
  readonly hero: HeroName;
  readonly type: 'equipment' | 'ability' | 'firstStrike';
  /** Reputation needed to reveal it; null for a starting tile. */
  readonly value: number | null;
  /** In the game only with one player, only with several, or always. EU-HEROSETUP-06 */
  readonly players: 'solo' | 'multi' | null;
  /** Which of the hero's two ways it serves: advice, no rule. */
  readonly build: 'a' | 'b' | null;
}

/** Everything that is carried: hero tiles, wares, raw materials, treasures, rewards, artefacts. */
export interface Tile {
  readonly class: ItemClass;
  /** Where it must lie to work; null: it works from a pouch. */
  readonly slot: Slot | null;
  /** To buy, and what it is worth at final scoring; null: it cannot be bought and is worth nothing. */
  readonly price: number | null;
  /** What a sale brings; null: it cannot be sold that way. */
  readonly sale: number | null;
  /** To upgrade an ability. */
  readonly cost: number;
  readonly health: number;
  readonly pouch: number;
  readonly gems: number;
  readonly sets: readonly ArmourKind[];
  /** Number of essences of different kinds that may lie on it. */
  readonly holds: number;
  /** The options of a sale; the seller picks one. EU-SELL-06 */
  readonly sell: readonly (readonly Effect[])[];
  readonly tag: RawTag | null;
  /** The stack it is drawn from and whose discard pile it goes to; null: it leaves the game. */
  readonly stack: Stack | null;
  readonly hero: HeroTile | null;
  readonly treasure: Level | null;
}

/** Who is fought: a monster, an elite enemy or a stage of a figure. */
export interface Enemy {
  readonly level: Level;
  readonly health: number;
  /** Lowers every combat value of the hero. EU-HATK-09 */
  readonly malus: number;
  readonly chaos: number;
  readonly gaar: number;
  readonly silver: number;
  readonly gold: number;
  readonly immune: boolean;
  readonly ranges: readonly Range[];
  readonly reward: readonly Effect[];
  /** Highest reputation at which the reward is paid; null: always. */
  readonly gate: number | null;
  readonly figure: Figure | null;
  readonly stage: number;
  /** Of saboteur and accomplice. */
  readonly hideout: Hideout | null;
  readonly fromRound: number;
}

export interface Bounty {
  readonly level: Level;
  readonly elite: string;
  readonly hideout: Hideout;
  readonly reward: readonly Effect[];
}

export interface Quest {
  readonly of: EncounterKind | 'legend';
  /** A card of the witch with the single-player symbol. EU-ENC-01 */
  readonly solo: boolean;
  readonly have: Have;
  readonly pay: Cost;
  readonly gain: readonly Effect[];
}

export interface Loot {
  readonly gold?: number;
  readonly gaar?: number;
  readonly potion?: number;
  readonly silverCard?: number;
  readonly goldCard?: number;
}

/** A hex of a map tile: at most one location, and perhaps a monster with loot. EU-TILE-03 */
export interface Hex {
  readonly terrain: Terrain;
  readonly raw?: RawStack;
  readonly treasure?: Level;
  readonly elemental?: Element;
  readonly portal?: true;
  readonly trade?: TradePlace;
  readonly encounter?: EncounterKind;
  readonly site?: Site;
  readonly monster?: Level;
  readonly loot?: Loot;
}

/** The fourth space of a special tile. EU-SPECIAL-01 */
export type Centre =
  | { readonly place: 'church'; readonly priest?: true }
  | { readonly place: 'towers' }
  | { readonly place: 'encounter'; readonly encounter: EncounterKind | 'legend' };

/** A map tile. Hexes: anchor, right of it, below it. */
export interface Land {
  readonly chapter: Chapter;
  readonly group: 'start' | 'fixed' | 'encounter' | 'other' | 'scenario';
  /** Of fixed tiles: used with one player. EU-SOLO-01 */
  readonly solo: boolean;
  readonly scenarios: readonly ScenarioName[];
  readonly special: Special | null;
  readonly centre: Centre | null;
  readonly hexes: readonly [Hex, Hex, Hex];
}

/** A silver or gold card. EU-CARD-04 to EU-CARD-07 */
export interface PlayCard {
  readonly metal: 'silver' | 'gold';
  readonly when: 'beforeMonsterRoll' | 'afterMonsterRoll' | 'beforeOrAfterMonsterRoll' | 'beforeHeroRoll';
  /** By number of identical cards, from one. */
  readonly fields: readonly (readonly Effect[])[];
  /** EU-LAST-01 */
  readonly lasting: 'regeneration' | null;
  readonly players: 'all' | 'competitive' | 'soloCoop';
}

/** EU-SCOMBAT-01 */
export interface CombatCard {
  readonly left: number;
  readonly right: number;
  readonly gaar: number;
  readonly chaos: number;
}

/** Somebody who may be hired. */
export interface Character {
  readonly at: TradePlace | 'church';
  readonly pay: Cost;
}

/** What a card says. One flat shape for all sorts, made by the functions of `content/define.ts`. */
export interface CardDef {
  readonly kind: string;
  readonly sort: Sort;
  readonly source: Source;
  readonly copies: number;
  readonly icon: string;
  readonly does: readonly Clause[];
  readonly tile: Tile | null;
  readonly board: Board | null;
  readonly gem: Gem | null;
  readonly element: Element | null;
  readonly land: Land | null;
  readonly enemy: Enemy | null;
  readonly bounty: Bounty | null;
  readonly quest: Quest | null;
  readonly play: PlayCard | null;
  readonly control: HeroName | null;
  readonly combat: CombatCard | null;
  readonly character: Character | null;
  /** How long a rage card or an event stays. */
  readonly stays: 'stage' | 'round' | 'none';
  /** The condition of a badge. */
  readonly have: Have;
}
