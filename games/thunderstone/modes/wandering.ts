import type { Card, Flow, Seat } from '@tafelrunde/engine';
import { hallCards, leaveHall, refill, removalFault } from '../rules/hall.ts';
import { boxesOf } from '../rules/sets.ts';
import type { Thunderstone } from '../shape.ts';
import type { Mode } from './mode.ts';
import { standard } from './standard.ts';

/** A player who leaves the front monster alone makes it dangerous. */
export const wandering: Mode = {
  ...standard,
  monsterTypes: 4, // TH-WANDER-01
  features: (t) => (boxesOf(t).includes('wrath') ? t.options.features : 0),
  beginTurn: (t, seat) => beginTurn(t, seat),
  endTurn: (t, seat) => endTurn(t, seat),
  mustAttack: (t) => {
    const { due } = t.state.wander;
    return due !== null && hallCards(t).includes(due) ? due : null;
  },
  // TH-WANDER-08, TH-WANDER-10, TH-WANDER-11: an attack, won or lost, ends the count.
  attacked: (t, monster) => {
    const { wander } = t.state;
    if (monster === wander.due) wander.due = null;
    if (monster === wander.front) restart(t);
  },
  // TH-WANDER-10: also if it is back in front by the end of the turn.
  displaced: (t, card) => {
    if (card === t.state.wander.front) restart(t);
  },
};

function restart(t: Thunderstone): void {
  t.state.wander.front = null;
  t.state.wander.tokens = 0;
}

/** TH-WANDER-04: at rank 0 the guardian that came first, else whatever is at rank 1. */
function frontMonster(t: Thunderstone): Card | null {
  const { rank } = t.piles;
  return t.cards(rank[0]).at(0) ?? t.top(rank[1]);
}

/** Attack it this turn, or take it as a penalty. TH-WANDER-05 to TH-WANDER-07, TH-WANDER-13 */
function* beginTurn(t: Thunderstone, seat: Seat): Flow<boolean> {
  const { wander } = t.state;
  const inFront = frontMonster(t);
  if (inFront !== wander.front) restart(t);
  wander.front = inFront;
  if (inFront === null || wander.tokens < t.seats) return false; // TH-WANDER-02
  wander.due = inFront;
  if (t.def(inFront).guardian) return true; // TH-WANDER-13
  const barred = removalFault(t, inFront); // TH-CARD-58
  const { id } = yield* t.ask(seat, {
    prompt: 'wander',
    about: { kind: t.kind(inFront) },
    from: [
      { id: 'face' },
      barred === null ? { id: 'penalty', commits: 'costs' } : { id: 'penalty', no: barred },
    ],
    rules: ['TH-WANDER-05', 'TH-WANDER-12'],
  });
  if (id === 'face') return true;
  yield* takePenalty(t, seat, inFront);
  return false;
}

function* takePenalty(t: Thunderstone, seat: Seat, monster: Card): Flow {
  t.tell('penalty', { seat, kind: t.kind(monster) });
  leaveHall(t, monster, t.piles.penalty[seat]);
  t.state.wander.due = null;
  restart(t); // TH-WANDER-07
  yield* refill(t, seat); // TH-WANDER-14
}

/**
 * A turn without a fight puts a token on the front monster, if it was in front when the turn began. TH-WANDER-03,
 * TH-WANDER-09, TH-WANDER-10
 */
function* endTurn(t: Thunderstone, seat: Seat): Flow {
  const { wander, fought } = t.state;
  const { due } = wander;
  wander.due = null;
  // TH-WANDER-05: whoever was to attack it and could not, or did not, takes it after all.
  if (due !== null && canBeTaken(t, due)) {
    yield* takePenalty(t, seat, due);
    return;
  }
  const front = frontMonster(t);
  if (front === null || front !== wander.front) restart(t);
  else if (!fought) addToken(t, front);
}

/** In the hall, or under the deck where an effect has put it; whoever got it as a prize has beaten it. */
function canBeTaken(t: Thunderstone, monster: Card): boolean {
  if (hallCards(t).includes(monster)) return removalFault(t, monster) === null;
  return t.at(monster) === t.piles.dungeon;
}

function addToken(t: Thunderstone, front: Card): void {
  const { wander } = t.state;
  if (wander.tokens < t.seats) wander.tokens++;
  t.tell('token', { kind: t.kind(front), tokens: wander.tokens });
}
