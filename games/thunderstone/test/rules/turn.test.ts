import assert from 'node:assert/strict';
import { HALL, play, rule } from '../kit.ts';

const HAND = ['militia', 'militia', 'torch', 'dagger', 'ironRations', 'militia'];

rule('TH-TURN-01', 'a turn is one of three actions', () => {
  const t = play({ hand: HAND, hall: HALL });
  t.asks(0, 'turn');
  assert.deepEqual(t.options(0), ['To the village', 'Into the dungeon', 'Rest']);
  t.answer(0, 'rest').answer(0, 'keep').asks(1, 'turn');
});

rule('TH-TURN-02', 'whoever has bought has done with effects, whoever levels up has done with buying', () => {
  const t = play({
    hand: ['townGuard', 'barkeep', 'barkeep', 'lantern', 'lantern', 'militia'],
    hall: HALL,
    next: { 'deck.0': ['militia', 'torch'] },
    set: (state) => (state.players[0].experience = 3),
  });
  t.answer(0, 'village').answer(0, 'Barkeep: 1 more');
  t.answer(0, 'Buy Torch');
  assert.ok(t.options(0).every((option) => !option.startsWith('Town Guard')));
  t.answer(0, 'Level up Militia').answer(0, 'Chalice');
  // Nothing is left to do: not even the purchase that was not used.
  t.asks(1, 'turn');
});

rule('TH-TURN-03', 'in the village and in the dungeon the whole hand lies open', () => {
  for (const where of ['village', 'dungeon']) {
    const t = play({ hand: HAND, hall: HALL });
    t.answer(0, where);
    assert.deepEqual(t.kinds('laid.0').toSorted(), HAND.toSorted());
    assert.deepEqual(t.kinds('hand.0'), []);
    t.options(0);
  }
});

rule('TH-TURN-04', 'used or not, all cards are discarded and six new ones are drawn', () => {
  const t = play({ hand: HAND, hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'village').answer(0, 'done');
  assert.deepEqual(t.kinds('discard.0').toSorted(), HAND.toSorted());
  assert.equal(t.kinds('hand.0').length, 6);
  assert.deepEqual(t.kinds('laid.0'), []);
});

rule(
  'TH-TURN-05',
  'an empty deck is made again from the discard pile, and with nothing left nothing is drawn',
  () => {
    const t = play({
      hand: ['militia'],
      hall: HALL,
      cards: { 'deck.0': ['torch'], 'discard.0': ['dagger', 'dagger'] },
    });
    t.answer(0, 'rest').answer(0, 'keep');
    assert.deepEqual(t.kinds('hand.0').toSorted(), ['dagger', 'dagger', 'militia', 'torch']);
    assert.deepEqual([t.kinds('deck.0'), t.kinds('discard.0')], [[], []]);
  },
);

rule(
  'TH-TURN-06',
  'what is destroyed lies in the trash and not in the village; without a supply there is no Disease',
  () => {
    const t = play({
      hand: ['dagger', 'militia'],
      hall: HALL,
      cards: { trash: [], disease: [], 'discard.0': [] },
    });
    const daggers = t.kinds('stack.2').length;
    t.answer(0, 'rest').answer(0, 'dagger');
    assert.deepEqual(t.kinds('trash'), ['dagger']);
    assert.equal(t.kinds('stack.2').length, daggers);
    t.answer(1, 'rest').answer(1, 'keep');
    // The supply is empty: Kingdom's battle effect brings no Disease.
    t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
    assert.ok(!t.log().some((line) => line.includes('suffers a Disease')));
  },
);

rule(
  'TH-TURN-07',
  'every effect once, each of several effects once, repeatable ones as often as they can be paid',
  () => {
    const t = play({
      hand: ['townGuard', 'chaliceQuester', 'disease', 'disease'],
      hall: HALL,
      next: { 'deck.0': ['militia', 'militia', 'torch', 'torch', 'torch'] },
    });
    t.answer(0, 'village').answer(0, 'Town Guard: draw 2');
    assert.deepEqual(
      t.options(0).filter((option) => option.includes('Town Guard')),
      ['Destroy Town Guard: draw 3 cards'],
    );
    const d = play({
      hand: ['chaliceQuester', 'disease', 'disease'],
      hall: HALL,
      next: { 'deck.0': ['torch', 'torch'] },
    });
    d.answer(0, 'dungeon').answer(0, 'Chalice Quester').answer(0, 'disease').answer(0, 'Chalice Quester');
    assert.equal(d.blocked(0, 'Chalice Quester'), 'TH-DISEASE-03');
    assert.deepEqual(d.kinds('laid.0'), ['chaliceQuester', 'torch', 'torch']);
  },
);

rule('TH-TURN-08', 'village effects are for the village, dungeon effects for the dungeon', () => {
  const hand = ['townGuard', 'ironRations', 'militia'];
  const offers = (where: string): string => {
    const t = play({ hand, hall: HALL });
    t.answer(0, where);
    return t.options(0).join('\n');
  };
  assert.match(offers('village'), /Town Guard: draw/);
  assert.doesNotMatch(offers('village'), /Iron Rations: one hero/);
  assert.match(offers('dungeon'), /Iron Rations: one hero/);
  assert.doesNotMatch(offers('dungeon'), /Town Guard: draw/);
});

rule('TH-TURN-09', 'who has to discard chooses the card, and does not draw for it', () => {
  const t = play({
    hand: ['ganglandHeavy'],
    hall: HALL,
    cards: { 'hand.1': ['torch', 'dagger', 'militia'], 'discard.1': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Gangland Heavy').asks(1, 'payUp');
  t.answer(1, 'dagger').asks(0, 'fight');
  assert.deepEqual([t.kinds('hand.1'), t.kinds('discard.1')], [['torch', 'militia'], ['dagger']]);
});

rule.also('TH-TURN-09', 'who has no fitting card shows the whole hand', () => {
  const t = play({ hand: ['ganglandHeavy'], hall: HALL, cards: { 'hand.1': ['disease', 'disease'] } });
  t.answer(0, 'dungeon').answer(0, 'Gangland Heavy').asks(0, 'fight');
  assert.ok(t.log('watcher').includes('Seat 1 shows the hand: 2 × Disease.'));
  assert.deepEqual(
    t.match.view(0).piles.hand[1].cards.map((card) => card !== null && 'kind' in card && card.kind),
    ['disease', 'disease'],
  );
});

rule('TH-REST-01', 'a rest may destroy one hand card, or none', () => {
  const t = play({ hand: ['disease', 'torch'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'rest').asks(0, 'rest');
  assert.deepEqual(t.options(0), ['Disease', 'Torch', 'Destroy no card']);
  t.answer(0, 'disease');
  assert.deepEqual(t.kinds('trash'), ['disease']);
  t.answer(1, 'rest').answer(1, 'keep');
  assert.deepEqual(t.kinds('trash'), ['disease']);
});

rule('TH-REST-02', 'the rest of the hand is discarded and six cards are drawn', () => {
  const t = play({ hand: HAND, hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'rest').answer(0, 'torch');
  assert.deepEqual(t.kinds('discard.0').toSorted(), [
    'dagger',
    'ironRations',
    'militia',
    'militia',
    'militia',
  ]);
  assert.equal(t.kinds('hand.0').length, 6);
});

rule('TH-REST-03', 'a rest offers no effect, no purchase and no level', () => {
  const t = play({
    hand: ['townGuard', 'ironRations', 'militia'],
    hall: HALL,
    set: (state) => (state.players[0].experience = 9),
  });
  t.answer(0, 'rest');
  assert.deepEqual(t.options(0), ['Town Guard', 'Iron Rations', 'Militia', 'Destroy no card']);
});

rule.also('TH-TURN-05', 'it is shuffled before it becomes the deck', () => {
  const discarded = ['torch', 'dagger', 'ironRations', 'militia', 'lantern', 'sage', 'hatchet', 'spear'];
  const hands = Array.from({ length: 12 }, (_, i) => {
    const t = play({
      seed: `reshuffled ${i}`,
      hand: ['militia'],
      cards: { 'deck.0': [], 'discard.0': discarded },
    });
    t.answer(0, 'rest').answer(0, 'militia');
    return t.kinds('hand.0').toSorted().join();
  });
  assert.ok(new Set(hands).size > 3);
});
