import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { optionIds, pileAt, rest, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-ENDING-03', 'that the Crown is reached is told once, with the sheet that was hidden', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'oasis'],
    cards: { sealed: ['demonLord'] },
    dice: [1],
  });
  t.answer(0, 'crownOfCommand');
  rest(t);
  assert.equal(t.log().filter((line) => line.startsWith('The Crown of Command is reached')).length, 1);
  assert.equal(t.log().filter((line) => line.startsWith('The ending sheet is turned up')).length, 1);
});

rule.also('TA-ENDING-02', 'an open sheet is prepared when it is laid', () => {
  const t = scene({ seed: 'sheet 10', options: { ending: 'open' } });
  assert.deepEqual(t.kinds(pileAt('crownOfCommand')), ['theOneTalisman']);
  assert.equal(t.kinds('talismans').filter((kind) => kind === 'oneTalisman').length, 1);
});

rule.also('TA-ENDING-06', 'a quest fulfilled there is rewarded there', () => {
  const t = scene({
    seats: ['warrior', 'thief', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand', 'city'],
    with: { 0: { strength: 9, fate: 0 }, 1: { fate: 0 } },
    cards: { 'quest.0': ['takeOneLife'] },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [5, 4, 1],
  });
  for (let i = 0; i < 6 && t.match.question(0)?.ask.prompt !== 'spoils'; i++) t.answer(0, optionIds(t)[0]);
  t.asks(0, 'spoils').answer(0, 'takeLife').asks(0, 'questReward');
  assert.equal(where(t, 0), 'crownOfCommand');
});

const crowned = (sheet: string | null, dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'city'],
    ...more,
    cards: { 'space.48': sheet === null ? [] : [sheet], ...more.cards },
    dice,
  });

rule('TA-ENDING-01', 'a sheet takes the place of the rules of the Crown', () => {
  const t = crowned('theEternalCrown', [2]);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [3, 3, 3],
  );
});

rule('TA-ENDING-02', 'open: one of all sheets lies there for all to see', () => {
  const t = scene({ seats: thieves, options: { ending: 'open' } });
  for (const kind of t.kinds('endings')) assert.notEqual(game.content[kind].ending!.use, 'hidden');
  assert.ok(t.kinds('endings').length > 5);
  assert.equal(t.kinds('space.48').length, 1);
  assert.notEqual(t.match.view(1).piles.space[48].cards[0], null);
});

rule('TA-ENDING-03', 'hidden: without the open ones, facedown until the first one comes', () => {
  const t = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    options: { ending: 'hidden' },
    cards: { sealed: ['theEternalCrown'] },
    dice: [2],
  });
  assert.deepEqual(t.match.view(0).piles.sealed.cards, [null]);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.kinds('space.48'), ['theEternalCrown']);
  for (const kind of scene({ seats: thieves, options: { ending: 'hidden' } }).kinds('endings'))
    assert.notEqual(game.content[kind].ending!.use, 'open');
});

rule('TA-ENDING-04', 'whoever enters follows the sheet', () => {
  const t = crowned('iceQueen', [1, 1, 5]);
  t.answer(0, 'crownOfCommand').asks(0, 'attackWith').answer(0, 'In battle');
  assert.equal(t.state.players[0].lives, 3);
});

rule('TA-ENDING-05', 'it cannot be evaded', () => {
  const t = crowned('iceQueen', [1, 1, 5], {
    set: (state) =>
      state.lasting.push({ what: 'evading', seat: 0, rounds: 2, whom: 0, space: null, card: null }),
  });
  t.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.equal(t.state.players[0].lives, 3);
});

rule('TA-ENDING-06', 'whoever is there stays there', () => {
  const t = crowned('theEternalCrown', [1], {
    at: ['crownOfCommand', 'city', 'city'],
    set: (state) => (state.crownReached = true),
  });
  assert.deepEqual([where(t, 0), t.state.turn, t.state.players[0].lives], ['crownOfCommand', 1, 3]);
});

rule('TA-ENDING-08', 'the Eternal Crown', () => {
  const lives = (die: number): number[] =>
    crowned('theEternalCrown', [die], { with: { 2: { lives: 2 } } })
      .answer(0, 'crownOfCommand')
      .state.players.map((one) => one.lives);
  assert.deepEqual(lives(1), [3, 4, 2]);
  assert.deepEqual(lives(2), [3, 3, 1]);
  assert.deepEqual(
    [lives(3), lives(5)],
    [
      [4, 3, 1],
      [4, 3, 1],
    ],
  );
  assert.deepEqual(lives(6), [4, 4, 0]);
  const company = crowned('theEternalCrown', [5, 1], { at: ['valleyOfFire', 'crownOfCommand', 'city'] });
  company.answer(0, 'crownOfCommand').asks(0, 'spoils');
});

rule.also('TA-ENDING-08', 'with a 6 all others with the fewest lives die', () => {
  const t = crowned('theEternalCrown', [6], { with: { 1: { lives: 2 }, 2: { lives: 2 } } });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.match.result, { how: 'lastOne', winners: [0] });
});
