import type { Card, Scene, Seat } from '@tafelrunde/engine';
import type { Space } from './spaces.ts';
import type { Foe } from './cards.ts';

export type FightKind = 'battle' | 'psychic';

export interface Turn extends Scene {
  readonly type: 'turn';
  readonly seat: Seat;
}
export interface Move extends Scene {
  readonly type: 'move';
  readonly seat: Seat;
  /** Black first; the white die only in the outer region. */
  dice: number[];
  /** Added to the movement. */
  bonus: number;
  /** Every distance up to the rolled one is allowed. */
  upTo: boolean;
  /** What the movement has become instead, if anything. */
  replaced: boolean;
}
export interface Draw extends Scene {
  readonly type: 'draw';
  readonly seat: Seat;
  readonly space: Space;
  count: number;
  cards: Card[];
}
export interface Roll extends Scene {
  readonly type: 'roll';
  readonly seat: Seat;
  /** What it is for: 'pray', 'armour', 'portal', the name of a space or the kind of a card. */
  readonly what: string;
  /** How many dice. */
  readonly count: number;
  /** Results that stand before the roll come first: these dice are not rolled, and fate does not touch them. */
  dice: number[];
  bonus: number;
}
export interface Fight extends Scene {
  readonly type: 'fight';
  kind: FightKind;
  /** A player who attacks another character, or is attacked by a creature. */
  readonly hero: Seat;
  /** The attacked character of a duel. */
  readonly rival: Seat | null;
  /** Enemies that fight as one; none for a creature without a card. */
  readonly foes: Card[];
  readonly creature: string | null;
  /** Strength or Craft of the creature. */
  value: number;
  /** A creature of the inner region or an ending: not evadable, Spell-proof. */
  readonly immune: boolean;
  weapons: Card[];
  rivalWeapons: Card[];
  heroDice: number[];
  foeDice: number[];
  /** The first die of the attack roll, where its result stands before the roll. */
  heroSet: number | null;
  foeSet: number | null;
  heroBonus: number;
  foeBonus: number;
  heroRolls: boolean;
  foeRolls: boolean;
  foeDie: Foe['dice'];
  /** Of two dice of the foe both showed the same. */
  foeDoubles: boolean;
  fate: boolean;
  /** A creature that fights in the place of the hero, or of the rival, with this value. */
  champion: number | null;
  rivalChampion: number | null;
  /** Decided without dice. */
  decided: 'won' | 'lost' | 'standOff' | 'evaded' | null;
  /** The winner must take a life. */
  lifeOnly: boolean;
  /** The same of the hero alone, whose dagger the rival did not see. */
  stabs: boolean;
}
export interface Loss extends Scene {
  readonly type: 'loss';
  readonly seat: Seat;
  amount: number;
  /** In which kind of fight, or outside of one. */
  readonly cause: FightKind | 'other' | 'command';
}
export interface Cast extends Scene {
  readonly type: 'cast';
  readonly seat: Seat;
  /** Null for the Command Spell. */
  readonly card: Card | null;
  /** Whom it is aimed at. */
  target: Seat | null;
  /** Whom it hits besides. */
  more: Seat[];
}
export interface Taking extends Scene {
  readonly type: 'taking';
  readonly seat: Seat;
  readonly from: Seat;
  readonly card: Card;
}
/** A card is about to be lost against its owner's will: it is killed, broken, blown away. */
export interface LosingCard extends Scene {
  readonly type: 'losingCard';
  readonly seat: Seat;
  readonly card: Card;
}
/** One character has chosen to encounter another one. */
export interface Meeting extends Scene {
  readonly type: 'meeting';
  readonly seat: Seat;
  readonly other: Seat;
}
/** An Enemy is met and will attack. */
export interface Facing extends Scene {
  readonly type: 'facing';
  readonly seat: Seat;
  readonly card: Card;
}
export interface Killing extends Scene {
  readonly type: 'killing';
  readonly kind: FightKind;
  readonly seat: Seat;
  readonly card: Card;
}
/** It is dead, and not put away yet. */
export interface Slain extends Scene {
  readonly type: 'slain';
  readonly kind: FightKind;
  readonly seat: Seat;
  readonly card: Card;
}
export interface FightEnd extends Scene {
  readonly type: 'fightEnd';
  readonly kind: FightKind;
  readonly winner: Seat | null;
  readonly loser: Seat | null;
  readonly foes: Card[];
  readonly weapons: Card[];
  /** The loser has lost a life by it, or the enemy its life. */
  cost: boolean;
}
export interface Losing extends Scene {
  readonly type: 'losing';
  readonly seat: Seat;
  /** The fight stands at a defeat or a stand-off of this seat. */
  outcome: 'lost' | 'standOff';
  /** The dice are rolled once more, and that result stands. */
  again: boolean;
}
export interface SpellsDrawn extends Scene {
  readonly type: 'spellsDrawn';
  readonly seat: Seat;
  readonly cards: Card[];
}

/** A Denizen was drawn and may be replaced. */
export interface DenizenDraw extends Scene {
  readonly type: 'denizenDraw';
  readonly seat: Seat;
  card: Card | null;
}

/** The moments at which cards act. A new one is a line here, a line in `rules/listening.ts` and the rule that opens it. */
export interface Windows {
  turnStart: Turn;
  moveRolled: Move;
  moveEnded: Turn;
  beforeDraw: Draw;
  cardsDrawn: Draw;
  facing: Facing;
  beforeFight: Fight;
  fightRolled: Fight;
  losing: Losing;
  killing: Killing;
  slain: Slain;
  fightEnd: FightEnd;
  beforeRoll: Roll;
  rolled: Roll;
  loss: Loss;
  casting: Cast;
  taking: Taking;
  crossed: Turn;
  turnEnd: Turn;
  spellsDrawn: SpellsDrawn;
  meeting: Meeting;
  losingCard: LosingCard;
  denizenDrawn: DenizenDraw;
}
export type WindowName = keyof Windows;
