import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardWords } from '@tafelrunde/engine';
import { maxHealth, pouchSum, tileFace } from '../../rules/tiles.ts';
import { card, game, play, situation } from '../kit.ts';
import { ALWAYS, ELSEWHERE, gear, PLAIN, sentencesOf, tablesOf, WITH_IT } from './inFights.ts';
import { OUTSIDE, textOf } from './reading.ts';

/** Nothing that a tile says is left without a test. */

/** Health, pouches and gem spots stand first; they are counted below. */
const VALUES = /^(?:\+\d health|[Pp]ouches [+−]\d|\d gem spots?)/u;

/** Does one of the tests that read texts play this sentence? */
function isPlayed(kind: string, sentence: string): boolean {
  const text = textOf(kind);
  if (
    VALUES.test(sentence) ||
    /^(?:Sale:|Every hit:|Afterwards in any case:|If you used a shield )/u.test(sentence)
  )
    return true;
  if (OUTSIDE.test(sentence) || /^(?:Attack|First strike)[^:]*: /u.test(sentence)) return true;
  if (sentencesOf(kind).some(({ head, said }) => sentence === `${head}: ${said}.` && !PLAIN.test(said)))
    return true;
  for (const [, , said] of sentence.matchAll(WITH_IT)) if (!/per essence|reroll/u.test(said)) return true;
  if (text.includes('Up to')) return false;
  for (const [, condition, said] of sentence.matchAll(ALWAYS))
    if (!condition.includes('confront') && (!ELSEWHERE.test(said) || said.includes('wounds'))) return true;
  return false;
}

situation('every sentence of every tile is played by some test', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const tests = globSync('**/*.test.ts', { cwd: folder }).map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  // Tiles of their own kind are named where they are played.
  const named = new Set(tests.flatMap((test) => [...test.matchAll(/'(\w+)'/gu)].map(([, word]) => word)));
  let read = 0;
  for (const { kind } of gear)
    for (const sentence of textOf(kind).split(/(?<=\.) /u)) {
      if (sentence === '') continue;
      read++;
      assert.ok(isPlayed(kind, sentence) || named.has(kind), `${kind}: ${sentence}`);
    }
  assert.ok(read > 400, String(read));
  assert.ok(gear.filter(({ kind }) => tablesOf(kind).length > 0).length > 60);
});

const wearable = gear.filter(({ tile }) => tile.slot !== null);
for (const { kind, tile } of wearable)
  card(kind, 'brings the health, pouches and gem spots its text tells', () => {
    const hero = tile.hero?.hero ?? 'dral';
    const measured = (kinds: readonly string[]): number[] => {
      const { t } = play({
        heroes: [hero, hero === 'ael' ? 'dral' : 'ael'],
        set: (_state, at) => {
          for (const one of at.cards(at.piles.worn[0]).slice()) at.move(one, at.piles.box);
          for (const one of kinds) at.make(one, at.piles.worn[0]);
        },
      });
      const spots = t.cards(t.piles.worn[0]).reduce((sum, one) => sum + tileFace(t, one).gems, 0);
      return [maxHealth(t, 0), pouchSum(t, 0), spots];
    };
    const bare = measured([]);
    const text = textOf(kind).replaceAll(/Always, with[^.]*\.|per essence here[^.]*\./gu, '');
    const told = (pattern: RegExp): number => Number(pattern.exec(text)?.[1].replace('−', '-') ?? 0);
    assert.deepEqual(
      measured([kind]).map((n, i) => n - bare[i]),
      [told(/\+(\d) (?:maximum )?health/u), told(/[Pp]ouches ([+−]\d)/u), told(/(\d) gem spots?/u)],
      `${kind}: ${text}`,
    );
  });

situation('every tile that is worn was put on', () => {
  assert.ok(wearable.length > 180, String(wearable.length));
});

situation('both languages tell the same numbers', () => {
  const { de, en } = game.words;
  const numbers = (words: unknown, kind: string): string[] => {
    const { text = '' } = (words as Record<string, CardWords>)[kind];
    const lines = text.split('\n');
    return [...lines.at(-1)!.matchAll(/[+−]?\d+/gu)].map(([n]) => n).toSorted();
  };
  // German writes "3. und 5." where English writes words, and "je 1" where English repeats the number.
  const otherwise = new Set(['robberQueen', 'minerThreeLevels']);
  for (const kind of Object.keys(game.content))
    if (!otherwise.has(kind)) assert.deepEqual(numbers(de.cards, kind), numbers(en.cards, kind), kind);
});
