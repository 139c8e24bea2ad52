import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gameIcons, iconCredits, ownIcons } from '@tafelrunde/ui/icons';
import { drawSprite, spriteOfGame } from '../build/icon-sprite.ts';
import { ledgers } from '../build/ledgers.ts';
import { preprocessCSS, resolveConfig } from 'vite';
import { runtimeLibraries } from '../build/libraries.ts';
import { layerOf, styleSheets } from '../build/style-sheets.ts';

test('the sprite holds every icon once, without a colour of its own', async () => {
  const sprite = await drawSprite();
  for (const name of [...Object.keys(gameIcons), ...Object.keys(ownIcons)]) {
    assert.equal(sprite.split(`<symbol id="${name}"`).length, 2, name);
  }
  assert.doesNotMatch(sprite, /currentColor/);
});

test('an icon without an author, or one that does not exist, fails the build', async () => {
  await assert.rejects(
    drawSprite({ game: 'dice-six-faces-one' }),
    /"dice-six-faces-one" \(game\) has no author/,
  );
  await assert.rejects(drawSprite({ game: 'no-such-icon' }), /"no-such-icon" \(game\) is not in game-icons/);
});

test('a game brings its own icons, each with its author', async () => {
  const sprite = await spriteOfGame({ beast: { icon: 'wolf-head', author: 'Lorc' } });
  assert.match(sprite, /^<svg[^>]*><symbol id="beast"/);
  await assert.rejects(
    spriteOfGame({ beast: { icon: 'wolf-head', author: ' ' } }),
    /"wolf-head" \(beast\) has no author/,
  );
  await assert.rejects(
    spriteOfGame({ beast: { icon: 'no-such-icon', author: 'Lorc' } }),
    /is not in game-icons/,
  );
});

test('the table of credits names exactly the icons in use, in order', () => {
  const named = iconCredits.map(({ icon }) => icon);
  assert.deepEqual(named, [...new Set(Object.values<string>(gameIcons))].toSorted());
});

test('the credits name every library that something here depends on, with its licence', () => {
  const libraries = runtimeLibraries(join(import.meta.dirname, '../../..'));
  const named = new Map(libraries.map((library) => [library.name, library]));
  for (const name of ['react', 'react-dom', 'fastify', 'kysely', 'pg', 'valibot', 'yaml', '@noble/hashes'])
    assert(named.has(name), name);
  assert.deepEqual(named.get('valibot')?.rooms, ['packages', 'server']);
  assert.equal(named.get('yaml')?.licence, 'ISC');
  for (const { name } of libraries) assert.doesNotMatch(name, /^@(?:tafelrunde|fontsource)\//);
});

test('a library without a licence fails the build', async () => {
  const root = join(folder, 'project');
  const write = async (file: string, content: unknown) => {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), JSON.stringify(content));
  };
  await mkdir(join(root, 'packages'), { recursive: true });
  await write('apps/web/package.json', { dependencies: { silent: '1.0.0' } });
  await write('node_modules/silent/package.json', {});
  assert.throws(() => runtimeLibraries(root), /"silent" names no licence/);
});

const folder = await mkdtemp(join(tmpdir(), 'tafelrunde-ledgers-'));
after(() => rm(folder, { recursive: true, force: true }));

async function load(text: string, query = ''): Promise<unknown> {
  const file = join(folder, 'rules.yaml');
  await writeFile(file, text);
  const plugin = ledgers();
  assert(typeof plugin.load === 'function');
  const context = { addWatchFile: () => {} };
  const result = (await Reflect.apply(plugin.load, context, [file + query])) as { code: string };
  const match = /^export default JSON\.parse\((.*)\);$/.exec(result.code);
  return JSON.parse(JSON.parse(match?.[1] ?? '""') as string);
}

const ledger = `
game: demo
prefix: DE
areas: [{ id: a, de: A, en: A }]
rules: [{ id: DE-A-01, area: a, de: Eins., en: One., ruling: { de: So., en: So. } }, { id: DE-A-02, area: a, de: "Zwei „2“", en: Two. }]
`;

test('a ledger is compiled to data, and to its size alone', async () => {
  const compiled = (await load(ledger)) as { rules: { de: string }[] };
  assert.equal(compiled.rules[1]?.de, 'Zwei „2“');
  assert.deepEqual(await load(ledger, '?size'), { rules: 2, rulings: 1, areas: 1 });
});

test('a wrong ledger fails the build with its place', async () => {
  await assert.rejects(load(ledger.replace('en: Two.', 'en: ""')), /rules\.yaml: rules\[1\]\.en is empty/);
});

test('every style sheet belongs to a layer, told by its folder', () => {
  assert.equal(layerOf('/house/packages/ui/src/reset.css'), 'reset');
  assert.equal(layerOf('/house/packages/ui/src/tokens.css'), 'tokens');
  assert.equal(layerOf('/house/packages/ui/src/table/prompt.css'), 'kit');
  assert.equal(layerOf('/house/apps/web/src/styles/table/shell.css'), 'kit');
  assert.equal(layerOf('/house/games/pig/board/board.css'), 'board');
  assert.equal(layerOf('/house/apps/web/src/styles/lobby.css'), 'page');
});

test('break points are put in the place of their names, and an unknown name fails the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tafelrunde-style-'));
  after(() => rm(folder, { recursive: true }));
  const built = async (css: string) => {
    await mkdir(join(folder, 'board'), { recursive: true });
    const file = join(folder, 'board', 'board.css');
    await writeFile(file, css);
    const { code } = await preprocessCSS(
      css,
      file,
      await resolveConfig({ configFile: false, css: { postcss: { plugins: [styleSheets()] } } }, 'build'),
    );
    return code;
  };
  const code = await built('@media (--page-narrow) { .a { color: red } }');
  assert.match(code, /@layer reset, tokens, kit, board, page;\s*@layer board/);
  assert.match(code, /@media \(\(width < 900px\)\)/);
  await assert.rejects(built('@media (--page-nowhere) { .a { color: red } }'), /--page-nowhere/);
  await assert.rejects(built('@media (width < 333px) { .a { color: red } }'), /no break point/);
});
