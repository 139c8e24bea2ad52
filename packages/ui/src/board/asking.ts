import type { Option, PileView, SeenCard, View } from '@tafelrunde/engine';
import type { TargetProps } from '../table/Target.tsx';
import type { BoardAsking } from './contract.ts';
import type { TargetKey } from './keys.ts';
import { seenIn } from './piles.ts';

/** What a board reads from the question. */

/** The first of these keys that an option points at. */
const pointedAt = (asking: BoardAsking | null, keys: readonly TargetKey[]): TargetKey | undefined =>
  keys.find((each) => (asking?.optionsAt(each).length ?? 0) > 0);

/** How the first of these keys that an option points at stands to the question. */
export function targetAt(asking: BoardAsking | null, keys: readonly TargetKey[]): TargetProps | undefined {
  const key = pointedAt(asking, keys);
  return key === undefined ? undefined : asking?.target(key);
}

/** Why some of what could be done with it may not be done now. */
export function reasonsAt(asking: BoardAsking | null, keys: readonly TargetKey[]): readonly string[] {
  const key = pointedAt(asking, keys);
  if (asking === null || key === undefined) return [];
  return asking.optionsAt(key).flatMap(({ id, no }) => {
    if (no === undefined) return [];
    return [asking.choices.find((choice) => choice.id === id)?.blocked?.reason ?? no];
  });
}

/** The option under the pointer or in focus. */
export const litOption = (asking: BoardAsking | null): Option | undefined =>
  asking?.question.options.find(({ id }) => id === asking.lit);

/** How what stands on the board for this option alone stands to the question; for options that point at nothing there. */
export function optionTarget(asking: BoardAsking, { id }: Option): TargetProps {
  const chosen = asking.draft.chosen.has(id);
  return {
    state: chosen ? 'chosen' : asking.lit === id ? 'lit' : 'possible',
    label: asking.choices.find((choice) => choice.id === id)?.label ?? id,
    target: id,
    onChoose: () => asking.choose(id),
    onLight: (on) => asking.light(on ? id : null),
  };
}

/** Whether an option points at an open card in one of these piles. */
export function asksAbout({ question }: BoardAsking, piles: readonly PileView[]): boolean {
  const seen = seenIn(piles);
  return question.options.some(({ card }) => card !== undefined && seen.has(card));
}

/** The open cards that options point at and that lie in none of these piles: the board has to show them somewhere. */
export function askedElsewhere(
  asking: BoardAsking | null,
  { piles }: View,
  shown: readonly PileView[],
): readonly SeenCard[] {
  if (asking === null) return [];
  const all = seenIn(Object.values<PileView | readonly PileView[]>(piles).flat());
  const there = seenIn(shown);
  const asked = new Set(asking.question.options.flatMap(({ card }) => card ?? []));
  return [...asked].flatMap((card) => (there.has(card) ? [] : (all.get(card) ?? [])));
}
