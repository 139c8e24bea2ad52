import type { Act, Card, Flow, RuleId, Seat } from '@tafelrunde/engine';
import type { LaidCard, Thunderstone, Turn } from '../shape.ts';

/** Where a card's values come from: the rulebook, a public listing, memory, or this house. */
export type Source = 'seed' | 'public' | 'memory' | 'house';
export type Box = 'base' | 'wrath' | 'promo';
export type Sort =
  | 'hero'
  | 'weapon'
  | 'item'
  | 'spell'
  | 'villager'
  | 'monster'
  | 'trap'
  | 'stone'
  | 'disease';
export type HeroClass = 'fighter' | 'cleric' | 'thief' | 'wizard' | 'archer';
export type Keyword = 'edged' | 'blunt' | 'bow' | 'light' | 'food' | 'magic';
/** What spoils let the victor buy. */
export type Spoils = 'weapon' | 'food' | 'village';

/** What a monster is like at all times. Everything here is applied by `rules/attack.ts` in its fixed order. TH-TRAIT-01 */
export interface Traits {
  /** Magic attack: counts nothing, counts half, is all that counts, or has to be part of the attack. */
  readonly magic: 'immune' | 'half' | 'only' | 'needed' | null;
  /** Half damage unless the attack has this. */
  readonly halfWithout: 'magic' | 'weapon' | null;
  readonly immuneToEdged: boolean;
  readonly immuneToSpells: boolean;
  readonly immuneToUnarmed: boolean;
  /** Heroes with this strength or less give nothing. */
  readonly shutsOut: number;
  readonly shutsOutUnarmed: boolean;
  /** Cannot be attacked if a spell is used, if a weapon is carried. */
  readonly shunsSpells: boolean;
  readonly shunsWeapons: boolean;
  /** Leaves the hall only when it is beaten in battle. */
  readonly stays: boolean;
  /** Its light penalty cannot be reduced. */
  readonly fixedLight: boolean;
  /** Cannot be attacked while any light penalty remains. */
  readonly hidesInDark: boolean;
}

/** What a seat may do with a laid-out card, once in a turn or as often as it can pay. */
export interface Effect {
  /** Key of its text among the options, as `use.<name>`; unique within the card. */
  readonly name: string;
  readonly in: 'village' | 'dungeon' | 'both';
  /** As often as its price can be paid. */
  readonly repeat?: true;
  /** Only while a hero carries this weapon. */
  readonly carried?: true;
  /** How many cards it draws, if that is all it does for its owner. Bots judge its worth by it. */
  readonly draws?: number;
  /** Lets a seat move monsters about: such cards stay out of solo games. */
  readonly movesMonsters?: true;
  /** The rule that forbids it right now, or null. Reads only. */
  readonly fault?: (t: Thunderstone, turn: Turn, me: LaidCard) => RuleId | null;
  readonly run: (t: Thunderstone, turn: Turn, me: LaidCard) => Act;
}

/** What one card adds to an attack; the hooks of cards change it while it is worked out. */
export interface Row {
  readonly card: Card;
  readonly kind: string;
  attack: number;
  magic: number;
  light: number;
  /** It takes no part: too weak, unarmed, out of reach, renounced. */
  out: boolean;
}

/** What hooks may look at while an attack is worked out. Everything in it can be seen by everybody. */
export interface Strike {
  readonly content: Readonly<Record<string, CardDef>>;
  readonly turn: Turn;
  readonly rank: number;
  readonly monster: CardDef;
}

/**
 * What a card says. One flat shape for all sorts, made by the functions in `content/define.ts`: what a card does not say is
 * 0, null, false or empty there.
 */
export interface CardDef {
  readonly kind: string;
  readonly sort: Sort;
  /** The set it belongs to: `elf`, `undeadDoom`, `dire`; for village cards the kind itself. */
  readonly group: string;
  readonly box: Box;
  readonly source: Source;
  readonly copies: number;
  readonly keywords: readonly Keyword[];
  /** Null: it shows no gold value. */
  readonly gold: number | null;
  readonly price: number;
  readonly points: number;
  readonly attack: number;
  readonly magic: number;
  readonly light: number;

  // Heroes. Militia have level 0.
  readonly level: number;
  readonly classes: readonly HeroClass[];
  readonly strength: number;
  /** Experience to pay for the next level. */
  readonly levelUp: number;
  // Weapons.
  readonly weight: number;
  // Monsters.
  readonly health: number;
  readonly experience: number;
  /** The X of "Light -X". */
  readonly dark: number;
  readonly traits: Traits;
  readonly guardian: boolean;
  readonly horde: boolean;
  /** While it is in the hall, monsters leave only when beaten. */
  readonly global: 'stay' | null;

  readonly effects: readonly Effect[];

  // Worked into the attack (pure, see `rules/attack.ts`).
  /** May it add anything against this rank? */
  readonly reaches: ((rank: number) => boolean) | null;
  /** What it adds of its own beyond the printed numbers; for a weapon `hero` carries it. */
  readonly bonus: ((row: Row, at: Strike, me: LaidCard, hero: LaidCard | null) => void) | null;
  /** What it gives to each other card that takes part. */
  readonly leads: ((row: Row, at: Strike, other: LaidCard) => void) | null;
  /** Strength for each other hero. */
  readonly steels: number;
  /** All magic attack counts double, after everything else. */
  readonly doublesMagic: boolean;
  /** No light penalty of any kind. */
  readonly seesInDark: boolean;
  readonly anyWeapons: boolean;

  // Moments. Each is called by the rule of that name.
  /** Taken back into the hand when another seat makes its owner discard it. */
  readonly returns: boolean;
  /** May be shown to ignore a trap. */
  readonly foresees: boolean;
  /** In battle, of the attacked monster. TH-DUNGEON-07 */
  readonly battle: ((t: Thunderstone, turn: Turn) => Act) | null;
  /** When a hero goes into battle with this weapon. */
  readonly wielded: ((t: Thunderstone, turn: Turn, me: LaidCard) => Act) | null;
  /** When it reaches rank 1. */
  readonly breach: ((t: Thunderstone, active: Seat) => Act) | null;
  /** At rank 0, after a seat has drawn its new hand. */
  readonly afterDraw: ((t: Thunderstone, seat: Seat) => Act) | null;
  /** When a trap is revealed: `hit` are the seats it concerns that did not foresee it. */
  readonly spring: ((t: Thunderstone, active: Seat, hit: readonly Seat[], trap: Card) => Act) | null;
  /** Whom a trap concerns. */
  readonly hits: 'all' | 'active' | 'others';
  readonly spoils: Spoils | ((t: Thunderstone, turn: Turn) => Act) | null;
  /** A laid-out card after its owner has beaten a monster, before spoils. */
  readonly victory: ((t: Thunderstone, turn: Turn, me: LaidCard, monster: CardDef) => Act) | null;
  /** A weapon in use before the hall is refilled, once a battle. */
  readonly beforeRefill: ((t: Thunderstone, turn: Turn, me: LaidCard) => Flow) | null;
}
