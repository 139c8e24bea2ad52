import { deedOption, type Flow, type Seat } from '@tafelrunde/engine';
import { onPlatform } from '../geometry/arena.ts';
import { type Disc, distance, inches, type Path, pathLength, SLACK } from '../geometry/measure.ts';
import { placeAsk } from '../placing/ask.ts';
import { faultOf } from '../placing/spec.ts';
import { firstSpot } from '../placing/suggest.ts';
import type { Exalted, Hero, ModelId, Slot, Tower } from '../shape.ts';
import { announce, SLOTS, unusable } from './abilities.ts';
import { canAim } from './aiming.ts';
import { standAt } from './attacks.ts';
import { discOf, spotSpec, walkSpec } from './ground.ts';
import { abilityOf, type Read, towers } from './models.ts';
import { type Aim, modelOption, NO_AIM, whereabouts } from './steps/use.ts';
import { attackTargets, canAttack } from './targets.ts';
import { has, moveAllowance, runAllowance, staticsOf } from './values.ts';

/** An action as it was announced, complete before anything of it is carried out. EX-ACT-04 */
export interface Plan {
  readonly hero: Hero;
  readonly does: 'attack' | Slot | 'run' | 'teleport' | 'wake' | 'release';
  readonly moves: 'first' | 'last' | 'never';
  readonly path: Path;
  readonly aim: Aim;
  /** EX-ACT-05: whom a basic attack is aimed at. */
  target: ModelId | null;
}

type Doing = 'go' | 'attack' | Slot | 'teleport' | 'wake' | 'release';

/** Step 4: what the hero does. EX-ACT-01 */
export function* announceAction(t: Exalted, seat: Seat, hero: Hero): Flow<Plan> {
  const from = doings(t, hero);
  const { does } = yield* t.ask(seat, { prompt: 'action', about: { kind: hero.kind }, from });
  const plan = { hero, path: [], aim: NO_AIM, target: null, moves: 'never' } as const;
  switch (does) {
    // EX-STATUS-07, -08
    case 'wake':
    case 'release':
      return { ...plan, does };
    case 'teleport':
      return { ...plan, does, ...(yield* teleportTo(t, seat, hero)) };
    case 'go':
      return yield* going(t, seat, hero);
    default: {
      const strike = yield* striking(t, seat, hero, does, hero);
      return { ...plan, ...strike, ...(yield* movingAfter(t, seat, hero, strike)) };
    }
  }
}

/** What can be announced now. A stunned hero can only be woken; a held one cannot move. EX-ACT-10 */
function doings(t: Exalted, hero: Hero) {
  const found: { id: string; text: string; does: Doing; about?: { kind: string } }[] = [];
  const offer = (does: Doing, kind?: string): void => {
    const about = kind === undefined ? {} : { about: { kind } };
    found.push({ id: does, text: kind === undefined ? `do.${does}` : 'do.ability', does, ...about });
  };
  if (has(hero, 'stun')) {
    offer('wake');
    return found;
  }
  if (!has(hero, 'hold')) offer('go');
  else offer('release');
  for (const strike of strikesFrom(t, hero, hero))
    offer(strike, strike === 'attack' ? undefined : abilityOf(t, hero, strike).kind);
  if (canTeleport(t, hero)) offer('teleport');
  return found;
}
/** Can the hero act at all? Everybody in the arena can do something: go, release or wake. */
function strikesFrom(t: Exalted, hero: Hero, stand: Disc): ('attack' | Slot)[] {
  const found: ('attack' | Slot)[] = [];
  if (canAttack(t, hero, stand)) found.push('attack');
  for (const slot of SLOTS)
    if (unusable(t, hero, slot, 'action') === null && canAim(t, hero, slot, stand, 'action'))
      found.push(slot);
  return found;
}

/**
 * A way first. Up to the length of a standard move an attack or an ability may follow; otherwise, or if the player leaves it at
 * that, it is a run. EX-MOVE-01, EX-RUN-01, -02, EX-ACT-03
 */
function* going(t: Exalted, seat: Seat, hero: Hero): Flow<Plan> {
  const short = moveAllowance(t, hero);
  const through = staticsOf(t, hero, 'runsThrough').flatMap(({ kinds }) => kinds);
  const spec = walkSpec(t, hero, Math.max(short, runAllowance(t, hero)), { short, through });
  const path = yield* t.place(seat, placeAsk(spec, { prompt: 'way', about: { kind: hero.kind } }));
  const run = { hero, does: 'run', moves: 'first', path, aim: NO_AIM, target: null } as const;
  // Who passes through somebody on the way is running.
  if (lengthOf(hero, path) > short + SLACK) return run;
  if (through.length > 0 && !onFoot(t, hero, path, short)) return run;
  const stand = standAt(hero, path[path.length - 1]);
  const strikes = strikesFrom(t, hero, stand);
  if (strikes.length === 0) return run;
  const from = [
    ...strikes.map((does) => ({
      id: does,
      text: does === 'attack' ? 'do.attack' : 'do.ability',
      about: { kind: does === 'attack' ? hero.kind : abilityOf(t, hero, does).kind },
      does,
    })),
    { id: 'run', text: 'do.run', does: 'run', declines: true } as const,
  ];
  const about = { kind: hero.kind, x: stand.x, y: stand.y };
  const { does } = yield* t.ask(seat, { prompt: 'thenWhat', about, from });
  if (does === 'run') return run;
  return { hero, moves: 'first', path, ...(yield* striking(t, seat, hero, does, stand)) };
}
const lengthOf = (hero: Hero, path: Path): number => distance(hero, path[0]) + pathLength(path);
const onFoot = (t: Read, hero: Hero, path: Path, short: number): boolean =>
  faultOf(walkSpec(t, hero, short), path) === null;

/** EX-ACT-05, -06 */
function* striking(
  t: Exalted,
  seat: Seat,
  hero: Hero,
  does: 'attack' | Slot,
  stand: Disc,
): Flow<Pick<Plan, 'does' | 'aim' | 'target'>> {
  if (does !== 'attack') return { does, aim: yield* announce(t, hero, does, stand, 'action'), target: null };
  const from = attackTargets(t, hero, stand).map(modelOption);
  const { model } = yield* t.ask(seat, {
    prompt: 'target',
    about: { kind: 'attack', hero: hero.kind, moved: stand !== hero },
    from,
  });
  return { does, aim: NO_AIM, target: model };
}

/** EX-ACT-02, -03: a standard move may follow, and need not. */
function* movingAfter(
  t: Exalted,
  seat: Seat,
  hero: Hero,
  { aim }: Pick<Plan, 'aim'>,
): Flow<Pick<Plan, 'moves' | 'path'>> {
  const still = { moves: 'never', path: [] } as const;
  const short = moveAllowance(t, hero);
  // Where the ability itself takes the hero elsewhere, the way from there cannot be announced in advance.
  if (has(hero, 'hold') || short === 0 || aim.way !== null) return still;
  const from = [
    deedOption('stay', { declines: true, goes: false }),
    deedOption('moveAfter', { goes: true }),
  ] as const;
  const { goes } = yield* t.ask(seat, { prompt: 'moveAfter', about: { kind: hero.kind }, from });
  if (!goes) return still;
  const path = yield* t.place(
    seat,
    placeAsk(walkSpec(t, hero, short), { prompt: 'way', about: { kind: hero.kind } }),
  );
  return { moves: 'last', path };
}

/** EX-TELE-01, -02: from the own platform, with both actions of the phase. */
function canTeleport(t: Read, hero: Hero): boolean {
  return (
    t.state.actions === 2 &&
    onPlatform(hero.team, hero) &&
    towers(t).some((tower) => tower.team === hero.team && teleportSpec(t, hero, tower) !== null)
  );
}
/** EX-TELE-03, -04: within 1 inch of an own tower, or of the marker of a destroyed one. */
function teleportSpec(t: Read, hero: Hero, tower: Tower) {
  const spec = spotSpec(t, hero, { near: { ...discOf(tower), inches: inches(1) } });
  return firstSpot(spec) === null ? null : spec;
}
/** EX-TELE-06: the tower and the exact place are announced. */
function* teleportTo(t: Exalted, seat: Seat, hero: Hero): Flow<Pick<Plan, 'path' | 'moves'>> {
  const own = towers(t).filter((tower) => tower.team === hero.team && teleportSpec(t, hero, tower) !== null);
  const from = own.map((tower) => ({ ...modelOption(tower), about: whereabouts(tower), tower }));
  const { tower } = yield* t.ask(seat, { prompt: 'teleportTo', about: { kind: hero.kind }, from });
  const spec = teleportSpec(t, hero, tower)!;
  const path = yield* t.place(seat, placeAsk(spec, { prompt: 'teleportWhere', about: { kind: hero.kind } }));
  return { path, moves: 'first' };
}
