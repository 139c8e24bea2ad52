import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, Match, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { game } from '../../game.ts';

/** What every hero has only so much of. */
const KEPT = ['gold', 'gaar', 'potions', 'wards', 'gems', 'essences'] as const;

test('whatever gives something up says so beforehand, so that Enter alone never does it', () => {
  const spent = new Set<string>();
  const scenarios = ['theHunt', 'walkingDestruction', 'mirrezilsShadow', 'darkWings'] as const;
  for (const [round, scenario] of [...scenarios, ...scenarios.toReversed()].entries()) {
    const random = randomSource(`prices ${round}`);
    const match = Match.start(game, {
      seats: 1 + (round % 2),
      options: { scenario },
      fairness: fairnessFromSeed(`prices ${round}`),
    });
    for (let n = 0; n < 700 && match.result === null; n++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const answer = sampleAnswer(question, random);
      const kept = (): number[] =>
        KEPT.map((what) => {
          const has = match.table.state.heroes[seat][what];
          return typeof has === 'number' ? has : Object.values(has).reduce((sum, one) => sum + one, 0);
        });
      const before = kept();
      const events = match.table.log!.happened.length;
      assert.ok(match.answer(seat, answer).ok);
      const option = question.from.find(({ id }) => id === answer);
      const lost = KEPT.filter((_, i) => kept()[i] < before[i]);
      const told = match.table.log!.happened.slice(events).map(({ type }) => type);
      // What follows from a fight or from the end of a turn is no price.
      const follows = told.some((type) => /roll|fight|attack|wound|turn|round|moved|revealed/iu.test(type));
      if (option === undefined || option.declines === true || lost.length === 0 || follows) continue;
      const { does = option.text ?? option.id, commits } = option;
      if (['set', 'setGem', 'bind', 'move', 'turn'].includes(does)) continue;
      spent.add(does);
      assert.equal(commits, 'costs', `${does} takes ${lost.join()} (${told.join()})`);
    }
  }
  assert.ok(spent.size > 5, [...spent].join());
});
