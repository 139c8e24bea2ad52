import type { Question } from '@tafelrunde/engine';
import { forecast } from './forecast.ts';
import { hiddenTokens, journeyOf, threatOf } from './journey.ts';
import type { Position } from './position.ts';

/** A party rests until its heroes have this many of their cards again, on the average. */
const FRESH = 0.62;
const FRESH_FOR_BOSS = 0.75;

/** Where the party goes: it rests while it is weary, then takes the next step of its journey. */
export function whereTo(at: Position, question: Question): string | null {
  const options = question.from.filter(({ no }) => no === undefined);
  const { state } = at.view;
  const { slots, bossSlot } = at.library.content[state.adventure].adventure!;
  const slotOf = (space: string | undefined): number => slots.findIndex(({ id }) => id === space);
  if (question.ask.prompt === 'scout') return options.find(({ declines }) => declines === true)?.id ?? null;
  const stay = options.find(({ space }) => space === undefined)?.id ?? null;
  if (question.ask.prompt === 'retreat') {
    // Only where somebody would fall.
    const { damage } = forecast(at);
    const fatal = at.heroes.some((hero, i) => damage[i] >= hero.hand + hero.deck + hero.discard + 2);
    return fatal ? (options.find(({ space }) => space !== undefined)?.id ?? stay) : stay;
  }
  const journey = journeyOf(at);
  const fresh = freshness(at);
  const threat = threatOf(at);
  const hidden = journey.seals === 0 ? [] : hiddenTokens(at);
  const ready = journey.encounters === 0 && journey.seals === 0;
  const isGoal = (slot: number): boolean =>
    ready
      ? slot === bossSlot
      : hidden.length > 0
        ? hidden.includes(slot)
        : slot !== bossSlot && threat(slot) > 0;
  if (threat(state.party) === 0 && fresh < (ready ? FRESH_FOR_BOSS : FRESH) && !inHaste(at)) return stay;
  let best = stay;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, space, value = 0 } of options) {
    if (space === undefined) continue;
    const slot = slotOf(space);
    if (slot === bossSlot && !ready) continue;
    const far = distance(slots, slot, isGoal);
    const toBoss = distance(slots, slot, (one) => one === bossSlot);
    const cost = 3 * far + toBoss + 0.5 * value + (threat(slot) > 1 ? 1 : 0);
    if (cost >= least) continue;
    least = cost;
    best = id;
  }
  return best;
}

/** The part of their cards that the heroes still have to act with and to lose. */
function freshness({ heroes, view }: Position): number {
  let worst = 1;
  for (const { seat, hand, deck, discard } of heroes) {
    const all = hand + deck + discard + view.piles.burial[seat].cards.length;
    worst = Math.min(worst, (hand + deck + 0.5 * discard) / Math.max(1, all));
  }
  return worst;
}

const inHaste = ({ view: { state } }: Position): boolean => state.time > 28;

function distance(
  slots: readonly { readonly next: readonly number[] }[],
  from: number,
  isGoal: (slot: number) => boolean,
): number {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const steps = far.get(queue[i])!;
    if (isGoal(queue[i])) return steps;
    for (const next of slots[queue[i]].next)
      if (!far.has(next)) {
        far.set(next, steps + 1);
        queue.push(next);
      }
  }
  return 9;
}
