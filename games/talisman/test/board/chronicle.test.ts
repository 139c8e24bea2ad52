import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayer, sayEvent, sayPrompt, type Json, type SeenEvent } from '@tafelrunde/engine';
import { story } from '../../board/story.ts';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';

const happened = (type: string, data: Json): SeenEvent => ({ type, data });
const met = (kind: string) => happened('met', { seat: 0, kind });
const fight = (...kinds: string[]) => happened('fight', { seat: 0, kinds, creature: null });
/** Which of these events the chronicle leaves out. */
const implied = (...events: SeenEvent[]) =>
  events.flatMap(({ type }, at) => (story.implied?.(events, at) === true ? [`${at} ${type}`] : []));

test('that somebody is met is said by the card that was drawn, or by the fight', () => {
  assert.deepEqual(implied(met('wolf'), fight('wolf')), ['0 met']);
  assert.deepEqual(implied(met('wolf'), met('bear'), fight('wolf', 'bear')), ['0 met', '1 met']);
  assert.deepEqual(implied(happened('drew', { seat: 0, kind: 'wolf' }), met('wolf')), ['1 met']);
});

test('that somebody is met is told where nothing else says it', () => {
  const evaded = happened('evadedEnemy', { seat: 0, kind: 'wolf' });
  assert.deepEqual(implied(met('wolf')), []);
  assert.deepEqual(implied(met('wolf'), evaded), []);
  assert.deepEqual(implied(met('wolf'), fight('bear')), []);
  assert.deepEqual(implied(happened('drew', { seat: 1, kind: 'wolf' }), met('wolf')), []);
});

test('a roll says what it is for', () => {
  const said = (words: typeof de | typeof en, what: string) =>
    sayEvent(words, happened('rolled', { seat: 0, dice: [5], what }), sayer(words, ['Ada']));
  assert.deepEqual(
    ['tavern', 'pray', 'mystic', 'werewolf', 'space'].map((what) => said(de, what)),
    [
      'Ada würfelt für die Taverne 5.',
      'Ada würfelt für das Gebet 5.',
      'Ada würfelt beim Mystiker 5.',
      'Ada würfelt für den Werwolf 5.',
      'Ada würfelt 5.',
    ],
  );
  assert.deepEqual(
    ['tavern', 'pray', 'mystic', 'space'].map((what) => said(en, what)),
    [
      'Ada rolls for the Tavern: 5.',
      'Ada rolls for the prayer: 5.',
      'Ada rolls at the Mystic: 5.',
      'Ada rolls 5.',
    ],
  );
});

test('in the City one is asked whom one visits', () => {
  for (const [words, visit, choice] of [
    [de, 'Wen besuchst du?', 'Was wählst du?'],
    [en, 'Whom do you visit?', 'What do you choose?'],
  ] as const) {
    const said = (about: Json) => sayPrompt(words, 'choose', about, sayer(words, ['Ada']));
    assert.deepEqual([said({ kind: null, isVisit: true }), said({ kind: null })], [visit, choice]);
  }
});
