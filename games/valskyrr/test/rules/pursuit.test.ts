import assert from 'node:assert/strict';
import { foci, play, rule } from '../kit.ts';

const HUNT = ['ravenokStalker', 'diveHunter', 'giantCrawler', 'stormDragon'];

rule('VA-PURSUIT-01', 'the leftmost enemy pursues first: the example of the rulebook', () => {
  const t = play({ heroes: ['elatha', 'aseke'], phase: 'pursuit', row: HUNT, focus: [4, 3] });
  t.answer(0, 'seat0');
  assert.deepEqual(t.kinds('pursuers.0'), ['ravenokStalker', 'giantCrawler', 'stormDragon']);
  assert.deepEqual(t.kinds('pursuers.1'), ['diveHunter']);
});

rule('VA-PURSUIT-04', 'the focus of the pursued is halved at once', () => {
  const t = play({ heroes: ['elatha', 'aseke'], phase: 'pursuit', row: HUNT.slice(0, 3), focus: [4, 3] });
  assert.deepEqual(
    t.state.heroes.map(({ focus }) => focus),
    [1, 1],
  );
});

rule('VA-PURSUIT-02', 'the highest focus is pursued, and never a hero at 0', () => {
  const t = play({ heroes: ['elatha', 'aseke'], phase: 'pursuit', row: ['boneGhost'], focus: [0, 1] });
  assert.deepEqual(t.kinds('pursuers.1'), ['boneGhost']);
  t.asks(0, 'whoStarts');
});

rule.also('VA-PURSUIT-01', 'whoever cannot be moved lets the next one pass', () => {
  const t = play({
    heroes: ['elatha'],
    phase: 'pursuit',
    row: ['boneSnake', 'thornback'],
    focus: [4],
    tokens: { boneSnake: { enraged: true } },
  });
  // An enraged Bone Snake cannot be moved, wherever it lies.
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0')], [['boneSnake'], ['thornback']]);
});

rule('VA-PURSUIT-03', 'the pursuer lies in the hero area, no longer in the row', () => {
  const t = play({ heroes: ['elatha'], phase: 'pursuit', row: ['boneGhost'], focus: [2] });
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0')], [[], ['boneGhost']]);
});

rule('VA-PURSUIT-05', 'of heroes with the same focus the group chooses', () => {
  const t = play({ heroes: ['elatha', 'aseke'], phase: 'pursuit', row: ['boneGhost'], focus: [3, 3] });
  t.asks(0, 'pursued').answer(0, 'seat1');
  assert.deepEqual(t.kinds('pursuers.1'), ['boneGhost']);
});

rule('VA-PURSUIT-06', 'with the row empty the phase is over', () => {
  const t = play({ heroes: ['elatha', 'aseke'], phase: 'pursuit', row: ['boneGhost'], focus: [6, 3] });
  assert.deepEqual(foci(t), [3, 3]);
  t.asks(0, 'whoStarts');
});

rule('VA-PURSUIT-07', 'with nobody above 0 the rest stays in the row', () => {
  const t = play({
    heroes: ['elatha'],
    phase: 'pursuit',
    row: ['boneGhost', 'boneSnake', 'boneGhost'],
    focus: [2],
  });
  assert.deepEqual(t.kinds('row'), ['boneGhost']);
  assert.equal(t.state.phase, 'hero');
});

rule('VA-PURSUIT-08', 'focus gained when an enemy enters comes after the halving', () => {
  const t = play({
    heroes: ['elatha'],
    phase: 'pursuit',
    row: ['boneGhost'],
    areas: [['blastTrap']],
    focus: [4],
  });
  t.answer(0, 'Blast Trap').asks(0, 'turn');
  assert.deepEqual(foci(t), [4]);
});

rule('VA-PURSUIT-09', 'who is out of the game is not pursued', () => {
  const t = play({
    heroes: ['elatha', 'aseke'],
    phase: 'pursuit',
    row: ['boneGhost'],
    focus: [9, 1],
    set: (state) => (state.heroes[0].out = true),
  });
  assert.deepEqual(t.kinds('pursuers.1'), ['boneGhost']);
});
