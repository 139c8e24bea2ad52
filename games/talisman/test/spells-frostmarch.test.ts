import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fight, fighting, own, player, rest, steps, until } from './casting.ts';
import { where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('on Black Ice one slides a space further', () => {
  const t = own('blackIce', { dice: [2, 3] });
  t.asks(0, 'moveRolled').answer(0, 'Black Ice').answer(0, 'hills2').answer(0, 'hills2');
  assert.equal(where(t, 0), 'plains2');
});
situation('Bolster adds a die', () => {
  const t = fighting('bolster', ['bear']);
  t.asks(0, 'beforeFight').roll(4, 1, 3).answer(0, 'Bolster');
  assert.match(fight(t)!, /7 against 6, won/u);
});
situation('Brainwave and Energize double a value for the turn', () => {
  const craft = own('brainwave', { dice: [2, 3] });
  craft.answer(0, 'Brainwave');
  assert.equal(player(craft, 0).craftNow, 4);
  const strength = fighting('energize', ['bear']);
  until(strength, 0, 'beforeFight').roll(2, 1).answer(0, 'Energize');
  assert.match(fight(strength)!, /6 against 4, won/u);
  rest(craft);
});
situation('Freeze takes the die from the other', () => {
  const t = fighting('freeze', ['bear']);
  t.asks(0, 'beforeFight').roll(2).answer(0, 'Freeze');
  assert.match(fight(t)!, /4 against 3, won/u);
});
situation('Marked for Glory adds up to 6 to a roll', () => {
  const t = own('markedForGlory', { cards: { 'space.14': ['witch'] }, dice: [2, 3] });
  until(t, 0, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'beforeRoll')
    .answer(0, 'Marked for Glory')
    .roll(1)
    .answer(0, 3);
  assert.equal(player(t, 0).craft, 1);
  rest(t);
  const moving = own('markedForGlory');
  moving.asks(0, 'beforeRoll').answer(0, 'Marked for Glory').roll(2, 3).answer(0, 6).asks(0, 'destination');
  assert.deepEqual(steps(moving), [2, 9]);
  const attack = until(fighting('markedForGlory', ['dragon']), 0, 'beforeFight');
  attack.answer(0, 'Marked for Glory').roll(2, 1).answer(0, 5);
  assert.match(fight(attack)!, /9 against 8, won/u);
  rest(attack);
});
situation('Metamorph brings another Enemy of the same number', () => {
  const t = fighting('metamorph', ['dragon'], { cards: { 'space.3': ['wolf'] } });
  t.asks(0, 'beforeFight').roll(4, 1).answer(0, 'Metamorph');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.3'), t.kinds('space.14')], [['wolf'], [], []]);
  assert.ok(t.kinds('adventureDiscard').includes('dragon'));
});
situation('Obliterate sweeps the region, and only that', () => {
  const t = own('obliterate', { cards: { 'space.3': ['dragon'], 'space.37': ['wolf'] }, dice: [2, 3] });
  t.answer(0, 'Obliterate');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.37')], [[], ['wolf']]);
  rest(t);
});
situation('the Path of Destiny gives a quest to one without', () => {
  const t = own('pathOfDestiny', { dice: [2, 3] });
  t.answer(0, 'Path of Destiny').answer(0, 'seat1');
  assert.equal(t.kinds('quest.1').length, 1);
  rest(t);
});
situation('Syphon Strength moves a counter', () => {
  const t = answering('syphonStrength', { with: { 0: { strength: 2 } }, dice: [2, 3] });
  t.answer(1, 'Syphon Strength');
  assert.deepEqual([player(t, 0).strength, player(t, 1).strength], [1, 1]);
  rest(t);
});
situation('Time Steal ends a turn and takes one', () => {
  const t = answering('timeSteal');
  t.answer(1, 'Time Steal');
  assert.deepEqual([where(t, 0), t.state.turn, t.state.robbed], ['city', 1, 0]);
});
situation('Toadify shrinks a creature, a rival or its caster', () => {
  const creature = fighting('toadify', ['giant']);
  creature.asks(0, 'beforeFight').roll(4, 1, 1).answer(0, 'Toadify!');
  assert.match(fight(creature)!, /3 against 2, won/u);
  const nothing = fighting('toadify', ['giant']);
  nothing.roll(3, 1, 1).answer(0, 'Toadify!');
  assert.match(fight(nothing)!, /3 against 7, lost/u);
  const self = fighting('toadify', ['giant']);
  self.roll(1, 1, 1).answer(0, 'Toadify!');
  assert.ok(player(self, 0).toad > 0);
  const rival = own('toadify', { at: ['city', 'hills2'], dice: [2, 3] });
  rival.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').roll(6, 1, 1).answer(0, 'Toadify!');
  assert.ok(player(rival, 1).toad > 0);
  rest(rival);
});
situation('a Vortex throws a character across the board', () => {
  for (const [die, space] of [
    [1, 'crags'],
    [4, 'castle'],
    [6, 'portalOfPower'],
  ] as const) {
    const t = own('vortex');
    t.roll(die, 2, 3).answer(0, 'Vortex').answer(0, 'seat1');
    assert.equal(where(t, 1), space);
    rest(t);
  }
});
situation('the Hydra Spell lets a Spell hit others too', () => {
  const t = own('hydraSpell', {
    seats: ['wizard', 'warrior', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    cards: { 'hand.0': ['lifeTap', 'hydraSpell'] },
    dice: [2, 3],
  });
  t.answer(0, 'Life Tap').answer(0, 'seat1').asks(0, 'casting.instead');
  t.answer(0, 'Hydra Spell').answer(0, 'seat2');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives, player(t, 2).lives], [6, 4, 4]);
  rest(t);
});
