import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../shape/spaces.ts';
import { player, rest, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-RAFT-04', 'a raft crosses the river once', () => {
  const t = scene({
    seats: thieves,
    at: ['forest', 'city'],
    cards: { 'objects.0': ['raft'], 'followers.0': ['brakwaterDiver'] },
    // Were it rolled for twice the Diver would go.
    dice: [2, 1, 3, 4],
  });
  t.answer(0, 'By raft: Castle');
  assert.deepEqual(t.kinds('followers.0'), ['brakwaterDiver']);
  rest(t);
});

rule.also(
  'TA-RAFT-05',
  'a raft is gone, and a granted move lapses, where another power replaces the move',
  () => {
    const elf = scene({
      seats: ['elf', 'thief'],
      at: ['woods1', 'oasis'],
      cards: { 'objects.0': ['raft'] },
      with: { 0: { granted: [at('temple')] } },
    });
    elf.answer(0, 'Through the Woods').answer(0, 'woods2');
    assert.deepEqual([where(elf, 0), elf.kinds('objects.0'), player(elf).granted], ['woods2', [], []]);
  },
);

rule.also(
  'TA-RAFT-05',
  'a raft is gone, and a granted move lapses, for slaves and in the inner region',
  () => {
    const chances = { granted: [at('oasis')] };
    const moving = (space: 'temple' | 'plainOfPeril', enslaved: boolean) =>
      scene({
        seats: ['thief', 'thief'],
        at: [space, 'oasis'],
        cards: { 'objects.0': ['raft'] },
        with: { 0: { ...chances, enslaved } },
        dice: [3],
      });
    for (const t of [moving('temple', true), moving('plainOfPeril', false)])
      assert.deepEqual([t.kinds('objects.0'), player(t).granted], [[], []]);
  },
);

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

rule.also('TA-RAFT-03', 'whoever builds another raft gives the old one back', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'temple'],
    cards: { 'objects.0': ['axe', 'raft'], purchases: ['raft', 'raft'] },
  });
  t.answer(0, 'buildRaft');
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('purchases')],
    [
      ['axe', 'raft'],
      ['raft', 'raft'],
    ],
  );
});

rule.also('TA-RAFT-05', 'it is lost with a next turn that is missed', () => {
  const t = scene({
    seats: thieves,
    at: ['forest', 'tavern'],
    cards: { 'objects.0': ['raft', 'axe'] },
    with: { 0: { misses: 1 } },
    dice: [2, 3],
  });
  t.asks(1, 'destination');
  assert.deepEqual(t.kinds('objects.0'), ['axe']);
  assert.ok(t.kinds('purchases').includes('raft'));
});
