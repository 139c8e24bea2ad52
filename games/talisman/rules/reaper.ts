import { type Flow, type Option, PASS, type Seat, seatOption } from '@tafelrunde/engine';
import type { Stat, Talisman } from '../shape.ts';
import { inRegion, reaperReach, regionOf, spaceOf, spaceOption, SPACES } from '../shape/spaces.ts';
import { gain, statOption } from './change.ts';
import { roll, rollOne, total } from './fate.ts';
import { kill, loseLives } from './life.ts';
import { grantMove, missTurn, relocate } from './moving.ts';
import { forfeit } from './objects.ts';
import { settle } from './settle.ts';
import { charactersOn, isPlaying, others } from './stats.ts';
import { roomForSpell } from './spells.ts';

/** By space and die, where the Reaper can go. Worked out once. */
const REACH = SPACES.map((_, space) =>
  regionOf(space) === 'inner'
    ? []
    : [1, 2, 3, 4, 5, 6].map((steps) => reaperReach(space, steps).map(spaceOption)),
);

/** TA-REAPER-01 to TA-REAPER-07: at the end of a turn with a black 1. */
export function* moveReaper(t: Talisman, seat: Seat): Flow {
  const { state } = t;
  const die = t.die(); // TA-FATE-04: not the character's own roll, so no fate
  t.tell('reaperRoll', { seat, roll: die });
  const chosen = yield* t.ask(seat, {
    prompt: 'reaperMove',
    about: { roll: die },
    from: REACH[state.reaper][die - 1],
    rules: ['TA-REAPER-02', 'TA-REAPER-05'],
  });
  state.reaper = spaceOf(chosen);
  t.tell('reaperMoved', { space: state.reaper });
  const there = charactersOn(t, state.reaper, seat);
  if (there.length === 0) return;
  const victim = yield* t.ask(seat, {
    prompt: 'reaperVictim',
    from: there.map((other) => seatOption(other)),
    rules: ['TA-REAPER-07'],
  });
  yield* reap(t, victim.seat);
  yield* settle(t, seat);
}

/** The Reaper's card. TA-REAPER-10 to TA-REAPER-12 */
function* reap(t: Talisman, seat: Seat): Flow {
  const result = yield* rollOne(t, seat, 'reaper');
  t.tell('reaped', { seat, result });
  if (result <= 1) yield* kill(t, seat);
  else if (result === 2) yield* takeFollower(t, seat);
  else if (result === 3) yield* diceWithReaper(t, seat);
  else if (result === 4) missTurn(t, seat);
  else if (result === 5) yield* sendOn(t, seat);
  else yield* boon(t, seat);
}

function* takeFollower(t: Talisman, seat: Seat): Flow {
  const followers = t.cards(t.piles.followers[seat]);
  if (followers.length === 0) yield* loseLives(t, seat, 1, 'other');
  else yield* forfeit(t, seat, t.pick(followers));
}

function* diceWithReaper(t: Talisman, seat: Seat): Flow {
  const own = yield* roll(t, seat, 2, 'reaperDice');
  const his = t.die() + t.die();
  t.tell('diced', { seat, own: total(own), his });
  if (his > total(own)) yield* loseLives(t, seat, 1, 'other');
}

function* sendOn(t: Talisman, seat: Seat): Flow {
  const from = others(t, seat).filter((other) => regionOf(t.state.players[other].space) !== 'inner');
  if (from.length === 0) return;
  const { seat: next } = yield* t.ask(seat, {
    prompt: 'reaperSend',
    from: from.map((other) => seatOption(other)),
    rules: ['TA-REAPER-12'],
  });
  t.state.reaper = t.state.players[next].space;
  t.tell('reaperMoved', { space: t.state.reaper });
  yield* reap(t, next);
}

/** One of everything there is, or a free move: the next one, or at once, as some Strangers give it. */
export function* boon(t: Talisman, seat: Seat, move: 'teleportNext' | 'teleportNow' = 'teleportNext'): Flow {
  if (!isPlaying(t, seat)) return;
  const stats: Stat[] = ['strength', 'craft', 'lives', 'gold', 'fate'];
  if (roomForSpell(t, seat)) stats.push('spell');
  const from = [...stats.map((stat) => statOption(stat)), { id: move }];
  const chosen = yield* t.ask(seat, { prompt: 'boon', from, rules: ['TA-REAPER-12'] });
  if ('stat' in chosen) yield* gain(t, seat, chosen.stat);
  else if (move === 'teleportNext') grantTeleport(t, seat);
  else yield* flyInRegion(t, seat);
}

/** To any space of the region, if wanted; nowhere in the inner one. */
export function* flyInRegion(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  if (regionOf(space) === 'inner') return;
  const from: Option[] = inRegion[regionOf(space)].filter((to) => to !== space).map(spaceOption);
  const chosen: Option = yield* t.ask(seat, { prompt: 'teleport', from: [...from, PASS] });
  if (!chosen.declines) relocate(t, seat, spaceOf(chosen));
}
/** TA-MOVE-11: any space of the region may be the next move. */
export function grantTeleport(t: Talisman, seat: Seat): void {
  const region = regionOf(t.state.players[seat].space);
  if (region !== 'inner') grantMove(t, seat, inRegion[region]);
}
