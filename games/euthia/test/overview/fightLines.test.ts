import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { overview } from '../../overview.ts';
import { fighting, game, passTo, situation } from '../kit.ts';

situation('a marker that would make the roll worse on the average is never recommended', () => {
  const verdicts = (seat: number, prompt: string, dice: readonly number[]): (string | undefined)[] => {
    const j = fighting('clayServant', {
      heroes: ['dral', 'ael'],
      dice,
      hero: [{ gaar: 2 }, { gaar: 4 }],
    });
    passTo(j, prompt);
    const at = {
      view: j.match.view(seat),
      viewer: seat,
      speech: speechOf('en', game.words.en, ['A', 'B']),
      asking: { question: j.match.wire(seat)! },
    };
    return at.asking.question.options
      .filter(({ does }) => does === 'gaar')
      .map((option) => overview.leadsTo!(option, at)?.verdict);
  };
  // Who leads the monster would roll the 6 again for less, and the 1 for more; the hero wants the opposite.
  assert.deepEqual(verdicts(1, 'monsterC', [6, 1]), ['bad', undefined]);
  assert.deepEqual(verdicts(0, 'heroC', [5, 1]), [undefined, 'bad']);
});
