import {
  type Advice,
  type Answer,
  type AskPlace,
  numberIn,
  type Option,
  type Params,
  paramsOf,
  type Question,
  sceneIn,
  type Seat,
  textIn,
} from '@tafelrunde/engine';
import {
  along,
  type Disc,
  distance,
  inches,
  type Path,
  type Point,
  SIZE,
  SLACK,
  toward,
} from '../geometry/measure.ts';
import { WHEEL } from '../geometry/wheel.ts';
import type { PlaceSpec } from '../placing/spec.ts';
import { heroDef, heroesOf, modelOf, type Read, teamOf } from '../rules/models.ts';
import { has, maxLife, moveAllowance } from '../rules/values.ts';
import type { Reaction } from '../rules/reactions.ts';
import type { ActionScene, ExaltedShape, ExaltedState, Hero, Model, ModelId, Slot } from '../shape.ts';
import { fitOf, valueOfPurchase } from './choices.ts';
import { type Plan, plansOf, retreat } from './plans.ts';
import { remembered } from './remembered.ts';
import { placesAround } from './places.ts';
import { Position, readView } from './position.ts';
import { crossedToward, valueOfPart } from './effects.ts';
import { aimsOf, strikesFrom, valueOfAttack } from './strikes.ts';

/** An answer, and what it looks worth. */
interface Ranked {
  readonly answer: Answer;
  readonly value: number;
}
/** Answers that come so near to the best deserve a closer look, and at most this many. */
const MARGIN = 9;
const MOST = 4;
/** Of heroes more: which of them plays best nobody can tell before. */
const HEROES = 20;

/** What a practised player does without thinking for long. */
export const advice: Advice<ExaltedShape> = {
  steps: () => 2,
  farEnough,
  announces: ({ ask }) => ask.prompt !== 'act',
  answer: (view, question) => ranked(readView(view), question)?.[0]?.answer ?? null,
  candidates: (view, question) => {
    const found = ranked(readView(view), question);
    if (found === null || found.length === 0) return null;
    return found
      .filter(({ value }) => value >= found[0].value - MARGIN)
      .slice(0, question.ask.prompt === 'draft' || question.ask.prompt === 'list' ? HEROES : MOST)
      .map(({ answer }) => answer);
  },
};

/** Bots look on until both have been active once more. */
function farEnough(from: ExaltedState, now: ExaltedState): boolean {
  if (from.stage !== 'activation') return now.stage === 'activation' || now.round > from.round + 1;
  const begun = ({ phases }: ExaltedState): number => phases[0] + phases[1];
  return begun(now) >= begun(from) + 3 || now.round > from.round;
}

/** The answers to a question, the best first; null where anything will do. */
function ranked(t: Read, question: Question): Ranked[] | null {
  const rank = ranks[question.ask.prompt];
  if (rank === undefined) return null;
  const asked = new Asked(t, question);
  const found = rank(asked);
  return found === null
    ? null
    : found.filter(({ answer }) => asked.allows(answer)).toSorted((a, b) => b.value - a.value);
}

/** Options of this game say what they do: with which model, which part of an ability, and a reaction when. */
type Deed = Option & {
  readonly model?: ModelId;
  readonly index?: number;
  readonly when?: Reaction['when'];
};

/** A question, with what is known about it. */
class Asked {
  readonly t: Read;
  readonly question: Question;
  readonly seat: Seat;
  private position: Position | null = null;

  constructor(t: Read, question: Question) {
    this.t = t;
    this.question = question;
    this.seat = question.seat;
  }
  get at(): Position {
    return (this.position ??= new Position(this.t, teamOf(this.t, this.seat)));
  }
  get options(): readonly Deed[] {
    return this.question.from.filter(({ no }) => no === undefined);
  }
  private get about(): Params {
    return paramsOf(this.question.ask.about);
  }
  word(name: string): string {
    return textIn(this.about, name) ?? '';
  }
  number(name: string): number {
    return numberIn(this.about, name) ?? 0;
  }
  get place(): PlaceSpec {
    return this.about.place as unknown as PlaceSpec;
  }
  /** The own hero it is about. */
  get hero(): Hero | null {
    const [name, kind] = [this.word('hero'), this.word('kind')];
    return (
      heroesOf(this.t, teamOf(this.t, this.seat)).find((one) => one.kind === name || one.kind === kind) ??
      null
    );
  }
  /** The ability it is about. */
  get slot(): Slot | null {
    const { hero } = this;
    if (hero === null) return null;
    const { abilities } = heroDef(this.t, hero);
    return (['Q', 'W', 'R'] as const).find((slot) => abilities[slot].kind === this.word('kind')) ?? null;
  }
  allows(answer: Answer): boolean {
    const { question } = this;
    if (question.kind === 'one') return question.from.some(({ id, no }) => id === answer && no === undefined);
    return question.kind !== 'place' || (question.ask as AskPlace).fault(answer as Path) === null;
  }
  each(mark: (option: Deed) => number): Ranked[] {
    return this.options.map((option) => ({ answer: option.id, value: mark(option) }));
  }
  models(mark: (model: Model) => number, otherwise: number): Ranked[] {
    return this.each(({ model }) =>
      model === undefined || model < 0 ? otherwise : mark(modelOf(this.t, model)),
    );
  }
  plans(hero: Hero): readonly Plan[] {
    return remembered(this.t, hero, () => plansOf(this.at, hero));
  }
}

type Rank = (asked: Asked) => Ranked[] | null;

const first: Rank = ({ options }) => [{ answer: options[0].id, value: 0 }];
/** This, or where it is not offered the first. */
const choice =
  (id: string): Rank =>
  ({ options }) => [{ answer: options.some((one) => one.id === id) ? id : options[0].id, value: 0 }];
/** What may be done is done. */
const gladly: Rank = (asked) => asked.each(({ declines }) => (declines === true ? 0 : 10));

/** Whom to act with, by the best that each could do. */
const act: Rank = (asked) =>
  asked.models((model) => (model.sort === 'hero' ? (asked.plans(model)[0]?.value ?? -1) : -1), 0);

const action: Rank = (asked) => {
  const { hero } = asked;
  if (hero === null) return null;
  const plans = asked.plans(hero);
  return asked.each(({ id }) => plans.find(({ does }) => does === id)?.value ?? -20);
};

/** A way: of a plan, or after a blow out of danger. */
const way: Rank = (asked) => {
  const { hero, at, place } = asked;
  if (hero === null || place.kind !== 'walk') return null;
  const stay = { answer: [{ x: hero.x, y: hero.y }], value: 0 };
  if (place.allowance <= moveAllowance(asked.t, hero) + SLACK && place.short === place.allowance) {
    const back = retreat(at, hero);
    return back === null ? [stay] : [{ answer: back.path, value: back.gain }, stay];
  }
  const found: Ranked[] = [stay];
  for (const { does, path, value } of asked.plans(hero))
    if (does === 'go' && found.every(({ answer }) => !isNear(answer as Path, path)))
      found.push({ answer: path, value });
  return found;
};
/** Ways that end at nearly the same place. */
const isNear = (a: Path, b: Path): boolean => distance(a[a.length - 1], b[b.length - 1]) < inches(0.4);

const thenWhat: Rank = (asked) => {
  const { hero, at } = asked;
  if (hero === null) return null;
  const stand = { x: asked.number('x'), y: asked.number('y'), r: hero.r };
  const strikes = strikesFrom(at, hero, stand, false);
  return asked.each(({ does }) =>
    does === 'run' ? 0 : (strikes.find((strike) => strike.does === does)?.value ?? -10),
  );
};
const moveAfter: Rank = (asked) => {
  const { hero, at } = asked;
  if (hero === null) return null;
  const gain = retreat(at, hero)?.gain ?? -1;
  return asked.each(({ declines }) => (declines === true ? 0 : gain - 1));
};

/** Whom to aim at. */
const target: Rank = (asked) => {
  const { hero, at, slot } = asked;
  if (hero === null) return null;
  if (slot === null) return asked.models((model) => valueOfAttack(at, hero, hero, model, true), 0);
  const aims = aimsOf(at, hero, slot, hero, null);
  return asked.models((model) => aims.find(({ targets }) => targets.includes(model.id))?.value ?? -5, 0);
};
/** Somebody to hurt or to help besides: the weakest hero, or whoever is there. */
const somebody: Rank = (asked) =>
  asked.models((model) => (model.sort === 'hero' ? 20 - model.life : model.sort === 'golem' ? 6 : 4), -1);

/** Where an ability is aimed at. */
const aim: Rank = (asked) => {
  const { hero, at, slot, place } = asked;
  if (hero === null || slot === null || !('from' in place) || place.from === null) return null;
  const from: Disc = place.from;
  const found = aimsOf(at, hero, slot, from, null).filter(({ to }) => to !== null);
  if (found.length === 0) return null;
  const lines = place.kind === 'line' ? place.lines : 1;
  const points = found
    .toSorted((a, b) => b.value - a.value)
    .map(({ to, value }) => ({ to: onTheMat(from, to!), value }));
  if (lines > 1) return [{ answer: points.slice(0, lines).map(({ to }) => to), value: points[0].value }];
  return points.map(({ to, value }) => ({ answer: [to], value }));
};
const onTheMat = (from: Disc, to: Point): Point =>
  to.x >= 0 && to.y >= 0 && to.x <= SIZE && to.y <= SIZE ? to : toward(from, to, from.r);

/** A charge goes over as many as possible; any other way of an ability to a good place. */
const abilityMove: Rank = (asked) => {
  const { hero, at, slot, place } = asked;
  if (hero === null || slot === null || place.kind !== 'walk') return stand(asked);
  const charges = heroDef(asked.t, hero).abilities[slot].does.some(
    ({ on }) => typeof on === 'object' && 'crossed' in on,
  );
  if (!charges) return stand(asked);
  const found: Ranked[] = [];
  for (const foe of at.t.state.models) {
    if (!foe.present || foe.team === at.team || distance(foe, place.base) > place.allowance + inches(2))
      continue;
    const value = 10 * crossedToward(at, hero, place.base, foe).length;
    for (let far = place.allowance - 4; far > inches(1); far -= inches(0.5))
      found.push({ answer: [toward(place.base, foe, far)], value: value + far / inches(10) });
  }
  return found.length === 0 ? stand(asked) : found;
};
/** Right at whoever it is meant for. */
const point: Rank = (asked) => {
  const { hero, at, slot } = asked;
  if (hero === null || slot === null) return null;
  const found = aimsOf(at, hero, slot, hero, null);
  return found.map(({ to, value }) => ({ answer: [to ?? { x: hero.x, y: hero.y }], value }));
};
/** In front of somebody, across the way. */
const hedge: Rank = (asked) => {
  const { hero, at, place } = asked;
  if (hero === null || place.kind !== 'hedge') return null;
  const found: Ranked[] = [];
  for (const foe of at.foes)
    for (let i = 0; i < WHEEL.length; i += 2) {
      const middle = along(foe, WHEEL[i], foe.r + place.width);
      const across = WHEEL[(i + WHEEL.length / 4) % WHEEL.length];
      found.push({ answer: [middle, along(middle, across, inches(1))], value: 10 - foe.life });
    }
  return found;
};

/** The reaction costs no action: what gains anything is done. */
const react: Rank = (asked) => {
  const { t, at } = asked;
  const scene = sceneIn<ActionScene>(t, 'action');
  if (scene === null) return null;
  const acting = modelOf(t, scene.hero);
  const end = scene.way.at(-1) ?? scene.path.at(-1) ?? acting;
  const moved = { id: acting.id, at: { x: end.x, y: end.y, r: acting.r } };
  return asked.each(({ declines, value, when, does }) => {
    if (declines === true) return 0;
    const hero = modelOf(t, Number(value));
    if (hero.sort !== 'hero') return -1;
    if (when !== 'after' && does === 'attack')
      return valueOfAttack(at, hero, hero, acting, true) + (when === 'interrupts' ? 6 : 0);
    const strike = strikesFrom(at, hero, hero, true, 'reaction', when === 'after' ? moved : null).find(
      (one) => one.does === does,
    );
    return strike === undefined ? -5 : strike.value - (does === 'attack' ? 0 : 3);
  });
};

/** Where to stand: of some places all around, the best. */
const stand: Rank = (asked) => {
  const { hero, at, place } = asked;
  if (hero === null || place.kind !== 'spot') return null;
  return placesAround(place, at.team).map((answer) => ({
    answer: [answer],
    value: at.standing(hero, { ...answer, r: hero.r }),
  }));
};
const teleportTo: Rank = (asked) => {
  const { hero } = asked;
  if (hero === null) return null;
  const plans = asked.plans(hero);
  return asked.models((model) => plans.find(({ tower }) => tower?.id === model.id)?.value ?? -50, -50);
};
/** On the edge of the platform, turned to the arena. */
const deployWhere: Rank = (asked) => {
  const { hero, place } = asked;
  if (hero === null || place.kind !== 'spot' || place.platform === null) return null;
  const blue = place.platform === 'blue';
  const corner = blue ? { x: 0, y: 0 } : { x: SIZE, y: SIZE };
  return WHEEL.filter(({ x, y }) => (blue ? x > 0 && y > 0 : x < 0 && y < 0)).flatMap((way, i) =>
    [6.3, 5].map((far) => ({
      answer: [along(corner, way, inches(far))],
      // Those who come first take different sides.
      value: far - ((hero.place * 3 + i) % 7) / 10,
    })),
  );
};

const buy: Rank = (asked) =>
  asked.each((option) => (option.declines === true ? 0 : valueOfPurchase(asked.t, option)));
const draft: Rank = (asked) =>
  asked.each(({ about }) => 2 * fitOf(asked.t, asked.seat, String(paramsOf(about).kind)));
/** Armour is shed where that frees a hero. */
const startOfActivation: Rank = (asked) =>
  asked.each(({ declines, does, value }) => {
    if (declines === true) return 0;
    if (does !== 'shed') return 5;
    const hero = modelOf(asked.t, Number(value));
    return has(hero, 'stun') || has(hero, 'hold') ? 5 : -5;
  });
const part: Rank = (asked) => {
  const { hero, at, slot } = asked;
  if (hero === null || slot === null) return null;
  const ability = heroDef(asked.t, hero).abilities[slot];
  const choose = ability.does.find((step) => step.do === 'choose');
  if (choose === undefined) return null;
  const weakest =
    at.own.toSorted((a, b) => a.life / maxLife(asked.t, a) - b.life / maxLife(asked.t, b))[0] ?? hero;
  return asked.each(({ declines, index }) =>
    declines === true || index === undefined ? 6 : valueOfPart(at, hero, choose.from[index], weakest.id),
  );
};
/** The hero with more life left takes it. */
const share: Rank = (asked) => {
  const { t, seat, question } = asked;
  const own = heroesOf(t, teamOf(t, seat));
  const friend = own.find(({ kind }) => kind === asked.word('kind'));
  const other = own.find(({ kind }) => kind === asked.word('other'));
  if (friend === undefined || other === undefined) return null;
  return [
    { answer: friend.life - question.max > other.life - asked.number('damage') ? question.max : 0, value: 0 },
  ];
};

const ranks: Readonly<Partial<Record<string, Rank>>> = {
  act,
  action,
  way,
  thenWhat,
  moveAfter,
  target,
  strike: target,
  again: target,
  pick: somebody,
  ball: somebody,
  direction: aim,
  template: aim,
  circle: aim,
  react,
  abilityMove,
  point,
  hedge,
  abilityPlace: stand,
  teleportWhere: stand,
  teleportTo,
  deploy: first,
  deployWhere,
  golems: choice('onTheLine'),
  buy,
  draft,
  list: draft,
  either: choice('placeLast'),
  origin: first,
  squad: first,
  pointOrDecoy: choice('point'),
  part,
  partForGold: part,
  share,
  watch: () => [{ answer: true, value: 0 }],
  decoyToo: () => [{ answer: true, value: 0 }],
  startOfActivation,
  startOfRound: gladly,
  endOfActivation: gladly,
  moveAnnounced: gladly,
  ran: gladly,
  knockedOut: gladly,
  abilityDone: gladly,
  attackedByHero: gladly,
  wouldFall: gladly,
};
