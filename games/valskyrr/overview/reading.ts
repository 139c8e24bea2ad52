import {
  faceIn,
  type Onlooker,
  openCards,
  type Option,
  sceneIn,
  type Seat,
  type SeenCard,
} from '@tafelrunde/engine';
import { faceOf, marksOf } from '../rules/marks.ts';
import { activeEncounter } from '../rules/places.ts';
import { worldFrame } from '../rules/encounter.ts';
import type { Action, ActionScene, Attack, Reading, ValskyrrShape } from '../shape.ts';
import { tableOf } from './rehearsal.ts';

/** What the board and the overview read from the view. */
export type At = Onlooker<ValskyrrShape>;
export type View = At['view'];

export { faceIn, openCards, type SeenCard };

/** Has everybody chosen a hero? */
export const isSetup = ({ state }: View): boolean => state.heroes.some(({ hero }) => hero === '');

/** The attack that is being carried out, and the actions from the outermost to the innermost. */
export const attackIn = (view: View): Attack | null => sceneIn<Attack>(view, 'attack');
export const actionsIn = ({ scenes }: View): readonly ActionScene[] =>
  scenes.filter(({ type }) => type === 'action') as unknown as readonly ActionScene[];

/** The action an option speaks of: the number of the action on its card is the option's value. */
export function actionOf(view: View, { card, value = 0 }: Pick<Option, 'card' | 'value'>): Action | null {
  if (card === undefined) return null;
  const t = tableOf(view);
  const { encounter } = t.def(card);
  return (encounter === null ? faceOf(t, card).actions[value] : encounter.options[value]) ?? null;
}

/** Whose eyes a board is seen with: the own seat, or for a watcher whoever acts. */
export const seatFor = ({ view, viewer, beside }: Pick<At, 'view' | 'viewer' | 'beside'>): Seat =>
  viewer === 'watcher' ? (beside ?? view.state.turn ?? 0) : viewer;

/** More objectives than any encounter asks for. */
const MANY = 40;

/** What the active encounter asks for, counted: objective tokens that lie there, and how many would do. */
export function goalOf(view: View): { readonly have: number; readonly need: number } | null {
  const t = tableOf(view);
  const encounter = activeEncounter(t);
  if (encounter === null) return null;
  const { success } = t.def(encounter).encounter!;
  const have = marksOf(t, encounter).objectives;
  // The card's own condition is asked: how many would do if nothing else of it were fulfilled?
  const done = (objectives: number): boolean => {
    const frame = worldFrame(t, encounter);
    const supposing: Reading = Object.create(frame, {
      objectivesOn: { value: () => objectives },
      enemies: { value: () => MANY },
    });
    return success(supposing);
  };
  if (done(0) || !done(MANY)) return null;
  let need = 1;
  while (!done(need)) need++;
  return { have, need };
}

/** Would the active encounter count as done if the restoration came now? */
export function isDone(view: View): boolean {
  const t = tableOf(view);
  const encounter = activeEncounter(t);
  return encounter !== null && t.def(encounter).encounter!.success(worldFrame(t, encounter));
}
