import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NamedPlace, Question } from '@tafelrunde/engine';
import { arenaBots } from '../src/bots.ts';
import { languageOf, takeLanguage } from '../src/language.ts';
import { de } from '../src/locales/de.ts';
import { en } from '../src/locales/en.ts';
import { readTyped } from '../src/play/asking.ts';
import { suggest } from '../src/suggest.ts';

describe('the language', () => {
  it('follows the first variable that says anything, and is German otherwise', () => {
    assert.equal(languageOf({}), 'de');
    assert.equal(languageOf({ LANG: 'en_US.UTF-8' }), 'en');
    assert.equal(languageOf({ LANG: 'de_AT.UTF-8' }), 'de');
    assert.equal(languageOf({ LC_ALL: 'de_DE', LANG: 'en_US' }), 'de');
    assert.equal(languageOf({ LC_ALL: '', LC_MESSAGES: 'en', LANG: 'de_DE' }), 'en');
    assert.equal(languageOf({ LANG: 'C.UTF-8' }), 'de');
    assert.equal(languageOf({ LANG: 'eng' }), 'de');
  });

  it('can be said anywhere before --', () => {
    assert.deepEqual(takeLanguage(['play', '--lang', 'en', 'x']), { lang: 'en', rest: ['play', 'x'] });
    assert.deepEqual(takeLanguage(['--lang=de']), { lang: 'de', rest: [] });
    assert.deepEqual(takeLanguage(['--lang']), { lang: '', rest: [] });
    assert.deepEqual(takeLanguage(['a', '--', '--lang', 'en']), {
      lang: null,
      rest: ['a', '--', '--lang', 'en'],
    });
  });

  it('has the same placeholders in both catalogues', () => {
    const shape = (value: unknown): unknown => {
      if (typeof value === 'function') return value.length;
      if (typeof value !== 'object' || value === null) return typeof value;
      if (Array.isArray(value)) return value.length;
      return Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'hints' && key !== 'noWords')
          .map(([key, item]) => [key, shape(item)]),
      );
    };
    assert.deepEqual(shape(en), shape(de));
  });
});

describe('the bots of the arena', () => {
  for (const [what, text, bots] of [
    ['by commas', 'greedy, random', ['greedy', 'random']],
    ['not where a comma stands in quotes', `cmd:bot "a, b" 'c,d',random`, [`cmd:bot "a, b" 'c,d'`, 'random']],
    [
      'not in quotes behind a sign',
      `cmd:"my, bot" --say="a,b",random`,
      [`cmd:"my, bot" --say="a,b"`, 'random'],
    ],
    [
      'not by the other quote in quotes',
      `cmd:bot "it's, that's",random`,
      [`cmd:bot "it's, that's"`, 'random'],
    ],
    ['where a quote is never closed', `cmd:bot "a,random`, ['cmd:bot "a', 'random']],
    [
      'between apostrophes',
      `cmd:node it's.mjs,cmd:node that's.mjs`,
      [`cmd:node it's.mjs`, `cmd:node that's.mjs`],
    ],
    ['between escaped ones', `cmd:bot \\'a,cmd:bot b\\'`, [`cmd:bot \\'a`, `cmd:bot b\\'`]],
  ] as const) {
    it(`are told apart ${what}`, () => assert.deepEqual(arenaBots(en, text), bots));
  }
});

describe('a suggestion', () => {
  const known = ['serve', 'play', 'simulate', 'scenario', 'replay'];
  it('finds what was meant', () => {
    assert.equal(suggest('paly', known), 'play');
    assert.equal(suggest('simualte', known), 'simulate');
    assert.equal(suggest('sim', known), 'simulate');
    assert.equal(suggest('PLAY', known), 'play');
  });
  it('does not guess wildly', () => {
    assert.equal(suggest('dance', known), null);
    assert.equal(suggest('x', known), null);
  });
});

describe('what is typed', () => {
  const options = [{ id: 'a' }, { id: 'b', no: 'TT-MARK-02' as const }, { id: 'c' }, { id: 'd' }];
  const question = (kind: Question['kind'], min = 1, max = 1): Question => ({
    kind,
    seat: 0,
    ask: { prompt: 'test' },
    from: options,
    min,
    max,
  });
  const answer = (asked: Question, line: string, places: readonly NamedPlace[] = []): unknown => {
    const allowed = asked.from.filter(({ no }) => no === undefined);
    const choices = {
      offered: [],
      blocked: [],
      byNumber: (number: number) => allowed[number - 1],
      places,
    };
    const typed = readTyped(de, asked, choices, line);
    return 'answer' in typed ? typed.answer : null;
  };

  it('is a number for one option, counting only those that are allowed', () => {
    assert.equal(answer(question('one'), '2'), 'c');
    for (const wrong of ['0', '4', 'a', '1 2', '', '-1', '1.5'])
      assert.equal(answer(question('one'), wrong), null);
  });
  it('is several numbers for several options, and - for none', () => {
    assert.deepEqual(answer(question('some', 0, 2), '3 1'), ['d', 'a']);
    assert.deepEqual(answer(question('some', 0, 2), '1, 2'), ['a', 'c']);
    assert.deepEqual(answer(question('some', 0, 2), '-'), []);
    assert.equal(answer(question('some', 0, 2), '1 9'), null);
  });
  it('is a whole number, a yes or no, or points', () => {
    assert.equal(answer(question('number', 0, 9), ' 7 '), 7);
    assert.equal(answer(question('number', 0, 9), 'seven'), null);
    assert.equal(answer(question('confirm'), 'J'), true);
    assert.equal(answer(question('confirm'), 'no'), false);
    assert.equal(answer(question('confirm'), 'vielleicht'), null);
    assert.deepEqual(answer(question('place'), '10 -20'), [{ x: 10, y: -20 }]);
    assert.deepEqual(answer(question('place', 1, 3), '1 2, 3 4'), [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]);
    assert.equal(answer(question('place'), '10'), null);
  });
  it('is the number of a place that has a name, or points', () => {
    const places = [
      { id: 'stay', name: 'Stay', path: [{ x: 5, y: 5 }] },
      {
        id: 'gate',
        name: 'The gate',
        path: [
          { x: 7, y: 9 },
          { x: 8, y: 8 },
        ],
      },
    ];
    assert.deepEqual(answer(question('place', 1, 3), '2', places), places[1].path);
    assert.deepEqual(answer(question('place', 1, 3), '2 3', places), [{ x: 2, y: 3 }]);
    assert.equal(answer(question('place', 1, 3), '3', places), null);
  });
});
