import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { ends, ids, rest, says, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-PORTAL-05', 'whoever knows the way by Craft needs both dice for Strength', () => {
  const opening = (attribute: string, dice: readonly number[]) => {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['castle', 'city'],
      dice: [4, ...dice, 3, 4],
    });
    t.answer(0, 'portal').answer(0, attribute);
    rest(t);
    return t;
  };
  says(opening('strength', [6, 6]), 'The Portal stays shut to Seat 0: 12 against 3.');
  says(opening('craft', [3]), 'Seat 0 opens the Portal: 3 against 3.');
});

rule('TA-PORTAL-01', 'only if the roll leads beyond the Portal', () => {
  assert.ok(ids(scene({ seats: thieves, at: ['hiddenValley'], dice: [3] })).includes('portal'));
  const exact = scene({ seats: thieves, at: ['hiddenValley'], dice: [2], next: { adventure: ['witch'] } });
  assert.ok(!ids(exact).includes('portal'));
  exact.roll(3).answer(0, 'portalOfPower');
  assert.equal(exact.state.players[0].strength, 1);
  assert.ok(ids(scene({ seats: thieves, at: ['portalOfPower'], dice: [1] })).includes('portal'));
});

rule('TA-PORTAL-02', 'every passage needs its own attempt', () => {
  const t = scene({ seats: thieves, at: ['portalOfPower'], with: { 0: { strength: 9 } }, dice: [2, 1, 1] });
  t.answer(0, 'portal').asks(0, 'portal').answer(0, 'Strength');
  assert.equal(where(t, 0), 'plainOfPeril');
  const again = scene({ seats: thieves, at: ['portalOfPower'], with: { 0: { strength: 9 } }, dice: [2] });
  again.answer(0, 'portal').asks(0, 'portal');
});

rule('TA-PORTAL-03', 'success ends the turn on the Plain, without an encounter', () => {
  const t = scene({
    seats: thieves,
    at: ['castle', 'plainOfPeril'],
    with: { 0: { craft: 5 } },
    dice: [4, 2, 5],
  });
  t.answer(0, 'portal').answer(0, 'Craft');
  assert.deepEqual([where(t, 0), t.state.turn], ['plainOfPeril', 1]);
});

rule('TA-PORTAL-04', 'failure ends the turn on the Portal, without an encounter', () => {
  const t = scene({ seats: thieves, at: ['castle', 'portalOfPower'], dice: [4, 6, 5] });
  t.answer(0, 'portal').answer(0, 'Craft');
  assert.deepEqual([where(t, 0), t.state.turn, t.kinds('space.24')], ['portalOfPower', 1, []]);
});

rule('TA-PORTAL-05', 'two dice not above the attribute; otherwise a point of it is lost', () => {
  const equal = scene({
    seats: thieves,
    at: ['castle'],
    with: { 0: { strength: 2 } },
    cards: { 'objects.0': ['sword'] },
    dice: [4, 2, 3],
  });
  equal.answer(0, 'portal').answer(0, 'Strength');
  assert.equal(where(equal, 0), 'plainOfPeril');
  // A Sword counts in battle only.
  const above = scene({
    seats: thieves,
    at: ['castle'],
    with: { 0: { strength: 2 } },
    cards: { 'objects.0': ['sword'] },
    dice: [4, 3, 3],
  });
  above.answer(0, 'portal').answer(0, 'Strength');
  assert.deepEqual([where(above, 0), above.state.players[0].strength], ['portalOfPower', 1]);
  const fate = scene({
    seats: thieves,
    at: ['portalOfPower'],
    with: { 0: { fate: 2, strength: 5 } },
    dice: [2, 5, 4, 2],
  });
  fate.answer(0, 'keep').answer(0, 'portal').answer(0, 'Strength').answer(0, 'reroll0');
  assert.equal(where(fate, 0), 'plainOfPeril');
});

rule('TA-PORTAL-06', 'an unfinished quest does not bar it, unless the published rule was agreed', () => {
  const quest = { 'quest.0': ['killOneDragon'] };
  assert.ok(ids(scene({ seats: thieves, at: ['castle'], cards: quest, dice: [4] })).includes('portal'));
  const barred = scene({
    seats: thieves,
    at: ['castle'],
    cards: quest,
    dice: [4],
    options: { questBlocksPortal: true },
  });
  assert.ok(!ids(barred).includes('portal'));
});

rule.also('TA-PORTAL-06', 'where quests bar it, it is open without one', () => {
  const at = ['castle'] as const;
  const t = scene({ seats: thieves, at, dice: [4], options: { questBlocksPortal: true } });
  assert.ok(ends(t).includes('portal'));
});
