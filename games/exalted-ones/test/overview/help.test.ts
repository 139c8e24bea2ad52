import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { buyerOf, help, offerLine } from '../../overview/answers.ts';
import type { Mode } from '../../shape.ts';
import { act, type Arena, game, hero, play, situation } from '../kit.ts';

/** The line beside the open question. */
function helpTo(m: Arena, seat: 0 | 1): string | undefined {
  const question = m.match.wire(seat)!;
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  return help(question, { view: m.match.view(seat), viewer: seat, speech, asking: { question } });
}

situation('before colours are chosen every mode says how it is won', () => {
  const lines: Readonly<Record<Mode, string>> = {
    standard: 'Whoever has 12 victory points first wins: hero 1, tower 2, Cydra 2, Drako 3.',
    toTheEnd: 'Whoever destroys the enemy artefact wins.',
    trophyHunters: 'Whoever has killed 3 monsters first wins.',
    poachers: 'Most victory points after round 4 win: creature at home 1, in enemy mountains 2, monster 3.',
    shortDuel: 'Whoever has 5 victory points first wins: hero 1, tower 2.',
  };
  for (const [mode, line] of Object.entries(lines)) {
    const m = table(game, { setup: 'asked', dice: [6, 1], options: { mode: mode as Mode } });
    assert.equal(helpTo(m, 0), line);
    m.asks(0, 'colour');
  }
});
situation('the draft says how many of a class may be taken', () => {
  const draft = (mode: Mode): string | undefined => {
    const m = table(game, { setup: 'asked', dice: [6, 1], options: { mode } }).answer(0, 'blue');
    if (mode === 'shortDuel') m.answer(0, 'pickHeroes');
    m.asks(0, 'draft');
    return helpTo(m, 0);
  };
  assert.equal(draft('standard'), 'Each class once; mage and assassin share one place.');
  assert.equal(draft('shortDuel'), 'Two heroes of different classes.');
});
situation('where something is aimed its range and dice stand beside the question', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 18] }, majvi: { at: [4.6, 17] } },
  });
  act(m, 0, hero(m, 'alice'), 'Q').asks(0, 'target');
  assert.equal(helpTo(m, 0), 'first target in line, 6″ · 6 dice');
});

situation('every offer of the market says for whom it is', () => {
  const m = play({
    stage: 'start',
    dice: [6, 1],
    blue: { alice: { at: [2.6, 14], gold: 3 }, gavin: { at: [2.6, 17], gold: 3 } },
  });
  m.asks(0, 'start').answer(0, 'I start').asks(0, 'buy');
  const question = m.match.wire(0)!;
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  const at = { view: m.match.view(0), viewer: 0, speech, asking: { question } } as const;
  const offers = question.options.filter(({ does }) => does === 'buy');
  const buyers = new Set(offers.map((option) => speech.card(buyerOf(option)!)));
  assert.deepEqual([...buyers], ['Alice', 'Gavin']);
  for (const option of offers)
    assert.match(offerLine(option, at), new RegExp(`^For ${speech.card(buyerOf(option)!)}: .`));
});
