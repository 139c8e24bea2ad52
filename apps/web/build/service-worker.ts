import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DeviceFile, DeviceFiles } from '../src/offline/service.ts';

/** Stands in `index.html`, so that a page can tell its own version from another. */
const placeholder = 'TAFELRUNDE_VERSION';
/** Files that only tools and search engines ask for. */
const leftOut = /(?:\.(?:br|gz|map)|^\.inputs|^sw\.js|^screenshots\/.*|^icon-512.*)$/;
/** The name of a file that the bundler has named after its content. */
const hashed = /^assets\/.+-[\w-]{8,}\.\w+$/;
const ofGame = /\/(games|packages\/testing\/src\/fixtures|docs\/example)\/([^/]+)\//;

interface Chunk {
  readonly game: string | undefined;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly assets: readonly string[];
}

/**
 * Writes `sw.js`: the service worker, with a list of all files of this version in it. What can only be reached through a
 * game belongs to that game; everything else to the shell.
 */
export class ServiceWorkerBuild {
  readonly #chunks = new Map<string, Chunk>();
  readonly #practice = new Set<string>();

  /** Looks at what is bundled. Workers are bundled apart from the page and need one of their own. */
  collector(): Plugin {
    return {
      name: 'tafelrunde:device-files',
      apply: 'build',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') this.#look(chunk);
      },
    };
  }

  #look({ fileName, facadeModuleId, isEntry, imports, dynamicImports, viteMetadata }: Rolldown.OutputChunk) {
    const [, home, game] = ofGame.exec(facadeModuleId ?? '') ?? [];
    if (game !== undefined && home !== 'games') this.#practice.add(game);
    const { importedAssets = [], importedCss = [] } = viteMetadata ?? {};
    const assets = [...importedAssets, ...importedCss];
    this.#chunks.set(fileName, { game, isEntry, imports, dynamicImports, assets });
  }

  /** All that is fetched with these chunks, sooner or later, short of other games. */
  #reach(from: readonly string[], game?: string): Set<string> {
    const reached = new Set<string>();
    const waiting = [...from];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      const chunk = this.#chunks.get(name);
      if (chunk === undefined) continue;
      for (const asset of chunk.assets) reached.add(asset);
      waiting.push(...chunk.imports);
      for (const next of chunk.dynamicImports) {
        const whose = this.#chunks.get(next)?.game;
        if (whose === undefined || whose === game) waiting.push(next);
      }
    }
    return reached;
  }

  writer(): Plugin {
    let folder = '';
    let source = '';
    return {
      name: 'tafelrunde:service-worker',
      apply: 'build',
      configResolved(config) {
        folder = join(config.root, config.build.outDir);
        source = join(config.root, 'src/sw.ts');
      },
      // Before the files are compressed, and after all of them are there.
      writeBundle: {
        order: 'post',
        sequential: true,
        handler: async () => {
          const list = await this.#list(folder);
          await writeFile(join(folder, 'sw.js'), await bundled(source, list));
        },
      },
    };
  }

  async #list(folder: string): Promise<DeviceFiles> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = found
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(folder, posix.join(entry.parentPath, entry.name)))
      .filter((path) => !leftOut.test(path))
      .toSorted();
    const contents = await Promise.all(paths.map((path) => readFile(join(folder, path))));
    const whole = createHash('sha256');
    paths.forEach((path, i) => whole.update(`${path}\0`).update(contents[i] ?? ''));
    const version = whole.digest('hex').slice(0, 16);
    const files = paths.map((path, i): DeviceFile & { readonly name: string } => {
      let content = contents[i] ?? Buffer.alloc(0);
      if (path === 'index.html') content = Buffer.from(content.toString().replace(placeholder, version));
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      return { name: path, path: `/${path}`, ...(!hashed.test(path) && { integrity }) };
    });
    const page = join(folder, 'index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace(placeholder, version));
    const chunks = [...this.#chunks];
    const always = this.#reach(chunks.flatMap(([name, { isEntry }]) => (isEntry ? [name] : [])));
    const names = new Set(chunks.flatMap(([, { game }]) => game ?? []));
    const needs = [...names].toSorted().map((game) => {
      const own = chunks.flatMap(([name, chunk]) => (chunk.game === game ? [name] : []));
      return [game, this.#reach(own, game).difference(always)] as const;
    });
    const plain = ({ name: _name, ...file }: DeviceFile & { readonly name: string }): DeviceFile => file;
    const shell = files.filter(({ name }) => !needs.some(([, own]) => own.has(name))).map(plain);
    const games = Object.fromEntries(
      needs.map(([game, own]) => [game, files.filter(({ name }) => own.has(name)).map(plain)]),
    );
    return { version, shell, games, practice: [...this.#practice].toSorted() };
  }
}

/** One plain script: not every browser lets a service worker import. */
async function bundled(source: string, list: DeviceFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { DEVICE_FILES: JSON.stringify(list) },
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'worker', fileName: 'sw' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('The service worker was not built.');
  return first.output[0].code;
}
