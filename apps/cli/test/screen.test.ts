import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, type Game, Match, type Overview } from '@tafelrunde/engine';
import { tictactoe } from '@tafelrunde/testing/fixtures';
import { en } from '../src/locales/en.ts';
import { Screen } from '../src/play/screen.ts';
import { tongueOf } from '../src/speaking.ts';

function screenWith(overview: Overview): { readonly screen: Screen; readonly match: Match } {
  const game = tictactoe as unknown as Game;
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed('x') });
  const tongue = tongueOf(en, 'en', match, ['Ada', 'Bob']);
  return { screen: new Screen(tongue, match, overview, () => null), match };
}

test('of a map that has changed all lines are shown, of a list the new ones', () => {
  let moved = false;
  const { screen } = screenWith({
    areas: () => [
      { id: 'map', title: 'Map', lines: ['#.#', moved ? '.@.' : '@..'], when: 'changed', map: true },
      { id: 'list', title: 'List', lines: ['old', moved ? 'new' : 'first'], when: 'changed' },
    ],
  });
  const shown = (): string[] =>
    screen
      .changes(0)
      .slice(1)
      .map((line) => line.trim());
  assert.ok(shown().includes('@..'));
  assert.deepEqual(shown(), []);
  moved = true;
  const lines = shown();
  assert.deepEqual([lines.includes('#.#'), lines.includes('.@.')], [true, true]);
  assert.deepEqual([lines.includes('old'), lines.includes('new')], [false, true]);
});

test('answers are called as the game’s overview calls them', () => {
  const { screen, match } = screenWith({ label: ({ id }) => `the cell ${id}` });
  const { offered } = screen.choices(0, match.question(0)!);
  assert.ok(offered.length === 9 && offered.every(({ label }) => label.startsWith('the cell ')));
});
