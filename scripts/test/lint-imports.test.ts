import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintImports } from '../lint-imports.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOMS: Record<string, string[]> = {
  'packages/engine': ['.'],
  'packages/ledger': ['.'],
  'packages/testing': ['.', './fixtures'],
  'packages/bots': ['.', './worker/*'],
  'packages/host': ['.'],
  'packages/ui': ['.'],
  'games/chess': ['./about', './game'],
  'games/dark-castle': ['./about', './game'],
  'apps/server': ['.'],
  'apps/cli': [],
  'apps/web': [],
};

const WORKSPACES = Object.fromEntries(
  Object.entries(ROOMS).map(([room, paths]) => [
    `${room}/package.json`,
    JSON.stringify({
      name: `@tafelrunde/${room.split('/')[1]}`,
      exports: Object.fromEntries(paths.map((path) => [path, `${path}.ts`])),
    }),
  ]),
);

function complaintsAbout(file: string, code: string): string[] {
  using folder = temporaryFolder({ ...WORKSPACES, [file]: code });
  return lintImports(folder.path);
}

const value = (from: string): string => `import { x } from '${from}';`;
const types = (from: string): string => `import type { X } from '${from}';`;

/** By rule: where, what, and the words of the complaint. */
const FORBIDDEN: Record<string, [file: string, code: string, complaint: RegExp]> = {
  'the kernel imports nothing of the project': [
    'packages/engine/src/a.ts',
    types('@tafelrunde/ledger'),
    /must not know/,
  ],
  'the kernel does not even know the test tools outside tests': [
    'packages/engine/src/a.ts',
    value('@tafelrunde/testing'),
    /must not know/,
  ],
  'the ledger imports nothing of the project': [
    'packages/ledger/src/a.ts',
    value('@tafelrunde/engine'),
    /must not know/,
  ],
  'test tools know no bots': ['packages/testing/src/a.ts', value('@tafelrunde/bots'), /must not know/],
  'bots know no ledger': ['packages/bots/src/a.ts', value('@tafelrunde/ledger'), /must not know/],
  'bots use test tools in tests only': [
    'packages/bots/src/a.ts',
    value('@tafelrunde/testing'),
    /must not know/,
  ],
  'the kit uses types of the kernel only': [
    'packages/ui/src/A.tsx',
    value('@tafelrunde/engine'),
    /beyond its types/,
  ],
  'a mixed import is not types only': [
    'packages/ui/src/A.tsx',
    "import { type X, y } from '@tafelrunde/engine';",
    /beyond its types/,
  ],
  'packages know no game': [
    'packages/testing/test/a.test.ts',
    value('@tafelrunde/chess/game'),
    /must not know/,
  ],
  'packages know no app': ['packages/testing/test/a.test.ts', value('@tafelrunde/server'), /must not know/],
  'a host knows no server': ['packages/host/src/a.ts', types('@tafelrunde/server'), /must not know/],
  'a new package knows nothing until it is listed': [
    'packages/brandnew/src/a.ts',
    value('@tafelrunde/engine'),
    /must not know/,
  ],
  'rules know nothing of the board': [
    'games/chess/rules/a.ts',
    value('../board/geometry.ts'),
    /know nothing of the board/,
  ],
  'only the board of a game draws': [
    'games/chess/content/a.ts',
    value('react'),
    /only games\/chess\/board may draw/,
  ],
  'the example obeys the same rules': [
    'docs/example/pig/game.ts',
    value('./board/texts.ts'),
    /know nothing of the board/,
  ],
  'a game knows no other game': [
    'games/chess/rules/a.ts',
    value('@tafelrunde/dark-castle/game'),
    /must not know/,
  ],
  'a game knows no app': ['games/chess/rules/a.ts', value('@tafelrunde/server'), /must not know/],
  'rules know no pictures': ['games/chess/rules/a.ts', value('@tafelrunde/ui'), /must not know/],
  'rules know no test tools': ['games/chess/rules/a.ts', value('@tafelrunde/testing'), /must not know/],
  'the server does not know the command line': [
    'apps/server/src/a.ts',
    "import '@tafelrunde/cli';",
    /does not export/,
  ],
  'the command line does not know the server': [
    'apps/cli/src/a.ts',
    "const x = await import('@tafelrunde/server');",
    /must not know/,
  ],
  'the client does not know the server': ['apps/web/src/a.ts', types('@tafelrunde/server'), /must not know/],
  'no path into another package': [
    'games/chess/rules/a.ts',
    value('../../../packages/engine/src/flow.ts'),
    /reaches into packages\/engine/,
  ],
  'no path into another game': [
    'games/chess/rules/a.ts',
    value('../../dark-castle/content/a.ts'),
    /reaches into games\/dark-castle/,
  ],
  'only what a package exports': [
    'apps/cli/src/a.ts',
    value('@tafelrunde/engine/src/flow.ts'),
    /does not export/,
  ],
  'export … from counts': [
    'packages/engine/src/a.ts',
    "export * from '@tafelrunde/ledger';",
    /must not know/,
  ],
  'import() counts': [
    'packages/engine/src/a.ts',
    "const x = await import('@tafelrunde/ledger');",
    /must not know/,
  ],
  'import() in a type counts': [
    'packages/engine/src/a.ts',
    "type X = import('@tafelrunde/ledger').X;",
    /must not know/,
  ],
  'a package that is not there': ['apps/cli/src/a.ts', value('@tafelrunde/nothing'), /no such package/],
  'no game by name in the kernel': ['packages/engine/src/a.ts', '// as in Chess', /names the game chess/],
  'no game by name in the bots, however it is written': [
    'packages/bots/src/a.ts',
    'const isDarkCastle = 1;',
    /names the game dark-castle/,
  ],
  'no game by name in the kit': ['packages/ui/src/A.tsx', "'chess';", /names the game chess/],
  'no game by name in an app': ['apps/cli/src/a.ts', '// chess', /names the game chess/],
  'rules know nothing of the cover': [
    'games/chess/rules/a.ts',
    value('../cover.tsx'),
    /know nothing of the board/,
  ],
};

const ALLOWED: Record<string, [file: string, code: string]> = {
  'the kernel itself': ['packages/engine/src/a.ts', `${value('./b.ts')} ${value('valibot')}`],
  'the kernel in its tests': [
    'packages/engine/test/a.test.ts',
    `${value('@tafelrunde/testing/fixtures')} ${value('../src/a.ts')}`,
  ],
  'test tools': [
    'packages/testing/src/a.ts',
    `${value('@tafelrunde/engine')} ${value('@tafelrunde/ledger')}`,
  ],
  'a host and bots': ['packages/host/src/a.ts', value('@tafelrunde/bots')],
  'the client hosts tables': ['apps/web/src/a.ts', value('@tafelrunde/host')],
  bots: ['packages/bots/src/a.ts', value('@tafelrunde/engine')],
  'bots in tests': ['packages/bots/test/a.test.ts', value('@tafelrunde/testing')],
  'the kit and types': [
    'packages/ui/src/A.tsx',
    `${types('@tafelrunde/engine')} export { type Y } from '@tafelrunde/engine';`,
  ],
  'a game': ['games/chess/rules/a.ts', `${value('@tafelrunde/engine')} ${value('../content/a.ts')}`],
  'a board': ['games/chess/board/A.tsx', `${value('@tafelrunde/ui')} ${value('react')}`],
  'a game in tests': [
    'games/chess/test/a.test.ts',
    `${value('@tafelrunde/testing')} ${value('@tafelrunde/bots')}`,
  ],
  'an app': [
    'apps/cli/src/a.ts',
    ['bots/worker/node', 'host', 'testing'].map((x) => value(`@tafelrunde/${x}`)).join('\n'),
  ],
  'the program that starts them knows both': ['bin/main.ts', value('@tafelrunde/server')],
  'words that only contain a name': ['packages/engine/src/a.ts', "const chessboard = 'duchess';"],
  'a cover': ['games/chess/cover.tsx', `${value('@tafelrunde/ui')} ${value('react')}`],
  'names of games in tests': ['apps/cli/test/a.test.ts', '// chess'],
  'names of games in documents': ['docs/a.ts', '// chess'],
};

for (const [name, [file, code, complaint]] of Object.entries(FORBIDDEN))
  test(`${name}: ${file}: ${code}`, () => {
    const complaints = complaintsAbout(file, code);
    assert.equal(complaints.length, 1, complaints.join('\n'));
    assert.match(complaints[0], complaint);
    assert.ok(complaints[0].startsWith(`${file}:1: `));
  });

for (const [name, [file, code]] of Object.entries(ALLOWED))
  test(`${name} may: ${file}: ${code}`, () => assert.deepEqual(complaintsAbout(file, code), []));
