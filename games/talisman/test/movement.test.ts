import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));

rule('TA-MOVE-01', 'the region in which the move begins decides the dice', () => {
  // Two dice in the outer region, one in the middle, none in the inner.
  scene({ at: ['city'], dice: [2, 5] }).asks(0, 'destination');
  const middle = scene({ at: ['oasis'], dice: [2] });
  assert.deepEqual(middle.options(0), ['Temple', "Warlock's Cave"]);
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
