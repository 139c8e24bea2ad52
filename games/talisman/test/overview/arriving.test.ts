import assert from 'node:assert/strict';
import { type Language, speechOf } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import { rest, type Scene, scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** What is said of every space that can be reached, with a sign before what costs something. */
function said(more: Scene, language: Language = 'en'): Record<string, string> {
  const t = scene({
    usual: true,
    options: { explodingDice: false, reaper: false, twoDice: false },
    at: ['sentinel', 'tavern'],
    dice: [2],
    ...more,
  });
  const question = t.match.wire(0)!;
  assert.equal(question.prompt, 'destination');
  const words = game.words[language];
  const at = {
    view: t.match.view(0),
    viewer: 0,
    speech: speechOf(language, words, ['A', 'B']),
    asking: { question },
  };
  rest(t);
  return Object.fromEntries(
    question.options.flatMap((option) => {
      if (option.space === undefined || option.text !== 'space') return [];
      const { line = '', verdict = '' } = overview.leadsTo!(option, at) ?? {};
      return [[option.space, `${option.commits ?? ''} ${verdict} ${line}`.trim()]];
    }),
  );
}

situation(
  'the answer that leads somewhere says what that place does, and what it takes costs something',
  () => {
    const good: Scene = { seats: ['prophetess', 'thief'], with: { 0: { lives: 2 } } };
    assert.deepEqual(said(good), {
      chapel: 'heals you fully',
      graveyard: 'costs bad costs 1 life',
    });
    assert.deepEqual(said(good, 'de'), {
      chapel: 'heilt dich ganz',
      graveyard: 'costs bad kostet 1 Leben',
    });
    assert.deepEqual(said({ seats: ['prophetess', 'thief'] }), {
      chapel: 'clockwise',
      graveyard: 'costs bad costs 1 life',
    });
    assert.deepEqual(said({ seats: ['sorceress', 'thief'] }), {
      chapel: 'costs bad costs 1 life',
      graveyard: 'fills up your fate',
    });
    assert.deepEqual(said({ seats: ['thief', 'thief'], with: { 0: { gold: 1, lives: 1, fate: 9 } } }), {
      chapel: 'heals for gold',
      graveyard: 'counterclockwise',
    });
  },
);

situation('a place says nothing of a loss that can be gone round, or is warded off', () => {
  const good = ['prophetess', 'thief'];
  // Whoever stands there can be met instead of the place.
  assert.equal(said({ seats: good, at: ['sentinel', 'graveyard'] })['graveyard'], 'counterclockwise');
  const thirsty: Scene = { seats: good, at: ['oasis', 'tavern'], dice: [1] };
  assert.deepEqual(Object.values(said(thirsty)), [
    'costs bad clockwise, costs 1 life',
    'costs bad counterclockwise, costs 1 life',
  ]);
  assert.deepEqual(Object.values(said({ ...thirsty, cards: { 'objects.0': ['waterBottle'] } })), [
    'clockwise',
    'counterclockwise',
  ]);
});
