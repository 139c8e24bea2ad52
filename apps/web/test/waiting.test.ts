import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Game } from '@tafelrunde/engine';
import { tableEn as en } from '../src/locales/table-en.ts';
import { tableDe as de } from '../src/locales/table-de.ts';
import { decidingSentence } from '../src/table/waiting-words.ts';
import type { Speech } from '../src/table/words.ts';

const games = new URL('../../../games/', import.meta.url);
const folders = readdirSync(games).filter((folder) => existsSync(new URL(`${folder}/game.ts`, games)));

for (const folder of folders)
  test(`${folder} has words for every decision others wait for, and they speak of the other`, async () => {
    const { game } = (await import(new URL(`${folder}/game.ts`, games).href)) as { game: Game };
    for (const language of ['de', 'en'] as const) {
      const { prompts, decisions } = game.words[language];
      assert.deepEqual(Object.keys(decisions ?? {}).toSorted(), Object.keys(prompts).toSorted());
      for (const matter of Object.values(decisions!))
        assert.doesNotMatch(matter, /\b(?:du|dich|dir|deine?[mnrs]?|ihr|euch|you|yours?)\b|[?.]/iu);
    }
  });

test('who decides is named with what it is about, one or several', () => {
  const speech = { words: { decisions: { way: 'den Weg' } } } as unknown as Speech;
  const names = ['Anja', 'Bert'];
  const said = (seats: number[], prompt: string | undefined) =>
    decidingSentence({ seats, prompt, speech, names, texts: de });
  assert.equal(said([1], 'way'), 'Bert entscheidet über den Weg');
  assert.equal(said([0, 1], 'way'), 'Anja und Bert entscheiden über den Weg');
  assert.equal(said([1], 'other'), 'Bert überlegt');
  assert.equal(said([0, 1], undefined), 'Anja und Bert überlegen');
  assert.equal(en.decides('Bert', 'the way to go'), 'Bert is deciding on the way to go');
});
