import type { Euthia, Figure } from '../shape.ts';

/** The stages of a figure, the first on top. */
export function makeStages(t: Euthia, figure: Figure): void {
  const stages = Object.values(t.content)
    .filter(({ enemy }) => enemy?.figure === figure)
    .toSorted((a, b) => b.enemy!.stage - a.enemy!.stage);
  for (const { kind } of stages) t.make(kind, t.piles.stages);
}
