import {
  type Card,
  deedOption,
  done,
  type Flow,
  type Option,
  PASS,
  perform,
  type Seat,
} from '@tafelrunde/engine';
import type { CardType, Talisman } from '../shape.ts';
import { CROWN, PLAIN, regionOf, type Space, VALLEY } from '../shape/spaces.ts';
import { drawUpTo } from './adventure.ts';
import { asksEvade } from './attack.ts';
import { destroysSpirit, enslaves, fightEnemies, fightKind } from './combat.ts';
import { crownEncounter } from './crown.ts';
import { discard } from './decks.ts';
import { asksIgnoring, endWhere, lasts, spare } from './lasting.ts';
import { isLoot, takeLoot } from './loot.ts';
import { encounterCharacter, waysAgainst } from './meeting.ts';
import { take } from './objects.ts';
import { textAt } from './places.ts';
import { revealRemnants } from './remnants.ts';
import { settle } from './settle.ts';
import { charactersOn, everybody, isToad, under } from './stats.ts';
import { deed } from './warlock.ts';

/** The encounter phase. TA-ENC-18: whoever is moved in the middle of it has a new one where it comes to stand. */
export function* encounter(t: Talisman, seat: Seat, landed: Space): Flow {
  const { now, players } = t.state;
  let unearthed = landed;
  // Each new encounter needs a card that moves the character; this many in one turn is a circle of portals.
  for (let i = 0; i < 20; i++) {
    now.moved = false;
    now.unresolved = false;
    if (players[seat].space !== unearthed) {
      unearthed = players[seat].space;
      yield* revealRemnants(t, seat); // TA-REMNANT-01
    }
    yield* encounterOnce(t, seat);
    if (!now.moved || now.over) return;
  }
}

/** TA-ENC-01: one other character, or the space. */
function* encounterOnce(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  yield* deed(t, seat, { did: 'land', space });
  if (yield* settle(t, seat)) return;
  if (space === CROWN) {
    yield* crownEncounter(t, seat);
    return;
  }
  const must = under(t, 'mustAttack', seat);
  const there = isAlone(t, seat)
    ? NOBODY
    : charactersOn(t, space, seat).filter(
        (other) => other !== seat && waysAgainst(t, seat, other, must).length > 0,
      );
  if (there.length > 0) {
    const from: Option[] = there.map((other) => ({ id: `seat${other}`, seat: other }));
    if (!must) from.push(deedOption('encounterSpace'));
    const chosen = yield* t.ask(seat, { prompt: 'encounter', from, rules: ['TA-ENC-01'] });
    if (chosen.seat !== undefined) {
      yield* encounterCharacter(t, seat, chosen.seat, must); // TA-ENC-04, TA-ENC-05
      // A call to arms that concerns everybody is heard once.
      if (must) endWhere(t, ({ what, whom }) => what === 'mustAttack' && whom === null);
      return;
    }
  }
  if (regionOf(space) === 'inner') yield* innerSpace(t, seat);
  else yield* encounterSpace(t, seat);
}

/** TA-INNER-13: in the inner region only there. TA-CATA-02: where the space itself wants a fight there is no other meeting. */
const meetable = (t: Talisman, space: Space): boolean =>
  regionOf(space) !== 'inner' || space === VALLEY || (space === PLAIN && t.options.board === 'base');

const NOBODY: readonly Seat[] = [];
/** Is there no other character on the space whom one could meet? */
function isAlone(t: Talisman, seat: Seat): boolean {
  const { players } = t.state;
  const { space } = players[seat];
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && players[other].space === space) return !meetable(t, space);
  return true;
}

/** TA-INNER-10, TA-INNER-03: the task of the space, unless one is on the way back. */
function* innerSpace(t: Talisman, seat: Seat): Flow {
  const player = t.state.players[seat];
  // Cards can come to lie here, such as the Hermit; they are faced like anywhere else.
  const faced = new Set<Card>();
  if (yield* strangers(t, seat, faced)) return;
  if (yield* loot(t, seat, faced)) return; // TA-ENC-16
  if (player.back) return;
  t.state.now.unresolved = false;
  const { text } = textAt(t, player.space);
  player.done = true;
  if (text !== null) yield* perform(text(t, seat, null));
  yield* settle(t, seat);
}

/** A space encounter in its fixed steps. TA-ENC-06 */
function* encounterSpace(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  const text = textAt(t, space);
  if (text.draw > 0) {
    // TA-ENC-07: what a drawing space does to its visitor comes before the draw.
    if (text.harm !== null) {
      yield* perform(text.harm(t, seat, null));
      if (yield* settle(t, seat)) return;
    }
    yield* drawUpTo(t, seat, text.draw);
    if (yield* settle(t, seat)) return;
  }
  const faced = new Set<Card>();
  if (t.cards(t.piles.space[space]).length > 0) {
    if (yield* meetAll(t, seat, faced, withoutNumber)) return; // TA-ENC-09, TA-ADV-03
    if (yield* meetAll(t, seat, faced, eventLike)) return; // TA-ENC-10
    for (let number = 1; number <= 3; number++) if (yield* enemies(t, seat, number, faced)) return; // TA-ENC-13, TA-ENC-14
    if (yield* strangers(t, seat, faced)) return; // TA-ENC-15
  }
  if (yield* loot(t, seat, faced)) return; // TA-ENC-16
  if (yield* places(t, seat, faced)) return; // TA-ENC-17
  t.state.now.unresolved = false;
  // TA-ENC-07: a space without a card draw comes last.
  const now = textAt(t, space).text;
  if (now === null) return;
  yield* perform(now(t, seat, null));
  yield* settle(t, seat);
}

type Test = (type: CardType, number: number) => boolean;

/** The next card on the space of this type that was not faced yet: lowest number first, then as drawn. TA-ADV-01 */
function nextCard(t: Talisman, space: Space, faced: ReadonlySet<Card>, test: Test): Card | null {
  let best: Card | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  const cards = t.cards(t.piles.space[space]);
  for (let i = 0; i < cards.length; i++) {
    const { type, number } = t.def(cards[i]);
    if (number >= lowest || !test(type, number) || faced.has(cards[i])) continue;
    best = cards[i];
    lowest = number;
  }
  return best;
}

/** Are there Adventure cards left that would still be faced? Those that were evaded or left lying are not. TA-ADV-05 */
const waiting = (t: Talisman, space: Space, faced: ReadonlySet<Card>): boolean =>
  t.cards(t.piles.space[space]).some((card) => {
    const { deck } = t.def(card);
    return !faced.has(card) && (deck === 'adventure' || deck === 'relics'); // TA-REMNANT-02
  });

/** Meet a card: do what it says, then put it away unless it stays. */
export function* meet(t: Talisman, seat: Seat, card: Card): Flow {
  const { concerns } = t.def(card);
  t.tell('met', { seat, kind: t.kind(card) });
  yield* deed(t, seat, { did: 'meet', card });
  if (concerns !== null && !concerns(t, seat)) return;
  const where = t.at(card);
  const effect = t.def(card).meet;
  if (effect !== null && !(yield* ignores(t, seat, card))) {
    const before = lasts(t, card);
    yield* perform(effect(t, seat, card));
    if (!before && lasts(t, card)) yield* askWhomToSpare(t, seat, card);
  }
  if (t.at(card) === where && !t.def(card).stays && !lasts(t, card)) discard(t, card);
}

const withoutNumber: Test = (type) => type === 'spell';
/** Followers and Objects with an Event's number are met like Events: they join by force. */
const eventLike: Test = (type, number) => type === 'event' || (number === 1 && type === 'follower');

/** All cards of this kind. True when the encounter is over. */
const meetAll = (t: Talisman, seat: Seat, faced: Set<Card>, test: Test): Flow<boolean> =>
  nextCard(t, t.state.players[seat].space, faced, test) === null
    ? done(false)
    : meetEach(t, seat, faced, test);

function* meetEach(t: Talisman, seat: Seat, faced: Set<Card>, test: Test): Flow<boolean> {
  const { space } = t.state.players[seat];
  for (;;) {
    const card = nextCard(t, space, faced, test);
    if (card === null) return false;
    faced.add(card);
    t.state.now.unresolved = waiting(t, space, faced);
    if (t.def(card).type === 'follower') yield* take(t, seat, card);
    else yield* meet(t, seat, card);
    if (yield* settle(t, seat)) return true;
  }
}

/** A player who can let Events pass may do so with one that concerns nobody else; those in common ask each for itself. */
const ignores = (t: Talisman, seat: Seat, card: Card): Flow<boolean> =>
  t.def(card).common ? done(false) : asksIgnoring(t, seat, card);
/** What has begun to last does so for everybody, apart from those who let it pass. */
function* askWhomToSpare(t: Talisman, first: Seat, card: Card): Flow {
  for (const seat of everybody(t, first)) if (yield* asksIgnoring(t, seat, card)) spare(t, seat, card);
}

/** All Enemies of one number. True when the encounter is over. */
const enemies = (t: Talisman, seat: Seat, number: number, faced: Set<Card>): Flow<boolean> =>
  nextCard(t, t.state.players[seat].space, faced, enemyOf(number)) === null
    ? done(false)
    : fightAll(t, seat, number, faced);
const ENEMIES = [0, 1, 2, 3].map(
  (wanted): Test =>
    (type, number) =>
      type === 'enemy' && number === wanted,
);
const enemyOf = (number: number): Test => ENEMIES[number];

function* fightAll(t: Talisman, seat: Seat, number: number, faced: Set<Card>): Flow<boolean> {
  const { space } = t.state.players[seat];
  const group: Card[] = [];
  for (;;) {
    const card = nextCard(t, space, faced, enemyOf(number));
    if (card === null) break;
    faced.add(card);
    t.state.now.unresolved = waiting(t, space, faced);
    t.tell('met', { seat, kind: t.kind(card) });
    const { evadable } = t.def(card).foe!;
    const may = typeof evadable === 'boolean' ? evadable : evadable(t, seat);
    // TA-FIGHT-02, TA-ADV-09: declared before anything else; TA-EVADE-02: what the card says does not happen then.
    if (may && (yield* asksEvade(t, seat, { kind: t.kind(card) }))) {
      t.tell('evadedEnemy', { seat, kind: t.kind(card) });
      continue;
    }
    const { meets } = t.def(card).foe!;
    if (meets !== null && (yield* perform(meets(t, seat, card))) === 'skip') continue;
    if (yield* settle(t, seat)) return true;
    if (t.at(card) !== t.piles.space[space]) continue;
    if ((yield* t.windowOnStage('facing', { type: 'facing', seat, card })) === 'replaced') continue;
    if (yield* destroysSpirit(t, seat, card)) continue;
    if (yield* enslaves(t, seat, card)) continue;
    const kind = yield* fightKind(t, seat, card);
    if (kind === 'battle') {
      group.push(card); // TA-FIGHT-14
      continue;
    }
    yield* fightEnemies(t, seat, [card], kind); // TA-FIGHT-15
    if (yield* settle(t, seat)) return true;
  }
  if (group.length === 0) return false;
  yield* fightEnemies(t, seat, group, 'battle');
  return yield* settle(t, seat);
}

/** TA-ENC-15: every Stranger must be visited. */
const strangers = (t: Talisman, seat: Seat, faced: Set<Card>): Flow<boolean> =>
  nextCard(t, t.state.players[seat].space, NONE_FACED, isStranger) === null
    ? done(false)
    : visitStrangers(t, seat, faced);
const isStranger: Test = (type) => type === 'stranger';
const NONE_FACED: ReadonlySet<Card> = new Set();

function* visitStrangers(t: Talisman, seat: Seat, faced: Set<Card>): Flow<boolean> {
  const { space } = t.state.players[seat];
  for (;;) {
    const card = nextCard(t, space, faced, isStranger);
    if (card === null) return false;
    faced.add(card);
    t.state.now.unresolved = waiting(t, space, faced);
    yield* meet(t, seat, card);
    yield* deed(t, seat, { did: 'visit', whom: 'stranger' });
    if (yield* settle(t, seat)) return true;
  }
}

/**
 * TA-ENC-16: gold, Followers and Objects may be taken, each singly, and none a second time: whoever takes an Object and drops
 * it at once has left it lying. TA-TOAD-08: not by a Toad.
 */
function loot(t: Talisman, seat: Seat, faced: Set<Card>): Flow<boolean> {
  const { space } = t.state.players[seat];
  for (const card of t.cards(t.piles.space[space])) if (t.def(card).type !== 'place') faced.add(card);
  const nothing = t.state.goldOn[space] === 0 && nextCard(t, space, NONE_FACED, isLoot) === null;
  if (nothing || isToad(t, seat)) return done(false);
  t.state.now.unresolved = waiting(t, space, faced);
  return takeLoot(t, seat, space);
}

/** TA-ENC-17: every Place may be visited, each singly. */
const places = (t: Talisman, seat: Seat, faced: Set<Card>): Flow<boolean> =>
  nextCard(t, t.state.players[seat].space, NONE_FACED, isPlace) === null
    ? done(false)
    : visitPlaces(t, seat, faced);
const isPlace: Test = (type) => type === 'place';

function* visitPlaces(t: Talisman, seat: Seat, faced: Set<Card>): Flow<boolean> {
  const { space } = t.state.players[seat];
  for (;;) {
    const card = nextCard(t, space, faced, isPlace);
    if (card === null) return false;
    faced.add(card);
    t.state.now.unresolved = waiting(t, space, faced);
    if (!t.def(card).sticks) {
      const from: Option[] = [deedOption('visit'), PASS];
      const { declines } = yield* t.ask(seat, {
        prompt: 'visitPlace',
        about: { kind: t.kind(card) },
        from,
        rules: ['TA-ENC-17'],
      });
      if (declines) continue;
    }
    yield* meet(t, seat, card);
    yield* deed(t, seat, { did: 'visit', whom: 'place' });
    if (yield* settle(t, seat)) return true;
  }
}
