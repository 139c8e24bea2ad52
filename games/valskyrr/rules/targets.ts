import { type Card, cardOption, type Flow, type Pile, type Seat } from '@tafelrunde/engine';
import type { Action, Aim, Doing, Keyword, Valskyrr } from '../shape.ts';
import type { Frame } from './frame.ts';
import { alliesOf, charterOf, enemiesInPlay, heroesIn } from './places.ts';
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
  const barred = aim.who === 'enemy' && anyForbidden(t, 'target');
  const shy = aim.who === 'enemy' && aim.most <= 1 && anyForbidden(t, 'soleTarget');
  const { in: zones, with: properties, not } = aim;
  if (
    !barred &&
    !shy &&
    against === null &&
    zones === undefined &&
    properties === undefined &&
    not === undefined
  )
    return candidates;
  return candidates.filter(
    (card) =>
      (zones === undefined || zones.some((zone) => frame.isInZone(zone, card))) &&
      (properties === undefined || properties.every((property) => frame.is(card, property))) &&
      (not === undefined || !frame.includes(not, card)) &&
      (against === null || card === against) &&
      !(barred && isForbidden(t, 'target', { enemy: card, seat })) &&
      !(shy && isForbidden(t, 'soleTarget', { enemy: card, seat })),
  );
}

/** The enemies within this range: in the own area, or everywhere. */
const enemiesAt = (t: Valskyrr, range: number, seat: Seat): Card[] =>
  range >= 2 ? enemiesInPlay(t) : t.cards(t.piles.pursuers[seat]).slice();

function friendsAt(t: Valskyrr, aim: Aim, range: number, seat: Seat): Card[] {
  const heroes = range >= 2 ? heroesIn(t) : [seat];
  if (aim.who === 'ally') return heroes.flatMap((one) => alliesOf(t, one));
  if (aim.who === 'heroOrAlly') return heroes.flatMap((one) => [charterOf(t, one), ...alliesOf(t, one)]);
  return others(t, aim, heroes, seat).map((one) => charterOf(t, one));
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
  let found = inReach(frame, doing.action, aim, doing.keywords).filter((card) => !but.includes(card));
  if (against !== null && aim.who === 'enemy' && found.includes(against)) {
    if (aim.most === 1) return [against];
    const more = yield* chooseTargets(
      frame,
      { ...doing, action: { ...doing.action } },
      narrowed(aim),
      [...but, against],
      null,
    );
    return [against, ...more];
  }
  if (aim.in?.includes('oneZone') === true) found = yield* oneZone(frame, doing, found);
  if (aim.least > 50) return found; // All of them.
  if (found.length === 0) return [];
  const sole =
    aim.who === 'enemy' ? found.filter((card) => isForbidden(t, 'soleTarget', { enemy: card })) : [];
  if (sole.length > 0 && aim.most > 1) return yield* notAlone(frame, aim, found, sole);
  return yield* some(frame, aim, found, aim.least, aim.most);
}
const narrowed = (aim: Aim): Aim => ({ ...aim, least: Math.max(0, aim.least - 1), most: aim.most - 1 });

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
  if (free.length === 0) return [];
  const first = yield* some(frame, aim, free, Math.min(1, aim.least), 1);
  if (first.length === 0) return [];
  const rest = found.filter((card) => !first.includes(card));
  return rest.length === 0 ? first : [...first, ...(yield* some(frame, aim, rest, 0, aim.most - 1))];
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
