import { cardOption, done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Talisman, Reading } from '../shape.ts';
import { discard, drawFrom } from './decks.ts';
import { craft, everybody, has, isSpellproof, isToad, roomForSpells } from './stats.ts';

/** TA-SPELL-03: by total Craft, the most Spells somebody may hold. */
const LIMITS = [0, 0, 0, 1, 2, 2, 3] as const;

export function spellLimit(t: Reading, seat: Seat): number {
  if (has(t, seat, 'noSpells')) return 0;
  return LIMITS[Math.min(6, craft(t, seat, true))] + roomForSpells(t, seat);
}

/** TA-SPELL-12, TA-TOAD-06: may the seat get another Spell? */
export const roomForSpell = (t: Talisman, seat: Seat): boolean =>
  !isToad(t, seat) && t.cards(t.piles.hand[seat]).length < spellLimit(t, seat);

/** TA-SPELL-12: gain Spells as far as Craft allows. True if at least one came. */
export function gainSpells(t: Talisman, seat: Seat, count: number): boolean {
  let gained = 0;
  if (has(t, seat, 'picksSpells')) {
    // Two for each; `pickSpells` asks which one is kept.
    for (let held = t.cards(t.piles.hand[seat]).length; gained < count; gained++) {
      const pending = t.cards(t.piles.offered[seat]).length / 2;
      if (isToad(t, seat) || held + pending >= spellLimit(t, seat)) break;
      if (drawFrom(t, 'spells', t.piles.offered[seat]) === null) break;
      if (drawFrom(t, 'spells', t.piles.offered[seat]) === null) {
        t.move(t.top(t.piles.offered[seat])!, t.piles.hand[seat]);
        held++;
      }
    }
    if (gained > 0) t.tell('spells', { seat, count: gained });
    return gained > 0;
  }
  while (gained < count && roomForSpell(t, seat) && drawFrom(t, 'spells', t.piles.hand[seat]) !== null)
    gained++;
  if (gained > 0) t.tell('spells', { seat, count: gained });
  return gained > 0;
}
/** Of every two Spells on offer one is kept. */
export function* pickSpells(t: Talisman, seat: Seat): Flow {
  const offered = t.piles.offered[seat];
  while (t.cards(offered).length > 0) {
    const pair = t.cards(offered).slice(0, 2);
    const { card } = yield* t.ask(seat, {
      prompt: 'keepSpell',
      from: pair.map((one) => cardOption(one)),
    });
    for (const one of pair) if (one !== card) discard(t, one);
    t.move(card, t.piles.hand[seat]);
  }
}
/** The same, and whoever may redraw them does. */
export function* drawSpells(t: Talisman, seat: Seat, count: number): Flow<boolean> {
  const before = new Set(t.cards(t.piles.hand[seat]));
  if (!gainSpells(t, seat, count)) return false;
  yield* pickSpells(t, seat);
  const cards = t.cards(t.piles.hand[seat]).filter((card) => !before.has(card));
  yield* t.window('spellsDrawn', { type: 'spellsDrawn', seat, cards });
  return true;
}

/** How many Spells are too many. TA-TOAD-06: the limit rests while one is a Toad. */
export function tooManySpells(t: Talisman, seat: Seat): number {
  const held = t.cards(t.piles.hand[seat]).length;
  return held === 0 || isToad(t, seat) ? 0 : held - spellLimit(t, seat);
}

/** TA-SPELL-04 to TA-SPELL-06: too many Spells are put away at once, by their owner's choice. */
export function spellsDown(t: Talisman, seat: Seat): Flow {
  const surplus = tooManySpells(t, seat);
  return surplus > 0 ? discardSurplus(t, seat, surplus) : done(undefined);
}
function* discardSurplus(t: Talisman, seat: Seat, surplus: number): Flow {
  const hand = t.cards(t.piles.hand[seat]);
  const chosen = yield* t.some(seat, {
    prompt: 'discardSpells',
    about: { count: surplus },
    from: hand.map((card) => ({ id: `card${card}`, card })),
    min: surplus,
    max: surplus,
    rules: ['TA-SPELL-04', 'TA-SPELL-05'],
  });
  for (const { card } of chosen) discard(t, card);
}

/** Lent Spells go when whoever lent them has gone. */
export function returnLent(t: Talisman, seat: Seat): void {
  const lent = t.cards(t.piles.lent[seat]);
  if (lent.length === 0 || has(t, seat, 'lendsSpells')) return;
  for (const card of lent.slice()) discard(t, card);
}

/** TA-SPELL-11: what everybody may cast in this turn. */
export function countCasts(t: Talisman, active: Seat): void {
  for (let seat = 0; seat < t.seats; seat++)
    t.state.players[seat].casts =
      seat === active ? t.cards(t.piles.hand[seat]).length + t.cards(t.piles.lent[seat]).length : 1;
}

/** TA-SPELL-09: everybody a Spell can be aimed at, wherever they are; protected ones stay out of it. */
export const spellTargets = (t: Talisman, caster: Seat): Seat[] =>
  everybody(t, caster).filter((seat) => seat === caster || !isSpellproof(t, seat));
