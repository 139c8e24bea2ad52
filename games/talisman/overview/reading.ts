import {
  faceIn,
  type Json,
  type Onlooker,
  openCards,
  sceneIn,
  type Seat,
  type SeenCard,
} from '@tafelrunde/engine';
import { content } from '../content/index.ts';
import { kindOf } from '../rules/places.ts';
import { readingOf, type View } from '../rules/numbers.ts';
import type { Fight, Move, Roll, TalismanShape } from '../shape.ts';
import { regionOf, type Space, SPACES } from '../shape/spaces.ts';

/** What the board and the overview read from the view. */
export type At = Onlooker<TalismanShape>;

export { faceIn, openCards, type SeenCard };
export { characterAt, numbersOf, readingOf, type View } from '../rules/numbers.ts';

/** What is being fought, moved or rolled right now. */
export const fightIn = (view: View): Fight | null => sceneIn<Fight>(view, 'fight');
export const moveIn = (view: View): Move | null => sceneIn<Move>(view, 'move');
export const rollIn = (view: View): Roll | null => sceneIn<Roll>(view, 'roll');

/** Whose characters stand on a space. */
export const seatsOn = ({ state }: View, space: Space): readonly Seat[] =>
  state.players.flatMap((player, seat) =>
    player.standing === 'playing' && player.space === space ? [seat] : [],
  );

/** What lies on a space: Terrain covers the board, the rest lies on it. */
export function cardsOn(
  view: View,
  space: Space,
): { readonly terrain: string | null; readonly cards: readonly SeenCard[] } {
  const all = openCards(view.piles.space[space]);
  const terrain = all.find(({ kind }) => content[kind]?.type === 'terrain')?.kind ?? null;
  return { terrain, cards: all.filter(({ kind }) => content[kind]?.type !== 'terrain') };
}

/** What the board says a space is: the Terrain on it, or what is printed there. */
export const kindAt = (view: View, space: Space): string =>
  cardsOn(view, space).terrain ?? kindOf(readingOf(view), space);

export const isSpace = (id: string | undefined): boolean =>
  id !== undefined && (SPACES as readonly string[]).includes(id);

/** Nobody has entered the board yet. */
export const isSetup = ({ state, step }: View): boolean =>
  step === 0 && state.players.every(({ standing }) => standing !== 'playing');

/** Of two movement dice one is chosen: black or white. Riders add theirs up instead. */
export function hasWhiteDie({ view, asking }: Pick<At, 'view' | 'asking'>): boolean {
  const move = moveIn(view);
  if (move === null || move.dice.length !== 2 || !view.options.twoDice) return false;
  if (regionOf(view.state.players[move.seat]?.space ?? 0) !== 'outer') return false;
  const steps = (asking?.question.about as { readonly steps?: Json } | null | undefined)?.steps;
  const sum = move.dice.reduce((all, die) => all + die, move.bonus);
  return !Array.isArray(steps) || steps.length > 1 || steps[0] !== sum;
}
