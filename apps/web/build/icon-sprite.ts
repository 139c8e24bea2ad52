import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getIconData } from '@iconify/utils';
import { gameIcons, iconCredits, ownIcons, type GameIcons } from '@tafelrunde/ui/icons';
import type { Plugin } from 'vite';

const moduleId = 'virtual:icon-sprite';

type IconSet = Parameters<typeof getIconData>[0];

/**
 * Gathers the icons in use into files of symbols: `virtual:icon-sprite` is the address of those that all pages share,
 * `games/<game>/board/icons.ts?sprite` of those that one game brings.
 */
export function iconSprite(): Plugin {
  let serving = false;
  /** While developing: what is served at which address. */
  const served = new Map<string, () => Promise<string>>();
  return {
    name: 'tafelrunde:icon-sprite',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      return id === moduleId ? `\0${moduleId}` : null;
    },
    async load(id) {
      const isShared = id === `\0${moduleId}`;
      if (!isShared && !id.endsWith('/board/icons.ts?sprite')) return null;
      const draw = isShared ? () => drawSprite() : () => drawGameSprite(id.slice(0, -'?sprite'.length));
      const name = isShared ? 'icons.svg' : `icons-${gameOf(id)}.svg`;
      if (serving) {
        served.set(`/${name}`, draw);
        return `export default '/${name}';`;
      }
      const reference = this.emitFile({ type: 'asset', name, source: await draw() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = served.get(request.url ?? '');
        if (draw === undefined) next();
        else draw().then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg), next);
      });
    },
  };
}

const gameOf = (file: string): string => basename(dirname(dirname(file)));

/** Fails when an icon is unknown or nobody is named for it: the licence asks for the author of each. */
export async function drawSprite(icons: Readonly<Record<string, string>> = gameIcons): Promise<string> {
  const symbolOf = await symbols();
  const credited = new Set(iconCredits.map(({ icon }) => icon));
  const drawn = Object.entries(icons).map(([name, icon]) => {
    const found = symbolOf(name, icon);
    if (!credited.has(icon))
      throw new Error(`The icon "${icon}" (${name}) has no author in the table of credits.`);
    return found;
  });
  const own = Object.entries(ownIcons).map(([name, path]) =>
    symbol(name, `<path fill-rule="evenodd" d="${path}"/>`),
  );
  return sprite([...drawn, ...own]);
}

async function drawGameSprite(file: string): Promise<string> {
  const { icons } = (await import(pathToFileURL(file).href)) as { readonly icons: GameIcons };
  return spriteOfGame(icons);
}

/** The icons of one game; they bring their authors with them. */
export async function spriteOfGame(icons: GameIcons): Promise<string> {
  const symbolOf = await symbols();
  return sprite(
    Object.entries(icons).map(([name, { icon, author }]) => {
      if (author.trim() === '') throw new Error(`The icon "${icon}" (${name}) has no author.`);
      return symbolOf(name, icon);
    }),
  );
}

async function symbols(): Promise<(name: string, icon: string) => string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  return (name, icon) => {
    const data = getIconData(set, icon);
    if (!data) throw new Error(`The icon "${icon}" (${name}) is not in game-icons.`);
    return symbol(name, data.body.replaceAll(' fill="currentColor"', ''));
  };
}

function sprite(all: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${all.join('')}</svg>`;
}

function symbol(name: string, body: string): string {
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
}
