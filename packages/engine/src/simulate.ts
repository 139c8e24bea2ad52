import { keyFromSeed } from './chance.ts';
import { runSteps, freshWhole } from './steps.ts';
import { atOnce } from './flow.ts';
import type { Game, Shape } from './game.ts';
import type { Policy } from './policy.ts';
import { settle } from './settings.ts';
import { KernelTable } from './kernelTable.ts';
import type { Result } from './words.ts';

export interface SimulationSetup {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly policy: Policy;
  /** More decisions than this are taken for a game without end. */
  readonly limit?: number;
  /** Called at the start of every step. */
  readonly atStep?: (t: KernelTable) => void;
}

/** Play a whole game in the fast gear: the policy answers in place, nothing is told, saved or copied. */
export function simulate<G extends Shape>(
  game: Game<G>,
  setup: SimulationSetup,
): { readonly result: Result; readonly decisions: number; readonly table: KernelTable<G> } {
  const options = settle(game, setup.seats, setup.options);
  const table = new KernelTable(
    game,
    setup.seats,
    options,
    freshWhole(game, setup.seats, options),
    keyFromSeed(setup.seed),
  );
  table.policy = setup.policy;
  table.decisionLimit = setup.limit ?? 1_000_000;
  const atStep = () => setup.atStep?.(table);
  atOnce(runSteps(table, atStep));
  return { result: table.whole.result!, decisions: table.decisions, table };
}
