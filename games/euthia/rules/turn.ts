import { type Flow, perform, type Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import { ACTIONS, type ActionName, type Euthia, type EuthiaReading, NOWHERE } from '../shape.ts';
import type { Choice } from './choice.ts';
import { takeMarker } from './costs.ts';
import { dwurtDie } from './dwurt.ts';
import { eliteFights, nextBounty } from './elites.ts';
import { completeQuest, questsFor, refillAll } from './encounters.ts';
import { addArranging, addExchanges, addUses } from './housekeeping.ts';
import { CHURCH, hasMonster, nameOf } from './map.ts';
import { hasAction, spendAction } from './actions.ts';
import { step, steps } from './movement.ts';
import {
  buyPotion,
  canConfront,
  canMine,
  canTakeTreasure,
  confront,
  healInChurch,
  isInChurch,
  mine,
  takeTreasure,
} from './places.ts';
import { storageCheck } from './storage.ts';
import { feedStore, keepHandLimit } from './supply.ts';
import { goThrough, portalsFrom } from './teleport.ts';
import { maxHealth } from './tiles.ts';
import { canTrade, trade } from './trade.ts';

/** A turn: movement, actions and free actions in any order, then the steps of its end. EU-TURN-01 to EU-TURN-08 */
export function* turn(t: Euthia, seat: Seat): Flow {
  beginTurn(t, seat);
  for (;;) {
    const from = options(t, seat);
    const got = yield* t.ask(seat, {
      prompt: 'turn',
      about: about(t, seat),
      from,
      rules: ['EU-TURN-02', 'EU-TURN-05'],
    });
    if (got.does === 'end') break;
    yield* perform(got.run());
    yield* keepHandLimit(t, seat);
    yield* storageCheck(t, seat, true);
  }
  yield* endTurn(t, seat);
}

const about = (t: EuthiaReading, seat: Seat) => {
  const { moves, gold, health } = t.state.heroes[seat];
  return { moves, gold, health };
};

function beginTurn(t: Euthia, seat: Seat): void {
  const hero = t.state.heroes[seat];
  if (hero.space === NOWHERE) hero.space = CHURCH; // EU-TURN-01
  hero.moves = 0;
  hero.moved = 0;
  hero.granted = [];
  hero.fights = [];
  hero.mined = false;
  hero.portal = -1;
  hero.discounts = [];
  hero.sellBonuses = [];
  hero.offerChanges = 0;
  hero.carts = 0;
  t.state.once = [];
  t.tell('turn', { seat, round: t.state.round });
  if (t.state.mode === 'cooperative') feedStore(t, 'silver', 1); // EU-COOP-07
}

/** Everything the hero can do now. */
function options(t: Euthia, seat: Seat): Choice[] {
  const from: Choice[] = [];
  const hero = t.state.heroes[seat];
  if (hero.moves > 0) addSteps(t, seat, from);
  addMarkers(t, seat, from);
  addActions(t, seat, from);
  if (!hasMonster(t, hero.space)) addFreeActions(t, seat, from); // EU-PACIFY-05
  addUses(t, seat, from);
  addArranging(t, seat, from);
  addExchanges(t, seat, from);
  from.push({ id: 'end', does: 'end', declines: true, commits: 'ends', run: () => undefined });
  return from;
}

function addSteps(t: Euthia, seat: Seat, from: Choice[]): void {
  for (const space of steps(t, seat)) {
    const name = nameOf(t, space);
    from.push({
      id: `step${space}`,
      does: 'step',
      text: 'goTo',
      space: name,
      value: space,
      about: { space: name },
      run: () => step(t, seat, space),
    });
  }
}

/** Movement points of an action marker. EU-ACTION-03 */
const POINTS: { readonly [A in ActionName]: number } = { mine: 1, trade: 2, combat: 3 };
function pointsOf(t: EuthiaReading, action: ActionName): number {
  let points = POINTS[action];
  for (const { what } of t.state.changes) if (what === 'slower') points--;
  return Math.max(1, points);
}

/** A marker taken for movement gives all its points at once. EU-ACTION-01 */
function addMarkers(t: Euthia, seat: Seat, from: Choice[]): void {
  const hero = t.state.heroes[seat];
  for (const action of ACTIONS) {
    if (!hero.markers.includes(action) && hero.reserve !== action) continue;
    const n = pointsOf(t, action);
    from.push({
      id: `move.${action}`,
      does: 'move',
      text: 'markerMove',
      about: { action, n },
      run: () => moveWith(t, seat, action, n),
    });
  }
}
function moveWith(t: Euthia, seat: Seat, action: ActionName, n: number): void {
  takeMarker(t, seat, action);
  t.state.heroes[seat].moves += n;
  t.tell('moves', { seat, action, n });
}

function addActions(t: Euthia, seat: Seat, from: Choice[]): void {
  if (hasAction(t, seat, 'mine') && canMine(t, seat))
    from.push({ id: 'mine', does: 'mine', run: () => actAs(t, seat, 'mine', mine) });
  if (hasAction(t, seat, 'trade') && canTrade(t, seat))
    from.push({ id: 'trade', does: 'trade', run: () => actAs(t, seat, 'trade', trade) });
  if (hasAction(t, seat, 'combat') && !hasMonster(t, t.state.heroes[seat].space)) {
    eliteFights(t, seat, from);
    from.push(...scenarioOf(t).fights(t, seat));
  }
}

function* actAs(t: Euthia, seat: Seat, action: ActionName, act: (t: Euthia, seat: Seat) => Flow): Flow {
  yield* spendAction(t, seat, action);
  yield* act(t, seat);
}

/** They cost nothing and may be taken any number of times. EU-TURN-02 */
function addFreeActions(t: Euthia, seat: Seat, from: Choice[]): void {
  const hero = t.state.heroes[seat];
  if (isInChurch(t, seat) && hero.gold > 0) {
    if (hero.health < maxHealth(t, seat))
      from.push({ id: 'church', does: 'church', commits: 'costs', run: () => healInChurch(t, seat) });
    from.push({ id: 'buyPotion', does: 'buyPotion', commits: 'costs', run: () => buyPotion(t, seat) });
  }
  if (canTakeTreasure(t, seat))
    from.push({ id: 'treasure', does: 'treasure', run: () => takeTreasure(t, seat) });
  if (canConfront(t, seat)) from.push({ id: 'confront', does: 'confront', run: () => confrontHere(t, seat) });
  for (const card of questsFor(t, seat))
    from.push({
      id: `quest${card}`,
      does: 'quest',
      text: 'quest',
      card,
      run: () => completeQuest(t, seat, card),
    });
  for (const to of portalsFrom(t, seat)) {
    const name = nameOf(t, to);
    from.push({
      id: `portal${to}`,
      does: 'portal',
      text: 'portal',
      space: name,
      value: to,
      about: { space: name },
      run: () => goThrough(t, seat, to),
    });
  }
  from.push(...scenarioOf(t).freeActions(t, seat));
}

function* confrontHere(t: Euthia, seat: Seat): Flow {
  const rolled = yield* confront(t, seat);
  yield* scenarioOf(t).confronted(t, seat, rolled);
}

/** In this order: points lapse, the dwurt die, one marker may be kept, encounters are refilled, the next elite enemy. EU-TURN-06 to EU-TURN-08 */
function* endTurn(t: Euthia, seat: Seat): Flow {
  const hero = t.state.heroes[seat];
  hero.moves = 0;
  hero.granted = [];
  yield* dwurtDie(t, seat);
  yield* keepMarker(t, seat);
  refillAll(t);
  nextBounty(t);
  yield* scenarioOf(t).turnEnd(t, seat);
  yield* keepHandLimit(t, seat);
  yield* storageCheck(t, seat);
}

/** One unused marker may go to the fourth slot, whichever slot it comes from. EU-TURN-06, EU-ACTION-05 */
function* keepMarker(t: Euthia, seat: Seat): Flow {
  const hero = t.state.heroes[seat];
  const left = ACTIONS.filter((action) => hero.markers.includes(action) || hero.reserve === action);
  const from: (Omit<Choice, 'run'> & { action: ActionName | null })[] = left.map((action) => ({
    id: `keep.${action}`,
    does: 'keepMarker',
    text: 'keepMarker',
    about: { action },
    action,
  }));
  from.push({ id: 'keepNone', does: 'keepNone', declines: true, action: null });
  const ask = { prompt: 'keepMarker', from, rules: ['EU-TURN-06'] } as const;
  // With one marker left the answer goes without saying: keeping it costs nothing.
  const { action } = yield* t.ask(seat, left.length === 1 ? { ...ask, usual: from[0].id } : ask);
  hero.markers = [];
  hero.reserve = action;
}
