import { parseArgs, styleText } from 'node:util';
import { changedFiles, changedFirst } from './changed.mjs';
import { browserSteps } from './steps/browser.mjs';
import { staticSteps } from './steps/static.mjs';
import { unitSteps } from './steps/unit.mjs';
import { ensureInstalled, main, root, Trouble } from './toolchain.mjs';

const USAGE = `npm test -- [--only static|unit|browser] [--changed] [--long] [WORD]

Checks, tests and looks at everything. With a word: the tests whose file name holds it, or the checks so named.
  --changed  first the folders that differ from the main branch; the others only if those are green
  --long     also what takes long and seldom finds anything: many more random matches, before a release`;

const total = { passed: 0, failed: 0 };
/** What failed, by name, to be said once more at the very end. */
const failures = [];

await main(async () => {
  const { only, filter, help, changed, long } = readArguments();
  if (help) {
    console.log(USAGE);
    return 0;
  }
  await ensureInstalled();
  if (long) process.env.TEST_LONG = '1';
  const wants = (kind) => only === undefined || only === kind;
  // A word names files; checks look at all of them, so they are left out unless they are asked for.
  if (wants('static') && (filter === '' || only === 'static'))
    await runAll(
      staticSteps().filter(({ name }) => name.includes(filter)),
      2,
    );
  if (wants('unit')) {
    const { shared, apart } = unitSteps(filter);
    const files = changed ? changedFiles(root) : [];
    const [sharedFirst, sharedThen] = changedFirst(shared, files);
    const [apartFirst, apartThen] = changedFirst(apart, files);
    await runAll(sharedFirst, 2);
    await runAll(apartFirst, 1);
    if (total.failed === 0 || !changed) {
      await runAll(sharedThen, 2);
      await runAll(apartThen, 1);
    }
  }
  if (wants('browser') && (total.failed === 0 || !changed)) await runAll(browserSteps(filter, long), 1);
  if (total.passed + total.failed === 0) throw new Trouble(`Nothing here is named ${filter}.`);
  for (const name of failures) console.log(`FAILED: ${name}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

function readArguments() {
  try {
    const options = {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { only, changed, long } = values;
    if (only !== undefined && !['static', 'unit', 'browser'].includes(only)) throw new Error('--only what?');
    return { only, filter: positionals.join(' '), help: values.help === true, changed, long };
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${USAGE}`);
  }
}

/** This many steps at once, each reported when it is done. */
async function runAll(steps, atOnce) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await runOne(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function runOne({ name, run }) {
  const started = performance.now();
  const { passed, failed, skipped = 0, output, details, failures: names = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0)
    failures.push(...(names.length > 0 ? names : ['']).map((title) => `${name} ${title}`.trim()));
  const seconds = `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`;
  const counts = passed + failed + skipped === 1 ? '' : countsLine(passed, failed, skipped);
  console.log(
    `${failed === 0 ? paint('green', 'ok  ') : paint('red', 'FAIL')}  ${name.padEnd(28)} ${seconds}  ${counts}`.trimEnd(),
  );
  const more = failed > 0 ? output : details;
  if (more !== undefined && more.trim() !== '')
    console.log(more.trimEnd().replaceAll(/^(?=.)/gm, '        '));
}

function countsLine(passed, failed, skipped) {
  return [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
}

function paint(colour, text) {
  return process.stdout.isTTY && !process.env.NO_COLOR ? styleText(colour, text) : text;
}
