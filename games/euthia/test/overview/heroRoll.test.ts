import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { overview } from '../../overview.ts';
import { tableOfRoll } from '../../overview/heroRoll.ts';
import { choose, game, play, situation } from '../kit.ts';

situation(
  'who confronts an elemental sees its table, where the roll stands, and what a marker makes of it',
  () => {
    for (const hero of ['dral', 'skoldur']) {
      const j = play({
        heroes: [hero, 'ael'],
        map: [['humStones', 2, -1]],
        at: [4],
        hero: [{ gaar: 1 }],
        dice: [2, 4],
      });
      choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
      const at = {
        view: j.match.view(0),
        viewer: 0,
        speech: speechOf('en', game.words.en, ['A', 'B']),
        asking: { question: j.match.wire(0)! },
      };
      // 2 and 4, and the earth adds 2.
      const rows = tableOfRoll(at);
      assert.deepEqual(
        rows.map(({ range, now }) => (now ? `${range}!` : range)),
        ['3–4', '5–7', '8–10!', '11–13', '14+'],
      );
      assert.match(rows[2].text, /earth/iu);
      const lines = at.asking.question.options.map((option) => overview.leadsTo!(option, at)?.line);
      const expected = hero === 'skoldur' ? ['value 11'] : ['value 9 to 14', 'value 7 to 12'];
      assert.deepEqual(lines.slice(0, expected.length), expected);
    }
  },
);

situation('a marker is not recommended where it makes the roll worse, or nothing more can be won', () => {
  const verdicts = (...dice: number[]): (string | undefined)[] => {
    const j = play({
      heroes: ['dral', 'ael'],
      map: [['humStones', 2, -1]],
      at: [4],
      hero: [{ gaar: 1 }],
      dice,
    });
    choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
    const at = {
      view: j.match.view(0),
      viewer: 0,
      speech: speechOf('en', game.words.en, ['A', 'B']),
      asking: { question: j.match.wire(0)! },
    };
    return at.asking.question.options
      .filter(({ does }) => does === 'gaar')
      .map((option) => overview.leadsTo!(option, at)?.verdict);
  };
  // The earth adds 2; 14 is the highest range.
  assert.deepEqual(verdicts(6, 2), ['bad', undefined]);
  assert.deepEqual(verdicts(6, 6), ['bad', 'bad']);
  assert.deepEqual(verdicts(1, 2), [undefined, undefined]);
});
