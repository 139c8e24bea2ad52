import assert from 'node:assert/strict';
import { type Json, type Phrase, sayer, type Words } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const said = (phrase: Phrase, about: Readonly<Record<string, Json>>, words: Words = en): string =>
  typeof phrase === 'string' ? phrase : phrase(about, sayer(words, ['Ada', 'Bea']));

situation('names stand with their articles in English, and spells as they are printed', () => {
  const { events, prompts } = en;
  assert.equal(said(events.uses, { seat: 0, kind: 'amuletOfPower' }), 'Ada uses the Amulet of Power.');
  assert.equal(said(events.uses, { seat: 0, kind: 'ironRations' }), 'Ada uses the Iron Rations.');
  assert.equal(said(events.uses, { seat: 0, kind: 'banish' }), 'Ada uses Banish.');
  assert.equal(said(events.bought, { seat: 0, kind: 'torch', price: 3 }), 'Ada buys a Torch for 3 gold.');
  assert.equal(
    said(events.levelled, { seat: 0, kind: 'militia', next: 'elfWizard' }),
    'Ada trades the Militia for an Elf Wizard.',
  );
  assert.equal(
    said(events.attacks, { seat: 0, kind: 'airWrath', rank: 2 }),
    'Ada attacks the Air Wrath at rank 2.',
  );
  assert.equal(said(events.entered, { kind: 'ghost', rank: 3 }), 'The Ghost appears at rank 3.');
  assert.equal(said(events.entered, { kind: 'thePrince', rank: 3 }), 'The Prince appears at rank 3.');
  assert.equal(said(events.entered, { kind: 'lordMortis', rank: 3 }), 'Lord Mortis appears at rank 3.');
  assert.equal(said(events.enlisted, { seat: 1, kind: 'amazonQueen' }), 'An Amazon Queen fights for Bea.');
  assert.equal(said(prompts.equip, { kind: 'dagger' }), 'Who carries the Dagger?');
});

situation('several cards of a kind are counted in English', () => {
  const drawn = (...kinds: string[]): string => said(en.events.drew, { seat: 0, kinds });
  assert.equal(drawn('militia', 'torch', 'militia'), 'Ada draws 2 × Militia and a Torch.');
  assert.equal(drawn('fireball', 'fireball'), 'Ada draws 2 × Fireball.');
  assert.equal(
    drawn('stoneOfAgony', 'elfWizard', 'goodberries'),
    'Ada draws the Stone of Agony, an Elf Wizard and Goodberries.',
  );
});

situation('whoever has nothing left to draw or to reveal is told so', () => {
  const nothing = { seat: 0, kinds: [] };
  assert.equal(said(en.events.drew, nothing), 'Ada has nothing left to draw.');
  assert.equal(said(en.events.turnedUp, nothing), 'Ada has nothing left to reveal.');
  assert.equal(said(de.events.turnedUp, nothing, de), 'Ada hat nichts mehr aufzudecken.');
});
