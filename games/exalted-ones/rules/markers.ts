import { RuleDefect } from '@tafelrunde/engine';
import type { CardDef, Hero, Marker, MarkerSpec, Step } from '../shape.ts';
import { heroOf, type Read } from './models.ts';

/** What a marker on the mat is: the words of the step that left it, and whose it is. */
export function markerStep(
  t: Read,
  { by, ability, step }: Marker,
): { readonly spec: MarkerSpec; readonly owner: Hero } {
  const found = stepsOf(t.content[ability])[step];
  if (found.do !== 'leave') throw new RuleDefect(`${ability} leaves no marker`);
  return { spec: found.marker, owner: heroOf(t, by) };
}

/** All steps of a card in one list: those of an ability, or of all moments of a passive or of equipment. */
export function stepsOf(card: CardDef): readonly Step[] {
  switch (card.sort) {
    case 'ability':
      return card.does;
    case 'passive':
    case 'equipment':
      return card.on.flatMap(({ does }) => does);
    default:
      return [];
  }
}
