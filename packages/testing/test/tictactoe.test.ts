import assert from 'node:assert/strict';
import { tictactoe } from '../src/fixtures/index.ts';
import { table } from '../src/index.ts';
import { ticTacToeRule as rule, ticTacToeSituation as situation } from './kit.ts';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const LINES = [
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
  ['a1', 'a2', 'a3'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
  ['a1', 'b2', 'c3'],
  ['c1', 'b2', 'a3'],
];

/** A board with these cells taken, drawn as one would on paper: `'x.o|...|...'`, seat 0 being x. */
const board = (drawn: string): (number | null)[] =>
  drawn
    .replaceAll('|', '')
    .split('')
    .map((mark) => (mark === '.' ? null : mark === 'x' ? 0 : 1));

rule('TT-MARK-01', 'the sides take turns, and each takes exactly one cell', () => {
  const t = table(tictactoe);
  assert.deepEqual(t.options(0), CELLS);
  t.answer(0, 'b2');
  assert.deepEqual(t.state.board, board('...|.x.|...'));
  assert.deepEqual(t.match.waiting, [1]);
  t.answer(1, 'c1').answer(0, 'a1');
  assert.deepEqual(t.state.board, board('x.o|.x.|...'));
  assert.deepEqual(t.match.waiting, [1]);
  assert.deepEqual(t.log(), ['Seat 0 takes b2.', 'Seat 1 takes c1.', 'Seat 0 takes a1.']);
});

rule('TT-MARK-02', 'a cell that is taken stays with whoever has it', () => {
  const t = table(tictactoe);
  t.answer(0, 'b2');
  assert.equal(t.blocked(1, 'b2'), 'TT-MARK-02');
  t.refused(1, 'b2', 'TT-MARK-02');
  assert.deepEqual(t.state.board, board('...|.x.|...'));
  assert.deepEqual(
    t.options(1),
    CELLS.filter((cell) => cell !== 'b2'),
  );
  t.answer(1, 'a1');
  assert.equal(t.blocked(0, 'b2'), 'TT-MARK-02', 'not even its owner may take it again');
  assert.equal(t.blocked(0, 'a1'), 'TT-MARK-02');
});

rule('TT-WIN-01', 'three in a row win at once, along every line', () => {
  for (const line of LINES) {
    const t = table(tictactoe);
    // The other side takes two cells that help neither.
    const [first, second] = CELLS.filter((cell) => !line.includes(cell));
    t.answer(0, line[0]).answer(1, first).answer(0, line[1]).answer(1, second);
    assert.equal(t.match.result, null);
    t.answer(0, line[2]);
    assert.deepEqual(t.match.result, { how: 'line', winners: [0] }, line.join(' '));
    assert.deepEqual(t.match.waiting, []);
  }
});

rule.also('TT-WIN-01', 'whoever goes second can win as well', () => {
  const t = table(tictactoe);
  t.answer(0, 'a1').answer(1, 'c1').answer(0, 'a2').answer(1, 'b2').answer(0, 'c3').answer(1, 'a3');
  assert.deepEqual(t.match.result, { how: 'line', winners: [1] });
});

rule.also(
  'TT-WIN-01',
  'three cells that make no line win nothing, and neither does a line of both sides',
  () => {
    const t = table(tictactoe, { set: (state) => (state.board = board('xxo|...|...')) });
    t.answer(0, 'a2').answer(1, 'c2').answer(0, 'c3');
    assert.equal(t.match.result, null);
    assert.deepEqual(t.options(1), ['b2', 'a3', 'b3']);
  },
);

rule('TT-WIN-02', 'a full board without a line has no winner', () => {
  const t = table(tictactoe, { set: (state) => (state.board = board('xox|xo.|o..')) });
  t.answer(0, 'b3');
  assert.equal(t.match.result, null);
  t.answer(1, 'c2');
  assert.deepEqual(t.state.board, board('xox|xoo|oxx'), 'the last cell leaves nothing to decide');
  assert.deepEqual(t.match.result, { how: 'full', winners: [] });
});

rule.also('TT-WIN-02', 'the last cell may still complete a line', () => {
  const t = table(tictactoe, {
    set: (state) => Object.assign(state, { board: board('xxo|oxx|o..'), next: 1 }),
  });
  t.answer(1, 'b3');
  assert.deepEqual(t.state.board, board('xxo|oxx|oox'));
  assert.deepEqual(t.match.result, { how: 'line', winners: [0] });
});

situation('after the end nobody is asked and nothing is taken any more', () => {
  const t = table(tictactoe, { set: (state) => (state.board = board('xx.|oo.|...')) });
  t.answer(0, 'c1');
  assert.deepEqual(t.match.answer(1, 'c2'), { ok: false, refusal: { code: 'over' } });
  assert.deepEqual(t.state.board, board('xxx|oo.|...'));
});
