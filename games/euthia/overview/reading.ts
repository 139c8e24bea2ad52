import {
  type Card,
  type Json,
  type Onlooker,
  type Option,
  type PileView,
  readingOf,
  type Seat,
} from '@tafelrunde/engine';
import { UNSEEN_CARD } from '../content/define.ts';
import { content } from '../content/index.ts';
import { nameOf, spacesOf } from '../rules/map.ts';
import {
  type ActionName,
  type CardDef,
  type EuthiaReading,
  type EuthiaShape,
  type Fight,
  type HeroRoll,
  type Space,
  piles,
} from '../shape.ts';

/** What the board and the overview read from the view. */
export type At = Onlooker<EuthiaShape>;
export type View = At['view'];

/** A card that lies open. */
export interface SeenCard {
  readonly card: Card | null;
  readonly kind: string;
  readonly note?: Json;
}

export const openCards = (pile: PileView | undefined): readonly SeenCard[] =>
  (pile?.cards ?? []).filter((card): card is SeenCard & { card: Card } => card !== null && 'kind' in card);

export const defOf = (kind: string): CardDef | undefined =>
  (content as Readonly<Partial<Record<string, CardDef>>>)[kind];

/** What a viewer sees, to be read by the functions of the rules. */
export const tableOf = (view: View): EuthiaReading =>
  readingOf(view, { content, piles, unseen: UNSEEN_CARD });

/** Has everybody chosen a hero? */
export const isSetup = ({ state }: View): boolean => state.heroes.some(({ board }) => board === '');

/** The fight that goes on, and the roll outside of one. */
export const fightIn = ({ scenes }: View): Fight | null =>
  (scenes.findLast(({ type }) => type === 'fight') as Fight | undefined) ?? null;
export const rollIn = ({ scenes }: View): HeroRoll | null =>
  (scenes.findLast(({ type }) => type === 'heroRoll') as HeroRoll | undefined) ?? null;

/** Whose eyes a board is seen with: the own seat, or for a watcher whoever acts. */
export const seatFor = ({ view, viewer, beside }: Pick<At, 'view' | 'viewer' | 'beside'>): Seat =>
  viewer === 'watcher' ? (beside ?? fightIn(view)?.hero ?? view.state.turn) : viewer;

/** The face of a card by its sleeve, wherever it lies open. */
export function faceIn(view: View, card: number | undefined): SeenCard | undefined {
  if (card === undefined) return undefined;
  for (const pile of Object.values(view.piles).flat())
    for (const seen of openCards(pile)) if (seen.card === card) return seen;
  return undefined;
}

/** The space an option points at, by its name. */
export function spaceNamed(t: EuthiaReading, name: string | undefined): Space | undefined {
  return name === undefined ? undefined : spacesOf(t).find((space) => nameOf(t, space) === name);
}

/** A parameter of an option's text. */
export function aboutOf({ about }: Pick<Option, 'about'>, key: string): Json | undefined {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? (about as Readonly<Record<string, Json>>)[key]
    : undefined;
}
export const numberOf = (option: Pick<Option, 'about'>, key: string): number => {
  const value = aboutOf(option, key);
  return typeof value === 'number' ? value : 0;
};

/** The marker an option would take off the board, where it takes one. */
export const markerOf = (option: Option): ActionName | undefined =>
  option.does === 'move' || option.does === 'keepMarker'
    ? (aboutOf(option, 'action') as ActionName)
    : undefined;
