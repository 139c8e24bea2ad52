import { createElement, type ReactNode } from 'react';
import type { Tree } from '@tafelrunde/lab/report';

/** Names that React spells in its own way. */
const OWN: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

const nameOf = (name: string): string =>
  OWN[name] ??
  (/^(?:aria|data)-/.test(name) ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** A report as the lab writes it, drawn by React. */
export function ReportTree({ tree }: { readonly tree: Tree }): ReactNode {
  if (typeof tree === 'string') return tree;
  const attributes = Object.fromEntries(
    Object.entries(tree.attributes).map(([name, value]) => [nameOf(name), value]),
  );
  return createElement(
    tree.tag,
    attributes,
    // Its parts are what they are by their place.
    // eslint-disable-next-line react/no-array-index-key
    ...tree.children.map((child, i) => <ReportTree key={i} tree={child} />),
  );
}
