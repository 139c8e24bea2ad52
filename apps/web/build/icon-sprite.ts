import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getIconData } from '@iconify/utils';
import { gameIcons, iconCredits, ownIcons } from '@tafelrunde/ui/icons';
import type { Plugin } from 'vite';

const moduleId = 'virtual:icon-sprite';

type IconSet = Parameters<typeof getIconData>[0];

/** Gathers the icons in use into one file of symbols; `virtual:icon-sprite` is its address. */
export function iconSprite(): Plugin {
  let serving = false;
  return {
    name: 'tafelrunde:icon-sprite',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      return id === moduleId ? `\0${moduleId}` : null;
    },
    async load(id) {
      if (id !== `\0${moduleId}`) return null;
      if (serving) return `export default '/icons.svg';`;
      const reference = this.emitFile({ type: 'asset', name: 'icons.svg', source: await drawSprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response, next) => {
        drawSprite().then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg), next);
      });
    },
  };
}

/** Fails when an icon is unknown or nobody is named for it: the licence asks for the author of each. */
export async function drawSprite(icons: Readonly<Record<string, string>> = gameIcons): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const credited = new Set(iconCredits.map(({ icon }) => icon));
  const symbols: string[] = [];
  for (const [name, icon] of Object.entries(icons)) {
    const data = getIconData(set, icon);
    if (!data) throw new Error(`The icon "${icon}" (${name}) is not in game-icons.`);
    if (!credited.has(icon))
      throw new Error(`The icon "${icon}" (${name}) has no author in the table of credits.`);
    symbols.push(symbol(name, data.body.replaceAll(' fill="currentColor"', '')));
  }
  for (const [name, path] of Object.entries(ownIcons)) {
    symbols.push(symbol(name, `<path fill-rule="evenodd" d="${path}"/>`));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(name: string, body: string): string {
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
}
