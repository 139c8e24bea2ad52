import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomSource } from '@tafelrunde/engine';
import { type Breakage, breakagesIn, broken } from './breakages.ts';
import { filesUnder, projectFiles } from './files.mjs';
import { capture } from './run.mjs';
import { nodeBinary, PLAIN, root, toolEnvironment } from './toolchain.mjs';

const USAGE = `node scripts/break-rules.ts GAME [--count 24] [--seed WORD] [--in rules,modes,content] [--patience 1] [--green]

Breaks one rule of a game after the other, each at a place picked at random, in a copy of the project, and runs the game's tests.
What survives is a rule no test holds: each is printed with its file and line. A change that does not type-check is not counted.
  --patience N  wait N times as long for checks and tests, on a busy machine
  --green       take for granted that the tests are green before anything is broken`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Date.now()) },
    in: { type: 'string', default: 'rules,modes,content' },
    patience: { type: 'string', default: '1' },
    green: { type: 'boolean', default: false },
  },
});
/** Milliseconds: a broken rule may go round for ever, and that is noticed, too. */
const TEST_LIMIT = 600_000 * Number(values.patience);
const TYPE_LIMIT = 120_000 * Number(values.patience);
const [game] = positionals;
const count = Number(values.count);
if (game === undefined || !existsSync(join(root, 'games', game, 'game.ts')) || !(count > 0)) {
  console.error(USAGE);
  process.exit(2);
}

const copy = mkdtempSync(join(tmpdir(), 'tafelrunde-broken-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const file of projectFiles(root)) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  copyFileSync(join(root, file), join(copy, file));
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const places = placesOf(game);
const kinds = [...new Set(places.map(({ breakage }) => breakage.kind))];
const random = randomSource(values.seed);
console.log(`${places.length} places in games/${game}; ${count} are broken, seed ${values.seed}`);
if (places.length === 0) process.exit(1);
if (!values.green) await mustBeGreen();
let survivors = 0;
for (let tried = 0; tried < count;) {
  // Each kind as often as every other: numbers would drown the rest.
  const kind = pick(kinds);
  const place = pick(places.filter(({ breakage }) => breakage.kind === kind));
  const verdict = await tryBreaking(place);
  if (verdict === null) continue;
  tried++;
  if (verdict.survived) survivors++;
  const { file, breakage, text } = place;
  const was = text.slice(breakage.start, breakage.end).replaceAll(/\s+/g, ' ');
  console.log(
    `${verdict.survived ? 'SURVIVED' : 'noticed '}  ${file}:${breakage.line}  ${was.slice(0, 90)} → ${breakage.instead.slice(0, 90)}${verdict.survived ? '' : `\n          by ${verdict.by}`}`,
  );
}
console.log(`${count - survivors} of ${count} noticed, ${survivors} survived`);

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(random() * from.length)];
}

interface Place {
  readonly file: string;
  readonly text: string;
  readonly breakage: Breakage;
}

function placesOf(name: string): Place[] {
  return values.in
    .split(',')
    .flatMap((folder) => filesUnder(root, `games/${name}/${folder}`))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return breakagesIn(file, text).map((breakage) => ({ file, text, breakage }));
    });
}

/** Whether a test turns red; null if the change would not even be compiled. */
async function tryBreaking({ file, text, breakage }: Place) {
  writeFileSync(join(copy, file), broken(text, breakage));
  try {
    const { code } = await run(['node_modules/typescript/bin/tsc', ...typeArguments()], TYPE_LIMIT);
    if (code !== 0) return null;
    const by = await firstRed(file);
    return by === null ? { survived: true as const } : { survived: false as const, by };
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

/** Incremental: only what depends on the changed file is looked at again. */
function typeArguments() {
  return ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', join(copy, 'types.tsbuildinfo')];
}

/** The tests that look at the broken file first, by their name; then all others. */
async function firstRed(file: string): Promise<string | null> {
  const tests = filesUnder(copy, `games/${game}/test`).filter((path) => path.endsWith('.test.ts'));
  const near = `${basename(file, '.ts')}.test.ts`;
  const first = tests.filter((path) => path.endsWith(`/${near}`));
  return (await redAmong(first)) ?? (await redAmong(tests.filter((path) => !first.includes(path))));
}

async function redAmong(tests: readonly string[]): Promise<string | null> {
  if (tests.length === 0) return null;
  const options = ['--test', '--test-isolation=none', '--test-reporter=./scripts/first-failure.mjs'];
  const { code, output } = await run([...options, ...tests], TEST_LIMIT);
  return code === 0 ? null : (output.trim().split('\n').at(-1)?.slice(0, 160) ?? `exit code ${code}`);
}

async function mustBeGreen() {
  const { code, output } = await run(['node_modules/typescript/bin/tsc', ...typeArguments()], TYPE_LIMIT);
  const red = code === 0 ? await firstRed('') : output;
  if (red === null) return;
  console.error(`The tests are red before anything is broken: ${red}`);
  process.exit(1);
}

function run(args: readonly string[], timeout: number) {
  return capture(nodeBinary(), args, { cwd: copy, env: toolEnvironment(PLAIN), timeout });
}
