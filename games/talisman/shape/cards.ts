import type { Act, Card, Hook as HookOf, Hooks as HooksOf, Option, Seat } from '@tafelrunde/engine';
import type { Space, SpaceName } from './spaces.ts';
import type { Fight, FightKind, WindowName, Windows } from './scenes.ts';
import type { Reading, Talisman, TalismanShape } from './state.ts';

export type Alignment = 'good' | 'neutral' | 'evil';
export type CardSet = 'base' | 'reaper' | 'frostmarch' | 'sacredPool' | 'cataclysm';
/** Where a value comes from: the rulebook, public sources, memory, or designed here. */
export type Source = 'seed' | 'public' | 'memory' | 'house';
export type Attribute = 'strength' | 'craft';
/** What can be gained and lost. */
export type Stat = Attribute | 'lives' | 'fate' | 'gold' | 'spell';
export type Family = 'animal' | 'monster' | 'dragon' | 'spirit';

export type CardType =
  | 'event'
  | 'enemy'
  | 'stranger'
  | 'object'
  | 'follower'
  | 'place'
  | 'spell'
  | 'quest'
  | 'reward'
  | 'denizen'
  | 'terrain'
  | 'character'
  | 'ending'
  | 'space';

/** The deck or supply a card belongs to, and returns to. */
export type Deck =
  | 'adventure'
  | 'spells'
  | 'talismans'
  | 'warlock'
  | 'rewards'
  | 'denizens'
  | 'endings'
  | 'relics'
  | 'characters'
  | 'purchases'
  | 'stables'
  | 'terrain'
  | 'board';

/** What a sentence of a card or a space does to somebody. `by` is the card it stands on; null for a space. */
export type Effect = (t: Talisman, seat: Seat, by: Card | null) => Act;

/** A permanent permission or protection, asked for by name with `has(t, seat, …)`. */
export type Grant =
  | 'desertproof' // no life loss in the Desert
  | 'spellproof' // not affected by Spells except the Command Spell
  | 'innerSpellproof' // the same, in the inner region only
  | 'castsNothing'
  | 'alwaysSpell' // draws a Spell when the last one is cast
  | 'psychicAttack' // may attack characters in psychic combat
  | 'twoWeapons'
  | 'bestOfTwo' // rolls two attack dice in battle and keeps one
  | 'noWeapons'
  | 'noArmour'
  | 'destroysSpirits'
  | 'fixedAlignment'
  | 'royalGuest' // free healing at the Castle
  | 'chapelproof' // no life loss at Chapel or Graveyard
  | 'crawls' // moves one space a turn
  | 'gallops' // may roll two dice and add them for movement
  | 'noFate'
  | 'mazeproof'
  | 'eventproof'
  | 'noSpells'
  | 'noQuests'
  | 'noFollowers'
  | 'drawsMore' // draws one more card on drawing spaces
  | 'enslaves' // may take an Enemy captive instead of fighting it
  | 'equalsAttacker' // Strength or Craft counts as much as that of whoever attacks
  | 'fateOfTwo' // fate rolls two dice, of which one counts
  | 'lendsSpells' // the lent Spells may be cast
  | 'lendsFate' // the counters on the card are fate
  | 'picksSpells' // draws two Spells for one and keeps one
  | 'keepsSpells' // may get a Spell back after casting it
  | 'spiritSpell' // gains a Spell for a destroyed spirit
  | 'questSpell' // gains a Spell for a fulfilled quest
  | 'craftSpell' // gains a Spell with every point of Craft
  | 'sparesGood' // attacks no good characters
  | 'sparesWeaker' // attacks nobody with less Strength
  | 'tollToEvade' // others pay gold to evade this character
  | 'peeksRemnants' // looks at Remnants before turning them up
  | 'haggles' // buys for one gold less
  | 'stealsWares'; // takes one purchase for nothing

/** Numbers a card gives while it is owned. Values left out are 0. */
export interface Gifts {
  readonly strength: number;
  readonly craft: number;
  /** Only in battle, only in psychic combat. */
  readonly battle: number;
  readonly psychic: number;
  /** More Objects carried, more Spells held. */
  readonly carry: number;
  readonly spells: number;
  /** Raises the printed value: what healing and replenishing fill up to. */
  readonly life: number;
  readonly fate: number;
  /** Added to dice when praying. */
  readonly pray: number;
}
export const NO_GIFTS: Gifts = {
  strength: 0,
  craft: 0,
  battle: 0,
  psychic: 0,
  carry: 0,
  spells: 0,
  life: 0,
  fate: 0,
  pray: 0,
};

/** By space name, something about it. */
export type BySpace<T> = { readonly [K in SpaceName]?: T };

/** What a card does at which window, for its owner. */
export type Hooks = HooksOf<TalismanShape>;
/** Something it does at a window with such a scene. */
export type Hook<C extends Windows[WindowName] = Windows[WindowName]> = HookOf<TalismanShape, C>;

/** How a Spell is cast: at which windows, at whom or what, and what it does. */
export interface Casting<K extends WindowName = WindowName> {
  readonly at: readonly K[];
  when(t: Talisman, caster: Seat, scene: Windows[K]): boolean;
  /** What it may be aimed at; left out of a Spell without a target. Empty: it cannot be cast now. */
  aim?(t: Talisman, caster: Seat, scene: Windows[K]): readonly Option[];
  run(t: Talisman, caster: Seat, aim: Option | null, scene: Windows[K], card: Card): Act<'replaced' | void>;
  /** Whether it may be wanted before a move already, where it could be cast after it as well; null for never. */
  readonly early: ((t: Talisman, caster: Seat) => boolean) | null;
  /** What makes it worth another thought where it is cast at the start of a turn only, as a number; null for nothing of its own. */
  readonly minds: ((t: Talisman, caster: Seat) => number) | null;
}

/** What a quest wants: a deed that is noticed when it happens, or something handed over. */
export interface Task {
  readonly deed: ((deed: Deed, t: Talisman, seat: Seat, quest: Card) => boolean) | null;
  readonly deliver: {
    can(t: Talisman, seat: Seat, quest: Card): boolean;
    /** False if it could not be handed over after all. */
    pay(t: Talisman, seat: Seat, quest: Card): Act<boolean>;
  } | null;
  /** What it lets its owner do to a character that is encountered, instead of attacking it. */
  readonly against: Against | null;
}

/** Something a character has done that a quest or a card may have waited for. */
export type Deed =
  | { readonly did: 'kill'; readonly card: Card | null; readonly creature: string | null }
  | { readonly did: 'takeLife'; readonly from: Seat }
  | { readonly did: 'attack'; readonly seat: Seat | null; readonly card: Card | null }
  | { readonly did: 'visit'; readonly whom: string }
  | { readonly did: 'land'; readonly space: Space }
  | { readonly did: 'gain'; readonly stat: Stat }
  | { readonly did: 'meet' | 'draw'; readonly card: Card };

/** What an Enemy does apart from its number. */
export interface Foe {
  /** Its value against this character, where it is not the printed one. */
  value: ((t: Reading, seat: Seat, card: Card) => number) | null;
  /** Which kind of attack, where it has both values; null lets the player choose. */
  kind: ((t: Talisman, seat: Seat, card: Card) => FightKind) | null;
  /** Dice it rolls: the higher of two, or three added up. */
  dice: 'one' | 'higherOfTwo' | 'three';
  /** A player who fights it rolls two dice, and the lower counts. */
  hampers: boolean;
  /** Does whoever fights it roll no die at all? Known before anything else happens in the fight. */
  traps: ((t: Talisman, card: Card) => boolean) | null;
  evadable: ((t: Talisman, seat: Seat) => boolean) | boolean;
  fate: boolean;
  /** Which Weapons are of any use against it; null for all of them. */
  weapons: ((t: Talisman, weapon: Card) => boolean) | null;
  /** Before the fight. With 'skip' there is none: it was bribed, it fled, it was not interested. */
  meets: ((t: Talisman, seat: Seat, card: Card) => Act<'skip' | void>) | null;
  /** Right before the dice, to change the scene. */
  fights: ((t: Talisman, fight: Fight, card: Card) => Act) | null;
  /** Right after the dice, before they are compared. */
  rolled: ((t: Talisman, fight: Fight, card: Card) => Act) | null;
  /** The character was beaten: after the life loss, or in its place. */
  defeat: Effect | null;
  insteadOfLife: Effect | null;
  /** The character has really lost a life to it. */
  tookLife: Effect | null;
  /** It was fought and not beaten. */
  unbeaten: Effect | null;
  /** The character has won. 'standOff' takes that back, 'gone' means there is no trophy any more. */
  beaten: ((t: Talisman, seat: Seat, card: Card) => Act<'standOff' | 'gone' | void>) | null;
}

/** A character card. */
export interface Character {
  readonly lives: number;
  readonly fate: number;
  readonly alignment: Alignment;
  readonly start: SpaceName;
  readonly spells: number;
  readonly objects: readonly string[];
  readonly gold: number;
  /** What it can do to a character it lands on, instead of attacking. */
  readonly against: readonly Against[];
  /** Once, when it comes into play. */
  readonly enters: Effect | null;
}
export interface Against {
  readonly id: string;
  /** It gives up something of one's own. */
  readonly commits?: Option['commits'];
  can(t: Talisman, seat: Seat, other: Seat): boolean;
  run(t: Talisman, seat: Seat, other: Seat): Act;
}

/** An ending sheet. Every part is optional: what it leaves out follows the rules of the Crown. */
export interface Ending {
  readonly use: 'both' | 'open' | 'hidden';
  /** When it is laid open before the game begins: what it needs is prepared. */
  prepares: ((t: Talisman) => void) | null;
  /** When it comes to lie open, also for somebody far away. */
  revealed: ((t: Talisman) => Act) | null;
  /** The encounter phase of somebody on the Crown. */
  encounter: (t: Talisman, seat: Seat) => Act;
  /** At the start of every turn once it lies open. */
  eachTurn: ((t: Talisman, seat: Seat) => Act) | null;
  /** Whether a character may leave the Crown again. */
  readonly leaving: boolean;
  /** Nobody heals or gains life once the Crown is reached. */
  readonly noHealing: boolean;
  /** Whether the last character left wins; where all win or lose together it does not. */
  readonly lastWins: boolean;
  /** How many quests everybody starts with and must fulfil; fulfilled ones are kept, and only the last is paid for. */
  readonly quests: number;
  /** Somebody has gained a Talisman. */
  talisman: ((t: Talisman, seat: Seat, card: Card) => Act) | null;
}

/** What a space, or the Terrain on it, tells its visitor. */
export interface SpaceText {
  /** Adventure cards to draw up to; 0 where there is a text instead. */
  readonly draw: number;
  /** Before drawing. */
  readonly harm: Effect | null;
  /** Of a space without a card draw; in the inner region the task. */
  readonly text: Effect | null;
  /** Enemies fought here add this to their attack roll; the visitor adds that. */
  readonly enemies: number;
  readonly visitors: number;
  /** Movement rolls from here may be changed by 1. */
  readonly fastRoad: boolean;
  /** Denizens are drawn and visited here. */
  readonly denizens: boolean;
  /** What the text does depends on the alignment of the visitor. */
  readonly divides: boolean;
}

/**
 * A card as the rules read it: all fields are there, so that every card has the same shape. Written down with the
 * builders of `content/define.ts`, which fill in what a card does not say.
 */
export interface CardDef {
  readonly type: CardType;
  readonly deck: Deck;
  readonly set: CardSet;
  readonly source: Source;
  readonly copies: number;
  /** Copies of the same card in other sets. */
  readonly reprints: readonly { readonly set: CardSet; readonly copies: number }[];
  /** Encounter number; 0 for none. */
  readonly number: number;
  readonly strength: number;
  readonly craft: number;
  readonly family: Family | null;
  readonly magic: boolean;
  readonly weapon: boolean;
  /** The least roll with which it saves a life in battle; 0 if it is no Armour. */
  readonly armour: number;
  readonly trinket: boolean;
  readonly talisman: boolean;
  readonly tags: readonly string[];
  /** Alignments that may not own it. */
  readonly barred: readonly Alignment[];
  /** It must be taken, cannot be left behind or given away. */
  readonly sticks: boolean;
  readonly gives: Gifts;
  /** Further points that depend on the situation. */
  readonly strengthIf: ((t: Reading, seat: Seat) => number) | null;
  readonly craftIf: ((t: Reading, seat: Seat) => number) | null;
  readonly attackIf: ((t: Reading, seat: Seat, fight: Fight, card: Card) => number) | null;
  readonly grants: readonly Grant[];
  /** Spaces in which its owner may evade, and spaces whose roll is only made if wanted. */
  readonly evadesIn: readonly SpaceName[];
  readonly optionalRolls: readonly SpaceName[];
  /** Fewer dice, or a total changed, at a space. */
  readonly diceAt: BySpace<number>;
  readonly totalAt: BySpace<number>;
  readonly on: Hooks;
  /** What happens when it is met: an Event, a Stranger, a Place, a Denizen, a card without a number. */
  readonly meet: Effect | null;
  /** It stays after it was met; otherwise it is discarded. */
  readonly stays: boolean;
  /** Whom it concerns; others have met it without effect, and it stays. */
  readonly concerns: ((t: Talisman, seat: Seat) => boolean) | null;
  /** An Event that concerns more than whoever meets it: letting it pass spares nobody else. */
  readonly common: boolean;
  /** When it is drawn its space is determined first, TA-ADV-02. */
  readonly placed: ((t: Talisman, seat: Seat, card: Card) => Act<Space | null>) | null;
  /** When it is drawn. */
  readonly drawn: Effect | null;
  /** Counters that lie on it when it comes into play. */
  readonly counters: number;
  /** Whether it joins: an Object or Follower may want to be paid. False leaves it where it is. */
  readonly joins: ((t: Talisman, seat: Seat, card: Card) => Act<boolean>) | null;
  /** When somebody has taken it. */
  readonly taken: Effect | null;
  /** While it is owned: something its owner has just done. */
  readonly notices: ((deed: Deed, t: Talisman, owner: Seat, card: Card) => Act) | null;
  readonly foe: Foe | null;
  readonly cast: Casting | null;
  readonly task: Task | null;
  readonly character: Character | null;
  readonly ending: Ending | null;
  readonly space: SpaceText | null;
  /** Denizens: where they stay after a visit; 'any' everywhere. */
  readonly traits: readonly (SpaceName | 'any')[];
  /** Denizens that go home instead of being discarded, or back into their deck. */
  readonly home: SpaceName | 'deck' | null;
  /** A player who walks over this card must stop there. */
  readonly halts: ((t: Talisman, seat: Seat) => boolean) | null;
  /** Nobody passes the Portal while it lies there. */
  readonly bars: ((t: Talisman, seat: Seat) => boolean) | null;
}
