import type { Card, Seat } from '@tafelrunde/engine';
import type {
  FrameSeed,
  Keyword,
  Limit,
  OwnCards,
  Prohibition,
  Stat,
  Static,
  Valskyrr,
  Who,
} from '../shape.ts';
import {
  forbiddenKey,
  KEYWORD_KEY,
  LIFE_KEY,
  LIMIT_BURY_KEY,
  limitKey,
  type Listener,
  RANGE_KEY,
  type Standing,
  standingUnder,
  statKey,
} from './listeners.ts';
import { faceOf, marksOf } from './marks.ts';
import { holderOf, inRow, pursuedBy } from './places.ts';
import { type Reader, readerOf } from './tools.ts';

/** What holds: printed values with every change that cards, locations and lasting effects make to them. */

/** The hero to whom a card that says something belongs. Enemies and the world belong to nobody. */
export function speaker(t: Valskyrr, card: Card): Seat | null {
  const { sort } = t.def(card);
  const own = sort === 'hero' || sort === 'feat' || sort === 'gear' || sort === 'ally';
  return own ? (marksOf(t, card).owner ?? holderOf(t, card)) : null;
}

/** Does a card's text work where the card lies, on the side that is up? */
export function isAwake(t: Valskyrr, { card, text }: Standing | Listener): boolean {
  const { back, needs, zone } = text;
  const { turned, enraged, asHand } = marksOf(t, card);
  const def = t.def(card);
  if (def.back !== null && turned !== back) return false;
  if (t.state.suspended.length > 0 && t.state.suspended.includes(card)) return false; // VA-CONDITION-10
  if (needs === 'enraged' && !enraged) return false;
  if (needs === null && !asHand && t.at(card) === t.piles.attached) return false; // VA-ATTACH-02
  if (zone === 'heroArea') return pursuedBy(t, card) !== null; // VA-DEFENCE-05
  return zone !== 'questArea' || inRow(t, card);
}

const NOTHING: readonly never[] = [];

/** What holds right now under this word, and who says it. */
function standing<V extends Static['verb']>(
  t: Valskyrr,
  key: number,
): readonly (readonly [Extract<Static, { verb: V }>, Reader])[] {
  const all = standingUnder(t, key);
  if (all.length === 0) return NOTHING;
  const found: [Extract<Static, { verb: V }>, Reader][] = [];
  for (const each of all) {
    if (!isAwake(t, each)) continue;
    const { card, text } = each;
    const reader = readerOf(t, { seat: speaker(t, card), card, doing: null, moment: null });
    if (text.clause.while === null || text.clause.while(reader))
      found.push([text.static as Extract<Static, { verb: V }>, reader]);
  }
  return found;
}

const isOwnCards = (target: Who | OwnCards): target is OwnCards =>
  typeof target === 'object' && 'cards' in target;

/** Is this card meant? Hero cards by keyword mean the cards of the hero who says it. */
function means(reader: Reader, target: Who | OwnCards, card: Card): boolean {
  if (!isOwnCards(target)) return reader.includes(target, card);
  const { t, seat } = reader;
  const own = marksOf(t, card).owner ?? holderOf(t, card);
  return (own === seat || own === null) && target.cards.some((word) => keywordsOf(t, card).includes(word));
}

interface Changed {
  delta: number;
  /** The lowest value that was set; null if none was. */
  set: number | 'any' | null;
}

const UNCHANGED: Readonly<Changed> = { delta: 0, set: null };

/** What is changed about a number of this card. */
export function changesOf(
  t: Valskyrr,
  card: Card,
  stat: Stat,
  about: FrameSeed | null = null,
): Readonly<Changed> {
  const held = standing<'stat'>(t, statKey(stat));
  if (held.length === 0 && t.state.changes.length === 0) return UNCHANGED;
  const found: Changed = { delta: 0, set: null };
  const once: string[] = [];
  for (const [each, reader] of held) {
    if (!means(reader, each.target, card)) continue;
    const at =
      about === null
        ? reader
        : readerOf(t, { seat: reader.seat, card: reader.card, doing: about.doing, moment: about.moment });
    if (each.if !== undefined && !each.if(at)) continue;
    if (each.once) {
      const kind = t.kind(reader.card!);
      if (once.includes(kind)) continue;
      once.push(kind);
    }
    if (each.set !== undefined) found.set = each.set;
    else found.delta += typeof each.delta === 'function' ? each.delta(at) : each.delta!;
  }
  const both = stat === 'physicalDefence' || stat === 'magicalDefence';
  for (const change of t.state.changes) {
    if (change.stat !== stat && !(both && change.stat === 'bothDefences')) continue;
    const on = typeof change.on === 'string' ? t.state.roles[change.on] : change.on;
    if (on !== card) continue;
    if (change.set === null) found.delta += change.delta;
    else {
      // "Ignoring its defence" means all of it, whatever raises it.
      found.set = change.set;
      found.delta = 0;
    }
  }
  return found;
}

const changed = (printed: number, { delta, set }: Readonly<Changed>): number =>
  Math.max(0, (typeof set === 'number' ? set : printed) + delta);

/** A number of the combat box, with every change. */
export function statOf(
  t: Valskyrr,
  card: Card,
  stat: 'attack' | 'life' | 'lootValue' | 'physicalDefence' | 'magicalDefence',
): number {
  const face = faceOf(t, card);
  const printed =
    stat === 'lootValue'
      ? face.lootValue
      : stat === 'life' && t.def(card).sort === 'boss'
        ? t.state.bossLife // VA-CARD-06
        : (face.combat?.[stat] ?? 0);
  return changed(printed, changesOf(t, card, stat));
}
/** Does anything change the life of anybody? */
export const livesChange = (t: Valskyrr): boolean =>
  t.state.changes.length > 0 || standingUnder(t, LIFE_KEY).length > 0;
export const lifeLeft = (t: Valskyrr, card: Card): number =>
  Math.max(0, statOf(t, card, 'life') - marksOf(t, card).wounds);

/** A limit, changed: infinite where there is none. */
export function limitOf(t: Valskyrr, limit: Limit, printed: number, seat: Seat | null): number {
  let sum = printed;
  let least = 0;
  for (const [each, reader] of standing<'limit'>(t, limitKey(limit))) {
    if (seat !== null && !reader.includesHero(each.hero, seat)) continue;
    if (each.set === 'none') return Number.POSITIVE_INFINITY;
    if (each.set !== undefined) sum = each.set;
    if (each.delta !== undefined) sum += each.delta;
    least = Math.max(least, each.min);
  }
  for (const change of t.state.changes)
    if (change.limit === limit && change.seat === seat) sum += change.delta;
  return Math.max(least, sum);
}

/** Is there anything at all that forbids this, to whomever? */
export function anyForbidden(t: Valskyrr, what: Prohibition): boolean {
  for (const change of t.state.changes) if (change.forbids === what) return true;
  return standingUnder(t, forbiddenKey(what)).length > 0;
}

/** Is something forbidden to this enemy, or to this hero? Prohibitions beat permissions. VA-GOLDEN-02 */
export function isForbidden(
  t: Valskyrr,
  what: Prohibition,
  { enemy = null, seat = null }: { enemy?: Card | null; seat?: Seat | null },
): boolean {
  for (const change of t.state.changes) if (change.forbids === what && change.on === enemy) return true;
  for (const [each, reader] of standing<'forbidden'>(t, forbiddenKey(what))) {
    const at =
      seat === null
        ? reader
        : readerOf(t, { seat, card: reader.card, doing: reader.doing, moment: reader.moment });
    if (each.if !== undefined && !each.if(at)) continue;
    if (each.enemy !== undefined && (enemy === null || !reader.includes(each.enemy, enemy))) continue;
    // A clause about "this hero" that stands on a world card is read for every hero.
    if (each.hero !== undefined && (seat === null || !at.includesHero(each.hero, seat))) continue;
    if (each.except !== undefined && seat !== null && at.includesHero(each.except, seat)) continue;
    return true;
  }
  return false;
}

/** The range of an action of this hero against enemies, changed. VA-RANGE-08 */
export function rangeOf(t: Valskyrr, seat: Seat, printed: number, keywords: readonly Keyword[]): number {
  let range = printed;
  let most = Number.POSITIVE_INFINITY;
  let least = 0;
  for (const [each, reader] of standing<'range'>(t, RANGE_KEY)) {
    if (each.keyword !== undefined && !each.keyword.some((word) => keywords.includes(word))) continue;
    if (!reader.includesHero(each.heroes, seat)) continue;
    range += each.delta;
    most = Math.min(most, each.max ?? most);
    least = Math.max(least, each.min ?? 0);
  }
  return Math.min(Math.max(range, least), most);
}

/** Printed keywords, and those that cards grant. */
export function keywordsOf(t: Valskyrr, card: Card): readonly Keyword[] {
  const { keywords } = faceOf(t, card);
  const { sort } = t.def(card);
  if (sort !== 'gear' && sort !== 'feat') return keywords;
  const granted = standingUnder(t, KEYWORD_KEY);
  if (granted.length === 0) return keywords;
  const all = [...keywords];
  for (const each of granted) {
    const { static: grant } = each.text;
    if (grant.verb !== 'keyword' || !isAwake(t, each)) continue;
    const { target, keyword } = grant;
    const own = marksOf(t, card).owner ?? holderOf(t, card);
    const seat = speaker(t, each.card);
    if (
      (own === seat || own === null) &&
      target.cards.some((word) => keywords.includes(word)) &&
      !all.includes(keyword)
    )
      all.push(keyword);
  }
  return all;
}

/** How many of the first wounds of this enemy's attack have to be buried from hand. */
export function buriesFromHand(t: Valskyrr, enemy: Card): number {
  for (const [each, reader] of standing<'limitBury'>(t, LIMIT_BURY_KEY))
    if (reader.includes(each.enemy, enemy)) return each.n;
  return 0;
}
