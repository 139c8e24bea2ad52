import { rest, until as declineUntil } from './looking.ts';
import { scene, type Scene } from './tables.ts';

export { rest };

export type More = Scene;
export type Table = ReturnType<typeof scene>;

/** In the own turn: a Sorceress in the City holds the Spell, a Warrior stands in the Tavern. */
export const own = (spell: string, more: More = {}) =>
  scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    options: { trophyRate: 7 },
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
  });
/** In the turn of another: a Warrior in the City begins, a Sorceress in the Tavern holds the Spell. */
export const answering = (spell: string, more: More = {}) =>
  scene({
    seats: ['warrior', 'sorceress'],
    at: ['city', 'tavern'],
    ...more,
    cards: { 'hand.1': [spell], ...more.cards },
  });
/** The Sorceress walks to the Hills, where these cards lie, and may cast before the fight. */
export const fighting = (spell: string, foes: readonly string[], more: More = {}) =>
  until(
    own(spell, { dice: [2, 3], ...more, cards: { 'space.14': foes, ...more.cards } }),
    0,
    'destination',
  ).answer(0, 'hills2');
export const fight = (t: Table) => t.log().findLast((line) => / against \d/u.test(line));
export const player = (t: Table, seat = 0) => t.state.players[seat];
/** How far the one in turn may go. */
export const steps = (t: Table): number[] => (t.match.question(0)!.ask.about as { steps: number[] }).steps;
/** Decline until this question is put. */
export const until = (t: Table, seat: number, prompt: string): Table => declineUntil(t, prompt, seat);
