import type { Position } from './position.ts';

/** What is still to be done besides the encounter at hand. */
export interface Journey {
  /** Encounters before the boss. */
  readonly encounters: number;
  /** Steps through safe land. */
  readonly steps: number;
  /** Whether the boss is still to be met. */
  readonly boss: boolean;
  /** Seals that bar the way to the boss. */
  readonly seals: number;
}

/** Number of encounters that make a party ready for the boss: they bring its rewards. */
const READY = 3;
const SEALS = ['redSandA', 'redSandB', 'redSandC'];

/** The way to the boss that meets fewest encounters. */
export function journeyOf({ library, view, encounter }: Position): Journey {
  const { state, piles } = view;
  const { slots, bossSlot } = library.content[state.adventure].adventure!;
  if (state.party === bossSlot) return { encounters: 0, steps: 0, boss: encounter === null, seals: 0 };
  const threat = (slot: number): number => (piles.place[slot].cards.length === 0 ? 1 : state.threat[slot]);
  // The one at hand is counted elsewhere.
  const far = slots.map(() => Number.POSITIVE_INFINITY);
  far[state.party] = encounter === null ? threat(state.party) * 10 : 0;
  const queue = [state.party];
  for (let i = 0; i < queue.length; i++)
    for (const next of slots[queue[i]].next) {
      const cost = far[queue[i]] + 1 + (next === bossSlot ? 0 : 10 * threat(next));
      if (cost >= far[next]) continue;
      far[next] = cost;
      queue.push(next);
    }
  let cleared = 0;
  slots.forEach(({ terrain }, slot) => {
    if (terrain !== 'haven' && slot !== bossSlot && threat(slot) === 0) cleared++;
  });
  if (encounter !== null) cleared++;
  const onTheWay = Math.floor(far[bossSlot] / 10);
  return {
    encounters: Math.max(onTheWay, READY - cleared),
    steps: far[bossSlot] % 10,
    boss: true,
    seals: sealsLeft(library.content[state.adventure].adventure!.questTokens?.tokens ?? [], piles.token),
  };
}

function sealsLeft(tokens: readonly string[], shown: Position['view']['piles']['token']): number {
  let left = 0;
  for (const seal of SEALS)
    if (
      tokens.includes(seal) &&
      !shown.some(({ cards }) => cards.some((one) => one !== null && 'kind' in one && one.kind === seal))
    )
      left++;
  return left;
}
