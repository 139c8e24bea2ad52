/**
 * Every width and height at which a page or a table changes its layout, in one place. Style sheets use them by name,
 * `@media (--page-narrow)`, and the build puts the condition there; scripts use the same list.
 */
export const breakPoints = {
  /** Pages: the lobby, the rulebook, the settings. */
  'page-tiny': '(width < 500px)',
  'page-small': '(width < 700px)',
  'page-narrow': '(width < 900px)',
  'page-wide': '(width >= 900px)',
  'page-middle': '(width < 1100px)',
  'page-roomy': '(width < 1180px)',
  /** Tables, see `TableForm`. A phone held sideways and a page at 200 % zoom have little height. */
  'table-low': '(width >= 900px) and (600px <= height < 820px)',
  'table-beside': '(height < 600px) and (orientation: landscape)',
  'table-phone': '(width < 900px) and ((height >= 600px) or (orientation: portrait))',
  /** A table of full width, but with little room: a tablet held sideways, a low window; and each of the two alone. */
  'table-slim': '(width < 1200px) or (height < 700px)',
  'table-thin': '(width < 1200px)',
  'table-short': '(height < 700px)',
  /** Whatever is no table of full width. */
  'table-narrow': '(width < 900px) or ((height < 600px) and (orientation: landscape))',
} as const satisfies Readonly<Record<string, string>>;

type FormPoint = 'table-low' | 'table-beside' | 'table-phone';

/**
 * How a table is laid out:
 *
 * - `wide`: the bar on top, seats and chronicle at the right.
 * - `low`: the same below 820 pixels of height. The bar has 88 pixels, the chronicle shows its last line.
 * - `beside`: a phone held sideways, or a page at 200 % zoom. The question stands at the right.
 * - `phone`: seats on top, the question at the bottom.
 */
export type TableForm = 'wide' | 'low' | 'beside' | 'phone';

/** The form of a table, told by which break points match. */
export function formBy(matches: (name: FormPoint) => boolean): TableForm {
  if (matches('table-beside')) return 'beside';
  if (matches('table-phone')) return 'phone';
  return matches('table-low') ? 'low' : 'wide';
}
