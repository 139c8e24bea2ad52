import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../shape/spaces.ts';
import { scene, thieves, toHills } from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

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

rule.also('TA-FATE-04', 'armour, prayers, the Portal, the Reaper card, the Command Spell', () => {
  const fate = { 0: { fate: 1 } };
  const armour = toHills({
    with: fate,
    cards: { 'space.14': ['bear'], 'objects.0': ['helmet'] },
    dice: [1, 5, 1, 6],
  });
  armour.answer(0, 'keep').answer(0, 'hills2').answer(0, 'keep').asks(0, 'fate').answer(0, 'reroll0');
  assert.deepEqual([armour.state.players[0].lives, armour.state.players[0].fate], [4, 0]);
  const prayer = scene({ seats: ['wizard', 'thief'], at: ['fields1'], with: fate, dice: [4, 1, 1, 6] });
  prayer.answer(0, 'keep').answer(0, 'graveyard').answer(0, 'Pray').asks(0, 'fate').answer(0, 'reroll0');
  assert.equal(prayer.kinds('hand.0').length, 1);
  const portal = scene({ seats: thieves, at: ['castle'], with: fate, dice: [2, 6, 1, 1] });
  portal.answer(0, 'keep').answer(0, 'portal').answer(0, 'Craft').asks(0, 'fate').answer(0, 'reroll0');
  assert.equal(portal.state.players[0].space, at('plainOfPeril'));
  const reaper = scene({
    seats: thieves,
    at: ['city', 'hiddenValley'],
    with: { 1: { fate: 1 } },
    dice: [1, 2, 2, 1, 4],
  });
  reaper.answer(0, 'hills2').answer(0, 'hiddenValley').asks(1, 'fate').answer(1, 'reroll0');
  assert.equal(reaper.state.players[1].standing, 'playing');
  const command = scene({ seats: thieves, at: ['valleyOfFire', 'city'], with: fate, dice: [1, 4] });
  command.answer(0, 'crownOfCommand').asks(0, 'fate').answer(0, 'reroll0');
  assert.equal(command.state.players[1].lives, 3);
});

rule.also('TA-FATE-01', 'the last one can be spent, and without any nobody is asked', () => {
  const last = toHills({ with: { 0: { fate: 1 } } });
  last.asks(0, 'fate').roll(4).answer(0, 'reroll1').answer(0, 'hills2');
  assert.equal(last.state.players[0].fate, 0);
  toHills().asks(0, 'destination').answer(0, 'hills2');
});

rule.also('TA-FATE-06', 'any one of them, and only that one', () => {
  const temple = scene({ seats: thieves, at: ['runes3'], with: { 0: { fate: 2 } }, dice: [2, 4, 1, 3] });
  temple.answer(0, 'keep').answer(0, 'temple').answer(0, 'reroll1');
  // 4 and the new 3: Craft.
  assert.equal(temple.state.players[0].craft, 1);
});

situation('Fortune’s Fool: no fate is spent, gained or replenished', () => {
  const fool = (die: number) =>
    scene({
      seats: ['wizard', 'thief'],
      at: ['fields1'],
      with: { 0: { fate: 1 } },
      set: (state) =>
        state.lasting.push({ what: 'noFate', seat: 1, rounds: 2, whom: null, space: null, card: null }),
      dice: [4, 1, die],
    }).answer(0, 'graveyard');
  assert.equal(fool(1).answer(0, 'Replenish fate').state.players[0].fate, 1);
  assert.equal(fool(5).answer(0, 'Pray').state.players[0].fate, 1);
});

situation('Crown and Sceptre: once the Crown is reached nobody heals or gains a life', () => {
  const lives = (crownReached: boolean, alignment: 'good' | 'neutral', healer: string) =>
    toHills({
      with: { 0: { lives: 2, alignment } },
      cards: { 'space.48': ['crownAndSceptre'], 'space.14': [healer] },
      set: (state) => (state.crownReached = crownReached),
    }).answer(0, 'hills2').state.players[0].lives;
  assert.deepEqual([lives(false, 'neutral', 'healer'), lives(true, 'neutral', 'healer')], [4, 2]);
  assert.deepEqual([lives(false, 'good', 'angel'), lives(true, 'good', 'angel')], [3, 2]);
});
