import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { setAlignment } from '../../rules/alignment.ts';
import { gain, heal, lose, pay, replenish } from '../../rules/change.ts';
import { kill, loseLives } from '../../rules/life.ts';
import { casting, meeting, player, rest, said, scene, threeThieves, toHills } from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Run a rule that asks nobody. */
function finish<T>(flow: Flow<T>): T {
  const step = flow.next();
  assert.equal(step.done, true);
  return step.value;
}

// Gaining and losing.

situation('the dead and those who are out gain, lose, heal and change nothing', () => {
  for (const standing of ['dead', 'out'] as const) {
    const t = threeThieves({ with: { 1: { standing, lives: 0, fate: 0, gold: 2, strength: 1 } } });
    const before = structuredClone(player(t, 1));
    for (const stat of ['strength', 'craft', 'lives', 'fate', 'gold', 'spell'] as const) {
      finish(gain(t.t, 1, stat));
      finish(lose(t.t, 1, stat));
    }
    assert.deepEqual([heal(t.t, 1), replenish(t.t, 1), finish(loseLives(t.t, 1, 1, 'other'))], [0, 0, 0]);
    setAlignment(t.t, 1, 'good');
    finish(kill(t.t, 1));
    assert.deepEqual(player(t, 1), before);
    assert.equal(said(t, 'Seat 1'), 0);
  }
});

situation('nothing at all is neither gained nor lost nor paid, and not told', () => {
  const t = threeThieves({ with: { 0: { gold: 1, fate: 2, lives: 3 } } });
  const before = structuredClone(player(t));
  const { length } = t.log();
  finish(gain(t.t, 0, 'gold', 0));
  finish(lose(t.t, 0, 'gold', 0));
  finish(lose(t.t, 0, 'strength'));
  assert.equal(finish(loseLives(t.t, 0, 0, 'other')), 0);
  assert.deepEqual(
    [pay(t.t, 0, 0), pay(t.t, 0, 2), replenish(t.t, 0, 0), heal(t.t, 0, 0)],
    [true, false, 0, 0],
  );
  assert.deepEqual([player(t), t.log().length], [before, length]);
});

situation('what is gained, lost, healed and paid is told, as much as it was', () => {
  const t = threeThieves({ with: { 0: { gold: 3, fate: 0, lives: 2, strength: 1 } } });
  finish(gain(t.t, 0, 'craft', 2));
  finish(lose(t.t, 0, 'strength', 5));
  assert.deepEqual([heal(t.t, 0, 1), heal(t.t, 0), heal(t.t, 0)], [1, 1, 0]);
  assert.deepEqual([replenish(t.t, 0, 1), replenish(t.t, 0), replenish(t.t, 0)], [1, 1, 0]);
  assert.ok(pay(t.t, 0, 2) && pay(t.t, 0, 1) && pay(t.t, 0, 0));
  const before = t.log().length;
  assert.equal(finish(loseLives(t.t, 0, 2, 'other')), 2);
  assert.deepEqual(t.log().slice(before), ['Seat 0 loses 2 lives.']);
  assert.deepEqual(t.log().slice(before - 8, before), [
    'Seat 0 gains 2 Craft.',
    'Seat 0 loses 1 Strength.',
    'Seat 0 heals 1 life.',
    'Seat 0 heals 1 life.',
    'Seat 0 gains 1 fate.',
    'Seat 0 gains 1 fate.',
    'Seat 0 pays 2 gold.',
    'Seat 0 pays 1 gold.',
  ]);
  // Spells are told once, and only if there are any.
  const mage = scene({ seats: ['wizard', 'thief'] });
  finish(gain(mage.t, 0, 'spell'));
  assert.equal(said(mage, 'Seat 0 gains 1 Spell'), 1);
  const full = threeThieves({ cards: { 'hand.0': ['freeze'] } });
  finish(gain(full.t, 0, 'spell'));
  assert.equal(said(full, 'Seat 0 gains'), 0);
});

situation('Spells are lost by themselves, and by nothing that is counted', () => {
  const t = meeting(['magicalVortex'], { seats: ['sorceress', 'thief'], cards: { 'hand.0': ['freeze'] } });
  rest(t);
  assert.deepEqual([t.kinds('hand.0'), t.log().filter((line) => line.includes('loses'))], [[], []]);
  assert.ok(!Object.hasOwn(player(t), 'spell'));
});

// The Crown.

situation('a Command Spell that is stopped costs nobody anything', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['valleyOfFire', 'city'],
    cards: { 'hand.1': ['counterspell'] },
    dice: [6],
  });
  t.answer(0, 'crownOfCommand').asks(1, 'casting.instead').answer(1, 'Counterspell');
  rest(t);
  assert.deepEqual(
    [player(t, 1).lives, t.log().filter((line) => line.includes('Command Spell'))],
    [4, ['Seat 0 casts the Command Spell in vain.']],
  );
});

situation('a change of heart is not taken back with one that was only for a while', () => {
  const t = casting('temporaryChange');
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(t.state.lasting.length, 1);
  player(t, 1).swayed = false;
  setAlignment(t.t, 1, 'evil');
  assert.deepEqual([player(t, 1).alignment, t.state.lasting], ['evil', []]);
  rest(t);
});

situation('lent Spells go with whoever lent them', () => {
  const dies = (keepRewards: boolean): string[] => {
    const t = threeThieves({
      options: { keepRewards },
      cards: { 'reward.1': ['ancientNames'], 'lent.1': ['freeze'] },
    });
    finish(kill(t.t, 1));
    return t.kinds('lent.1');
  };
  assert.deepEqual([dies(true), dies(false)], [['freeze'], []]);
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
