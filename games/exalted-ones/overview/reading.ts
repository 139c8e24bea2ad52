import { numberIn, type Onlooker, paramsOf, readingOf, sceneIn, type Seat, textIn } from '@tafelrunde/engine';
import { content } from '../content/index.ts';
import type { Disc } from '../geometry/measure.ts';
import { type ModeRules, modes } from '../modes/index.ts';
import type { PlaceSpec } from '../placing/spec.ts';
import { heroesOf, type Read } from '../rules/models.ts';
import { type ActionScene, type ExaltedShape, type Hero, type Model, piles, type Team } from '../shape.ts';

/** What the board and the overview read from the view. */
export type At = Onlooker<ExaltedShape>;
export type View = At['view'];

/** All cards lie open; the artefact's profile counts nothing where one would not. */
const library = { content, piles, unseen: content['artefact'] };
/** What a viewer sees, to be read by the functions of the rules. */
export const read = (view: View): Read => readingOf(view, library);

/** Whose side the board is looked at from: one's own, or that of whoever is active. */
export const seatFor = ({ view, viewer, beside }: Pick<At, 'view' | 'viewer' | 'beside'>): Seat =>
  viewer === 'watcher' ? (beside ?? view.state.active ?? 0) : viewer;
export const teamFor = (at: Pick<At, 'view' | 'viewer' | 'beside'>): Team => at.view.state.teams[seatFor(at)];

export const rulesOf = ({ options }: View): ModeRules => modes[options.mode];
/** As people count: a short duel begins with its first round, whatever the rules call it. */
export const roundOf = (view: View): { readonly now: number; readonly last: number | null } => {
  const { firstRound, lastRound } = rulesOf(view);
  const counted = (round: number) => round - firstRound + 1;
  return { now: counted(view.state.round), last: lastRound === null ? null : counted(lastRound) };
};

/** The action that is announced or being carried out. */
export const actionIn = (view: View): ActionScene | null => sceneIn<ActionScene>(view, 'action');

/** Are heroes still being chosen? Golems appear once both teams are complete. */
export const isChoosing = ({ state }: View): boolean =>
  (state.stage === 'lists' || state.stage === 'muster') &&
  !state.models.some(({ sort, present }) => sort === 'golem' && present);

/** The kind a question is about, and the hero where it names both: `{ kind: ability, hero }`. */
function aboutOf({ asking }: Pick<At, 'asking'>): { readonly kind: string; readonly hero: string } {
  const about = paramsOf(asking?.question.about);
  return { kind: textIn(about, 'kind') ?? '', hero: textIn(about, 'hero') ?? '' };
}
/** The hero a question is about. Both teams may have the same one: it is the own one that is asked about. */
export function askedHero(at: At): Hero | null {
  if (at.asking === null || at.asking.question.prompt === 'react') return null;
  const { kind, hero } = aboutOf(at);
  const own = heroesOf(read(at.view), teamFor(at));
  const owner = own.find((one) => hasAbility(one, kind));
  return own.find((one) => one.kind === hero || one.kind === kind) ?? owner ?? null;
}
/** A question may name an ability alone. */
function hasAbility(hero: Hero, kind: string): boolean {
  const def = content[hero.kind];
  return (
    def?.sort === 'hero' &&
    (def.passive.kind === kind || Object.values(def.abilities).some((one) => one.kind === kind))
  );
}

/** The ability, or whatever else a question is about. */
export const askedKind = (at: Pick<At, 'asking'>): string => aboutOf(at).kind;

/** Has the hero a question is about already announced a way? */
export const hasMoved = ({ asking }: Pick<At, 'asking'>): boolean =>
  paramsOf(asking?.question.about)['moved'] === true;

/** Where the hero a question is about will stand; null where it says nothing of that. */
export function standAsked(at: At): Disc | null {
  const about = paramsOf(at.asking?.question.about);
  const [x, y] = [numberIn(about, 'x'), numberIn(about, 'y')];
  const hero = askedHero(at);
  return hero === null || x === undefined || y === undefined ? null : { x, y, r: hero.r };
}

/** What the open question for a place is about; null where there is none. */
export function specIn({ asking }: Pick<At, 'asking'>): PlaceSpec | null {
  if (asking === null || asking.question.kind !== 'place') return null;
  return (paramsOf(asking.question.about).place as unknown as PlaceSpec | undefined) ?? null;
}

/** How options name a model. */
export const spaceOf = ({ id }: Model): string => `model${id}`;
export const modelAt = ({ state }: View, space: string | undefined): Model | undefined =>
  space === undefined ? undefined : state.models.find((model) => spaceOf(model) === space);

/** What a model is called where a guide speaks of it: a hero and a neutral by kind, what belongs to a lane by its place. */
export function markOf(model: Model): string {
  switch (model.sort) {
    case 'hero':
    case 'wild':
      return model.kind;
    case 'tower':
    case 'golem':
      return `${model.team} ${model.lane} ${model.rank} ${model.sort}`;
    default:
      return `${model.team} ${model.sort}`;
  }
}
