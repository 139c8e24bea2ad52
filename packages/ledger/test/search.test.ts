import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptAround, markMatches, parseLedger, searchRules, type Language } from '../src/index.ts';

const ledger = parseLedger(
  `
game: demo
prefix: DE
synonyms:
  de: [[Kampf, Duell, Schlacht], [Stein, Fels, Stock und Stein]]
  en: []
areas: [{ id: a, de: A, en: A }]
rules:
  - { id: DE-FIGHT-01, area: a, de: "Der Zauberstab gilt im Kampf.", en: "The staff counts in battle." }
  - { id: DE-FIGHT-02, area: a, de: "Ein Zauber endet den Kampf.", en: "A spell ends the battle." }
  - { id: DE-FIGHT-03, area: a, de: "Im Gegenzauber.", en: "Within a counterspell." }
  - id: DE-MOVE-01
    area: a
    de: "Die Größe zählt."
    en: "Size counts."
    ruling: { de: "Ein Zauber ändert sie nicht.", en: "A spell does not change it." }
  - { id: DE-MOVE-10, area: a, de: "Über Stock und Stein.", en: "Over hill and dale." }
`,
  'demo.yaml',
);

const find = (query: string, language: Language = 'de') =>
  searchRules(ledger, query, language).map(({ rule }) => rule.id);

test('the best answer comes first: whole word, in the ruling, prefix, inside a word', () => {
  assert.deepEqual(find('zauber'), ['DE-FIGHT-02', 'DE-MOVE-01', 'DE-FIGHT-01', 'DE-FIGHT-03']);
});

test('an id beats every word, a part of an id finds its family', () => {
  assert.deepEqual(find('de-move-10'), ['DE-MOVE-10']);
  assert.deepEqual(find('DE-MOVE'), ['DE-MOVE-01', 'DE-MOVE-10']);
  assert.deepEqual(find('fight 02'), ['DE-FIGHT-02']);
});

test('case and accents do not matter, ß is ss', () => {
  assert.deepEqual(find('GRÖSSE'), ['DE-MOVE-01']);
  assert.deepEqual(find('grosse'), ['DE-MOVE-01']);
  assert.deepEqual(find('uber stock'), ['DE-MOVE-10']);
});

test('all words must match, in rule or ruling', () => {
  assert.deepEqual(find('zauber kampf'), ['DE-FIGHT-02', 'DE-FIGHT-01']);
  assert.deepEqual(find('größe zauber'), ['DE-MOVE-01']);
  assert.deepEqual(find('zauber drache'), []);
});

test('each language has its own words', () => {
  assert.deepEqual(find('spell', 'en'), ['DE-FIGHT-02', 'DE-MOVE-01', 'DE-FIGHT-03']);
  assert.deepEqual(find('spell', 'de'), []);
});

test('no words, no hits', () => {
  assert.deepEqual(find(''), []);
  assert.deepEqual(find(' - !?'), []);
});

test('hits are marked in the original text', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, query)
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('');
  assert.equal(marked('Über Größe und Grösse.', 'grosse'), 'Über [Größe] und [Grösse].');
  assert.equal(marked('Straße', 'stras'), '[Straß]e');
  assert.equal(marked('Ein Zauber, zwei Zauber', 'zauber ein'), '[Ein] [Zauber], zwei [Zauber]');
  assert.equal(marked('abab', 'aba bab'), '[abab]');
  assert.equal(marked('TH-COMP-01', 'th-comp'), '[TH-COMP]-01');
  assert.equal(marked('Nichts', 'x'), 'Nichts');
  assert.equal(marked('Nichts', ''), 'Nichts');
  assert.equal(marked('', 'x'), '');
});

test('an excerpt begins shortly before the first match', () => {
  const text = 'Wer am Ende des Zuges noch Karten hat, legt sie ab und nimmt dafür eine Krone.';
  assert.equal(excerptAround(text, 'krone', 40), '… nimmt dafür eine Krone.');
  assert.equal(excerptAround(text, 'karten', 40), text);
  assert.equal(excerptAround(text, 'nichts', 40), text);
});

test('another word for a thing finds it, after the word itself, and only in its own language', () => {
  assert.deepEqual(find('Duell'), ['DE-FIGHT-01', 'DE-FIGHT-02']);
  assert.deepEqual(find('schlachten'), []);
  assert.deepEqual(find('Schla'), ['DE-FIGHT-01', 'DE-FIGHT-02'], 'the beginning of one will do');
  assert.deepEqual(find('Sch'), [], 'but not any few letters');
  assert.deepEqual(find('fels'), ['DE-MOVE-10']);
  assert.deepEqual(find('duell zauber'), ['DE-FIGHT-02', 'DE-FIGHT-01'], 'every word must be meant');
  assert.deepEqual(find('Duell', 'en'), []);
});
