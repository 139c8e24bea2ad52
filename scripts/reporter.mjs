import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/**
 * What `node --test` tells, short: a line per file, failures in full. Counts go, as JSON, to the file named by
 * TEST_COUNTS.
 */
export default async function* reporter(source) {
  const files = new Map();
  const names = [];
  let failures = 0;
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      names.length = data.nesting;
      names.push(data.name);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const outcome = outcomeOf(type, data);
      const above = names.slice(0, data.nesting);
      if (outcome === 'failed') yield describeFailure(++failures, above, data);
      const file = fileOf(above, data);
      const sum = files.get(file) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
      if (outcome !== null) sum[outcome]++;
      if (data.nesting === 0) sum.seconds += data.details.duration_ms / 1000;
      files.set(file, sum);
    } else if (type === 'test:diagnostic' && data.message.startsWith('Error:')) yield `${data.message}\n`;
    else if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
  }
  for (const file of unfinishedFiles()) {
    const sum = files.get(file) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
    // What Node noticed by itself is told already.
    if (sum.failed > 0) continue;
    files.set(file, { ...sum, failed: 1 });
    yield describeUnfinished(++failures, relative(process.cwd(), file));
  }
  yield* fileLines(files);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const sum of files.values()) for (const kind of Object.keys(total)) total[kind] += sum[kind];
  if (process.env.TEST_COUNTS !== undefined) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(total));
}

/** A suite is no test, and one that fails only because a test inside fails is told there. */
function outcomeOf(type, data) {
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  if (type === 'test:fail') return data.details.error.failureType === 'subtestsFailed' ? null : 'failed';
  // What Node reports for a file in which nothing called test(): somebody thinks these tests run.
  if (isFileItself(data)) return 'failed';
  return data.details.type === 'suite' ? null : 'passed';
}

function isFileItself({ name, nesting, file }) {
  return nesting === 0 && file !== undefined && name === relative(process.cwd(), file);
}

/** With a process per file Node knows; where all share one, test-origins.mjs does. */
function fileOf(above, data) {
  const origins = globalThis[Symbol.for('tafelrunde.test-origins')];
  return data.entryFile ?? origins?.get([...above, data.name].join(' > '))?.shift() ?? data.file;
}

/** Files that threw outside of a test; where each has a process of its own, Node tells them itself. */
function unfinishedFiles() {
  return [...(globalThis[Symbol.for('tafelrunde.unfinished-tests')] ?? [])].map((url) => fileURLToPath(url));
}

function describeUnfinished(number, file) {
  return (
    `\n${number}) ${file}\n   It threw outside of its tests, and those that follow were not run. ` +
    `Alone it says why: node --test ${file}\n`
  );
}

function describeFailure(number, above, data) {
  const where = data.file === undefined ? '' : ` (${relative(process.cwd(), data.file)}:${data.line})`;
  const title = `\n${number}) ${[...above, data.name].join(' > ')}${where}\n`;
  const { error } = data.details;
  if (error === undefined) return `${title}   This file holds no tests.\n`;
  const cause = error.cause instanceof Error || typeof error.cause === 'object' ? error.cause : error;
  const lines = inspect(cause, { colors: false, depth: 6 }).split('\n');
  const ours = lines.map((line) => line.replace(/^\s+at .*\(?node:(internal|async_hooks).*?( \{)?$/, '$2'));
  return `${title}   ${ours.filter((line) => line !== '').join('\n   ')}\n`;
}

function* fileLines(files) {
  const rows = [...files].map(([file, sum]) => [relative(process.cwd(), file), sum]);
  const width = Math.max(0, ...rows.map(([file]) => file.length));
  for (const [file, { passed, failed, skipped, seconds }] of rows) {
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ];
    yield `${file.padEnd(width)}  ${seconds.toFixed(2).padStart(6)} s  ${counts.filter(Boolean).join(', ')}\n`;
  }
}
