import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  answering,
  fight,
  fighting,
  type More,
  own,
  player,
  rest,
  steps,
  type Table,
  until,
} from './casting.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('Cheat Fate takes all fate', () => {
  const t = answering('cheatFate', { with: { 0: { fate: 2 } }, dice: [2, 3] });
  t.answer(1, 'Cheat Fate');
  assert.deepEqual([player(t, 0).fate, player(t, 1).fate], [0, 2]);
  rest(t);
});
situation('Feeble Mind lowers Craft for the turn', () => {
  const t = own('feebleMind', { with: { 1: { craft: 4 } }, dice: [2, 3] });
  t.answer(0, 'Feeble Mind').answer(0, 'seat1');
  assert.equal(player(t, 1).craftNow, -3);
  rest(t);
});
situation('Generosity takes all gold', () => {
  const t = own('generosity', { with: { 1: { gold: 3 } }, dice: [2, 3] });
  t.answer(0, 'Generosity');
  assert.deepEqual([player(t, 0).gold, player(t, 1).gold], [3, 0]);
  rest(t);
});
situation('Invoke Favour prays as in the Temple', () => {
  for (const [dice, check] of [
    [[1, 1], (t: Table) => player(t, 0).lives === 2],
    [[3, 4], (t: Table) => player(t, 0).craft === 1],
    [[6, 6], (t: Table) => player(t, 0).lives === 6],
  ] as const) {
    const t = own('invokeFavour');
    t.roll(...dice, 2, 3).answer(0, 'Invoke Favour');
    assert.ok(check(t), dice.join());
    rest(t);
  }
});
situation('Life Tap takes a life', () => {
  const t = own('lifeTap', { dice: [2, 3] });
  t.answer(0, 'Life Tap');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives], [5, 4]);
  rest(t);
});
situation('a Mini-Vortex empties one space of Spells', () => {
  const t = own('miniVortex', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Mini-Vortex');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});
situation('Misfortune makes the die a 1', () => {
  const t = answering('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['witch'] },
    dice: [2, 3],
  });
  t.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2').asks(1, 'beforeRoll').answer(1, 'Misfortune');
  assert.ok(player(t, 0).toad > 0);
  assert.equal(player(t, 0).fate, 1);
});
situation('Misfortune makes a 1 of a movement die, the white one of two', () => {
  const t = answering('misfortune', { with: { 0: { fate: 1 } } });
  t.asks(1, 'beforeRoll').roll(4).answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(t), [4, 1]);
  assert.equal(player(t, 0).fate, 1);
  const single = answering('misfortune', { at: ['hills3', 'tavern'], with: { 0: { fate: 1 } } });
  single.answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(single), [1]);
});
situation('Misfortune makes a 1 of an attack die, of a character or of a creature', () => {
  const creature = fighting('misfortune', ['bear'], { with: { 0: { fate: 1 } } });
  until(creature, 0, 'beforeFight')
    .answer(0, 'Misfortune')
    .roll(3)
    .answer(0, 'The creature')
    .answer(0, 'keep');
  assert.match(fight(creature)!, /5 against 4, won/u);
  const hero = answering('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['bear'] },
    dice: [2, 3],
  });
  hero.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2');
  // One of the Warrior's two dice, and no fate for it: 4 + 1 against 3 + 3.
  hero.asks(1, 'beforeFight').answer(1, 'Misfortune').roll(1, 3).answer(1, 'seat0');
  assert.match(fight(hero)!, /5 against 6, lost/u);
  assert.equal(player(hero, 0).fate, 1);
});
situation('Retribution rolls a lost fight again', () => {
  const t = fighting('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  t.asks(0, 'losing.instead').roll(5, 1).answer(0, 'Retribution');
  assert.deepEqual([t.kinds('trophies.0'), player(t, 0).lives], [['bear'], 4]);
  const twice = fighting('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  twice.roll(1, 5).answer(0, 'Retribution');
  assert.equal(player(twice, 0).lives, 3);
});
situation('Retribution helps after a stand-off between characters, also the defender', () => {
  const t = answering('retribution', { at: ['city', 'hills2'], dice: [2, 3] });
  t.answer(0, 'hills2').roll(1, 1, 3).answer(0, 'seat1');
  t.asks(1, 'losing.instead').roll(1, 1, 5).answer(1, 'Retribution').asks(1, 'spoils').answer(1, 'takeLife');
  assert.equal(player(t, 0).lives, 4);
});
situation('Reverence chooses what a prayer brings', () => {
  const t = own('reverence', { at: ['woods4', 'tavern'], dice: [1] });
  t.answer(0, 'temple').asks(0, 'beforeRoll').answer(0, 'Reverence').answer(0, 6).answer(0, 6);
  assert.equal(player(t, 0).lives, 6);
  rest(t);
});
situation('Vindication judges', () => {
  const judged = (die: number, more: More = {}) => {
    const t = own('vindication', { with: { 0: { lives: 3, fate: 1 } }, ...more });
    t.roll(die, 2, 3).answer(0, 'Vindication');
    while (t.match.question(0)?.ask.prompt === 'fate') t.answer(0, 'keep');
    rest(t);
    return player(t, 0);
  };
  assert.equal(judged(1).standing, 'dead');
  assert.equal(judged(2).lives, 1);
  assert.equal(judged(3).fate, 0);
  assert.deepEqual([judged(4).lives, judged(4).fate], [3, 1]);
  assert.equal(judged(5).lives, 4);
  assert.equal(judged(6).fate, 3);
});
situation('Stasis holds a drawn card until the next turn', () => {
  const t = own('stasis', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3, 2, 3, 2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Stasis').answer(0, 'Guide');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('followers.0')], [['dragon'], ['guide']]);
  t.answer(1, 'woods3').asks(0, 'destination');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('adventure').at(-1)], [[], 'dragon']);
});
situation('a Temporary Change of alignment passes', () => {
  const t = own('temporaryChange', { dice: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(0, 'hills2').answer(1, 'woods3').answer(0, 'woods3').answer(0, 'The space');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(1, 'tavern').asks(0, 'destination');
  assert.equal(player(t, 1).alignment, 'neutral');
});
