import type { Position } from './position.ts';

/** What is still to be done besides the encounter at hand. */
export interface Journey {
  /** Encounters before the boss. */
  readonly encounters: number;
  /** Steps through safe land. */
  readonly steps: number;
  /** Whether the boss is still to be met. */
  readonly boss: boolean;
  /** How many tokens have to be turned up, as a rule, until no seal bars the way to the boss. */
  readonly seals: number;
}

/** Number of encounters that make a party ready for the boss: they bring its rewards. */
const READY = 3;
const SEALS = ['redSandA', 'redSandB', 'redSandC'];
/** What a step into danger is beside one through safe land. */
const DANGER = 10;

/** The way to the boss that meets fewest encounters; while seals bar it, to the nearest token that still lies face down. */
export function journeyOf({ library, view, encounter }: Position): Journey {
  const { state, piles } = view;
  const { slots, bossSlot } = library.content[state.adventure].adventure!;
  if (state.party === bossSlot) return { encounters: 0, steps: 0, boss: encounter === null, seals: 0 };
  const threat = threatOf({ view });
  // The one at hand is counted elsewhere.
  const far = slots.map(() => Number.POSITIVE_INFINITY);
  far[state.party] = encounter === null ? threat(state.party) * DANGER : 0;
  const queue = [state.party];
  for (let i = 0; i < queue.length; i++)
    for (const next of slots[queue[i]].next) {
      const cost = far[queue[i]] + 1 + (next === bossSlot ? 0 : DANGER * threat(next));
      if (cost >= far[next]) continue;
      far[next] = cost;
      queue.push(next);
    }
  let cleared = 0;
  slots.forEach(({ terrain }, slot) => {
    if (terrain !== 'haven' && slot !== bossSlot && threat(slot) === 0) cleared++;
  });
  if (encounter !== null) cleared++;
  const seals = sealsLeft(library.content[state.adventure].adventure!.questTokens?.tokens ?? [], piles.token);
  const hidden = hiddenTokens({ view });
  if (seals === 0 || hidden.length === 0)
    return {
      encounters: Math.max(onTheWay(far[bossSlot]), READY - cleared),
      steps: steps(far[bossSlot]),
      boss: true,
      seals: 0,
    };
  const nearest = Math.min(...hidden.map((slot) => far[slot]));
  // Of tokens in any order the last seal is expected so far down.
  const turns = (seals * (hidden.length + 1)) / (seals + 1);
  return {
    encounters: Math.max(onTheWay(nearest), READY - cleared),
    steps: steps(nearest),
    boss: true,
    seals: turns,
  };
}
const onTheWay = (far: number): number => Math.floor(far / DANGER);
const steps = (far: number): number => far % DANGER;

/** How dangerous a place is; what nobody has seen holds one encounter. */
export const threatOf =
  ({ view: { state, piles } }: Pick<Position, 'view'>) =>
  (slot: number): number =>
    piles.place[slot].cards.length === 0 ? 1 : state.threat[slot];

/** Where tokens lie that nobody has seen. */
export function hiddenTokens({ view: { piles } }: Pick<Position, 'view'>): number[] {
  const slots: number[] = [];
  piles.hiddenToken.forEach(({ count }, slot) => {
    if (count !== null && count > 0) slots.push(slot);
  });
  return slots;
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
