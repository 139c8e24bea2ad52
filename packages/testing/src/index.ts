export { arrangeCards, arrangeTop, type CardPlan, pileByName } from './arrange.ts';
export { hasBehaviour } from './exercised.ts';
export { type Situation, table, TestTable } from './fixture.ts';
export { checkLaws } from './laws/check.ts';
export { unused } from './laws/coverage.ts';
export { type Breach, type LawId, type LawReport, LAWS, type LawSetup, type Used } from './laws/law.ts';
export { rulesFrom, type RuleTests } from './rule.ts';
export { runScenario, scenarioOf, type ScenarioOutcome } from './scenario.ts';
export type { Written } from './reading.ts';
