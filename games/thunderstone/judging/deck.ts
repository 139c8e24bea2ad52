import { hordePoints } from '../rules/scoring.ts';
import { HAND } from '../shape.ts';
import { type Measures, TOGETHER } from './measures.ts';
import type { Outlook } from './outlook.ts';
import type { CardWorth } from './worth.ts';

/** Weights and strengths beyond this make no difference. */
const STRONGEST = 12;

/**
 * The cards of a seat, added up: what they score, and what an average hand of them can do. Cards come and go one by one,
 * so that a purchase can be weighed without counting everything again.
 */
export class Deck {
  points = 0;
  horde = 0;
  private measures = TOGETHER;
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

  clear(measures: Measures): void {
    this.measures = measures;
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
    const { growth, draw } = this.measures;
    const size = this.size + growth;
    return Math.min(1, (HAND * (1 + (draw * this.draws) / size)) / size);
  }

  /** The attack of an average hand against the front rank. */
  private strengthIn(share: number): number {
    const { enoughLight, firstLight, darkness, perLight, growth, toCome, usualGain } = this.measures;
    const light = this.light * share;
    // The first light is worth most: every further one is missing less often.
    const seen = enoughLight * (1 - Math.exp(-light / firstLight));
    const cards = this.power + this.carried(share) + growth * toCome;
    return cards * share - usualGain + perLight * (seen - darkness);
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
    const { share, measures } = this;
    const strength = this.strengthIn(share) + measures.progress * turns;
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
    const gold = Math.min(measures.mostGold, this.gold * share);
    const useful =
      Math.min(experience, measures.soon) + measures.later * Math.max(0, experience - measures.soon);
    return (
      this.score + hope - dread + perPower * (measures.gold * turns * gold + measures.experience * useful)
    );
  }

  /** How likely a hand of this deck beats what takes this much power. */
  chanceAgainst(power: number, { turns, spread }: Outlook): number {
    return winChance(this.strengthIn(this.share) + this.measures.progress * turns - power, spread);
  }
}

const winChance = (more: number, spread: number): number => 1 / (1 + Math.exp(-more / spread));
