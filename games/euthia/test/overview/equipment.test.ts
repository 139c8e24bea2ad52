import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, Match, speechOf } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import type { EuthiaShape } from '../../shape.ts';

test('taking off a weapon says what can no longer be done, though no value changes', () => {
  const match: Match<EuthiaShape> = Match.start(game, {
    seats: 2,
    options: {},
    fairness: fairnessFromSeed('off'),
  });
  for (let count = 0; match.wire(0)?.prompt !== 'turn' && count < 60; count++) {
    const [seat] = match.waiting;
    const { from } = match.question(seat)!;
    assert.ok(match.answer(seat, (from.find(({ does }) => does === 'end') ?? from[0]).id).ok);
  }
  const question = match.wire(0);
  assert.ok(question);
  const option = question.options.find(({ does }) => does === 'takeOff');
  assert.ok(option);
  const said = overview.leadsTo?.(option, {
    view: match.view(0),
    viewer: 0,
    speech: speechOf('en', game.words.en, ['A', 'B']),
    asking: { question },
  });
  assert.match(said?.line ?? '', /^gone then: .*\d/u);
});
