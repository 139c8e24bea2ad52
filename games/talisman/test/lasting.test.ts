import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { lasting, scene } from './tables.ts';

// What outlasts a turn: when it ends, whom it concerns, and what ends it early.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;

rule.also('TA-ENC-11', 'when its time is over the marker is discarded', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'space.14': ['blizzard'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  // Everybody crawls: seat 1, then seat 0 and seat 1 once more.
  t.answer(1, 'fields5').answer(0, 'fields4').answer(1, 'ruins');
  assert.deepEqual(t.kinds('space.14'), []);
  assert.ok(t.kinds('adventureDiscard').includes('blizzard'));
  assert.deepEqual(t.state.lasting, []);
  t.options(0);
});
rule.also('TA-ALIGN-02', 'an alignment that was lent is given back; one of its own is kept', () => {
  const lent = lasting('alignment', { whom: 0, before: 'good' });
  const other = lasting('alignment', { whom: 1, before: 'evil' });
  const visits = (die: number) =>
    scene({
      seats: thieves,
      at: ['fields1', 'tavern'],
      set: (state) => state.lasting.push(lent, other, lasting('crawl', { whom: 0 })),
      dice: [die],
    })
      .answer(0, 'village')
      .answer(0, 'The Mystic').state;
  // A 1 makes evil: that is its own choice now, and only that entry is gone.
  const evil = visits(1);
  assert.equal(evil.players[0].alignment, 'evil');
  assert.deepEqual(
    evil.lasting.map(({ what, whom }) => [what, whom]),
    [
      ['alignment', 1],
      ['crawl', 0],
    ],
  );
  // A 2 changes nothing: what was lent is given back when the time has come.
  assert.equal(visits(2).lasting.length, 3);
});
situation('what was lent goes back at the start of the turn of whoever lent it', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    with: { 0: { alignment: 'evil' } },
    cards: { 'objects.0': ['runesword'] },
    set: (state) => state.lasting.push(lasting('alignment', { whom: 0, rounds: 1, before: 'good' })),
    dice: [2, 3],
    next: { adventure: ['shrine'] },
  });
  t.answer(0, 'hills2').answer(0, 'pass');
  assert.equal(t.state.players[0].alignment, 'good');
  // A good character cannot keep the Runesword.
  assert.deepEqual(t.kinds('objects.0'), []);
  assert.ok(t.kinds('space.14').includes('runesword'));
  t.options(1);
});
situation('the Howl is heard once by everybody, a call to one alone lasts', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'hills2'],
    set: (state) =>
      state.lasting.push(lasting('mustAttack'), lasting('mustAttack', { whom: 1 }), lasting('noLoss')),
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[1].lives, 3);
  assert.deepEqual(
    t.state.lasting.map(({ what, whom }) => [what, whom]),
    [
      ['mustAttack', 1],
      ['noLoss', null],
    ],
  );
  t.match.waiting.forEach((seat) => t.options(seat));
});
