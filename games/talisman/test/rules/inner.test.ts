import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { ids, inside, pileAt, player, promptOf, rest, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-INNER-13', 'in the Valley one meets others, on the way to it one does not', () => {
  const meets = (from: 'pits' | 'plainOfPeril', to: 'valleyOfFire' | 'mines'): string | undefined => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, to],
      with: { 0: { done: true } },
      cards: { 'objects.0': ['talisman'] },
      dice: [1, 1, 1, 1],
    });
    t.answer(0, to);
    assert.equal(where(t, 0), to);
    rest(t);
    return promptOf(t);
  };
  assert.equal(meets('pits', 'valleyOfFire'), 'encounter');
  assert.notEqual(meets('plainOfPeril', 'mines'), 'encounter');
});

// The inner region and the Crown.

rule.also(
  'TA-INNER-09',
  'from the Valley a way back leads along either route, and only the Crown is the Crown',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['valleyOfFire', 'city'],
      cards: { 'objects.0': ['talisman'] },
      dice: [1],
    });
    assert.deepEqual(
      t.match.question(0)!.from.map(({ id }) => id),
      ['crownOfCommand', 'back.pits', 'back.werewolfDen'],
    );
    t.answer(0, 'back.pits');
    rest(t);
    assert.deepEqual([where(t, 0), t.state.crownReached], ['pits', false]);
  },
);

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

const wizards = ['wizard', 'wizard'] as const;

rule('TA-INNER-12', 'creatures there are immune, those who walk there are not', () => {
  // Psionic Blast works on the caster; Destruction finds nothing to aim at.
  const t = scene({
    seats: wizards,
    at: ['diceWithDeath', 'tavern'],
    with: { 0: { done: true, werewolf: 7 } },
    cards: { 'hand.0': ['psionicBlast'] },
  });
  t.answer(0, 'werewolfDen').asks(0, 'beforeFight').roll(2, 1).answer(0, 'Psionic Blast');
  assert.ok(t.log().some((line) => line.includes('9 against 8')));
  assert.equal(where(t, 0), 'werewolfDen');
  t.match.waiting.forEach((seat) => t.options(seat));
});

rule.also('TA-INNER-10', 'whoever dies of what lies on the space has no task there any more', () => {
  const t = inside('plainOfPeril', 'mines', [], {
    with: { 0: { lives: 1 } },
    cards: { [pileAt('mines')]: ['familiar'] },
  });
  t.answer(0, 'familiar').answer(0, 'loseLife');
  assert.equal(player(t).standing, 'dead');
  assert.ok(!t.log().some((line) => line.startsWith('Seat 0 rolls')));
  rest(t);
});
