import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureClient } from '../client.mjs';
import { filesUnder } from '../files.mjs';
import { aptInstall, isProgram, onPath } from '../programs.mjs';
import { unreliable } from '../retries.mjs';
import { capture } from '../run.mjs';
import { NO_DATABASE, nodeBinary, PLAIN, root, toolEnvironment, Trouble } from '../toolchain.mjs';

const LIMIT = 1_800_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The client, built and looked at in a real browser. Tests with @long in their title only where they are asked for. */
export function browserSteps(filter, long) {
  const files = filesUnder(root, 'tests/browser').filter((file) => file.endsWith('.spec.ts'));
  if (filter !== '' && !files.some((file) => file.includes(filter))) return [];
  return [{ name: 'browser', run: () => runBrowserTests(filter, long) }];
}

async function runBrowserTests(filter, long) {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-browser-'));
  const report = join(folder, 'report.json');
  try {
    const chromium = await ensureChromium();
    await ensureClient({ quiet: true });
    const tool = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const args = [
      tool,
      'test',
      '-c',
      'tests/browser',
      '--reporter=list,json',
      ...(long ? [] : ['--grep-invert', '@long']),
      ...(filter === '' ? [] : [filter]),
    ];
    const env = toolEnvironment({
      ...PLAIN,
      ...NO_DATABASE,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { code, output } = await capture(nodeBinary(), args, { cwd: root, env, timeout: LIMIT });
    return { output: withoutPassed(output), ...countsOf(report, code) };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The list without the tests that passed: what failed must not be lost among hundreds of lines. */
function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
}

function countsOf(report, code) {
  const { stats, suites = [] } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { stats: null };
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  // Something else than a test went wrong, or there were none.
  const more = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  const retried = titlesOf(suites, ({ status }) => status === 'flaky');
  const again = unreliable(
    retried,
    titlesOf(suites, ({ status }) => status !== 'skipped'),
  );
  const details = [
    ...slowest(suites),
    ...retried.map((title) => `only at the second attempt: ${title}`),
    ...again.map((title) => `FAILED, for it needed a second attempt not long ago, too: ${title}`),
  ];
  const failures = titlesOf(suites, ({ status }) => status === 'unexpected');
  return {
    failures: [...failures, ...again],
    passed: passed - again.length,
    failed: failed + more + again.length,
    skipped: stats?.skipped ?? 0,
    details: details.join('\n'),
  };
}

/** The tests that came out like this, by file and title. */
function titlesOf(suites, like) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(like)).map(({ file, title }) => `${file} ${title}`),
    ...titlesOf(inner, like),
  ]);
}

/** Where the time of a run goes: the files that took longest. */
function slowest(suites) {
  return suites
    .map(({ file, ...suite }) => ({ file, seconds: secondsOf(suite) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 12)
    .map(({ file, seconds }) => `${file.padEnd(32)} ${seconds.toFixed(0).padStart(4)} s`);
}
function secondsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((one) => one.duration)),
  );
  return [...own.map((milliseconds) => milliseconds / 1000), ...suites.map(secondsOf)].reduce(
    (a, b) => a + b,
    0,
  );
}

async function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  const please =
    'The browser tests need Chromium: please install the package chromium, or set CHROMIUM_PATH.';
  await aptInstall('chromium', please);
  const installed = findChromium();
  if (installed === null) throw new Trouble(please);
  return installed;
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Trouble(`CHROMIUM_PATH is ${named}, and there is no program of that name.`);
  }
  return NAMES.map(onPath).find((path) => path !== null) ?? null;
}
