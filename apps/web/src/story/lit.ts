import type { TargetKey } from '@tafelrunde/ui/board';

/**
 * Where what a story speaks of lies on the page. A space of a map is measured by its ring: its picture is cut at the edge, but the
 * page counts what was cut away.
 */
export function litBox(within: ParentNode, lit: TargetKey): DOMRect | undefined {
  const target = within.querySelector(`.table-board [data-lit="${CSS.escape(lit)}"]`);
  return (target?.querySelector('.aim-ring') ?? target)?.getBoundingClientRect();
}
