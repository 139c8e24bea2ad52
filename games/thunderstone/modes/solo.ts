import type { Flow, Seat } from '@tafelrunde/engine';
import { arriveInFront, leaveHall, refill, unmask } from '../rules/hall.ts';
import { ownCards, pointsOf } from '../rules/scoring.ts';
import { springTrap } from '../rules/traps.ts';
import { type Ending, RANKS, type Thunderstone } from '../shape.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** Alone against the village's own doom: whatever gets past counts for the other side. TH-SOLO-01 */
export const normal: Mode = {
  ...standard,
  growsSlowly: true, // TH-SOLO-15
  forbidsMoving: true, // TH-SOLO-22
  dealHall: () => {}, // TH-SOLO-02
  endTurn: (t, seat) => endTurn(t, seat),
  // TH-SOLO-11
  wonFight: (t) => {
    t.state.solo.earned = true;
  },
  // TH-SOLO-08, TH-SOLO-17
  lostFight: (t, _turn, monster) => {
    if (t.def(monster).guardian) t.setNote(monster, null);
    else leaveHall(t, monster, t.piles.score);
  },
  // TH-SOLO-14, TH-SOLO-16: the place of what came with an advance and left again stays empty.
  frontLeft: (t) => {
    if (!t.state.solo.advancing) t.state.hall.holes.push(1);
  },
  settle: (t, how) => settle(t, how),
};

/** TH-SOLO-25 */
export const veteran: Mode = {
  ...normal,
  halvesStacks: true, // TH-SOLO-26, TH-SOLO-27
  // TH-SOLO-28
  wonFight: (t, monster) => {
    t.state.solo.earned = monster.experience >= 2;
  },
};

/** TH-SOLO-29 */
export const nightmare: Mode = { ...veteran, wonFight: () => {} };

/** After the new hand the monsters come closer, unless there was a fight or they still lick their wounds. TH-SOLO-30 */
function* endTurn(t: Thunderstone, seat: Seat): Flow {
  const { solo, fought, hall } = t.state;
  const { respite, earned } = solo;
  solo.respite = fought && earned; // TH-SOLO-11
  solo.earned = false;
  if (fought || respite || hall.refilled) return; // TH-SOLO-09, TH-SOLO-10, TH-SOLO-12, TH-SOLO-13, TH-SOLO-14
  yield* advance(t, seat);
}

/** A new card pushes what is in its way, and that pushes on. TH-SOLO-04, TH-SOLO-05 */
function* advance(t: Thunderstone, seat: Seat): Flow {
  const { rank, revealed, dungeon } = t.piles;
  let card = t.draw(dungeon, revealed);
  // TH-SOLO-24
  while (card !== null && t.def(card).sort === 'trap') {
    yield* springTrap(t, seat, card);
    card = t.draw(dungeon, revealed);
  }
  const { solo } = t.state;
  solo.advancing = true;
  // When the deck is empty nothing pushes any more, and everything comes closer by itself.
  const isFree = (place: number): boolean => t.cards(rank[place]).length === 0;
  const free = card === null ? (isFree(1) ? 1 : undefined) : [RANKS, 2, 1].find(isFree);
  if (free === undefined) reachVillage(t);
  for (let place = free ?? 1; place < RANKS; place++) {
    const next = t.top(rank[place + 1]);
    if (next === null) continue;
    t.move(next, rank[place]);
    if (place === 1) yield* arriveInFront(t, seat, next);
  }
  if (card !== null) {
    const comes = unmask(t, card);
    t.move(comes, rank[RANKS]);
    t.tell('entered', { kind: t.kind(comes), rank: RANKS });
  }
  yield* refill(t, seat);
  solo.advancing = false;
}

/** TH-SOLO-06 */
function reachVillage(t: Thunderstone): void {
  const monster = t.top(t.piles.rank[1])!;
  t.tell('reachedVillage', { kind: t.kind(monster) });
  t.move(monster, t.piles.score);
  t.state.idle = 0;
}

/** More points than the village's pile is worth, or it is lost. TH-SOLO-07, TH-SOLO-20, TH-SOLO-21 */
function settle(t: Thunderstone, how: Ending): void {
  const own = ownCards(t, 0);
  const village = t.cards(t.piles.score);
  t.show([...own, ...village], 'all');
  const points = pointsOf(own.map((card) => t.def(card)));
  const against = pointsOf(village.map((card) => t.def(card)));
  t.tell('scoredAlone', { points, against });
  t.finish({ how, winners: points > against ? [0] : [], scores: [points] });
}
