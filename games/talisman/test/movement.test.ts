import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));

rule('TA-MOVE-01', 'the region in which the move begins decides the dice', () => {
  // Two dice in the outer region, one in the middle, none in the inner.
  scene({ at: ['city'], dice: [2, 5] }).asks(0, 'destination');
  const middle = scene({ at: ['oasis'], dice: [2] });
  assert.deepEqual(middle.options(0), ['Temple', 'Warlock’s Cave']);
  scene({ at: ['plainOfPeril'] }).asks(0, 'innerMove');
});

rule('TA-MOVE-02', 'either of the two dice may be used', () => {
  const t = scene({ at: ['city'], dice: [1, 5] });
  assert.deepEqual(t.options(0).toSorted(), ['Fields', 'Fields', 'Fields', 'Plains']);
  t.answer(0, 'plains3').asks(0, 'reaperMove');
  assert.equal(where(t, 0), 'plains3');
});

rule('TA-MOVE-03', 'exactly the number chosen, in either direction', () => {
  const t = scene({ at: ['city'], dice: [2, 3] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['hills2', 'plains2', 'woods2', 'plains1'],
  );
  t.answer(0, 'hills2');
});

rule('TA-MOVE-04', 'doubles allow every distance up to what they show', () => {
  const t = scene({ at: ['ruins'], dice: [4, 4] });
  assert.deepEqual(
    t.match
      .question(0)!
      .from.map(({ id }) => id)
      .toSorted(),
    ['fields5', 'fields6', 'forest', 'plains3', 'plains4', 'tavern', 'village', 'woods3'],
  );
  t.answer(0, 'forest');
});

rule('TA-MOVE-05', 'the middle region rolls one die', () => {
  const t = scene({ at: ['oasis'], dice: [3] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['woods4', 'runes2'],
  );
  t.answer(0, 'woods4');
});

rule('TA-MOVE-06', 'a black 1 wakes the Reaper, whichever die is used; what counts is the final face', () => {
  scene({ at: ['city'], dice: [1, 5, 2] })
    .answer(0, 'plains3')
    .asks(0, 'reaperMove');
  const white = scene({ at: ['city'], dice: [5, 1] });
  white.answer(0, 'fields4');
  assert.ok(!white.log().some((line) => line.includes('The Reaper wakes')));
  const rerolled = scene({ at: ['oasis'], with: { 0: { fate: 1 } }, dice: [1, 3] });
  rerolled.answer(0, 'reroll0').answer(0, 'woods4');
  assert.ok(!rerolled.log().some((line) => line.includes('The Reaper wakes')));
  const into = scene({ at: ['oasis'], with: { 0: { fate: 1 } }, dice: [4, 1, 2] });
  into.answer(0, 'reroll0').answer(0, 'desert2').asks(0, 'reaperMove');
});

rule('TA-MOVE-07', 'the inner region: one space, without dice', () => {
  const t = scene({ seats: ['thief', 'thief'], at: ['plainOfPeril'] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['mines', 'crypt', 'leave'],
  );
  t.roll(1, 1, 1).answer(0, 'mines');
  assert.equal(where(t, 0), 'mines');
});

rule('TA-MOVE-08', 'the direction stays what it was', () => {
  // Four steps from the City end four spaces away, never two out and two back.
  const t = scene({ at: ['city'], dice: [4, 5] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['woods3', 'plains3', 'crags', 'fields2'],
  );
  t.answer(0, 'woods3');
});

rule('TA-MOVE-09', 'the bridge is open both ways where the movement reaches over it', () => {
  const inward = scene({ at: ['woods1'], dice: [2, 5] });
  assert.ok(inward.match.question(0)!.from.some(({ id }) => id === 'bridge2'));
  const short = scene({ at: ['woods1'], dice: [1, 1] });
  assert.ok(!short.match.question(0)!.from.some(({ id }) => id.startsWith('bridge')));
  const outward = scene({ at: ['hills3'], dice: [3] });
  const ends = new Set(outward.match.question(0)!.from.map(({ id }) => id));
  assert.ok(ends.has('graveyard') && ends.has('chapel'));
  outward.answer(0, 'chapel');
});

rule('TA-MOVE-10', 'beyond the bridge the way goes on in a direction chosen anew', () => {
  // Strength 9 and a 6 beat the Sentinel; two steps are left.
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['graveyard'],
    with: { 0: { strength: 9 } },
    dice: [2, 5, 5, 1],
  });
  t.answer(0, 'bridge5').asks(0, 'destination');
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['runes1', 'blackKnight'],
  );
  t.answer(0, 'blackKnight');
  assert.equal(where(t, 0), 'blackKnight');
});

rule('TA-MOVE-11', 'a granted move is offered once, on the next turn, and then lapses', () => {
  const used = scene({ at: ['tavern'], with: { 0: { granted: [36] } } });
  used.roll(5, 1).answer(0, 'temple');
  assert.equal(where(used, 0), 'temple');
  assert.deepEqual(used.state.players[0].granted, []);
  const lapsed = scene({ at: ['tavern'], with: { 0: { granted: [36] } }, dice: [2, 3] });
  lapsed.answer(0, 'Roll').answer(0, 'ruins');
  assert.deepEqual(lapsed.state.players[0].granted, []);
});

rule('TA-SENT-01', 'the Sentinel leaves alone whoever stops, passes or comes back', () => {
  const stops = scene({ seats: ['thief', 'thief'], at: ['woods1'], dice: [1, 3] });
  stops.answer(0, 'sentinel').asks(0, 'reaperMove');
  assert.equal(stops.state.players[0].lives, 4);
  const passes = scene({ seats: ['thief', 'thief'], at: ['woods1'], dice: [2, 3] });
  passes.answer(0, 'hills1');
  assert.ok(!passes.log().some((line) => line.includes('fights')));
  const back = scene({ seats: ['thief', 'thief'], at: ['hills3'], dice: [2] });
  back.answer(0, 'woods1');
  assert.ok(!back.log().some((line) => line.includes('fights')));
});

rule('TA-SENT-02', 'a victory or an evasion leads across', () => {
  const won = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    with: { 0: { strength: 9 } },
    dice: [1, 2, 5, 1],
  });
  won.answer(0, 'bridge1').asks(0, 'reaperMove');
  assert.equal(where(won, 0), 'hills3');
  // Whoever can evade may do so here too.
  const evaded = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    dice: [4, 1],
    set: (state) =>
      state.lasting.push({ what: 'evading', seat: 0, rounds: 2, whom: 0, space: null, card: null }),
  });
  evaded.answer(0, 'bridge1').answer(0, 'Evade');
  assert.equal(where(evaded, 0), 'hills3');
});

rule('TA-SENT-03', 'a defeat costs a life and ends the turn on his space', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods1'],
    dice: [2, 3, 1, 1],
    next: { adventure: ['witch'] },
  });
  t.answer(0, 'bridge2');
  assert.deepEqual([t.state.players[0].lives, where(t, 0)], [3, 'sentinel']);
  assert.deepEqual(t.kinds('space.4'), []);
  assert.equal(t.state.turn, 1);
});

rule('TA-SENT-04', 'a stand-off ends the turn without a loss', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods1'],
    with: { 0: { strength: 6 } },
    dice: [2, 3, 4, 4],
  });
  t.answer(0, 'bridge2');
  assert.deepEqual([t.state.players[0].lives, where(t, 0), t.state.turn], [4, 'sentinel', 1]);
});

rule('TA-SENT-05', 'Strength 9; beaten he stays, and is no trophy', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    with: { 0: { strength: 7 } },
    dice: [4, 1, 3, 3],
  });
  t.answer(0, 'bridge1');
  assert.ok(t.log().some((line) => line.includes('13 against 12')));
  assert.deepEqual(t.kinds('trophies.0'), []);
});

rule('TA-RAFT-01', 'a raft is built, or found', () => {
  const built = scene({ at: ['forest'], cards: { 'objects.0': ['axe'] } });
  built.answer(0, 'Build a raft');
  assert.deepEqual(built.kinds('objects.0').toSorted(), ['axe', 'raft']);
  const found = scene({ at: ['city'], dice: [2, 3], next: { adventure: ['foundRaft'] } });
  found.answer(0, 'hills2').answer(0, 'Raft');
  assert.deepEqual(found.kinds('objects.0'), ['foundRaft']);
});

rule('TA-RAFT-02', 'with an Axe, in Woods or Forest, while the supply lasts', () => {
  scene({ at: ['woods3'], cards: { 'objects.0': ['axe'] } }).asks(0, 'moveMode');
  scene({ at: ['woods3'], dice: [2, 3] }).asks(0, 'destination');
  scene({ at: ['plains3'], cards: { 'objects.0': ['axe'] }, dice: [2, 3] }).asks(0, 'destination');
  scene({ at: ['woods3'], cards: { 'objects.0': ['axe'], purchases: [] }, dice: [2, 3] }).asks(
    0,
    'destination',
  );
});

rule('TA-RAFT-03', 'building replaces movement and encounter', () => {
  const t = scene({ at: ['woods3'], cards: { 'objects.0': ['axe'], 'space.16': ['wolf'] } });
  t.answer(0, 'Build a raft');
  assert.deepEqual([where(t, 0), t.state.turn, t.kinds('space.16')], ['woods3', 1, ['wolf']]);
});

rule('TA-RAFT-04', 'the raft is given up to cross the river, and what lies there is encountered', () => {
  const t = scene({ seats: ['thief', 'thief'], at: ['forest'], cards: { 'objects.0': ['raft'] } });
  t.answer(0, 'By raft: Castle');
  assert.deepEqual([where(t, 0), t.kinds('objects.0')], ['castle', []]);
  assert.ok(t.kinds('purchases').includes('raft'));
});

rule('TA-RAFT-05', 'unused it is gone when the normal movement begins', () => {
  const t = scene({ at: ['forest'], cards: { 'objects.0': ['raft'] }, dice: [2, 3] });
  t.answer(0, 'Roll').asks(0, 'destination');
  assert.deepEqual(t.kinds('objects.0'), []);
});

rule('TA-RAFT-06', 'a corner of the middle ring faces three spaces', () => {
  const t = scene({ at: ['temple'], cards: { 'objects.0': ['raft'] } });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ space }) => space),
    [undefined, 'plains3', 'tavern', 'fields5'],
  );
  t.answer(0, 'raft.fields5');
  assert.equal(where(t, 0), 'fields5');
});
