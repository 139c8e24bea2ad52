import type { Euthia, EuthiaReading, Figure } from '../shape.ts';

/** The stages of a figure, the first on top. */
export function makeStages(t: Euthia, figure: Figure): void {
  const stages = Object.values(t.content)
    .filter(({ enemy }) => enemy?.figure === figure)
    .toSorted((a, b) => b.enemy!.stage - a.enemy!.stage);
  for (const { kind } of stages) t.make(kind, t.piles.stages);
}

/** The damage a stage heals when a hero dies against it: all of it, but those who play together fight on where the last one fell. */
export function healedByDeath({ state, options }: EuthiaReading): number {
  if (options.difficulty === 'hard') return Number.POSITIVE_INFINITY;
  return state.mode === 'cooperative' || state.scenario === 'mirrezilsShadow' ? 2 : Number.POSITIVE_INFINITY;
}

/** The stages that have to be beaten: all four; for those who play together two, one more each in the hard and in the long game. */
export function stagesToBeat({ state, options }: EuthiaReading): number {
  if (state.mode !== 'cooperative' && state.scenario !== 'mirrezilsShadow') return 4;
  return 2 + (options.difficulty === 'hard' ? 1 : 0) + (options.epic ? 1 : 0);
}

export const stageRests = (t: Euthia): void => {
  t.state.stageDamage = Math.max(0, t.state.stageDamage - healedByDeath(t));
};
