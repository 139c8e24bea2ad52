import assert from 'node:assert/strict';
import { foci, on, play, rule } from '../kit.ts';

rule(
  'VA-MOVEENEMY-01',
  'each enemy that enters an area halves that focus, unless the text says otherwise',
  () => {
    const t = play({ hands: [['defiantShout']], row: ['boneGhost', 'thornback'], focus: [11] });
    t.answer(0, 'defiantShout').answer(0, 'boneGhost', 'thornback').asks(0, 'turn');
    // 11, 5, 2, and 1 for the shout.
    assert.deepEqual(foci(t), [3]);
    const kept = play({ hands: [['allToMe']], row: ['boneGhost', 'thornback'], focus: [4] });
    kept.answer(0, 'allToMe').answer(0, 'boneGhost', 'thornback').asks(0, 'turn');
    assert.deepEqual(foci(kept), [6]);
  },
);

rule('VA-MOVEENEMY-02', 'a text that mentions it halves only once', () => {
  const t = play({ areas: [['warningHorn']], row: ['boneGhost'], focus: [9] });
  t.answer(0, 'warningHorn').asks(0, 'turn');
  assert.deepEqual(foci(t), [4]);
});

rule('VA-MOVEENEMY-03', 'back to the right end of the row', () => {
  const t = play({
    heroes: ['elatha'],
    hands: [['mistLeap']],
    foes: [['thornback']],
    row: ['boneGhost', 'boneSnake'],
  });
  t.answer(0, 'mistLeap').asks(0, 'turn');
  assert.deepEqual(t.kinds('row'), ['boneGhost', 'boneSnake', 'thornback']);
});

rule('VA-MOVEENEMY-04', 'of several the player whose text it is chooses the order', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    hands: [[], ['withoutTrace']],
    foes: [[], ['thornback', 'boneSnake', 'diveHunter']],
    row: ['boneGhost'],
    phase: 'defence',
  });
  t.answer(1, 'withoutTrace').asks(1, 'rowOrder').answer(1, 'diveHunter').answer(1, 'boneSnake');
  assert.deepEqual(t.kinds('row'), ['boneGhost', 'diveHunter', 'boneSnake', 'thornback']);
});

rule('VA-ZONE-03', 'enemies in the quest area lie open in one row', () => {
  const t = play({ row: ['thornback', 'boneGhost', 'stormDragon'] });
  const seen = t.match.view('watcher').piles.row.cards;
  assert.deepEqual(
    seen.map((card) => (card !== null && 'kind' in card ? card.kind : null)),
    ['thornback', 'boneGhost', 'stormDragon'],
  );
});

rule('VA-ZONE-04', 'whoever comes to the quest area joins the right end', () => {
  const t = play({
    phase: 'reinforcement',
    encounter: 'holdTheBridge',
    row: ['thornback'],
    set: (state) => (state.reinforcement = 1),
    next: { 'enemyDeck.2': ['mirrorWitch'] },
  });
  assert.deepEqual(t.kinds('row'), ['thornback', 'mirrorWitch']);
  const back = play({ heroes: ['elatha'], hands: [['mistLeap']], foes: [['boneSnake']], row: ['thornback'] });
  back.answer(0, 'mistLeap').asks(0, 'turn');
  assert.deepEqual(back.kinds('row'), ['thornback', 'boneSnake']);
});

rule('VA-TOKEN-01', 'wounds lie on enemies and allies; heroes bury cards', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun', 'roundShield']],
    foes: [['redSandSlave', 'boneSnake']],
  });
  t.answer(0, 'redSandSlave').answer(0, 'redSandSlave').answer(0, 'pass');
  assert.deepEqual([on(t, 'jorun').wounds, on(t, 'valkea').wounds, t.kinds('burial.0').length], [3, 0, 2]);
});
