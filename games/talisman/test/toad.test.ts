import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;

rule('TA-TOAD-01', 'three own turns, missed ones included', () => {
  const t = scene({ seats: thieves, at: ['fields3', 'tavern'], dice: [4, 1, 1] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].toad, 3);
  const last = scene({ seats: thieves, at: ['city'], with: { 0: { toad: 2, misses: 1 } } });
  assert.equal(last.state.players[0].toad, 1);
  const ends = scene({ seats: thieves, at: ['fields3'], with: { 0: { toad: 1 } } });
  ends.answer(0, 'woods2');
  assert.equal(ends.state.players[0].toad, 0);
});
rule('TA-TOAD-02', 'earlier counters are of no use', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 2, strength: 7 } },
    cards: { 'space.13': ['wolf'] },
    dice: [1, 1],
  });
  t.answer(0, 'fields4');
  assert.ok(t.log().some((line) => line.includes('2 against 3')));
});
rule('TA-TOAD-03', 'what the Toad gains vanishes with it', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 1, strength: 3 } },
    cards: { 'space.13': ['witch'] },
    dice: [3],
  });
  t.answer(0, 'fields4');
  const { strength, toadStrength, toad } = t.state.players[0];
  assert.deepEqual([strength, toadStrength, toad], [3, 0, 0]);
});
rule('TA-TOAD-04', 'lives and fate are shared', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 1 } },
    cards: { 'space.13': ['wolf'] },
    dice: [1, 5],
  });
  t.answer(0, 'fields4');
  assert.deepEqual([t.state.players[0].toad, t.state.players[0].lives], [0, 3]);
});
rule('TA-TOAD-05', 'one space, no dice, no Reaper; the bridge only from the Sentinel', () => {
  const t = scene({ seats: thieves, at: ['city'], with: { 0: { toad: 2 } } });
  assert.deepEqual(t.options(0), ['Fields', 'Fields']);
  assert.ok(
    scene({ seats: thieves, at: ['sentinel'], with: { 0: { toad: 2 } } })
      .match.question(0)!
      .from.some(({ id }) => id === 'bridge1'),
  );
  assert.ok(
    !scene({ seats: thieves, at: ['woods1'], with: { 0: { toad: 2 } } })
      .match.question(0)!
      .from.some(({ id }) => id.startsWith('bridge')),
  );
});
rule('TA-TOAD-06', 'no Spells are cast or gained, and those held are kept', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'hand.0': ['healing', 'healing'], 'space.13': ['witch'] },
    dice: [5],
  });
  t.asks(0, 'destination').answer(0, 'fields4');
  assert.equal(t.kinds('hand.0').length, 2);
  // As soon as one is no Toad any more, the limit counts again.
  const back = scene({
    seats: ['wizard', 'thief'],
    at: ['city'],
    with: { 0: { toad: 1 } },
    cards: { 'hand.0': ['healing', 'healing', 'preservation'] },
  });
  back.answer(0, 'fields4').asks(0, 'discardSpells');
  assert.deepEqual([back.state.turn, back.state.players[0].toad], [0, 0]);
});
rule('TA-TOAD-07', 'Strength 1, Craft 1, no abilities', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'space.13': ['shadow'] },
    dice: [3, 1],
  });
  t.answer(0, 'fields4');
  assert.ok(t.log().some((line) => line.includes('4 against 3')));
  // An Elf who is a Toad does not evade in the Woods.
  const elf = scene({
    seats: ['elf', 'thief'],
    at: ['plains2'],
    with: { 0: { toad: 2 } },
    cards: { 'space.16': ['wolf'] },
    dice: [1, 1],
  });
  elf.answer(0, 'woods3');
  assert.equal(elf.state.turn, 1);
});
rule('TA-TOAD-08', 'belongings and gold stay behind, trophies and quest are kept, nothing is taken', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    with: { 0: { gold: 2 } },
    cards: {
      'objects.0': ['sword'],
      'followers.0': ['unicorn'],
      'trophies.0': ['wolf'],
      'quest.0': ['killOneDragon'],
    },
    dice: [4, 1, 1],
  });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.deepEqual(
    [t.kinds('space.12'), t.state.goldOn[12], t.state.players[0].gold],
    [['sword', 'unicorn'], 2, 0],
  );
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('quest.0')], [['wolf'], ['killOneDragon']]);
  const toad = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'space.13': ['sword'] },
  });
  toad.answer(0, 'fields4');
  assert.deepEqual([toad.state.turn, toad.kinds('space.13')], [1, ['sword']]);
});
rule('TA-TOAD-09', 'again, and the three begin anew', () => {
  const t = scene({ seats: thieves, at: ['fields3'], with: { 0: { toad: 2 } }, dice: [1] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].toad, 3);
});

const counters = (t: ReturnType<typeof scene>): number[] => {
  const { strength, craft, toadStrength, toadCraft } = t.state.players[0];
  return [strength, craft, toadStrength, toadCraft];
};
const small = { toad: 3, strength: 3, craft: 2, toadStrength: 1, toadCraft: 1 };
rule.also('TA-TOAD-03', 'it gains and loses counters of its own, and fights with them', () => {
  const witch = (die: number, cards: readonly string[] = ['witch']) =>
    scene({ seats: thieves, at: ['city'], with: { 0: small }, cards: { 'space.13': cards }, dice: [die, 1] });
  assert.deepEqual(counters(witch(3).answer(0, 'fields4')), [3, 2, 2, 1]);
  assert.deepEqual(counters(witch(4).answer(0, 'fields4')), [3, 2, 1, 2]);
  const enchanted = (die: number) =>
    scene({ seats: thieves, at: ['fields3'], with: { 0: small }, dice: [die] })
      .answer(0, 'city')
      .answer(0, 'The Enchantress');
  assert.deepEqual(counters(enchanted(2)), [3, 2, 0, 1]);
  assert.deepEqual(counters(enchanted(3)), [3, 2, 1, 0]);
  const fights = witch(2, ['wolf']).answer(0, 'fields4');
  assert.ok(fights.log().some((line) => line.includes('4 against 3')));
});
rule.also('TA-TOAD-07', 'it cannot attack with the mind, steal, or pray as its character can', () => {
  for (const kind of ['wizard', 'thief']) {
    const t = scene({
      seats: [kind, 'troll'],
      at: ['city', 'fields4'],
      with: { 0: { toad: 3 }, 1: { gold: 1 } },
      dice: [1, 5],
    });
    t.answer(0, 'fields4').answer(0, 'seat1').asks(1, 'spoils').answer(1, 'pass');
    assert.ok(t.log().includes('Seat 0 2, Seat 1 11.'));
  }
  // A Priest adds 1 to a prayer, the Toad does not: 5 stays 5 and is a life.
  const prays = scene({
    seats: ['priest', 'thief'],
    at: ['hills1'],
    with: { 0: { toad: 3, lives: 4 } },
    dice: [5],
  });
  prays.answer(0, 'chapel').answer(0, 'Pray');
  assert.equal(prays.state.players[0].lives, 5);
});
rule.also('TA-TOAD-08', 'neither spoils nor a Talisman come to a Toad', () => {
  const spoils = scene({
    seats: thieves,
    at: ['city', 'fields4'],
    with: { 0: { toad: 3, toadStrength: 8 } },
    cards: { 'objects.1': ['sword'] },
    dice: [5, 1],
  });
  spoils.answer(0, 'fields4').answer(0, 'seat1').asks(0, 'spoils');
  assert.equal(spoils.blocked(0, 'Sword'), 'TA-TOAD-08');
  spoils.answer(0, 'pass');
  const prays = scene({
    seats: thieves,
    at: ['desert2'],
    with: { 0: { toad: 3 } },
    cards: { talismanDiscard: [] },
    next: { talismans: ['talisman'] },
    dice: [5, 5],
  });
  prays.answer(0, 'temple');
  assert.deepEqual([prays.kinds('objects.0'), prays.kinds('talismanDiscard')], [[], ['talisman']]);
});
