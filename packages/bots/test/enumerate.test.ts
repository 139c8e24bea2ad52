import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkAnswer, type Option, type Question, randomSource } from '@tafelrunde/engine';
import { enumerateAnswers } from '../src/index.ts';

const options = (count: number): Option[] => Array.from({ length: count }, (_, i) => ({ id: `o${i}` }));
const question = (kind: Question['kind'], from: Option[], min: number, max: number): Question => ({
  kind,
  seat: 0,
  ask: { prompt: 'test' },
  from,
  min,
  max,
});
const random = (): (() => number) => randomSource('enumerate');

/** All legal, no two alike. */
function check(asked: Question, limit: number): number {
  const answers = enumerateAnswers(asked, limit, random());
  for (const answer of answers) assert.ok(checkAnswer(asked, answer).ok, JSON.stringify(answer));
  const keys = answers.map((answer) =>
    JSON.stringify(asked.kind === 'some' ? (answer as string[]).toSorted() : answer),
  );
  assert.equal(new Set(keys).size, answers.length);
  assert.ok(answers.length <= limit, `${answers.length} answers`);
  return answers.length;
}

describe('answers worth trying', () => {
  it('has every allowed option and no blocked one', () => {
    const from: Option[] = [{ id: 'a' }, { id: 'b', no: 'TT-MARK-02' }, { id: 'c' }];
    assert.deepEqual(enumerateAnswers(question('one', from, 1, 1), 10, random()), ['a', 'c']);
  });

  it('samples where there are more options than may be tried', () => {
    assert.equal(check(question('one', options(100), 1, 1), 7), 7);
  });

  it('has both answers to yes or no', () => {
    assert.equal(check(question('confirm', [], 0, 1), 10), 2);
  });

  it('has all numbers of a small range, and both ends of a huge one', () => {
    assert.equal(check(question('number', [], -2, 3), 10), 6);
    const huge = question('number', [], 0, Number.MAX_SAFE_INTEGER);
    assert.equal(check(huge, 10), 10);
    const answers = enumerateAnswers(huge, 10, random());
    assert.ok(answers.includes(0) && answers.includes(Number.MAX_SAFE_INTEGER));
  });

  it('has all subsets where they are few: C(5,0) + C(5,1) + C(5,2)', () => {
    assert.equal(check(question('some', options(5), 0, 2), 40), 16);
    assert.equal(check(question('some', options(5), 5, 5), 40), 1);
  });

  it('samples subsets where they are many', () => {
    const count = check(question('some', options(60), 3, 30), 40);
    assert.ok(count > 30, `${count}`);
  });

  it('has all orders of four, and a sample of the orders of twelve', () => {
    assert.equal(check(question('order', options(4), 4, 4), 40), 24);
    assert.ok(check(question('order', options(12), 12, 12), 40) > 30);
  });

  it('takes places from the question itself and drops illegal suggestions', () => {
    let suggested = 0;
    const asked: Question = {
      ...question('place', [], 1, 1),
      ask: {
        prompt: 'dig',
        points: [1, 1],
        fault: ([{ x }]: { x: number }[]) => (x % 2 === 0 ? null : 'HO-DIG-02'),
        suggest: () => [{ x: suggested++, y: 0 }],
      } as Question['ask'],
    };
    assert.equal(check(asked, 10), 5);
  });

  it('is the same for the same random numbers', () => {
    const asked = question('some', options(30), 0, 30);
    assert.deepEqual(enumerateAnswers(asked, 20, random()), enumerateAnswers(asked, 20, random()));
  });
});
