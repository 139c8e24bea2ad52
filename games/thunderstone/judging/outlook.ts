import type { PileView, View } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { RANKS, type ThunderstoneShape } from '../shape.ts';
import type { Measures } from './measures.ts';
import { heldUp } from './standstill.ts';
import type { CardWorth } from './worth.ts';

type Content = Readonly<Record<string, CardDef>>;
type Worths = Readonly<Record<string, CardWorth>>;

/** Fights to come, all alike: the power that wins half of them, and what is at stake in them altogether. */
export interface Prospect {
  readonly power: number;
  /** Light without which there is no fight at all. */
  readonly light?: number;
  readonly stake: number;
}

/** What a seat still has before it. */
export interface Outlook {
  /** How many turns it will probably still have. */
  readonly turns: number;
  readonly prospects: readonly Prospect[];
  /** What is lost if none of these fights is won. */
  readonly dread: number;
  /** How far apart the hands are that are sure to lose and sure to win: the more turns are left, the farther. */
  readonly spread: number;
}

/** Cards that come to light in a turn of one seat, in the long run. */
const PACE = 0.6;
/** The stone lies among the last cards of the deck: this many of them, and half as many below it. */
const LAST = 11;
/** A game lasts about this many turns of each seat; nobody should count on more, nor on fewer than the least. */
const USUAL = 22;
const LEAST = 5;
/** Of the turns that are left, this many are fights. */
const FIGHTS = 0.45;
/** What a seat that can beat anything scores in a fight, and the power at which it gets half of that. */
const PRIZE = 6;
const HALFWAY = 6;
/** What is at stake in the first fight after a standstill, for every point that the standstill costs. */
const STUCK = 3;

/** Alone, whatever is not beaten counts for the other side; but not all that could be beaten is worth the turn. */
const STAKE = 1.6;
/** A card of the Horde is worth about this much in the end. */
const HORDE = 4.5;
/** In every rank behind the first it is darker, and that takes this much more power on average. */
const DARKER = 0.35;
/** Later monsters meet a deck that was built to beat them: the power they take counts this much less. */
const PREPARED = 1.6;

/** What the dungeon holds, by the sets in play: worked out once for each game that is judged. */
interface Dungeon {
  readonly health: number;
  readonly points: number;
}

export class Outlooks {
  private readonly content: Content;
  private readonly worths: Worths;
  private readonly measures: Measures;
  private readonly dungeons = new Map<string, Dungeon>();

  constructor(content: Content, worths: Worths, measures: Measures) {
    this.content = content;
    this.worths = worths;
    this.measures = measures;
  }

  of(view: View<ThunderstoneShape>): Outlook {
    return view.seats === 1 ? this.alone(view) : this.together(view);
  }

  private together(view: View<ThunderstoneShape>): Outlook {
    const turns = this.turnsLeft(view);
    const prospects: Prospect[] = [{ power: HALFWAY, stake: PRIZE * FIGHTS * turns }];
    // Where nothing can move there is somebody in the hall whom everybody has to grow up to.
    const dread = STUCK * heldUp(this.content, view);
    if (dread > 0) prospects.push({ ...this.weakest(view), stake: dread });
    return { turns, prospects, dread, spread: this.measures.spread };
  }

  /** What it takes to beat whoever in the hall is beaten most easily. */
  private weakest({ piles }: View<ThunderstoneShape>): Omit<Prospect, 'stake'> {
    let best: Omit<Prospect, 'stake'> | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let rank = 0; rank <= RANKS; rank++)
      for (const card of piles.rank[rank].cards) {
        if (card === null || !('kind' in card)) continue;
        const def = this.content[card.kind];
        if (def.sort !== 'monster') continue;
        const light = def.traits.hidesInDark ? rank + def.dark : 0;
        const power = powerFor(def, rank);
        if (power + light >= least) continue;
        least = power + light;
        best = { power, light };
      }
    return best ?? { power: HALFWAY };
  }

  /** Every monster ahead of the stone is either beaten or gets past. */
  private alone(view: View<ThunderstoneShape>): Outlook {
    const { rank: ranks, dungeon } = view.piles;
    const prospects: Prospect[] = [];
    let dread = 0;
    let isLast = false;
    for (let rank = 0; rank <= RANKS && !isLast; rank++)
      for (const card of ranks[rank].cards) {
        if (card === null || !('kind' in card)) continue;
        const def = this.content[card.kind];
        const { sort, guardian } = def;
        if (sort === 'stone') isLast = true;
        if (sort !== 'monster' || guardian) continue;
        const points = this.pointsOf(card.kind);
        prospects.push({ power: powerFor(def, rank), stake: STAKE * points });
        dread += points;
      }
    const hidden = isLast ? 0 : aheadOfStone(dungeon);
    const { health, points } = this.dungeonOf(view);
    const { spread, spreadLater } = this.measures;
    if (hidden > 0) prospects.push({ power: health - PREPARED, stake: STAKE * points * hidden });
    const turns = 1 + hidden + prospects.length;
    return {
      turns,
      prospects,
      dread: dread + points * hidden,
      spread: spread + spreadLater * turns,
    };
  }

  pointsOf(kind: string): number {
    const { horde, points } = this.worths[kind];
    return horde ? HORDE : points;
  }

  /** How many turns the seat will probably still have: few once the last stone can be seen. */
  private turnsLeft({ piles, seats, step, state }: View<ThunderstoneShape>): number {
    const { rank: ranks, dungeon } = piles;
    if (state.hall.stones + 1 >= state.sets.stones.length)
      for (let rank = 1; rank <= RANKS; rank++)
        for (const card of ranks[rank].cards)
          if (card !== null && 'kind' in card && this.content[card.kind].sort === 'stone')
            return 1 + (rank - 1) / (PACE * seats);
    const cards = Math.max(0, (dungeon.count ?? 0) - LAST / 2);
    return 1 + Math.min(cards / (PACE * seats), Math.max(LEAST, USUAL - step / seats));
  }

  private dungeonOf({ state }: View<ThunderstoneShape>): Dungeon {
    const { monsters, traps } = state.sets;
    const key = `${monsters.join()} ${traps.join()}`;
    let found = this.dungeons.get(key);
    if (found === undefined) this.dungeons.set(key, (found = this.dungeonWith([...monsters, ...traps])));
    return found;
  }

  /** Traps are cards of the dungeon too, worth nothing. */
  private dungeonWith(groups: readonly string[]): Dungeon {
    let cards = 0;
    let monsters = 0;
    let health = 0;
    let points = 0;
    for (const def of Object.values(this.content)) {
      if (!groups.includes(def.group) || (def.sort === 'monster' && def.health === 0)) continue;
      cards += def.copies;
      if (def.sort !== 'monster') continue;
      monsters += def.copies;
      health += def.copies * def.health;
      points += def.copies * this.pointsOf(def.kind);
    }
    return cards === 0
      ? { health: HALFWAY, points: 0 }
      : { health: health / monsters, points: points / cards };
  }
}

/** The power an average hand needs to beat a monster as often as not. */
export const powerFor = ({ health }: CardDef, rank: number): number => health + DARKER * (rank - 1);

/** The stone is one of the last; where exactly, nobody knows. */
function aheadOfStone({ count }: PileView): number {
  const cards = count ?? 0;
  return cards > LAST ? cards - 1 - (LAST - 1) / 2 : Math.max(0, cards - 1) / 2;
}
