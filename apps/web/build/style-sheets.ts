import type { CSSOptions } from 'vite';
import { breakPoints } from '@tafelrunde/ui/break-points';

/** PostCSS's own types, as Vite hands them on. */
type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type SheetPlugin = Extract<
  Exclude<Plugins[number], (...input: never[]) => unknown>,
  { postcssPlugin: string }
>;
type SheetNode = Parameters<NonNullable<SheetPlugin['OnceExit']>>[0]['nodes'][number];

/** The layers, weakest first. What stands in a later one wins, however specific the selector of an earlier one is. */
const layers = ['reset', 'tokens', 'kit', 'board', 'page'] as const;
type Layer = (typeof layers)[number];

/** The report of the lab is also a page of its own, to which nothing was built. */
const STANDS_ALONE = /\/packages\/lab\//;

/**
 * Puts every rule into the layer of the folder its file lies in, and in the place of `@media (--name)` the condition of that
 * break point.
 */
export function styleSheets(): SheetPlugin {
  return {
    postcssPlugin: 'tafelrunde:style-sheets',
    OnceExit(sheet, { AtRule }) {
      sheet.walkAtRules('media', (rule) => {
        if (/\b(?:width|height)\b/.test(rule.params) && !STANDS_ALONE.test(sheet.source?.input.file ?? ''))
          throw rule.error(`This is no break point: ${rule.params}. Name one of break-points.ts.`);
        rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => conditionOf(name));
      });
      const free: SheetNode[] = [];
      const sorted: { layer: Layer; nodes: SheetNode[] }[] = [];
      for (const node of sheet.nodes) {
        // Fonts stand outside of them.
        if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'font-face')) {
          free.push(node);
          continue;
        }
        const layer = layerOf(node.source?.input.file ?? '');
        const last = sorted.at(-1);
        if (last?.layer === layer) last.nodes.push(node);
        else sorted.push({ layer, nodes: [node] });
      }
      if (sorted.length === 0) return;
      sheet.removeAll();
      sheet.append(
        ...free,
        // Each sheet names them all: whichever is loaded first, their order is the same.
        new AtRule({ name: 'layer', params: layers.join(', ') }),
        ...sorted.map(({ layer, nodes }) => new AtRule({ name: 'layer', params: layer, nodes })),
      );
    },
  };
}

function conditionOf(name: string): string {
  const found = (breakPoints as Readonly<Record<string, string>>)[name];
  if (found === undefined) throw new Error(`No break point is called --${name}.`);
  return `(${found})`;
}

/** By the folder: the kit, the frame of a table, the boards of games, the pages. */
export function layerOf(file: string): Layer {
  const path = file.replaceAll('\\', '/');
  if (path.endsWith('/ui/src/reset.css')) return 'reset';
  if (path.endsWith('/ui/src/tokens.css')) return 'tokens';
  // A board is laid into the frame of the table and may change it.
  if (/\/packages\/ui\/|\/web\/src\/styles\/table\//.test(path)) return 'kit';
  return /\/board\/[^/]*$/.test(path) ? 'board' : 'page';
}
