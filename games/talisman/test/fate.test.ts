import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const toHills = (more: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-FATE-01', 'one fate, once for a roll', () => {
  const t = toHills({ with: { 0: { fate: 3 } } });
  t.asks(0, 'fate').roll(4).answer(0, 'reroll1').asks(0, 'destination');
  assert.equal(t.state.players[0].fate, 2);
});
rule('TA-FATE-02', 'movement: in the outer region the white die only, in the middle the black one', () => {
  const outer = toHills({ with: { 0: { fate: 1 } } });
  assert.deepEqual(outer.options(0), ['Reroll the 3', 'Keep']);
  const middle = scene({ seats: thieves, at: ['oasis'], with: { 0: { fate: 1 } }, dice: [2] });
  assert.deepEqual(middle.options(0), ['Reroll the 2', 'Keep']);
});
rule('TA-FATE-03', 'the own attack roll', () => {
  const t = toHills({ with: { 0: { fate: 1 } }, cards: { 'space.14': ['bear'] }, dice: [1, 2, 5] });
  t.answer(0, 'keep').answer(0, 'hills2').asks(0, 'fate').answer(0, 'reroll0');
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
});
rule('TA-FATE-04', 'rolls of cards and spaces; not the die of the Reaper', () => {
  const t = scene({ seats: thieves, at: ['ruins', 'city'], with: { 0: { fate: 2 } }, dice: [2, 3, 3, 4] });
  t.answer(0, 'keep').answer(0, 'tavern').asks(0, 'fate').answer(0, 'reroll0');
  assert.equal(t.state.players[0].gold, 1);
  const reaper = scene({ seats: thieves, at: ['city', 'tavern'], with: { 0: { fate: 1 } }, dice: [1, 2, 4] });
  reaper.answer(0, 'keep').answer(0, 'hills2').asks(0, 'reaperMove');
});
rule('TA-FATE-05', 'the new result stands', () => {
  const t = toHills({ with: { 0: { fate: 3 } }, cards: { 'space.14': ['bear'] }, dice: [1, 2, 1] });
  t.answer(0, 'keep').answer(0, 'hills2').answer(0, 'reroll0');
  assert.deepEqual([t.state.players[0].lives, t.state.players[0].fate], [3, 2]);
});
rule('TA-FATE-06', 'of several dice one', () => {
  const t = scene({ seats: thieves, at: ['desert2'], with: { 0: { fate: 2 } }, dice: [1, 1, 1, 5, 2] });
  t.answer(0, 'keep').answer(0, 'temple').asks(0, 'fate');
  assert.deepEqual(t.options(0).length, 3);
  t.answer(0, 'reroll0');
  assert.equal(t.state.players[0].strength, 1);
  t.asks(0, 'reaperMove');
});
rule('TA-FATE-07', 'never the dice of a creature or of somebody else', () => {
  const t = toHills({ with: { 1: { fate: 3 } }, cards: { 'space.14': ['bear'] }, dice: [4, 1] });
  t.answer(0, 'hills2');
  assert.equal(t.state.turn, 1);
  assert.equal(t.state.players[1].fate, 3);
});
rule('TA-FATE-08', 'replenished only up to the start value', () => {
  const t = scene({ seats: ['wizard', 'thief'], at: ['fields1'], with: { 0: { fate: 1 } }, dice: [4, 1] });
  t.answer(0, 'keep').answer(0, 'graveyard').answer(0, 'Replenish fate');
  assert.equal(t.state.players[0].fate, 3);
});
rule('TA-FATE-09', 'gained beyond it', () => {
  const t = scene({ seats: ['wizard', 'thief'], at: ['fields1'], with: { 0: { fate: 3 } }, dice: [4, 1, 5] });
  t.answer(0, 'keep').answer(0, 'graveyard').answer(0, 'Pray').answer(0, 'keep');
  assert.equal(t.state.players[0].fate, 4);
});
rule('TA-LIFE-01', 'lives are open, and a loss lowers them', () => {
  const t = toHills({ with: { 0: { alignment: 'evil' } } });
  t.answer(0, 'hills2');
  assert.equal(t.match.view('watcher').state.players[0].lives, 3);
});
rule('TA-LIFE-02', 'healing stops at the start value', () => {
  const t = toHills({ with: { 0: { lives: 3 } }, cards: { 'space.14': ['healer'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 4);
});
rule('TA-LIFE-03', 'gaining does not', () => {
  const t = toHills({ with: { 0: { alignment: 'good' } } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 5);
});
