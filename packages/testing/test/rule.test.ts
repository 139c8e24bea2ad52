import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const source = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

/** A small test file, as somebody writes it who makes a mistake now and then. */
const FILE = `
  import assert from 'node:assert/strict';
  import { writeFileSync } from 'node:fs';
  import { rulesFrom, table } from ${source('../src/index.ts')};
  import { hoard } from ${source('../src/fixtures/index.ts')};

  const { rule, situation, card } = rulesFrom(new URL(${source('../src/fixtures/hoard/rules.yaml')}));
  const robbing = () =>
    table(hoard, { cards: { 'hand.0': ['thief', 'scout'], 'hand.1': [], 'hoard.1': ['ruby'] } });

  rule('HO-THEFT-01', 'holds', () => assert.ok(robbing().answer(0, 'thief')));
  rule('HO-TURN-03', 'does not hold', () => {
    robbing().answer(0, 'thief');
    assert.fail('as it should');
  });
  rule('HO-SCOUT-01', 'leaves a question open', () => void robbing().answer(0, 'scout'));
  rule('HO-TURN-01', 'proves a rule without a card', async () => {
    await Promise.resolve();
    robbing().asks(0, 'act');
  });
  rule('HO-TURN-02', 'asserts nothing', () => void robbing().answer(0, 'thief'));
  rule.also('HO-RUBY-01', 'is a further case, and proves nothing by itself', () => {
    robbing().answer(0, 'thief');
    assert.ok(true);
  });
  situation('names no rule but plays a card', () => {
    const t = table(hoard, { cards: { 'hand.0': ['lantern'], 'hand.1': [] } });
    t.answer(0, 'lantern');
    assert.ok(true);
  });
  situation('does nothing', () => {});
  card('coin', 'is named by its test', () => assert.ok(true));
  card('torch', 'is not proved by a test that fails', () => assert.fail('as it should'));

  const messages = [];
  for (const mistake of [
    () => rule('HO-NOPE-01', 'unknown', () => {}),
    () => rule('TT-WIN-01', 'of another game', () => {}),
    () => rule('HO-THEFT-01', 'doubled', () => {}),
    () => rule.also('HO-NOPE-01', 'unknown', () => {}),
    () => rulesFrom(new URL(${source('../src/fixtures/hoard/rules.yaml')})).rule('HO-TURN-01', 'doubled', () => {}),
  ]) {
    try {
      mistake();
      messages.push('was taken');
    } catch (thrown) {
      messages.push(thrown.message);
    }
  }
  writeFileSync(process.env.MESSAGES, JSON.stringify(messages));
`;

let folder = '';
let output = '';
const lines: unknown[] = [];
let messages: string[] = [];

function run(ledger: string | null): { status: number | null; output: string } {
  const { NODE_TEST_CONTEXT: _inner, TAFELRUNDE_LEDGER: _outer, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-reporter=tap', join(folder, 'some.test.mjs')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...env,
        MESSAGES: join(folder, 'messages.json'),
        ...(ledger === null ? {} : { TAFELRUNDE_LEDGER: ledger }),
      },
    },
  );
  return { status, output: stdout };
}

describe('a test that names its rule', () => {
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tafelrunde-rules-'));
    const ledger = mkdtempSync(join(folder, 'ledger-'));
    writeFileSync(join(folder, 'some.test.mjs'), FILE);
    const ran = run(ledger);
    output = ran.output;
    assert.equal(ran.status, 1, output);
    for (const file of readdirSync(ledger)) {
      assert.match(file, /^\d+\.jsonl$/u);
      const text = readFileSync(join(ledger, file), 'utf8');
      for (const line of text.split('\n').filter((line) => line !== '')) lines.push(JSON.parse(line));
    }
    messages = JSON.parse(readFileSync(join(folder, 'messages.json'), 'utf8')) as string[];
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('a passing test writes down the rule it proves and the cards it has exercised', () => {
    const card = (name: string) => ({ game: 'hoard', card: name });
    assert.deepEqual(lines, [
      { game: 'hoard', rule: 'HO-THEFT-01' },
      card('thief'),
      card('ruby'),
      { game: 'hoard', rule: 'HO-TURN-01' },
      card('thief'),
      card('ruby'),
      card('lantern'),
      card('coin'),
    ]);
  });

  test('a failing test proves nothing, and neither does one that leaves a question open', () => {
    assert.match(output, /^not ok \d+ - HO-TURN-03 does not hold$/mu);
    assert.match(output, /^not ok \d+ - HO-SCOUT-01 leaves a question open$/mu);
    assert.match(output, /the test left a question open: seat 0 is asked 'arrange'/u);
    assert.match(output, /^not ok \d+ - HO-TURN-02 asserts nothing$/mu);
    assert.match(output, /it asserts nothing: a test of a rule says what has to be true afterwards/u);
    const proved = JSON.stringify(lines);
    assert.ok(!proved.includes('HO-TURN-02'));
    assert.ok(!proved.includes('HO-TURN-03') && !proved.includes('HO-SCOUT-01') && !proved.includes('scout'));
  });

  test('titles begin with the rule, so that a red line names it', () => {
    assert.match(output, /^ok \d+ - HO-THEFT-01 holds$/mu);
    assert.match(output, /^ok \d+ - HO-RUBY-01 is a further case, and proves nothing by itself$/mu);
    assert.match(output, /^ok \d+ - names no rule but plays a card$/mu);
  });

  test('an unknown rule is an error, also for a further case', () => {
    assert.deepEqual(
      [messages[0], messages[1], messages[3]],
      [
        "'HO-NOPE-01' is no rule of hoard",
        "'TT-WIN-01' is no rule of hoard",
        "'HO-NOPE-01' is no rule of hoard",
      ],
    );
    assert.match(output, /HO-NOPE-01 is claimed wrongly/u, 'also where what a file throws is swallowed');
  });

  test('two tests that claim the same rule are an error', () => {
    assert.equal(messages[2], "two tests claim the rule 'HO-THEFT-01'; use rule.also for a further case");
    assert.match(messages[4], /^two tests claim the rule 'HO-TURN-01'/u, 'also from another file');
  });

  test('without a ledger folder nothing is written anywhere', () => {
    const written = () => new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    const files = written();
    assert.equal(run(null).status, 1);
    assert.deepEqual(written(), files);
  });
});
