import assert from 'node:assert/strict';
import { beat, HALL, play, ranks, rule } from '../../kit.ts';

rule('TH-HORDE-01', 'placeholders have zero everywhere', () => {
  const { health, gold, experience, points, attack, magic, light } = play().t.content.hordePlaceholder;
  assert.deepEqual([health, gold, experience, points, attack, magic, light], [0, 0, 0, 0, 0, 0, 0]);
});

const STRONG = ['torynGladiator', 'hatchet', 'lantern', 'torch'];

rule('TH-HORDE-05', 'a placeholder is replaced by the top card of the Horde deck', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['hordePlaceholder'] },
    cards: { horde: ['horde9', 'horde8'] },
  });
  beat(t, 'Kingdom');
  assert.deepEqual(ranks(t)[2], 'horde8');
  assert.deepEqual(t.kinds('horde'), ['horde9']);
});

rule('TH-HORDE-06', 'the placeholder is destroyed', () => {
  const t = play({ hand: STRONG, hall: HALL, next: { dungeon: ['hordePlaceholder'] }, cards: { trash: [] } });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('hordePlaceholder'));
});

rule('TH-HORDE-08', 'a Horde card that stands goes under the deck as itself', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'horde5', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Horde 5');
  assert.equal(t.kinds('dungeon')[0], 'horde5');
});

rule('TH-HORDE-12', 'effects that look at victory points never find a Horde card', () => {
  const t = play({
    hand: ['torynGladiator', 'claymore', 'lantern', 'torch'],
    hall: ['horde3', 'kingdom', 'famine'],
  });
  t.answer(0, 'dungeon').answer(0, 'Claymore').answer(0, 'Attack Kingdom').asks(0, 'cleave');
  assert.deepEqual(t.options(0), ['Famine', 'Nothing']);
});
