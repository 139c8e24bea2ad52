import type { Card, Option, Seat } from '@tafelrunde/engine';
import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { isHideout } from '../rules/elites.ts';
import { setGem } from '../rules/equipment.ts';
import { placeTile, spacesOf } from '../rules/map.ts';
import { becomeHero } from '../rules/setup.ts';
import type { Euthia, EuthiaShape, Fight, Gem, Hero } from '../shape.ts';

export const { rule, situation, card } = rulesFrom(new URL('../rules.yaml', import.meta.url));
export { game };

export type Journey = TestTable<EuthiaShape>;

interface Plan extends Situation<EuthiaShape> {
  /** By seat. */
  readonly heroes?: readonly string[];
  /** Tiles on the map besides the start tile, by the place of their anchor. */
  readonly map?: readonly (readonly [kind: string, q: number, r: number])[];
  /** By seat, where the heroes stand; 3 is the church. */
  readonly at?: readonly number[];
  /** By seat, tiles on the board and in pouches besides the starting ones. */
  readonly worn?: readonly (readonly string[])[];
  readonly pouch?: readonly (readonly string[])[];
  /** By seat. */
  readonly hero?: readonly Partial<Hero>[];
  /** Tiles may be revealed; otherwise the stack is empty. */
  readonly stack?: boolean;
}

/** A table with these heroes in their first round; seat 0 begins. */
export function play(plan: Plan = {}): Journey {
  const { heroes = ['ael', 'dral'], map = [], at = [], worn = [], pouch = [], hero = [] } = plan;
  return table(game, {
    ...plan,
    seats: plan.seats ?? heroes.length,
    set: (state, t) => {
      state.start = 0;
      state.turn = 0;
      heroes.forEach((_, seat) => putAway(t, seat));
      heroes.forEach((kind, seat) => become(t, seat, kind));
      for (const [kind, q, r] of map) placeTile(t, t.make(kind, t.piles.stage), { q, r });
      if (plan.stack !== true)
        for (const card of t.cards(t.piles.mapStack).slice()) t.move(card, t.piles.unused);
      worn.forEach((kinds, seat) => kinds.forEach((kind) => put(t, kind, t.piles.worn[seat])));
      pouch.forEach((kinds, seat) => kinds.forEach((kind) => put(t, kind, t.piles.pouch[seat])));
      state.heroes.forEach((one, seat) => (one.space = at[seat] ?? one.space));
      hero.forEach((changed, seat) => Object.assign(state.heroes[seat], changed));
      plan.set?.(state, t);
    },
  });
}

function put(t: Euthia, kind: string, pile: Parameters<Euthia['make']>[1]): void {
  t.make(kind, pile);
}

function putAway(t: Euthia, seat: Seat): void {
  const { worn, book, box, board } = t.piles;
  for (const pile of [worn[seat], book[seat], board[seat]])
    for (const card of t.cards(pile).slice()) t.move(card, box);
}

/** Whatever hero the seat had, it plays this one. */
function become(t: Euthia, seat: Seat, kind: string): void {
  const { box, board } = t.piles;
  const card = t.cards(box).find((one) => t.kind(one) === kind)!;
  t.move(card, board[seat]);
  becomeHero(t, seat, kind);
}

/** The fight that goes on. */
export const fightOf = (j: Journey): Fight => j.t.scenes.find(({ type }) => type === 'fight') as Fight;

/** An option by its id; a set of cards by their kind and number, whichever of equal ones they are: `curse.2`. */
const nameOf = (j: Journey, { id, does, card, about }: Option): string =>
  does === 'playSet' ? `${j.t.kind(card!)}.${String((about as { readonly n: number }).n)}` : id;

/** What the open question of a seat offers, each name once. */
export function offered(j: Journey, seat: Seat): string[] {
  j.options(seat);
  const { from } = j.match.question(seat)!;
  return [...new Set(from.flatMap((option) => (option.no === undefined ? [nameOf(j, option)] : [])))];
}

/** Choose an option by its name, or by what it does where only one does so. */
export function choose(j: Journey, seat: Seat, wanted: string): Journey {
  const question = j.match.question(seat)!;
  const option = question.from.find((one: Option) => nameOf(j, one) === wanted || one.does === wanted);
  return j.answer(seat, option?.id ?? wanted);
}

/** Say nothing, whoever is asked. */
export function pass(j: Journey): Journey {
  const [seat] = j.match.waiting;
  const { from, kind } = j.match.question(seat)!;
  if (kind === 'confirm') return j.answer(seat, false);
  return j.answer(seat, (from.find(({ declines }) => declines === true) ?? from[0]).id);
}

/** Everybody says nothing until this is asked. */
export function passTo(j: Journey, prompt: string): Journey {
  for (let i = 0; i < 100; i++) {
    const [seat] = j.match.waiting;
    if (j.match.question(seat)?.ask.prompt === prompt) return j.asks(seat, prompt);
    pass(j);
  }
  throw new Error(`nobody was asked '${prompt}'`);
}

/** By level, a tile whose first hex has such a monster. */
const GROUND = { 1: 'robberTrail', 2: 'borderHills', 3: 'dragonRibs' } as const;

/** A hero steps from the start tile onto the space of this monster; the last chance to prepare is open. */
export function beforeFighting(monster: string, plan: Plan = {}): Journey {
  const { level } = game.content[monster].enemy!;
  const j = play({
    map: [[GROUND[level], 2, -1]],
    at: [1, 3],
    ...plan,
    cards: { [`monsterNext.${level - 1}`]: [monster], ...plan.cards },
  });
  choose(j, 0, 'move.trade');
  return choose(j, 0, 'step4');
}

/** The last chance to prepare, if there was anything to decide, is over. */
export const intoFight = (j: Journey): Journey =>
  j.match.question(0)?.ask.prompt === 'beforeFight' ? choose(j, 0, 'fight') : j;

/** The same, and the fight begins. */
export const fighting = (monster: string, plan: Plan = {}): Journey =>
  intoFight(beforeFighting(monster, plan));

/** End the turn of a seat and keep no marker. */
export function endTurn(j: Journey, seat: Seat): Journey {
  return choose(choose(j, seat, 'end'), seat, 'keepNone');
}

/** The first card of this kind in a pile, such as `worn.0`. */
export function cardOf(j: Journey, pile: string, kind: string): Card {
  const [name, seat] = pile.split('.');
  const there = j.t.piles[name as 'worn'][Number(seat)];
  return j.t.cards(there).find((card) => j.t.kind(card) === kind)!;
}

/** While a table is laid: this gem is set in a worn tile. */
export function setIn(t: Euthia, seat: Seat, kind: string, gem: Gem): void {
  t.state.heroes[seat].gems[gem]++;
  setGem(
    t,
    seat,
    gem,
    t.cards(t.piles.worn[seat]).find((card) => t.kind(card) === kind)!,
  );
}

/** By these options the hero of seat 0 comes upon a monster of level 1 and beats it; the trophy is left. */
export function beats(plan: Plan, ...ways: readonly string[]): Journey {
  const j = play({
    ...plan,
    cards: { 'monsterNext.0': ['giantDragonfly'], ...plan.cards },
    dice: [1, 2, 6, 6],
  });
  for (const way of ways) choose(j, 0, way);
  if (j.match.question(0)?.ask.prompt === 'beforeFight') choose(j, 0, 'fight');
  fightOf(j).damage = 2;
  while (j.match.question(0)?.ask.prompt !== 'keepTrophy') choose(j, j.match.waiting[0], 'pass');
  return choose(j, 0, 'noTrophy');
}

/** All kinds of hideouts around the start tile. */
const AROUND = [
  ['robberTrail', 2, -1],
  ['twinLakes', 1, 1],
  ['northTowers', -1, 2],
  ['alchemistBrook', -2, 1],
  ['traderGreen', -1, -1],
  ['boneField', 1, -2],
] as const;

/** A hero stands on the pacified hideout of this elite enemy, whose bounty lies open. */
export function atHideout(elite: string, plan: Plan = {}): Journey {
  const { kind, bounty } = Object.values(game.content).find((card) => card.bounty?.elite === elite)!;
  return play({
    map: AROUND,
    ...plan,
    options: { elites: true, ...plan.options },
    cards: { bounty: [kind], elites: [elite], ...plan.cards },
    set: (state, t) => {
      state.map.beaten.fill(true);
      state.heroes[0].space = spacesOf(t).find((space) => isHideout(t, space, bounty!.hideout))!;
      plan.set?.(state, t);
    },
  });
}

/** The same, and the fight begins. */
export const fightingElite = (elite: string, plan: Plan = {}): Journey =>
  intoFight(choose(atHideout(elite, plan), 0, 'fightElite'));
