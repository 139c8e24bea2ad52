import assert from 'node:assert/strict';
import { beat, HALL, play, ranks, rule, situation, strike } from '../kit.ts';

const STRONG = ['torynGladiator', 'hatchet', 'lantern', 'torch'];

rule('TH-TRAP-01', 'a trap is a card whose type says so, and there are two types', () => {
  const t = play({ hand: STRONG, hall: HALL, next: { dungeon: ['deliriumPoison', 'famine'] } });
  beat(t, 'Kingdom');
  assert.ok(t.log().includes('A trap: Delirium Poison!'));
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-03', 'a trap works when it is revealed, at whatever rank', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['militia'], 'discard.1': [] },
  });
  beat(t, 'Skaladak');
  assert.deepEqual(t.kinds('discard.1'), ['disease']);
});

rule('TH-TRAP-04', 'traps of a refill come before its breaches', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'smokeTorment', 'famine'],
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: {
      'hand.1': [],
      'deck.0': Array<string>(5).fill('torch'),
      'deck.1': Array<string>(5).fill('torch'),
    },
  });
  beat(t, 'Kingdom');
  const log = t.log();
  assert.ok(log.indexOf('A trap: Poison Gas Trap!') < log.indexOf('Breach: Smoke Torment!'));
});

rule('TH-TRAP-05', 'its instruction has to be followed', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.options(0), ['Toryn Gladiator', 'Militia']);
});

rule('TH-TRAP-06', 'the card says whom it hits, clockwise from the active seat', () => {
  const t = play({
    seats: 3,
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'poisonGasTrap', 'famine'] },
    cards: {
      'hand.1': ['magicMissile'],
      'hand.2': ['militia'],
      'discard.0': [],
      'discard.1': [],
      'discard.2': [],
      trash: [],
    },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('magicMissile'));
  assert.ok(t.kinds('discard.0').includes('disease'));
  const sick = t.log().filter((line) => line.includes('suffers a Disease'));
  // Kingdom's own battle effect first, then the trap.
  assert.deepEqual(sick.slice(1), [
    'Seat 0 suffers a Disease.',
    'Seat 1 suffers a Disease.',
    'Seat 2 suffers a Disease.',
  ]);
});

rule('TH-TRAP-07', 'the hall is full again, traps and all, before the new hand is drawn', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.kinds('hand.0'), []);
  t.answer(0, 'militia');
  assert.equal(t.kinds('hand.0').length, 6);
  assert.equal(t.kinds('rank.3').length, 1);
});

rule('TH-TRAP-08', 'a trap is destroyed after it has worked', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'famine'] },
    cards: { trash: [] },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('deliriumPoison'));
});

rule('TH-TRAP-09', 'The Cage stays, beside the hall', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { beside: [] },
  });
  beat(t, 'Kingdom');
  assert.deepEqual(t.kinds('beside'), ['theCage']);
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-10', 'trap after trap, until a monster fills the rank', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'deliriumPoison', 'theCage', 'famine'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.log().filter((line) => line.startsWith('A trap')).length, 3);
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-11', 'a trap lies at no rank and is worth nothing', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { 'hand.1': ['militia'] },
  });
  beat(t, 'Kingdom').answer(1, 'dungeon');
  assert.ok(!t.options(1).some((option) => option.includes('Cage')));
  const { points, experience } = t.t.content.theCage;
  assert.deepEqual([points, experience], [0, 0]);
});

rule('TH-TRAP-12', 'each trap is dealt with before the next card is revealed', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.kinds('rank.3'), []);
  assert.equal(t.kinds('dungeon').at(-1), 'famine');
});

rule('TH-CARD-50', 'only the active seat loses a hero to The Cage; without one it is destroyed', () => {
  const t = play({
    hand: ['magicMissile', 'steamTorment', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { 'hand.1': ['militia'], trash: [], beside: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(t.kinds('trash'), ['theCage']);
  assert.deepEqual(t.kinds('beside'), []);
});

rule('TH-CARD-51', 'the next victory frees the hero, for whoever wins', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    cards: { beside: ['theCage'], caged: ['diinEnchanter'], 'discard.0': [], trash: [] },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('discard.0').includes('diinEnchanter'));
  assert.deepEqual([t.kinds('caged'), t.kinds('beside')], [[], []]);
  assert.ok(t.kinds('trash').includes('theCage'));
});

rule('TH-CARD-24', 'an elixir wards a trap off and stays in the hand', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'famine'] },
    cards: { 'hand.1': ['foresightElixir', 'magicMissile'] },
  });
  beat(t, 'Kingdom').asks(1, 'foresee').answer(1, 'Show Foresight Elixir');
  assert.deepEqual(t.kinds('hand.1').toSorted(), ['foresightElixir', 'magicMissile']);
});

situation('whoever shows a Cleric or a Thief to poison gas is told to everybody, and spared', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['regianCleric'], 'discard.1': [] },
  });
  beat(t, 'Kingdom').answer(1, 'Show Regian Cleric');
  assert.deepEqual(t.kinds('discard.1'), []);
  assert.ok(t.log().includes('Seat 1 shows a Regian Cleric.'), t.log().join('\n'));
});

rule('TH-CARD-25', 'if everybody shows one the trap does nothing', () => {
  const t = play({
    hand: [...STRONG, 'foresightElixir'],
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['foresightElixir'], 'discard.1': [], trash: [] },
  });
  beat(t, 'Kingdom').answer(0, 'Show').answer(1, 'Show');
  assert.deepEqual(t.kinds('discard.1'), []);
  assert.ok(t.kinds('trash').includes('poisonGasTrap'));
});

rule.also(
  'TH-TRAP-09',
  'whoever is caught in the Cage in the middle of a turn takes no further part in it',
  () => {
    const t = play({
      hand: ['torynGladiator', 'banish', 'torch'],
      hall: HALL,
      next: { dungeon: ['theCage', 'famine'], 'deck.0': ['torch'] },
      cards: { caged: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Banish').answer(0, 'Skaladak').asks(0, 'destroyOwn');
    assert.deepEqual(t.kinds('caged'), ['torynGladiator']);
    assert.deepEqual([t.options(0).includes('Toryn Gladiator'), strike(t, 'kingdom').attack], [false, 0]);
  },
);
