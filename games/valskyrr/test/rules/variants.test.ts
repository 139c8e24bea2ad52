import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { mayRest } from '../../rules/healing.ts';
import { darknessTrack, focusTrack, timeTrack } from '../../rules/trackMarks.ts';
import { advanceReinforcement } from '../../rules/tracks.ts';
import { foci, game, on, play, rule, run, situation } from '../kit.ts';

rule('VA-VARIANT-01', 'nightmare heroes: every charter lies on its other side', () => {
  const rested = (nightmareHeroes: boolean) => {
    const t = play({
      options: { nightmareHeroes },
      cards: { 'burial.0': Array<string>(7).fill('charge') },
    });
    assert.ok(mayRest(t.t));
    t.answer(0, 'rest').asks(0, 'heal');
    // 4 of the Haven and the charter's own.
    return (t.match.question(0)!.ask.about as { points: number }).points;
  };
  assert.deepEqual([rested(false), rested(true)], [6, 5]);
  // One more vicious symbol, on 6, for every hero.
  const t = play({
    heroes: ['melekai', 'elatha'],
    options: { nightmareHeroes: true },
    hands: [['graveStrength']],
    foes: [['redSandSlave', 'stormDragon']],
    focus: [4, 4],
  });
  t.answer(0, 'graveStrength').answer(0, 'stormDragon').answer(0, 'pass').asks(0, 'enrage');
  assert.ok(focusTrack(t.t, 1).vicious.includes(6));
  assert.deepEqual(foci(t)[0], 6);
  t.answer(0, 'stormDragon').asks(0, 'turn');
});

rule('VA-VARIANT-02', 'nightmare quest: time and reinforcement run on the other side', () => {
  const t = play({ options: { nightmareQuest: true }, phase: 'time', set: (state) => (state.time = 35) });
  assert.equal(t.match.result?.how, 'theEnd');
  const calm = play({ phase: 'time', set: (state) => (state.time = 35) });
  assert.equal(calm.match.result, null);
  // The sixth reinforcement space has a time symbol there.
  const moved = (nightmareQuest: boolean) => {
    const quest = play({
      options: { nightmareQuest },
      set: (state) => Object.assign(state, { reinforcement: 5, time: 1 }),
    });
    run(advanceReinforcement(quest.t, 1));
    return quest.state.time;
  };
  assert.deepEqual([moved(false), moved(true)], [1, 2]);
});

rule('VA-VARIANT-03', 'nightmare time: the darkness track lies on its other side', () => {
  const steps = (darkness: number) => {
    const t = play({
      options: { nightmareTime: true },
      phase: 'time',
      set: (state) => Object.assign(state, { time: 0, darkness }),
    });
    return t.state.time;
  };
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map(steps), [1, 1, 2, 3, 3, 4, 5]);
});

rule('VA-VARIANT-04', 'the three can be combined as one likes', () => {
  const sides = [false, true];
  for (const nightmareHeroes of sides)
    for (const nightmareQuest of sides)
      for (const nightmareTime of sides) {
        const { t } = play({ options: { nightmareHeroes, nightmareQuest, nightmareTime } });
        assert.deepEqual(
          [focusTrack(t, 0).vicious.length, timeTrack(t).end, darknessTrack(t).at(-1)],
          [nightmareHeroes ? 5 : 4, nightmareQuest ? 36 : 40, nightmareTime ? 5 : 4],
        );
      }
});

const together = (more: object = {}) =>
  play({
    heroes: ['valkea', 'melekai'],
    options: { combinedTurns: true },
    hands: [['fierceBlow', 'fierceBlow'], ['graveStrength']],
    foes: [['stormDragon'], ['boneDragon']],
    focus: [0, 0],
    ...more,
  });

rule('VA-COMBINED-01', 'all turns run at the same time, one action after the other', () => {
  const t = together();
  assert.deepEqual(t.match.waiting, [0, 1]);
  t.answer(1, 'graveStrength');
  // While it is going on nobody else acts.
  assert.deepEqual(t.match.waiting, [1]);
  assert.equal(t.state.turn, 1);
  t.asks(1, 'modifyAction').answer(1, 'pass');
  assert.deepEqual(t.match.waiting, [0, 1]);
  assert.equal(t.state.turn, null);
  t.answer(0, 'fierceBlow');
  assert.deepEqual([on(t, 'stormDragon').wounds, on(t, 'boneDragon').wounds > 0], [2, true]);
});

rule('VA-COMBINED-02', 'one normal action each; fast ones and purchases at any time, in any order', () => {
  const t = together({
    loot: 6,
    hands: [
      ['fierceBlow', 'fierceBlow', 'unbroken'],
      ['graveStrength', 'graveStrength'],
    ],
    cards: { 'discard.0': ['charge', 'holdFast'] },
  });
  t.answer(0, 'fierceBlow').answer(1, 'graveStrength').answer(1, 'pass').asks(1, 'turn');
  assert.ok(!t.options(0).some((option) => option.includes('normal action')));
  assert.ok(!t.options(1).some((option) => option.includes('normal action')));
  t.answer(0, 'unbroken')
    .answer(0, 'enough')
    .answer(1, 'Acquire Judgement')
    .answer(0, 'Acquire Last Line')
    .asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.1'), t.state.loot], [['graveStrength', 'judgement'], 0]);
});

rule('VA-COMBINED-03', 'the players choose who ends first; what lasts for a turn ends with that turn', () => {
  const t = together({ hands: [['windDraught', 'fierceBlow', 'fierceBlow'], []] });
  t.answer(0, 'windDraught').answer(1, 'endTurn').asks(0, 'turn');
  assert.deepEqual(t.match.waiting, [0]);
  // The other's end does not end her draught.
  t.answer(0, 'fierceBlow').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.equal(t.state.phase, 'hero');
  assert.equal(t.state.changes.length, 1);
  t.answer(0, 'endTurn');
  assert.notEqual(t.state.phase, 'hero');
  assert.deepEqual(t.state.changes, []);
});

rule('VA-TIMECARDS-01', 'time cards are not part of this box: nothing offers them', () => {
  assert.ok(!Object.keys(game.options).some((option) => option.toLowerCase().includes('timecard')));
  assert.ok(!Object.values(game.content).some(({ sort }) => (sort as string).startsWith('time')));
  // The one adventure they would be allowed in.
  const without = Object.values(game.content).filter(
    ({ adventure }) => adventure !== null && Object.keys(adventure.events).length === 0,
  );
  assert.deepEqual(
    without.map(({ kind }) => kind),
    ['firstTracks'],
  );
});

rule('VA-TUNED-01', 'before the game rewards may be sorted out; eight more than heroes remain', () => {
  const t = table(game, { seats: 1, options: { tunedRewards: true }, setup: 'asked' });
  t.answer(0, 'valkea').answer(0, 'noAlly').asks(0, 'tuneRewards');
  assert.equal(t.options(0).length, 28 + 1);
  t.answer(0, 'Greatsword stays out');
  assert.ok(t.kinds('box').includes('greatsword'));
  for (let i = 1; i < 28 - 9; i++) t.answer(0, t.match.question(0)!.from[0].id);
  assert.equal([...t.kinds('rewardDeck'), ...t.kinds('display')].length, 9);
  assert.equal(t.kinds('display').length, 3);
  assert.notEqual(t.match.question(0)?.ask.prompt, 'tuneRewards');
});

situation('without that variant all 28 rewards are in the deck and the display', () => {
  const t = table(game, { seats: 2, setup: 'asked' });
  t.answer(0, 'valkea').answer(1, 'elatha').answer(0, 'noAlly').answer(1, 'noAlly');
  assert.deepEqual([t.kinds('rewardDeck').length, t.kinds('display').length], [24, 4]);
});
