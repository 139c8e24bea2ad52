import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const ids = (t: ReturnType<typeof scene>): string[] => t.match.question(0)!.from.map(({ id }) => id);

rule('TA-INNER-01', 'onward only when the task of the space is done', () => {
  const held = scene({
    seats: thieves,
    at: ['pits'],
    with: { 0: { fiends: 2 } },
    cards: { 'objects.0': ['talisman'] },
  });
  assert.deepEqual(ids(held), ['stay', 'back.vampiresTower']);
  held.roll(1, 5).answer(0, 'stay');
  assert.equal(held.state.players[0].lives, 3);
  const free = scene({
    seats: thieves,
    at: ['pits'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talisman'] },
  });
  assert.deepEqual(ids(free), ['valleyOfFire', 'back.vampiresTower']);
  free.answer(0, 'valleyOfFire');
});

rule('TA-INNER-02', 'turning back is offered before every move', () => {
  for (const space of ['mines', 'vampiresTower', 'werewolfDen', 'diceWithDeath'] as const) {
    const t = scene({
      seats: thieves,
      at: [space],
      with: { 0: { done: true } },
      cards: { 'objects.0': ['talisman'] },
    });
    assert.ok(
      ids(t).some((id) => id.startsWith('back.')),
      space,
    );
  }
});

rule('TA-INNER-03', 'on the way back tasks are ignored', () => {
  const t = scene({ seats: thieves, at: ['vampiresTower'], with: { 0: { done: true } } });
  t.answer(0, 'back.mines');
  assert.deepEqual([where(t, 0), t.state.players[0].lives, t.state.turn], ['mines', 4, 1]);
});

rule('TA-INNER-04', 'once turned back, all the way to the Plain', () => {
  const t = scene({ seats: thieves, at: ['vampiresTower'], with: { 0: { back: true } } });
  // Only one way is open, so nobody is asked.
  assert.equal(where(t, 0), 'mines');
  const valley = scene({
    seats: thieves,
    at: ['valleyOfFire'],
    with: { 0: { back: true } },
    cards: { 'objects.0': ['talisman'] },
  });
  assert.equal(valley.blocked(0, 'crownOfCommand'), 'TA-INNER-04');
  const plain = scene({ seats: thieves, at: ['mines'], with: { 0: { back: true } } });
  assert.deepEqual([where(plain, 0), plain.state.players[0].back], ['plainOfPeril', false]);
});

rule('TA-INNER-05', 'from the Plain one sets out again or leaves', () => {
  const t = scene({ seats: thieves, at: ['plainOfPeril'] });
  assert.deepEqual(t.options(0), ['Mines', 'Crypt', 'Leave the inner region']);
});

rule('TA-INNER-06', 'leaving leads to the Portal, unopened, and to an encounter there', () => {
  const t = scene({ seats: thieves, at: ['plainOfPeril'], next: { adventure: ['witch'] }, dice: [3] });
  t.answer(0, 'Leave the inner region');
  assert.deepEqual([where(t, 0), t.state.players[0].strength], ['portalOfPower', 1]);
});

rule('TA-INNER-07', 'walking leads in only through the Portal', () => {
  // From everywhere else in the middle region no roll reaches the Plain.
  for (let die = 1; die <= 6; die++) {
    const t = scene({ seats: thieves, at: ['warlocksCave'], dice: [die] });
    assert.ok(!ids(t).some((id) => id === 'plainOfPeril' || id === 'portal'));
  }
  const at = scene({ seats: thieves, at: ['castle'], dice: [2] });
  assert.ok(ids(at).includes('portal'));
});

rule('TA-INNER-08', 'the Valley of Fire only with a Talisman', () => {
  const without = scene({ seats: thieves, at: ['pits'], with: { 0: { done: true } } });
  // Turning back is the only way left, so it goes without asking.
  assert.equal(where(without, 0), 'vampiresTower');
  const t = scene({
    seats: thieves,
    at: ['pits'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['foundTalisman'] },
  });
  t.answer(0, 'valleyOfFire');
  assert.equal(where(t, 0), 'valleyOfFire');
});

rule.also('TA-INNER-08', 'every Talisman will do', () => {
  for (const kind of [
    'agelessTalisman',
    'foundTalisman',
    'oneTalisman',
    'spellboundTalisman',
    'talisman',
    'talismanOfCensure',
    'talismanOfPower',
    'talismanOfProtection',
    'talismanOfWisdom',
  ]) {
    const t = scene({
      seats: thieves,
      at: ['pits'],
      with: { 0: { done: true } },
      cards: { 'objects.0': [kind] },
    });
    t.answer(0, 'valleyOfFire');
    assert.equal(where(t, 0), 'valleyOfFire', kind);
  }
});
rule.also('TA-INNER-08', 'no other Magic Object will do, nor one that only seems to be a Talisman', () => {
  for (const objects of [['ring'], ['falseTalisman'], ['falseTalisman', 'talisman']]) {
    const t = scene({
      seats: thieves,
      at: ['pits'],
      with: { 0: { done: true } },
      cards: { 'objects.0': objects },
    });
    assert.equal(where(t, 0), 'vampiresTower', objects.join());
  }
});

rule('TA-INNER-09', 'the Crown only from the Valley', () => {
  const t = scene({ seats: thieves, at: ['valleyOfFire'], with: { 0: { done: true } }, dice: [1] });
  assert.ok(ids(t).includes('crownOfCommand'));
  t.answer(0, 'crownOfCommand');
  assert.equal(t.state.crownReached, true);
  for (const space of ['plainOfPeril', 'mines', 'werewolfDen'] as const)
    assert.ok(!ids(scene({ seats: thieves, at: [space] })).includes('crownOfCommand'));
});

rule('TA-INNER-10', 'no Adventure cards; the printed task is carried out', () => {
  const t = scene({ seats: thieves, at: ['mines'], with: { 0: { done: true } }, dice: [1] });
  t.answer(0, 'vampiresTower');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.42'), []);
});

rule('TA-INNER-11', 'its creatures cannot be evaded', () => {
  const t = scene({
    seats: thieves,
    at: ['diceWithDeath'],
    with: { 0: { done: true, werewolf: 5 } },
    set: (state) =>
      state.lasting.push({ what: 'evading', seat: 0, rounds: 2, whom: 0, space: null, card: null }),
    dice: [1, 5],
  });
  t.answer(0, 'werewolfDen');
  assert.equal(t.state.players[0].lives, 3);
});

rule('TA-INNER-13', 'others are met on the Plain, in the Valley and on the Crown only', () => {
  const plain = scene({ seats: thieves, at: ['mines', 'plainOfPeril'], with: { 0: { back: true } } });
  plain.asks(0, 'encounter');
  const valley = scene({
    seats: thieves,
    at: ['pits', 'valleyOfFire'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talisman'] },
  });
  valley.answer(0, 'valleyOfFire').asks(0, 'encounter');
  const tower = scene({
    seats: thieves,
    at: ['mines', 'vampiresTower'],
    with: { 0: { done: true } },
    dice: [1],
  });
  tower.answer(0, 'vampiresTower');
  assert.equal(tower.state.turn, 1);
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

rule('TA-CROWN-01', 'whoever enters an occupied Crown must encounter somebody there', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'crownOfCommand', 'crownOfCommand'],
  });
  t.answer(0, 'crownOfCommand').asks(0, 'encounterOnCrown');
  assert.deepEqual(t.options(0).length, 2);
});

rule('TA-CROWN-02', 'with company the turn is the encounter and nothing else', () => {
  const t = scene({
    seats: thieves,
    at: ['crownOfCommand', 'crownOfCommand'],
    set: (state) => (state.crownReached = true),
    dice: [5, 1, 5, 1],
  });
  t.asks(0, 'spoils').answer(0, '1 life').asks(1, 'spoils');
  assert.deepEqual([t.state.players[1].lives, t.state.turn], [3, 1]);
});

const ruling = (dice: number[], more = {}) =>
  scene({ seats: ['thief', 'thief', 'thief'], at: ['valleyOfFire', 'city', 'pits'], dice, ...more });

rule(
  'TA-CROWN-03',
  'alone on the Crown one must cast the Command Spell, and fate may repeat the roll',
  () => {
    const t = ruling([2, 5], { with: { 0: { fate: 1 } } });
    t.answer(0, 'crownOfCommand').asks(0, 'fate').answer(0, 'reroll0');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 3, 3],
    );
  },
);

rule('TA-CROWN-04', '1 to 3 does nothing', () => {
  for (const die of [1, 2, 3]) {
    const t = ruling([die]);
    t.answer(0, 'crownOfCommand');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 4, 4],
    );
  }
});

rule('TA-CROWN-05', '4 to 6 costs everybody else a life, wherever they are, and armour does not help', () => {
  for (const die of [4, 5, 6]) {
    const t = ruling([die], { cards: { 'objects.1': ['armour'] } });
    t.answer(0, 'crownOfCommand');
    assert.deepEqual(
      t.state.players.map(({ lives }) => lives),
      [4, 3, 3],
    );
  }
});

rule('TA-CROWN-06', 'on the Cataclysm board the Eternal Crown decides', () => {
  const t = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    dice: [2],
    options: { board: 'cataclysm' },
  });
  assert.deepEqual(t.kinds('space.48'), ['theEternalCrown']);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [3, 3],
  );
});

rule('TA-CROWN-07', 'the last one left wins at once', () => {
  const t = scene({ seats: thieves, at: ['valleyOfFire', 'city'], with: { 1: { lives: 1 } }, dice: [6] });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.match.result, { how: 'lastOne', winners: [0] });
  // At the same moment: nobody.
  const both = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    dice: [2],
    options: { board: 'cataclysm' },
  });
  both.answer(0, 'crownOfCommand');
  assert.deepEqual(both.match.result, { how: 'nobody', winners: [] });
});

rule('TA-CROWN-08', 'a Toad casts nothing', () => {
  // The 5 that would have cost seat 1 a life is its movement die.
  const t = scene({
    seats: thieves,
    at: ['crownOfCommand', 'city'],
    with: { 0: { toad: 3 } },
    set: (state) => (state.crownReached = true),
    dice: [5, 3],
  });
  t.asks(1, 'destination');
  assert.equal(t.state.players[1].lives, 4);
});
