import assert from 'node:assert/strict';
import { HALL, play, rule, situation, type Thunder } from '../../kit.ts';

situation('Rogue, Outlaw and Poisoner: every other seat discards a card of its choice, once', () => {
  for (const [kind, name] of [
    ['loriggRogue', 'Lorigg Rogue'],
    ['loriggOutlaw', 'Lorigg Outlaw'],
    ['redbladePoisoner', 'Redblade Poisoner'],
  ]) {
    const t = play({
      seats: 3,
      hand: [kind, 'torch'],
      hall: HALL,
      cards: {
        'hand.1': ['torch', 'militia'],
        'hand.2': ['dagger', 'militia'],
        'discard.1': [],
        'discard.2': [],
      },
    });
    t.answer(0, 'dungeon').answer(0, name).asks(1, 'discard').answer(1, 'torch').answer(2, 'dagger');
    t.asks(0, 'fight');
    assert.deepEqual([t.kinds('discard.1'), t.kinds('discard.2')], [['torch'], ['dagger']], kind);
    // Everybody sees what was discarded.
    const told = t.log().filter((line) => line.includes('has to discard'));
    assert.deepEqual(told, ['Seat 1 has to discard the Torch.', 'Seat 2 has to discard the Dagger.'], kind);
    assert.deepEqual(t.kinds('laid.0').toSorted(), [kind, 'torch'].toSorted());
    assert.ok(!t.options(0).some((option) => option.startsWith(name)), kind);
  }
});

situation('Assassin: one hero or two cards', () => {
  const t = play({
    seats: 3,
    hand: ['redbladeAssassin'],
    hall: HALL,
    cards: {
      'hand.1': ['torch', 'militia', 'dagger'],
      'hand.2': ['torch', 'militia', 'dagger'],
      'discard.1': [],
      'discard.2': [],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Redblade Assassin').asks(1, 'discardHeroOrTwo');
  t.answer(1, 'militia').answer(2, 'torch').asks(2, 'discardSecond').answer(2, 'dagger').asks(0, 'fight');
  assert.deepEqual([t.kinds('discard.1'), t.kinds('discard.2')], [['militia'], ['torch', 'dagger']]);
});

situation('Illusionist: made to discard it, its owner takes it back', () => {
  const t = play({
    hand: ['loriggRogue'],
    hall: HALL,
    cards: { 'hand.1': ['diinIllusionist', 'torch'], 'discard.1': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Lorigg Rogue').answer(1, 'diinIllusionist').asks(0, 'fight');
  assert.deepEqual(t.kinds('hand.1').toSorted(), ['diinIllusionist', 'torch']);
  assert.deepEqual(t.kinds('discard.1'), []);
});

rule('TH-CARD-11', 'a Heavy makes the others discard a card with gold, also if the fight is lost', () => {
  const t = play({
    seats: 3,
    hand: ['ganglandHeavy'],
    hall: HALL,
    cards: {
      'hand.1': ['torch', 'militia', 'elfWizard'],
      'hand.2': ['elfWizard', 'disease'],
      'discard.1': [],
      'discard.2': [],
    },
  });
  t.answer(0, 'dungeon');
  // Who uses it, and who has to give, is told what will do.
  assert.ok(t.options(0).includes('Gangland Heavy: all others discard 1 card with a gold value'));
  t.answer(0, 'Gangland Heavy').asks(1, 'payUp');
  assert.deepEqual(t.options(1), ['Torch', 'Militia']);
  t.answer(1, 'torch').asks(0, 'fight').answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /Kingdom stands/);
  assert.deepEqual([t.kinds('discard.1'), t.kinds('discard.2')], [['torch'], []]);
  // A player who has none shows the hand.
  assert.ok(t.log().some((line) => /Seat 2 shows/.test(line) && line.includes('Elf Wizard')));
});

rule('TH-CARD-13', 'a Hunter makes the others discard a monster, whatever comes of the fight', () => {
  const t = play({
    seats: 3,
    hand: ['gohlenHunter'],
    hall: HALL,
    cards: {
      'hand.1': ['famine', 'kingdom', 'torch'],
      'hand.2': ['torch'],
      'discard.0': [],
      'discard.1': [],
      'discard.2': [],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Gohlen Hunter').asks(1, 'discardMonster');
  assert.deepEqual(t.options(1), ['Famine', 'Kingdom']);
  t.answer(1, 'famine').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.match(t.log().join('\n'), /Kingdom stands/);
  assert.deepEqual([t.kinds('discard.1'), t.kinds('discard.2')], [['famine'], []]);
  assert.ok(t.log().some((line) => /Seat 2 shows/.test(line)));
  assert.ok(!t.kinds('discard.0').includes('famine'));
});

/** A Hunter with a victory over Kingdom (Undead – Doom), or another, while seat 1 had this monster to discard. */
const hunt = (monster: string, front = 'kingdom', name = 'Kingdom'): Thunder =>
  play({
    hand: ['gohlenHunter', 'hatchet', 'torch'],
    hall: [front, ...HALL.slice(1)],
    cards: { 'hand.1': [monster], 'discard.0': [], 'discard.1': [] },
  })
    .answer(0, 'dungeon')
    .answer(0, 'Gohlen Hunter')
    .answer(0, 'Hatchet')
    .answer(0, `Attack ${name}`);

rule('TH-CARD-14', 'after a victory the prey must be of the very same type', () => {
  const t = hunt('famine').asks(0, 'takePrey').answer(0, 'famine').asks(1, 'turn');
  assert.ok(t.kinds('discard.0').includes('famine'));
  assert.deepEqual(t.kinds('discard.1'), []);
  assert.deepEqual(hunt('famine').answer(0, 'Nothing').kinds('discard.1'), ['famine']);
  hunt('skaladak').asks(1, 'turn');
});

rule.also('TH-CARD-13', 'prey is worth at most 5 victory points', () => {
  hunt('suffering').asks(0, 'takePrey');
  hunt('lordOfDeath').asks(1, 'turn');
  hunt('tormentor', 'grudgebeast', 'Grudgebeast').asks(1, 'turn'); // 6
  hunt('bloodskullOrc', 'bloodskullOrc', 'Bloodskull Orc').asks(0, 'takePrey'); // 0
  hunt('deadboneTroll', 'bloodskullOrc', 'Bloodskull Orc').asks(0, 'takePrey'); // 5
});

rule.also('TH-CARD-13', 'of two Hunters each takes only what was discarded because of it', () => {
  const t = play({
    hand: ['gohlenHunter', 'gohlenHunter', 'torch'],
    hall: HALL,
    cards: { 'hand.1': ['famine', 'suffering'], 'discard.0': [], 'discard.1': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Gohlen Hunter').answer(1, 'famine').answer(0, 'Gohlen Hunter');
  t.answer(0, 'Attack Kingdom').asks(0, 'takePrey');
  const first = t.options(0);
  t.answer(0, first[0]).asks(0, 'takePrey');
  assert.deepEqual([first, t.options(0)].flat().toSorted(), ['Famine', 'Nothing', 'Nothing', 'Suffering']);
});

rule('TH-CARD-15', 'Siren and Witch make the others discard, whether the fight is won or lost', () => {
  for (const [kind, name] of [
    ['runespawnSiren', 'Runespawn Siren'],
    ['runespawnWitch', 'Runespawn Witch'],
  ]) {
    const t = play({
      hand: [kind],
      hall: HALL,
      cards: { 'hand.1': ['torch', 'militia'], 'discard.1': [] },
    });
    t.answer(0, 'dungeon').answer(0, name).answer(1, 'torch').answer(0, 'Attack Mythlurian').asks(1, 'turn');
    assert.match(t.log().join('\n'), /Mythlurian stands/);
    assert.deepEqual(t.kinds('discard.1'), ['torch']);
  }
});

// What heroes do to the others: make them discard, take what they discard, borrow it.

const reached = (t: Thunder): number =>
  Number(/reaches (\d+) against/.exec(t.log().findLast((line) => line.includes('reaches'))!)![1]);

rule.also('TH-CARD-15', 'a Witch gets magic attack 2, unless a spell is discarded', () => {
  for (const [card, magic] of [
    ['torch', 5],
    ['fireball', 3],
  ] as const) {
    const t = play({
      hand: ['runespawnWitch', 'torch'],
      hall: HALL,
      cards: { 'hand.1': ['torch', 'fireball'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Runespawn Witch').answer(1, card).answer(0, 'Attack Kingdom');
    assert.equal(reached(t), magic);
  }
});

rule.also('TH-CARD-15', 'a Siren draws nothing', () => {
  const t = play({ hand: ['runespawnSiren'], hall: HALL, cards: { 'hand.1': [] } });
  t.answer(0, 'dungeon').answer(0, 'Runespawn Siren').asks(0, 'fight');
  assert.deepEqual(t.kinds('laid.0'), ['runespawnSiren']);
});

const disarm = (hall: readonly string[] = HALL): Thunder =>
  play({
    seats: 3,
    hand: ['torynGladiator', 'militia', 'torch'],
    hall,
    cards: {
      'hand.1': ['hatchet', 'dagger', 'torch'],
      'hand.2': ['torch'],
      'discard.1': [],
      'discard.2': [],
      trash: [],
    },
  })
    .answer(0, 'dungeon')
    .answer(0, 'Toryn Gladiator')
    .asks(1, 'discardWeapon')
    .answer(1, 'hatchet')
    .asks(0, 'borrow');

rule('TH-CARD-18', 'a borrowed weapon that is destroyed in battle does not go back', () => {
  const t = disarm(['kingdom', 'mythlurian', 'skaladak']).answer(0, 'hatchet');
  t.answer(0, 'Attack Skaladak');
  assert.deepEqual(t.kinds('discard.1'), []);
  assert.ok(t.kinds('trash').includes('hatchet'));
});

rule.also('TH-CARD-18', 'otherwise it returns to its owner after the battle', () => {
  const t = disarm().answer(0, 'hatchet').asks(0, 'fight');
  assert.deepEqual(t.kinds('discard.1'), []);
  // Only for the Gladiator: it cannot be handed on.
  assert.ok(!t.options(0).some((option) => option.startsWith('Hatchet')));
  t.answer(0, 'Attack Kingdom');
  assert.equal(reached(t), 4 + 3 + 1);
  assert.deepEqual(t.kinds('discard.1'), ['hatchet']);
});

rule.also('TH-CARD-18', 'nobody has to borrow, and without a weapon the hand is shown', () => {
  const t = disarm().answer(0, 'Nothing').answer(0, 'Attack Kingdom');
  assert.equal(reached(t), 4 + 1);
  assert.deepEqual(t.kinds('discard.1'), ['hatchet']);
  assert.ok(t.log().some((line) => /Seat 2 shows/.test(line)));
});

/** A Theurge to whom seat 1 gives this hero. */
const summon = (given: string, more: readonly string[] = [], hall: readonly string[] = HALL): Thunder =>
  play({
    hand: ['selurinTheurge', 'torch', ...more],
    hall,
    cards: { 'hand.1': [given, 'torch'], 'discard.0': [], 'discard.1': [], trash: [] },
  })
    .answer(0, 'dungeon')
    .answer(0, 'Selurin Theurge');

situation('Theurge: a hero of another seat fights along and goes back', () => {
  const t = summon('elfWizard').asks(0, 'borrowHero').answer(0, 'elfWizard').asks(0, 'fight');
  assert.deepEqual(t.kinds('laid.0').toSorted(), ['elfWizard', 'selurinTheurge', 'torch']);
  t.answer(0, 'Attack Kingdom');
  // (2 + 2) doubled.
  assert.equal(reached(t), 8);
  assert.deepEqual(t.kinds('discard.1'), ['elfWizard']);
  assert.ok(!t.kinds('discard.0').includes('elfWizard'));
});

situation('Theurge: who has no hero shows the hand, and nobody has to borrow', () => {
  const none = summon('dagger').asks(0, 'fight');
  assert.ok(none.log().some((line) => /Seat 1 shows/.test(line)));
  const t = summon('elfWizard').answer(0, 'Nothing').answer(0, 'Attack Kingdom');
  assert.equal(reached(t), 4);
});

situation('Theurge: an Illusionist is back in its hand and cannot be borrowed', () => {
  const t = summon('diinIllusionist').asks(0, 'fight');
  assert.deepEqual(t.kinds('hand.1').toSorted(), ['diinIllusionist', 'torch']);
});

rule.also('TH-DUNGEON-17', 'a borrowed hero destroyed in battle does not go back', () => {
  const t = summon('elfWizard', [], ['kingdom', 'mythlurian', 'skaladak'])
    .answer(0, 'elfWizard')
    .answer(0, 'Attack Mythlurian')
    .asks(0, 'sacrifice')
    .answer(0, 'elfWizard');
  assert.deepEqual(t.kinds('trash'), ['elfWizard']);
  assert.deepEqual(t.kinds('discard.1'), []);
});

situation('a borrowed Militia that is sent away goes to its owner', () => {
  const t = summon('militia', ['diinEnchanter']).answer(0, 'militia').answer(0, 'Diin Enchanter');
  t.asks(0, 'enlist');
  assert.deepEqual(t.kinds('discard.1'), ['militia']);
  assert.deepEqual(t.kinds('discard.0'), []);
});
