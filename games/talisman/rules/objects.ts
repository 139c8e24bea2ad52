import {
  type Card,
  cardOption,
  deedOption,
  done,
  type Flow,
  type Option,
  perform,
  type RuleId,
  type Seat,
} from '@tafelrunde/engine';
import type { CardDef, FightKind, Taking, Talisman, Reading } from '../shape.ts';
import { discard, isMagic, setCounters } from './decks.ts';
import { sheet } from './sheet.ts';
import { atLeast, rollOne } from './fate.ts';
import { spellsDown, tooManySpells } from './spells.ts';
import { gistOf, has, isPlaying, isToad, magicWorks, roomForObjects, usable } from './stats.ts';

const FOLLOWING: ReadonlySet<CardDef['type']> = new Set(['follower', 'enemy', 'stranger']);

/** TA-ALIGN-04: may this seat own the card at all? The rule that forbids it, or null. */
export function barred(t: Talisman, seat: Seat, card: Card): RuleId | null {
  const def = t.def(card);
  if (isToad(t, seat)) return 'TA-TOAD-08';
  // Enemies and Strangers can follow too.
  if (FOLLOWING.has(def.type) && has(t, seat, 'noFollowers')) return 'TA-FOLL-01';
  return def.barred.includes(t.state.players[seat].alignment) ? 'TA-ALIGN-04' : null;
}

/** Where a card belongs that somebody owns. */
const pileFor = (t: Talisman, seat: Seat, card: Card) =>
  t.def(card).type === 'object' ? t.piles.objects[seat] : t.piles.followers[seat];

/** Take a card from wherever it lies: a space, a deck, a supply. Its text may make it vanish at once. TA-ENC-16 */
export function* take(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  if (barred(t, seat, card) !== null) return false;
  const { joins } = t.def(card);
  if (joins !== null && !(yield* perform(joins(t, seat, card)))) return false;
  t.move(card, pileFor(t, seat, card));
  t.tell('took', { seat, kind: t.kind(card) });
  const { taken } = t.def(card);
  if (taken !== null) yield* perform(taken(t, seat, card));
  undeceive(t, seat, card);
  yield* shedSurplus(t, seat);
  yield* talismanGained(t, seat, card);
  return true;
}
/** Beside a Talisman that was gained a false one deceives no longer. */
export function undeceive(t: Talisman, seat: Seat, gained: Card): void {
  if (!t.def(gained).talisman) return;
  for (const other of t.cards(t.piles.objects[seat]))
    if (t.def(other).tags.includes('falseTalisman')) setCounters(t, other, 1);
}
/** An ending may have something to say about a Talisman that was gained: once nobody has too much, if it was kept. TA-CARRY-03 */
export function* talismanGained(t: Talisman, seat: Seat, card: Card): Flow {
  const gained = sheet(t)?.talisman ?? null;
  if (gained === null || !t.def(card).talisman || t.at(card) !== t.piles.objects[seat]) return;
  yield* perform(gained(t, seat, card));
}

/** A card goes from one character to another, unless something prevents it. */
export function* takeFrom(t: Talisman, seat: Seat, from: Seat, card: Card): Flow<boolean> {
  if (!(yield* handOver(t, seat, from, card))) return false;
  yield* shedSurplus(t, from);
  yield* shedSurplus(t, seat);
  yield* talismanGained(t, seat, card);
  return true;
}
/** The same as one half of an exchange: what is too much, and what follows, is settled when both halves are done. */
export function* handOver(t: Talisman, seat: Seat, from: Seat, card: Card): Flow<boolean> {
  const scene: Taking = { type: 'taking', seat, from, card };
  if ((yield* t.windowOnStage('taking', scene)) === 'replaced') return false;
  if (barred(t, seat, card) !== null) return false;
  t.move(card, pileFor(t, seat, card));
  t.tell('tookFrom', { seat, from, kind: t.kind(card) });
  const { tags, sticks, taken } = t.def(card);
  if (tags.includes('falseTalisman')) setCounters(t, card, 0);
  // A burden weighs on every owner as it did on the first.
  if (sticks && taken !== null) yield* perform(taken(t, seat, card));
  undeceive(t, seat, card);
  return true;
}

/** Leave a card on the space one stands on. */
export function drop(t: Talisman, seat: Seat, card: Card): void {
  t.move(card, t.piles.space[t.state.players[seat].space]);
  t.tell('dropped', { seat, kind: t.kind(card) });
}

/** Lose a card to its discard pile or supply. TA-FOLL-02 */
export function loseCard(t: Talisman, seat: Seat, card: Card): void {
  t.tell('lostCard', { seat, kind: t.kind(card) });
  discard(t, card);
}

/** Lose a card against one's will: something may prevent that, or go in its place. */
export function* forfeit(t: Talisman, seat: Seat, card: Card): Flow {
  if ((yield* t.windowOnStage('losingCard', { type: 'losingCard', seat, card })) === 'replaced') return;
  loseCard(t, seat, card);
  yield* shedSurplus(t, seat);
}

/** TA-CARRY-01: 4 Objects, and what Mules and bags add. */
export const carryLimit = (t: Reading, seat: Seat): number => 4 + roomForObjects(t, seat);
/** TA-CARRY-02: Trinkets weigh nothing. */
export const carried = (t: Talisman, seat: Seat): Card[] =>
  t.cards(t.piles.objects[seat]).filter((card) => !t.def(card).trinket);

function tooManyObjects(t: Talisman, seat: Seat): number {
  if (t.cards(t.piles.objects[seat]).length <= 4) return 0;
  return -room(t, seat);
}
/** How many more Objects one can carry. */
export const room = (t: Talisman, seat: Seat): number =>
  carryLimit(t, seat) - gistOf(t, t.piles.objects[seat]).heavy;

/** TA-CARRY-03: too many Objects are dropped at once, by their owner's choice. */
export function* carryDown(t: Talisman, seat: Seat): Flow {
  for (;;) {
    const surplus = tooManyObjects(t, seat);
    if (surplus <= 0) return;
    const objects = carried(t, seat);
    if (objects.every((object) => t.def(object).sticks)) return;
    // One after the other: what carries others may be among them.
    const { card } = yield* t.ask(seat, {
      prompt: 'dropObject',
      about: { count: surplus },
      from: objects.map((object) => ({
        ...cardOption(object, t.def(object).sticks ? 'TA-CARRY-03' : null),
        commits: 'costs' as const,
      })),
      rules: ['TA-CARRY-01', 'TA-CARRY-03'],
    });
    drop(t, seat, card);
  }
}

/** Is there more than somebody may have, and can it be put away? */
export const hasSurplus = (t: Talisman, seat: Seat): boolean =>
  isPlaying(t, seat) && (tooManySpells(t, seat) > 0 || tooManyObjects(t, seat) > 0);

/** TA-SPELL-04, TA-SPELL-05, TA-CARRY-03: what is too much goes at once, before anybody may do anything else. */
export const shedSurplus = (t: Talisman, seat: Seat): Flow =>
  hasSurplus(t, seat) ? putAway(t, seat) : done(undefined);
function* putAway(t: Talisman, seat: Seat): Flow {
  yield* spellsDown(t, seat);
  yield* carryDown(t, seat);
}

/** TA-ALIGN-04: what the alignment forbids stays behind. */
export function dropBarred(t: Talisman, seat: Seat): void {
  const { alignment } = t.state.players[seat];
  for (const pile of [t.piles.objects[seat], t.piles.followers[seat]])
    for (const card of t.cards(pile).slice()) if (t.def(card).barred.includes(alignment)) drop(t, seat, card);
}

/** Choose one's own cards and give them away. */
export function* discardOwn(t: Talisman, seat: Seat, cards: readonly Card[], count: number): Flow<Card[]> {
  const chosen = yield* chooseOwn(t, seat, cards, count);
  for (const card of chosen) loseCard(t, seat, card);
  yield* shedSurplus(t, seat);
  return chosen;
}
/** Choose one's own cards and lose them, which is not the same: it may be prevented. */
export function* forfeitOwn(t: Talisman, seat: Seat, cards: readonly Card[], count: number): Flow<Card[]> {
  const chosen = yield* chooseOwn(t, seat, cards, count);
  for (const card of chosen) yield* forfeit(t, seat, card);
  return chosen;
}
function* chooseOwn(t: Talisman, seat: Seat, cards: readonly Card[], count: number): Flow<Card[]> {
  const from = cards.filter((card) => !t.def(card).sticks).map((card) => cardOption(card));
  const least = Math.min(count, from.length);
  if (least === 0) return [];
  const chosen = yield* t.some(seat, {
    prompt: 'discardCards',
    about: { count: least },
    from,
    min: least,
    max: least,
  });
  return chosen.map(({ card }) => card);
}

export function* discardSpells(t: Talisman, seat: Seat, count: number): Flow {
  const hand = t.cards(t.piles.hand[seat]);
  const least = Math.min(count, hand.length);
  if (least === 0) return;
  const chosen = yield* t.some(seat, {
    prompt: 'discardSpells',
    about: { count: least },
    from: hand.map((card) => cardOption(card)),
    min: least,
    max: least,
  });
  for (const { card } of chosen) discard(t, card);
}

/** The weapons a character can use. Who must not wield any in battle may still have some that help the mind. */
export const usableWeapons = (t: Talisman, seat: Seat, kind: FightKind = 'battle'): Card[] =>
  isToad(t, seat) || (kind === 'battle' && has(t, seat, 'noWeapons'))
    ? []
    : t
        .cards(t.piles.objects[seat])
        .filter(
          (card) =>
            t.def(card).weapon && servesIn(t.def(card), kind) && (!isMagic(t, card) || magicWorks(t, seat)),
        );
/** TA-FIGHT-06: in psychic combat only what says that it helps there; and what helps the mind alone, helps there alone. */
const servesIn = ({ gives, attackIf }: CardDef, kind: FightKind): boolean =>
  kind === 'psychic' ? gives.psychic > 0 || attackIf !== null : gives.battle > 0 || gives.psychic === 0;
/** Those that are of any use against these Enemies. */
export const weaponsAgainst = (
  t: Talisman,
  seat: Seat,
  against: readonly Card[],
  kind: FightKind = 'battle',
): Card[] =>
  usableWeapons(t, seat, kind).filter((weapon) =>
    against.every((foe) => t.def(foe).foe!.weapons?.(t, weapon) !== false),
  );

/** TA-OBJ-02: one Weapon for a fight; two for whom the character allows it. */
export const weaponsAtOnce = (t: Talisman, seat: Seat): number => (has(t, seat, 'twoWeapons') ? 2 : 1);

/** Weapons are chosen before the dice; some may have been drawn already. */
export function* chooseWeapons(
  t: Talisman,
  seat: Seat,
  drawn: readonly Card[],
  kind: FightKind,
  against: readonly Card[] = [],
): Flow<Card[]> {
  const weapons = weaponsAgainst(t, seat, against, kind).filter((card) => !drawn.includes(card));
  const most = Math.max(0, Math.min(weaponsAtOnce(t, seat) - drawn.length, weapons.length));
  if (most === weapons.length || most === 0) return [...drawn, ...weapons.slice(0, most)];
  const chosen = yield* t.some(seat, {
    prompt: 'weapon',
    about: { count: most },
    from: weapons.map((card) => cardOption(card)),
    min: most,
    max: most,
    rules: ['TA-OBJ-02'],
  });
  return [...drawn, ...chosen.map(({ card }) => card)];
}

/** Armour of the body or of the mind. */
export const isArmour = ({ armour, tags }: CardDef): boolean => armour > 0 || tags.includes('ward');

const NONE: Option = deedOption('none', { declines: true });

/** TA-OBJ-03: one piece of Armour may save the life a battle costs, if the die is high enough. */
export function* armourSaves(t: Talisman, seat: Seat): Flow<boolean> {
  if (isToad(t, seat) || has(t, seat, 'noArmour')) return false;
  const pieces = t
    .cards(t.piles.objects[seat])
    .filter((card) => t.def(card).armour > 0 && usable(t, seat, t.def(card)));
  if (pieces.length === 0) return false;
  const from: Option[] =
    pieces.length === 1 ? [cardOption(pieces[0])] : [...pieces.map((card) => cardOption(card)), NONE];
  const { card } = yield* t.ask(seat, {
    prompt: 'armour',
    from,
    rules: ['TA-OBJ-03', 'TA-FIGHT-11'],
  });
  if (card === undefined) return false;
  const roll = yield* rollOne(t, seat, 'armour', atLeast(t.def(card).armour));
  const saved = roll >= t.def(card).armour;
  t.tell(saved ? 'armourHeld' : 'armourFailed', { seat, kind: t.kind(card) });
  return saved;
}
