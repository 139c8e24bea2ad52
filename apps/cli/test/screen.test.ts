import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, type Game, Match, type Overview, type Question } from '@tafelrunde/engine';
import { tictactoe } from '@tafelrunde/testing/fixtures';
import { en } from '../src/locales/en.ts';
import { readTyped } from '../src/play/asking.ts';
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

test('how the match stands is said when it is new, and what stands at the table not once more beside a question', () => {
  let status = 'Round 1';
  let help = 'Draw a card.';
  const { screen, match } = screenWith({
    status: () => status,
    areas: () => [{ id: 'here', title: 'Fields', lines: ['Draw a card.'], when: 'changed' }],
    help: () => help,
  });
  const header = (): string | undefined => screen.changes(0)[0];
  assert.match(header() ?? '', /Round 1$/);
  assert.doesNotMatch(header() ?? '', /Round/);
  status = 'Round 2';
  assert.match(header() ?? '', /Round 2$/);
  const question = match.question(0)!;
  const asked = (): string => screen.question(0, question, screen.choices(0, question)).join('\n');
  assert.doesNotMatch(asked(), /Draw a card/);
  help = 'Fields: Draw a card.';
  assert.doesNotMatch(asked(), /Draw a card/);
  help = 'Draw two.';
  assert.match(asked(), /Draw two/);
});

test('what says the same as an answer does not stand above it once more', () => {
  const { screen, match } = screenWith({
    help: () => 'Takes the corner.',
    leadsTo: ({ id }) => (id === 'a1' ? { line: 'Takes the corner.' } : undefined),
  });
  const question = match.question(0)!;
  const asked = screen.question(0, question, screen.choices(0, question)).join('\n');
  assert.equal(asked.split('Takes the corner.').length, 2, asked);
});

test('two dice that show the same are one answer, two places of one name are two', () => {
  const { screen, match } = screenWith({ label: () => 'The same' });
  const question = match.question(0)!;
  const labels = (from: Question['from']) =>
    screen.choices(0, { ...question, from }).offered.map(({ label }) => label);
  const dice = [
    { id: 'reroll0', value: 0, text: 'reroll' },
    { id: 'reroll1', value: 1, text: 'reroll' },
  ];
  assert.deepEqual(labels(dice), ['The same (2×)']);
  const places = [
    { id: 'a', space: 'a' },
    { id: 'b', space: 'b' },
  ];
  assert.deepEqual(labels(places), ['The same (1)', 'The same (2)']);
});

test('what is missing is said in place of the rule, where the game knows it', () => {
  const { screen, match } = screenWith({ lacks: ({ id }) => (id === 'a1' ? 'You lack 2 gold.' : undefined) });
  const question = match.question(0)!;
  const from = question.from.map((option) => ({ ...option, no: 'TT-MARK-02' as const }));
  const lines = screen.question(0, question, screen.choices(0, { ...question, from }));
  assert.ok(lines.some((line) => /a1 \(You lack 2 gold\.\)/u.test(line)));
  assert.ok(lines.some((line) => /TT-MARK-02/u.test(line) && !line.includes('a1')));
});

test('whoever names too few, too many or no such number reads what is asked for', () => {
  const { screen, match } = screenWith({});
  const question = match.question(0)!;
  const choices = screen.choices(0, question);
  const read = (kind: Question['kind'], line: string): string =>
    JSON.stringify(readTyped(en, { ...question, kind, min: 1, max: 2 }, choices, line));
  assert.equal(read('number', '2'), '{"answer":2}');
  assert.match(read('number', '3'), /a number from 1 to 2/);
  assert.match(read('some', '1 2'), /^\{"answer":\[/);
  assert.match(read('some', '1 2 3'), /1 to 2 numbers/);
  assert.match(read('some', '-'), /1 to 2 numbers/);
});
