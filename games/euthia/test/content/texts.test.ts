import assert from 'node:assert/strict';
import { type Json, type Phrase, sayer, type Words } from '@tafelrunde/engine';
import { de } from '../../locales/de.ts';
import { cost as german } from '../../locales/de/effects.ts';
import { en } from '../../locales/en.ts';
import { cost } from '../../locales/en/effects.ts';
import { situation } from '../kit.ts';

const said = (phrase: Phrase | null, about: Readonly<Record<string, Json>>, words: Words = en): string =>
  phrase === null || typeof phrase === 'string'
    ? String(phrase)
    : phrase(about, sayer(words, ['Ada', 'Bea']));

situation('names stand with their articles in English, what heroes can do as it is printed', () => {
  const { events } = en;
  assert.equal(said(events['fights'], { seat: 0, kind: 'mistWolf' }), 'Ada fights the Mist Wolf.');
  assert.equal(said(events['revealed'], { seat: 0, kind: 'farrugaEyrie' }), 'Ada reveals Farruga’s Eyrie.');
  assert.equal(said(events['revealed'], { seat: 0, kind: 'northTowers' }), 'Ada reveals the North Towers.');
  assert.equal(said(events['took'], { seat: 0, what: 'opal' }), 'Ada takes an Opal.');
  assert.equal(said(events['took'], { seat: 0, what: 'water' }), 'Ada takes an Essence of Water.');
});

situation('what lies beside the monster symbol is named, and nothing where there is none', () => {
  const { loot } = en.events;
  assert.equal(
    said(loot, { seat: 0, loot: { gold: 2, potion: 1, gaar: 1 } }),
    'Ada loots 2 gold, 1 gaar and 1 healing potion.',
  );
  assert.equal(
    said(de.events['loot'], { seat: 0, loot: { gold: 2, potion: 2 } }, de),
    'Ada erbeutet 2 Gold und 2 Heiltränke.',
  );
  assert.equal(said(loot, { seat: 0, loot: { silverCard: 1 } }), '');
});

situation('one of a thing is not called by its plural in prices', () => {
  assert.equal(cost({ potion: 1, silverCard: 2 }), '1 healing potion, 2 silver cards');
  assert.equal(german({ potion: 2, silverCard: 1 }), '2 Heiltränke, 1 Silberkarte');
});
