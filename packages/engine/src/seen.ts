import type { Shape } from './game.ts';
import type { PileView, View } from './view.ts';
import type { Card, Json, Scene } from './words.ts';

/** A card whose face the viewer sees. `card` is null where only the set of cards is known, not which sleeve holds which. */
export interface SeenCard {
  readonly card: Card | null;
  readonly kind: string;
  readonly note?: Json;
}

/** The cards of a pile whose faces the viewer sees, bottom to top; none where there is no such pile. */
export function openCards(pile: PileView | undefined): readonly SeenCard[] {
  return (pile?.cards ?? []).flatMap((card) => (card !== null && 'kind' in card ? [card] : []));
}

/** The face of a card by its sleeve, in whichever pile the viewer sees it. */
export function faceIn<G extends Shape>(view: View<G>, card: number | undefined): SeenCard | undefined {
  if (card === undefined) return undefined;
  for (const pile of Object.values<PileView | readonly PileView[]>(view.piles).flat())
    for (const seen of pile.cards) if (seen !== null && 'kind' in seen && seen.card === card) return seen;
  return undefined;
}

/** The latest scene of one of these types, of a view or a table; null where nothing of the kind is going on. */
export function sceneIn<S extends Scene>(
  { scenes }: { readonly scenes: readonly Scene[] },
  ...types: readonly S['type'][]
): S | null {
  return (scenes.findLast(({ type }) => types.includes(type)) as S | undefined) ?? null;
}
