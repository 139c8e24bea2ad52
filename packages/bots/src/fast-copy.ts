import { registerHooks } from 'node:module';

/**
 * Fast copies. In the fast gear no rule ever waits: a policy answers in place, and every generator runs from its start to its end.
 * So a program that only plays in the fast gear can load the same code with all its generators made plain functions: `function*`
 * without its asterisk, and `yield*` left out. Nothing else differs, apart from what `packages/engine/src/flow.ts` says about it, and the
 * same matches are played in half the time.
 */

/** Marks the address of a module of which a fast copy is wanted; so are all modules of the project it imports. */
const MARK = '?fast';

let isReady = false;

/** Where to import the fast copy of a module from. It must never play with people, nor with a bot that needs trial copies. */
export function fastCopyOf(address: string): string {
  if (!isReady) prepare();
  const [module, name] = address.split('#');
  return name === undefined ? `${module}${MARK}` : `${module}${MARK}#${name}`;
}

function prepare(): void {
  isReady = true;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isWanted = context.parentURL?.endsWith(MARK) === true && isOurs(found.url);
      return isWanted ? { ...found, url: `${found.url}${MARK}` } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(MARK) || loaded.source === undefined || loaded.source === null) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: withoutGenerators(text) };
    },
  });
}

const isOurs = (url: string): boolean =>
  url.startsWith('file:') && /\.(ts|mts|js|mjs)$/.test(url) && !url.includes('/node_modules/');

/** The same code without generators, every word in its place. A file that hands out things one by one is left as it is. */
export function withoutGenerators(source: string): string {
  if (YIELDS.test(source.replaceAll(COMMENT, ''))) return source;
  return source
    .replaceAll(/\bfunction\*/g, 'function ')
    .replaceAll(METHOD, ' ')
    .replaceAll(/\byield\*/g, '      ');
}
/** A `yield` that is no `yield*`, and what loops ask for. */
const YIELDS = /\byield\b(?!\*)|\*\[Symbol\.iterator\]/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
/** The asterisk of a method: `*run(t) {`. */
const METHOD = /(?<=[\s{,(])\*(?=[A-Za-z_$][\w$]*\s*[<(])/g;
