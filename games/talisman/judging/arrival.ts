import type { View } from '@tafelrunde/engine';
import type { TalismanShape } from '../shape.ts';
import { kindAt } from '../rules/places.ts';
import { NAMES, regionOf, type Space } from '../shape/spaces.ts';
import { danger } from './danger.ts';
import { type Outlook, turnsToWin } from './goal.ts';
import { type Hero, kindOf, type Library } from './hero.ts';
import { loseChance, winChance } from './odds.ts';
import { worthLying } from './surroundings.ts';

/** What a point of a trophy saves, in turns; beyond this many points of one fight it is not counted on. */
const TROPHY = 0.5;
const TROPHIES = 8;
/** An adventure card: how often an Enemy, how strong by region, and what anything else is good for. */
const ENEMY = 0.45;
const USUAL = { outer: 4, middle: 5, inner: 6 } as const;
const FIND = 0.5;
/** With fate left, a fight is lost this much less often. */
const SECOND_CHANCE = 0.75;
/** What things are worth in turns: a piece of gold, a point of an attribute, a fate, a Follower, a prayer in the Temple. */
const GOLD = 0.5;
const POINT = 4;
const FATE = 0.6;
const FOLLOWER = 0.3;
const PRAYER = 1;
/** The City heals two lives at most. */
const DOCTOR = 0.8;

/** What an encounter on a space will probably bring a hero: in turns, before anybody has rolled. */
export class Arrivals {
  private readonly view: View<TalismanShape>;
  private readonly hero: Hero;
  private readonly library: Library;
  /** What a life is worth to the hero that it may lose, and what being healed. */
  readonly life: number;
  private readonly cure: number;

  constructor(view: View<TalismanShape>, hero: Hero, rivals: readonly Hero[], outlook: Outlook) {
    this.view = view;
    this.hero = hero;
    this.library = outlook.library;
    const way = turnsToWin(hero, rivals, outlook);
    const dangerWith = (lives: number): number => danger({ ...hero, lives }, way, rivals, outlook);
    const now = dangerWith(hero.lives);
    this.life = dangerWith(hero.lives - 1) - now;
    this.cure = hero.lives < hero.mostLives ? now - dangerWith(hero.mostLives) : 0;
  }

  at(space: Space): number {
    const { view, hero, library } = this;
    const { cards } = view.piles.space[space];
    const { draw, enemies } = library.content[kindAt(view.options.board, space)].space!;
    let worth = GOLD * view.state.goldOn[space] + this.text(space);
    let strength = 0;
    let craft = 0;
    for (const card of cards) {
      const kind = kindOf(card);
      if (kind === null) continue;
      const def = library.content[kind];
      if (def.type !== 'enemy') worth += worthLying(library, kind, hero);
      else if (def.strength > 0) strength += def.strength;
      else craft += def.craft;
    }
    if (strength > 0) worth += this.battle(strength + enemies);
    if (craft > 0) worth += this.psychic(craft + enemies);
    const usual = USUAL[regionOf(space)] + enemies;
    const drawn = Math.max(0, draw - cards.length);
    if (drawn === 0) return worth;
    const foe = (2 * this.battle(usual) + this.psychic(usual)) / 3;
    return worth + drawn * (ENEMY * foe + (1 - ENEMY) * FIND);
  }

  private battle(foe: number): number {
    return this.fight(this.hero.battle, foe, 1 - this.hero.armour);
  }
  private psychic(foe: number): number {
    return this.fight(this.hero.psychic, foe, 1);
  }
  /** A fight before it begins: trophies, or a life. */
  private fight(own: number, foe: number, wound: number): number {
    const { explodingDice } = this.view.options;
    const win = winChance(own - foe, explodingDice);
    const lose = loseChance(own - foe, explodingDice) * (this.hero.player.fate > 0 ? SECOND_CHANCE : 1);
    return win * TROPHY * Math.min(TROPHIES, foe) - lose * wound * this.life;
  }

  /** What the board says there, by what most often comes of it. */
  private text(space: Space): number {
    const { life, cure } = this;
    const { alignment, followers, talisman, player } = this.hero;
    switch (NAMES[space]) {
      case 'desert':
        return -life;
      case 'blackKnight':
        return player.gold > 0 ? -GOLD : -life;
      case 'chasm':
        return -life / 3 - FOLLOWER * followers;
      case 'crags':
      case 'forest':
        // A point on a 6, a turn lost on a 2 or 3, a fight on a 1 that half is lost.
        return POINT / 6 - 1 / 3 - life / 12;
      case 'chapel':
        return alignment === 'evil' ? -life : alignment === 'good' || player.gold > 0 ? cure : 0;
      case 'graveyard':
        return alignment === 'good' ? -life : alignment === 'evil' ? 2 * FATE : player.gold > 0 ? FATE : 0;
      case 'village':
      case 'castle':
        return player.gold > 0 ? cure : 0;
      case 'city':
        return player.gold > 0 ? DOCTOR * cure : 0;
      case 'temple':
        return talisman ? 0 : PRAYER;
      default:
        return 0;
    }
  }
}
