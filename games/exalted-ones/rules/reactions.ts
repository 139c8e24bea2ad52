import type { Flow, Seat } from '@tafelrunde/engine';
import { RADIUS } from '../geometry/arena.ts';
import { type Disc, type Path, type Point, pointToSegment2, within } from '../geometry/measure.ts';
import { SIGHT } from '../geometry/sight.ts';
import { pointsOf } from '../geometry/steps.ts';
import type { Exalted, Hero, Model, ModelId, Slot } from '../shape.ts';
import { announce, carryOutAbility, SLOTS, unusable } from './abilities.ts';
import { canAim } from './aiming.ts';
import { basicAttack, newDeed, standAt, type Deed } from './attacks.ts';
import { seesModel } from './ground.ts';
import { abilityOf, heroesUp, heroOf, isUp, modelOf, otherSeat, type Read, teamOf } from './models.ts';
import { type Aim, modelOption, NO_AIM, type Use } from './steps/use.ts';
import { attackTargets, canAttack, canStrike, type Moved, reachesTarget } from './targets.ts';
import { attackRange, has, hasStatic, staticsOf } from './values.ts';

/** What the passive player looks at in step 5. */
export interface Announced {
  readonly hero: Hero;
  /** The way of the standard move or run, and where that leads: what an ability adds leaves no range. EX-MREACT-06 */
  readonly path: Path;
  readonly walked: Disc;
  /** All that is gone on foot, by an ability too; and where the hero will stand at the end. EX-REACT-02, -07 */
  readonly course: Path;
  readonly end: Disc;
  readonly moves: 'first' | 'last' | 'never';
  readonly does: 'attack' | Slot | 'run' | 'teleport' | 'wake' | 'release';
  /** Nobody may react to leaving a range. */
  readonly slips: boolean;
}

/** The one reaction to an action. EX-REACT-01 */
export interface Reaction {
  readonly hero: Hero;
  readonly does: 'attack' | Slot;
  /** `before`: as the acting hero leaves a range, or from the start of a teleport; `interrupts`: before that hero strikes. */
  readonly when: 'before' | 'interrupts' | 'after';
  readonly plus: number;
  target: ModelId | null;
  readonly aim: Aim;
}

interface Offer {
  readonly id: string;
  readonly text: string;
  readonly hero: ModelId;
  readonly does: 'attack' | Slot;
  readonly when: Reaction['when'];
  readonly plus: number;
  readonly value: ModelId;
  readonly about: { readonly hero: string; readonly kind: string; readonly when: Reaction['when'] };
  readonly commits?: 'costs';
}

/** Step 5: the passive player announces one reaction, or none. EX-REACT-06, -12 */
export function* askReaction(t: Exalted, seat: Seat, action: Announced): Flow<Reaction | null> {
  const from = reactionsTo(t, seat, action);
  if (from.length === 0) return null;
  const none = { id: 'noReaction', declines: true, hero: -1 } as const;
  const chosen = yield* t.ask(seat, {
    prompt: 'react',
    about: { kind: action.hero.kind },
    from: [...from, none],
  });
  if (chosen.hero === -1) return null;
  const { does, when, plus } = chosen as Offer;
  const hero = heroOf(t, chosen.hero);
  if (does === 'attack') {
    const target = yield* reactionTarget(t, seat, hero, when, action);
    return { hero, does, when, plus, target, aim: NO_AIM };
  }
  const elsewhere = when === 'before' ? null : movedTo(action);
  const aim = yield* announce(t, hero, does, hero, 'reaction', elsewhere);
  return { hero, does, when, plus, target: aim.targets[0] ?? null, aim };
}
function* reactionTarget(
  t: Exalted,
  seat: Seat,
  hero: Hero,
  when: Reaction['when'],
  action: Announced,
): Flow<ModelId> {
  if (when !== 'after') return action.hero.id;
  const from = attackTargets(t, hero, hero, movedTo(action)).map(modelOption);
  return (yield* t.ask(seat, { prompt: 'target', about: { kind: 'attack', hero: hero.kind }, from })).model;
}
const movedTo = ({ hero, end }: Announced): Moved => ({ id: hero.id, at: end });

/** All that could be announced. */
function reactionsTo(t: Exalted, seat: Seat, action: Announced): Offer[] {
  const found: Offer[] = [];
  for (const hero of heroesUp(t, teamOf(t, seat))) {
    // EX-STATUS-04; EX-REACT-02: sight at some moment of the action.
    if (has(hero, 'stun') || isFar(hero, action)) continue;
    // Looked at only where there is something to offer.
    let sees: boolean | null = null;
    const offer = (does: Offer['does'], when: Offer['when'], plus = 0): void => {
      sees ??= seesOnTheWay(t, hero, action);
      if (!sees) return;
      const kind = does === 'attack' ? 'attack' : abilityOf(t, hero, does).kind;
      const text =
        does === 'attack' ? `react.${when}` : when === 'before' ? 'reactAbility.before' : 'reactAbility';
      found.push({
        id: `${when}${does}${hero.id}`,
        text,
        hero: hero.id,
        does,
        when,
        plus,
        value: hero.id,
        about: { hero: hero.kind, kind, when },
        ...(does !== 'attack' && { commits: 'costs' }),
      });
    };
    const moved = movedTo(action);
    if (canAttack(t, hero, hero, moved)) offer('attack', 'after');
    if (leavesRangeOf(t, hero, action)) offer('attack', 'before');
    const foresight = foresees(t, hero, action);
    if (foresight !== null) offer('attack', 'interrupts', foresight);
    for (const slot of SLOTS) {
      if (unusable(t, hero, slot, 'reaction') !== null) continue;
      const interrupts = abilityOf(t, hero, slot).interrupts === true && strikes(action);
      if (canAim(t, hero, slot, hero, 'reaction', moved)) offer(slot, interrupts ? 'interrupts' : 'after');
      // EX-TELE-05: the start of a teleport may be reacted to like its end.
      if (
        action.does === 'teleport' &&
        seesModel(t, hero, action.hero) &&
        canAim(t, hero, slot, hero, 'reaction')
      )
        offer(slot, 'before');
    }
  }
  return found;
}
const strikes = ({ does }: Announced): boolean =>
  does === 'attack' || does === 'Q' || does === 'W' || does === 'R';

/** No two models see one another whose centres are farther apart. */
const BEYOND = SIGHT + RADIUS.monster + RADIUS.monster;
/** Is the whole way farther away than anybody sees? */
function isFar(hero: Hero, { hero: acting, course, end }: Announced): boolean {
  let from: Point = acting;
  for (const to of [...course, end]) {
    if (pointToSegment2(hero.x, hero.y, from.x, from.y, to.x, to.y) < BEYOND * BEYOND) return false;
    from = to;
  }
  return true;
}
/** EX-REACT-02: at the start, on the way or at the end. In a teleport there is nothing in between. */
function seesOnTheWay(t: Read, hero: Hero, { hero: acting, course, end, does }: Announced): boolean {
  if (seesModel(t, hero, acting) || seesModel(t, hero, acting, hero, end)) return true;
  if (does === 'teleport') return false;
  for (const point of pointsOf(acting, course))
    if (seesModel(t, hero, acting, hero, standAt(acting, point))) return true;
  return false;
}

/** EX-MREACT-03: in the range of a basic attack at the start of the move, and out of it at its end; and EX-TELE-05. */
function leavesRangeOf(t: Read, hero: Hero, action: Announced): boolean {
  const { hero: acting, path, walked, does, slips } = action;
  if (!canStrike(t, hero, acting)) return false;
  if (does === 'teleport') return true;
  return (
    path.length > 0 &&
    !slips &&
    !hasStatic(t, acting, 'slipsAway') &&
    // EX-RANGE-02: whoever only goes out of sight has not left the range.
    !within(hero, walked, attackRange(t, hero))
  );
}
/** Some may strike before the acting hero does, once per round. */
function foresees(t: Read, hero: Hero, action: Announced): number | null {
  if (!strikes(action) || t.state.used.round.includes(`foresight${hero.id}`)) return null;
  const at = action.moves === 'first' ? action.walked : action.hero;
  for (const { plus } of staticsOf(t, hero, 'foresight'))
    if (reachesTarget(t, hero, action.hero, hero, at)) return plus;
  return null;
}

/** Carry out a reaction, if it is still possible; otherwise it lapses, and costs nothing. EX-REACT-07, -08 */
export function* carryOutReaction(
  t: Exalted,
  reaction: Reaction,
  acting: Hero,
  drawAim: Use['drawAim'],
): Flow<Deed> {
  const { hero, does, when, plus, target, aim } = reaction;
  const deed = newDeed('reaction');
  const seat = otherSeat(t.state.active ?? 0);
  if (!isUp(hero) || has(hero, 'stun')) return lapsed(t, hero, deed);
  if (does === 'attack') {
    const at: Model = when === 'after' ? modelOf(t, target ?? acting.id) : acting;
    if (!attackTargets(t, hero).includes(at)) return lapsed(t, hero, deed);
    if (when === 'interrupts') t.state.used.round.push(`foresight${hero.id}`);
    t.tell('reacts', { kind: hero.kind, team: hero.team });
    yield* basicAttack(t, deed, hero, at, { plus });
    t.state.lastDeed[seat] = { hero: hero.id, slot: null };
    return deed;
  }
  if (!(yield* carryOutAbility(t, deed, hero, does, aim, 'reaction', drawAim))) return lapsed(t, hero, deed);
  // EX-COOL-03
  t.state.lastDeed[seat] = { hero: hero.id, slot: does };
  return deed;
}
function lapsed(t: Exalted, hero: Hero, deed: Deed): Deed {
  t.tell('lapses', { kind: hero.kind, team: hero.team });
  return deed;
}
