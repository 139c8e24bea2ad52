import { regionOf } from '../shape/spaces.ts';
import type { Outlook } from './goal.ts';
import type { Hero } from './hero.ts';
import type { Journey } from './journey.ts';

/** Ways remembered for each seat. */
const REMEMBERED = 8;

interface Way {
  /** Everything it depends on: the numbers, and the quest and the ending by name. */
  readonly depends: Float64Array;
  quest: string | null;
  ending: string | null;
  leads: Journey;
}

/**
 * The ways to victory worked out last, by seat. Bots judge thousands of positions that differ in one hero or two, and
 * working out the way of one costs more than all the rest of a judgement.
 */
export class Ways {
  private readonly known: Way[][] = [];
  /** By seat, which one is forgotten next. */
  private readonly oldest: number[] = [];
  private readonly sought = new Float64Array(27);
  private seat = 0;
  private quest: string | null = null;
  private ending: string | null = null;

  /** The way of this hero, if it is known from another position. */
  recall(hero: Hero, end: Journey, outlook: Outlook): Journey | null {
    this.seat = hero.seat;
    this.quest = hero.quest;
    this.ending = outlook.ending;
    describe(this.sought, hero, end, outlook);
    const known = (this.known[hero.seat] ??= []);
    for (const way of known)
      if (way.quest === this.quest && way.ending === this.ending && alike(way.depends, this.sought))
        return way.leads;
    return null;
  }

  /** Remember where the way leads that was asked for last. */
  keep(leads: Journey): Journey {
    const { seat, quest, ending } = this;
    const known = this.known[seat];
    if (known.length < REMEMBERED) known.push({ depends: this.sought.slice(), quest, ending, leads });
    else {
      const place = (this.oldest[seat] = ((this.oldest[seat] ?? -1) + 1) % REMEMBERED);
      known[place].depends.set(this.sought);
      Object.assign(known[place], { quest, ending, leads });
    }
    return leads;
  }
}

function alike(one: Float64Array, other: Float64Array): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** What changes most often first: most ways that are not the one are told apart at once. */
function describe(numbers: Float64Array, hero: Hero, end: Journey, { options, talismans }: Outlook): void {
  const { player } = hero;
  numbers[0] = player.space;
  numbers[1] = hero.strength;
  numbers[2] = hero.craft;
  numbers[3] = hero.battle;
  numbers[4] = hero.psychic;
  numbers[5] = hero.lives;
  numbers[6] = player.gold;
  numbers[7] = player.fate;
  numbers[8] = end.turns;
  numbers[9] = end.lives;
  numbers[10] = hero.mostLives;
  numbers[11] = hero.armour;
  numbers[12] = hero.followers;
  numbers[13] = hero.trophyStrength;
  numbers[14] = hero.trophyCraft;
  numbers[15] = hero.spells;
  numbers[16] = hero.fulfilled;
  numbers[17] = hero.rewards;
  numbers[18] = player.fiends;
  numbers[19] = player.werewolf;
  numbers[20] = Number(hero.talisman) + 2 * Number(hero.theOne);
  numbers[21] = Number(hero.raft) + 2 * Number(hero.axe);
  numbers[22] = Number(player.back) + 2 * Number(player.done);
  numbers[23] = Number(player.granted.some((space) => regionOf(space) === 'middle'));
  numbers[24] = Number(talismans > 0);
  numbers[25] = options.trophyRate;
  numbers[26] = Number(options.explodingDice);
}
