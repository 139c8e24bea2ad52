import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fairnessFromSeed, Match, randomSource, sampleAnswer, topicOf } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { why } from '../../rules/why.ts';

/** Prompts that named rules of their own in random games; those that named none are asked for on the way. */
function explained(): Set<string> {
  const own = new Set<string>();
  for (let number = 0; number < 8; number++) {
    const match = Match.start(game, { seats: 3, fairness: fairnessFromSeed(`why ${number}`) });
    const random = randomSource(`why ${number}`);
    for (let answers = 0; match.result === null && answers < 800; answers++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      if (question.ask.rules !== undefined) own.add(question.ask.prompt).add(topicOf(question.ask));
      assert.ok(match.wire(seat)!.rules.length > 0, question.ask.prompt);
      match.answer(seat, sampleAnswer(question, random));
    }
  }
  return own;
}

describe('why something is asked', () => {
  it('is said by a rule, whatever is asked', () => {
    const own = explained();
    const silent = Object.keys(game.words.en.prompts).filter(
      (prompt) => !own.has(prompt) && !(prompt in why),
    );
    assert.deepEqual(silent, []);
  });

  it('names rules that are in the book, for questions that can be put', async () => {
    const ledger = await readFile(new URL('../../rules.yaml', import.meta.url), 'utf8');
    for (const [prompt, rules] of Object.entries(why)) {
      assert.ok(prompt in game.words.en.prompts, prompt);
      for (const rule of rules) assert.ok(ledger.includes(`- id: ${rule}\n`), rule);
    }
  });
});
