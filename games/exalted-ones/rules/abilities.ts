import type { Flow, RuleId, Seat } from '@tafelrunde/engine';
import { type Disc, inches, type Point, within } from '../geometry/measure.ts';
import { placeAsk } from '../placing/ask.ts';
import { faultOf, type PlaceSpec } from '../placing/spec.ts';
import { firstSpot } from '../placing/suggest.ts';
import type { Ability, Exalted, Hero, ModelId, Slot, Step } from '../shape.ts';
import {
  aimable,
  type As,
  canAim,
  hedgeSpec,
  isOrigin,
  jumpSpec,
  namesSomebody,
  origins,
  ownStep,
  stillReaches,
} from './aiming.ts';
import { decoyOf, type Deed, phaseNumber, standAt } from './attacks.ts';
import { discOf, outlinesOf } from './ground.ts';
import { abilityOf, isUp, modelOf, type Read, seatOf } from './models.ts';
import { inAnnouncedOrder, runSteps } from './steps/index.ts';
import { moveSpec, placeSpec } from './steps/moving.ts';
import {
  type Aim,
  around,
  chooseModel,
  decoyNear,
  lookingAround,
  newUse,
  NO_AIM,
  originOf,
  type Use,
} from './steps/use.ts';
import { areaTargets, type Moved, namedSquads, namedTargets, seenFoes } from './targets.ts';
import { has } from './values.ts';
import { named } from './status.ts';

export const SLOTS = ['Q', 'W', 'R'] as const;
/** EX-ABIL-02 */
const UNLOCKED: Readonly<Record<Slot, number>> = { Q: 1, W: 2, R: 4 };

/** The rule that keeps a hero from using an ability now, wherever the hero may stand; null if nothing does. */
export function unusable(t: Read, hero: Hero, slot: Slot, as: As): RuleId | null {
  const { mana, actionOnly } = abilityOf(t, hero, slot);
  if (hero.level < UNLOCKED[slot]) return 'EX-ABIL-02';
  if (hero.mana < mana) return 'EX-PROF-06';
  if (has(hero, 'silence')) return 'EX-STATUS-02';
  if (as === 'reaction' && actionOnly === true) return 'EX-REACT-03';
  // EX-ABIL-08: once per round, as action and as reaction together.
  if (slot === 'R' && hero.usedR === t.state.round) return 'EX-ABIL-08';
  // EX-COOL-01 to -05: barred as long as it is the last thing the player has carried out.
  const last = t.state.lastDeed[seatOf(t, hero.team)];
  return last !== null && last.hero === hero.id && last.slot === slot ? 'EX-COOL-01' : null;
}

/**
 * Announce an ability with all that belongs to it: EX-ACT-06. A reaction only names the model, if any; everything else is chosen
 * when it is carried out, with the positions of that moment (EX-REACT-06, -07).
 */
export function* announce(
  t: Exalted,
  hero: Hero,
  slot: Slot,
  stand: Disc,
  as: As,
  elsewhere: Moved | null = null,
): Flow<Aim> {
  const ability = abilityOf(t, hero, slot);
  const asking = new Announcing(t, hero, ability, stand, elsewhere);
  if (as === 'reaction') return namesSomebody(ability) ? yield* asking.names(NO_AIM) : NO_AIM;
  return yield* asking.rest(yield* asking.names(NO_AIM));
}
/** What a reaction has left open. */
function complete(t: Exalted, hero: Hero, slot: Slot, aim: Aim): Flow<Aim> {
  return new Announcing(t, hero, abilityOf(t, hero, slot), hero, null).rest(aim);
}

/** The questions of an announcement. */
class Announcing {
  readonly t: Exalted;
  readonly hero: Hero;
  readonly ability: Ability;
  private readonly stand: Disc;
  private readonly elsewhere: Moved | null;
  private readonly seat: Seat;

  constructor(t: Exalted, hero: Hero, ability: Ability, stand: Disc, elsewhere: Moved | null) {
    this.t = t;
    this.hero = hero;
    this.ability = ability;
    this.stand = stand;
    this.elsewhere = elsewhere;
    this.seat = seatOf(t, hero.team);
  }

  private get about() {
    return { kind: this.ability.kind, hero: this.hero.kind };
  }

  /** Whom it is aimed at, if its target word names somebody; before that, what decides who can be. */
  *names(aim: Aim): Flow<Aim> {
    const { t, hero, ability, stand } = this;
    if (ability.target === 'squad') {
      const squads = namedSquads(t, hero, ability, stand);
      const from = squads.map(({ lane, rank, golems }) => ({
        id: `${lane}.${rank}`,
        text: 'squad',
        about: { lane, rank },
        golems,
      }));
      const { golems } = yield* t.ask(this.seat, { prompt: 'squad', about: this.about, from });
      return { ...aim, targets: golems.map(({ id }) => id) };
    }
    if (!namesSomebody(ability)) return aim;
    let from: Disc = stand;
    let next = yield* this.ball(aim);
    const step = ownStep(ability);
    if (step?.do === 'place' && step.either === true) {
      next = yield* this.jump(next, step);
      if (next.before && next.way !== null) from = standAt(hero, next.way[0]);
    } else {
      const all = origins(t, hero, ability, stand);
      const places =
        all.length === 1
          ? all
          : all.filter(
              (one) => aimable(t, hero, ability, one, stand, this.elsewhere, next.picked).length > 0,
            );
      from = yield* this.chosenOrigin(places);
      if (from !== stand) next = { ...next, origin: from };
    }
    const targets = aimable(t, hero, ability, from, stand, this.elsewhere, next.picked);
    const blows = ability.does.reduce(
      (most, one) => (one.do === 'attack' && one.split === true ? (one.times ?? 1) : most),
      1,
    );
    const named: ModelId[] = [];
    for (let i = 0; i < blows; i++) named.push((yield* chooseModel(this, 'target', targets, false))!.id);
    return { ...next, targets: named };
  }
  /** Before or after the attack? EX-ACT-02 in small. */
  private *jump(aim: Aim, step: Extract<Step, { do: 'place' }>): Flow<Aim> {
    const { t, hero, ability, stand } = this;
    const spec = jumpSpec(t, hero, ability, step, stand, this.elsewhere);
    const now = namedTargets(t, hero, ability, stand, this.elsewhere).length > 0;
    const from = [
      ...(spec === null ? [] : [{ id: 'placeFirst', before: true } as const]),
      ...(now ? [{ id: 'placeLast', before: false } as const] : []),
    ];
    const { before } = yield* t.ask(this.seat, { prompt: 'either', about: this.about, from });
    if (!before) return { ...aim, before: false };
    return { ...aim, before: true, way: yield* this.place(spec!, 'abilityPlace') };
  }
  private *chosenOrigin(places: readonly Disc[]): Flow<Disc> {
    if (places.length < 2) return places[0] ?? this.stand;
    const from = places.map((place, i) => ({
      id: `origin${i}`,
      text: i === 0 && place === this.stand ? 'fromHero' : 'fromThere',
      about: { x: place.x, y: place.y, kind: this.hero.kind },
      place,
    }));
    return (yield* this.t.ask(this.seat, { prompt: 'origin', about: this.about, from })).place;
  }

  /** Directions, points, picks, and the own way before the first roll. */
  *rest(aim: Aim): Flow<Aim> {
    const { t, hero, ability } = this;
    let next = aim;
    next = yield* this.directions(next);
    for (const step of ability.does)
      if (step.do === 'choose') next = { ...next, chosen: yield* this.parts(step, next) };
    const own = ownStep(ability);
    if (next.way !== null || own === null || (own.do === 'place' && own.either === true)) return next;
    if (own.if === 'noDecoyNear' && decoyNear(t, hero, this.stand)) return next;
    return yield* this.ownWay(next, own);
  }
  private *ownWay(aim: Aim, step: Extract<Step, { do: 'move' | 'place' }>): Flow<Aim> {
    const { t, hero, stand } = this;
    const targets = aim.targets.map((id) => modelOf(t, id));
    if (step.do === 'move') {
      if (has(hero, 'hold')) return aim;
      const along = aim.to[0] ?? null;
      const spec = moveSpec(t, hero, step, targets[0] ?? null, stand, along);
      return { ...aim, way: yield* this.place(spec, 'abilityMove') };
    }
    const spec = placeSpec({ t, hero, targets }, hero, step.where, step.upTo, stand);
    if (spec === null || firstSpot(spec) === null) return aim;
    return { ...aim, way: spec.only ?? (yield* this.place(spec, 'abilityPlace')) };
  }
  private place(spec: PlaceSpec, prompt: string): Flow<readonly Point[]> {
    return this.t.place(this.seat, placeAsk(spec, { prompt, about: this.about }));
  }

  /** Lines, templates, circles and points. */
  private *directions(aim: Aim): Flow<Aim> {
    const { t, hero, ability, stand } = this;
    const range = inches(ability.range);
    const barriers = outlinesOf(t);
    const targets = (from: Disc) => seenFoes(t, hero, ability, from);
    switch (ability.target) {
      case 'allInLine': {
        const lines = ability.lines ?? 1;
        return {
          ...aim,
          to: yield* this.place(
            { kind: 'line', from: discOf(stand), range, lines, targets: targets(stand), barriers },
            'direction',
          ),
        };
      }
      case 'T1':
      case 'T2':
      case 'T2Pair':
        return {
          ...aim,
          to: yield* this.place(
            { kind: 'template', template: ability.target, from: discOf(stand), targets: targets(stand) },
            'template',
          ),
        };
      case 'circle': {
        const from = yield* this.chosenOrigin(origins(t, hero, ability, stand));
        const to = yield* this.place(
          { kind: 'circle', from: discOf(from), range, targets: targets(from) },
          'circle',
        );
        return { ...aim, to, origin: from === stand ? null : from };
      }
      case 'point':
        return ability.does.some((step) => step.do === 'barrier')
          ? { ...aim, to: yield* this.place(hedgeSpec(t, hero, ability, stand), 'hedge') }
          : {
              ...aim,
              to: yield* this.place({ kind: 'point', from: discOf(stand), range, barriers }, 'point'),
            };
      case 'pointOrDecoy': {
        const decoy = decoyOf(t, hero);
        if (decoy !== null && within(stand, decoy, range)) {
          const from = [
            { id: 'point', decoy: false },
            { id: 'decoy', decoy: true },
          ] as const;
          const chosen = yield* t.ask(this.seat, { prompt: 'pointOrDecoy', about: this.about, from });
          if (chosen.decoy) return { ...aim, to: [{ x: decoy.x, y: decoy.y }], decoy: true };
        }
        return {
          ...aim,
          to: yield* this.place({ kind: 'point', from: discOf(stand), range, barriers }, 'point'),
        };
      }
      default:
        return aim;
    }
  }

  /** Which of several parts, one after the other; more of them for gold. */
  private *parts(step: Extract<Step, { do: 'choose' }>, aim: Aim): Flow<number[]> {
    const { t, hero, ability } = this;
    const chosen: number[] = [];
    const target = aim.targets[0] ?? hero.id;
    const most = step.count + (hero.gold >= step.more.gold ? step.more.count : 0);
    while (chosen.length < most) {
      const from = step.from.flatMap((part, index) =>
        chosen.includes(index) || (part.if === 'notSelf' && target === hero.id)
          ? []
          : [{ id: `${ability.kind}${index}`, text: `part.${part.do}`, index }],
      );
      if (from.length === 0) break;
      const enough = chosen.length >= step.count;
      const got = yield* t.ask(this.seat, {
        prompt: enough ? 'partForGold' : 'part',
        about: this.about,
        from: enough ? [...from, { id: 'enough', declines: true, index: -1 } as const] : from,
      });
      if (got.index === -1) break;
      chosen.push(got.index);
    }
    return chosen;
  }
  /** Somebody who is named besides the target and is none: before it, because the line then goes past. */
  private *ball(aim: Aim): Flow<Aim> {
    const { t, hero, ability, stand, elsewhere } = this;
    const on = ability.does.find((step) => isAnnounced(step.on))?.on;
    if (!isAnnounced(on)) return aim;
    const aimed = (...ignored: ModelId[]): boolean =>
      aimable(t, hero, ability, stand, stand, elsewhere, ignored).length > 0;
    const near = around(lookingAround(t, { ...hero, x: stand.x, y: stand.y }, ability), on);
    const balls = near.filter(({ id }) => aimed(id));
    const one = yield* chooseModel(this, 'ball', balls, aimed());
    return one === null ? aim : { ...aim, picked: [one.id] };
  }
}
const isAnnounced = (on: Step['on']): on is Extract<Step['on'], { within: number }> =>
  typeof on === 'object' && 'within' in on && on.announced === true;

/** Is what was announced still possible? EX-ACT-09, EX-REACT-08 */
function stillPossible(t: Exalted, hero: Hero, slot: Slot, aim: Aim, as: As): boolean {
  const ability = abilityOf(t, hero, slot);
  if (has(hero, 'silence') || hero.mana < ability.mana) return false;
  if (!isOrigin(t, hero, ability, aim.origin)) return false;
  if (!namesSomebody(ability))
    return aim.to.length > 0 ? stillReaches(t, hero, ability, aim) : canAim(t, hero, slot, hero, 'action');
  if (aim.drawn) return aim.targets.every((id) => isUp(modelOf(t, id)));
  const step = ownStep(ability);
  const jumped = step?.do === 'place' && step.either === true && aim.before && aim.way !== null;
  const from = jumped ? standAt(hero, aim.way[0]) : (aim.origin ?? hero);
  if (jumped && step.do === 'place') {
    const spec = placeSpec({ t, hero, targets: [] }, hero, step.where, step.upTo);
    if (spec === null || faultOf(spec, aim.way) !== null) return false;
  }
  // Of a reaction some targets are chosen only now: these have to be possible, too.
  const legal =
    as === 'reaction'
      ? aimable(t, hero, ability, from, hero, null, aim.picked)
      : namedTargets(t, hero, ability, from, null, aim.picked);
  return aim.targets.every((id) => legal.some((model) => model.id === id));
}
/** Carry out an ability; false if it lapses, and then it costs nothing. Mana is paid first. EX-ACT-08, EX-REACT-04 */
export function* carryOutAbility(
  t: Exalted,
  deed: Deed,
  hero: Hero,
  slot: Slot,
  announced: Aim,
  as: As,
  drawAim: Use['drawAim'] = null,
): Flow<boolean> {
  if (!stillPossible(t, hero, slot, announced, as)) return false;
  const ability = abilityOf(t, hero, slot);
  const aim = as === 'reaction' ? yield* complete(t, hero, slot, announced) : announced;
  hero.mana -= ability.mana;
  if (slot === 'R') hero.usedR = t.state.round;
  const paid = ability.does.find((step) => step.do === 'choose');
  if (paid !== undefined && aim.chosen.length > paid.count) hero.gold -= paid.more.gold;
  t.tell('uses', { ...named(hero), hero: hero.id, ability: ability.kind, mana: ability.mana });
  const use = newUse({ t, hero, ability, mode: as, deed, aim, drawAim });
  use.targets =
    namesSomebody(ability) || ability.target === 'squad'
      ? [...new Set(aim.targets)].map((id) => modelOf(t, id)).filter(isUp)
      : areaTargets(t, hero, ability, originOf(use), aim.to);
  yield* runSteps(use, inAnnouncedOrder(use));
  if (use.placed) hero.placedIn = phaseNumber(t);
  return true;
}
