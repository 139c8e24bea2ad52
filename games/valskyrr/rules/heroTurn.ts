import { type Card, type Flow, type Option, type Seat, seatOption } from '@tafelrunde/engine';
import type { Action, Valskyrr } from '../shape.ts';
import { canPlay, playOf, resolveAction } from './action.ts';
import { askGroup } from './group.ts';
import { mayRest, rest } from './healing.ts';
import { chooseCards, discard, drawCards } from './heroCards.ts';
import { faceOf, marked, marksOf } from './marks.ts';
import { open } from './moments.ts';
import { activeEncounter, charterOf, enemiesInPlay, handOf, heroesIn } from './places.ts';
import { isFlexible } from './reflexTime.ts';
import { limitOf } from './statics.ts';

const DRAW_LIMIT = 5;
const HAND_LIMIT = 8;

/** What a hero may do in the own turn. */
type Deed =
  | { readonly do: 'act'; readonly card: Card; readonly action: Action; readonly index: number }
  | { readonly do: 'buy'; readonly card: Card }
  | { readonly do: 'weaken'; readonly card: Card }
  | { readonly do: 'rest' | 'end' };
type DeedOption = Option & { readonly deed: Deed };

/** Every hero has one turn; who begins is decided by all, then it goes on in seating order. VA-HEROTURN-01, VA-HEROTURN-02 */
export function* beginHeroPhase(t: Valskyrr): Flow {
  for (const hero of t.state.heroes)
    Object.assign(hero, { normalDone: 0, alliesActed: [], rested: false, turnOver: hero.out });
  t.state.used.turn = [];
  t.state.turn = null;
  if (t.options.combinedTurns) {
    for (const seat of heroesIn(t)) yield* open(t, 'turnStart', { seat });
    return;
  }
  const { seat } = yield* askGroup(t, {
    prompt: 'whoStarts',
    from: heroesIn(t).map((one) => seatOption(one)),
    rules: ['VA-HEROTURN-01'],
  });
  yield* beginTurn(t, seat);
}

function* beginTurn(t: Valskyrr, seat: Seat): Flow {
  t.state.turn = seat;
  t.tell('turn', { seat });
  yield* open(t, 'turnStart', { seat });
}

/** Whose turn is not over. */
const waiting = (t: Valskyrr): Seat[] => heroesIn(t).filter((seat) => !t.state.heroes[seat].turnOver);

/** One deed of a turn. False when all turns are over. */
export function* heroStep(t: Valskyrr): Flow<boolean> {
  const seats = waiting(t);
  if (seats.length === 0) return false;
  if (t.options.combinedTurns) {
    yield* combinedStep(t, seats);
    return true;
  }
  const { turn } = t.state;
  if (t.state.heroes[turn!].turnOver) {
    yield* beginTurn(t, nextSeat(t, turn!));
    return true;
  }
  const { deed } = yield* t.ask(turn!, turnAsk(t, turn!));
  yield* carry(t, turn!, deed);
  return true;
}

/** The next seat in seating order whose hero has not fallen. */
function nextSeat(t: Valskyrr, after: Seat): Seat {
  const seats = waiting(t);
  return seats.find((seat) => seat > after) ?? seats[0];
}

/** All turns at once: whoever answers first acts, one action at a time. VA-COMBINED-01 to VA-COMBINED-03 */
function* combinedStep(t: Valskyrr, seats: readonly Seat[]): Flow {
  const { seat, got } = yield* t.askAny(seats, (one) => turnAsk(t, one));
  t.state.turn = seat;
  yield* carry(t, seat, got.deed);
  t.state.turn = null;
}

const turnAsk = (t: Valskyrr, seat: Seat) => ({
  prompt: 'turn',
  from: deeds(t, seat),
  // A turn with nothing left to do ends by itself.
  always: t.wantsAll(seat),
  rules: ['VA-HEROTURN-03', 'VA-HEROTURN-05'] as const,
});

/** Everything that may be done now. VA-HEROTURN-03, VA-HEROTURN-04 */
function deeds(t: Valskyrr, seat: Seat): DeedOption[] {
  const found: DeedOption[] = [];
  const allowed = allowedTo(t, seat);
  for (const card of handOf(t, seat)) addActs(t, found, allowed, card, t.def(card).actions, 'hand');
  for (const card of t.cards(t.piles.area[seat]))
    addActs(t, found, allowed, card, faceOf(t, card).actions, 'area');
  const charter = charterOf(t, seat);
  addActs(t, found, allowed, charter, t.def(charter).actions, 'charter');
  const encounter = activeEncounter(t);
  if (encounter !== null)
    addActs(t, found, allowed, encounter, t.def(encounter).encounter!.options, 'charter');
  // VA-FEAT-01, VA-FEAT-03, VA-FEAT-04
  for (const card of t.cards(t.piles.offer[seat])) {
    const { sort, price } = t.def(card);
    if (sort === 'feat' && price <= t.state.loot)
      found.push({
        id: `buy${card}`,
        card,
        text: 'buy',
        does: 'buy',
        commits: 'costs',
        value: price,
        deed: { do: 'buy', card },
      });
  }
  if (!t.state.heroes[seat].rested && mayRest(t))
    found.push({ id: 'rest', does: 'rest', deed: { do: 'rest' } }); // VA-REST-04
  for (const card of enemiesInPlay(t))
    if (marksOf(t, card).weakness > 0 && t.def(card).sort === 'enemy' && !t.state.suspended.includes(card))
      found.push({
        id: `weaken${card}`,
        card,
        text: 'spendWeakness',
        does: 'weaken',
        deed: { do: 'weaken', card },
      });
  found.push(found.length > 0 ? END_TURN : NOTHING_LEFT);
  return found;
}
const NOTHING_LEFT: DeedOption = { id: 'endTurn', does: 'end', deed: { do: 'end' } };
const END_TURN: DeedOption = { ...NOTHING_LEFT, commits: 'ends' };

/** The actions of a card that may be used from where it lies. */
function addActs(
  t: Valskyrr,
  found: DeedOption[],
  allowed: Allowed,
  card: Card,
  actions: readonly Action[],
  from: Action['from'],
): void {
  for (let index = 0; index < actions.length; index++) {
    const action = actions[index];
    if (action.from !== from || !mayUse(t, allowed, card, action)) continue;
    if (canPlay(t, playOf(allowed.seat, card, action, index))) found.push(actOption(card, action, index));
  }
}

const actOption = (card: Card, action: Action, index: number): DeedOption => ({
  id: `use${card}.${index}`,
  card,
  text: `use.${action.type}`,
  about: { type: action.type },
  does: 'act',
  value: index,
  deed: { do: 'act', card, action, index },
});

/** What is left of a turn: may a normal action be used, and which allies have acted, if any more may? */
interface Allowed {
  readonly seat: Seat;
  readonly normal: boolean;
  readonly acted: readonly Card[] | null;
}
/** One normal action, one ally action of each ally. VA-HEROTURN-07, VA-HEROTURN-08 */
function allowedTo(t: Valskyrr, seat: Seat): Allowed {
  const { normalDone, alliesActed } = t.state.heroes[seat];
  return {
    seat,
    normal: normalDone < limitOf(t, 'normal', 1, seat),
    acted: alliesActed.length < limitOf(t, 'ally', 1, seat) ? alliesActed : null,
  };
}

/** Any number of fast actions and reflexes. VA-HEROTURN-09 */
function mayUse(t: Valskyrr, { normal, acted }: Allowed, card: Card, action: Action): boolean {
  switch (action.type) {
    case 'normal':
      return normal;
    case 'ally':
      return acted !== null && !acted.includes(card);
    case 'fast':
      return true;
    case 'reflex':
      return isFlexible(t, action);
  }
}

function* carry(t: Valskyrr, seat: Seat, deed: Deed): Flow {
  const hero = t.state.heroes[seat];
  switch (deed.do) {
    case 'act': {
      const { card, action, index } = deed;
      if (action.type === 'normal') hero.normalDone++;
      if (action.type === 'ally') hero.alliesActed.push(card);
      yield* resolveAction(t, playOf(seat, card, action, index));
      if (t.state.changes.length > 0)
        t.state.changes = t.state.changes.filter(({ until }) => until !== 'actionEnd'); // VA-DURATION-01
      if (t.state.heroes[seat].out) hero.turnOver = true;
      return;
    }
    case 'buy':
      t.state.loot -= t.def(deed.card).price;
      t.tell('bought', { seat, kind: t.kind(deed.card) });
      t.move(deed.card, t.piles.hand[seat]); // VA-FEAT-02
      return;
    case 'weaken':
      marked(t, deed.card).weakness = 0;
      t.state.suspended.push(deed.card);
      t.tell('abilityCancelled', { kind: t.kind(deed.card), seat });
      return;
    case 'rest':
      hero.rested = true;
      yield* rest(t, seat);
      return;
    case 'end':
      yield* endTurn(t, seat);
  }
}

/** Refill or discard; what lasts for the turn ends after that. VA-ENDTURN-01 to VA-ENDTURN-08, VA-DURATION-02 */
function* endTurn(t: Valskyrr, seat: Seat): Flow {
  const weakness = marksOf(t, charterOf(t, seat)).weakness; // VA-CONDITION-08
  const draw = Math.max(1, limitOf(t, 'draw', DRAW_LIMIT, seat) - weakness);
  const most = Math.max(1, HAND_LIMIT - weakness);
  // Attached cards never count. VA-ATTACH-04, VA-ENDTURN-05
  const hand = t.cards(t.piles.hand[seat]);
  if (hand.length < draw) drawCards(t, seat, draw - hand.length);
  else if (hand.length > most) {
    const over = hand.length - most;
    for (const card of yield* chooseCards(t, seat, 'handLimit', [...hand], { min: over, max: over }))
      discard(t, seat, card);
  }
  t.state.heroes[seat].turnOver = true;
  yield* open(t, 'turnEnd', { seat });
  t.state.changes = t.state.changes.filter(({ until, turnOf }) => until !== 'turnEnd' || turnOf !== seat);
  if (!t.options.combinedTurns) t.state.used.turn = [];
}
