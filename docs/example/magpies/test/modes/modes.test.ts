import assert from 'node:assert/strict';
import { play, rule } from '../kit.ts';

const RICH = { 'nest.0': ['ring', 'ring'], 'nest.1': [] };

rule('MP-END-01', 'in a race eight points win at once', () => {
  const t = play(['spoon'], { cards: RICH }).answer(0, 'Silver spoon');
  assert.deepEqual(t.match.result, { how: 'goal', winners: [0], scores: [8, 0] });
});

rule('MP-END-02', 'a night goes on until the deck is empty', () => {
  const night = { options: { mode: 'night' } } as const;
  const t = play(['spoon'], { ...night, cards: RICH }).answer(0, 'Silver spoon');
  assert.equal(t.match.result, null);
  t.asks(1, 'play');
  const last = play(['spoon'], { ...night, cards: { ...RICH, deck: ['button'] }, next: {} }).answer(
    0,
    'Silver spoon',
  );
  assert.deepEqual(last.match.result, { how: 'deck', winners: [0], scores: [8, 0] });
});

rule('MP-END-03', 'equal nests win together', () => {
  const t = play(['spoon'], { cards: { 'nest.0': [], 'nest.1': ['spoon'], deck: ['button'] }, next: {} });
  t.answer(0, 'Silver spoon');
  assert.deepEqual(t.match.result, { how: 'deck', winners: [0, 1], scores: [2, 2] });
});
