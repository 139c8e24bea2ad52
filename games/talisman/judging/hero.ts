import type { CardView, PileView, Seat, View } from '@tafelrunde/engine';
import type { Alignment, CardDef, Player, TalismanShape } from '../shape.ts';
import type { Ways } from './ways.ts';
import type { CardWorth } from './worth.ts';

/** What is known of all cards, and of the ways to victory looked at last. */
export interface Library {
  readonly content: Readonly<Record<string, CardDef>>;
  readonly worths: Readonly<Record<string, CardWorth>>;
  readonly ways: Ways;
}

/** A character as a judgement sees it: everything it has, added up. */
export interface Hero {
  readonly seat: Seat;
  readonly player: Player;
  readonly alignment: Alignment;
  readonly strength: number;
  readonly craft: number;
  /** The values it fights with. */
  readonly battle: number;
  readonly psychic: number;
  readonly lives: number;
  /** What healing fills up to. */
  readonly mostLives: number;
  /** The chance that armour saves a life lost in battle. */
  readonly armour: number;
  readonly followers: number;
  /** Objects beyond what it can carry: they will have to be left behind. */
  readonly overload: number;
  /** How many more it can carry. */
  readonly room: number;
  readonly talisman: boolean;
  readonly raft: boolean;
  readonly axe: boolean;
  /** Trophies, in points of an attribute. */
  readonly trophyStrength: number;
  readonly trophyCraft: number;
  /** The kind of its quest. */
  readonly quest: string | null;
  /** Quests fulfilled and Rewards kept, and the one Talisman some endings are about. */
  readonly fulfilled: number;
  readonly rewards: number;
  readonly theOne: boolean;
  /** Spells in hand, seen or not. */
  readonly spells: number;
  /** All else its cards are good for, in turns. */
  readonly rest: number;
}

/** The piles a judgement looks at, each seat's own. Fetched once: every look at a pile costs. */
export interface Tableau {
  readonly character: readonly PileView[];
  readonly objects: readonly PileView[];
  readonly followers: readonly PileView[];
  readonly reward: readonly PileView[];
  readonly trophies: readonly PileView[];
  readonly quest: readonly PileView[];
  readonly fulfilled: readonly PileView[];
  readonly hand: readonly PileView[];
}
export function tableauOf({ piles }: View<TalismanShape>): Tableau {
  const { character, objects, followers, reward, trophies, quest, fulfilled, hand } = piles;
  return { character, objects, followers, reward, trophies, quest, fulfilled, hand };
}

export const kindOf = (card: CardView): string | null => (card !== null && 'kind' in card ? card.kind : null);

const THE_ONE = 'oneTalisman';
/** TA-OBJ-01: Objects a character carries without help. */
const CARRIED = 4;

/** Armour can be used once in a fight, whichever saves best. */
class Sum {
  strength = 0;
  craft = 0;
  battle = 0;
  psychic = 0;
  weapon = 0;
  life = 0;
  unarmoured = 1;
  rest = 0;
  talisman = false;
  raft = false;
  axe = false;
  /** Objects that count, and room for them. */
  load = 0;
  room = 0;

  add(worth: CardWorth): void {
    this.strength += worth.strength;
    this.craft += worth.craft;
    this.psychic += worth.psychic;
    if (worth.weapon) this.weapon = Math.max(this.weapon, worth.battle);
    else this.battle += worth.battle;
    this.life += worth.life;
    this.unarmoured = Math.min(this.unarmoured, 1 - worth.armour);
    this.rest += worth.rest;
    this.load += worth.load;
    this.room += worth.room;
    if (worth.talisman) this.talisman = true;
    if (worth.raft) this.raft = true;
    if (worth.axe) this.axe = true;
  }
}

export function heroOf(library: Library, { state }: View<TalismanShape>, tableau: Tableau, seat: Seat): Hero {
  const { content, worths } = library;
  const player = state.players[seat];
  const sum = new Sum();
  const addAll = ({ cards }: PileView): void => {
    for (let i = 0; i < cards.length; i++) {
      const kind = kindOf(cards[i]);
      if (kind !== null) sum.add(worths[kind]);
    }
  };
  addAll(tableau.objects[seat]);
  addAll(tableau.followers[seat]);
  addAll(tableau.reward[seat]);
  let trophyStrength = 0;
  let trophyCraft = 0;
  for (const card of tableau.trophies[seat].cards) {
    const kind = kindOf(card);
    if (kind === null) continue;
    trophyStrength += worths[kind].trophyStrength;
    trophyCraft += worths[kind].trophyCraft;
  }
  const [face] = tableau.character[seat].cards;
  const kind = face === undefined ? null : kindOf(face);
  const own = kind === null ? null : content[kind];
  if (own !== null) sum.rest += 0.5 * worths[kind!].rest;
  // A player who waits for a new character can count on one of the usual kind.
  const strength = (own?.strength ?? 3) + player.strength + sum.strength;
  const craft = (own?.craft ?? 3) + player.craft + sum.craft;
  const room = CARRIED + sum.room + (own?.gives.carry ?? 0) - sum.load;
  const [task] = tableau.quest[seat].cards;
  return {
    seat,
    player,
    alignment: player.alignment,
    strength,
    craft,
    battle: strength + sum.battle + sum.weapon + (own?.gives.battle ?? 0),
    psychic: craft + sum.psychic + (own?.gives.psychic ?? 0),
    lives: own === null ? 4 : player.lives,
    mostLives: (own?.character?.lives ?? 4) + sum.life,
    armour: 1 - sum.unarmoured,
    followers: tableau.followers[seat].count ?? 0,
    overload: Math.max(0, -room),
    room: Math.max(0, room),
    talisman: sum.talisman,
    raft: sum.raft,
    axe: sum.axe,
    trophyStrength,
    trophyCraft,
    quest: task === undefined ? null : kindOf(task),
    fulfilled: tableau.fulfilled[seat].count ?? 0,
    theOne: tableau.objects[seat].cards.some((card) => kindOf(card) === THE_ONE),
    rewards: tableau.reward[seat].count ?? 0,
    spells: tableau.hand[seat].count ?? 0,
    rest: sum.rest,
  };
}
