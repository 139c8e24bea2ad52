import type { EuthiaReading, ScenarioName } from '../shape.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios by name. They are made of rules, and rules ask for the present one: so `index.ts` puts them here when all are loaded. */
const scenarios: Partial<Record<ScenarioName, Scenario>> = {};

export function offerScenarios(all: readonly Scenario[]): void {
  for (const scenario of all) scenarios[scenario.name] = scenario;
}

export const scenarioOf = (t: EuthiaReading): Scenario => scenarios[t.state.scenario]!;
