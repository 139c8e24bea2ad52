import { type Card, cardOption, type Flow, type Pile, type Seat } from '@tafelrunde/engine';
import type { Action, Aim, Doing, Keyword, Valskyrr } from '../shape.ts';
import type { Frame } from './frame.ts';
import { alliesOf, charterOf, enemiesInPlay, heroesIn, pursuedBy } from './places.ts';
import { anyForbidden, isForbidden, rangeOf } from './statics.ts';

/** Steps a and b of an action: whom it may be aimed at. VA-ACTION-04 */

/** How far an action reaches: 1 the own hero area, 2 everywhere. VA-RANGE-02, VA-RANGE-03 */
function reach(frame: Frame, action: Action, aim: Aim, keywords: readonly Keyword[]): number {
  const { t } = frame;
  const seat = frame.seat!;
  const printed = aim.range ?? action.range;
  if (aim.who !== 'enemy') return printed; // VA-RANGE-05
  const free = t.cards(t.piles.pursuers[seat]).length === 0 ? 1 : 0; // VA-RANGE-04
  return rangeOf(t, seat, printed + free, keywords);
}

/** An effect on the enemy of the moment gets no further than its action; one without range gets everywhere. VA-RANGE-01 */
export function reaches(frame: Frame, enemy: Card): boolean {
  const { t, seat, doing } = frame;
  if (doing === null || seat === null || doing.action.range !== 1) return true;
  return pursuedBy(t, enemy) === seat || reach(frame, doing.action, FOE, doing.keywords) >= 2;
}
const FOE: Aim = { who: 'enemy', least: 1, most: 1 };

/** Everybody an action may be aimed at. */
function inReach(
  frame: Frame,
  action: Action,
  aim: Aim,
  keywords: readonly Keyword[],
  against: Card | null = null,
): Card[] {
  const { t } = frame;
  const seat = frame.seat!;
  const range = reach(frame, action, aim, keywords);
  if (range < 1) return []; // VA-RANGE-08
  const candidates = aim.who === 'enemy' ? enemiesAt(t, range, seat) : friendsAt(t, aim, range, seat);
  const meant =
    against === null && aim.in === undefined && aim.with === undefined && aim.not === undefined
      ? candidates
      : candidates.filter((card) => (against === null || card === against) && isMeant(frame, aim, card));
  if (aim.who !== 'enemy' || meant.length === 0) return meant;
  const open = anyForbidden(t, 'target') ? allowed(t, meant, 'target', seat) : meant;
  return aim.most <= 1 && anyForbidden(t, 'soleTarget') ? allowed(t, open, 'soleTarget', seat) : open;
}

/** Is this card one that the text of an action allows as a target? */
function isMeant(frame: Frame, { in: zones, with: properties, not }: Aim, card: Card): boolean {
  return (
    (zones === undefined || zones.some((zone) => frame.isInZone(zone, card))) &&
    (properties === undefined || properties.every((property) => frame.is(card, property))) &&
    (not === undefined || !frame.includes(not, card))
  );
}
const allowed = (t: Valskyrr, enemies: Card[], what: 'target' | 'soleTarget', seat: Seat): Card[] =>
  enemies.filter((enemy) => !isForbidden(t, what, { enemy, seat }));

/** The enemies within this range: in the own area, or everywhere. */
const enemiesAt = (t: Valskyrr, range: number, seat: Seat): Card[] =>
  range >= 2 ? enemiesInPlay(t) : t.cards(t.piles.pursuers[seat]).slice();

function friendsAt(t: Valskyrr, aim: Aim, range: number, seat: Seat): Card[] {
  const heroes = range >= 2 ? heroesIn(t) : [seat];
  if (aim.who !== 'ally' && aim.who !== 'heroOrAlly')
    return others(t, aim, heroes, seat).map((one) => charterOf(t, one));
  const found: Card[] = [];
  for (const one of heroes) {
    if (aim.who === 'heroOrAlly') found.push(charterOf(t, one));
    for (const ally of alliesOf(t, one)) found.push(ally);
  }
  return found;
}

/** "Another hero" means the only one, where there is only one. */
function others(t: Valskyrr, aim: Aim, heroes: readonly number[], seat: number): readonly number[] {
  if (aim.who !== 'otherHero' || heroesIn(t).length === 1) return heroes;
  return heroes.filter((one) => one !== seat);
}

/** Those an action may be aimed at; null if they are too few. */
export function aimed(
  frame: Frame,
  action: Action,
  aim: Aim,
  keywords: readonly Keyword[],
  against: Card | null,
): Card[] | null {
  const found = inReach(frame, action, aim, keywords, against);
  if (against !== null && found.length === 0) return null;
  const least = aim.least === aim.most && aim.least > 50 ? 1 : aim.least;
  return aim.least > 0 && found.length < least ? null : found;
}

/** Choose the targets of an action. */
export function* chooseTargets(
  frame: Frame,
  doing: Doing,
  aim: Aim,
  but: readonly Card[],
  against: Card | null,
): Flow<Card[]> {
  const { t } = frame;
  let found = inReach(frame, doing.action, aim, doing.keywords);
  if (but.length > 0) found = found.filter((card) => !but.includes(card));
  if (against !== null && aim.who === 'enemy' && found.includes(against)) return [against];
  if (aim.in?.includes('oneZone') === true) found = yield* oneZone(frame, doing, found);
  if (aim.least > 50) return found; // All of them.
  if (found.length === 0) return [];
  const sole =
    aim.who === 'enemy' && anyForbidden(t, 'soleTarget')
      ? found.filter((card) => isForbidden(t, 'soleTarget', { enemy: card }))
      : [];
  if (sole.length > 0 && aim.most > 1) return yield* notAlone(frame, aim, found, sole);
  return yield* some(frame, aim, found, aim.least, aim.most);
}
function* some(frame: Frame, aim: Aim, found: readonly Card[], min: number, max: number): Flow<Card[]> {
  const most = Math.min(max, found.length);
  const least = Math.min(min, found.length);
  const from = found.map((card) => cardOption(card));
  const prompt = aim.who === 'enemy' ? 'targetEnemy' : 'targetFriend';
  if (least === 1 && most === 1)
    return [(yield* frame.t.ask(frame.seat!, { prompt, from, rules: ['VA-ACTION-04', 'VA-RANGE-01'] })).card];
  const chosen = yield* frame.t.some(frame.seat!, {
    prompt: `${prompt}s`,
    about: { n: most },
    from,
    min: least,
    max: most,
    rules: ['VA-ACTION-04', 'VA-EFFECT-07'],
  });
  return chosen.map(({ card }) => card);
}

/** Those that may not be the only target can be chosen beside another one. */
function* notAlone(frame: Frame, aim: Aim, found: readonly Card[], sole: readonly Card[]): Flow<Card[]> {
  const free = found.filter((card) => !sole.includes(card));
  const first = yield* some(frame, aim, free, Math.min(1, aim.least), 1);
  if (first.length === 0) return [];
  const rest = found.filter((card) => !first.includes(card));
  return [...first, ...(yield* some(frame, aim, rest, 0, aim.most - 1))];
}

/** All in one hero area, or all in the row: where there are several, choose which. */
function* oneZone(frame: Frame, { seat }: Doing, found: readonly Card[]): Flow<Card[]> {
  const { t } = frame;
  const zones = [...new Set(found.map((card) => t.at(card)))];
  if (zones.length < 2) return [...found];
  const from = zones.map((pile: Pile) => {
    const owner = t.piles.pursuers.indexOf(pile);
    return owner === -1 ? { id: 'row', pile } : { id: `area${owner}`, text: 'area', seat: owner, pile };
  });
  const { pile } = yield* t.ask(seat, { prompt: 'whichZone', from });
  return found.filter((card) => t.at(card) === pile);
}
