export { LedgerError } from './error.ts';
export type { Area, Language, Ledger, Rule, Wording } from './ledger.ts';
export { rulesByArea } from './areas.ts';
export { excerptAround, markMatches, type Part } from './mark.ts';
export { parseLedger } from './parse.ts';
export { searchRules, type Hit } from './search.ts';
