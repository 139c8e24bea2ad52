import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  commitmentTo,
  Fault,
  type Fairness,
  fairnessFromSeed,
  type Game,
  Match,
  type MatchRecord,
  randomSource,
  sampleAnswer,
  type Shape,
} from '@tafelrunde/engine';
import * as fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { hoard, tictactoe } from '../src/fixtures/index.ts';
import { runScenario, type ScenarioOutcome, scenarioOf } from '../src/index.ts';

const games: readonly Game[] = [hoard, tictactoe];
const run = (text: string, file = 'bug.yaml'): Promise<ScenarioOutcome> =>
  runScenario(text, file, (id) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Fault('unknown-game', 'game', `there is no game called '${id}'`);
    return game;
  });

const folder = new URL('scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

test('there are scenarios to run', () => {
  assert.ok(files.length >= 4);
});
for (const name of files) {
  test(`the scenario ${name} comes out as expected`, async () => {
    const { problems, ok, name: title } = await run(textOf(name), name);
    assert.deepEqual(problems, []);
    assert.ok(ok);
    assert.equal(title, (parse(textOf(name)) as { scenario: string }).scenario);
  });
}

const dig = 'dig-too-near.yaml';
const shield = 'shield-catches-thief.yaml';
const win = 'tictactoe-win.yaml';

/** What a scenario tells after a word in it was changed. */
async function problemsAfter(name: string, from: string, to: string): Promise<readonly string[]> {
  const text = textOf(name);
  assert.ok(text.includes(from), `${name} has no '${from}' to change`);
  const { ok, problems } = await run(text.replace(from, to), name);
  assert.ok(!ok);
  return problems;
}

test('a scenario that comes out differently tells what is there and what was expected', async () => {
  assert.deepEqual(await problemsAfter(shield, 'players.0.coins: 1', 'players.0.coins: 5'), [
    'expect.state.players.0.coins: is 1, not 5',
  ]);
  assert.deepEqual(await problemsAfter(shield, 'hoard.0: []', 'hoard.0: [gold]'), [
    'expect.piles.hoard.0: is [], not ["gold"]',
  ]);
  assert.deepEqual(await problemsAfter(shield, 'prompt: act', 'prompt: bid'), [
    'expect.asked: is "act", not "bid"',
  ]);
  assert.deepEqual(await problemsAfter(shield, 'seat: 1, prompt', 'seat: 0, prompt'), [
    'expect.asked: is null, not "act"',
  ]);
  assert.deepEqual(await problemsAfter(win, 'winners: [0]', 'winners: [1]'), [
    'expect.winners: is [0], not [1]',
  ]);
  assert.deepEqual(await problemsAfter(win, 'ending: line', 'ending: full'), [
    'expect.ending: is "line", not "full"',
  ]);
});

test('everything that differs is told at once', async () => {
  const problems = await problemsAfter(shield, 'dice: [4]', 'dice: [1]');
  assert.deepEqual(problems, [
    'expect.piles.hoard.0: is ["gold"], not []',
    'expect.piles.hoard.1: is ["silver"], not ["gold","silver"]',
  ]);
});

test('an answer that goes wrong is told with its number, and nothing after it is tried', async () => {
  const cases: [name: string, from: string, to: string, problem: string][] = [
    [dig, 'y: 620', 'y: 610', 'answers[3]: refused: {"code":"blocked","place":"answer","rule":"HO-DIG-02"}'],
    [dig, 'y: 619', 'y: 620', 'answers[1]: was taken, but HO-DIG-02 should have refused it'],
    [dig, 'sed: HO-DIG-02', 'sed: HO-DIG-01', 'answers[1]: was refused by HO-DIG-02, not by HO-DIG-01'],
    [dig, '[0, Für', '[1, Für', 'answers[0]: seat 1 is not asked'],
    [shield, 'Platz 1', 'x', "answers[1]: 'x' is not offered at 'victim'; offered: Seat 1 | Seat 2"],
    [shield, 'Platz 1', 'Platz', "answers[1]: 'Platz' could mean seat1, seat2"],
    [win, '[0, c3]', '[0, 9]', 'answers[5]: refused: {"code":"malformed","place":"answer"}'],
    [win, 'expect:', '  - [1, c2]\nexpect:', 'answers[6]: seat 1 is not asked'],
    [dig, '[3]', '[7]', 'answers[3]: refused: a forced result must lie between 1 and 6, not 7'],
  ];
  for (const [name, from, to, problem] of cases)
    assert.deepEqual(await problemsAfter(name, from, to), [problem]);
});

/** The fault a broken file ends in: it names the file and the place in it. */
async function faultOf(text: string): Promise<{ place: string; message: string }> {
  try {
    await run(text);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.equal(thrown.code, 'bad-scenario');
    assert.ok(thrown.place.startsWith('bug.yaml: '), thrown.place);
    const place = thrown.place.slice('bug.yaml: '.length);
    const start = `bug.yaml is broken at ${place}: `;
    assert.ok(thrown.message.startsWith(start), thrown.message);
    assert.ok(!thrown.message.includes('\n'));
    return { place, message: thrown.message.slice(start.length) };
  }
  return assert.fail(`no fault in ${text}`);
}
const HEAD = 'scenario: broken\ngame: hoard\n';

test('a file that is no scenario is a fault that names file and place', async () => {
  const cases: [text: string, place: string, message: RegExp][] = [
    ['scenario: [1, 2\n', 'file', /line \d+, column \d+/u],
    [`${HEAD}seed: *nobody\n`, 'file', /alias/u],
    ['just a word', 'file', /Expected Object/u],
    ['', 'file', /Expected Object/u],
    ['game: hoard\n', 'scenario', /scenario/u],
    ['scenario: x\n', 'game', /game/u],
    [`${HEAD}anwsers: []\n`, 'anwsers', /anwsers/u],
    [`${HEAD}expect: { pile: {} }\n`, 'expect.pile', /pile/u],
    [`${HEAD}seats: two\n`, 'seats', /number/u],
    [`${HEAD}seats: -1\n`, 'seats', /0/u],
    [`${HEAD}setup: played\n`, 'setup', /asked/u],
    [`${HEAD}dice: [six]\n`, 'dice.0', /number/u],
    [`${HEAD}cards: { hand.0: gold }\n`, 'cards.hand.0', /Array/u],
    [`${HEAD}answers: [[0]]\n`, 'answers.0', /./u],
    [`${HEAD}answers: [{ seat: 0, answer: dig }]\n`, 'answers.0', /./u],
    [`${HEAD}expect: { winners: [first] }\n`, 'expect.winners.0', /number/u],
  ];
  for (const [text, place, message] of cases) {
    const fault = await faultOf(text);
    assert.equal(fault.place, place, text);
    assert.match(fault.message, message);
  }
});

test('a situation that cannot be laid is a fault that names file and place', async () => {
  const cases: [text: string, place: string, message: RegExp][] = [
    ['scenario: x\ngame: chess\n', 'game', /no game called 'chess'/u],
    [`${HEAD}seats: 9\n`, 'seats', /2 to 4 seats/u],
    [`${HEAD}options: { goal: 9 }\n`, 'options.goal', /must be one of/u],
    [`${HEAD}options: { colour: red }\n`, 'options.colour', /no option/u],
    [`${HEAD}cards: { bag: [] }\n`, 'cards.bag', /there is no pile 'bag'; there are deck/u],
    [`${HEAD}cards: { hand.7: [] }\n`, 'cards.hand.7', /there is no pile/u],
    [`${HEAD}next: { bag: [gold] }\n`, 'next.bag', /there is no pile/u],
    [`${HEAD}cards: { hand.0: [gold, dragon] }\n`, 'cards.hand.0[1]', /no card is called 'dragon'/u],
    [`${HEAD}next: { deck: [constructor] }\n`, 'next.deck[0]', /no card is called/u],
    [`${HEAD}set: { purse: 3 }\n`, 'set.purse', /the state has no such field/u],
    [`${HEAD}set: { players.9.coins: 3 }\n`, 'set.players.9.coins', /the state has no such field/u],
    [`${HEAD}set: { turn.x.y: 3 }\n`, 'set.turn.x.y', /the state has no such field/u],
    [`${HEAD}set: { players: 3 }\n`, 'set', /./u],
    [`${HEAD}set: { turn: 7 }\n`, 'set', /./u],
    [`${HEAD}set: { digs: &a [*a] }\n`, 'set.digs', /reachable twice/u],
    [`${HEAD}set: { digs: [.nan] }\n`, 'set.digs', /NaN/u],
    [`${HEAD}setup: asked\nset: { turn: 1 }\n`, 'set', /after the setup/u],
    [`${HEAD}expect: { piles: { bag: [] } }\n`, 'expect.piles.bag', /there is no pile/u],
    [`${HEAD}expect: { state: { players.0.purse: 3 } }\n`, 'expect.state.players.0.purse', /no such field/u],
  ];
  for (const [text, place, message] of cases) {
    const fault = await faultOf(text);
    assert.equal(fault.place, place, text);
    assert.match(fault.message, message);
  }
});

test('a file cannot reach behind the state', async () => {
  for (const path of ['__proto__.toLocaleString', 'players.__proto__.map', 'constructor.name']) {
    const { message } = await faultOf(`${HEAD}set: { "${path}": 5 }\n`);
    assert.match(message, /the state has no such field/u);
  }
  await run(`${HEAD}set: { "__proto__": { polluted: 1 } }\n`);
  assert.ok(!('polluted' in {}));
  assert.equal(typeof {}.toLocaleString, 'function');
  assert.equal(typeof [].map, 'function');
});

test('an error of the program itself is not blamed on the file', async () => {
  const broken = (): never => {
    throw new TypeError('the registry is broken');
  };
  await assert.rejects(runScenario(HEAD, 'bug.yaml', broken), TypeError);
});

/** A match played at random to its end. */
function playedOut<G extends Shape>(game: Game<G>, seats: number, fairness: Fairness): Match<G> {
  const match = Match.start(game, { seats, fairness });
  const random = randomSource(`scenario ${fairness.secret}`);
  while (match.pending !== null) {
    const seat = match.waiting[Math.floor(random() * match.waiting.length)];
    assert.ok(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
  }
  return match;
}

/** The record as a scenario file, with the result it must lead to. */
const withResult = (record: MatchRecord, state: object): string =>
  stringify({
    ...(parse(scenarioOf(record, 'a match as a scenario')) as object),
    expect: { ending: record.result!.how, winners: record.result!.winners, state: { ...state } },
  });

test('a record becomes a scenario that runs to the same result', async () => {
  for (let n = 0; n < 12; n++) {
    const fairness = fairnessFromSeed(`round trip ${n}`);
    const hoarded = playedOut(hoard, 2 + (n % 3), fairness);
    assert.deepEqual((await run(withResult(hoarded.record(), hoarded.table.state))).problems, []);
    const drawn = playedOut(tictactoe, 2, fairness);
    assert.deepEqual((await run(withResult(drawn.record(), drawn.table.state))).problems, []);
  }
});

test('a match whose seats added to its chance keeps its dice', async () => {
  const fairness = { commitment: commitmentTo('s'), secret: 's', nonces: ['first', 'second'] };
  const match = playedOut(hoard, 2, fairness);
  assert.deepEqual((await run(withResult(match.record(), match.table.state))).problems, []);
});

test('a match in the middle can be taken up by what it asks next', async () => {
  const match = playedOut(hoard, 3, fairnessFromSeed('cut short'));
  const record = match.record();
  const text = scenarioOf({ ...record, entries: record.entries.slice(0, 7), result: null }, 'seven answers');
  assert.deepEqual(await run(text), { name: 'seven answers', ok: true, problems: [] });
});

test('what a scenario cannot tell is a fault, not another match', () => {
  const record = playedOut(tictactoe, 2, fairnessFromSeed('any')).record();
  const others: MatchRecord[] = [
    { ...record, fairness: { ...record.fairness, secret: null } },
    { ...record, pack: { pack: 'box', game: 'tictactoe', cards: {} } },
    { ...record, entries: [...record.entries, { branch: 1 }] },
    { ...record, entries: [{ stop: 'mark', seat: 0, on: true }, ...record.entries] },
  ];
  for (const other of others) assert.throws(() => scenarioOf(other, 'x'), Fault);
});

/** Runs or faults: nothing else may happen, whatever the file holds. */
async function survives(text: string): Promise<void> {
  try {
    const { ok, problems } = await run(text);
    assert.equal(ok, problems.length === 0);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, `${JSON.stringify(text)}: ${String(thrown)}`);
  }
}

test('garbage is a fault and nothing else', async () => {
  const words = fc.string({ unit: fc.constantFrom(...': -[]{}&*!|>\'"%@`#,?\n\t~<=019ax.'.split('')) });
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), words), survives), {
    numRuns: 200,
  });
});

test('garbage in any place of a good scenario is a fault or a problem and nothing else', async () => {
  const paths = fc.constantFrom(
    'turn',
    'players',
    'players.0',
    'players.0.coins',
    'digs',
    'reshuffled',
    '__proto__',
  );
  const piles = fc.constantFrom('deck', 'discard', 'auction', 'hand.0', 'hand.1', 'hoard.1', 'hand', 'bag');
  const cards = fc.array(fc.constantFrom(...Object.keys(hoard.content), 'toString'), { maxLength: 5 });
  const answer = fc.oneof(
    fc.constantFrom('rest', 'dig', 'Dieb', 'pass', 0, 1, true, ''),
    fc.array(fc.record({ x: fc.integer(), y: fc.integer() }), { maxLength: 2 }),
    fc.jsonValue(),
  );
  const scenario = fc.record(
    {
      seats: fc.oneof(fc.integer({ min: 2, max: 4 }), fc.jsonValue()),
      seed: fc.oneof(fc.string(), fc.jsonValue()),
      options: fc.oneof(fc.record({ goal: fc.constantFrom(8, 9) }), fc.jsonValue()),
      setup: fc.constant('asked'),
      cards: fc.oneof(fc.dictionary(piles, cards), fc.jsonValue()),
      next: fc.oneof(fc.dictionary(piles, cards), fc.jsonValue()),
      set: fc.oneof(fc.dictionary(paths, fc.jsonValue()), fc.jsonValue()),
      dice: fc.oneof(fc.array(fc.integer({ min: 0, max: 7 })), fc.jsonValue()),
      answers: fc.oneof(fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), answer)), fc.jsonValue()),
      expect: fc.oneof(
        fc.record({ state: fc.dictionary(paths, fc.jsonValue()), piles: fc.dictionary(piles, cards) }),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(scenario, (parts) => survives(stringify({ scenario: 'fuzz', game: 'hoard', ...parts }))),
    { numRuns: 200 },
  );
});
