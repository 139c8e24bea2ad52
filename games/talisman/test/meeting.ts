import type { TestTable } from '@tafelrunde/testing';
import type { Player, TalismanShape } from '../shape.ts';
import { at, type SpaceId } from '../topology.ts';
import { scene, type Scene } from './tables.ts';

/** The pile of a space, by its id. */
export const pileAt = (space: SpaceId): string => `space.${at(space)}`;

/** A Thief (Strength 3, Craft 3, 4 lives, neutral) walks from the City to Hills where these cards lie. Another is far away. */
export function meeting(cards: readonly string[], more: Scene = {}): TestTable<TalismanShape> {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { [pileAt('hills2')]: cards, ...more.cards },
    dice: [2, 3, ...(more.dice ?? [])],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  return t.answer(0, 'hills2');
}
/** Whoever is asked first makes no use of the moment. */
export const passes = (t: TestTable<TalismanShape>): TestTable<TalismanShape> =>
  t.answer(t.match.waiting[0], t.match.question(t.match.waiting[0])!.ask.prompt === 'fate' ? 'keep' : 'pass');

/** The same for somebody who draws this card there. */
export const drawing = (card: string, more: Scene = {}): TestTable<TalismanShape> =>
  meeting([], { ...more, next: { adventure: [card], ...more.next } });

export const player = (t: TestTable<TalismanShape>, seat = 0): Player => t.state.players[seat];

/** The same for somebody who carries these Objects, or has these Followers. */
export const carrying = (cards: readonly string[], objects: readonly string[], more: Scene = {}) =>
  meeting(cards, { ...more, cards: { 'objects.0': objects, ...more.cards } });
export const followedBy = (cards: readonly string[], followers: readonly string[], more: Scene = {}) =>
  meeting(cards, { ...more, cards: { 'followers.0': followers, ...more.cards } });

/** The first one keeps its trophies as long as it is asked. */
export const keepTrophies = (t: TestTable<TalismanShape>): TestTable<TalismanShape> => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t;
};
/** What the log says of the last fight, such as "8 against 3, won". */
export const lastFight = (t: TestTable<TalismanShape>): string =>
  t.log().findLast((line) => / against \d/u.test(line))!;

/** The first one walks from the City to the Hills, where these cards lie. */
export const meets = (
  who: string,
  cards: readonly string[],
  dice: readonly number[],
  more: Scene = {},
): TestTable<TalismanShape> =>
  scene({
    seats: [who, 'warrior'],
    at: ['city', 'tavern'],
    ...more,
    cards: { [pileAt('hills2')]: cards, ...more.cards },
    dice: [2, 3, ...dice],
  }).answer(0, 'hills2');
/** The first one walks from the City to the Hills, where the other one stands, and turns to it. */
export const lands = (
  who: string,
  other: string,
  dice: readonly number[],
  more: Scene = {},
): TestTable<TalismanShape> =>
  scene({ seats: [who, other], at: ['city', 'hills2'], ...more, dice: [2, 3, ...dice] })
    .answer(0, 'hills2')
    .answer(0, 'seat1');
