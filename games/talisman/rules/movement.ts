import { deedOption, done, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Move, Roll, Talisman } from '../shape.ts';
import {
  along,
  apart,
  BRIDGEHEAD,
  PLAIN,
  PORTAL,
  regionOf,
  SENTINEL,
  type Space,
  spaceOf,
  spaceOption,
  SPACES,
} from '../shape/spaces.ts';
import { beforeDice, mayUseFate, rerolls, rollAgain, spendFate } from './fate.ts';
import { innerMove } from './inner.ts';
import { arrive, crossRiver, endTurn } from './moving.ts';
import { takesLife, textAt } from './places.ts';
import { openPortal, portalShut } from './portal.ts';
import { buildRaft, mayBuildRaft, raftOptions, rafts, sail } from './raft.ts';
import { passSentinel } from './sentinel.ts';
import { has, inLastTurn, isToad, terrainOn, under } from './stats.ts';
import { followRumours } from './rumours.ts';
import { loseCard } from './objects.ts';

/** The movement phase. TA-MOVE-01: the region in which it begins decides how one moves. */
export function* movement(t: Talisman, seat: Seat): Flow {
  const player = t.state.players[seat];
  if (regionOf(player.space) === 'inner') {
    missedChances(t, seat);
    yield* innerMove(t, seat);
    return;
  }
  if (player.enslaved) {
    missedChances(t, seat);
    yield* enslavedMove(t, seat);
    return;
  }
  const mode = yield* chooseMode(t, seat);
  if (mode.does === 'buildRaft') {
    yield* buildRaft(t, seat);
    return;
  }
  const raft = mode.does === 'raftTo';
  if (raft) yield* sail(t, seat, spaceOf(mode));
  const { ferry } = player;
  missedChances(t, seat);
  if (raft) return;
  if (mode.space !== undefined) {
    const from = t.piles.space[player.space];
    yield* goTo(t, seat, spaceOf(mode));
    if (ferry !== null && t.at(ferry) === from) t.move(ferry, t.piles.space[player.space]);
    return;
  }
  if (crawls(t, seat)) {
    yield* walk(t, seat, [1], false); // TA-TOAD-05
    return;
  }
  yield* rollAndWalk(t, seat, mode.does === 'gallop');
}

const crawls = (t: Talisman, seat: Seat): boolean =>
  isToad(t, seat) || has(t, seat, 'crawls') || under(t, 'crawl', seat);

/** A raft that is not used now is gone, TA-RAFT-05, and so is any other move that was granted for this turn, TA-MOVE-11. */
export function missedChances(t: Talisman, seat: Seat): void {
  const player = t.state.players[seat];
  for (const card of rafts(t, seat)) loseCard(t, seat, card);
  if (player.granted.length > 0) player.granted.length = 0;
  player.ferry = null;
}

/** What the move shall be, where there is a choice: roll, raft, a granted move. */
function chooseMode(t: Talisman, seat: Seat): Flow<Option> {
  if (isToad(t, seat)) return done(ROLL); // TA-TOAD-05: one space, and no other way
  const player = t.state.players[seat];
  const from: Option[] = [ROLL];
  if (has(t, seat, 'gallops')) from.push(GALLOP);
  if (mayBuildRaft(t, seat)) from.push(BUILD);
  if (rafts(t, seat).length > 0) from.push(...raftOptions(player.space));
  for (const space of player.granted) if (space !== player.space) from.push(spaceOption(space));
  if (from.length === 1) return done(ROLL);
  return t.ask(seat, {
    prompt: 'moveMode',
    from,
    rules: ['TA-TURN-01', 'TA-MOVE-11', 'TA-RAFT-02'],
  });
}
const ROLL: Option = deedOption('roll');
const GALLOP: Option = deedOption('gallop');
const BUILD: Option = deedOption('buildRaft');

/** TA-MOVE-02 to TA-MOVE-06 */
function* rollAndWalk(t: Talisman, seat: Seat, gallop: boolean): Flow {
  const { space } = t.state.players[seat];
  const wagon = inLastTurn(t, 'wagon', seat);
  const two = !gallop && !wagon && t.options.twoDice && regionOf(space) === 'outer';
  const before = yield* beforeDice(t, seat, wagon ? 3 : two || gallop ? 2 : 1, 'move');
  if (t.state.now.over) return;
  const scene: Move = {
    type: 'move',
    seat,
    dice: moveDice(t, before, two),
    bonus: inLastTurn(t, 'unlucky', seat) ? -1 : 0,
    upTo: wagon,
    replaced: false,
  };
  t.tell('moveRoll', { seat, dice: scene.dice });
  // TA-FATE-02: in the outer region only the white die.
  const places = mayUseFate(t, seat)
    ? (two ? WHITE : wagon ? THREE : gallop ? BOTH : BLACK).slice(before.dice.length)
    : NO_DICE;
  const together = before.bonus === 0 && fateCanWait(t, seat, scene);
  if (!together) yield* t.scene(scene, () => spendFate(t, seat, scene.dice, places, 'move'));
  // What was added in advance: to the white die, or to the sum; the black one shows what it shows, TA-MOVE-06.
  if (two) scene.dice[1] += before.bonus;
  else scene.bonus += before.bonus;
  const again = yield* followDice(t, seat, scene, two, together ? places : NO_DICE);
  if (again === null) return;
  yield* t.scene(scene, () => rollAgain(t, seat, scene.dice, 'move', again));
  yield* followDice(t, seat, scene, two, NO_DICE);
}
/**
 * Fate and the way are one question where nothing comes between them: nobody could act on this roll, and it means nothing
 * but steps.
 */
const fateCanWait = (t: Talisman, seat: Seat, scene: Move): boolean =>
  !t.wantsAll(seat) && !(t.options.reaper && scene.dice.includes(1)) && !t.couldAct('moveRolled', scene);

/** What the dice lead to. The option with which fate rolls one of these again, if that is chosen instead of a way. */
function* followDice(
  t: Talisman,
  seat: Seat,
  scene: Move,
  two: boolean,
  places: readonly number[],
): Flow<Option | null> {
  const { space } = t.state.players[seat];
  yield* t.windowOnStage('moveRolled', scene);
  if (t.options.reaper && scene.dice[0] === 1) t.state.now.reaper = true; // TA-MOVE-06, TA-REAPER-01
  if (scene.dice.includes(1)) yield* followRumours(t, seat);
  if (scene.replaced || t.state.now.over) return null;
  const { steps, upTo } = distances(t, space, scene, two);
  const again = rerolls(t, seat, scene.dice, places);
  // The dice stay in sight while somebody decides where they lead.
  return yield* t.scene(scene, () => walk(t, seat, steps, upTo, t.state.now.steered, false, again));
}
/** The movement dice, some of which may stand already. Like fate, that concerns the white one of two, TA-FATE-02. */
function moveDice(t: Talisman, { dice, count }: Roll, two: boolean): number[] {
  const rolled = dice.slice(0, count);
  if (two && rolled.length === 1) rolled.unshift(t.die());
  while (rolled.length < count) rolled.push(t.die());
  return rolled;
}
const BLACK = [0];
const WHITE = [1];
const BOTH = [0, 1];
const THREE = [0, 1, 2];
const NO_DICE: readonly number[] = [];

function distances(t: Talisman, space: Space, scene: Move, two: boolean): { steps: number[]; upTo: boolean } {
  const { dice, bonus } = scene;
  const [black, white = black] = dice;
  const upTo = (two && black === white) || scene.upTo;
  const isFast = textAt(t, space).fastRoad;
  const rolled = two ? dice : [dice.reduce((sum, die) => sum + die, 0)];
  if (!upTo && !isFast && !two) return { steps: [Math.max(1, rolled[0] + bonus)], upTo };
  const steps: number[] = [];
  const add = (n: number): void => {
    if (!steps.includes(n)) steps.push(n);
  };
  for (const value of rolled) add(Math.max(1, value + bonus));
  const values = steps.slice();
  // TA-MOVE-04: at least 1, at most what the doubles show.
  if (upTo) for (let n = 1; n < Math.max(...values); n++) add(n);
  if (isFast)
    for (const value of values) {
      add(value + 1);
      if (value > 1) add(value - 1);
    }
  return { steps, upTo };
}

/** One end of a move as it is offered. */
interface Way {
  readonly option: Option;
  readonly end: Space;
  readonly via: 'walk' | 'bridge' | 'portal' | 'river';
  readonly dir: 1 | -1 | 0;
  /** Steps left after crossing the bridge. */
  readonly rest: readonly number[];
}

const NOTHING_LEFT: readonly number[] = [];

/** Choose where to go and go there, TA-MOVE-03; or choose one of these ways to roll again, which is handed back. */
function* walk(
  t: Talisman,
  seat: Seat,
  steps: readonly number[],
  upTo: boolean,
  steered: Seat | null = null,
  crossed = false,
  again: readonly Option[] = [],
): Flow<Option | null> {
  let all = ways(t, seat, t.state.players[seat].space, steps, upTo, crossed);
  if (steered !== null) {
    const { value } = yield* t.ask(steered, {
      prompt: 'steer',
      about: { seat },
      from: [deedOption('clockwise', { value: 1 }), deedOption('counterclockwise', { value: -1 })],
    });
    const kept = all.filter(({ dir }) => dir === value);
    if (kept.length > 0) all = kept;
  }
  if (all.length === 0) {
    t.state.now.noEncounter = true; // TA-ENC-02: no move has ended anywhere
    return null;
  }
  const going = all.map(({ option, end, via }): Option =>
    via === 'walk' && takesLife(t, seat, end) ? { ...option, commits: 'costs' } : option,
  );
  const chosen: Option = yield* t.ask(seat, {
    prompt: 'destination',
    about: { steps: steps.slice() },
    from: again.length === 0 ? going : [...going, ...again],
    rules: again.length === 0 ? WALKING : [...WALKING, 'TA-FATE-02'],
  });
  const way = all.find(({ option }) => option.id === chosen.id);
  if (way === undefined) return chosen;
  yield* goThere(t, seat, way, upTo);
  return null;
}
const WALKING = ['TA-MOVE-03', 'TA-MOVE-08'] as const;

function* goThere(t: Talisman, seat: Seat, way: Way, upTo: boolean): Flow {
  if (way.via === 'bridge') {
    arrive(t, seat, SENTINEL);
    if (!(yield* passSentinel(t, seat))) return; // TA-SENT-02
    if (t.state.players[seat].space !== SENTINEL) return; // The victory has led elsewhere: TA-WARLOCK-04
    yield* crossRiver(t, seat, BRIDGEHEAD);
    if (halts(t, seat, BRIDGEHEAD)) return;
    // TA-MOVE-10: with what is left, in a direction chosen again.
    if (!way.rest.includes(0) || way.rest.length > 1) yield* walk(t, seat, way.rest, upTo, null, true);
  } else if (way.via === 'portal') {
    arrive(t, seat, PORTAL);
    yield* openPortal(t, seat);
  } else if (way.via === 'river') yield* crossRiver(t, seat, way.end);
  else arrive(t, seat, slides(t, way.end) ? along(way.end, way.dir) : way.end);
}

/** A player who walks onto ice slides one space further. */
const slides = (t: Talisman, space: Space): boolean =>
  t.state.lasting.some((entry) => entry.what === 'ice' && entry.space === space);

/** Every way such a movement can end. */
function ways(
  t: Talisman,
  seat: Seat,
  from: Space,
  steps: readonly number[],
  upTo: boolean,
  crossed: boolean,
): Way[] {
  const found: Way[] = [];
  const isOuter = regionOf(from) === 'outer';
  for (const dir of BOTH_WAYS) {
    for (const n of steps) {
      const end = reach(t, seat, from, dir, n);
      if (end === null) continue;
      const option = spaceOption(end);
      if (!isFound(found, option))
        found.push({ option, end, via: 'walk', dir: n === 0 ? 0 : dir, rest: NOTHING_LEFT });
    }
    if (isOuter) bridgeInward(t, seat, from, dir, steps, upTo, found);
    else {
      if (!crossed) bridgeOutward(t, seat, from, dir, steps, found);
      throughPortal(t, seat, from, dir, steps, found);
    }
  }
  return found;
}
const BOTH_WAYS = [1, -1] as const;

function isFound(found: readonly Way[], { id }: Option): boolean {
  for (let i = 0; i < found.length; i++) if (found[i].option.id === id) return true;
  return false;
}
/** One more way, unless another one ends the same. */
function addWay(found: Way[], way: Way): void {
  if (!isFound(found, way.option)) found.push(way);
}

/** Where this many steps in one direction end; null where a barrier stands in the way. */
function reach(t: Talisman, seat: Seat, from: Space, dir: 1 | -1, n: number): Space | null {
  for (let i = 1; i <= n; i++) {
    const space = along(from, dir * i);
    if (blockedAt(t, space)) return null;
    if (i < n && halts(t, seat, space)) return space;
  }
  return along(from, dir * n);
}
const blockedAt = (t: Talisman, space: Space): boolean =>
  t.state.lasting.length > 0 &&
  t.state.lasting.some((entry) => entry.what === 'barrier' && entry.space === space);
function halts(t: Talisman, seat: Seat, space: Space): boolean {
  const cards = t.cards(t.piles.space[space]);
  for (let i = 0; i < cards.length; i++) {
    const def = t.def(cards[i]);
    if (def.halts !== null && def.halts(t, seat)) return true;
  }
  return false;
}

/** Steps to a space in one direction; -1 if it is further than any movement or blocked on the way. */
function stepsTo(
  t: Talisman,
  seat: Seat,
  from: Space,
  to: Space,
  dir: 1 | -1,
  steps: readonly number[],
): number {
  // Most ways do not lead there at all.
  let most = 0;
  for (let i = 0; i < steps.length; i++) most = Math.max(most, steps[i]);
  const away = apart(from, to, dir);
  if (away >= most) return -1;
  for (let i = 0; i <= away; i++) {
    const space = along(from, dir * i);
    if (i > 0 && blockedAt(t, space)) return -1;
    if (space === to) return i;
    if (i > 0 && halts(t, seat, space)) return -1;
  }
  return -1;
}

/** A player who has come here, this many steps, must stay: there is no going on over the bridge or through the Portal. */
const stopsAt = (t: Talisman, seat: Seat, space: Space, steps: number): boolean =>
  steps > 0 && halts(t, seat, space);

/** TA-MOVE-09, TA-SENT-02: the bridge inward, where the movement reaches beyond the Sentinel. */
function bridgeInward(
  t: Talisman,
  seat: Seat,
  from: Space,
  dir: 1 | -1,
  steps: readonly number[],
  upTo: boolean,
  found: Way[],
): void {
  const far = stepsTo(t, seat, from, SENTINEL, dir, steps);
  if (far !== -1 && !stopsAt(t, seat, SENTINEL, far) && !blockedAt(t, BRIDGEHEAD))
    overBridge(far, dir, steps, upTo, found);
}
function overBridge(far: number, dir: 1 | -1, steps: readonly number[], upTo: boolean, found: Way[]): void {
  const beyond = steps.filter((n) => n > far);
  const rests = (all: readonly number[]): number[] => all.map((n) => n - far - 1);
  const option = (value: number): Option => ({
    id: `bridge${value}`,
    space: SPACES[BRIDGEHEAD],
    value,
    text: 'crossBridge',
    does: 'crossBridge',
  });
  if (upTo)
    addWay(found, {
      option: option(Math.max(...beyond)),
      end: BRIDGEHEAD,
      via: 'bridge',
      dir,
      rest: rests(beyond),
    });
  else
    for (const n of beyond)
      addWay(found, { option: option(n), end: BRIDGEHEAD, via: 'bridge', dir, rest: rests([n]) });
}

/** TA-SENT-01: on the way out nobody stands in the way, and the direction is free on the other side. */
function bridgeOutward(
  t: Talisman,
  seat: Seat,
  from: Space,
  dir: 1 | -1,
  steps: readonly number[],
  found: Way[],
): void {
  const far = stepsTo(t, seat, from, BRIDGEHEAD, dir, steps);
  if (far === -1 || stopsAt(t, seat, BRIDGEHEAD, far) || blockedAt(t, SENTINEL)) return;
  const isStopped = halts(t, seat, SENTINEL);
  for (const n of steps) {
    if (n <= far) continue;
    for (const onward of BOTH_WAYS) {
      const end = isStopped ? SENTINEL : reach(t, seat, SENTINEL, onward, n - far - 1);
      if (end !== null)
        addWay(found, { option: spaceOption(end), end, via: 'river', dir, rest: NOTHING_LEFT });
    }
  }
}

/** TA-PORTAL-01: only if the movement would lead beyond the Portal. TA-TERRAIN-04: Terrain leaves it open. */
function throughPortal(
  t: Talisman,
  seat: Seat,
  from: Space,
  dir: 1 | -1,
  steps: readonly number[],
  found: Way[],
): void {
  const far = stepsTo(t, seat, from, PORTAL, dir, steps);
  if (far === -1 || portalShut(t, seat) || stopsAt(t, seat, PORTAL, far)) return;
  const free = terrainOn(t, PORTAL) !== null;
  const opening: Option = { id: 'portal', space: SPACES[PLAIN], text: 'openPortal', does: 'openPortal' };
  addWay(found, {
    option: free ? spaceOption(PLAIN) : opening,
    end: PLAIN,
    via: free ? 'walk' : 'portal',
    dir,
    rest: [],
  });
}

/** A move to a named space instead of a roll. */
function* goTo(t: Talisman, seat: Seat, space: Space): Flow {
  if (regionOf(space) === regionOf(t.state.players[seat].space)) arrive(t, seat, space);
  else yield* crossRiver(t, seat, space);
}

/** TA-BOARD-18: enslaved in the Temple until the movement die shows 4 to 6. */
function* enslavedMove(t: Talisman, seat: Seat): Flow {
  const before = yield* beforeDice(t, seat, 1, 'move');
  if (t.state.now.over) return;
  const dice = moveDice(t, before, false);
  t.tell('moveRoll', { seat, dice });
  yield* spendFate(t, seat, dice, BLACK.slice(before.dice.length), 'move');
  if (t.options.reaper && dice[0] === 1) t.state.now.reaper = true;
  if (dice[0] + before.bonus < 4) {
    endTurn(t, seat);
    return;
  }
  t.state.players[seat].enslaved = false;
  // TA-TOAD-05: free again, a Toad still crawls.
  yield* walk(t, seat, [crawls(t, seat) ? 1 : dice[0] + before.bonus], false);
}
