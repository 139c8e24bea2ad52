import assert from 'node:assert/strict';
import { beat, play, ranks, rule } from '../kit.ts';

const STRONG = ['torynGladiator', 'hatchet', 'lantern', 'torch'];

rule('TH-STONE-06', 'the stone moves up like a monster and cannot be attacked', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'famine', 'stoneOfAgony'],
    next: { dungeon: ['skaladak'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Stone'), 'TH-STONE-06');
  t.answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['famine', 'stoneOfAgony', 'skaladak']);
});

rule('TH-STONE-07', 'who beats the monster in front of it takes the stone, and the game is over', () => {
  const t = play({ hand: STRONG, hall: ['kingdom', 'stoneOfMystery', 'famine'], cards: { 'discard.0': [] } });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('discard.0').includes('stoneOfMystery'));
  assert.equal(t.match.result?.how, 'stone');
});

rule('TH-STONE-08', 'if it comes to rank 1 in another way nobody gets it', () => {
  const t = play({
    hand: ['militia'],
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.ok(!t.kinds('discard.0').includes('stoneOfMystery'));
  assert.equal(t.match.result?.how, 'stone');
  const staff = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { 'discard.0': [] },
  });
  staff
    .answer(0, 'dungeon')
    .answer(0, 'Magi Staff: give')
    .answer(0, 'Destroy Magi Staff')
    .answer(0, 'kingdom');
  assert.equal(staff.match.result?.how, 'stone');
  assert.ok(!staff.kinds('discard.0').includes('stoneOfMystery'));
});

rule.also('TH-STONE-08', 'a victory of an earlier turn gives no right to the stone', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'famine', 'stoneOfMystery'],
    cards: { 'discard.0': [], 'hand.1': ['militia'] },
    next: { dungeon: ['skaladak'] },
  });
  beat(t, 'Kingdom').answer(1, 'dungeon').answer(1, 'Attack Famine');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(t.log().includes('The Stone of Mystery reaches rank 1, and nobody gets it.'));
});

rule.also('TH-STONE-08', 'a monster that was only taken from rank 1 gives no right to it either', () => {
  const t = play({
    hand: ['torynGladiator', 'claymore', 'lantern', 'torch'],
    hall: ['famine', 'kingdom', 'stoneOfMystery'],
  });
  t.answer(0, 'dungeon').answer(0, 'Claymore').answer(0, 'Attack Kingdom').answer(0, 'famine');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(t.log().includes('The Stone of Mystery reaches rank 1, and nobody gets it.'));
});

rule('TH-STONE-05', 'with two stones the first is taken or destroyed, the second ends the game', () => {
  const t = play({
    hand: STRONG,
    options: { stone: 'both' },
    hall: ['kingdom', 'stoneOfMystery', 'stoneOfAgony'],
    cards: { 'discard.0': [], 'hand.1': ['militia'] },
  });
  beat(t, 'Kingdom');
  // Both came to rank 1 in the refill after this victory.
  assert.deepEqual(
    t
      .kinds('discard.0')
      .filter((kind) => kind.startsWith('stone'))
      .toSorted(),
    ['stoneOfAgony', 'stoneOfMystery'],
  );
  assert.equal(t.match.result?.how, 'stone');
  const lost = play({
    hand: ['militia'],
    options: { stone: 'both' },
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { trash: [] },
    next: { dungeon: ['skaladak', 'skaladak'] },
  });
  lost.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(lost.kinds('trash'), ['stoneOfMystery']);
  assert.deepEqual(ranks(lost), ['famine', 'skaladak', 'skaladak']);
});

rule('TH-END-01', 'the stone at rank 1 ends the game at once', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    next: { dungeon: ['theCage'] },
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(!t.log().some((line) => line.startsWith('A trap')));
  assert.equal(t.kinds('hand.0').length, 0);
});
