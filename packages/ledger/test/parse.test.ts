import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LedgerError, parseLedger, rulesByArea } from '../src/index.ts';

const good = `
game: demo
prefix: DE
areas:
  - { id: setup, de: Aufbau, en: Setup }
  - { id: turn, de: Zug, en: Turn }
rules:
  - { id: DE-SETUP-01, area: setup, de: "Alle ziehen.", en: "All draw." }
  - id: DE-TURN-01
    area: turn
    de: "Wer dran ist, würfelt."
    en: "Whoever is next rolls."
    ruling: { de: "Einmal.", en: "Once." }
    source: base
`;

function problemsOf(text: string): readonly string[] {
  try {
    parseLedger(text, 'games/demo/rules.yaml');
  } catch (error) {
    assert(error instanceof LedgerError);
    for (const line of error.message.split('\n')) assert.match(line, /^games\/demo\/rules\.yaml: /);
    return error.problems;
  }
  return [];
}

test('a good ledger is read as it stands', () => {
  const ledger = parseLedger(good, 'games/demo/rules.yaml');
  assert.equal(ledger.game, 'demo');
  assert.deepEqual(ledger.rules[1], {
    id: 'DE-TURN-01',
    area: 'turn',
    de: 'Wer dran ist, würfelt.',
    en: 'Whoever is next rolls.',
    ruling: { de: 'Einmal.', en: 'Once.' },
    source: 'base',
  });
  assert.deepEqual(
    rulesByArea(ledger).map(({ area, rules }) => [area.en, rules.map((rule) => rule.id)]),
    [
      ['Setup', ['DE-SETUP-01']],
      ['Turn', ['DE-TURN-01']],
    ],
  );
});

test('a missing text is named with its place', () => {
  assert.deepEqual(problemsOf(good.replace('de: "Alle ziehen.", ', '')), ['rules[0].de is missing']);
  assert.deepEqual(problemsOf(good.replace(', en: "Once."', '')), ['rules[1].ruling.en is missing']);
  assert.deepEqual(problemsOf(good.replace('prefix: DE\n', '')), ['prefix is missing']);
  assert.deepEqual(problemsOf(good.replace('"Wer dran ist, würfelt."', '')), ['rules[1].de is missing']);
});

test('an empty text, a wrong kind of value and an unknown key are named', () => {
  assert.deepEqual(problemsOf(good.replace('"Alle ziehen."', '" "')), [
    'rules[0].de is empty',
    'rules[0].de begins or ends with a space',
  ]);
  assert.deepEqual(problemsOf(good.replace('"All draw."', '17')), ['rules[0].en is 17, not string']);
  assert.deepEqual(problemsOf(good.replace('source: base', 'sourc: base')), [
    'rules[1].sourc is not known here',
  ]);
  assert.deepEqual(problemsOf(good.replace('source: base', 'source: memory')), [
    'rules[1].source is "memory", not "base"',
  ]);
  assert.deepEqual(problemsOf('just a word'), ['the file is "just a word", not Object']);
});

test('broken YAML is named with line and column', () => {
  assert.match(problemsOf('game: demo\nrules: [1, 2\n')[0] ?? '', /^line \d+, column \d+: /);
});

test('ids are unique and follow the prefix', () => {
  assert.deepEqual(problemsOf(good.replace('DE-TURN-01', 'DE-SETUP-01')), [
    'rules[1].id "DE-SETUP-01" is already used by rules[0]',
  ]);
  assert.deepEqual(problemsOf(good.replace('DE-TURN-01', 'TH-TURN-01')), [
    'rules[1].id "TH-TURN-01" does not begin with "DE-"',
  ]);
  for (const id of ['DE-turn-01', 'DE-TURN-1', 'DE-TURN-0001', 'DE-01', 'DE-TURN-01b']) {
    assert.deepEqual(problemsOf(good.replace('DE-TURN-01', id)), [
      `rules[1].id "${id}" is not of the form DE-AREA-01`,
    ]);
  }
});

test('every area is declared once and used', () => {
  assert.deepEqual(problemsOf(good.replace('area: turn', 'area: trun')), [
    'rules[1].area "trun" is not declared in areas',
    'areas[1] "turn" has no rule',
  ]);
  assert.deepEqual(problemsOf(good.replace('id: turn,', 'id: setup,')), [
    'areas[1].id "setup" is already declared by areas[0]',
    'rules[1].area "turn" is not declared in areas',
  ]);
});

test('everything that is wrong is said at once', () => {
  assert.deepEqual(problemsOf(good.replace('de: "Alle ziehen.", ', '').replace(', en: "Once."', '')), [
    'rules[0].de is missing',
    'rules[1].ruling.en is missing',
  ]);
});
