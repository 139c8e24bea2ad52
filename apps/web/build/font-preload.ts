import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the fonts of the first screen together with the script, not after the style sheet. */
export function fontPreload(fonts: readonly string[]): Plugin {
  return {
    name: 'tafelrunde:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return fonts.map((font): HtmlTagDescriptor => {
          const file = files.find((name) => name.includes(`/${font}-normal`));
          if (!file) throw new Error(`No font file begins with "${font}".`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
