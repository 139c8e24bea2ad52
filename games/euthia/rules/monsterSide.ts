import { type Card, done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Fight, Level, PlayCard } from '../shape.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import {
  canExchange,
  discardCard,
  drawCards,
  drawFrom,
  exchangeSilver,
  feedStore,
  isAutomaton,
} from './supply.ts';

/** The monster's side of the table: its deck, its cards, the sets of silver and gold cards. */

/** The top card of a monster deck lies apart, so that everybody sees its back. EU-MONSTER-02 */
export function monsterNextUp(t: Euthia, level: Level): void {
  const { monsterDeck, monsterNext, monsterDiscard } = t.piles;
  const i = level - 1;
  if (t.cards(monsterNext[i]).length === 0) drawFrom(t, monsterDeck[i], monsterDiscard[i], monsterNext[i]);
}

/** Cards for the monster player's hand; where the game plays the monster they go to the stores. EU-MONSTER-03, EU-SOLO-11 */
export function gainForMonster(t: Euthia, fight: Fight | null, metal: 'silver' | 'gold', n: number): void {
  if (n === 0) return;
  if (isAutomaton(t)) feedStore(t, metal, n);
  else if (fight !== null && fight.monster !== null) drawCards(t, fight.monster, metal, n);
}

export type CardMoment = 'beforeMonsterRoll' | 'afterMonsterRoll' | 'beforeHeroRoll';
/** EU-CARD-04 */
const fits = ({ when }: PlayCard, moment: CardMoment): boolean =>
  when === moment || (when === 'beforeOrAfterMonsterRoll' && moment !== 'beforeHeroRoll');

/** A number of identical cards in hand that may be played together. */
export interface CardSet {
  readonly id: string;
  readonly does: 'playSet';
  readonly text: string;
  readonly about: { readonly n: number };
  readonly card: Card;
  readonly cards: readonly Card[];
}

/**
 * Every set the hand allows now: one card gives the top field, more identical ones a lower field. EU-CARD-06, EU-CARD-07
 * Which of identical cards are played is for their owner to say: if the first ones in hand were, the others could tell what
 * the cards before them are not.
 */
export function setsIn(t: EuthiaReading, seat: Seat, moment: CardMoment): CardSet[] {
  const byKind = new Map<string, Card[]>();
  for (const card of t.cards(t.piles.hand[seat])) {
    if (!fits(t.def(card).play!, moment)) continue;
    const kind = t.kind(card);
    const same = byKind.get(kind);
    if (same === undefined) byKind.set(kind, [card]);
    else same.push(card);
  }
  const sets: CardSet[] = [];
  for (const [kind, cards] of byKind) {
    const most = Math.min(cards.length, t.content[kind].play!.fields.length);
    for (let n = 1; n <= most; n++)
      for (const chosen of choicesOf(cards, n))
        sets.push({
          id: `set${chosen.join('.')}`,
          does: 'playSet',
          text: 'playSet',
          about: { n },
          card: chosen[0],
          cards: chosen,
        });
  }
  return sets;
}

/** All ways to choose this many of these cards. */
function choicesOf(cards: readonly Card[], n: number): readonly (readonly Card[])[] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => choicesOf(cards.slice(i + 1), n - 1).map((others) => [card, ...others]));
}

/** How long a played card lies there. EU-CARD-08 to EU-CARD-10 */
type Lies = 'round' | 'stepA' | 'combat';
function liesFor({ fields, lasting }: PlayCard, n: number): Lies {
  if (lasting !== null) return 'combat';
  return fields[n - 1].some((effect) => 'clover' in effect || 'nextClover' in effect) ? 'stepA' : 'round';
}

/** A set takes effect: one field, and what lasts. EU-CARD-05, EU-LAST-01, EU-LAST-02 */
export function* takeEffect(t: Euthia, fight: Fight, cards: readonly Card[]): Flow {
  const play = t.def(cards[0]).play!;
  const n = cards.length;
  for (const card of cards) {
    t.move(card, t.piles.played);
    t.setNote(card, liesFor(play, n));
  }
  t.tell('playedSet', { kind: t.kind(cards[0]), n });
  if (play.lasting === 'regeneration') fight.regeneration = true;
  const at = doing(fight.hero, { side: 'monster', fight, roll: null, card: true });
  yield* resolve(t, at, play.fields[n - 1]);
}

/** Played cards whose time is over leave. */
export function clearPlayed(t: Euthia, which: readonly Lies[]): void {
  for (const card of t.cards(t.piles.played).slice())
    if (which.includes(t.note(card) as Lies)) {
      t.setNote(card, null);
      discardCard(t, card);
    }
}

/** May the monster player still play a card, for all that everybody knows? */
export const mayPlay = (t: EuthiaReading, fight: Fight): boolean =>
  fight.monster !== null && fight.chaos > 0 && t.cards(t.piles.hand[fight.monster]).length > 0;

/** Any number of sets before a roll, one chaos marker each. EU-MATK-03, EU-HATK-01, EU-CARD-06 */
export function playBefore(t: Euthia, fight: Fight, moment: CardMoment): Flow {
  return fight.monster !== null && mayPlay(t, fight)
    ? playSets(t, fight, fight.monster, moment)
    : done(undefined);
}
function* playSets(t: Euthia, fight: Fight, monster: Seat, moment: CardMoment): Flow {
  while (mayPlay(t, fight)) {
    const from: Play[] = [...setsIn(t, monster, moment), ...exchanges(t, monster)];
    from.push({ id: 'pass', declines: true });
    const { declines, cards } = yield* t.ask(monster, {
      prompt: moment === 'beforeHeroRoll' ? 'playCurses' : 'playCards',
      from,
      rules: ['EU-CARD-06', 'EU-CARD-07'],
      secret: true,
    });
    if (declines === true) return;
    if (cards === undefined) yield* exchangeSilver(t, monster);
    else yield* playSet(t, fight, cards);
  }
}

/** What the monster player may do with cards: a set, or four silver cards for a gold one. */
interface Play {
  readonly id: string;
  readonly does?: 'playSet' | 'exchange';
  readonly text?: string;
  readonly cards?: readonly Card[];
  readonly declines?: true;
}

/** Four silver cards become a gold one at any time, also in the middle of a fight. EU-CARD-02 */
export const exchanges = (
  t: EuthiaReading,
  seat: Seat,
): { readonly id: string; readonly does: 'exchange'; readonly text: string; readonly commits: 'costs' }[] =>
  canExchange(t, seat) ? [{ id: 'exchange', does: 'exchange', text: 'exchange', commits: 'costs' }] : [];

/** One chaos marker for a set, however many cards it has. EU-CARD-06 */
export function* playSet(t: Euthia, fight: Fight, cards: readonly Card[]): Flow {
  fight.chaos--;
  yield* takeEffect(t, fight, cards);
}
