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

/**
 * The way to the boss that meets fewest encounters. While seals bar it, it leads from one face-down token to the next first: as a whole,
 * for if only the nearest counted, turning it up would look worse than leaving it there.
 */
export function journeyOf({ library, view, encounter }: Position): Journey {
  const { state, piles } = view;
  const { slots, bossSlot, questTokens } = library.content[state.adventure].adventure!;
  if (state.party === bossSlot) return { encounters: 0, steps: 0, boss: encounter === null, seals: 0 };
  const threat = threatOf({ view });
  const dangers = slots.map((_, slot) => (slot === bossSlot ? 0 : threat(slot)));
  let cleared = encounter === null ? 0 : 1;
  slots.forEach(({ terrain }, slot) => {
    if (terrain !== 'haven' && slot !== bossSlot && dangers[slot] === 0) cleared++;
  });
  const total = { encounters: 0, steps: 0 };
  // The one at hand is counted elsewhere.
  if (encounter === null) total.encounters += dangers[state.party];
  dangers[state.party] = 0;
  let party = state.party;
  const goTo = (goals: readonly number[], share = 1): void => {
    const { cost, path } = way(slots, dangers, party, goals);
    total.encounters += share * Math.floor(cost / DANGER);
    total.steps += share * (cost % DANGER);
    for (const slot of path) dangers[slot] = 0;
    party = path[0] ?? party;
  };
  const hidden = hiddenTokens({ view });
  const seals = hidden.length === 0 ? 0 : sealsLeft(questTokens?.tokens ?? [], piles.token);
  // Of tokens in any order the last seal is expected so far down.
  const turns = (seals * (hidden.length + 1)) / (seals + 1);
  for (let turned = 0; turned < turns; turned++) {
    goTo(hidden, Math.min(1, turns - turned));
    hidden.splice(hidden.indexOf(party), 1);
  }
  goTo([bossSlot]);
  return {
    encounters: Math.max(total.encounters, READY - cleared),
    steps: total.steps,
    boss: true,
    seals: turns,
  };
}

/** The way to the nearest of these places, the goal first: what it costs, and where it leads through. */
function way(
  slots: readonly { readonly next: readonly number[] }[],
  dangers: readonly number[],
  from: number,
  goals: readonly number[],
): { readonly cost: number; readonly path: readonly number[] } {
  const far = slots.map(() => Number.POSITIVE_INFINITY);
  const before = slots.map(() => from);
  far[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++)
    for (const next of slots[queue[i]].next) {
      const cost = far[queue[i]] + 1 + DANGER * dangers[next];
      if (cost >= far[next]) continue;
      far[next] = cost;
      before[next] = queue[i];
      queue.push(next);
    }
  let goal = goals[0];
  for (const one of goals) if (far[one] < far[goal]) goal = one;
  const path: number[] = [];
  for (let slot = goal; slot !== from; slot = before[slot]) path.push(slot);
  return { cost: far[goal], path };
}

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
