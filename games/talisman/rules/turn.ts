import { done, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Talisman, Turn } from '../shape.ts';
import { reenter } from './death.ts';
import { encounter } from './encounter.ts';
import { sheet } from './sheet.ts';
import { checkVictory } from './victory.ts';
import { endWhere, tick } from './lasting.ts';
import { missedChances, movement } from './movement.ts';
import { nightfall } from './nightfall.ts';
import { moveReaper } from './reaper.ts';
import { revealRemnants } from './remnants.ts';
import { settle } from './settle.ts';
import { countCasts, returnLent, spellsDown } from './spells.ts';
import { inLastTurn, isPlaying, under } from './stats.ts';
import { toadTurnEnds } from './toad.ts';
import { exchangeTrophies } from './trophies.ts';
import { offerDelivery } from './warlock.ts';

/** One turn of one seat: the unit between two checkpoints. TA-TURN-01 */
export function* turn(t: Talisman): Flow {
  const seat = t.state.turn;
  const player = t.state.players[seat];
  t.tell('turn', { seat });
  fresh(t, seat);
  yield* settle(t, seat); // What has just ended may have allowed somebody more.
  if (player.standing === 'dead') {
    yield* reenter(t, seat); // TA-DEATH-04
    countCasts(t, seat); // TA-SPELL-11: by what the new character begins with
  }
  yield* endingSpeaks(t, seat);
  if (player.misses > 0) yield* missedTurn(t, seat);
  else {
    if (!t.state.now.over) yield* fullTurn(t, seat);
    yield* turnEnds(t, seat);
  }
  yield* checkVictory(t);
  yield* pass(t, seat);
}

/** What belonged to the last turn is over. */
function fresh(t: Talisman, seat: Seat): void {
  const { now, players } = t.state;
  now.over = false;
  now.moved = false;
  now.noMove = false;
  now.noEncounter = false;
  now.encounter = false;
  now.unresolved = false;
  now.reaper = false;
  now.steered = null;
  now.advice = 0;
  for (const player of players) {
    player.swayed = false; // TA-ALIGN-03: once in every turn
    player.strengthNow = 0;
    player.craftNow = 0;
    player.attackNow = 0;
  }
  // Who evades for one turn only: also where the next one is the same seat's.
  endWhere(t, ({ what, seat: until, whom }) => what === 'evading' && whom !== null && until !== whom);
  countCasts(t, seat);
  tick(t, seat);
  // A player who is held cannot go elsewhere in the place of a move either.
  if (under(t, 'held', seat)) now.noMove = true;
  if (inLastTurn(t, 'unlucky', seat)) players[seat].attackNow = -1;
}

/** An open ending sheet has something to say at the start of every turn, a missed one too. */
function endingSpeaks(t: Talisman, seat: Seat): Flow {
  const eachTurn = sheet(t)?.eachTurn ?? null;
  return eachTurn === null ? done(undefined) : perform(eachTurn(t, seat));
}

/** TA-ADV-06: the whole turn falls away, its end too. It only counts as one of a Toad's turns. */
function* missedTurn(t: Talisman, seat: Seat): Flow {
  t.state.players[seat].misses--;
  t.tell('missed', { seat, left: t.state.players[seat].misses });
  missedChances(t, seat); // TA-RAFT-05, TA-MOVE-11
  toadTurnEnds(t, seat); // TA-TOAD-01
  yield* settle(t, seat); // TA-TOAD-06
}

/** A player who dies in it has no more of it: with the character its turn is over. */
function* fullTurn(t: Talisman, seat: Seat): Flow {
  const scene: Turn = { type: 'turn', seat };
  const { now } = t.state;
  yield* offerDelivery(t, seat);
  yield* settle(t, seat);
  yield* t.window('turnStart', scene); // TA-TURN-02
  yield* settle(t, seat);
  if (now.over) return;
  if (now.noMove) missedChances(t, seat);
  else yield* movement(t, seat);
  if (now.over || now.noEncounter) return;
  yield* revealRemnants(t, seat); // TA-REMNANT-01
  yield* settle(t, seat);
  const { space } = t.state.players[seat];
  // From here on being moved away means a new encounter elsewhere.
  now.encounter = true;
  yield* t.window('moveEnded', scene);
  yield* settle(t, seat);
  if (now.over) return;
  yield* encounter(t, seat, space);
}

/** TA-TURN-03: trophies, then the Reaper; both also after a turn that ended early, TA-TURN-04. */
function* turnEnds(t: Talisman, seat: Seat): Flow {
  const { now } = t.state;
  now.encounter = false;
  now.moved = false;
  const scene: Turn = { type: 'turn', seat };
  yield* settle(t, seat);
  yield* exchangeTrophies(t, seat);
  yield* offerDelivery(t, seat);
  yield* settle(t, seat);
  // Every turn ends, also that of somebody who has died in it: others may have waited for it.
  yield* t.window('turnEnd', scene);
  yield* settle(t, seat);
  returnLent(t, seat);
  if (now.reaper) yield* moveReaper(t, seat); // TA-REAPER-01
  toadTurnEnds(t, seat); // TA-TOAD-01
  yield* spellsDown(t, seat); // TA-TOAD-06
}

/** Another turn of the same seat, if it has one coming. */
function again(t: Talisman, seat: Seat): boolean {
  const player = t.state.players[seat];
  if (player.extra === 0) return false;
  player.extra--;
  t.state.turn = seat;
  return true;
}

/** TA-SETUP-14: clockwise to the next one who is still in the game; or another turn at once, or a stolen one. */
function pass(t: Talisman, seat: Seat): Flow {
  const { state } = t;
  const { thief } = state;
  state.thief = null;
  if (thief !== null && isPlaying(t, thief)) {
    state.robbed ??= seat;
    state.turn = thief;
    return done(undefined);
  }
  if (again(t, seat)) return done(undefined);
  const { robbed } = state;
  state.robbed = null;
  if (robbed !== null && again(t, robbed)) return done(undefined);
  return passOn(t, robbed ?? seat);
}
function* passOn(t: Talisman, from: Seat): Flow {
  const { state } = t;
  let next = from;
  do {
    next = (next + 1) % t.seats;
    if (next === state.first) {
      state.round++;
      if (t.options.nightfall > 0) yield* nightfall(t);
    }
    // What somebody has brought about who is out of the game ends when it would have.
    if (state.players[next].standing === 'out') tick(t, next);
  } while (state.players[next].standing === 'out');
  state.turn = next;
}
