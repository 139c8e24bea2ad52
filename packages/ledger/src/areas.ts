import type { Area, Ledger, Rule } from './ledger.ts';

/** The chapters in reading order, each with its rules in the order of the file. */
export function rulesByArea(
  ledger: Ledger,
): readonly { readonly area: Area; readonly rules: readonly Rule[] }[] {
  const byArea = Map.groupBy(ledger.rules, (rule) => rule.area);
  return ledger.areas.map((area) => ({ area, rules: byArea.get(area.id) ?? [] }));
}
