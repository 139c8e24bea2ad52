import {
  faceIn,
  type Json,
  type Library,
  numberIn,
  type Onlooker,
  openCards,
  type Option,
  paramsOf,
  readingOf,
  sceneIn,
  type Seat,
  type SeenCard,
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

export { faceIn, openCards, type SeenCard };

export const defOf = (kind: string): CardDef | undefined =>
  (content as Readonly<Partial<Record<string, CardDef>>>)[kind];

/** What a viewer sees, to be read by the functions of the rules. */
export const library: Library<EuthiaShape> = { content, piles, unseen: UNSEEN_CARD };
export const tableOf = (view: View): EuthiaReading => readingOf(view, library);

/** Has everybody chosen a hero? */
export const isSetup = ({ state }: View): boolean => state.heroes.some(({ board }) => board === '');

/** The fight that goes on, and the roll outside of one. */
export const fightIn = (view: View): Fight | null => sceneIn<Fight>(view, 'fight');
export const rollIn = (view: View): HeroRoll | null => sceneIn<HeroRoll>(view, 'heroRoll');

/** Whose eyes a board is seen with: the own seat, or for a watcher whoever acts. */
export const seatFor = ({ view, viewer, beside }: Pick<At, 'view' | 'viewer' | 'beside'>): Seat =>
  viewer === 'watcher' ? (beside ?? fightIn(view)?.hero ?? view.state.turn) : viewer;

/** The space an option points at, by its name. */
export function spaceNamed(t: EuthiaReading, name: string | undefined): Space | undefined {
  return name === undefined ? undefined : spacesOf(t).find((space) => nameOf(t, space) === name);
}

/** A parameter of an option's text. */
export const aboutOf = ({ about }: Pick<Option, 'about'>, name: string): Json | undefined =>
  paramsOf(about)[name];
export const numberOf = ({ about }: Pick<Option, 'about'>, name: string): number =>
  numberIn(paramsOf(about), name) ?? 0;

/** The marker an option would take off the board, where it takes one. */
export const markerOf = (option: Option): ActionName | undefined =>
  option.does === 'move' || option.does === 'keepMarker'
    ? (aboutOf(option, 'action') as ActionName)
    : undefined;
