import { offerScenarios } from './current.ts';
import { darkWings } from './darkWings.ts';
import { lonelyPath } from './lonelyPath.ts';
import { mirrezilsShadow } from './mirrezilsShadow.ts';
import { theHunt } from './theHunt.ts';
import { walkingDestruction } from './walkingDestruction.ts';

/** The first one is the recommended first game. EU-SCEN-02 */
const SCENARIOS = [theHunt, darkWings, walkingDestruction, mirrezilsShadow, lonelyPath];

offerScenarios(SCENARIOS);

export const SCENARIO_NAMES = SCENARIOS.map(({ name }) => name);
