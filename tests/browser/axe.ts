import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe holds against a page, as far as it is serious. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // A rulebook has dozens of chapters of the same make; the first few stand for all.
    .exclude('.chapter:nth-of-type(n+4)')
    // So have the tables of the credits hundreds of rows.
    .exclude('.credits tr:nth-of-type(n+8)')
    // Hundreds of strokes that are hidden from screen readers as a whole.
    .exclude('svg.cover')
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`.slice(0, 600));
}
