import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { HALL, play, rule } from '../kit.ts';

rule('TH-GLOBAL-01', 'a global effect concerns every monster in the hall', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'steamTorment', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Famine').asks(1, 'turn');
  assert.deepEqual(t.kinds('rank.3'), ['famine']);
});

rule('TH-GLOBAL-02', 'it holds at every rank and in every turn, and ends with its monster', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'lantern', 'torch'],
    hall: ['kingdom', 'famine', 'steamTorment'],
    cards: { 'hand.1': ['militia'], 'deck.0': ['militia'] },
    next: { dungeon: ['skaladak', 'skaladak'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Steam');
  t.answer(1, 'dungeon').answer(1, 'Attack Kingdom');
  assert.equal(t.kinds('dungeon')[0], 'kingdom');
  const still = play({
    hand: ['militia'],
    hall: ['steamTorment', 'famine', 'kingdom'],
    cards: { 'hand.1': ['militia'] },
  });
  still.answer(0, 'rest').answer(0, 'keep').answer(1, 'dungeon').answer(1, 'Attack Famine');
  assert.deepEqual(still.kinds('rank.2'), ['famine']);
});

rule('TH-GLOBAL-03', 'laid out from a hand it does nothing', () => {
  const t = play({ hand: ['steamTorment', 'militia'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.equal(t.kinds('dungeon')[0], 'kingdom');
});

rule.also('TH-GLOBAL-02', 'at rank 0 too, and at rank 3 for those in front of it', () => {
  const { darkChampion } = game.content;
  const content = { ...game.content, darkChampion: { ...darkChampion, global: 'stay' as const } };
  const guarded = table(
    { ...game, content },
    {
      seats: 2,
      cards: {
        'hand.0': ['militia'],
        'rank.0': ['darkChampion'],
        'rank.1': ['kingdom'],
        'rank.2': ['famine'],
        'rank.3': ['skaladak'],
      },
      set: (state) => (state.turn = 0),
    },
  );
  guarded.answer(0, 'dungeon').answer(0, 'Attack Famine').options(0);
  assert.deepEqual(guarded.kinds('rank.2'), ['famine']);
  const last = play({ hand: ['militia'], hall: ['kingdom', 'famine', 'steamTorment'] });
  last.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(last.kinds('rank.1'), ['kingdom']);
});
