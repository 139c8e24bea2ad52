import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { loseTogether } from '../../rules/crown.ts';
import { meeting, player, scene, thieves, threeThieves } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Run a rule that asks nobody. */
function finish<T>(flow: Flow<T>): T {
  const step = flow.next();
  assert.equal(step.done, true);
  return step.value;
}

rule.also('TA-CROWN-07', 'what several lose in one moment is over with that moment', () => {
  const t = threeThieves();
  finish(loseTogether(t.t, [1, 2], 1));
  assert.deepEqual([t.state.now.together, player(t, 1).lives, player(t, 2).lives], [false, 3, 3]);
});

rule.also('TA-CROWN-07', 'nobody wins where an Event takes the last of all at once', () => {
  const t = meeting(['pestilence'], {
    at: ['city', 'village'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    set: (state) => {
      state.crownReached = true;
    },
  });
  assert.deepEqual(t.match.result, { how: 'nobody', winners: [] });
});

rule.also('TA-CROWN-07', 'the game ends with the death of the last rival, before anything else', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand'],
    with: { 0: { strength: 9 }, 1: { lives: 1 } },
    cards: { 'quest.0': ['takeOneLife'] },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [5, 4, 1],
  });
  for (let i = 0; i < 6 && t.match.question(0)?.ask.prompt !== 'spoils'; i++)
    t.answer(0, t.match.question(0)!.from[0].id);
  t.answer(0, 'takeLife');
  assert.deepEqual(
    [t.match.result?.how, t.match.result?.winners, t.kinds('quest.0')],
    ['lastOne', [0], ['takeOneLife']],
  );
});

rule('TA-CROWN-01', 'whoever enters an occupied Crown must encounter somebody there', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'crownOfCommand', 'crownOfCommand'],
  });
  t.answer(0, 'crownOfCommand').asks(0, 'encounterOnCrown');
  assert.deepEqual(t.options(0).length, 2);
});

rule('TA-CROWN-02', 'with company the turn is the encounter and nothing else', () => {
  const t = scene({
    seats: thieves,
    at: ['crownOfCommand', 'crownOfCommand'],
    set: (state) => (state.crownReached = true),
    dice: [5, 1, 5, 1],
  });
  t.asks(0, 'spoils').answer(0, '1 life').asks(1, 'spoils');
  assert.deepEqual([t.state.players[1].lives, t.state.turn], [3, 1]);
});

const ruling = (dice: number[], more = {}) =>
  scene({ seats: ['thief', 'thief', 'thief'], at: ['valleyOfFire', 'city', 'pits'], dice, ...more });

rule(
  'TA-CROWN-03',
  'alone on the Crown one must cast the Command Spell, and fate may repeat the roll',
  () => {
    const t = ruling([2, 5], { with: { 0: { fate: 1 } } });
    t.answer(0, 'crownOfCommand').asks(0, 'fate').answer(0, 'reroll0');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 3, 3],
    );
  },
);

rule('TA-CROWN-04', '1 to 3 does nothing', () => {
  for (const die of [1, 2, 3]) {
    const t = ruling([die]);
    t.answer(0, 'crownOfCommand');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 4, 4],
    );
  }
});

rule('TA-CROWN-05', '4 to 6 costs everybody else a life, wherever they are, and armour does not help', () => {
  for (const die of [4, 5, 6]) {
    const t = ruling([die], { cards: { 'objects.1': ['armour'] } });
    t.answer(0, 'crownOfCommand');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 3, 3],
    );
  }
});

rule('TA-CROWN-06', 'on the Cataclysm board the Eternal Crown decides', () => {
  const t = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    dice: [2],
    options: { board: 'cataclysm' },
  });
  assert.deepEqual(t.kinds('space.48'), ['theEternalCrown']);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [3, 3],
  );
});

rule('TA-CROWN-07', 'the last one left wins at once', () => {
  const t = scene({ seats: thieves, at: ['valleyOfFire', 'city'], with: { 1: { lives: 1 } }, dice: [6] });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.match.result, { how: 'lastOne', winners: [0] });
  // At the same moment: nobody.
  const both = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    dice: [2],
    options: { board: 'cataclysm' },
  });
  both.answer(0, 'crownOfCommand');
  assert.deepEqual(both.match.result, { how: 'nobody', winners: [] });
});

rule('TA-CROWN-08', 'a Toad casts nothing', () => {
  // The 5 that would have cost seat 1 a life is its movement die.
  const t = scene({
    seats: thieves,
    at: ['crownOfCommand', 'city'],
    with: { 0: { toad: 3 } },
    set: (state) => (state.crownReached = true),
    dice: [5, 3],
  });
  t.asks(1, 'destination');
  assert.equal(t.state.players[1].lives, 4);
});
