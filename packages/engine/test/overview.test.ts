import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldMapsOf, fieldsOf, seatFieldsOf, speechOf } from '../src/overview.ts';
import { sayer, sayPromptFromOutside, type Words } from '../src/phrase.ts';
import type { View } from '../src/view.ts';
import { Match } from '../src/match.ts';
import { fairnessFromSeed } from '../src/fairness.ts';
import { hoard } from '@tafelrunde/testing/fixtures';

const words: Words = {
  name: 'Any',
  prompts: {
    plain: 'What now?',
    about: ({ kind, count }, say) => `Buy ${say.card(kind)} for ${String(count)}?`,
    ignores: (_, say) => `${say.seat(0)} waits.`,
    list: ({ dice }) => `Rolled ${(dice as number[]).toSorted((a, b) => a - b).join(', ')}. Again?`,
    each: ({ steps }) =>
      `Go ${(steps as number[]).map((step) => step.toFixed(0)).join(' or ')}${(steps as number[]).every((step) => step === 1) ? '' : ' far'}?`,
    sum: ({ gold }) => `Pay ${(gold as number).toLocaleString()} (of ${String(gold)})?`,
    deep: ({ from }) => `Take ${(from as { card: { name: string } }).card.name.toUpperCase()}?`,
  },
  options: {},
  events: {},
  cards: { gold: { name: 'Goldstück' } },
  endings: {},
  fields: {
    turn: { name: 'Am Zug', holds: 'seat' },
    mood: { name: 'Laune', values: { calm: 'ruhig' } },
    prize: 'Preis',
    dice: 'Würfel',
    open: 'Offen',
    secret: null,
    players: { perSeat: true },
    banked: { name: 'Gesichert', perSeat: true, counts: 'points' },
    coins: { name: 'Münzen', counts: 'money' },
    board: { name: 'Brett', columns: 2, holds: 'seat' },
  },
};
const speech = speechOf('de', words, ['Anja', 'Bert']);
const plain = { yes: 'ja', no: 'nein' };
const state = {
  turn: 1,
  mood: 'calm',
  prize: 'gold',
  dice: [3, 5],
  open: true,
  secret: 7,
  hidden: null,
  players: [{ coins: 2 }, { coins: 3, secret: 1 }],
  banked: [10, 20],
  board: [0, null, 1, null],
};
const view = { state, seats: 2 } as unknown as View;

void test('fields are read as the words say: seats by name, values in the language, nothing that is kept off', () => {
  assert.deepEqual(
    fieldsOf(speech, plain, state).map(({ name, value }) => `${name}: ${value}`),
    ['Am Zug: Bert', 'Laune: ruhig', 'Preis: Goldstück', 'Würfel: 3, 5', 'Offen: ja'],
  );
});

void test('what belongs to a seat is read with the seat', () => {
  assert.deepEqual(seatFieldsOf(speech, plain, view, 1), [
    { id: 'coins', name: 'Münzen', value: '3', counts: 'money' },
    { id: 'banked', name: 'Gesichert', value: '20', counts: 'points' },
  ]);
});

void test('only a list that is said to be a map is one', () => {
  assert.deepEqual(fieldMapsOf(speech, view), [
    { key: 'board', name: 'Brett', columns: 2, cells: [0, null, 1, null], seats: true },
  ]);
});

void test('a question is told to others with gaps for what they do not know', () => {
  const say = sayer(words, ['Anja', 'Bert']);
  const outside = (prompt: string) => sayPromptFromOutside(words, prompt, say);
  assert.deepEqual(outside('plain'), { sentence: 'What now?', complete: true });
  assert.deepEqual(outside('ignores'), { sentence: 'Anja waits.', complete: true });
  assert.deepEqual(outside('about'), { sentence: 'Buy … for …?', complete: false });
  assert.deepEqual(
    ['list', 'each', 'sum', 'deep'].map((prompt) => outside(prompt).sentence),
    ['Rolled … Again?', 'Go … far?', 'Pay …?', 'Take …?'],
  );
  assert.deepEqual(outside('missing'), { sentence: null, complete: false });
});

void test('a view says of which piles every seat has one, and which are held in the hand', () => {
  const match = Match.start(hoard, { seats: 2, fairness: fairnessFromSeed('owned') });
  assert.deepEqual(match.view('watcher').owned, { hand: 'hand', hoard: 'own' });
});
