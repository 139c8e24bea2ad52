import assert from 'node:assert/strict';
import { beat, HALL, play, ranks, rule } from '../kit.ts';

rule('TH-GUARDIAN-01', 'in the hall a guardian is attacked like any monster', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'famine', 'darkChampion'] });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Dark Champion at rank 3'), null);
});

const STRONG = ['torynGladiator', 'hatchet', 'lantern', 'torch'];

rule('TH-GUARDIAN-02', 'at rank 1 it leaves for rank 0, and the hall is refilled', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    next: { dungeon: ['skaladak', 'mythlurian'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.deepEqual(ranks(t), ['famine', 'skaladak', 'mythlurian']);
});

rule('TH-GUARDIAN-03', 'rank 0 is gone with the guardian', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'dungeon')
    .answer(0, 'Cursed Mace')
    .answer(0, 'Hatchet')
    .answer(0, 'Attack Dark')
    .answer(1, 'dungeon');
  assert.ok(!t.options(1).some((option) => option.includes('rank 0')));
});

rule('TH-GUARDIAN-04', 'rank 0 holds guardians only, as many as come', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
    next: { dungeon: ['skaladak', 'mythlurian'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion', 'darkChampion']);
  assert.deepEqual(ranks(t), ['famine', 'skaladak', 'mythlurian']);
});

rule('TH-GUARDIAN-05', 'anybody may attack it there', () => {
  const t = play({
    hand: ['militia', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Dark Champion at rank 0'), null);
  t.answer(0, 'Attack Dark').answer(0, '0').answer(1, 'dungeon');
  assert.equal(t.blocked(1, 'Attack Dark Champion at rank 0'), null);
});

rule('TH-GUARDIAN-07', 'its effect lasts as long as it is there', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
    set: (state) => (state.turn = 1),
  });
  t.answer(1, 'rest').answer(1, 'keep').asks(1, 'tribute').answer(1, '0');
  t.answer(0, 'dungeon')
    .answer(0, 'Cursed Mace')
    .answer(0, 'Hatchet')
    .answer(0, 'Attack Dark')
    .asks(1, 'turn');
});

rule('TH-GUARDIAN-08', 'it concerns everybody in their own turn', () => {
  const t = play({
    hand: ['militia', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'rest').answer(0, 'keep').asks(0, 'tribute').answer(0, '0');
  t.answer(1, 'rest').answer(1, 'keep').asks(1, 'tribute');
});

rule('TH-GUARDIAN-09', 'nobody takes the stone while a guardian is at rank 0', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: { 'rank.0': ['darkChampion'], 'discard.0': [] },
  });
  beat(t, 'Kingdom');
  assert.ok(!t.kinds('discard.0').includes('stoneOfAgony'));
});

rule('TH-GUARDIAN-10', 'the game ends all the same', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.match.result?.how, 'stone');
});

rule('TH-GUARDIAN-11', 'no effect moves it, ordinary sliding does', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['kingdom', 'famine', 'darkChampion'],
    next: { dungeon: ['skaladak'], 'deck.0': ['torch'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff');
  t.refused(0, 'Dark Champion', 'TH-GUARDIAN-11').answer(0, 'famine').asks(0, 'fight');
  assert.deepEqual(ranks(t), ['kingdom', 'darkChampion', 'skaladak']);
});

rule('TH-GUARDIAN-13', 'beaten back, it stays where it is', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'famine', 'darkChampion'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Dark').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['kingdom', 'famine', 'darkChampion']);
});

rule('TH-TRAIT-20', 'what must be beaten stays after a lost fight', () => {
  const t = play({ hand: ['militia'], hall: ['steamTorment', 'famine', 'kingdom'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Steam').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['steamTorment', 'famine', 'kingdom']);
});

rule('TH-GUARDIAN-14', 'cards that do not exclude rank 0 work there', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'fireball'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Dark').asks(0, 'tribute');
  assert.match(t.log().join('\n'), /reaches 10 against 12/);
});

rule('TH-GUARDIAN-16', 'two guardians share rank 0', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute').answer(0, '0').asks(0, 'tribute');
  assert.equal(t.kinds('rank.0').length, 2);
});

rule('TH-GUARDIAN-17', 'of several guardians one is attacked', () => {
  const t = play({ hand: ['militia'], hall: HALL, cards: { 'rank.0': ['darkChampion', 'darkChampion'] } });
  t.answer(0, 'dungeon');
  assert.equal(t.options(0).filter((option) => option.includes('Dark Champion')).length, 2);
  t.answer(0, 'Attack Dark').asks(0, 'tribute');
  assert.equal(t.log().filter((line) => line.includes(' attacks ')).length, 1);
});

rule('TH-GUARDIAN-18', 'whatever comes to rank 1 after it breaks through too', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'smokeTorment'],
    next: { dungeon: ['famine', 'famine'] },
    cards: {
      'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch'],
      'deck.1': ['torch', 'torch', 'torch', 'torch', 'torch'],
    },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.ok(t.log().includes('Breach: Smoke Torment!'));
});

rule('TH-GUARDIAN-19', 'a beaten guardian is worth what any monster is', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Cursed Mace').answer(0, 'Hatchet').answer(0, 'Attack Dark');
  assert.ok(t.kinds('discard.0').includes('darkChampion'));
  assert.equal(t.state.players[0].experience, 3);
});

rule.also('TH-CARD-47', 'a Disease goes without saying', () => {
  const t = play({
    usual: true,
    hand: ['militia'],
    hall: HALL,
    cards: {
      'rank.0': ['darkChampion'],
      'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch', 'disease'],
      trash: [],
    },
  });
  t.answer(0, 'rest').answer(0, 'keep').asks(1, 'turn');
  assert.deepEqual(t.kinds('trash'), ['disease']);
});

rule('TH-CARD-47', 'the new hand loses a card, and a Disease will do', () => {
  const t = play({
    hand: ['militia'],
    hall: HALL,
    cards: {
      'rank.0': ['darkChampion'],
      'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch', 'disease'],
      trash: [],
    },
  });
  t.answer(0, 'rest').answer(0, 'keep').answer(0, 'disease');
  assert.deepEqual(t.kinds('hand.0'), ['torch', 'torch', 'torch', 'torch', 'torch']);
  assert.deepEqual(t.kinds('trash'), ['disease']);
});
