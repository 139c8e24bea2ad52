import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fairnessFromSeed,
  Match,
  type Option,
  randomSource,
  sampleAnswer,
  sayer,
  sayPrompt,
  speechOf,
} from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import { labelOf, priceOf, sameDie } from '../../overview/labels.ts';
import type { At } from '../../overview/reading.ts';
import { legsTo } from '../../overview/ways.ts';
import { distanceOf, isCentre, spacesOf } from '../../rules/map.ts';

test('places are called by where they lie and what they are, never by coordinates', () => {
  const seen = { steps: 0, tiles: 0 };
  for (const seed of ['a', 'b', 'c']) {
    const match = Match.start(game, { seats: 1, fairness: fairnessFromSeed(seed) });
    const random = randomSource(seed);
    for (let count = 0; count < 150 && match.pending !== null; count++) {
      const [seat] = match.waiting;
      const language = count % 2 === 0 ? 'de' : 'en';
      const speech = speechOf(language, game.words[language], ['A']);
      const question = match.wire(seat)!;
      const at = { view: match.view(seat), viewer: seat, speech, asking: { question } };
      for (const option of question.options) {
        const isTile = option.text === 'position';
        if (option.space === undefined && !isTile) continue;
        const label = overview.label!(option, at);
        assert.match(label ?? '', /^\p{L}/u, JSON.stringify(option));
        assert.doesNotMatch(label!, /-?\d+ ?, ?-?\d+/u);
        seen[isTile ? 'tiles' : 'steps']++;
      }
      assert.ok(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
    }
  }
  assert.ok(seen.steps > 50 && seen.tiles > 10, JSON.stringify(seen));
});

test('heroes to choose from are told apart by their numbers and what they are good at', () => {
  const match = Match.start(game, { seats: 1, fairness: fairnessFromSeed('heroes') });
  const speech = speechOf('en', game.words.en, ['A']);
  const question = match.wire(0)!;
  const at = { view: match.view(0), viewer: 0, speech, asking: { question } };
  const lines = question.options.map((option) => overview.leadsTo!(option, at)?.line ?? '');
  for (const line of lines) assert.match(line, /^Health \d+, Gaar \d+\. \p{Lu}/u);
  assert.equal(new Set(lines).size, lines.length);
});

test('from afar a place is called by the way to it, and no two alike', () => {
  const match = Match.start(game, { seats: 1, fairness: fairnessFromSeed('afar') });
  const random = randomSource('afar');
  for (let n = 0; match.result === null && spacesOf(match.table).length < 30; n++) {
    assert.ok(n < 500);
    match.answer(0, sampleAnswer(match.question(0)!, random));
  }
  const t = match.table;
  const spaces = spacesOf(t);
  assert.ok(spaces.length > 20);
  for (const from of spaces) {
    const ways = spaces
      .filter((to) => to !== from)
      .map((to) => JSON.stringify([isCentre(to), legsTo(t, from, to)]));
    assert.equal(new Set(ways).size, ways.length, `from ${from}`);
    for (const to of spaces.filter((one) => one !== from)) {
      const steps = legsTo(t, from, to).reduce((sum, [n]) => sum + n, isCentre(to) ? 1 : 0);
      assert.equal(steps, distanceOf(t, from, to), `from ${from} to ${to}`);
    }
  }
});

test('what is spent on a roll has its price, and dice that show the same come to the same', () => {
  const gaar = (value: number, die: number): Option => ({
    id: `gaar${value}`,
    does: 'gaar',
    value,
    about: { die },
  });
  assert.deepEqual(priceOf(gaar(0, 3)), { amount: 1, of: 'gaar' });
  assert.deepEqual(priceOf({ id: 'hope3', does: 'hope3' }), { amount: 3, of: 'hope' });
  assert.deepEqual(priceOf({ id: 'buyGaar', does: 'buyGaar' }), { amount: 1, of: 'gold' });
  assert.equal(priceOf({ id: 'end', does: 'end' }), null);
  assert.equal(sameDie(gaar(0, 3)), sameDie(gaar(2, 3)));
  assert.notEqual(sameDie(gaar(0, 3)), sameDie(gaar(1, 4)));
});

test('to decline says what it means where "nothing" would not', () => {
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed('none') });
  for (const [language, prompt, label] of [
    ['de', 'takeControl', 'Die Karten entscheiden lassen'],
    ['en', 'takeControl', 'Let the cards decide'],
    ['de', 'heroC', 'Beim Wurf bleiben'],
    ['de', 'turn', undefined],
  ] as const) {
    const speech = speechOf(language, game.words[language], ['A', 'B']);
    const question = { ...match.wire(0)!, prompt };
    const at = { view: match.view(0), viewer: 0, speech, asking: { question } };
    assert.equal(labelOf({ id: 'pass', declines: true }, at as unknown as At), label);
  }
});

test('a turn says what one has to move with only where there is something', () => {
  const asked = (words: (typeof game.words)['de' | 'en'], moves: number) =>
    sayPrompt(words, 'turn', { gold: 2, health: 7, moves }, sayer(words, ['A']));
  assert.equal(asked(game.words.de, 0), 'Dein Zug: 2 Gold, 7 Leben. Was tust du?');
  assert.equal(asked(game.words.de, 1), 'Dein Zug: 1 Bewegungspunkt, 2 Gold, 7 Leben. Was tust du?');
  assert.equal(asked(game.words.en, 0), 'Your turn: 2 gold, 7 health. What do you do?');
});
