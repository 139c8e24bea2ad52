import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sayer, sayEvent, sayOption, sayPrompt, saySettingText, type Words } from '../src/index.ts';

const words: Words = {
  name: 'Tiny',
  prompts: { plain: 'What now?', who: ({ seat }, say) => `Whom, ${say.seat(seat)}?` },
  options: {
    rest: 'Rest',
    pay: ({ value }) => `Pay ${String(value)}`,
    hit: ({ seat, kind, space, with: tool }, say) =>
      `${say.seat(seat)}/${say.card(kind)}/${String(space)}/${String(tool)}`,
  },
  events: {
    rolled: ({ seat, roll }, say) => `${say.seat(seat)} rolls ${String(roll)}.`,
    drawn: ({ seat, kind }, say) =>
      kind === undefined ? `${say.seat(seat)} draws.` : `${say.seat(seat)} draws ${say.card(kind)}.`,
    dawn: 'The sun rises.',
  },
  cards: { wolf: { name: 'Wolf', text: 'It bites.' } },
  endings: {},
  settings: { goal: { name: 'Goal', text: 'How far it goes.' }, short: { name: 'Short game' } },
};
const say = sayer(words, ['Ada', 'Bea']);

describe('what the table says', () => {
  test('seats and cards are called by their names', () => {
    assert.equal(say.seat(1), 'Bea');
    assert.equal(say.seat(7), '7');
    assert.equal(say.card('wolf'), 'Wolf');
    assert.equal(say.card('bear'), 'bear');
  });
  test('a prompt is a sentence, built from its parameters where it has any', () => {
    assert.equal(sayPrompt(words, 'plain', null, say), 'What now?');
    assert.equal(sayPrompt(words, 'who', { seat: 0 }, say), 'Whom, Ada?');
  });
  test('a missing sentence shows its key', () => {
    assert.equal(sayPrompt(words, 'missing', null, say), 'missing');
    assert.equal(sayOption(words, { id: 'missing' }, say), 'missing');
  });
  test('parameters that are no object are no parameters', () => {
    for (const about of [null, 3, 'x', [1, 2], true])
      assert.equal(sayPrompt(words, 'who', about, say), 'Whom, undefined?');
  });
  test('an option is called by its text, with all it points at', () => {
    assert.equal(sayOption(words, { id: 'rest' }, say), 'Rest');
    assert.equal(sayOption(words, { id: 'p3', text: 'pay', value: 3 }, say), 'Pay 3');
    const hit = { id: 'x', text: 'hit', seat: 1, space: 'inn', about: { with: 'axe' } };
    assert.equal(sayOption(words, hit, say, 'wolf'), 'Bea/Wolf/inn/axe');
  });
  test('without a text, by the card, the seat or the number, else by its id', () => {
    assert.equal(sayOption(words, { id: 'card3', card: 3 as never }, say, 'wolf'), 'Wolf');
    assert.equal(sayOption(words, { id: 'card3', card: 3 as never }, say), 'card3');
    assert.equal(sayOption(words, { id: 's', seat: 0 }, say), 'Ada');
    assert.equal(sayOption(words, { id: 'v', value: 0 }, say), '0');
    assert.equal(sayOption(words, { id: 'plain' }, say), 'plain');
  });
  test('a setting says what it changes, where its name does not', () => {
    assert.equal(saySettingText(words, 'goal'), 'How far it goes.');
    for (const name of ['short', 'unknown', 'toString']) assert.equal(saySettingText(words, name), null);
  });
  test('an event is a line of the log, its secret merged in for whoever got it', () => {
    assert.equal(sayEvent(words, { type: 'rolled', data: { seat: 0, roll: 6 } }, say), 'Ada rolls 6.');
    assert.equal(sayEvent(words, { type: 'drawn', data: { seat: 1 } }, say), 'Bea draws.');
    const secret = { card: 4, kind: 'wolf' };
    assert.equal(sayEvent(words, { type: 'drawn', data: { seat: 1 }, secret }, say), 'Bea draws Wolf.');
    assert.equal(sayEvent(words, { type: 'dawn', data: null }, say), 'The sun rises.');
  });
  test('what only moves pieces is no line', () => {
    assert.equal(sayEvent(words, { type: 'move', data: {} }, say), null);
    const still: Words = { ...words, events: { ...words.events, dawn: null } };
    assert.equal(sayEvent(still, { type: 'dawn', data: null }, say), null);
  });
});
