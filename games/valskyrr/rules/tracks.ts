import type { Flow, Seat } from '@tafelrunde/engine';
import type { Deeds, Valskyrr } from '../shape.ts';
import { carryOut } from './effects.ts';
import { lose } from './ending.ts';
import { enrageOwn } from './enrage.ts';
import { Frame } from './frame.ts';
import { open } from './moments.ts';
import { adventureOf, heroesIn } from './places.ts';
import {
  darknessTrack,
  FOCUS_END,
  focusTrack,
  JUMP,
  OBJECTIVES,
  REINFORCEMENT_END,
  reinforcementSymbols,
  timeTrack,
} from './trackMarks.ts';

// Focus

/** The spaces a focus marker enters on its way to the right, and where it comes to rest. */
export function focusWay(
  from: number,
  n: number,
): { readonly passed: readonly number[]; readonly end: number } {
  const passed: number[] = [];
  let end = from;
  for (let step = 0; step < n; step++) {
    end++;
    passed.push(end);
    // The jump uses up no movement and triggers nothing where it ends. VA-FOCUS-05, VA-FOCUS-06, VA-FOCUS-07
    if (end >= FOCUS_END) end -= JUMP;
  }
  return { passed, end };
}

/** To the right: the marker first completes its way, then every symbol it passed takes effect in order. VA-FOCUS-02 */
export function* raiseFocus(t: Valskyrr, seat: Seat, n: number): Flow {
  const hero = t.state.heroes[seat];
  if (hero.out) return;
  const { passed, end } = focusWay(hero.focus, n);
  hero.focus = end;
  t.tell('focusRaised', { seat, n, focus: hero.focus });
  const { vicious, reinforcement } = focusTrack(t, seat);
  let lost = 0;
  for (const space of passed) {
    if (reinforcement.includes(space)) {
      yield* advanceReinforcement(t, 1); // VA-FOCUS-03
      lost += loseObjectives(t, 1);
    }
    if (vicious.includes(space)) {
      yield* enrageOwn(t, seat); // VA-FOCUS-04
      lost += loseObjectives(t, 1);
    }
  }
  yield* open(t, 'focusChanged', { seat, passed, objectivesLost: lost });
}

// Reinforcement and time

/** VA-REINF-08: every time symbol entered moves the time at once; inside an action its effects wait. VA-TRACK-07 */
export function* advanceReinforcement(t: Valskyrr, n: number, deeds: Deeds | null = null): Flow {
  for (let step = 0; step < n; step++) {
    if (t.state.reinforcement >= REINFORCEMENT_END) return; // VA-TRACK-06
    t.state.reinforcement++;
    t.tell('reinforcementRaised', { space: t.state.reinforcement });
    if (!reinforcementSymbols(t).includes(t.state.reinforcement)) continue;
    if (deeds === null) yield* advanceTime(t, 1);
    else deeds.symbols.push({ track: 'reinforcement', space: t.state.reinforcement });
  }
}

/** One space at a time; each takes effect as it is entered. VA-TIME-03, VA-TIME-10 */
export function* advanceTime(t: Valskyrr, n: number, deeds: Deeds | null = null): Flow {
  for (let step = 0; step < n; step++) {
    const space = ++t.state.time;
    t.tell('timePasses', { space });
    if (space >= timeTrack(t).end) lose(t, 'theEnd'); // VA-TIME-09, VA-END-05
    if (deeds === null) yield* enterTime(t, space);
    else deeds.symbols.push({ track: 'time', space });
  }
}

function* enterTime(t: Valskyrr, space: number): Flow {
  const track = timeTrack(t);
  if (track.enrage.includes(space)) for (const seat of heroesIn(t)) yield* enrageOwn(t, seat); // VA-TIME-05
  const event = track.events[space] as number | undefined;
  if (event !== undefined) {
    const effects = adventureOf(t).events[event] as readonly [] | undefined;
    if (effects !== undefined) {
      t.tell('event', { adventure: t.state.adventure, event });
      const card = t.cards(t.piles.adventure)[0];
      yield* carryOut(new Frame(t, { seat: null, card, doing: null, moment: null }), effects); // VA-TIME-06
    }
    yield* open(t, 'timeEvent');
  }
  if (track.reinforcement.includes(space)) yield* advanceReinforcement(t, 1); // VA-TIME-08
}

/** Symbols that waited until the action was over. VA-TRACK-07 */
export function* enterWaiting(t: Valskyrr, { symbols }: Deeds): Flow {
  for (const { track, space } of symbols.splice(0)) {
    if (track === 'time') yield* enterTime(t, space);
    else yield* advanceTime(t, 1);
  }
}

// Darkness and objectives

export function raiseDarkness(t: Valskyrr, n: number): void {
  const last = darknessTrack(t).length - 1;
  const before = t.state.darkness;
  t.state.darkness = Math.max(0, Math.min(last, before + n)); // VA-TRACK-06
  if (t.state.darkness !== before) t.tell('darkness', { space: t.state.darkness });
}

/** One after the other, so that the charter may be filled up in between. VA-OBJECTIVE-02 */
export function loseObjectives(t: Valskyrr, n: number): number {
  for (let i = 0; i < n; i++) {
    t.state.objectives--;
    if (t.state.objectives > 0) continue;
    raiseDarkness(t, 1); // VA-OBJECTIVE-01
    t.state.objectives = OBJECTIVES;
  }
  return n;
}
