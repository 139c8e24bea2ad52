import type { Card, Json, Seat } from '@tafelrunde/engine';
import { type BoardProps, pilesOf } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import { kindOf } from '../rules/places.ts';
import { openCards, readingOf, type SeenCard, type View } from '../rules/sight.ts';
import type { Fight, Move, Roll, TalismanShape } from '../shape.ts';
import { regionOf, type Space, SPACES } from '../topology.ts';

/** What the board reads from the view. */
export type Props = BoardProps<TalismanShape>;

export type { View } from '../rules/sight.ts';
export { characterAt, numbersOf, openCards, readingOf, type SeenCard } from '../rules/sight.ts';

/** What is being fought, moved or rolled right now. */
export const fightIn = ({ scenes }: View): Fight | null =>
  (scenes.findLast(({ type }) => type === 'fight') as Fight | undefined) ?? null;
export const moveIn = ({ scenes }: View): Move | null =>
  (scenes.findLast(({ type }) => type === 'move') as Move | undefined) ?? null;
export const rollIn = ({ scenes }: View): Roll | null =>
  (scenes.findLast(({ type }) => type === 'roll') as Roll | undefined) ?? null;

/** Whose characters stand on a space. */
export const seatsOn = ({ state }: View, space: Space): readonly Seat[] =>
  state.players.flatMap((player, seat) =>
    player.standing === 'playing' && player.space === space ? [seat] : [],
  );

/** The face of a card by its sleeve, wherever it lies. */
export function faceIn(view: View, card: Card | number | undefined): SeenCard | undefined {
  if (card === undefined) return undefined;
  for (const { pile } of pilesOf(view))
    for (const seen of pile.cards) if (seen !== null && 'kind' in seen && seen.card === card) return seen;
  return undefined;
}

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
export function hasWhiteDie({ view, asking }: Pick<Props, 'view' | 'asking'>): boolean {
  const move = moveIn(view);
  if (move === null || move.dice.length !== 2 || !view.options.twoDice) return false;
  if (regionOf(view.state.players[move.seat]?.space ?? 0) !== 'outer') return false;
  const steps = (asking?.question.about as { readonly steps?: Json } | null | undefined)?.steps;
  const sum = move.dice.reduce((all, die) => all + die, move.bonus);
  return !Array.isArray(steps) || steps.length > 1 || steps[0] !== sum;
}
