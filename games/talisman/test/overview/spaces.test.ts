import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fairnessFromSeed,
  Match,
  randomSource,
  sampleAnswer,
  sayer,
  sayOption,
  speechOf,
} from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';

test('two spaces of one name can be told apart where both can be chosen', () => {
  let twins = 0;
  let reaped = 0;
  for (let number = 0; number < 8; number++) {
    const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed(`twins ${number}`) });
    const random = randomSource(`twins ${number}`);
    for (let count = 0; count < 250 && match.pending !== null; count++) {
      const [seat] = match.waiting;
      const language = count % 2 === 0 ? 'de' : 'en';
      const words = game.words[language];
      const question = match.wire(seat)!;
      const at = {
        view: match.view(seat),
        viewer: seat,
        speech: speechOf(language, words, ['A', 'B']),
        asking: { question },
      };
      const spaces = question.options.filter(({ space }) => space !== undefined);
      const names = spaces.map((option) => sayOption(words, option, sayer(words, ['A', 'B']), null));
      const lines = spaces.map((option, i) => `${names[i]} ${overview.leadsTo?.(option, at)?.line ?? ''}`);
      assert.equal(new Set(lines).size, lines.length, lines.join('\n'));
      // The same name stands in several places of the board: of the Reaper's ways it is said which one is meant.
      if (question.prompt === 'reaperMove')
        for (const line of lines.filter((said) =>
          /^(?:Felder|Fields|Wälder|Woods|Ebenen|Plains) /u.test(said),
        )) {
          assert.match(line, /clockwise|Uhrzeigersinn|Nachbarfelder|next to/u, lines.join('\n'));
          reaped++;
        }
      twins += names.length - new Set(names).size;
      assert.ok(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
    }
  }
  assert.ok(twins > 20, `${twins}`);
  assert.ok(reaped > 20, `${reaped}`);
});
