/** A page as plain data, before anybody decides how it is drawn: as text for a file, or by a library in a client. */
export type Tree = string | Element;
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Tree[];
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Child = Tree | null | readonly (Tree | null)[];

/** An element. What is null or undefined is left out. */
export const h = (tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Element => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  ),
  children: (children.flat() as readonly (Tree | null)[]).filter((child): child is Tree => child !== null),
});

const VOID = new Set(['input', 'meta', 'br', 'col']);
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (found) => ENTITIES[found]);

/** The tree as HTML. */
export function htmlOf(tree: Tree): string {
  if (typeof tree === 'string') return escaped(tree);
  const { tag, attributes, children } = tree;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const open = `<${tag}${given.join('')}>`;
  return VOID.has(tag) ? open : `${open}${children.map(htmlOf).join('')}</${tag}>`;
}
