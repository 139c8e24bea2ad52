import type { Card } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { hero, item, monster, weapon } from '../content/define.ts';
import { attackOn } from '../rules/attack.ts';
import { freshlyLaid } from '../rules/party.ts';
import { newTurn } from '../rules/turn.ts';
import { RANKS } from '../shape.ts';
import type { Measures } from './measures.ts';

type Content = Readonly<Record<string, CardDef>>;

/** What a card does for the hand it comes up in, in numbers a judgement can add up. */
export interface CardWorth {
  /** Attack and magic attack, with what its hooks add in a party of the usual kind; for a weapon, carried. */
  readonly power: number;
  readonly light: number;
  readonly gold: number;
  /** Cards it draws in the dungeon. */
  readonly draws: number;
  readonly points: number;
  readonly horde: boolean;
  /** Of a hero; -1 for all others. */
  readonly strength: number;
  /** Of a weapon; -1 for all others. */
  readonly weight: number;
}

/** Seeing in the dark spares a party about this much light. */
const SIGHT = 2;
/** A Disease takes one from the attack. TH-DISEASE-02 */
const AILMENT = -1;
/** What the makers of the game ask for a point of each; what a card costs beyond that, its effects must be worth. */
const PRICE = { base: 1, power: 1.9, light: 1.2, gold: 0.8, draws: 1.5 };
/** No effect counts for less, or for more, than this much attack. */
const LEAST_EFFECT = 0.3;
const MOST_EFFECT = 1.5;
/** A price is no proof: this much of what it seems to say about an effect is believed. */
const TRUST = 0.4;
/** What a card for the village makes of a visit, in gold: only one of its effects can be used. */
const VILLAGE_EFFECT = 0.7;

/** The worth of every card, worked out once from the definitions. */
export function worthsOf(content: Content): Readonly<Record<string, CardWorth>> {
  const party = new UsualParty(content);
  return Object.fromEntries(
    Object.values(content).map((def) => [def.kind, worthOf(def, party.gainFrom(def))]),
  );
}

/** The same with other powers for cards of some sorts. */
export const weighed = (
  worths: Readonly<Record<string, CardWorth>>,
  content: Content,
  powers: Measures['powers'],
): Readonly<Record<string, CardWorth>> =>
  Object.fromEntries(
    Object.entries(worths).map(([kind, worth]) => [
      kind,
      { ...worth, power: worth.power * (powers[content[kind].sort] ?? 1) },
    ]),
  );

function worthOf(def: CardDef, gain: number): CardWorth {
  const light = def.light + (def.seesInDark ? SIGHT : 0);
  let helps = 0;
  let draws = 0;
  let unread = 0;
  for (const effect of def.effects) {
    const { draws: drawn } = effect;
    if (effect.in === 'village') helps = Math.max(helps, drawn ?? 1);
    else if (drawn === undefined) unread++;
    else draws += drawn;
  }
  const gold = (def.gold ?? 0) + VILLAGE_EFFECT * helps;
  let power = def.sort === 'disease' ? AILMENT : gain;
  if (unread > 0) {
    const { base, ...per } = PRICE;
    const told = base + per.power * power + per.light * light + per.gold * gold + per.draws * draws;
    const rest = def.sort === 'monster' ? 0 : (TRUST * (def.price - told)) / per.power;
    power += Math.min(MOST_EFFECT, Math.max(LEAST_EFFECT, rest));
  }
  return {
    power,
    light,
    gold,
    draws,
    points: def.horde ? 0 : def.points,
    horde: def.horde,
    strength: def.sort === 'hero' ? def.strength : -1,
    weight: def.sort === 'weapon' ? def.weight : -1,
  };
}

/** A party such as one often has, to try a card in: what it adds there is its power. */
class UsualParty {
  private readonly content: Content;

  constructor(content: Content) {
    const made = { box: 'base', source: 'house', price: 0, keywords: [] } as const;
    const stand = [
      hero({ ...made, kind: 'aFighter', group: 'a', level: 1, classes: ['fighter'], strength: 6, attack: 2 }),
      hero({ ...made, kind: 'aMage', group: 'a', level: 1, classes: ['wizard'], strength: 3, magic: 2 }),
      weapon({ ...made, kind: 'aSword', weight: 2, attack: 2, keywords: ['edged'] }),
      item({ ...made, kind: 'aLamp', gold: 2, light: 1, keywords: ['light'] }),
      monster({
        ...made,
        kind: 'aTarget',
        group: 'a',
        copies: 1,
        health: 6,
        experience: 1,
        points: 1,
        gold: 0,
      }),
    ];
    this.content = { ...content, ...Object.fromEntries(stand.map((def) => [def.kind, def])) };
  }

  /** A player who has such a card looks for a target it suits: between what it adds on average and at the best rank. */
  gainFrom({ kind, sort }: CardDef): number {
    if (sort === 'disease' || sort === 'trap' || sort === 'stone') return 0;
    let sum = 0;
    let best = 0;
    for (let rank = 1; rank <= RANKS; rank++) {
      const gain = this.gainAt(rank, kind, sort);
      sum += gain;
      best = Math.max(best, gain);
    }
    return (sum / RANKS + best) / 2;
  }

  private gainAt(rank: number, kind: string, sort: CardDef['sort']): number {
    const usual = ['aFighter', 'aMage', 'aLamp', 'aSword'];
    const more = [...usual, kind];
    if (sort === 'weapon') return this.attack(rank, more, 1, 0) - this.attack(rank, usual, 1);
    const unarmed = this.attack(rank, more, 0) - this.attack(rank, usual, 0);
    if (sort !== 'hero') return unarmed;
    return (unarmed + this.attack(rank, more, 4) - this.attack(rank, usual, 0)) / 2;
  }

  /** Of these cards, the sword carried by the card at one place, the last one by that at another. */
  private attack(rank: number, kinds: readonly string[], swordBy: number, lastBy?: number): number {
    const turn = newTurn('fight', 0);
    turn.cards = kinds.map((kind, i) => freshlyLaid(i as Card, kind));
    turn.cards[3].by = swordBy as Card;
    if (lastBy !== undefined) turn.cards.at(-1)!.by = lastBy as Card;
    const { attack, magic } = attackOn(this.content, turn, { kind: 'aTarget', rank, weakened: 0 });
    return attack + magic;
  }
}
