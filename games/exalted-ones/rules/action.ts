import { done, type Flow, type Seat } from '@tafelrunde/engine';
import { onPlatform } from '../geometry/arena.ts';
import { type Disc, inches, type Path, within } from '../geometry/measure.ts';
import { faultOf } from '../placing/spec.ts';
import type { ActionScene, Exalted, Hero, Model, ModelId, Slot } from '../shape.ts';
import { carryOutAbility } from './abilities.ts';
import { movesItself } from './aiming.ts';
import { announceAction, type Plan } from './announcing.ts';
import { basicAttack, type Deed, heroScene, newDeed, standAt } from './attacks.ts';
import { discOf, seesModel, spotSpec, walkSpec } from './ground.ts';
import { removeFallen } from './knockouts.ts';
import { purchases } from './market.ts';
import { abilityOf, heroOf, isOneOf, isUp, modelOf, otherSeat, seatOf, teamOf } from './models.ts';
import { crossed, put, travel } from './movement.ts';
import { type Announced, askReaction, carryOutReaction, type Reaction } from './reactions.ts';
import { responses, towersAfterAction } from './responses.ts';
import { cure } from './status.ts';
import { legalPart } from './steps/moving.ts';
import { attackTargets } from './targets.ts';
import { has, moveAllowance, runAllowance, staticsOf } from './values.ts';

/** One action of the active player, from step 2 to step 12; how many of the two actions it took. EX-SEQ-02 to -12 */
export function* action(t: Exalted, seat: Seat, hero: Hero): Flow<number> {
  // Step 3
  yield* purchases(t);
  // Step 4
  const plan = yield* announceAction(t, seat, hero);
  return yield* t.scene(sceneOf(t, seat, plan), (scene) => run(t, seat, plan, scene));
}
function sceneOf(t: Exalted, seat: Seat, { hero, does, moves, path, aim, target }: Plan): ActionScene {
  const named = target === null ? aim.targets : [target];
  return {
    type: 'action',
    seat,
    hero: hero.id,
    does,
    ability: isSlot(does) ? abilityOf(t, hero, does).kind : '',
    path: path.map(({ x, y }) => ({ x, y })),
    way: (aim.way ?? []).map(({ x, y }) => ({ x, y })),
    moves,
    targets: named.slice(),
    aim: aim.to.map(({ x, y }) => ({ x, y })),
    over: false,
  };
}
const isSlot = (does: Plan['does']): does is Slot => does === 'Q' || does === 'W' || does === 'R';

/** Steps 5 to 12 of an announced action. */
function* run(t: Exalted, seat: Seat, plan: Plan, scene: ActionScene): Flow<number> {
  const { hero, does } = plan;
  t.tell('acts', { seat, kind: hero.kind, team: hero.team, does });
  const announced = announcedOf(t, plan, yield* slipsAway(t, plan));
  // Step 5
  const silent = isSlot(does) && abilityOf(t, hero, does).unanswerable === true;
  const reaction = silent ? null : yield* askReaction(t, otherSeat(seat), announced);
  // Step 6
  const doing = new Doing(t, seat, plan, reaction, scene.targets);
  yield* doing.carryOut();
  scene.over = true;
  // Step 7
  removeFallen(t);
  // Step 8
  let answer = doing.answer;
  if (reaction !== null && answer === null) answer = yield* carryOutReaction(t, reaction, hero, null);
  yield* watchers(t, seat, hero);
  // Step 9
  removeFallen(t);
  // Steps 10 and 11
  yield* aftermath(t, doing.deed);
  if (answer !== null) yield* aftermath(t, answer);
  yield* towersAfterAction(t, teamOf(t, seat));
  // Step 12: no gold and no experience.
  removeFallen(t, false);
  return does === 'teleport' ? 2 : 1;
}
/** Where an announced action leads: first the standard move, then what the ability itself adds. */
function announcedOf(t: Exalted, { hero, does, moves, path, aim }: Plan, slips: boolean): Announced {
  const way = aim.way ?? [];
  const onFoot = does === 'teleport' ? [] : path;
  const after = (points: Path): Disc => (points.length === 0 ? discOf(hero) : standAt(hero, points.at(-1)!));
  const course =
    way.length > 0 && isSlot(does) && movesItself(abilityOf(t, hero, does)) ? [...onFoot, ...way] : onFoot;
  return {
    hero,
    path: onFoot,
    walked: after(path),
    course,
    end: after([...path, ...way]),
    moves,
    does,
    slips,
  };
}
/** The scene that asks whether somebody slips away unanswered. */
function* slipsAway(t: Exalted, { hero, path, does }: Plan): Flow<boolean> {
  if (path.length === 0 || does === 'teleport') return false;
  const scene = heroScene(hero, []);
  yield* t.window('moveAnnounced', scene);
  return scene.spared;
}
/** Responses of golems and neutrals, and of those who stand up for a hero that was attacked. */
function aftermath(t: Exalted, deed: Deed): Flow {
  return deed.struck.length === 0 ? done(undefined) : answered(t, deed);
}
function* answered(t: Exalted, deed: Deed): Flow {
  yield* responses(t, deed);
  const asked = new Set<ModelId>();
  for (const { target, by } of deed.struck) {
    const victim = modelOf(t, target);
    if (victim.sort !== 'hero' || asked.has(target) || modelOf(t, by).team === victim.team) continue;
    asked.add(target);
    if (isUp(victim)) yield* t.window('attackedByHero', heroScene(victim, [modelOf(t, by)]));
  }
}
/** Some may shoot at the acting hero after every action, besides the reaction. */
function watchers(t: Exalted, seat: Seat, acting: Hero): Flow {
  return t.state.lasting.length === 0 ? done(undefined) : watching(t, seat, acting);
}
function* watching(t: Exalted, seat: Seat, acting: Hero): Flow {
  for (const one of t.state.lasting.slice()) {
    const { what } = one;
    if (what.do !== 'watch') continue;
    const hero = heroOf(t, one.on);
    const sees =
      isUp(hero) && isUp(acting) && within(hero, acting, inches(what.range)) && seesModel(t, hero, acting);
    if (!sees || hero.team === teamOf(t, seat) || has(hero, 'stun')) continue;
    const shoots = yield* t.confirm(seatOf(t, hero.team), {
      prompt: 'watch',
      about: { kind: hero.kind, other: acting.kind },
    });
    if (shoots) yield* basicAttack(t, newDeed('other'), hero, acting);
  }
}

/** Step 6: the parts of an action in their announced order, with what interrupts them. */
class Doing {
  readonly deed: Deed;
  /** The reaction, if it has been carried out already. */
  answer: Deed | null = null;
  private readonly t: Exalted;
  private readonly seat: Seat;
  private readonly plan: Plan;
  private readonly reaction: Reaction | null;
  private readonly shown: ModelId[];
  private done = false;

  constructor(t: Exalted, seat: Seat, plan: Plan, reaction: Reaction | null, shown: ModelId[]) {
    this.t = t;
    this.seat = seat;
    this.plan = plan;
    this.reaction = reaction;
    this.shown = shown;
    this.deed = newDeed('action', plan.moves === 'never');
  }

  *carryOut(): Flow {
    const { plan } = this;
    if (plan.moves === 'first') yield* this.move();
    if (isUp(plan.hero)) yield* this.strike();
    if (plan.moves === 'last' && isUp(plan.hero)) yield* this.move();
    // EX-COOL-05: only what was really carried out counts.
    const { t, seat } = this;
    if (this.done) t.state.lastDeed[seat] = { hero: plan.hero.id, slot: this.slotUsed };
  }
  private slotUsed: Slot | null = null;

  /** What is reacted to before it happens: knocked-out models and rewards are dealt with at once. EX-MREACT-05 */
  private *interrupted(when: 'before' | 'interrupts'): Flow {
    const { t, reaction, plan } = this;
    if (reaction === null || reaction.when !== when || this.answer !== null) return;
    this.answer = yield* carryOutReaction(t, reaction, plan.hero, (from, to) => this.drawAim(from, to));
    removeFallen(t);
  }
  private drawAim(from: Model, to: Model): void {
    const { plan, shown } = this;
    if (plan.target === from.id) {
      plan.target = to.id;
      this.redirected = to.id;
    }
    const { targets } = plan.aim;
    if (targets.length > 0 && targets.every((id) => id === from.id)) this.redirected = to.id;
    if (this.redirected !== null) shown.splice(0, shown.length, ...shown.map(() => to.id));
  }
  private redirected: ModelId | null = null;

  private *move(): Flow {
    const { t, plan } = this;
    const { hero, path, does } = plan;
    yield* this.interrupted('before');
    if (!isUp(hero) || has(hero, 'stun')) return;
    if (does === 'teleport') {
      // EX-TELE-01: whoever was pushed off the platform meanwhile stays.
      if (!onPlatform(hero.team, hero) || faultOf(spotSpec(t, hero, {}), path) !== null) return;
      this.done = true;
      yield* put(t, hero, path[0], 'teleports');
      return;
    }
    // EX-STATUS-05
    if (has(hero, 'hold')) return;
    const run = does === 'run';
    const through = run ? staticsOf(t, hero, 'runsThrough').flatMap(({ kinds }) => kinds) : [];
    const allowance = run ? Math.max(runAllowance(t, hero), moveAllowance(t, hero)) : moveAllowance(t, hero);
    // Before its own blow nothing can have come in the way: no reaction to leaving a range moves anybody.
    const legal = plan.moves === 'last' ? legalPart(walkSpec(t, hero, allowance, { through }), path) : path;
    if (legal.length === 0) return;
    this.done = true;
    // EX-STATUS-09: the slow is used up; a move that lapses was none.
    cure(t, hero, ['slow']);
    const from = { x: hero.x, y: hero.y };
    yield* travel(t, hero, legal, run ? 'runs' : 'walks');
    const passed = crossed(t, hero, from, legal, (model) => isOneOf(hero, model, through));
    if (passed.length > 0)
      yield* t.window(
        'ran',
        heroScene(
          hero,
          passed.map((id) => modelOf(t, id)),
        ),
      );
  }

  private *strike(): Flow {
    const { t, plan, deed } = this;
    const { hero, does } = plan;
    switch (does) {
      case 'run':
      case 'teleport':
        return;
      case 'wake':
        // EX-STATUS-07
        this.done = true;
        cure(t, hero, ['stun']);
        return;
      case 'release':
        this.done = true;
        cure(t, hero, ['hold']);
        return;
      default:
    }
    yield* this.interrupted('interrupts');
    if (!isUp(hero) || has(hero, 'stun')) return;
    if (does === 'attack') {
      const target = plan.target === null ? null : modelOf(t, plan.target);
      // The model that draws the aim need not be in range: EX-ACT-09 for all others.
      if (
        target === null ||
        !isUp(target) ||
        (!attackTargets(t, hero).includes(target) && this.redirected !== target.id)
      )
        return;
      this.done = true;
      yield* basicAttack(t, deed, hero, target);
      return;
    }
    const { redirected } = this;
    const aim =
      redirected === null
        ? plan.aim
        : { ...plan.aim, targets: plan.aim.targets.map(() => redirected), drawn: true };
    if (!(yield* carryOutAbility(t, deed, hero, does, aim, 'action', null))) return;
    this.done = true;
    this.slotUsed = does;
    yield* t.window('abilityDone', heroScene(hero, []));
  }
}
