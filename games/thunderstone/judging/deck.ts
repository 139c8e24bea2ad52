import { hordePoints } from '../rules/scoring.ts';
import { HAND } from '../shape.ts';
import type { Outlook } from './outlook.ts';
import type { CardWorth } from './worth.ts';

/** Weights and strengths beyond this make no difference. */
const STRONGEST = 12;
/** A hand with this much light sees as well as it ever needs to. */
const ENOUGH_LIGHT = 2.5;
/** Light a hand without any lacks even against the front rank. */
const DARKNESS = 2;
/** Cards that will come to the deck anyway, beaten monsters above all: thinning is good, but not for its own sake. */
const GROWTH = 12;
/** What each of these adds to a hand: a card that gives less makes the deck worse in the long run. */
const TO_COME = 1;
/** The part of that which everybody has in the end. */
const USUAL_GAIN = 3;
/** By how much a deck gets better in every turn that is left, on average over these. */
const PROGRESS = 0.08;
/** The power that an average hand's gold buys in every turn that is left; it comes late, and not all turns are visits. */
const GOLD = 0.05;
const MOST_GOLD = 11;
/** The power a point of experience buys, and how much of it can be put to use soon. */
const EXPERIENCE = 0.3;
const SOON = 6;
const LATER = 0.4;

/**
 * The cards of a seat, added up: what they score, and what an average hand of them can do. Cards come and go one by one,
 * so that a purchase can be weighed without counting everything again.
 */
export class Deck {
  points = 0;
  horde = 0;
  private size = 0;
  private power = 0;
  private light = 0;
  private gold = 0;
  private draws = 0;
  private readonly heroes = new Float64Array(STRONGEST + 1);
  /** By weight, the attack of all weapons and how many they are. */
  private readonly blows = new Float64Array(STRONGEST + 1);
  private readonly weapons = new Float64Array(STRONGEST + 1);
  private armed = 0;

  clear(): void {
    this.points = this.horde = this.size = 0;
    this.power = this.light = this.gold = this.draws = this.armed = 0;
    this.heroes.fill(0);
    this.blows.fill(0);
    this.weapons.fill(0);
  }

  /** Add a card, or with -1 take it out. */
  add(worth: CardWorth, sign: 1 | -1 = 1): void {
    this.size += sign;
    this.points += sign * worth.points;
    this.light += sign * worth.light;
    this.gold += sign * worth.gold;
    this.draws += sign * worth.draws;
    if (worth.horde) this.horde += sign;
    if (worth.weight >= 0) {
      this.armed += sign;
      const weight = Math.min(worth.weight, STRONGEST);
      this.blows[weight] += sign * worth.power;
      this.weapons[weight] += sign;
      return;
    }
    this.power += sign * worth.power;
    if (worth.strength >= 0) this.heroes[Math.min(worth.strength, STRONGEST)] += sign;
  }

  get score(): number {
    return this.points + hordePoints(this.horde);
  }

  /** The attack an average card of the deck brings to a fight. */
  get perCard(): number {
    return this.size === 0 ? 0 : (this.power + this.carried(this.share)) / this.size;
  }

  /** The share of the deck that an average hand holds. */
  private get share(): number {
    const size = this.size + GROWTH;
    return Math.min(1, (HAND * (1 + this.draws / size)) / size);
  }

  /** The attack of an average hand against the front rank. */
  private strengthIn(share: number): number {
    const light = this.light * share;
    // The first light is worth most: every further one is missing less often.
    const seen = ENOUGH_LIGHT * (1 - Math.exp(-light / 1.4));
    const cards = this.power + this.carried(share) + GROWTH * TO_COME;
    return cards * share - USUAL_GAIN + 2 * (seen - DARKNESS);
  }

  /** What the weapons give, as far as there are heroes in the same hand who can carry them. */
  private carried(share: number): number {
    if (this.armed === 0) return 0;
    let able = 0;
    let heavier = 0;
    let sum = 0;
    for (let weight = STRONGEST; weight >= 0; weight--) {
      able += this.heroes[weight];
      if (this.weapons[weight] === 0) continue;
      heavier += this.weapons[weight];
      // Somebody strong enough must be in the same hand, and every hero carries only one.
      const found = (1 - Math.exp(-able * share)) * Math.min(1, able / heavier);
      sum += this.blows[weight] * found;
    }
    return sum;
  }

  /** What it scores, and what it will probably still bring in the fights to come. */
  worth({ turns, prospects, dread, spread }: Outlook, experience: number): number {
    const { share } = this;
    const strength = this.strengthIn(share) + PROGRESS * turns;
    let hope = 0;
    let slope = 0;
    for (const { power, stake, light = 0 } of prospects) {
      let chance = winChance(strength - power, spread);
      if (light > 0) chance *= 1 - Math.exp((-Math.max(0, this.light) * share) / light);
      hope += stake * chance;
      slope += stake * chance * (1 - chance);
    }
    // What a little more power would bring: gold and experience are worth what they can be turned into.
    const perPower = (slope * share) / spread;
    const gold = Math.min(MOST_GOLD, this.gold * share);
    const useful = Math.min(experience, SOON) + LATER * Math.max(0, experience - SOON);
    return this.score + hope - dread + perPower * (GOLD * turns * gold + EXPERIENCE * useful);
  }

  /** How likely a hand of this deck beats what takes so much power. */
  chanceAgainst(power: number, { turns, spread }: Outlook): number {
    return winChance(this.strengthIn(this.share) + PROGRESS * turns - power, spread);
  }
}

const winChance = (more: number, spread: number): number => 1 / (1 + Math.exp(-more / spread));
