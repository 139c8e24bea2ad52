import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type AnswerEntry,
  decliningAnswer,
  type Flow,
  type Json,
  type Match,
  type Option,
} from '../src/index.ts';
import {
  codeOf,
  type NoPiles,
  notes,
  refusalOf,
  sit,
  take,
  tiny,
  type Tiny,
  type TinyShape,
} from './tiny.ts';

/** A game whose rule asks once, writes down what it got, and asks seat 1 something else so that the match goes on. */
const asking = (ask: (t: Tiny) => Flow<unknown>): Match<TinyShape<NoPiles>> =>
  sit(
    tiny(function* (t) {
      t.state.notes.push((yield* ask(t)) as Json);
      yield* t.confirm(1, { prompt: 'afterwards' });
    }),
  );
const abc: Option[] = [{ id: 'a' }, { id: 'b', value: 2, text: 'beta' }, { id: 'c', no: 'TI-ASK-01' }];

describe('one of several', () => {
  test('the rule gets back the option itself, with all it points at', () => {
    const match = asking((t) => t.ask(0, { prompt: 'which', from: abc }));
    take(match, 0, 'b');
    assert.deepEqual(notes(match), [{ id: 'b', value: 2, text: 'beta' }]);
  });

  test('a blocked option is shown with its rule and refused with its rule', () => {
    const match = asking((t) => t.ask(0, { prompt: 'which', from: abc, rules: ['TI-ASK-02'] }));
    assert.deepEqual(match.wire(0)!.options, abc);
    assert.deepEqual(match.wire(0)!.rules, ['TI-ASK-02']);
    assert.deepEqual(refusalOf(match.answer(0, 'c')), {
      code: 'blocked',
      place: 'answer',
      rule: 'TI-ASK-01',
    });
    assert.deepEqual(refusalOf(match.answer(0, 'd')), { code: 'not-offered', place: 'answer' });
    assert.deepEqual(refusalOf(match.answer(0, 0)), { code: 'malformed', place: 'answer' });
  });

  test('options may point at a card, a pile, a seat, a space and a number, and travel as they are', () => {
    const from = [{ id: 'x', seat: 1, space: 'tavern', value: 3, about: { of: 2 } }, { id: 'y' }];
    const match = asking((t) => t.ask(0, { prompt: 'which', from }));
    assert.deepEqual(JSON.parse(JSON.stringify(match.wire(0)!.options)), from);
  });
});

test('nothing a rule hangs on an option travels, but what an option may say', () => {
  const from = [{ id: 'x', value: 1, kind: 'dragon', run: () => 'boom' }, { id: 'y' }];
  const match = asking((t) => t.ask(0, { prompt: 'which', from }));
  assert.deepEqual(match.wire(0)!.options, [{ id: 'x', value: 1 }, { id: 'y' }]);
  take(match, 0, 'x');
  assert.equal((notes(match)[0] as { kind: string }).kind, 'dragon');
});

describe('some of several', () => {
  const some = (min: number, max: number, from = abc) =>
    asking((t) => t.some(0, { prompt: 'which', from, min, max }));

  test('as many as allowed, in the order they were named', () => {
    const match = some(1, 2);
    take(match, 0, ['b', 'a']);
    assert.deepEqual(
      (notes(match)[0] as unknown as Option[]).map(({ id }) => id),
      ['b', 'a'],
    );
  });
  test('too few, too many, doubled, blocked and unknown ones are refused, each at its place', () => {
    const match = some(1, 2, [...abc, { id: 'd' }]);
    assert.equal(codeOf(match.answer(0, [])), 'out-of-range');
    assert.equal(codeOf(match.answer(0, ['a', 'b', 'd'])), 'out-of-range');
    assert.deepEqual(refusalOf(match.answer(0, ['a', 'a'])), { code: 'malformed', place: 'answer[1]' });
    assert.deepEqual(refusalOf(match.answer(0, ['a', 'c'])), {
      code: 'blocked',
      place: 'answer[1]',
      rule: 'TI-ASK-01',
    });
    assert.deepEqual(refusalOf(match.answer(0, ['z'])), { code: 'not-offered', place: 'answer[0]' });
    assert.deepEqual(refusalOf(match.answer(0, ['a', 1])), { code: 'malformed', place: 'answer[1]' });
  });
  test('nothing is an answer where nothing is enough', () => {
    const match = some(0, 2);
    take(match, 0, []);
    assert.deepEqual(notes(match), [[]]);
  });
});

describe('an order', () => {
  test('names every option once', () => {
    const from = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const match = asking((t) => t.order(0, { prompt: 'sort', from }));
    assert.equal(codeOf(match.answer(0, ['a', 'b'])), 'out-of-range');
    assert.equal(codeOf(match.answer(0, ['a', 'b', 'b'])), 'malformed');
    take(match, 0, ['c', 'a', 'b']);
    assert.deepEqual(notes(match), [[{ id: 'c' }, { id: 'a' }, { id: 'b' }]]);
  });
});

describe('a number', () => {
  test('lies between the bounds and is whole', () => {
    const match = asking((t) => t.number(0, { prompt: 'how many', min: -2, max: 5 }));
    assert.deepEqual([match.wire(0)!.min, match.wire(0)!.max], [-2, 5]);
    for (const wrong of [-3, 6]) assert.equal(codeOf(match.answer(0, wrong)), 'out-of-range');
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, [3]])
      assert.equal(codeOf(match.answer(0, wrong)), 'malformed');
    take(match, 0, -2);
    assert.deepEqual(notes(match), [-2]);
  });
  test('is never -0, which would not survive being written down', () => {
    const match = asking((t) => t.number(0, { prompt: 'how many', min: 0, max: 5 }));
    assert.equal(codeOf(match.answer(0, JSON.parse('-0'))), 'malformed');
  });
});

test('yes or no is a boolean and nothing else', () => {
  const match = asking((t) => t.confirm(0, { prompt: 'sure' }));
  for (const wrong of ['yes', 'true', 1, 0, null, undefined])
    assert.equal(codeOf(match.answer(0, wrong)), 'malformed');
  take(match, 0, false);
  assert.deepEqual(notes(match), [false]);
});

describe('a place', () => {
  const placing = () =>
    asking((t) =>
      t.place(0, {
        prompt: 'walk',
        points: [1, 3],
        fault: (path) => (path.some(({ x }) => x > 10) ? 'TI-WALK-01' : null),
        suggest: () => [{ x: 0, y: 0 }],
      }),
    );
  test('is a path of whole points that no rule forbids', () => {
    const match = placing();
    assert.deepEqual(refusalOf(match.answer(0, [{ x: 11, y: 0 }])), {
      code: 'blocked',
      place: 'answer',
      rule: 'TI-WALK-01',
    });
    assert.equal(codeOf(match.answer(0, [])), 'out-of-range');
    assert.equal(
      codeOf(
        match.answer(
          0,
          Array.from({ length: 4 }, () => ({ x: 0, y: 0 })),
        ),
      ),
      'out-of-range',
    );
    for (const point of [{ x: 0.5, y: 0 }, { x: -0, y: 0 }, { x: 1 }, [1, 2], null, 'x', { x: '1', y: 1 }])
      assert.deepEqual(refusalOf(match.answer(0, [point])), { code: 'malformed', place: 'answer[0]' });
    take(match, 0, [
      { x: 1, y: -2 },
      { x: 10, y: 3 },
    ]);
    assert.deepEqual(notes(match), [
      [
        { x: 1, y: -2 },
        { x: 10, y: 3 },
      ],
    ]);
  });
  test('nothing but its coordinates is kept, in the state and in the record', () => {
    const match = placing();
    match.answer(0, [{ x: 1, y: 1, z: 'smuggled' }]);
    assert.ok(!JSON.stringify([match.entries, notes(match)]).includes('smuggled'));
  });
});

test('what is written down is not the list that came in: changing that later changes nothing', () => {
  const match = asking((t) => t.some(0, { prompt: 'which', from: abc, min: 1, max: 2 }));
  const answer = ['a'];
  take(match, 0, answer);
  answer[0] = 'zzz';
  assert.deepEqual((match.entries[0] as AnswerEntry).answer, ['a']);
});

describe('the answer that leaves things as they are', () => {
  const declining = (rule: (t: Tiny) => Flow<unknown>): unknown => decliningAnswer(asking(rule).question(0)!);

  test('is the option that says so, if it may be chosen', () => {
    const keep: Option = { id: 'keep', declines: true };
    assert.equal(
      declining((t) => t.ask(0, { prompt: 'p', from: [{ id: 'a' }, { id: 'pass' }, keep] })),
      'keep',
    );
    const barred: Option = { ...keep, no: 'TI-KEEP-01' };
    assert.equal(
      declining((t) => t.ask(0, { prompt: 'p', from: [...abc, barred] })),
      null,
    );
  });
  test('is no, or nothing of a list; a number, an order or a place has none', () => {
    assert.equal(
      declining((t) => t.confirm(0, { prompt: 'p' })),
      false,
    );
    assert.deepEqual(
      declining((t) => t.some(0, { prompt: 'p', from: abc, min: 0, max: 2 })),
      [],
    );
    assert.equal(
      declining((t) => t.some(0, { prompt: 'p', from: abc, min: 1, max: 2 })),
      null,
    );
    assert.equal(
      declining((t) => t.number(0, { prompt: 'p', min: 0, max: 2 })),
      null,
    );
    assert.equal(
      declining((t) => t.order(0, { prompt: 'p', from: abc.slice(0, 2) })),
      null,
    );
  });
});
